# Pig in English. The client says "pig-<role>-<kind>" with the arguments of a message; $player is a name, $you is yes
# where that is the reader.

pig-title = Pig
pig-about = Roll as often as you dare: a 1 takes all that you have not held. Who has 100 points first wins.
pig-option-first_player = Who begins

# How far the game is, and what is expected
pig-stage-round = Round { $number }
pig-prompt-start = Chance chooses who begins
pig-prompt-turn =
    { $you ->
        [yes] Your turn: roll{ $points ->
            [0] { "" }
           *[other] , or hold { $points }
        }
       *[no] { $player } rolls or holds
    }
pig-prompt-rolling = The die of { $player } is rolling
pig-prompt-over = { $player } has won with { $points } points

# The table
pig-heading-points = Points, of { $goal }
pig-heading-turn = This turn
pig-line-player =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pig-line-at-stake =
    { $player } has { $points ->
        [0] nothing at stake
        [one] { $points } point at stake
       *[other] { $points } points at stake
    }, { $total } in all

# What can be done, and what it does
pig-action-first = { $player } begins
pig-action-die = The die shows { $number }
pig-action-roll = Roll
pig-action-hold = Hold { $points }
pig-effect-roll =
    { $points ->
        [0] Roll the die: a 1 ends your turn
        [one] A 1 takes the { $points } point at stake and ends your turn
       *[other] A 1 takes the { $points } points at stake and ends your turn
    }
pig-effect-hold = You will have { $total } points

# What happened; a name or "You" stands before it
pig-event-first =
    { $you ->
        [yes] begin
       *[no] begins
    }
pig-event-die =
    { $you ->
        [yes] roll
       *[no] rolls
    } a { $number }: { $points } at stake
pig-event-lost =
    { $you ->
        [yes] roll
       *[no] rolls
    } a 1 and { $you ->
        [yes] lose
       *[no] loses
    } { $points }
pig-event-hold =
    { $you ->
        [yes] hold
       *[no] holds
    } { $points }: { $total } in all
pig-event-win =
    { $you ->
        [yes] win
       *[no] wins
    } with { $points } points

# Why something cannot be done
pig-refusal-game-over = The game is over.
pig-refusal-first-player-known = It is known who begins.
pig-refusal-no-such-seat = Only { $players } sit at the table.
pig-refusal-nothing-rolled = The die is not rolling.
pig-refusal-not-in-a-turn = Wait for the die.
pig-refusal-nothing-at-stake = A turn begins with a roll.

# Where points come from
pig-source-held = Points held
