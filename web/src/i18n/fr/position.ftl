# Une position d’une partie à une vraie table, mise en place à côté du plateau.

position-title = Saisir une position
position-about = Écrivez ce qui se trouve sur la table. Le plateau le montre à mesure.
position-start = Partir de
position-text = La position en texte
position-line = Ligne { $line }
position-edit = Modifier
position-best = Meilleurs coups
position-by-lot = Tirer au hasard
position-back = Un pas en arrière
position-from-here = Reprendre cette position
position-tried = { $steps ->
    [0] À { $name } de décider. Choisissez sur le plateau pour jouer la suite.
    [one] À { $name } de décider, à 1 pas de votre position.
   *[other] À { $name } de décider, à { $steps } pas de votre position.
}
