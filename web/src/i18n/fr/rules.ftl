# Les règles en pages

rules-title = Règles
rules-lead = Vous découvrez un jeu ? Commencez par le tutoriel. Les règles donnent tous les détails, avec des images de vraies parties.
rules-read = Lire les règles
rules-rule = Règle
rules-contents = Sommaire
rules-index = Index
rules-reason = Raison :
rules-all = Toutes les règles
rules-sheet = Feuille de score et cartes à imprimer
rules-print = Imprimer
rules-other-components = Sur ce serveur, on joue avec un plateau et des découvertes corrigés. Quand le texte nomme une case précise, il parle de notre plateau. Les images sont absentes.
