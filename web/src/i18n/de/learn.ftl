# Lektionen: eine geführte erste Partie
learn-begin = Spielen lernen
learn-lesson = Tutorial
learn-chapter = Kapitel { $number } von { $all }: { $title }
learn-step = Schritt { $number } von { $all }
learn-done = Erledigt
learn-back = Zurück
learn-next = Weiter
learn-read = Lies diesen Schritt und gehe dann weiter.
