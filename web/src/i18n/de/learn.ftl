# Lektionen: eine geführte erste Partie
learn-begin = Spielen lernen
learn-lesson = Lektion
learn-step = Schritt { $number } von { $all }
learn-back = Zurück
learn-next = Weiter
learn-read = Lies den Schritt der Lektion und gehe dann weiter.
learn-do = Du bist dran, auf dem Spielplan.
learn-watch = Sieh zu, was geschieht.
learn-play-on = Von hier weiterspielen
learn-new-game = Neue Partie
problem-lesson-step = Hier möchte die Lektion etwas anderes: Tu, was der Schritt fett gedruckt sagt. Nach der Lektion spielst du, wie du magst.
