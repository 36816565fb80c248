# Pig auf Deutsch. Der Client sagt „pig-<role>-<kind>“ mit den Angaben einer Meldung; $player ist ein Name, $you ist yes,
# wo das der Leser ist.

pig-title = Pig
pig-about = Würfle, so oft du dich traust: Eine 1 kostet alles, was du nicht gesichert hast. Wer zuerst 100 Punkte hat, gewinnt.
pig-option-first_player = Wer beginnt

pig-stage-round = Runde { $number }
pig-prompt-start = Der Zufall bestimmt, wer beginnt
pig-prompt-turn =
    { $you ->
        [yes] Du bist dran: würfle{ $points ->
            [0] { "" }
           *[other] { " " }oder sichere { $points }
        }
       *[no] { $player } würfelt oder sichert
    }
pig-prompt-rolling = Der Würfel von { $player } rollt
pig-prompt-over = { $player } hat mit { $points } Punkten gewonnen

pig-heading-points = Punkte, von { $goal }
pig-heading-turn = Dieser Zug
pig-line-player =
    { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pig-line-at-stake =
    { $player } setzt { $points ->
        [0] nichts aufs Spiel
        [one] { $points } Punkt aufs Spiel
       *[other] { $points } Punkte aufs Spiel
    }, zusammen { $total }

pig-action-first = { $player } beginnt
pig-action-die = Der Würfel zeigt { $number }
pig-action-roll = Würfeln
pig-action-hold = { $points } sichern
pig-effect-roll =
    { $points ->
        [0] Würfle: Eine 1 beendet deinen Zug
        [one] Eine 1 kostet den { $points } Punkt und beendet deinen Zug
       *[other] Eine 1 kostet die { $points } Punkte und beendet deinen Zug
    }
pig-effect-hold = Du hast dann { $total } Punkte

pig-event-first =
    { $you ->
        [yes] beginnst
       *[no] beginnt
    }
pig-event-die =
    { $you ->
        [yes] würfelst
       *[no] würfelt
    } eine { $number }: { $points } stehen auf dem Spiel
pig-event-lost =
    { $you ->
        [yes] würfelst
       *[no] würfelt
    } eine 1 und { $you ->
        [yes] verlierst
       *[no] verliert
    } { $points }
pig-event-hold =
    { $you ->
        [yes] sicherst
       *[no] sichert
    } { $points }: zusammen { $total }
pig-event-win =
    { $you ->
        [yes] gewinnst
       *[no] gewinnt
    } mit { $points } Punkten

pig-refusal-game-over = Das Spiel ist zu Ende.
pig-refusal-first-player-known = Wer beginnt, steht fest.
pig-refusal-no-such-seat = Nur { $players } sitzen am Tisch.
pig-refusal-nothing-rolled = Der Würfel rollt nicht.
pig-refusal-not-in-a-turn = Warte auf den Würfel.
pig-refusal-nothing-at-stake = Ein Zug beginnt mit einem Wurf.

pig-source-held = Gesicherte Punkte
