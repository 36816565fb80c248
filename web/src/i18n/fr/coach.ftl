# Conseils et analyses

## Conseils
coach-hint = Conseil
coach-hint-thinking = Réflexion…
coach-against = Comparée à la { $best ->
    [yes] meilleure
   *[no] deuxième
} : { $why }
coach-ask-title = { $name } aimerait des conseils
coach-ask = Autoriser tout le monde à demander des conseils à cette table ?
coach-ask-waits = { $name } aimerait des conseils. En attente de { $others }.
coach-end = Désactiver les conseils
coach-points = { $points } points

## Raisons
coach-reason = { $more ->
    [yes] plus
   *[no] moins
} { $what } ({ $value } au lieu de { $other })
coach-reason-chance = { $more ->
    [yes] une plus grande chance
   *[no] une plus faible chance
} { $what } ({ $value } au lieu de { $other })
coach-because-but = { $for }, mais { $against }
coach-because-against = pas d’avantage net, mais { $against }
coach-no-reason = Aucune différence mesurable.

## Analyses
coach-analyse = Analyser
coach-analyse-again = Analyser de nouveau
coach-title = Analyse : { $game }
coach-about = Le moteur revoit chaque décision en ne sachant que ce que savaient les joueurs.
coach-waiting = { $before ->
    [one] Une autre partie est analysée d’abord.
   *[other] { $before } autres parties sont analysées d’abord.
}
coach-running = Décision { $done } sur { $total }
coach-begins = L’analyse commence…
coach-leave = Vous pouvez quitter cette page, l’analyse continue.
coach-failed = L’analyse a échoué. Réessayez.
coach-outdated = Cette analyse n’est plus à jour.
coach-unfinished = La partie n’est pas finie ; voici l’analyse jusqu’ici.
coach-course = Déroulement de la partie
coach-wins = Chances de gagner
coach-scores = Points attendus
coach-players = Jeu et chance
coach-accuracy = Précision
coach-accuracy-about = 100 si rien n’a été perdu, 0 si des coups au hasard auraient fait aussi bien. Mesuré { $count ->
    [one] en points
   *[other] en chances de gagner et, une fois l’issue décidée, en points
}, par rapport à l’enjeu.
coach-grade = { $grade ->
    [even] Équivalent
    [best] Meilleur
    [good] Bon
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
}
coach-part = { $part ->
    [change] Évolution
    [own] Son jeu
    [others] Jeu des autres
    [luck] Chance
   *[unclear] Incertain
}
coach-parts-about = { $count ->
    [one] En points.
   *[other] En pourcentage de chances de gagner, avec les points entre parenthèses.
} Incertain : ce que le moteur n’a vu que plus tard, ni jeu ni chance.
coach-nothing-given = Aucune perte mesurable.
coach-gave-away = { $loss } de chances de gagner en moins
coach-gave-points = { $loss } points perdus
coach-played = Joué : { $action }
coach-better = Meilleur coup : { $action }
coach-decision = { $grade ->
    [even] Sans grande différence : { $action }
    [best] Le meilleur coup : { $action }
    [good] Un bon coup : { $action }
    [inaccuracy] Une imprécision : { $action }
    [mistake] Une erreur : { $action }
   *[blunder] Une gaffe : { $action }
}
coach-then = suite attendue :
coach-drawn = Les tirages précédents ont changé { $of ->
    [points] les points attendus
   *[wins] les chances de gagner
} : { $changes }
coach-part-most = Principale différence : { $what }, { $value } au lieu de { $other }.
coach-no-decision = Rien à décider ici.
coach-only = Rien de mieux trouvé.
coach-to-win = de gagner
coach-decisions = Décisions
coach-all-even = Presque tous les choix se valaient.
coach-show = Afficher
coach-all = Toutes
coach-mistakes = Erreurs
coach-mine = Les miennes
coach-analysis = Analyse
coach-result = { $game }, { $scores }
