# People: the leaderboard and profiles
people-next = Next step
people-next-turn = It’s your turn in { $game }.
people-next-go-on = Your game of { $game } isn’t finished yet.
people-next-learn = New here? The tutorial teaches you { $game } in ten minutes.
people-next-try = You haven’t finished a game of { $game } yet. The tutorial takes ten minutes.
people-next-again = Time for another game.
people-next-table = Go to the table
people-results = Results
people-won = Won
people-won-of =
    { $share } of { $count ->
        [one] { $count } game against others
       *[other] { $count } games against others
    }
people-best = Most points
people-plot = { $label }, points game by game: { $points }
people-plot-won = won
people-plot-other = not won
people-plot-mean = average of the last five
people-no-results = Finish a game, and your points will appear here.
people-none-of = { $name } hasn’t finished a public game yet.
people-play-with = Play with { $name }
people-play-rated = Play a rated game
people-level = level { $level }
people-band = The line shows how sure the estimate is. Its left end is the rating.
people-not-on-it = You’re not on this list yet. Every rated game counts, against bots too.
people-no-leaders = No rated games with this number of players yet. Finish one to get on the list.
people-account = Account
