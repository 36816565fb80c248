# Lektionen: eine geführte erste Partie
learn-begin = Spielen lernen
learn-lesson = Lektion
learn-step = Schritt { $number } von { $all }
learn-back = Zurück
learn-next = Weiter
learn-read = Lies den Schritt der Lektion und gehe dann weiter.
