# Why an action of Pergamon is refused; players are named

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
