### Pergamon

## The table

pergamon-track = Research spaces
pergamon-site = Excavation site
pergamon-calendar = Calendar
pergamon-funds = Research funds
pergamon-museum = Pergamon museum
pergamon-museum-carved = PERGAMON
pergamon-tab-site = Site
pergamon-tab-museum = Museum
pergamon-tab-desk = Desk
pergamon-round = Round { $round } of 12
pergamon-range = { $lowest } to { $highest } coins
pergamon-pot-of =
    { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } in all
pergamon-in-pot =
    { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } this round
pergamon-deck =
    Still in the deck: { $bags ->
        [one] 1 bag
       *[other] { $bags } bags
    }, { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
pergamon-seen-all = Cards not seen yet, by value: { $list }
pergamon-fresh = Turned up
pergamon-loots = loots this
pergamon-will-loot = will loot gallery { $gallery }
pergamon-raider = Tomb raider
pergamon-after-raider = the tomb raider
pergamon-after-you = you
pergamon-no-dig = Don’t dig
pergamon-track-empty = There are no figures on the research spaces.
pergamon-museum-empty = The museum is empty.
pergamon-stands =
    { $name } on space { $space }: asks for { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, digs down to { $deepest }
pergamon-order = Placing figures in this order: { $order }
pergamon-several = { $first }, { $rest }
pergamon-nothing = nothing
pergamon-name = { $name }
pergamon-tile =
    { $left ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $century }
pergamon-object =
    { $thing ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } of { $year }

## Desks

pergamon-desk = { $name }’s desk
pergamon-my-desk = My desk
pergamon-coins-word =
    { $coins ->
        [one] coin
       *[other] coins
    }
pergamon-first = First player
pergamon-finds = Finds
pergamon-no-finds = Finds you dig up go here.
pergamon-all-laid = All your finds are in the row.
pergamon-collections = Collections on show
pergamon-no-collections = Nothing on show yet.
pergamon-storage =
    Storing { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    }: { $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }
pergamon-last-finds = Last round: finds are no longer stored.
pergamon-discard-some = Discard finds…
pergamon-discard-stop = Keep the finds
pergamon-discard-how = Which find do you discard?
pergamon-has =
    { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $tickets ->
        [one] 1 point
       *[other] { $tickets } points
    }
pergamon-has-finds =
    { $count ->
        [0] no finds
       *[other] Finds: { $tiles }
    }
pergamon-row-of = Row so far: { $tiles }; value { $value }

## Piecing together

pergamon-row = Your row
pergamon-bench-empty = Place finds side by side here: matching halves make an object.
pergamon-no-object = no object yet
pergamon-reaches =
    space { $space }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } at each evaluation
pergamon-polish-to =
    { $polish ->
        [0] no polish
        [one] 1 coin
       *[other] { $polish } coins
    }, space { $space }
pergamon-exhibit = Exhibit on { $space }
pergamon-suggested = Rows you could build:
pergamon-lay-row =
    Lay this row of { $count } finds: value { $value }, museum space { $space }, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }

## What is expected

pergamon-prompt-chance = Finds and cards are being turned up.
pergamon-prompt-turn = It’s your turn.
pergamon-prompt-sorting = Several finds are of the same century. Choose which of them is laid out first.
pergamon-prompt-placing =
    Choose a research space. The cards are { $chests ->
        [0] two bags
        [1] a bag and a chest
       *[2] two chests
    }: { $lowest } to { $highest } coins.
pergamon-prompt-dig =
    Choose a gallery to dig in, or do not dig. You have { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }.
pergamon-prompt-piece =
    Piece finds together and exhibit them, or store them ({ $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }).
pergamon-prompt-last-chance = Last chance to exhibit: piece finds together or end your turn.
pergamon-prompt-join =
    Go on with a find that has { $thing ->
        [vase] a vase
        [jug] a jug
        [mask] a mask
       *[bracelet] a bracelet
    } on its left.
pergamon-prompt-exhibit =
    { $more ->
        [yes] Exhibit your row, or add another find.
       *[no] Exhibit your row.
    }
pergamon-prompt-make-room = All your markers are in use: choose a collection to break up.
pergamon-prompt-store =
    Store { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    } ({ $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }), or discard some first.
pergamon-prompt-discard =
    Storing { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    } costs { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, more than you have: discard some.
pergamon-prompt-piece-or-discard = Piece finds together or discard some: you can’t pay to store them all.
pergamon-prompt-wait =
    { $phase ->
        [placing] { $name } chooses a research space.
        [sorting] { $name } lays out finds.
        [dig] { $name } decides where to dig.
        [exhibit] { $name } pieces finds together.
        [store] { $name } stores finds.
       *[other] { $name }’s turn.
    }
pergamon-prompt-over =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
pergamon-prompt-solo =
    The dig is over: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }, { $medal ->
        [gold] a gold medal
        [silver] a silver medal
        [bronze] a bronze medal
       *[none] no medal this time
    }.

## What an action does

pergamon-effect-place =
    Space { $space }: you act { $before ->
        [0] first so far
       *[other] after { $names }
    } and dig down to gallery { $deepest }.{ $later ->
        [0] { "" }
        [one] { " " }{ $followers } places after you.
       *[other] { " " }{ $followers } place after you.
    }
pergamon-effect-leaves =
    { $whose ->
        [you] { $start ->
            [yes] Your
           *[no] your
        }
       *[theirs] { $name }’s
    } { $marker } leaves the museum
pergamon-sentence-exhibit =
    Your row is worth { $value }. Exhibit it{ $more ->
        [0] .
       *[other] , or build one worth { $more }.
    }
pergamon-effect-place-last = Acts last, takes all remaining coins and digs down to gallery { $deepest }. First player next round.
pergamon-effect-dig =
    { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }, leaving { $left ->
        [0] no coins
        [one] 1 coin
       *[other] { $left } coins
    }.
pergamon-effect-lay = This find goes into gallery { $gallery }.
pergamon-effect-begin = Starts a row. Exhibit it, or undo.
pergamon-effect-join = Your row will be worth { $value }.
pergamon-effect-exhibit =
    Space { $space }: 1 point now, { $points } at each evaluation{ $polish ->
        [0] { "" }
        [one] , 1 coin for polish
       *[other] , { $polish } coins for polish
    }{ $broken ->
        [no] { "" }
       *[other] ; breaks up { $broken }
    }.
pergamon-effect-with = { $done } { $pushed }.
pergamon-goes-down = { $name } { $marker } { $from } → { $to }
pergamon-leaves = { $name } { $marker } leaves the museum
pergamon-effect-discard =
    This find leaves the game.{ $finds ->
        [0] { "" }
        [one] { " " }The other one is stored for free.
       *[other] { " " }Storing the other { $finds } { $coins ->
            [0] is free
            [one] costs 1 coin
           *[other] costs { $coins } coins
        }.
    }
pergamon-effect-store =
    Stores { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    } and ends your turn.
pergamon-effect-no-dig = You keep your coins and go on to exhibiting.
pergamon-effect-finish = Ends your turn.

## Names of actions

pergamon-label-place =
    Place the figure on space { $space }: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, down to gallery { $deepest }
pergamon-label-dig =
    Dig in gallery { $gallery }: { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }
pergamon-label-lay =
    Lay { $left ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $century } into gallery { $gallery }
pergamon-label-join =
    Join { $left ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $century }
pergamon-label-discard =
    Discard { $left ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $century }
pergamon-label-exhibit =
    Exhibit on space { $space }{ $polish ->
        [0] { "" }
        [one] , 1 coin for polish
       *[other] , { $polish } coins for polish
    }{ $broken_up ->
        [no] { "" }
       *[other] , breaking up { $broken_up }
    }
pergamon-label-store =
    Store { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    }: { $coins ->
        [0] free
        [one] 1 coin
       *[other] { $coins } coins
    }
pergamon-label-finish = End the turn
# In two or three words, beside a mark on the piece itself
pergamon-short-place = Space { $space }
pergamon-short-dig = Dig { $gallery }
pergamon-short-discard = Discard { $number }
pergamon-century =
    { $century ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[5] 5th
    } century

## What pieces are

pergamon-about-tile =
    Find { $tile }: right half of { $left ->
        [vase] a vase
        [jug] a jug
        [mask] a mask
       *[bracelet] a bracelet
    } with the number { $number }, left half of { $right ->
        [vase] a vase
        [jug] a jug
        [mask] a mask
       *[bracelet] a bracelet
    } of the { $century ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[5] 5th
    } century.
pergamon-about-space =
    Research space { $space }: asks for { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $deepest ->
        [I] digs in gallery I
       *[other] digs in the galleries I to { $deepest }
    }.{ $taken ->
        [no] { "" }
       *[yes] { " " }{ $who } is here.
    }{ $plan ->
        [no] { "" }
        [0] { " " }The tomb raider comes here for two bags.
        [1] { " " }The tomb raider comes here for a bag and a chest.
       *[2] { " " }The tomb raider comes here for two chests.
    }
pergamon-about-gallery =
    Gallery { $gallery }: all its finds { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }. { $count ->
        [0] It is empty.
       *[other] There: { $tiles }.
    }
pergamon-about-card =
    Funds card: { $value ->
        [one] { $value } coin
       *[other] { $value } coins
    }
pergamon-about-card-down =
    Funds card, face down: a { $back ->
        [bag] bag
       *[chest] chest
    }, { $back ->
        [bag] 1 to 4 coins
       *[chest] 5 to 8 coins
    }
pergamon-about-museum =
    Museum space { $space }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } at each evaluation.
pergamon-about-museum-taken =
    Museum space { $space }, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }: { $name }, collection { $marker }.
pergamon-about-marker =
    { $name }, collection { $marker } on space { $space }, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } at each evaluation: { $objects }
pergamon-about-marker-free = { $name }: marker { $marker } is free for a collection.
pergamon-about-figure = { $name }’s figure. Figures take coins and act from right to left.
pergamon-about-raider =
    The tomb raider has { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }. { $loots ->
        [no] He loots the deepest gallery that he can enter and pay for.
       *[other] As things stand, he will loot gallery { $loots }.
    }
pergamon-about-round =
    After round { $round }: evaluation. { $points } points for the { $prize ->
        [vase] oldest vase
        [jug] oldest jug
        [mask] oldest mask
       *[bracelet] oldest bracelet
    }; { $shift ->
        [0] at the end { $oldest } points for the three oldest objects
       *[other] then all markers go down { $shift } spaces
    }.
pergamon-about-plain-round = Round { $round }: no evaluation.
pergamon-about-seen =
    Cards of { $value }: { $left ->
        [0] all three seen
        [one] 1 not seen yet
       *[other] { $left } not seen yet
    }.
pergamon-about-band =
    These museum spaces earn { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } at each evaluation.
pergamon-about-coins = Coins pay for digging, polishing and storing. At the end they’re worth nothing.
pergamon-about-tickets = Each visitor’s ticket shows victory points.
pergamon-about-secret-tickets = Tickets show victory points; at this table the points are secret until the end.
pergamon-about-first = First player: places the first figure this round.
pergamon-about-storage = Three finds are free. Every three more, or part of three, cost 1 coin a round.
pergamon-about-no-storage = Nothing is stored in the last round.
pergamon-about-polish = Each coin spent on polishing adds 1 to the value, up to 3.
pergamon-about-last-polish = In the last round you can polish with as many coins as you like.
pergamon-about-desk =
    { $name }: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $tickets ->
        [one] 1 point
       *[other] { $tickets } points
    }, { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    }, { $collections ->
        [0] no collection
        [one] 1 collection
       *[other] { $collections } collections
    } on show

## What happened

pergamon-told-first =
    { $you ->
        [yes] go
       *[no] goes
    } first
pergamon-told-lay =
    { $you ->
        [yes] lay
       *[no] lays
    } { $left ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $century } into gallery { $gallery }
pergamon-told-draw =
    A funds card is drawn: a { $back ->
        [bag] bag
       *[chest] chest
    }
pergamon-told-reveal = The card brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
pergamon-told-place =
    { $you ->
        [yes] go
       *[no] goes
    } to space { $space }: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, down to { $deepest }
pergamon-told-raider-place = The tomb raider goes to space { $space }
pergamon-told-grant =
    { $you ->
        [yes] get
       *[no] gets
    } { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }
pergamon-told-raider-grant =
    The tomb raider takes { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }
pergamon-told-dig =
    { $you ->
        [yes] dig
       *[no] digs
    } in gallery { $gallery } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }: { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    }
pergamon-told-no-dig =
    { $you ->
        [yes] don’t
       *[no] doesn’t
    } dig
pergamon-told-cannot-dig =
    { $gallery ->
        [none] can’t dig: there are no finds down to gallery { $deepest }
       *[other] { $you ->
            [yes] have
           *[no] has
        } { $coins ->
            [0] no coins
            [one] 1 coin
           *[other] { $coins } coins
        } and can’t dig: gallery { $gallery }, the nearest with finds, costs { $price }
    }{ $over ->
        [yes] . The turn is over
       *[no] { "" }
    }
pergamon-told-loot =
    The tomb raider loots gallery { $gallery }: { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    } gone
pergamon-told-break-up =
    { $you ->
        [yes] break
       *[no] breaks
    } up collection { $marker } on space { $space }
pergamon-told-exhibit =
    { $you ->
        [yes] exhibit
       *[no] exhibits
    } { $objects ->
        [one] 1 object
       *[other] { $objects } objects
    } as { $marker } on space { $space }{ $polish ->
        [0] { "" }
        [one] { " " }with 1 coin for polish
       *[other] { " " }with { $polish } coins for polish
    } and { $you ->
        [yes] get
       *[no] gets
    } 1 point
pergamon-told-falls = Interest falls: { $moves }
pergamon-told-leave =
    { $you ->
        [yes] take
       *[no] takes
    } back marker { $marker }; the collection leaves the game
pergamon-told-discard =
    { $you ->
        [yes] discard
       *[no] discards
    } { $left ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $century }
pergamon-told-store =
    { $you ->
        [yes] store
       *[no] stores
    } { $finds ->
        [0] no finds
        [one] 1 find
       *[other] { $finds } finds
    } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }
pergamon-told-evaluation = Evaluation after round { $round }
pergamon-told-earns =
    { $you ->
        [yes] get
       *[no] gets
    } { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } for { $collections ->
        [one] 1 collection
       *[other] { $collections } collections
    }
pergamon-told-prize =
    { $you ->
        [yes] show
       *[no] shows
    } the { $thing ->
        [vase] oldest vase
        [jug] oldest jug
        [mask] oldest mask
       *[bracelet] oldest bracelet
    }, of the year { $year }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
pergamon-told-oldest =
    { $you ->
        [yes] show
       *[no] shows
    } the { $rank ->
        [1] oldest object
        [2] second oldest object
       *[3] third oldest object
    }, { $thing ->
        [vase] a vase
        [jug] a jug
        [mask] a mask
       *[bracelet] a bracelet
    } of { $year }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
pergamon-told-no-prize =
    Nobody shows { $thing ->
        [vase] a vase
        [jug] a jug
        [mask] a mask
       *[bracelet] a bracelet
    }: no prize
pergamon-told-round = Round { $round } begins
pergamon-told-over =
    The game is over: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
pergamon-told-wins =
    { $you ->
        [yes] win
       *[no] wins
    } with { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }

## Below a sentence about what happened: why, what came of it, what comes next

pergamon-aside-both = { $one } { $other }
pergamon-aside-coins =
    { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }
pergamon-aside-coins-between = { $least } to { $most } coins
pergamon-aside-place =
    { $before ->
        [0] First in turn order so far
       *[other] After { $names } in turn order
    }: { $coins }.
pergamon-aside-pot = This round: { $coins }.
pergamon-aside-grant =
    { $why ->
        [last] Last in turn order: all that is left.
        [short] Space { $space } asks for { $asked }, but no more are left.
       *[asked] Space { $space } asks for { $asked }; { $left } left to share.
    }
pergamon-aside-found =
    Found: { $finds }. { $coins ->
        [0] No coins
        [one] 1 coin
       *[other] { $coins } coins
    } left.
pergamon-aside-loot = Out of the game: { $finds }.
pergamon-aside-break-up = This makes room for a new collection. The old finds leave the game.
pergamon-aside-exhibit =
    The row is worth { $value }{ $polish ->
        [0] { "" }
       *[other] { " " }+ { $polish }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } at each evaluation.
pergamon-aside-push =
    { $count ->
        [one] It makes
       *[other] They make
    } way for the new collection.
pergamon-aside-leave = Its marker fell below space 1.
pergamon-aside-discard = It leaves the game.
pergamon-aside-left =
    { $coins ->
        [0] No coins
        [one] 1 coin
       *[other] { $coins } coins
    } left.
pergamon-aside-gains =
    { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
pergamon-aside-next-marker =
    Next: { $you ->
        [yes] you
       *[no] { $name }
    }, space { $space }.
pergamon-aside-next-prize =
    Next: prize for the { $thing ->
        [vase] oldest vase
        [jug] oldest jug
        [mask] oldest mask
       *[bracelet] oldest bracelet
    }.
pergamon-aside-next-fall = Next: interest falls by { $spaces }.
pergamon-aside-falls =
    { $spaces ->
        [one] All markers go down 1 space.
       *[other] All markers go down { $spaces } spaces.
    }
pergamon-aside-round =
    { $you ->
        [yes] You place first.
       *[no] { $name } places first.
    }

## Points by source

pergamon-finest =
    { $mine ->
        [yes] Your finest collection
       *[no] { $name }’s finest collection
    }
pergamon-source-exhibiting = Exhibiting
pergamon-source-evaluations = Evaluations
pergamon-source-prizes = Prizes
pergamon-source-oldest = Oldest objects
pergamon-remark-exhibiting = { $most ->
    [yes] Earned more by exhibiting than anyone else: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Earned most by exhibiting: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
pergamon-remark-evaluations = { $most ->
    [yes] Drew the largest crowds: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the evaluations.
   *[no] Lived on the evaluations: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
pergamon-remark-prizes = { $most ->
    [yes] Took the most prizes: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Scored mainly with prizes: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
pergamon-remark-oldest = { $most ->
    [yes] Showed the oldest objects: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Scored mainly with the oldest objects: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

## The table as one works on it

pergamon-points-word =
    { $points ->
        [one] point
       *[other] points
    }
pergamon-you = You
pergamon-still = still in the deck
pergamon-next-evaluation =
    Next evaluation after round { $round }: prize for the { $prize ->
        [vase] oldest vase
        [jug] oldest jug
        [mask] oldest mask
       *[bracelet] oldest bracelet
    }
pergamon-shares = How the coins are shared
pergamon-share = { $least } to { $most }
pergamon-all-left = all that is left
pergamon-acts-first = 1 acts first
pergamon-fall-by-one =
    { $count ->
        [one] 1 marker falls by one
       *[other] { $count } markers fall by one
    }
pergamon-to-come = to come
pergamon-blocked-too-deep = too deep from space { $space }
pergamon-blocked-too-dear =
    costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
pergamon-first-short = first
pergamon-my-finds = My finds
pergamon-nothing-here = Nothing here.
pergamon-free-storage = { $finds } finds are stored for free.
pergamon-room-for =
    { $marker ->
        [I] Room for a collection
        [II] Room for a second collection
       *[III] Room for a third collection
    }
pergamon-bench = Workbench
pergamon-bench-how = click a find to take it back, drag it to move it
pergamon-worth = worth
pergamon-to-add = Finds to add
pergamon-choose-room = All your markers are in use: choose a collection to break up.
pergamon-break-up = Break up collection { $marker } on space { $space } to make room
pergamon-label-take-out =
    Take back { $left ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jug
        [mask] mask
       *[bracelet] bracelet
    } { $century }
pergamon-polish-name = Polish
pergamon-polish-less = Less polish
pergamon-polish-more = More polish
pergamon-a-space = a space
pergamon-confirm-place = Stand on { $space }
pergamon-confirm-dig =
    { $coins ->
        [one] Dig for 1 coin
       *[other] Dig for { $coins } coins
    }
pergamon-confirm-discard = Discard
pergamon-decline-store =
    { $coins ->
        [0] Store: free
        [one] Store: 1 coin
       *[other] Store: { $coins } coins
    }
pergamon-confirm-store =
    { $finds ->
        [one] Store 1 find
       *[other] Store { $finds } finds
    }

## An evaluation

pergamon-stage-points = Points
pergamon-stage-prize =
    Prize: { $prize ->
        [vase] oldest vase
        [jug] oldest jug
        [mask] oldest mask
       *[bracelet] oldest bracelet
    }
pergamon-stage-falls = Interest falls by { $spaces }
pergamon-stage-round = Round { $round }
pergamon-axis = Round
pergamon-stage-end = End of the game
pergamon-evaluation-how = Each marker earns what its floor of the museum pays, from the door up.
pergamon-marker-of = Marker { $nth } of { $all }
pergamon-collection-of = { $name }: collection { $marker }
pergamon-earns =
    on space { $space }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pergamon-told-counted =
    { $you ->
        [yes] show
       *[no] shows
    } collection { $marker } on space { $space }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Why an action of Pergamon is refused; players are named

pergamon-refused-now =
    { $phase ->
        [start] The first player is being chosen.
        [finds] Finds are being turned up.
        [sorting] { $player } is laying out finds now.
        [funds] Funds cards are being drawn.
        [placing] { $player } is placing a figure now.
        [grants] Funds cards are being turned over.
        [dig] { $player } is deciding where to dig now.
        [exhibit] { $player } is piecing finds together now.
       *[store] { $player } is storing finds now.
    }
pergamon-refused-gallery =
    { $gallery ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
pergamon-refused-deepest =
    { $deepest ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
pergamon-refused-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
pergamon-refused-had-coins =
    { $had ->
        [0] no coins
        [one] 1 coin
       *[other] { $had } coins
    }
pergamon-refused-limit-coins =
    { $limit ->
        [0] no coins
        [one] 1 coin
       *[other] { $limit } coins
    }
pergamon-refused-left =
    { $left ->
        [vase] a vase
        [jug] a jug
        [mask] a mask
       *[bracelet] a bracelet
    }
pergamon-refused-right =
    { $right ->
        [vase] a vase
        [jug] a jug
        [mask] a mask
       *[bracelet] a bracelet
    }

pergamon-refusal-game-over = The game is over.
pergamon-refusal-first-player-known = The first player is chosen once, before the first round. { pergamon-refused-now }
pergamon-refusal-finds-turned-up = Finds are turned up at the start of a round. { pergamon-refused-now }
pergamon-refusal-no-sorting = Finds are sorted only with variant 2, before the funds cards are drawn. { pergamon-refused-now }
pergamon-refusal-cards-drawn = Funds cards are drawn before the figures are placed. { pergamon-refused-now }
pergamon-refusal-figures-placed = Figures are placed before the funds cards are turned over. { pergamon-refused-now }
pergamon-refusal-cards-turned-over = Funds cards are turned over once all figures are placed. { pergamon-refused-now }
pergamon-refusal-no-time-to-dig = You dig at the start of your turn, and only once. { pergamon-refused-now }
pergamon-refusal-no-time-to-exhibit = Finds are pieced together and exhibited after digging and before storing. { pergamon-refused-now }
pergamon-refusal-no-time-to-store = Finds are stored or discarded at the end of a turn. { pergamon-refused-now }
pergamon-refusal-no-such-seat =
    { $players ->
        [one] Only 1 player is at this table.
       *[other] Only { $players } players are at this table.
    }
pergamon-refusal-seen-before = Find { $tile } has already been turned up.
pergamon-refusal-not-youngest = The youngest finds come first, and find { $tile } isn’t one of them.
pergamon-refusal-no-such-back =
    { $back ->
        [bag] No card with a money bag is left.
       *[chest] No card with a chest is left.
    }
pergamon-refusal-other-back =
    { $back ->
        [bag] This card has a money bag on its back: it shows 1 to 4 coins.
       *[chest] This card has a chest on its back: it shows 5 to 8 coins.
    }
pergamon-refusal-value-used-up = All cards with { pergamon-refused-coins } have been turned over.
pergamon-refusal-space-taken =
    { $by ->
        [raider] The tomb raider is already on space { $space }.
       *[player] { $player } is already on space { $space }.
    }
pergamon-refusal-too-deep = From space { $space } you can dig down to gallery { pergamon-refused-deepest }, no deeper.
pergamon-refusal-gallery-empty = Gallery { pergamon-refused-gallery } is empty.
pergamon-refusal-too-dear = Gallery { pergamon-refused-gallery } costs { pergamon-refused-coins }, and { $player } has { $had }.
pergamon-refusal-in-the-row = Find { $tile } is already in the row.
pergamon-refusal-not-a-find = { $player } doesn’t have find { $tile }.
pergamon-refusal-does-not-fit = They don’t match: the row ends with half of { pergamon-refused-right }, and find { $tile } starts with half of { pergamon-refused-left }.
pergamon-refusal-nothing-fits = Find { $tile } ends with half of { pergamon-refused-right }, and { $player } has no find with the other half.
pergamon-refusal-no-object = A collection needs at least two finds that make up an object.
pergamon-refusal-room-left = You break up a collection only when all three markers are in the museum.
pergamon-refusal-no-room = All three markers of { $player } are in the museum. Choose a collection to break up.
pergamon-refusal-polish-too-dear = { $player } has only { pergamon-refused-had-coins } for polishing.
pergamon-refusal-polish-limited = Before the last round you can polish with at most { pergamon-refused-limit-coins }.
pergamon-refusal-above-top-space = The row is worth { $value } and space { $top } is the highest, so you can polish with at most { pergamon-refused-limit-coins }.
pergamon-refusal-row-begun = You’ve begun a row. Exhibit it first, or undo.
pergamon-refusal-nothing-stored = Nothing is stored or discarded in the last round. End your turn instead.
pergamon-refusal-storing-due = In this round a turn ends with storing. Store your finds instead.
pergamon-refusal-fee-too-high = Storing { $finds } finds costs { pergamon-refused-coins }, and { $player } has { $had }. Discard some first.

## Why a position cannot be, by the kinds of src/digsite/study/setups/reasons.py; $fact is what the text calls it
pergamon-position-unknown-tile = “{ $fact }”: { $found } isn’t a find. Finds are 1 to { $most }, or like "vase jug 4".
pergamon-position-several-tiles = “{ $fact }”: several finds are { $found }. Choose one of { $numbers }.
pergamon-position-tile-elsewhere = “{ $fact }”: find { $tile } is already somewhere else.
pergamon-position-halves-differ = “{ $fact }”: find { $tile } and the next one don’t match.
pergamon-position-unknown-funds-card = “{ $fact }”: { $found } is neither "bag" nor "chest" nor a value from 1 to { $most }.
pergamon-position-cards-face-down = “{ $fact }”: while figures are placed, the cards are face down. Write "bag" or "chest" for each.
pergamon-position-cards-face-up = “{ $fact }”: during the turns the cards are face up. Write two values.
pergamon-position-cards-spent = “{ $fact }”: before round { $round }, { $due } cards have been used.
pergamon-position-copies-spent = “{ $fact }”: there are only { $copies } cards of value { $value }.
pergamon-position-too-many-coins = The cards have brought { $brought } coins, but { $held } are on the table.
pergamon-position-raider = “{ $fact }”: the tomb raider stands on the track with 1 or { $most } players, and only then.
pergamon-position-order = “{ $fact }” names each of the { $players } players once, the first player first.
pergamon-position-row-too-early = “{ $fact }”: finds are pieced together while the game waits for "exhibit".
pergamon-position-no-space = “{ $fact }”: during the turns every player has a research space.
pergamon-position-nothing-to-decide = “{ $fact }”: player { $player } has nothing to decide there.

## What speaks for an action, or against it
pergamon-reason-tiles = tiles dug this round
pergamon-reason-coins = coins left at the end of the round
pergamon-reason-points_at_evaluation = points by the next evaluation
pergamon-reason-pushed_out = of a collection being pushed out before the next evaluation
pergamon-reason-tiles_in_hand = tiles kept for the next round
pergamon-reason-goes_first = of starting the next round
pergamon-reason-points_after = points after the next evaluation
pergamon-measure-tiles = finds dug
pergamon-measure-coins = coins left
pergamon-measure-points_at_evaluation = points by evaluation
pergamon-measure-pushed_out = risk of being pushed out
pergamon-measure-tiles_in_hand = finds kept
pergamon-measure-goes_first = starts next round
pergamon-measure-points_after = points after evaluation

## What a puzzle is about
pergamon-theme-funds = Research funds
pergamon-theme-dig = Where to dig
pergamon-theme-row = Piecing together
pergamon-theme-exhibit = Exhibiting
pergamon-theme-polish = Polishing
pergamon-theme-push_down = Pushing others down
pergamon-theme-break_up = Breaking up a collection
pergamon-theme-storage = Storage
pergamon-theme-last_round = Last round
