# Leçons : une première partie guidée
learn-begin = Apprendre à jouer
learn-lesson = Leçon
learn-step = Étape { $number } sur { $all }
learn-back = Retour
learn-next = Suite
learn-read = Lisez l’étape de la leçon, puis passez à la suite.
