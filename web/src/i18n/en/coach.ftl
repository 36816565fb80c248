# Hints and analyses

## Hints
coach-hint = Hint
coach-hint-thinking = Thinking …
coach-against = Compared with the { $best ->
    [yes] best
   *[no] second
}: { $why }
coach-ask-title = { $name } would like hints
coach-ask = May everybody ask for hints at this table?
coach-ask-waits = { $name } would like hints. Waiting for { $others }.
coach-end = No more hints
coach-points = { $points } points

## Reasons
coach-reason = { $more ->
    [yes] more
   *[no] fewer
} { $what } ({ $value } instead of { $other })
coach-reason-chance = { $more ->
    [yes] a greater chance
   *[no] a smaller chance
} { $what } ({ $value } instead of { $other })
coach-because-but = { $for }, but { $against }
coach-because-against = nothing for it that could be measured, but { $against }
coach-no-reason = No difference that could be measured.
coach-kind-tiles = tiles dug this round
coach-kind-coins = coins left at the end of the round
coach-kind-points_at_evaluation = points by the next evaluation
coach-kind-pushed_out = that a collection is pushed out before the next evaluation
coach-kind-tiles_in_hand = tiles kept for the next round
coach-kind-goes_first = to begin the next round
coach-kind-points_after = points after the next evaluation
coach-kind-weeks = weeks spent
coach-kind-others_moves = opponents’ moves before your next turn
coach-kind-points_now = points at once
coach-kind-knowledge = points of knowledge
coach-kind-exhibitions_in_reach = exhibitions within reach at the next move
coach-kind-points_from_artefacts = points from artefacts to come
coach-kind-points_from_exhibitions = points from exhibitions to come
coach-kind-points_from_congresses = points from congresses to come
coach-kind-points_from_knowledge = points for most knowledge at the end

## Analyses
coach-analyse = Analyse
coach-analyse-again = Analyse again
coach-title = Analysis: { $game }
coach-about = A search looks at every decision again. It knows no more than the players did.
coach-waiting = { $before ->
    [one] Another game is analysed first.
   *[other] { $before } other games are analysed first.
}
coach-running = Decision { $done } of { $total }
coach-begins = The analysis begins …
coach-leave = You may leave this page: it goes on.
coach-failed = The analysis failed. Please try again.
coach-outdated = The game has gone on since, or digsite knows more now.
coach-unfinished = The game is not over; the end is judged as it stands.
coach-course = The course of the game
coach-wins = Chance to win
coach-scores = Points to be expected
coach-players = Play and luck
coach-accuracy = Accuracy
coach-accuracy-about = 100 if nothing was given away, 0 if lots would have done as well. What counts is { $count ->
    [one] points
   *[other] win chance, and points where the game is settled
}, measured by what was at stake.
coach-grade = { $grade ->
    [even] Even
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
coach-part = { $part ->
    [change] Change
    [own] Own play
    [others] Others’ play
    [luck] Luck
   *[unclear] Unclear
}
coach-parts-about = { $count ->
    [one] In points.
   *[other] In points of win chance, and in points in brackets.
} Unclear is what the search saw only later: neither play nor luck.
coach-nothing-given = Gave nothing away that could be measured.
coach-gave-away = { $loss } of the chance to win given away
coach-gave-points = { $loss } points given away
coach-played = Played: { $action }
coach-better = Better: { $action }
coach-drawn = The draws before it changed { $of ->
    [points] the points to be expected
   *[wins] the chances to win
}: { $changes }
coach-part-most = They part most in { $what }: { $value } instead of { $other }.
coach-no-decision = Nobody decides here.
coach-only = Nothing better was found.
coach-to-win = to win
coach-decisions = Decisions
coach-all-even = Nearly all choices were equally good.
coach-show = Which decisions
coach-all = All
coach-mistakes = Mistakes
coach-mine = Mine
coach-analysis = Analysis
coach-result = { $game }, { $scores }
