# Conseils et analyses

## Conseils
coach-hint = Conseil
coach-hint-thinking = Réflexion …
coach-against = Comparée à la { $best ->
    [yes] meilleure
   *[no] deuxième
} : { $why }
coach-ask-title = { $name } aimerait des conseils
coach-ask = Chacun peut-il demander des conseils à cette table ?
coach-ask-waits = { $name } aimerait des conseils. On attend { $others }.
coach-end = Plus de conseils
coach-points = { $points } points

## Raisons
coach-reason = { $more ->
    [yes] plus
   *[no] moins
} { $what } ({ $value } au lieu de { $other })
coach-reason-chance = { $more ->
    [yes] une plus forte probabilité
   *[no] une plus faible probabilité
} { $what } ({ $value } au lieu de { $other })
coach-because-but = { $for }, mais { $against }
coach-because-against = rien de mesurable pour, mais { $against }
coach-no-reason = Aucune différence mesurable.
coach-kind-tiles = de découvertes faites à ce tour
coach-kind-coins = de pièces à la fin du tour
coach-kind-points_at_evaluation = de points à la prochaine évaluation
coach-kind-pushed_out = de voir une collection évincée avant la prochaine évaluation
coach-kind-tiles_in_hand = de découvertes gardées pour le tour suivant
coach-kind-goes_first = de commencer le tour suivant
coach-kind-points_after = de points après la prochaine évaluation
coach-kind-weeks = de semaines passées
coach-kind-others_moves = de coups des autres avant le prochain
coach-kind-points_now = de points tout de suite
coach-kind-knowledge = de points de savoir
coach-kind-exhibitions_in_reach = d’expositions à portée au prochain coup
coach-kind-points_from_artefacts = de points à venir des objets
coach-kind-points_from_exhibitions = de points à venir des expositions
coach-kind-points_from_congresses = de points à venir des congrès
coach-kind-points_from_knowledge = de points pour le plus grand savoir à la fin

## Analyses
coach-analyse = Analyser
coach-analyse-again = Analyser de nouveau
coach-title = Analyse : { $game }
coach-about = Une recherche revoit chaque décision. Elle n’en sait pas plus que les joueurs à la table.
coach-waiting = { $before ->
    [one] Une autre partie est analysée d’abord.
   *[other] { $before } autres parties sont analysées d’abord.
}
coach-running = Décision { $done } sur { $total }
coach-begins = L’analyse commence …
coach-leave = Vous pouvez quitter cette page : elle continue.
coach-failed = L’analyse a échoué. Réessayez.
coach-outdated = La partie a continué depuis, ou digsite en sait plus maintenant.
coach-unfinished = La partie n’est pas finie ; la fin est jugée telle quelle.
coach-course = Le cours de la partie
coach-wins = Chance de gagner
coach-scores = Points espérés
coach-players = Jeu et chance
coach-accuracy = Précision
coach-accuracy-about = 100 si rien n’a été perdu, 0 si le hasard aurait fait aussi bien. Comptent { $count ->
    [one] les points
   *[other] les chances de gagner et, quand la partie est jouée, les points
}, rapportés à ce qui était en jeu.
coach-grade = { $grade ->
    [even] Indifférent
    [best] Le meilleur
    [good] Bon
    [inaccuracy] Imprécis
    [mistake] Erreur
   *[blunder] Grosse erreur
}
coach-part = { $part ->
    [change] Évolution
    [own] Son jeu
    [others] Jeu des autres
    [luck] Hasard
   *[unclear] Incertain
}
coach-parts-about = { $count ->
    [one] En points.
   *[other] En points de chance de gagner, et en points entre parenthèses.
} Incertain : ce que la recherche n’a vu que plus tard, ni jeu ni hasard.
coach-nothing-given = Rien de mesurable n’a été perdu.
coach-gave-away = { $loss } de chances de gagner perdus
coach-gave-points = { $loss } points perdus
coach-played = Joué : { $action }
coach-better = Mieux : { $action }
coach-drawn = Les tirages précédents ont changé { $of ->
    [points] les points attendus
   *[wins] les chances de gagner
} : { $changes }
coach-part-most = Ce qui les sépare le plus : { $what }, { $value } au lieu de { $other }.
coach-no-decision = Personne ne décide ici.
coach-only = Rien de mieux n’a été trouvé.
coach-to-win = de gagner
coach-decisions = Décisions
coach-all-even = Presque tous les choix se valaient.
coach-show = Quelles décisions
coach-all = Toutes
coach-mistakes = Erreurs
coach-mine = Les miennes
coach-analysis = Analyse
coach-result = { $game }, { $scores }
