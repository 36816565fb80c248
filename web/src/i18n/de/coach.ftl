# Tipps und Analysen

## Tipps
coach-hint = Tipp
coach-hint-thinking = Denkt nach …
coach-against = Verglichen mit der { $best ->
    [yes] besten
   *[no] zweitbesten
}: { $why }
coach-ask-title = { $name } möchte Tipps
coach-ask = Dürfen alle an diesem Tisch nach Tipps fragen?
coach-ask-waits = { $name } möchte Tipps. Es fehlt noch: { $others }.
coach-end = Tipps ausschalten
coach-points = { $points } Punkte

## Gründe
coach-reason = { $more ->
    [yes] mehr
   *[no] weniger
} { $what } ({ $value } statt { $other })
coach-reason-chance = { $more ->
    [yes] eine größere Chance
   *[no] eine kleinere Chance
}{ $what } ({ $value } statt { $other })
coach-because-but = { $for }, aber { $against }
coach-because-against = kein klarer Vorteil, aber { $against }
coach-no-reason = Kein messbarer Unterschied.

## Analysen
coach-analyse = Analysieren
coach-analyse-again = Noch einmal analysieren
coach-title = Analyse: { $game }
coach-about = Die Engine prüft jede Entscheidung und weiß dabei nur, was am Tisch bekannt war.
coach-waiting = { $before ->
    [one] Vorher wird noch eine andere Partie analysiert.
   *[other] Vorher werden noch { $before } andere Partien analysiert.
}
coach-running = Entscheidung { $done } von { $total }
coach-begins = Die Analyse beginnt …
coach-leave = Du kannst diese Seite verlassen, die Analyse läuft weiter.
coach-failed = Die Analyse ist fehlgeschlagen. Versuche es noch einmal.
coach-outdated = Diese Analyse ist veraltet.
coach-unfinished = Die Partie ist noch nicht zu Ende; das ist die Analyse bis hierher.
coach-course = Partieverlauf
coach-wins = Gewinnchance
coach-scores = Erwartete Punkte
coach-players = Können und Glück
coach-accuracy = Genauigkeit
coach-accuracy-about = 100, wenn nichts verloren ging; 0, wenn zufällige Züge ebenso gut gewesen wären. Gerechnet { $count ->
    [one] in Punkten
   *[other] in Gewinnchance und, sobald die Partie entschieden ist, in Punkten
}, gemessen an dem, was auf dem Spiel stand.
coach-grade = { $grade ->
    [even] Gleich gut
    [best] Bester Zug
    [good] Gut
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
}
coach-part = { $part ->
    [change] Änderung
    [own] Eigenes Spiel
    [others] Spiel der anderen
    [luck] Glück
   *[unclear] Unklar
}
coach-parts-about = { $count ->
    [one] In Siegpunkten.
   *[other] In Prozent Gewinnchance, in Klammern in Siegpunkten.
} Unklar ist, was die Engine erst später bemerkt hat: weder Spiel noch Glück.
coach-nothing-given = Kein messbarer Verlust.
coach-gave-away = { $loss } Gewinnchance verloren
coach-gave-points = { $loss } Punkte verloren
coach-played = Gespielt: { $action }
coach-better = Am besten: { $action }
coach-decision = { $grade ->
    [even] Gleich gut: { $action }
    [best] Bester Zug: { $action }
    [good] Guter Zug: { $action }
    [inaccuracy] Ungenau: { $action }
    [mistake] Fehler: { $action }
   *[blunder] Grober Fehler: { $action }
}
coach-then = danach erwartet:
coach-drawn = Die Ziehungen davor haben { $of ->
    [points] die erwarteten Punkte
   *[wins] die Gewinnchancen
} geändert: { $changes }
coach-part-most = Größter Unterschied: { $what }, { $value } statt { $other }.
coach-no-decision = Hier gibt es nichts zu entscheiden.
coach-only = Nichts Besseres gefunden.
coach-to-win = Gewinnchance
coach-decisions = Entscheidungen
coach-all-even = Fast alle Möglichkeiten waren gleich gut.
coach-show = Entscheidungen zeigen
coach-all = Alle
coach-mistakes = Fehler
coach-mine = Meine
coach-analysis = Analyse
coach-result = { $game }, { $scores }
