# Pig en français. Le client dit « pig-<role>-<kind> » avec les arguments d’un message ; $player est un nom, $you vaut yes
# quand c’est le lecteur.

pig-title = Pig
pig-about = Lancez le dé autant que vous l’osez : un 1 emporte tout ce que vous n’avez pas gardé. Le premier à 100 points gagne.
pig-option-first_player = Qui commence

pig-stage-round = Manche { $number }
pig-prompt-start = Le hasard désigne qui commence
pig-prompt-turn =
    { $you ->
        [yes] À vous : lancez le dé{ $points ->
            [0] { "" }
           *[other] { " " }ou gardez { $points }
        }
       *[no] { $player } lance le dé ou garde ses points
    }
pig-prompt-rolling = Le dé de { $player } roule
pig-prompt-over = { $player } gagne avec { $points } points

pig-heading-points = Points, sur { $goal }
pig-heading-turn = Ce tour
pig-line-player =
    { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pig-line-at-stake =
    { $player } : { $points ->
        [0] rien en jeu
        [one] { $points } point en jeu
       *[other] { $points } points en jeu
    }, { $total } en tout

pig-action-first = { $player } commence
pig-action-die = Le dé montre { $number }
pig-action-roll = Lancer le dé
pig-action-hold = Garder { $points }
pig-effect-roll =
    { $points ->
        [0] Lancez le dé : un 1 met fin à votre tour
        [one] Un 1 emporte le point en jeu et met fin à votre tour
       *[other] Un 1 emporte les { $points } points en jeu et met fin à votre tour
    }
pig-effect-hold = Vous aurez { $total } points

pig-event-first =
    { $you ->
        [yes] commencez
       *[no] commence
    }
pig-event-die =
    { $you ->
        [yes] faites
       *[no] fait
    } { $number } : { $points } en jeu
pig-event-lost =
    { $you ->
        [yes] faites
       *[no] fait
    } 1 et { $you ->
        [yes] perdez
       *[no] perd
    } { $points }
pig-event-hold =
    { $you ->
        [yes] gardez
       *[no] garde
    } { $points } : { $total } en tout
pig-event-win =
    { $you ->
        [yes] gagnez
       *[no] gagne
    } avec { $points } points

pig-refusal-game-over = La partie est terminée.
pig-refusal-first-player-known = On sait déjà qui commence.
pig-refusal-no-such-seat = Il n’y a que { $players } joueurs.
pig-refusal-nothing-rolled = Le dé ne roule pas.
pig-refusal-not-in-a-turn = Attendez le dé.
pig-refusal-nothing-at-stake = Un tour commence par un lancer.

pig-source-held = Points gardés
