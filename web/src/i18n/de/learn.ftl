# Lektionen: eine geführte erste Partie
learn-begin = Spielen lernen
learn-lesson = Lektion
learn-step = Schritt { $number } von { $all }
learn-back = Zurück
learn-next = Weiter
learn-read = Lies den Schritt der Lektion und gehe dann weiter.
problem-lesson-step = Hier möchte die Lektion etwas anderes: Tu, was der Schritt fett gedruckt sagt. Nach der Lektion spielst du, wie du magst.
