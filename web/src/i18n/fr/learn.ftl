# Leçons : une première partie guidée
learn-begin = Apprendre à jouer
learn-lesson = Tutoriel
learn-chapter = Chapitre { $number } sur { $all } : { $title }
learn-step = Étape { $number } sur { $all }
learn-done = C’est fait
learn-back = Retour
learn-next = Suivant
learn-read = Lisez cette étape, puis continuez.
