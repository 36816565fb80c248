# Tipps und Analysen

## Tipps
coach-hint = Tipp
coach-hint-thinking = Denkt nach …
coach-against = Verglichen mit der { $best ->
    [yes] besten
   *[no] zweiten
}: { $why }
coach-ask-title = { $name } möchte Tipps
coach-ask = Dürfen an diesem Tisch alle nach Tipps fragen?
coach-ask-waits = { $name } möchte Tipps. Es fehlt noch: { $others }.
coach-end = Keine Tipps mehr
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
coach-because-against = nichts Messbares dafür, aber { $against }
coach-no-reason = Kein Unterschied, der sich messen ließe.
coach-kind-tiles = in dieser Runde ausgegrabene Fundstücke
coach-kind-coins = Münzen am Ende der Runde
coach-kind-points_at_evaluation = Punkte bis zur nächsten Wertung
coach-kind-pushed_out = , dass eine Sammlung vor der nächsten Wertung verdrängt wird
coach-kind-tiles_in_hand = Fundstücke für die nächste Runde
coach-kind-goes_first = , die nächste Runde zu beginnen
coach-kind-points_after = Punkte nach der nächsten Wertung
coach-kind-weeks = verbrauchte Wochen
coach-kind-others_moves = Züge der anderen vor dem nächsten eigenen
coach-kind-points_now = Punkte sofort
coach-kind-knowledge = Wissenspunkte
coach-kind-exhibitions_in_reach = Ausstellungen, die beim nächsten Zug möglich sind
coach-kind-points_from_artefacts = künftige Punkte aus Artefakten
coach-kind-points_from_exhibitions = künftige Punkte aus Ausstellungen
coach-kind-points_from_congresses = künftige Punkte aus Kongressen
coach-kind-points_from_knowledge = Punkte für das meiste Wissen am Ende

## Analysen
coach-analyse = Analysieren
coach-analyse-again = Noch einmal analysieren
coach-title = Analyse: { $game }
coach-about = Eine Suche sieht sich jede Entscheidung noch einmal an. Sie weiß dabei nicht mehr, als am Tisch bekannt war.
coach-waiting = { $before ->
    [one] Vorher wird noch eine andere Partie analysiert.
   *[other] Vorher werden noch { $before } andere Partien analysiert.
}
coach-running = Entscheidung { $done } von { $total }
coach-begins = Die Analyse beginnt …
coach-leave = Du kannst diese Seite verlassen: Es geht weiter.
coach-failed = Die Analyse ist fehlgeschlagen. Versuche es noch einmal.
coach-outdated = Die Partie ist seitdem weitergegangen, oder digsite weiß inzwischen mehr.
coach-unfinished = Die Partie ist nicht zu Ende; bewertet ist der Stand.
coach-course = Der Verlauf der Partie
coach-wins = Gewinnchance
coach-scores = Erwartete Punkte
coach-players = Können und Glück
coach-accuracy = Genauigkeit
coach-accuracy-about = 100, wenn nichts verschenkt wurde; 0, wenn Losen ebenso gut gewesen wäre. Es { $count ->
    [one] zählen Punkte
   *[other] zählt die Gewinnchance, und wo die Partie entschieden ist, zählen Punkte
}, gemessen an dem, was auf dem Spiel stand.
coach-grade = { $grade ->
    [even] Gleich gut
    [best] Am besten
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
   *[other] In Punkten Gewinnchance, in Klammern in Siegpunkten.
} Unklar ist, was die Suche erst später sah: weder Spiel noch Glück.
coach-nothing-given = Nichts Messbares verschenkt.
coach-gave-away = { $loss } Gewinnchance verschenkt
coach-gave-points = { $loss } Punkte verschenkt
coach-played = Gespielt: { $action }
coach-better = Besser: { $action }
coach-drawn = Die Ziehungen davor änderten { $of ->
    [points] die zu erwartenden Punkte
   *[wins] die Gewinnchancen
}: { $changes }
coach-part-most = Am meisten trennt sie: { $what }, { $value } statt { $other }.
coach-no-decision = Hier entscheidet niemand.
coach-only = Nichts Besseres gefunden.
coach-to-win = Gewinnchance
coach-decisions = Entscheidungen
coach-all-even = Fast alles war gleich gut.
coach-show = Welche Entscheidungen
coach-all = Alle
coach-mistakes = Fehler
coach-mine = Meine
coach-analysis = Analyse
coach-result = { $game }, { $scores }
