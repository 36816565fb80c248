# Pourquoi une action de Pergamon est refusée ; les joueurs ont leur nom

pergamon-refused-now =
    { $phase ->
        [start] On désigne le premier joueur.
        [finds] On retourne les découvertes.
        [sorting] { $player } dispose les découvertes.
        [funds] On pioche les cartes Fonds de recherche.
        [placing] { $player } place un pion.
        [grants] On retourne les cartes Fonds de recherche.
        [dig] { $player } choisit où creuser.
        [exhibit] { $player } assemble ses découvertes.
       *[store] { $player } stocke ses découvertes.
    }
pergamon-refused-gallery =
    { $gallery ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
pergamon-refused-deepest =
    { $deepest ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
pergamon-refused-coins =
    { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    }
pergamon-refused-had-coins =
    { $had ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $had } pièces
    }
pergamon-refused-limit-coins =
    { $limit ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $limit } pièces
    }
pergamon-refused-left =
    { $left ->
        [vase] d’un vase
        [jug] d’une jarre
        [mask] d’un masque
       *[bracelet] d’un bracelet
    }
pergamon-refused-right =
    { $right ->
        [vase] d’un vase
        [jug] d’une jarre
        [mask] d’un masque
       *[bracelet] d’un bracelet
    }

pergamon-refusal-game-over = La partie est terminée.
pergamon-refusal-first-player-known = Le premier joueur est désigné une seule fois, avant le premier tour. { pergamon-refused-now }
pergamon-refusal-finds-turned-up = Les découvertes sont retournées au début d’un tour. { pergamon-refused-now }
pergamon-refusal-no-sorting = Les découvertes ne sont triées que dans la variante 2, avant de piocher les cartes Fonds de recherche. { pergamon-refused-now }
pergamon-refusal-cards-drawn = Les cartes Fonds de recherche sont piochées avant de placer les pions. { pergamon-refused-now }
pergamon-refusal-figures-placed = Les pions sont placés avant de retourner les cartes Fonds de recherche. { pergamon-refused-now }
pergamon-refusal-cards-turned-over = Les cartes Fonds de recherche sont retournées quand tous les pions sont placés. { pergamon-refused-now }
pergamon-refusal-no-time-to-dig = Vous creusez une seule fois, quand vous commencez à jouer. { pergamon-refused-now }
pergamon-refusal-no-time-to-exhibit = Les découvertes sont assemblées et exposées après avoir creusé et avant de stocker. { pergamon-refused-now }
pergamon-refusal-no-time-to-store = Les découvertes sont stockées ou défaussées quand vous finissez de jouer. { pergamon-refused-now }
pergamon-refusal-no-such-seat =
    { $players ->
        [one] Il n’y a que 1 joueur à cette table.
       *[other] Il n’y a que { $players } joueurs à cette table.
    }
pergamon-refusal-seen-before = La découverte { $tile } a déjà été retournée.
pergamon-refusal-not-youngest = Les découvertes les plus récentes d’abord : la découverte { $tile } n’en fait pas partie.
pergamon-refusal-no-such-back =
    { $back ->
        [bag] Il ne reste aucune carte avec une bourse.
       *[chest] Il ne reste aucune carte avec un coffre.
    }
pergamon-refusal-other-back =
    { $back ->
        [bag] Cette carte a une bourse au dos : elle vaut de 1 à 4 pièces.
       *[chest] Cette carte a un coffre au dos : elle vaut de 5 à 8 pièces.
    }
pergamon-refusal-value-used-up = Toutes les cartes de { pergamon-refused-coins } ont été retournées.
pergamon-refusal-space-taken =
    { $by ->
        [raider] Le pilleur de tombe occupe déjà la case { $space }.
       *[player] La case { $space } est déjà occupée par { $player }.
    }
pergamon-refusal-too-deep = Depuis la case { $space }, vous pouvez creuser jusqu’à la galerie { pergamon-refused-deepest }, pas plus bas.
pergamon-refusal-gallery-empty = La galerie { pergamon-refused-gallery } est vide.
pergamon-refusal-too-dear = La galerie { pergamon-refused-gallery } coûte { pergamon-refused-coins }, et { $player } en a { $had }.
pergamon-refusal-in-the-row = La découverte { $tile } est déjà dans la rangée.
pergamon-refusal-not-a-find = { $player } n’a pas la découverte { $tile }.
pergamon-refusal-does-not-fit = Les moitiés ne correspondent pas : la rangée finit par la moitié { pergamon-refused-right }, et la découverte { $tile } commence par la moitié { pergamon-refused-left }.
pergamon-refusal-nothing-fits = La découverte { $tile } finit par la moitié { pergamon-refused-right }, et { $player } n’a aucune découverte avec l’autre moitié.
pergamon-refusal-no-object = Une collection demande au moins deux découvertes qui forment un objet.
pergamon-refusal-room-left = Vous ne dispersez une collection que si vos trois jetons sont au musée.
pergamon-refusal-no-room = Les trois jetons de { $player } sont au musée. Choisissez une collection à disperser.
pergamon-refusal-polish-too-dear = { $player } n’a que { pergamon-refused-had-coins } pour mettre en valeur.
pergamon-refusal-polish-limited = Avant le dernier tour, vous pouvez mettre en valeur avec { pergamon-refused-limit-coins } au plus.
pergamon-refusal-above-top-space = La rangée vaut { $value } et la case { $top } est la plus haute : vous pouvez mettre en valeur avec { pergamon-refused-limit-coins } au plus.
pergamon-refusal-row-begun = Vous avez commencé une rangée. Exposez-la d’abord, ou annulez.
pergamon-refusal-nothing-stored = Au dernier tour, rien n’est stocké ni défaussé. Finissez de jouer à la place.
pergamon-refusal-storing-due = À ce tour, il faut d’abord stocker. Stockez vos découvertes.
pergamon-refusal-fee-too-high = Stocker { $finds } découvertes coûte { pergamon-refused-coins }, et { $player } en a { $had }. Défaussez-en d’abord.
