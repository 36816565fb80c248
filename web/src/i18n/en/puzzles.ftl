# Puzzles: positions in which one action is clearly best

puzzles-title = Puzzles
puzzles-about = Positions from games between strong bots. One action is clearly best: find it.
puzzles-of-the-day = Puzzle of the day
puzzles-one = Puzzle: { $game }
puzzles-find = You are { $name }. Find the best action.
puzzles-row = Streak: { $count } (best: { $best })
puzzles-days = Days in a row: { $count }
puzzles-kept = Your progress and streak are saved in this browser.
puzzles-progress = { $solved } of { $count } solved
puzzles-progress-about = Your progress
puzzles-part = { $name } { $solved }/{ $count }
puzzles-go-on = { $solved ->
    [0] Start with puzzle { $number }
   *[other] Continue with puzzle { $number }
}
puzzles-number = Puzzle { $number }
puzzles-all-of = All puzzles of { $game }
puzzles-unsolved = Unsolved only
puzzles-show-all = Show all
puzzles-theme = Theme
puzzles-all = All
puzzles-difficulty = Difficulty
puzzles-difficulty-1 = Easy
puzzles-difficulty-2 = Medium
puzzles-difficulty-3 = Hard
puzzles-solved = Solved
puzzles-none = No puzzles of this kind.
puzzles-right = Right!
puzzles-wrong = There’s a better action.
puzzles-figures = { $win } to win, { $score } points on average
puzzles-hardly = clearly weaker
puzzles-yours = Your choice: { $figures }
puzzles-best = Best: { $figures }
puzzles-show = Show answer
puzzles-next = Next puzzle
puzzles-answer = Answer
puzzles-list = All puzzles
puzzles-choice = { $which ->
    [best] Best
    [yours] Your choice
   *[other] Next best
}
puzzles-against = Compared with { $with ->
    [yours] your choice
   *[second] the next best
}: { $why }
