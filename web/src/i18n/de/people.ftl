# Menschen: Rangliste und Profile
people-next = Nächster Schritt
people-next-turn = Du bist dran: { $game }.
people-next-go-on = Deine Partie { $game } ist noch nicht zu Ende.
people-next-learn = Neu hier? Das Tutorial bringt dir { $game } in zehn Minuten bei.
people-next-try = Du hast noch keine Partie { $game } beendet. Das Tutorial dauert zehn Minuten.
people-next-again = Zeit für die nächste Partie.
people-next-table = Zum Tisch
people-results = Ergebnisse
people-won = Gewonnen
people-won-of =
    { $share } von { $count ->
        [one] { $count } Partie gegen andere
       *[other] { $count } Partien gegen andere
    }
people-best = Meiste Punkte
people-plot = { $label }, Punkte Partie für Partie: { $points }
people-plot-won = gewonnen
people-plot-other = nicht gewonnen
people-plot-mean = Schnitt der letzten fünf
people-no-results = Beende eine Partie, dann stehen hier deine Punkte.
people-none-of = { $name } hat noch keine öffentliche Partie beendet.
people-play-with = Mit { $name } spielen
people-play-rated = Gewertete Partie spielen
people-level = Stufe { $level }
people-band = Die Linie zeigt, wie sicher die Schätzung ist. Ihr linkes Ende ist die Wertungszahl.
people-not-on-it = Du stehst noch nicht auf dieser Liste. Jede gewertete Partie zählt, auch gegen Bots.
people-no-leaders = Noch keine gewertete Partie mit dieser Personenzahl. Beende eine, dann stehst du auf der Liste.
people-account = Konto
