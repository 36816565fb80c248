# Suivre une partie à une vraie table.

lobby-by-hand = Vraie table : vous saisissez les tirages
table-enter = Saisir
table-enter-several = Plusieurs à la fois : séparez par un point-virgule
table-enter-first = Qui commence ?
table-enter-find = Quelle découverte a été retournée ?
table-enter-back = Quelle carte Fonds de recherche a été piochée ?
table-enter-reveal = Que montre la carte Fonds de recherche ?
table-enter-draw = Quelle carte a été piochée ?
table-enter-token = Quel jeton a été tiré ?
table-enter-action = Que s’est-il passé ?
table-enter-unclear = { $count ->
    [0] « { $part } » n’est pas possible maintenant.
   *[other] « { $part } » peut désigner plusieurs choses : précisez ou choisissez.
}
table-leave-by-hand = La table sera fermée. Téléchargez d’abord la partie si vous voulez la garder.
