# Why an action of Thebes is refused; players are named

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
