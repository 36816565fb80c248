# Problèmes : des positions où une action est nettement la meilleure

puzzles-title = Défis
puzzles-about = Des positions tirées de parties entre bots forts. Une action est nettement la meilleure : trouvez-la.
puzzles-of-the-day = Défi du jour
puzzles-one = Défi : { $game }
puzzles-find = Vous êtes { $name }. Trouvez la meilleure action.
puzzles-row = Série : { $count } (record : { $best })
puzzles-days = Jours d’affilée : { $count }
puzzles-kept = Votre progression et votre série sont enregistrées dans ce navigateur.
puzzles-progress = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
} sur { $count }
puzzles-progress-about = Votre progression
puzzles-part = { $name } { $solved }/{ $count }
puzzles-go-on = { $solved ->
    [0] Commencer par le défi { $number }
   *[other] Continuer avec le défi { $number }
}
puzzles-number = Défi { $number }
puzzles-all-of = Tous les défis de { $game }
puzzles-unsolved = Seulement les non résolus
puzzles-show-all = Tout afficher
puzzles-theme = Thème
puzzles-all = Tous
puzzles-difficulty = Difficulté
puzzles-difficulty-1 = Facile
puzzles-difficulty-2 = Moyen
puzzles-difficulty-3 = Difficile
puzzles-solved = Résolu
puzzles-none = Aucun défi de ce genre.
puzzles-right = Exact !
puzzles-wrong = Il y a mieux.
puzzles-figures = { $win } de chances de gagner, { $score } points en moyenne
puzzles-hardly = nettement moins bon
puzzles-yours = Votre choix : { $figures }
puzzles-best = Le meilleur : { $figures }
puzzles-show = Afficher la solution
puzzles-next = Défi suivant
puzzles-answer = Solution
puzzles-list = Tous les défis
puzzles-choice = { $which ->
    [best] La meilleure
    [yours] Votre choix
   *[other] La suivante
}
puzzles-against = Par rapport { $with ->
    [yours] à votre choix
   *[second] à la suivante
} : { $why }
