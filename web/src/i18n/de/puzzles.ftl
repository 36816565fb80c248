# Rätsel: Stellungen, in denen eine Aktion klar die beste ist

puzzles-title = Rätsel
puzzles-about = Stellungen aus Partien starker Bots. Eine Aktion ist klar die beste: Finde sie.
puzzles-of-the-day = Rätsel des Tages
puzzles-one = Rätsel: { $game }
puzzles-find = Du bist { $name }. Finde die beste Aktion.
puzzles-row = Serie: { $count } (beste: { $best })
puzzles-days = Tage in Folge: { $count }
puzzles-kept = Dein Fortschritt und deine Serie sind in diesem Browser gespeichert.
puzzles-progress = { $solved } von { $count } gelöst
puzzles-progress-about = Dein Fortschritt
puzzles-part = { $name } { $solved }/{ $count }
puzzles-go-on = { $solved ->
    [0] Mit Rätsel { $number } anfangen
   *[other] Weiter mit Rätsel { $number }
}
puzzles-number = Rätsel { $number }
puzzles-all-of = Alle Rätsel zu { $game }
puzzles-unsolved = Nur ungelöste
puzzles-show-all = Alle zeigen
puzzles-theme = Thema
puzzles-all = Alle
puzzles-difficulty = Schwierigkeit
puzzles-difficulty-1 = Leicht
puzzles-difficulty-2 = Mittel
puzzles-difficulty-3 = Schwer
puzzles-solved = Gelöst
puzzles-none = Keine Rätsel dieser Art.
puzzles-right = Richtig!
puzzles-wrong = Es gibt eine bessere Aktion.
puzzles-figures = { $win } Gewinnchance, im Mittel { $score } Punkte
puzzles-hardly = deutlich schwächer
puzzles-yours = Deine Wahl: { $figures }
puzzles-best = Beste: { $figures }
puzzles-show = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-answer = Lösung
puzzles-list = Alle Rätsel
puzzles-choice = { $which ->
    [best] Am besten
    [yours] Deine Wahl
   *[other] Nächstbeste
}
puzzles-against = Verglichen mit { $with ->
    [yours] deiner Wahl
   *[second] der nächstbesten
}: { $why }
