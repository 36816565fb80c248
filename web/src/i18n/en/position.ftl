# A position of a game at a real table, set up beside the board.

position-title = Set up a position
position-about = Write down what’s on the table. The board shows it as you type.
position-start = Start from
position-facts = The commonest facts
position-fact-round = Round
position-fact-stack = Stack
position-fact-coins = Coins
position-fact-tickets = Points
position-fact-space = Space
position-fact-year = Year
position-fact-week = Week
position-text = The position as text
position-line = Line { $line }
position-edit = Edit
position-best = Best moves
position-by-lot = Draw at random
position-back = Previous step
position-from-here = Set up this position
position-tried = { $steps ->
    [0] It’s { $name }’s turn. Choose on the board to play on from here.
    [one] It’s { $name }’s turn, 1 step after your position.
   *[other] It’s { $name }’s turn, { $steps } steps after your position.
}

## Why a position cannot be. Kinds are the server's: src/digsite/study/setups/reasons.py; $fact is what the text calls it.
position-wrong-too-long = The text is too long: at most { $most } characters.
position-wrong-too-many-dots = The text has too many dots: at most { $most }.
position-wrong-too-many-brackets = The text has too many brackets.
position-wrong-number-too-long = The text has a number that is too long.
position-wrong-not-text = This isn’t a text file in UTF-8.
position-wrong-not-toml = This isn’t TOML. Check quotes, commas and brackets.
position-wrong-missing = “{ $fact }” is missing.
position-wrong-unknown-fact = “{ $fact }” has no meaning here. Possible: { $known }.
position-wrong-not-a-number = “{ $fact }” is a number from { $least } to { $most }, not { $found }.
position-wrong-not-a-text = “{ $fact }” is a text in quotes, not { $found }.
position-wrong-not-a-list = “{ $fact }” is a list in square brackets, not { $found }.
position-wrong-not-a-table = “{ $fact }” is a table in braces, not { $found }.
position-wrong-unknown-word = “{ $fact }”: { $found } isn’t one of { $words }.
position-wrong-too-many = “{ $fact }” has room for { $most }, not for { $count }.
position-wrong-wrong-players = { $game } is for { $least } to { $most } players, not { $count }.
position-wrong-impossible = This can’t happen at a real table.
position-wrong-no-files = { $game } can’t be written as text.
position-wrong-nobody-decides = There’s nothing to decide here.
