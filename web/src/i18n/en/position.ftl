# A position of a game at a real table, set up beside the board.

position-title = Set up a position
position-about = Write down what lies on the table. The board shows it as you type.
position-start = Start from
position-text = The position as text
position-line = Line { $line }
position-edit = Edit
position-best = Best moves
position-by-lot = Draw at random
position-back = One step back
position-from-here = Set up this position
position-tried = { $steps ->
    [0] { $name } decides. Choose on the board to play on from here.
    [one] { $name } decides, 1 step from your position.
   *[other] { $name } decides, { $steps } steps from your position.
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
position-wrong-not-a-table = “{ $fact }” has facts of its own in braces, not { $found }.
position-wrong-unknown-word = “{ $fact }”: { $found } is none of { $words }.
position-wrong-too-many = “{ $fact }” has room for { $most }, not for { $count }.
position-wrong-wrong-players = { $game } is for { $least } to { $most } players, not for { $count }.
position-wrong-impossible = This can’t lie on the table like this.
position-wrong-no-files = { $game } can’t be written as text.
position-wrong-nobody-decides = Nobody has anything to decide here.
position-wrong-unknown-tile = “{ $fact }”: { $found } isn’t a find. Finds are 1 to { $most }, or like "vase jug 4".
position-wrong-several-tiles = “{ $fact }”: several finds are { $found }. Choose one of { $numbers }.
position-wrong-tile-elsewhere = “{ $fact }”: find { $tile } is already somewhere else.
position-wrong-halves-differ = “{ $fact }”: find { $tile } and the next one don’t match.
position-wrong-unknown-funds-card = “{ $fact }”: { $found } is neither "bag" nor "chest" nor a value from 1 to { $most }.
position-wrong-cards-face-down = “{ $fact }”: while figures are placed, the cards are face down. Write "bag" or "chest" for each.
position-wrong-cards-face-up = “{ $fact }”: during the turns the cards are face up. Write two values.
position-wrong-cards-spent = “{ $fact }”: before round { $round }, { $due } cards have been used.
position-wrong-copies-spent = “{ $fact }”: there are only { $copies } cards of value { $value }.
position-wrong-too-many-coins = The cards have brought { $brought } coins, but { $held } are on the table.
position-wrong-raider = “{ $fact }”: the tomb raider stands on the track with 1 or { $most } players, and only then.
position-wrong-order = “{ $fact }” names each of the { $players } players once, the first player first.
position-wrong-row-too-early = “{ $fact }”: finds are pieced together while the game waits for "exhibit".
position-wrong-no-space = “{ $fact }”: during the turns every player has a research space.
position-wrong-nothing-to-decide = “{ $fact }”: player { $player } has nothing to decide there.
position-wrong-out-of-time = “{ $fact }” is before the start or after the end of the game.
position-wrong-unknown-card = “{ $fact }”: { $found } isn’t a card. Cards are named like "greece 2 rome".
position-wrong-cards-used-up = “{ $fact }”: there aren’t that many cards { $card }.
position-wrong-exhibition-used-up = “{ $fact }”: there aren’t that many cards { $card }, or they are in a later stack.
position-wrong-tokens-used-up = “{ $fact }”: there aren’t that many tokens { $found }.
position-wrong-first-artefact = “{ $fact }”: the first artefact of { $area } (1) is neither there nor on a desk.
position-wrong-not-a-researcher = “{ $fact }” holds up to { $most } researcher cards.
position-wrong-not-an-exhibition = “{ $fact }” is a space for exhibitions.
position-wrong-not-upcoming = “{ $fact }”: with the option next_cards up to { $most } cards are face up.
position-wrong-stack-used-up = “{ $fact }”: too many cards are face up for stack { $stack }.
