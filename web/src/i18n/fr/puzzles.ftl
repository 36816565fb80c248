# Problèmes : des positions où une action est nettement la meilleure

puzzles-title = Problèmes
puzzles-about = Des positions tirées de parties entre bots forts. Une action est nettement la meilleure : trouvez-la.
puzzles-of-the-day = Problème du jour
puzzles-one = Problème : { $game }
puzzles-find = Vous êtes { $name }. Trouvez la meilleure action.
puzzles-row = De suite : { $count } (record : { $best })
puzzles-days = Jours de suite : { $count }
puzzles-kept = Votre progression est gardée dans ce navigateur.
puzzles-progress = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $count }
puzzles-progress-about = Votre progression
puzzles-part = { $name } { $solved }/{ $count }
puzzles-go-on = { $solved ->
    [0] Commencer par le problème { $number }
   *[other] Continuer avec le problème { $number }
}
puzzles-number = Problème { $number }
puzzles-all-of = Tous les problèmes de { $game }
puzzles-unsolved = Seulement les non résolus
puzzles-show-all = Tout afficher
puzzles-theme = Thème
puzzles-all = Tout
puzzles-difficulty = Difficulté
puzzles-difficulty-1 = Facile
puzzles-difficulty-2 = Moyen
puzzles-difficulty-3 = Difficile
puzzles-solved = Résolu
puzzles-none = Aucun problème de ce genre.
puzzles-right = Exact !
puzzles-wrong = Il y a mieux.
puzzles-figures = { $win } de chances de gagner, { $score } points en moyenne
puzzles-hardly = ne mérite pas qu’on s’y attarde
puzzles-yours = Votre choix : { $figures }
puzzles-best = Le meilleur : { $figures }
puzzles-show = Montrer la solution
puzzles-next = Problème suivant
puzzles-answer = La solution
puzzles-list = Tous les problèmes
puzzles-choice = { $which ->
    [best] La meilleure
    [yours] Votre choix
   *[other] La suivante
}
puzzles-against = Par rapport { $with ->
    [yours] à votre choix
   *[second] à la suivante
} : { $why }
puzzles-theme-funds = Fonds de Recherche
puzzles-theme-dig = Où fouiller
puzzles-theme-row = Assembler
puzzles-theme-exhibit = Exposer
puzzles-theme-polish = Mise en valeur
puzzles-theme-push_down = Faire descendre les autres
puzzles-theme-break_up = Disperser une collection
puzzles-theme-storage = Stocker
puzzles-theme-last_round = Le dernier tour
puzzles-theme-book = Ouvrages
puzzles-theme-helper = Soutiens
puzzles-theme-congress = Congrès
puzzles-theme-weeks = Combien de temps fouiller
puzzles-theme-exhibition = Expositions
puzzles-theme-exchange = Échanger les cartes
puzzles-theme-year_end = La fin de l’année
