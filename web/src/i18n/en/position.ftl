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
