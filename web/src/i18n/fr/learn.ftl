# Leçons : une première partie guidée
learn-begin = Apprendre à jouer
learn-lesson = Leçon
learn-chapter = Chapitre { $number } sur { $all } : { $title }
learn-step = Étape { $number } sur { $all }
learn-done = C’est fait
learn-back = Retour
learn-next = Suite
learn-read = Lisez l’étape de la leçon, puis passez à la suite.
