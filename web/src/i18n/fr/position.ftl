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

## Pourquoi une position est impossible. Les sortes sont celles du serveur : src/digsite/study/setups/reasons.py ; $fact est le nom dans le texte.
position-wrong-too-long = Le texte est trop long : { $most } caractères au plus.
position-wrong-too-many-dots = Le texte a trop de points : { $most } au plus.
position-wrong-too-many-brackets = Le texte a trop de crochets.
position-wrong-number-too-long = Un nombre du texte est trop long.
position-wrong-not-text = Ce n’est pas un fichier texte en UTF-8.
position-wrong-not-toml = Ce n’est pas du TOML. Vérifiez guillemets, virgules et crochets.
position-wrong-missing = « { $fact } » manque.
position-wrong-unknown-fact = « { $fact } » n’a pas de sens ici. Possible : { $known }.
position-wrong-not-a-number = « { $fact } » est un nombre de { $least } à { $most }, pas { $found }.
position-wrong-not-a-text = « { $fact } » est un texte entre guillemets, pas { $found }.
position-wrong-not-a-list = « { $fact } » est une liste entre crochets, pas { $found }.
position-wrong-not-a-table = « { $fact } » a ses propres données entre accolades, pas { $found }.
position-wrong-unknown-word = « { $fact } » : { $found } n’existe pas, seulement { $words }.
position-wrong-too-many = « { $fact } » a de la place pour { $most }, pas pour { $count }.
position-wrong-wrong-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }.
position-wrong-impossible = Cela ne peut pas se trouver ainsi sur la table.
position-wrong-no-files = { $game } ne peut pas s’écrire en texte.
position-wrong-nobody-decides = Personne n’a rien à décider ici.
position-wrong-unknown-tile = « { $fact } » : { $found } n’est pas une découverte. Écrivez 1 à { $most }, ou par exemple "vase jug 4".
position-wrong-several-tiles = « { $fact } » : { $found } désigne plusieurs découvertes. Choisissez parmi { $numbers }.
position-wrong-tile-elsewhere = « { $fact } » : la découverte { $tile } est déjà ailleurs.
position-wrong-halves-differ = « { $fact } » : la découverte { $tile } et la suivante ne correspondent pas.
position-wrong-unknown-funds-card = « { $fact } » : { $found } n’est ni "bag", ni "chest", ni une valeur de 1 à { $most }.
position-wrong-cards-face-down = « { $fact } » : tant qu’on place les pions, les cartes sont face cachée. Écrivez "bag" ou "chest" pour chacune.
position-wrong-cards-face-up = « { $fact } » : pendant les tours des joueurs, les cartes sont face visible. Écrivez deux valeurs.
position-wrong-cards-spent = « { $fact } » : avant le tour { $round }, { $due } cartes ont servi.
position-wrong-copies-spent = « { $fact } » : il n’y a que { $copies } cartes de valeur { $value }.
position-wrong-too-many-coins = Les cartes ont apporté { $brought } pièces, mais { $held } sont sur la table.
position-wrong-raider = « { $fact } » : le pilleur de tombe est sur la piste à 1 ou { $most } joueurs, et seulement alors.
position-wrong-order = « { $fact } » nomme une fois chacun des { $players } joueurs, le premier joueur d’abord.
position-wrong-row-too-early = « { $fact } » : on assemble des découvertes quand le jeu attend "exhibit".
position-wrong-no-space = « { $fact } » : quand les joueurs jouent, chacun est sur une case Fonds de recherche.
position-wrong-nothing-to-decide = « { $fact } » : le joueur { $player } n’a rien à y décider.
position-wrong-out-of-time = « { $fact } » est avant le début ou après la fin de la partie.
position-wrong-unknown-card = « { $fact } » : { $found } n’est pas une carte. Les cartes s’écrivent comme "greece 2 rome".
position-wrong-cards-used-up = « { $fact } » : il n’y a pas autant de cartes { $card }.
position-wrong-exhibition-used-up = « { $fact } » : il n’y a pas autant de cartes { $card }, ou elles sont dans une pile suivante.
position-wrong-tokens-used-up = « { $fact } » : il n’y a pas autant de jetons { $found }.
position-wrong-first-artefact = « { $fact } » : le premier artefact de { $area } (1) n’est ni sur place ni sur un bureau.
position-wrong-not-a-researcher = « { $fact } » contient { $most } cartes Chercheur au plus.
position-wrong-not-an-exhibition = « { $fact } » est une case d’exposition.
position-wrong-not-upcoming = « { $fact } » : avec l’option next_cards, { $most } cartes au plus sont face visible.
position-wrong-stack-used-up = « { $fact } » : trop de cartes sont visibles pour la pile { $stack }.
