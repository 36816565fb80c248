# Une position d’une partie à une vraie table, mise en place à côté du plateau.

position-title = Saisir une position
position-about = Écrivez ce qui se trouve sur la table. Le plateau le montre au fur et à mesure.
position-start = Partir de
position-facts = Les indications courantes
position-fact-round = Tour
position-fact-stack = Pile
position-fact-coins = Pièces
position-fact-tickets = Points
position-fact-space = Case
position-fact-year = Année
position-fact-week = Semaine
position-text = La position en texte
position-line = Ligne { $line }
position-edit = Modifier
position-best = Meilleurs coups
position-by-lot = Tirer au hasard
position-back = Étape précédente
position-from-here = Reprendre cette position
position-tried = { $steps ->
    [0] À { $name } de jouer. Choisissez sur le plateau pour continuer d’ici.
    [one] À { $name } de jouer, à 1 étape de votre position.
   *[other] À { $name } de jouer, à { $steps } étapes de votre position.
}

## Pourquoi une position est impossible. Les sortes sont celles du serveur : src/digsite/study/setups/reasons.py ; $fact est le nom dans le texte.
position-wrong-too-long = Le texte est trop long : { $most } caractères au plus.
position-wrong-too-many-dots = Le texte a trop de points : { $most } au plus.
position-wrong-too-many-brackets = Le texte a trop de crochets.
position-wrong-number-too-long = Un nombre du texte est trop long.
position-wrong-not-text = Ce n’est pas un fichier texte en UTF-8.
position-wrong-not-toml = Ce n’est pas du TOML. Vérifiez guillemets, virgules et crochets.
position-wrong-missing = Il manque « { $fact } ».
position-wrong-unknown-fact = « { $fact } » n’a pas de sens ici. Possible : { $known }.
position-wrong-not-a-number = « { $fact } » est un nombre de { $least } à { $most }, pas { $found }.
position-wrong-not-a-text = « { $fact } » est un texte entre guillemets, pas { $found }.
position-wrong-not-a-list = « { $fact } » est une liste entre crochets, pas { $found }.
position-wrong-not-a-table = « { $fact } » est une table entre accolades, pas { $found }.
position-wrong-unknown-word = « { $fact } » : { $found } n’existe pas, seulement { $words }.
position-wrong-too-many = « { $fact } » a de la place pour { $most }, pas pour { $count }.
position-wrong-wrong-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }.
position-wrong-impossible = Cela ne peut pas arriver à une vraie table.
position-wrong-no-files = { $game } ne peut pas s’écrire en texte.
position-wrong-nobody-decides = Il n’y a rien à décider ici.
