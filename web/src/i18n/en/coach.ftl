# Hints and analyses

## Hints
coach-hint = Hint
coach-hint-thinking = Thinking…
coach-against = Compared with the { $best ->
    [yes] best
   *[no] second
}: { $why }
coach-ask-title = { $name } would like hints
coach-ask = Allow everyone at this table to ask for hints?
coach-ask-waits = { $name } would like hints. Waiting for { $others }.
coach-end = Turn off hints
coach-points = { $points } points

## Reasons
coach-reason = { $more ->
    [yes] more
   *[no] fewer
} { $what } ({ $value } instead of { $other })
coach-reason-chance = { $more ->
    [yes] a higher chance
   *[no] a lower chance
} { $what } ({ $value } instead of { $other })
coach-because-but = { $for }, but { $against }
coach-because-against = no clear advantage, but { $against }
coach-no-reason = No measurable difference.

## Analyses
coach-analyse = Analyse
coach-analyse-again = Analyse again
coach-title = Analysis: { $game }
coach-about = The engine re-checks every decision, knowing only what the players knew.
coach-waiting = { $before ->
    [one] Another game is analysed first.
   *[other] { $before } other games are analysed first.
}
coach-running = Decision { $done } of { $total }
coach-begins = Starting the analysis…
coach-leave = You can leave this page; the analysis continues.
coach-failed = The analysis failed. Please try again.
coach-outdated = This analysis is out of date.
coach-unfinished = The game isn’t over yet; this is the analysis so far.
coach-course = Course of the game
coach-wins = Win chance
coach-scores = Expected points
coach-players = Skill and luck
coach-accuracy = Accuracy
coach-accuracy-about = 100 if nothing was lost, 0 if random choices would have done as well. Counted in { $count ->
    [one] points
   *[other] win chance, and in points once the game is decided
}, relative to what was at stake.
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
   *[other] In percent of win chance, with points in brackets.
} Unclear is what the engine noticed only later: neither play nor luck.
coach-nothing-given = No measurable loss.
coach-gave-away = { $loss } win chance lost
coach-gave-points = { $loss } points lost
coach-played = Played: { $action }
coach-better = Best: { $action }
coach-decision = { $grade ->
    [even] Much the same: { $action }
    [best] The best move: { $action }
    [good] A good move: { $action }
    [inaccuracy] An inaccuracy: { $action }
    [mistake] A mistake: { $action }
   *[blunder] A blunder: { $action }
}
coach-then = expected next:
coach-drawn = The draws before it changed { $of ->
    [points] the expected points
   *[wins] the win chances
}: { $changes }
coach-part-most = Biggest difference: { $what }, { $value } instead of { $other }.
coach-no-decision = Nobody decides here.
coach-only = Nothing better found.
coach-to-win = to win
coach-decisions = Decisions
coach-all-even = Nearly all choices were equally good.
coach-show = Show decisions
coach-all = All
coach-mistakes = Mistakes
coach-mine = Mine
coach-analysis = Analysis
coach-result = { $game }, { $scores }
