# Les règles en pages

rules-title = Règles
rules-rule = Règle
rules-contents = Sommaire
rules-index = Index
rules-reason = Raison :
rules-all = Toutes les règles
rules-sheet = Feuille de score et cartes à imprimer
rules-print = Imprimer
rules-other-components = Ce serveur joue avec un plateau et des découvertes corrigés. Quand le texte nomme une case précise, il parle de notre plateau. Les images sont absentes.
