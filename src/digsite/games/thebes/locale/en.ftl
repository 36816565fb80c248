# Thebes, in the words of the English rulebook.

## Places

thebes-place-london = London
thebes-place-paris = Paris
thebes-place-berlin = Berlin
thebes-place-vienna = Vienna
thebes-place-rome = Rome
thebes-place-warsaw = Warsaw
thebes-place-moscow = Moscow
thebes-place-greece = Greece
thebes-place-crete = Crete
thebes-place-egypt = Egypt
thebes-place-palestine = Palestine
thebes-place-mesopotamia = Mesopotamia
thebes-at-london = in London
thebes-at-paris = in Paris
thebes-at-berlin = in Berlin
thebes-at-vienna = in Vienna
thebes-at-rome = in Rome
thebes-at-warsaw = in Warsaw
thebes-at-moscow = in Moscow
thebes-at-greece = in Greece
thebes-at-crete = on Crete
thebes-at-egypt = in Egypt
thebes-at-palestine = in Palestine
thebes-at-mesopotamia = in Mesopotamia
thebes-about-greece = about Greece
thebes-about-crete = about Crete
thebes-about-egypt = about Egypt
thebes-about-palestine = about Palestine
thebes-about-mesopotamia = about Mesopotamia

## Counts and journeys

thebes-n-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weeks
}
thebes-n-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
thebes-n-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
thebes-journey-none = { "" }
thebes-journey = Travel to { $place } ({ $weeks }).{ " " }
thebes-journey-zeppelin = Fly to { $place } by zeppelin.{ " " }
thebes-journey-without-car = Travel to { $place } without the car ({ $weeks }).{ " " }
thebes-travels =
    { $you ->
        [yes] travel
       *[no] travels
    } to { $place } ({ $weeks }) and{ " " }
thebes-flies =
    { $you ->
        [yes] fly
       *[no] flies
    } to { $place } and{ " " }
thebes-travels-without-car =
    { $you ->
        [yes] travel
       *[no] travels
    } to { $place } without the car ({ $weeks }) and{ " " }
thebes-need = { $count } from { $area }
thebes-with-help = { " " }with { $help }
thebes-and-help = { " " }and { $help }

## Cards and tokens

thebes-title-special = { $area }
thebes-title-general = General knowledge
thebes-title-rumour = Rumour: { $area }
thebes-title-assistant = Assistant
thebes-title-shovel = Shovel
thebes-title-congress = Congress
thebes-title-car = Car
thebes-title-zeppelin = Zeppelin
thebes-title-permission = Special permission
thebes-effect-special = knowledge +{ $points }
thebes-effect-general = +{ $points } at every site
thebes-effect-rumour = knowledge +2, once
thebes-effect-assistant = adds to knowledge
thebes-effect-shovel = 1 more token per dig
thebes-effect-congress = 1, 3, 6, 10 … points
thebes-effect-car = long journeys: 1 week less
thebes-effect-zeppelin = one journey takes no time
thebes-effect-permission = dig twice in a year
thebes-card-special = { $points ->
    [one] a book { $about }
   *[other] { $points } books { $about }
}
thebes-card-general = { $points ->
    [one] a book of general knowledge
   *[other] { $points } books of general knowledge
}
thebes-card-rumour = a rumour { $about }
thebes-card-assistant = an assistant
thebes-card-shovel = a shovel
thebes-card-congress = a congress
thebes-card-car = a car
thebes-card-zeppelin = a zeppelin
thebes-card-permission = a special permission
thebes-exhibition-small = small exhibition { $at }
thebes-exhibition-large = large exhibition { $at }
thebes-token-general-book = a book of general knowledge
thebes-found-debris = debris
thebes-found-artefact = an artefact worth { $points }
thebes-found-book = a book { $about }

## Parts of the board

thebes-part-map = Map and cards
thebes-part-desk = My desk
thebes-map = Map with the time track
thebes-start = Start
thebes-in-all = in all
thebes-cards = Researcher cards
thebes-exhibitions = Exhibitions
thebes-sites = Excavation sites
thebes-order = Order of play
thebes-helpers = Help and congresses
thebes-points = Points by source
thebes-desk = { $name }’s desk
thebes-empty-card = No card left for this space
thebes-empty-exhibition = No exhibition yet
thebes-next-cards = Next cards:
thebes-supply = Supply
thebes-third = 3rd stack
thebes-discards = Discard pile
thebes-year = Year { $year }
thebes-exchange = Exchange
thebes-exchange-weeks = Exchange the cards in Warsaw: { $weeks }, to space { $space }
thebes-way-without-car = Without the car: 1 week more
thebes-way-usual = By car: 1 week less
thebes-figure = { $name }’s archaeologist, { $at }
thebes-marker = { $finished ->
    [yes] { $name }’s time marker: at the end of 1903
   *[other] { $name }’s time marker: { $space ->
        [0] start space
       *[other] week { $space } of { $year }
    }
}
thebes-weeks-left = { $weeks } left, { $turn } to the new year
thebes-finished = At the end of 1903
thebes-no-books = no books yet
thebes-no-finds = no finds yet
thebes-source = { $source }: { $points }
thebes-finest =
    { $mine ->
        [yes] Your finest artefacts
       *[no] { $name }’s finest artefacts
    }
thebes-source-artefacts = Artefacts
thebes-source-exhibitions = Exhibitions
thebes-source-congresses = Congresses
thebes-source-majorities = Most special knowledge
thebes-remark-artefacts = { $most ->
    [yes] Dug up the richest finds: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Lived on artefacts: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
thebes-remark-exhibitions = { $most ->
    [yes] Held the finest exhibitions: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Scored mainly with exhibitions: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
thebes-remark-congresses = { $most ->
    [yes] Spoke at more congresses than anyone else: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Lived on congresses: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
thebes-remark-majorities = { $most ->
    [yes] Knew the most: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for special knowledge.
   *[no] Scored mainly with special knowledge: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
thebes-total = { $points } in all
thebes-part-exhibitions = Exhibitions
thebes-knows = know
thebes-pass = Pass
thebes-fly = By zeppelin
thebes-exchange-price = Exchange all four: { $weeks }
thebes-so-far = { $due ->
    [0] { $worth ->
        [one] point
       *[other] points
    }
   *[other] so far
}
thebes-bag-short =
    In the bag: { $count ->
        [one] { $count } artefact
       *[other] { $count } artefacts
    }, { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
thebes-site-state = { $state ->
    [open] you may dig here
    [assistant] costs the assistant
    [rumour] costs the rumour
    [special_permission] costs a permission
    [permission-used] permission used
    [no-knowledge] no special knowledge
    [no-matching-knowledge] no special knowledge
    [too-few-weeks] too few weeks left
    [nothing-on-wheel] too little knowledge
   *[closed] valid permission
}
thebes-strip-travel = { $weeks } travel
thebes-strip-work = { $weeks } { $work ->
    [take] study
    [dig] digging
    [exchange] exchange
    [exhibit] exhibition
   *[pass] rest
}
thebes-strip-left = { $weeks } left
thebes-strip-next = next
thebes-strip-week = { $space ->
    [0] at the start
   *[other] week { $space }
}
thebes-seat = { $finished ->
    [yes] finished
   *[other] { $space ->
        [0] start
       *[other] week { $space }
    }
}, { $place }
thebes-stage = { $year }, year { $number } of 3
thebes-explain-next = Next card: { $card }, { $place }, { $weeks }.
thebes-explain-known = Special knowledge { $special }, general knowledge { $general } of { $all }.{ $shovels ->
    [0] { "" }
   *[other] { " " }Shovels add { $shovels } to the tokens.
}
thebes-short-general = General
thebes-short-rumour = Rumour
thebes-short-assistant = Assistant
thebes-short-shovel = Shovel
thebes-short-car = Car
thebes-short-zeppelin = Zeppelin
thebes-short-permission = Permission
thebes-short-congress = Congress
thebes-short-books = { $count ->
    [one] Book: { $area }
   *[other] Books: { $area }
}
thebes-short-exhibition = Exhibition
thebes-short-there = { $action }, { $place }
thebes-short-dig = { $place }: { $weeks }
thebes-short-flight = { $action } (Zeppelin)

## Digging

thebes-dig-title = Dig { $at }
thebes-permission-valid = valid permission
thebes-permission-used = permission used
thebes-close = Close
thebes-knowledge = knowledge
thebes-wheel = Time wheel: weeks to dig
thebes-wheel-at = { $weeks }: { $tokens }
thebes-wheel-less = Fewer weeks
thebes-wheel-more = More weeks
thebes-dig-weeks = { $weeks ->
    [one] week
   *[other] weeks
}
thebes-dig-weeks-travel = { $travel } + { $dig } weeks
thebes-tokens = { $tokens ->
    [one] token
   *[other] tokens
}
thebes-expected = points expected
thebes-chance = for an artefact
thebes-by-weeks = Expected points by weeks
thebes-bar = { $weeks }: { $tokens }, about { $points } points
thebes-bar-closed = { $weeks }: not possible
thebes-dig-bonus = You’re the first here: the artefact on the map is yours as well, { $points }.
thebes-dig-special = This uses up your special permission.
thebes-dig-not-now = You can dig here on your turn.
thebes-blocked-permission-used = Your permission is used. It becomes valid again when your marker passes week 52.
thebes-blocked-no-knowledge = To dig, you need special knowledge: a book, a rumour or an assistant.
thebes-blocked-no-matching-knowledge = To dig, you need special knowledge of this area: a book or a rumour. Assistants alone don’t count at this table.
thebes-blocked-too-few-weeks = A dig here takes at least { thebes-refused-weeks }, journey included, and you have { $left } left.
thebes-bag = { $artefacts ->
    [one] In the bag: 1 artefact worth { $worth }, { $all } tokens in all
   *[other] In the bag: { $artefacts } artefacts worth { $worth }, { $all } tokens in all
}
thebes-bag-artefacts = { $count } worth { $value }
thebes-bag-book = Book about { $area }
thebes-bag-debris = { $count } debris
thebes-tray = { $due ->
    [0] { $name }’s dig { $at }: { $points }
    [one] { $name } digs { $at }, 1 token to draw
   *[other] { $name } digs { $at }, { $due } tokens to draw
}

## What to do

thebes-prompt-over = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } win together with { $points }.
}
thebes-prompt-dig = { $name } draws tokens { $at }.
thebes-prompt-chance = Cards are being drawn.
thebes-prompt-wait = Waiting for { $name }, { $at }, { $space ->
    [0] at the start
   *[other] week { $space }
} of { $year }.
thebes-prompt-turn = Your turn, { $at }, { $space ->
    [0] at the start
   *[other] week { $space }
}. { $can }
thebes-prompt-turn-of = { $name }’s turn, { $at }, { $space ->
    [0] at the start
   *[other] week { $space }
}. { $can }
thebes-prompt-can = { $can ->
    [nothing] { "" }
    [all] Take a card, dig, or hold an exhibition.
    [dig] Take a card, dig, or exchange the cards.
    [exhibit] Take a card, or hold an exhibition.
    [dig-only] There is time for a dig.
    [few] Choose a highlighted action.
    [pass] There’s no time left for anything: pass.
   *[take] Take a card, or exchange the cards.
}
thebes-effect = { $action } { $then }
thebes-effect-then = { $next ->
    [finished] { $total } in all: the end of 1903 for you.
    [year] { $total } in all, to week { $space } of { $year }: all your permissions are valid again.
    [again] { $total } in all, to week { $space }: it’s still your turn.
   *[other] { $total } in all, to week { $space }, then { $name }.
}
thebes-effect-take = { $journey }Take { $card }: { $gains }.
thebes-effect-exchange = { $journey }{ $count ->
    [one] Exchange one card.
   *[other] Exchange all { $count } cards.
}
thebes-effect-dig = { $journey }Dig{ $stays ->
    [yes] { " " }{ $at }
   *[other] { "" }
} for { $weeks }{ $help }: { $tokens }, about { $points } points.
thebes-effect-exhibit = { $journey }Hold the { $exhibition }: { $points }.
thebes-effect-pass = Give up the last { $weeks }.
thebes-confirm-take = Take the card
thebes-confirm-dig = Dig for { $weeks }
thebes-confirm-exhibit = Hold the exhibition
thebes-label = { $action } { $finished ->
    [yes] { $total } in all, to the end of 1903
   *[other] { $total } in all, to week { $space } of { $year }
}
thebes-gain-special = special knowledge { $before } → { $after }
thebes-gain-majority = points for most knowledge { $before } → { $after }
thebes-gain-general = general knowledge { $before } → { $after }
thebes-gain-rumours = rumours { $before } → { $after }
thebes-gain-assistants = assistants { $before } → { $after }
thebes-gain-assistant-bonus = knowledge by assistants { $before } → { $after }
thebes-gain-shovels = shovels { $before } → { $after }
thebes-gain-shovel-bonus = tokens by shovels { $before } → { $after }
thebes-gain-congresses = congresses { $before } → { $after }
thebes-gain-congress-points = their points { $before } → { $after }
thebes-gain-cars = cars { $before } → { $after }
thebes-gain-zeppelins = zeppelins { $before } → { $after }
thebes-gain-permissions = special permissions { $before } → { $after }

## What happened

thebes-tell-first =
    { $you ->
        [yes] go
       *[no] goes
    } first.
thebes-tell-take = { $journey }{ $you ->
        [yes] take
       *[no] takes
    } { $card } ({ $weeks }).
thebes-tell-exchange = { $journey }{ $you ->
        [yes] exchange
       *[no] exchanges
    } the cards ({ $weeks }).
thebes-tell-dig = { $journey }{ $you ->
        [yes] dig
       *[no] digs
    }{ $stays ->
    [yes] { " " }{ $at }
   *[other] { "" }
} for { $weeks } with knowledge { $total }{ $help }: { $tokens }.
thebes-tell-token =
    { $you ->
        [yes] find
       *[no] finds
    } { $token }.
thebes-story-token =
    { $you ->
        [yes] draw
       *[no] draws
    } { $token }{ $due ->
        [0] .
        [one] ; 1 token to go.
       *[other] ; { $due } tokens to go.
    }
thebes-tell-debris =
    { $you ->
        [yes] put
       *[no] puts
    } { $count } debris back into the bag.
thebes-tell-exhibit = { $journey }{ $you ->
        [yes] hold
       *[no] holds
    } the { $exhibition }: { $points }.
thebes-tell-pass =
    { $you ->
        [yes] pass
       *[no] passes
    } with { $weeks } left.
thebes-tell-used-up =
    { $you ->
        [yes] have
       *[no] has
    } used up { $card }.
thebes-tell-new-year =
    { $you ->
        [yes] start
       *[no] starts
    } the year { $year }; all permissions are valid.
thebes-tell-finished =
    { $you ->
        [yes] have
       *[no] has
    } reached the end of 1903.
thebes-tell-congress = { $count ->
    [one] { $you ->
        [yes] have
       *[no] has
    } spoken at one congress: { $points }.
   *[other] { $you ->
        [yes] have
       *[no] has
    } spoken at { $count } congresses: { $points }.
}
thebes-tell-first-artefact =
    { $you ->
        [yes] were
       *[no] was
    } the first to dig { $at } and { $you ->
        [yes] get
       *[no] gets
    } the artefact on the map: { $points }.
thebes-tell-announced = Announced: { $exhibition }.
thebes-tell-exhibition-over = Over: { $exhibition }.
thebes-tell-next-stack = The second stack begins: { $left } cards.
thebes-tell-new-supply = The discard pile becomes the new supply: { $left } cards.
thebes-tell-year = It’s { $year } now.
thebes-tell-over = The game is over. The winner has { $points }.
thebes-tell-laid-out = { $count ->
    [one] New card: { $cards }.
   *[other] New cards: { $cards }.
}
thebes-card-there = { $card }, { $at } ({ $weeks })
thebes-tell-discarded = Discarded: { $cards }.
thebes-tell-moved = Moved on: { $exhibitions }.
thebes-tell-permission =
    { $you ->
        [yes] have
       *[no] has
    } used the permission for { $place }.

## Below a sentence about what happened: what came of it, and who is next

thebes-aside-both = { $one } { $other }
thebes-aside-weeks = Week { $from } → { $to }{ $year ->
    [same] { "" }
   *[other] { " " }of { $year }
}.
thebes-aside-next =
    { $who ->
        [you] You’re next, in week { $space }.
        [again] It’s still your turn.
        [same] It’s still { $name }’s turn.
       *[other] { $name } is next, in week { $space }.
    }
thebes-aside-points =
    { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
thebes-aside-debris = It goes back into the bag after the dig.
thebes-aside-exhibition = { $needs }: { $weeks }, { $points }.
thebes-aside-permission = It is valid again in the new year.

## Explanations

thebes-explain-special = Books give special knowledge for digging { $about }. Whoever has the most at the end of the game gets 5 points.
thebes-explain-general = General knowledge counts at every site, but never for more than your special knowledge there.
thebes-explain-rumour = A rumour gives 2 points of special knowledge { $about } for one dig, then it is discarded.
thebes-explain-assistant = Two assistants give 1 point of special knowledge everywhere, three give 2. A single one can be used once, for 1 point.
thebes-explain-shovel = Two shovels draw 1 token more at every dig, three draw 2. A single one can be used once.
thebes-explain-congress = The more congresses, the more points: 1, 3, 6, 10, 15, 21, 28.
thebes-explain-car = Every journey of 3 weeks or more is 1 week shorter, if you like.
thebes-explain-zeppelin = One journey takes no time; then the zeppelin is discarded.
thebes-explain-permission-card = A second dig in one year where the permission is already used; then it is discarded.
thebes-explain-card = { $card }, { $at }, { $weeks }. { $effect }
thebes-explain-card-offer = { $card }, { $at }, { $weeks }. { $effect } { $journey }{ $total } in all, to week { $space } of { $year }.
thebes-explain-empty-card = This space stays empty until there are more cards.
thebes-explain-exhibition = { $exhibition }: { $needs }. { $weeks }, { $points }. { $able ->
    [0] Nobody has the artefacts yet.
   *[other] Has the artefacts: { $who }.
}
thebes-explain-exhibition-offer = { $exhibition }: { $needs }. { $points }. { $journey }{ $total } in all, to week { $space } of { $year }.
thebes-explain-empty-exhibition = Exhibitions drawn from the supply go here.
thebes-explain-held = { $exhibition }, held with { $needs }: { $points }.
thebes-explain-exchange = { $journey }Discard the { $count } cards and lay out new ones: { $weeks }. The next exchange in a row costs a week more.
thebes-explain-site = { $place }. { $may ->
    [yes] You may dig here.
   *[other] { $valid ->
        [yes] You can’t dig here now.
       *[other] Your permission is used until the new year.
    }
} { $cost ->
    [assistant] You can dig here only by using up your assistant.{ " " }
    [rumour] You can dig here only by using up your rumour.{ " " }
    [special_permission] You can dig here only by special permission, which is used up.{ " " }
   *[nothing] { "" }
}Knowledge { $total }: { $special } special, { $general } general. In the bag: artefacts { $artefacts } ({ $worth }), debris { $debris }. { $bonus ->
    [yes] The first to dig gets the artefact on the map.
   *[other] { "" }
}
thebes-explain-warsaw = Warsaw: here you exchange all cards on display, for { $weeks }.
thebes-explain-city = { $place }: { $here }.
thebes-explain-city-empty = { $place }: nothing to do here now.
thebes-explain-supply = { $stack ->
    [1] Supply: { $left } cards in the first stack, { $second } in the second.
   *[other] Supply: { $left } cards.
}
thebes-explain-third = Third stack: { $count } cards. It comes into play when the supply is exhausted.
thebes-explain-discards =
    Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
thebes-explain-year = The year marker: { $year }. It follows the player who is furthest behind.
thebes-explain-help = Use it for this dig: { $help }. It is discarded afterwards.
thebes-explain-area = { $place }: { $valid ->
    [yes] valid permission
   *[other] permission used
}. Knowledge { $total }: { $special } special, { $general } general. Books { $books }, points for most knowledge { $majority }. Rumours { $rumours }. Artefacts { $artefacts }: { $worth }.

## The table as text

thebes-text-player = { $finished ->
    [yes] { $name }: finished, { $at }, { $points }
   *[other] { $name }: { $space ->
        [0] at the start
       *[other] week { $space }
    } of { $year }, { $at }, { $points }
}
thebes-text-card = { $number }: { $card }, { $at }, { $weeks }
thebes-text-no-card = { $number }: no card
thebes-text-exhibition = { $space }: { $exhibition }, { $needs }, { $weeks }, { $points }. { $able ->
    [0] Nobody has the artefacts yet.
   *[other] Has the artefacts: { $who }.
}
thebes-text-no-exhibition = { $space }: no exhibition
thebes-text-site = { $place }: artefacts { $values }; books { $books }; debris { $debris }{ $bonus ->
    [yes] ; one artefact on the map for the first to dig
   *[other] { "" }
}
thebes-text-area = { $place }: books { $books }, knowledge { $total }, { $valid ->
    [yes] valid permission
   *[other] permission used
}, artefacts { $values }, points for most knowledge { $majority }
thebes-text-helpers = Cards: { $cards }
thebes-text-shown = Exhibitions held: { $exhibitions }
thebes-text-points = { $points }: artefacts { $artefacts }, exhibitions { $exhibitions }, congresses { $congresses }, most special knowledge { $majorities }

## Why an action of Thebes is refused; players are named

thebes-refused-now =
    { $phase ->
        [start] The first player is being chosen.
        [refill] Cards are being drawn.
        [drawing] Tokens are being drawn from the bag.
       *[turn] It’s { $player }’s turn now.
    }
thebes-refused-weeks =
    { $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    }
thebes-refused-place =
    { $place ->
        [london] { thebes-place-london }
        [paris] { thebes-place-paris }
        [berlin] { thebes-place-berlin }
        [vienna] { thebes-place-vienna }
        [rome] { thebes-place-rome }
        [warsaw] { thebes-place-warsaw }
        [moscow] { thebes-place-moscow }
        [greece] { thebes-place-greece }
        [crete] { thebes-place-crete }
        [egypt] { thebes-place-egypt }
        [palestine] { thebes-place-palestine }
       *[mesopotamia] { thebes-place-mesopotamia }
    }
thebes-refused-at-place =
    { $place ->
        [london] { thebes-at-london }
        [paris] { thebes-at-paris }
        [berlin] { thebes-at-berlin }
        [vienna] { thebes-at-vienna }
        [rome] { thebes-at-rome }
        [warsaw] { thebes-at-warsaw }
        [moscow] { thebes-at-moscow }
        [greece] { thebes-at-greece }
        [crete] { thebes-at-crete }
        [egypt] { thebes-at-egypt }
        [palestine] { thebes-at-palestine }
       *[mesopotamia] { thebes-at-mesopotamia }
    }
thebes-refused-area =
    { $area ->
        [greece] { thebes-place-greece }
        [crete] { thebes-place-crete }
        [egypt] { thebes-place-egypt }
        [palestine] { thebes-place-palestine }
       *[mesopotamia] { thebes-place-mesopotamia }
    }
thebes-refused-at =
    { $area ->
        [greece] { thebes-at-greece }
        [crete] { thebes-at-crete }
        [egypt] { thebes-at-egypt }
        [palestine] { thebes-at-palestine }
       *[mesopotamia] { thebes-at-mesopotamia }
    }
thebes-refused-about =
    { $area ->
        [greece] { thebes-about-greece }
        [crete] { thebes-about-crete }
        [egypt] { thebes-about-egypt }
        [palestine] { thebes-about-palestine }
       *[mesopotamia] { thebes-about-mesopotamia }
    }

thebes-refusal-game-over = The game is over.
thebes-refusal-first-player-known = The first player is chosen once, before the first turn. { thebes-refused-now }
thebes-refusal-no-card-due = Cards are drawn when a space of the display is empty. { thebes-refused-now }
thebes-refusal-no-dig-under-way = Tokens are drawn during a dig. { thebes-refused-now }
thebes-refusal-not-in-a-turn = You can do this on a turn. { thebes-refused-now }
thebes-refusal-no-such-seat = Only { $players } players are at this table.
thebes-refusal-not-in-supply = There is no such card in the supply.
thebes-refusal-not-in-bag = There is no such token left in the bag ({ thebes-refused-area }).
thebes-refusal-too-few-weeks = This takes { thebes-refused-weeks }, and { $player } has { $left } left.
thebes-refusal-there-already = { $player } is already { thebes-refused-at-place }.
thebes-refusal-no-zeppelin = { $player } doesn’t have a zeppelin.
thebes-refusal-no-car = { $player } doesn’t have a car anyway.
thebes-refusal-too-near-for-car = A car only shortens journeys of { $least } weeks or more. { thebes-refused-place } is { thebes-refused-weeks } away.
thebes-refusal-too-early-to-pass = You can only pass in the last { $last } weeks, and { $player } has { $left } left.
thebes-refusal-space-empty = Space { $space } of the display is empty.
thebes-refusal-no-rumour = { $player } doesn’t have a rumour { thebes-refused-about }.
thebes-refusal-no-lone-assistant =
    { $had ->
        [0] { $player } doesn’t have an assistant.
       *[other] An assistant is used up only if it is the only one, and { $player } has { $had }.
    }
thebes-refusal-no-lone-shovel =
    { $had ->
        [0] { $player } doesn’t have a shovel.
       *[other] A shovel is used up only if it is the only one, and { $player } has { $had }.
    }
thebes-refusal-permission-used = { $player } has used the permission for { thebes-refused-area } this year and doesn’t have a special permission.
thebes-refusal-no-knowledge = To dig { thebes-refused-at }, { $player } needs at least 1 point of special knowledge.
thebes-refusal-no-matching-knowledge = To dig { thebes-refused-at }, { $player } needs at least 1 point of special knowledge from books or a rumour. Assistants alone don’t count at this table.
thebes-refusal-nothing-on-wheel = With { $knowledge } knowledge the time wheel gives no tokens for { thebes-refused-weeks }. Dig longer.
thebes-refusal-no-exhibition = There is no exhibition on space { $space }.
thebes-refusal-too-few-artefacts = { $player } doesn’t have enough artefacts. Missing: { $missing }.
thebes-refusal-too-few-artefacts-missing = { $count } from { thebes-refused-area }

## Why a position cannot be, by the kinds of src/digsite/study/setups/reasons.py; $fact is what the text calls it
thebes-position-out-of-time = “{ $fact }” is before the start or after the end of the game.
thebes-position-unknown-card = “{ $fact }”: { $found } isn’t a card. Cards are named like "greece 2 rome".
thebes-position-cards-used-up = “{ $fact }”: there aren’t that many cards { $card }.
thebes-position-exhibition-used-up = “{ $fact }”: there aren’t that many cards { $card }, or they are in a later stack.
thebes-position-tokens-used-up = “{ $fact }”: there aren’t that many tokens { $found }.
thebes-position-first-artefact = “{ $fact }”: the first artefact of { $area } (1) is neither there nor on a desk.
thebes-position-not-a-researcher = “{ $fact }” holds up to { $most } researcher cards.
thebes-position-not-an-exhibition = “{ $fact }” is a space for exhibitions.
thebes-position-not-upcoming = “{ $fact }”: with the option next_cards up to { $most } cards are face up.
thebes-position-stack-used-up = “{ $fact }”: too many cards are face up for stack { $stack }.

## What speaks for an action, or against it
thebes-reason-weeks = weeks spent
thebes-reason-others_moves = opponents’ moves before your next turn
thebes-reason-points_now = points right away
thebes-reason-knowledge = points of knowledge
thebes-reason-exhibitions_in_reach = exhibitions within reach next turn
thebes-reason-points_from_artefacts = future points from artefacts
thebes-reason-points_from_exhibitions = future points from exhibitions
thebes-reason-points_from_congresses = future points from congresses
thebes-reason-points_from_knowledge = points for most special knowledge at the end
thebes-measure-weeks = weeks spent
thebes-measure-others_moves = opponents’ moves
thebes-measure-points_now = points right away
thebes-measure-knowledge = knowledge
thebes-measure-exhibitions_in_reach = exhibitions in reach
thebes-measure-points_from_artefacts = artefact points
thebes-measure-points_from_exhibitions = exhibition points
thebes-measure-points_from_congresses = congress points
thebes-measure-points_from_knowledge = knowledge points

## What a puzzle is about
thebes-theme-book = Books
thebes-theme-helper = Helpers
thebes-theme-congress = Congresses
thebes-theme-dig = Where to dig
thebes-theme-weeks = How long to dig
thebes-theme-exhibition = Exhibitions
thebes-theme-exchange = Exchanging the cards
thebes-theme-year_end = End of the year

## What is entered from a real table
thebes-label-draw = { $card } { $at }
thebes-label-book = a book
thebes-label-debris = debris
