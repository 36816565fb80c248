# Warum eine Aktion in Pergamon abgelehnt wird; Personen mit Namen

pergamon-refused-now =
    { $phase ->
        [start] Gerade wird der Startspieler bestimmt.
        [finds] Gerade werden Fundstücke aufgedeckt.
        [sorting] Gerade legt { $player } Fundstücke aus.
        [funds] Gerade werden Forschungsgeld-Karten gezogen.
        [placing] Gerade setzt { $player } eine Spielfigur.
        [grants] Gerade werden die Forschungsgeld-Karten aufgedeckt.
        [dig] Gerade überlegt { $player }, wo gegraben wird.
        [exhibit] Gerade setzt { $player } Fundstücke zusammen.
       *[store] Gerade lagert { $player } Fundstücke.
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
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
pergamon-refused-had-coins =
    { $had ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $had } Münzen
    }
pergamon-refused-limit-coins =
    { $limit ->
        [0] 0 Münzen
        [one] 1 Münze
       *[other] { $limit } Münzen
    }
pergamon-refused-left =
    { $left ->
        [vase] einer Vase
        [jug] einer Kanne
        [mask] einer Maske
       *[bracelet] eines Armreifs
    }
pergamon-refused-right =
    { $right ->
        [vase] einer Vase
        [jug] einer Kanne
        [mask] einer Maske
       *[bracelet] eines Armreifs
    }

pergamon-refusal-game-over = Die Partie ist zu Ende.
pergamon-refusal-first-player-known = Der Startspieler wird nur einmal bestimmt, vor der ersten Runde. { pergamon-refused-now }
pergamon-refusal-finds-turned-up = Fundstücke werden zu Beginn einer Runde aufgedeckt. { pergamon-refused-now }
pergamon-refusal-no-sorting = Fundstücke werden nur in Variante 2 sortiert, bevor die Forschungsgeld-Karten gezogen werden. { pergamon-refused-now }
pergamon-refusal-cards-drawn = Forschungsgeld-Karten werden gezogen, bevor die Spielfiguren gesetzt werden. { pergamon-refused-now }
pergamon-refusal-figures-placed = Spielfiguren werden gesetzt, bevor die Forschungsgeld-Karten aufgedeckt werden. { pergamon-refused-now }
pergamon-refusal-cards-turned-over = Forschungsgeld-Karten werden aufgedeckt, wenn alle Spielfiguren stehen. { pergamon-refused-now }
pergamon-refusal-no-time-to-dig = Du gräbst am Anfang deines Zuges und nur einmal. { pergamon-refused-now }
pergamon-refusal-no-time-to-exhibit = Fundstücke werden nach dem Graben und vor dem Lagern zusammengesetzt und ausgestellt. { pergamon-refused-now }
pergamon-refusal-no-time-to-store = Fundstücke werden am Ende eines Zuges gelagert oder abgeworfen. { pergamon-refused-now }
pergamon-refusal-no-such-seat =
    { $players ->
        [one] An diesem Tisch spielt nur 1 Person.
       *[other] An diesem Tisch spielen nur { $players } Personen.
    }
pergamon-refusal-seen-before = Fundstück { $tile } wurde schon aufgedeckt.
pergamon-refusal-not-youngest = Die jüngsten Fundstücke kommen zuerst, und Fundstück { $tile } gehört nicht dazu.
pergamon-refusal-no-such-back =
    { $back ->
        [bag] Es gibt keine Karte mit Geldsack mehr.
       *[chest] Es gibt keine Karte mit Truhe mehr.
    }
pergamon-refusal-other-back =
    { $back ->
        [bag] Diese Karte hat einen Geldsack auf der Rückseite: Sie zeigt 1 bis 4 Münzen.
       *[chest] Diese Karte hat eine Truhe auf der Rückseite: Sie zeigt 5 bis 8 Münzen.
    }
pergamon-refusal-value-used-up = Alle Karten mit { pergamon-refused-coins } sind schon aufgedeckt.
pergamon-refusal-space-taken =
    { $by ->
        [raider] Auf Feld { $space } steht schon der Grabräuber.
       *[player] Auf Feld { $space } steht schon { $player }.
    }
pergamon-refusal-too-deep = Von Feld { $space } aus kannst du höchstens bis Stollen { pergamon-refused-deepest } graben.
pergamon-refusal-gallery-empty = Stollen { pergamon-refused-gallery } ist leer.
pergamon-refusal-too-dear = Stollen { pergamon-refused-gallery } kostet { pergamon-refused-coins }, und { $player } hat { $had }.
pergamon-refusal-in-the-row = Fundstück { $tile } liegt schon in der Reihe.
pergamon-refusal-not-a-find = { $player } hat Fundstück { $tile } nicht.
pergamon-refusal-does-not-fit = Das passt nicht zusammen: Die Reihe endet mit der Hälfte { pergamon-refused-right }, Fundstück { $tile } beginnt mit der Hälfte { pergamon-refused-left }.
pergamon-refusal-nothing-fits = Fundstück { $tile } endet mit der Hälfte { pergamon-refused-right }, und { $player } hat kein Fundstück mit der anderen Hälfte.
pergamon-refusal-no-object = Eine Sammlung braucht mindestens zwei Fundstücke, die einen Gegenstand ergeben.
pergamon-refusal-room-left = Eine Sammlung löst du nur auf, wenn alle drei Marker im Museum sind.
pergamon-refusal-no-room = Alle drei Marker von { $player } sind im Museum. Wähle eine Sammlung, die aufgelöst wird.
pergamon-refusal-polish-too-dear = { $player } hat nur { pergamon-refused-had-coins } zum Polieren.
pergamon-refusal-polish-limited = Vor der letzten Runde kannst du mit höchstens { pergamon-refused-limit-coins } polieren.
pergamon-refusal-above-top-space = Die Reihe ist { $value } wert und Feld { $top } ist das höchste, also kannst du mit höchstens { pergamon-refused-limit-coins } polieren.
pergamon-refusal-row-begun = Du hast eine Reihe begonnen. Stelle sie erst aus oder nimm sie zurück.
pergamon-refusal-nothing-stored = In der letzten Runde wird nichts gelagert oder abgeworfen. Beende stattdessen deinen Zug.
pergamon-refusal-storing-due = In dieser Runde endet ein Zug mit dem Lagern. Lagere stattdessen deine Fundstücke.
pergamon-refusal-fee-too-high = { $finds } Fundstücke zu lagern kostet { pergamon-refused-coins }, und { $player } hat { $had }. Wirf erst welche ab.
