# Pourquoi une action de Thèbes est refusée ; les joueurs ont leur nom

thebes-refused-now =
    { $phase ->
        [start] On désigne le premier joueur.
        [refill] On pioche des cartes.
        [drawing] On pioche des jetons dans le sac.
       *[turn] C’est à { $player } de jouer.
    }
thebes-refused-weeks =
    { $weeks ->
        [one] 1 semaine
       *[other] { $weeks } semaines
    }
thebes-refused-place =
    { $place ->
        [london] { thebes-place-london }
        [paris] { thebes-place-paris }
        [berlin] { thebes-place-berlin }
        [vienna] { thebes-place-vienna }
        [rome] { thebes-place-rome }
        [warsaw] { thebes-place-warsaw }
        [moscow] { thebes-place-moscow }
        [greece] { thebes-place-greece }
        [crete] { thebes-place-crete }
        [egypt] { thebes-place-egypt }
        [palestine] { thebes-place-palestine }
       *[mesopotamia] { thebes-place-mesopotamia }
    }
thebes-refused-at-place =
    { $place ->
        [london] { thebes-at-london }
        [paris] { thebes-at-paris }
        [berlin] { thebes-at-berlin }
        [vienna] { thebes-at-vienna }
        [rome] { thebes-at-rome }
        [warsaw] { thebes-at-warsaw }
        [moscow] { thebes-at-moscow }
        [greece] { thebes-at-greece }
        [crete] { thebes-at-crete }
        [egypt] { thebes-at-egypt }
        [palestine] { thebes-at-palestine }
       *[mesopotamia] { thebes-at-mesopotamia }
    }
thebes-refused-area =
    { $area ->
        [greece] { thebes-place-greece }
        [crete] { thebes-place-crete }
        [egypt] { thebes-place-egypt }
        [palestine] { thebes-place-palestine }
       *[mesopotamia] { thebes-place-mesopotamia }
    }
thebes-refused-at =
    { $area ->
        [greece] { thebes-at-greece }
        [crete] { thebes-at-crete }
        [egypt] { thebes-at-egypt }
        [palestine] { thebes-at-palestine }
       *[mesopotamia] { thebes-at-mesopotamia }
    }
thebes-refused-about =
    { $area ->
        [greece] { thebes-about-greece }
        [crete] { thebes-about-crete }
        [egypt] { thebes-about-egypt }
        [palestine] { thebes-about-palestine }
       *[mesopotamia] { thebes-about-mesopotamia }
    }

thebes-refusal-game-over = La partie est terminée.
thebes-refusal-first-player-known = Le premier joueur est désigné une seule fois, au début de la partie. { thebes-refused-now }
thebes-refusal-no-card-due = On pioche des cartes quand une case des cartes visibles est vide. { thebes-refused-now }
thebes-refusal-no-dig-under-way = On pioche des jetons pendant des fouilles. { thebes-refused-now }
thebes-refusal-not-in-a-turn = Attendez que ce soit à un joueur de jouer. { thebes-refused-now }
thebes-refusal-no-such-seat = Il n’y a que { $players } joueurs à cette table.
thebes-refusal-not-in-supply = Cette carte n’est pas dans la pioche.
thebes-refusal-not-in-bag = Ce jeton n’est plus dans le sac ({ thebes-refused-area }).
thebes-refusal-too-few-weeks = Il faut { thebes-refused-weeks }, et il en reste { $left } à { $player }.
thebes-refusal-there-already = { $player } est déjà { thebes-refused-at-place }.
thebes-refusal-no-zeppelin = { $player } n’a pas de zeppelin.
thebes-refusal-no-car = { $player } n’a de toute façon pas de voiture.
thebes-refusal-too-near-for-car = Une voiture ne raccourcit que les voyages de { $least } semaines ou plus. Trajet jusqu’à destination ({ thebes-refused-place }) : { thebes-refused-weeks }.
thebes-refusal-too-early-to-pass = Vous ne pouvez passer que dans les { $last } dernières semaines, et il en reste { $left } à { $player }.
thebes-refusal-space-empty = La case { $space } des cartes visibles est vide.
thebes-refusal-no-rumour = { $player } n’a pas de rumeur { thebes-refused-about }.
thebes-refusal-no-lone-assistant =
    { $had ->
        [0] { $player } n’a pas d’assistant.
       *[other] On ne se défausse d’un assistant que s’il est seul, et { $player } en a { $had }.
    }
thebes-refusal-no-lone-shovel =
    { $had ->
        [0] { $player } n’a pas de pelle.
       *[other] On ne se défausse d’une pelle que si elle est seule, et { $player } en a { $had }.
    }
thebes-refusal-permission-used = { $player } a déjà utilisé cette année son permis de fouille ({ thebes-refused-area }) et n’a pas de permis spécial.
thebes-refusal-no-knowledge = Pour fouiller { thebes-refused-at }, il faut à { $player } au moins 1 point de connaissances spécifiques.
thebes-refusal-no-matching-knowledge = Pour fouiller { thebes-refused-at }, il faut à { $player } au moins 1 point de connaissances spécifiques d’un ouvrage ou d’une rumeur. À cette table, des assistants seuls ne suffisent pas.
thebes-refusal-nothing-on-wheel = Avec { $knowledge } de connaissances, la roue du temps ne donne aucun jeton pour { thebes-refused-weeks }. Fouillez plus longtemps.
thebes-refusal-no-exhibition = Il n’y a pas d’exposition sur la case { $space }.
thebes-refusal-too-few-artefacts = { $player } n’a pas assez d’artefacts. Il manque : { $missing }.
thebes-refusal-too-few-artefacts-missing = { $count } ({ thebes-refused-area })
