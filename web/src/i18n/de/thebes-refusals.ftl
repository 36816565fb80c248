# Warum eine Aktion in Jenseits von Theben abgelehnt wird; Personen mit Namen

thebes-refused-now =
    { $phase ->
        [start] Gerade wird der Startspieler bestimmt.
        [refill] Gerade werden Karten gezogen.
        [drawing] Gerade werden Plättchen aus dem Beutel gezogen.
       *[turn] Gerade ist { $player } dran.
    }
thebes-refused-weeks =
    { $weeks ->
        [one] 1 Woche
       *[other] { $weeks } Wochen
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

thebes-refusal-game-over = Die Partie ist zu Ende.
thebes-refusal-first-player-known = Der Startspieler wird nur einmal bestimmt, vor dem ersten Zug. { thebes-refused-now }
thebes-refusal-no-card-due = Karten werden gezogen, wenn in der Auslage ein Feld leer ist. { thebes-refused-now }
thebes-refusal-no-dig-under-way = Plättchen werden bei einer Ausgrabung gezogen. { thebes-refused-now }
thebes-refusal-not-in-a-turn = Das geht nur während eines Zuges. { thebes-refused-now }
thebes-refusal-no-such-seat = An diesem Tisch spielen nur { $players } Personen.
thebes-refusal-not-in-supply = Diese Karte ist nicht im Nachziehstapel.
thebes-refusal-not-in-bag = Ein solches Plättchen ist nicht mehr im Beutel ({ thebes-refused-area }).
thebes-refusal-too-few-weeks = Das dauert { thebes-refused-weeks }, und { $player } hat noch { $left }.
thebes-refusal-there-already = { $player } ist schon { thebes-refused-at-place }.
thebes-refusal-no-zeppelin = { $player } hat keinen Zeppelin.
thebes-refusal-no-car = { $player } hat gar kein Auto.
thebes-refusal-too-near-for-car = Ein Auto verkürzt nur Reisen ab { $least } Wochen. Bis { thebes-refused-place } ist es { thebes-refused-weeks }.
thebes-refusal-too-early-to-pass = Passen kannst du nur in den letzten { $last } Wochen, und { $player } hat noch { $left }.
thebes-refusal-space-empty = Feld { $space } der Auslage ist leer.
thebes-refusal-no-rumour = { $player } hat kein Gerücht { thebes-refused-about }.
thebes-refusal-no-lone-assistant =
    { $had ->
        [0] { $player } hat keinen Assistenten.
       *[other] Ein Assistent wird nur verbraucht, wenn er der einzige ist, und { $player } hat { $had }.
    }
thebes-refusal-no-lone-shovel =
    { $had ->
        [0] { $player } hat keine Schaufel.
       *[other] Eine Schaufel wird nur verbraucht, wenn sie die einzige ist, und { $player } hat { $had }.
    }
thebes-refusal-permission-used = { $player } hat die Grabungserlaubnis für { thebes-refused-area } dieses Jahr schon benutzt und hat keine Sondererlaubnis.
thebes-refusal-no-knowledge = Um { thebes-refused-at } zu graben, braucht { $player } mindestens 1 Punkt Spezialwissen.
thebes-refusal-no-matching-knowledge = Um { thebes-refused-at } zu graben, braucht { $player } mindestens 1 Punkt Spezialwissen aus Fachbüchern oder einem Gerücht. Assistenten allein genügen an diesem Tisch nicht.
thebes-refusal-nothing-on-wheel = Mit Wissen { $knowledge } zeigt das Chronokel für { thebes-refused-weeks } keine Plättchen. Grabe länger.
thebes-refusal-no-exhibition = Auf Feld { $space } liegt keine Ausstellung.
thebes-refusal-too-few-artefacts = { $player } hat nicht genug Artefakte. Es fehlen: { $missing }.
thebes-refusal-too-few-artefacts-missing = { $count } aus { thebes-refused-area }
