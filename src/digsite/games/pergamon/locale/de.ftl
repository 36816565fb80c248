### Pergamon

## The table

pergamon-track = Forschungsgeld-Felder
pergamon-site = Ausgrabungsbereich
pergamon-calendar = Kalender
pergamon-funds = Forschungsgelder
pergamon-museum = Pergamonmuseum
pergamon-museum-carved = PERGAMON
pergamon-tab-site = Grabung
pergamon-tab-museum = Museum
pergamon-tab-desk = Schreibtisch
pergamon-round = Runde { $round } von 12
pergamon-range = { $lowest } bis { $highest } Münzen
pergamon-pot-of =
    insgesamt { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
pergamon-in-pot =
    { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    } diese Runde
pergamon-deck =
    Noch im Stapel: { $bags ->
        [one] 1 Geldsack
       *[other] { $bags } Geldsäcke
    }, { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }
pergamon-seen-all = Noch nicht gesehene Karten nach Wert: { $list }
pergamon-fresh = Aufgedeckt
pergamon-loots = raubt hier
pergamon-will-loot = raubt Stollen { $gallery } aus
pergamon-raider = Grabräuber
pergamon-after-raider = dem Grabräuber
pergamon-after-you = dir
pergamon-no-dig = Nicht graben
pergamon-track-empty = Auf den Forschungsgeld-Feldern steht keine Spielfigur.
pergamon-museum-empty = Das Museum ist leer.
pergamon-stands =
    { $name } auf Feld { $space }: möchte { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, gräbt bis Stollen { $deepest }
pergamon-order = Reihenfolge beim Setzen: { $order }
pergamon-several = { $first }, { $rest }
pergamon-nothing = nichts
pergamon-name = { $name }
pergamon-tile =
    { $left ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $number } – { $right ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $century }
pergamon-object =
    { $thing ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } von { $year }

## Desks

pergamon-desk = Schreibtisch von { $name }
pergamon-my-desk = Mein Schreibtisch
pergamon-coins-word =
    { $coins ->
        [one] Münze
       *[other] Münzen
    }
pergamon-first = Startspieler
pergamon-finds = Fundstücke
pergamon-no-finds = Hierhin kommen ausgegrabene Fundstücke.
pergamon-all-laid = Alle Fundstücke liegen in der Reihe.
pergamon-collections = Ausgestellte Sammlungen
pergamon-no-collections = Noch nichts ausgestellt.
pergamon-storage =
    { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } lagern: { $coins ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
pergamon-last-finds = Letzte Runde: Fundstücke werden nicht mehr gelagert.
pergamon-discard-some = Fundstücke abwerfen …
pergamon-discard-stop = Fundstücke behalten
pergamon-discard-how = Welches Fundstück wirfst du ab?
pergamon-has =
    { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $tickets ->
        [one] 1 Siegpunkt
       *[other] { $tickets } Siegpunkte
    }
pergamon-has-finds =
    { $count ->
        [0] keine Fundstücke
       *[other] Fundstücke: { $tiles }
    }
pergamon-row-of = Reihe bisher: { $tiles }; Wert { $value }

## Piecing together

pergamon-row = Deine Reihe
pergamon-bench-empty = Lege hier Fundstücke aneinander: Gleiche Hälften ergeben einen Gegenstand.
pergamon-no-object = noch kein Gegenstand
pergamon-reaches =
    Feld { $space }: { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } je Wertung
pergamon-polish-to =
    { $polish ->
        [0] nicht poliert
        [one] 1 Münze
       *[other] { $polish } Münzen
    }, Feld { $space }
pergamon-exhibit = Auf { $space } ausstellen
pergamon-suggested = Mögliche Reihen:
pergamon-lay-row =
    Diese Reihe aus { $count } Fundstücken legen: Wert { $value }, Feld { $space }, { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }

## What is expected

pergamon-prompt-chance = Fundstücke und Karten werden aufgedeckt.
pergamon-prompt-turn = Du bist dran.
pergamon-prompt-sorting = Mehrere Fundstücke sind aus demselben Jahrhundert. Wähle, welches zuerst ausgelegt wird.
pergamon-prompt-placing =
    Wähle ein Forschungsgeld-Feld. Es liegen { $chests ->
        [0] zwei Geldsäcke
        [1] ein Geldsack und eine Truhe
       *[2] zwei Truhen
    }: { $lowest } bis { $highest } Münzen.
pergamon-prompt-dig =
    Wähle einen Stollen zum Graben oder grabe nicht. Du hast { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
pergamon-prompt-piece =
    Setze Fundstücke zusammen und stelle sie aus oder lagere sie ({ $coins ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $coins } Münzen
    }).
pergamon-prompt-last-chance = Letzte Gelegenheit zum Ausstellen: Setze Fundstücke zusammen oder beende deinen Zug.
pergamon-prompt-join =
    Lege ein Fundstück an: Links muss { $thing ->
        [vase] eine Vase
        [jug] eine Kanne
        [mask] eine Maske
       *[bracelet] ein Armreif
    } sein.
pergamon-prompt-exhibit =
    { $more ->
        [yes] Stelle deine Reihe aus oder lege noch ein Fundstück an.
       *[no] Stelle deine Reihe aus.
    }
pergamon-prompt-make-room = Alle deine Marker sind im Museum: Wähle eine Sammlung, die du auflöst.
pergamon-prompt-store =
    Lagere { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } ({ $coins ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $coins } Münzen
    }) oder wirf erst welche ab.
pergamon-prompt-discard =
    { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } zu lagern kostet { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, mehr, als du hast. Wirf welche ab.
pergamon-prompt-piece-or-discard = Setze Fundstücke zusammen oder wirf welche ab: Du kannst nicht alle lagern.
pergamon-prompt-wait =
    { $phase ->
        [placing] { $name } wählt ein Forschungsgeld-Feld.
        [sorting] { $name } legt Fundstücke aus.
        [dig] { $name } überlegt, wo gegraben wird.
        [exhibit] { $name } setzt Fundstücke zusammen.
        [store] { $name } lagert Fundstücke.
       *[other] { $name } ist dran.
    }
pergamon-prompt-over =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }
pergamon-prompt-solo =
    Die Grabung ist zu Ende: { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $medal ->
        [gold] Goldmedaille
        [silver] Silbermedaille
        [bronze] Bronzemedaille
       *[none] diesmal keine Medaille
    }.

## What an action does

pergamon-effect-place =
    Feld { $space }: Du bist { $before ->
        [0] bisher zuerst
       *[other] nach { $names }
    } dran und gräbst bis Stollen { $deepest }.{ $later ->
        [0] { "" }
        [one] { " " }{ $followers } setzt nach dir.
       *[other] { " " }{ $followers } setzen nach dir.
    }
pergamon-effect-leaves =
    { $whose ->
        [you] { $start ->
            [yes] Dein
           *[no] dein
        } { $marker }
       *[theirs] { $marker } von { $name }
    } verlässt das Museum
pergamon-sentence-exhibit =
    Deine Reihe ist { $value } wert. Stelle sie aus{ $more ->
        [0] .
       *[other] { " " }oder lege eine, die { $more } wert ist.
    }
pergamon-effect-place-last = Du kommst zuletzt dran, nimmst alle übrigen Münzen, gräbst bis Stollen { $deepest } und wirst Startspieler.
pergamon-effect-dig =
    { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } { $coins ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $coins } Münzen
    }; danach { $left ->
        [0] hast du keine Münzen mehr
        [one] bleibt dir 1 Münze
       *[other] bleiben dir { $left } Münzen
    }.
pergamon-effect-lay = Dieses Fundstück kommt in Stollen { $gallery }.
pergamon-effect-begin = Beginnt eine Reihe: ausstellen oder zurücknehmen.
pergamon-effect-join = Deine Reihe ist dann { $value } wert.
pergamon-effect-exhibit =
    Feld { $space }: sofort 1 Siegpunkt, bei jeder Wertung { $points }{ $polish ->
        [0] { "" }
        [one] , 1 Münze fürs Polieren
       *[other] , { $polish } Münzen fürs Polieren
    }{ $broken ->
        [no] { "" }
       *[other] ; löst { $broken } auf
    }.
pergamon-effect-with = { $done } { $pushed }.
pergamon-goes-down = { $name } { $marker } { $from } → { $to }
pergamon-leaves = { $name } { $marker } verlässt das Museum
pergamon-effect-discard =
    Dieses Fundstück kommt aus dem Spiel.{ $finds ->
        [0] { "" }
        [one] { " " }Das andere lagert kostenlos.
       *[other] { " " }Die übrigen { $finds } zu lagern { $coins ->
            [0] ist kostenlos
            [one] kostet 1 Münze
           *[other] kostet { $coins } Münzen
        }.
    }
pergamon-effect-store =
    Lagert { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } { $coins ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $coins } Münzen
    } und beendet deinen Zug.
pergamon-effect-no-dig = Du behältst deine Münzen und gehst zum Ausstellen über.
pergamon-effect-finish = Beendet deinen Zug.

## Names of actions

pergamon-label-place =
    Spielfigur auf Feld { $space }: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, bis Stollen { $deepest }
pergamon-label-dig =
    In Stollen { $gallery } graben: { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } { $coins ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $coins } Münzen
    }
pergamon-label-lay =
    { $left ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $number } – { $right ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $century } in Stollen { $gallery } legen
pergamon-label-join =
    { $left ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $number } – { $right ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $century } anlegen
pergamon-label-discard =
    { $left ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $number } – { $right ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $century } abwerfen
pergamon-label-exhibit =
    Auf Feld { $space } ausstellen{ $polish ->
        [0] { "" }
        [one] , 1 Münze polieren
       *[other] , { $polish } Münzen polieren
    }{ $broken_up ->
        [no] { "" }
       *[other] , { $broken_up } auflösen
    }
pergamon-label-store =
    { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } lagern: { $coins ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
pergamon-label-finish = Zug beenden
# In two or three words, beside a mark on the piece itself
pergamon-short-place = Feld { $space }
pergamon-short-dig = Stollen { $gallery }
pergamon-short-discard = { $number } abwerfen
pergamon-century = { $century }. Jahrhundert

## What pieces are

pergamon-about-tile =
    Fundstück { $tile }: links { $left ->
        [vase] eine Vase
        [jug] eine Kanne
        [mask] eine Maske
       *[bracelet] ein Armreif
    }, rechte Hälfte mit der Zahl { $number }; rechts { $right ->
        [vase] eine Vase
        [jug] eine Kanne
        [mask] eine Maske
       *[bracelet] ein Armreif
    }, linke Hälfte aus dem { $century ->
        [1] 1.
        [2] 2.
        [3] 3.
        [4] 4.
       *[5] 5.
    } Jahrhundert.
pergamon-about-space =
    Forschungsgeld-Feld { $space }: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $deepest ->
        [I] graben in Stollen I
       *[other] graben in den Stollen I bis { $deepest }
    }.{ $taken ->
        [no] { "" }
       *[yes] { " " }Hier steht { $who }.
    }{ $plan ->
        [no] { "" }
        [0] { " " }Bei zwei Geldsäcken kommt der Grabräuber hierher.
        [1] { " " }Bei Geldsack und Truhe kommt der Grabräuber hierher.
       *[2] { " " }Bei zwei Truhen kommt der Grabräuber hierher.
    }
pergamon-about-gallery =
    Stollen { $gallery }: alle Fundstücke darin { $coins ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $coins } Münzen
    }. { $count ->
        [0] Er ist leer.
       *[other] Darin: { $tiles }.
    }
pergamon-about-card =
    Forschungsgeld-Karte: { $value ->
        [one] { $value } Münze
       *[other] { $value } Münzen
    }
pergamon-about-card-down =
    Verdeckte Forschungsgeld-Karte: { $back ->
        [bag] Geldsack
       *[chest] Truhe
    }, { $back ->
        [bag] 1 bis 4 Münzen
       *[chest] 5 bis 8 Münzen
    }
pergamon-about-museum =
    Ausstellungsfeld { $space }: { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } je Wertung.
pergamon-about-museum-taken =
    Ausstellungsfeld { $space }, { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }: { $name }, Sammlung { $marker }.
pergamon-about-marker =
    { $name }, Sammlung { $marker } auf Feld { $space }, { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } je Wertung: { $objects }
pergamon-about-marker-free = { $name }: Marker { $marker } ist frei für eine Sammlung.
pergamon-about-figure = Die Spielfigur von { $name }. Die Figuren nehmen von rechts nach links Münzen und kommen in dieser Reihenfolge dran.
pergamon-about-raider =
    Der Grabräuber hat { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. { $loots ->
        [no] Er raubt den teuersten Stollen, in dem er graben darf und den er bezahlen kann.
       *[other] So wie es steht, raubt er Stollen { $loots } aus.
    }
pergamon-about-round =
    Nach Runde { $round }: Wertung. { $points } Siegpunkte für { $prize ->
        [bracelet] den ältesten Armreif
        [vase] die älteste Vase
        [jug] die älteste Kanne
       *[mask] die älteste Maske
    }; { $shift ->
        [0] zum Schluss { $oldest } Siegpunkte für die drei ältesten Gegenstände
       *[other] danach rücken alle Marker { $shift } Felder zurück
    }.
pergamon-about-plain-round = Runde { $round }: keine Wertung.
pergamon-about-seen =
    Karten mit { $value }: { $left ->
        [0] alle drei gesehen
        [one] 1 noch nicht gesehen
       *[other] { $left } noch nicht gesehen
    }.
pergamon-about-band =
    Diese Felder bringen { $points ->
        [0] keinen Siegpunkt
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } je Wertung.
pergamon-about-coins = Münzen bezahlen Graben, Polieren und Lagern. Am Ende sind sie nichts wert.
pergamon-about-tickets = Eintrittskarten sind Siegpunkte.
pergamon-about-secret-tickets = Eintrittskarten sind Siegpunkte; an diesem Tisch liegen sie bis zum Ende verdeckt.
pergamon-about-first = Startspieler: setzt diese Runde die erste Spielfigur.
pergamon-about-storage = Drei Fundstücke lagern kostenlos. Je drei weitere, auch angefangene, kosten jede Runde 1 Münze.
pergamon-about-no-storage = In der letzten Runde wird nichts gelagert.
pergamon-about-polish = Jede Münze fürs Polieren erhöht den Wert um 1, höchstens um 3.
pergamon-about-last-polish = In der letzten Runde kannst du mit beliebig vielen Münzen polieren.
pergamon-about-desk =
    { $name }: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $tickets ->
        [one] 1 Siegpunkt
       *[other] { $tickets } Siegpunkte
    }, { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    }, { $collections ->
        [0] keine Sammlung
        [one] 1 Sammlung
       *[other] { $collections } Sammlungen
    } ausgestellt

## What happened

pergamon-told-first =
    { $you ->
        [yes] bist
       *[no] ist
    } Startspieler
pergamon-told-lay =
    { $you ->
        [yes] legst
       *[no] legt
    } { $left ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $number } – { $right ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $century } in Stollen { $gallery }
pergamon-told-draw =
    Eine Forschungsgeld-Karte wird gezogen: { $back ->
        [bag] Geldsack
       *[chest] Truhe
    }
pergamon-told-reveal = Die Karte bringt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
pergamon-told-place =
    setzt auf Feld { $space }: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, bis Stollen { $deepest }
pergamon-told-raider-place = Der Grabräuber kommt auf Feld { $space }
pergamon-told-grant =
    { $you ->
        [yes] erhältst
       *[no] erhält
    } { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
pergamon-told-raider-grant =
    Der Grabräuber nimmt { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
pergamon-told-dig =
    { $you ->
        [yes] gräbst
       *[no] gräbt
    } { $coins ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $coins } Münzen
    } in Stollen { $gallery }: { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    }
pergamon-told-no-dig =
    { $you ->
        [yes] gräbst
       *[no] gräbt
    } nicht
pergamon-told-cannot-dig =
    { $gallery ->
        [none] { $you ->
            [yes] kannst
           *[no] kann
        } nicht graben: Bis Stollen { $deepest } liegen keine Fundstücke
       *[other] { $you ->
            [yes] hast
           *[no] hat
        } { $coins ->
            [0] keine Münzen
            [one] 1 Münze
           *[other] { $coins } Münzen
        } und { $you ->
            [yes] kannst
           *[no] kann
        } nicht graben: Stollen { $gallery }, der nächste mit Fundstücken, kostet { $price }
    }{ $over ->
        [yes] . Der Zug entfällt
       *[no] { "" }
    }
pergamon-told-loot =
    Der Grabräuber raubt Stollen { $gallery } aus und nimmt { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } mit
pergamon-told-break-up = löst Sammlung { $marker } auf Feld { $space } auf
pergamon-told-exhibit =
    { $you ->
        [yes] stellst
       *[no] stellt
    } { $objects ->
        [one] 1 Gegenstand
       *[other] { $objects } Gegenstände
    } als { $marker } auf Feld { $space } aus{ $polish ->
        [0] { "" }
        [one] , mit 1 Münze poliert,
       *[other] , mit { $polish } Münzen poliert,
    } und { $you ->
        [yes] erhältst
       *[no] erhält
    } 1 Siegpunkt
pergamon-told-falls = Das Interesse sinkt: { $moves }
pergamon-told-leave =
    { $you ->
        [yes] nimmst
       *[no] nimmt
    } Marker { $marker } zurück; die Sammlung wird aufgelöst
pergamon-told-discard =
    { $you ->
        [yes] wirfst
       *[no] wirft
    } { $left ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $number } – { $right ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $century } ab
pergamon-told-store =
    { $you ->
        [yes] lagerst
       *[no] lagert
    } { $finds ->
        [0] keine Fundstücke
        [one] 1 Fundstück
       *[other] { $finds } Fundstücke
    } { $coins ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $coins } Münzen
    }
pergamon-told-evaluation = Wertung nach Runde { $round }
pergamon-told-earns =
    { $you ->
        [yes] erhältst
       *[no] erhält
    } { $points ->
        [0] keinen Siegpunkt
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $collections ->
        [one] 1 Sammlung
       *[other] { $collections } Sammlungen
    }
pergamon-told-prize =
    { $you ->
        [yes] zeigst
       *[no] zeigt
    } { $thing ->
        [vase] die älteste Vase
        [jug] die älteste Kanne
        [mask] die älteste Maske
       *[bracelet] den ältesten Armreif
    }, Jahr { $year }: { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
pergamon-told-oldest =
    { $you ->
        [yes] zeigst
       *[no] zeigt
    } den { $rank ->
        [1] ältesten
        [2] zweitältesten
       *[3] drittältesten
    } Gegenstand, { $thing ->
        [vase] eine Vase
        [jug] eine Kanne
        [mask] eine Maske
       *[bracelet] einen Armreif
    } von { $year }: { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
pergamon-told-no-prize =
    Niemand zeigt { $thing ->
        [vase] eine Vase
        [jug] eine Kanne
        [mask] eine Maske
       *[bracelet] einen Armreif
    }: kein Bonus
pergamon-told-round = Runde { $round } beginnt
pergamon-told-over =
    Die Partie ist zu Ende: { $points ->
        [0] 0 Siegpunkte
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
pergamon-told-wins =
    { $you ->
        [yes] gewinnst
       *[no] gewinnt
    } mit { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkten
    }

## Unter einem Satz über das Geschehene: warum, was daraus wurde, was folgt

pergamon-aside-both = { $one } { $other }
pergamon-aside-coins =
    { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
pergamon-aside-coins-between = { $least } bis { $most } Münzen
pergamon-aside-place =
    { $before ->
        [0] Bisher zuerst an der Reihe
       *[other] Nach { $names } an der Reihe
    }: { $coins }.
pergamon-aside-pot = In dieser Runde: { $coins }.
pergamon-aside-grant =
    { $why ->
        [last] Zuletzt an der Reihe: alles, was übrig ist.
        [short] Feld { $space } verlangt { $asked }, aber mehr ist nicht übrig.
       *[asked] Feld { $space } verlangt { $asked }; { $left } noch zu verteilen.
    }
pergamon-aside-found =
    Gefunden: { $finds }. Übrig: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
pergamon-aside-loot = Aus dem Spiel: { $finds }.
pergamon-aside-break-up = Das macht Platz für eine neue Sammlung. Die alten Fundstücke kommen aus dem Spiel.
pergamon-aside-exhibit =
    Die Reihe ist { $value }{ $polish ->
        [0] { "" }
       *[other] { " " }+ { $polish }
    } wert: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } bei jeder Wertung.
pergamon-aside-push =
    { $count ->
        [one] Er macht
       *[other] Sie machen
    } der neuen Sammlung Platz.
pergamon-aside-leave = Ihr Marker ist unter Feld 1 gesunken.
pergamon-aside-discard = Es kommt aus dem Spiel.
pergamon-aside-left =
    Übrig: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
pergamon-aside-gains =
    { $before } → { $after ->
        [one] { $after } Siegpunkt
       *[other] { $after } Siegpunkte
    }.
pergamon-aside-next-marker =
    Dann: { $you ->
        [yes] du
       *[no] { $name }
    }, Feld { $space }.
pergamon-aside-next-prize =
    Dann: Bonus für { $thing ->
        [vase] die älteste Vase
        [jug] die älteste Kanne
        [mask] die älteste Maske
       *[bracelet] den ältesten Armreif
    }.
pergamon-aside-next-fall = Dann: Das Interesse sinkt um { $spaces }.
pergamon-aside-falls =
    { $spaces ->
        [one] Alle Marker sinken um 1 Feld.
       *[other] Alle Marker sinken um { $spaces } Felder.
    }
pergamon-aside-round =
    { $you ->
        [yes] Du setzt zuerst.
       *[no] { $name } setzt zuerst.
    }

## Points by source

pergamon-finest =
    { $mine ->
        [yes] Deine schönste Sammlung
       *[no] Die schönste Sammlung von { $name }
    }
pergamon-source-exhibiting = Ausstellen
pergamon-source-evaluations = Wertungen
pergamon-source-prizes = Bonuspunkte
pergamon-source-oldest = Älteste Gegenstände
pergamon-remark-exhibiting = { $most ->
    [yes] Hat mit dem Ausstellen am meisten verdient: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[no] Verdankt dem Ausstellen das meiste: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
pergamon-remark-evaluations = { $most ->
    [yes] Hatte die meisten Besucher: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } in den Wertungen.
   *[no] Lebte von den Wertungen: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
pergamon-remark-prizes = { $most ->
    [yes] Hat die meisten Boni geholt: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[no] Verdankt den Boni das meiste: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
pergamon-remark-oldest = { $most ->
    [yes] Hat die ältesten Gegenstände gezeigt: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[no] Verdankt den ältesten Gegenständen das meiste: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}

## The table as one works on it

pergamon-points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
pergamon-you = Du
pergamon-still = noch im Stapel
pergamon-next-evaluation =
    Nächste Wertung nach Runde { $round }: Bonus für { $prize ->
        [vase] die älteste Vase
        [jug] die älteste Kanne
        [mask] die älteste Maske
       *[bracelet] den ältesten Armreif
    }
pergamon-shares = Wie die Münzen verteilt werden
pergamon-share = { $least } bis { $most }
pergamon-all-left = alle übrigen
pergamon-acts-first = Feld 1 ist zuerst dran
pergamon-fall-by-one =
    { $count ->
        [one] 1 Marker sinkt um ein Feld
       *[other] { $count } Marker sinken um ein Feld
    }
pergamon-to-come = folgt noch
pergamon-blocked-too-deep = zu tief von Feld { $space } aus
pergamon-blocked-too-dear =
    kostet { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
pergamon-first-short = zuerst
pergamon-my-finds = Meine Fundstücke
pergamon-nothing-here = Hier liegt nichts.
pergamon-free-storage = { $finds } Fundstücke lagern kostenlos.
pergamon-room-for =
    { $marker ->
        [I] Platz für eine Sammlung
        [II] Platz für eine zweite Sammlung
       *[III] Platz für eine dritte Sammlung
    }
pergamon-bench = Werkbank
pergamon-bench-how = Klicken nimmt ein Fundstück zurück, Ziehen verschiebt es
pergamon-worth = wert
pergamon-to-add = Fundstücke zum Anlegen
pergamon-choose-room = Alle deine Marker sind im Museum: Wähle eine Sammlung, die du auflöst.
pergamon-break-up = Sammlung { $marker } auf Feld { $space } auflösen, um Platz zu machen
pergamon-label-take-out =
    { $left ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $number } – { $right ->
        [vase] Vase
        [jug] Kanne
        [mask] Maske
       *[bracelet] Armreif
    } { $century } zurücknehmen
pergamon-polish-name = Polieren
pergamon-polish-less = Weniger polieren
pergamon-polish-more = Mehr polieren
pergamon-a-space = pro Feld
pergamon-confirm-place = Auf Feld { $space } setzen
pergamon-confirm-dig =
    { $coins ->
        [one] Für 1 Münze graben
       *[other] Für { $coins } Münzen graben
    }
pergamon-confirm-discard = Abwerfen
pergamon-decline-store =
    { $coins ->
        [0] Lagern: kostenlos
        [one] Lagern: 1 Münze
       *[other] Lagern: { $coins } Münzen
    }
pergamon-confirm-store =
    { $finds ->
        [one] 1 Fundstück lagern
       *[other] { $finds } Fundstücke lagern
    }

## An evaluation

pergamon-stage-points = Punkte
pergamon-stage-prize =
    Bonus: { $prize ->
        [vase] älteste Vase
        [jug] älteste Kanne
        [mask] älteste Maske
       *[bracelet] ältester Armreif
    }
pergamon-stage-falls = Interesse sinkt um { $spaces }
pergamon-stage-round = Runde { $round }
pergamon-axis = Runde
pergamon-stage-end = Spielende
pergamon-evaluation-how = Jeder Marker bringt die Punkte seines Stockwerks, von der Tür aufwärts.
pergamon-marker-of = Marker { $nth } von { $all }
pergamon-collection-of = { $name }: Sammlung { $marker }
pergamon-earns =
    auf Feld { $space }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
pergamon-told-counted =
    { $you ->
        [yes] zeigst
       *[no] zeigt
    } Sammlung { $marker } auf Feld { $space }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }

## Warum eine Aktion in Pergamon abgelehnt wird; Personen mit Namen

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

## Warum es eine Stellung nicht geben kann, nach den Arten in src/digsite/study/setups/reasons.py; $fact heißt wie im Text
pergamon-position-unknown-tile = „{ $fact }“: { $found } ist kein Fundstück. Fundstücke sind 1 bis { $most } oder etwa "vase jug 4".
pergamon-position-several-tiles = „{ $fact }“: { $found } sind mehrere Fundstücke. Wähle eines: { $numbers }.
pergamon-position-tile-elsewhere = „{ $fact }“: Fundstück { $tile } liegt schon woanders.
pergamon-position-halves-differ = „{ $fact }“: Fundstück { $tile } und das nächste passen nicht zusammen.
pergamon-position-unknown-funds-card = „{ $fact }“: { $found } ist weder "bag" noch "chest" noch ein Wert von 1 bis { $most }.
pergamon-position-cards-face-down = „{ $fact }“: Solange Spielfiguren gesetzt werden, sind die Karten verdeckt. Schreib für jede "bag" oder "chest".
pergamon-position-cards-face-up = „{ $fact }“: Während der Züge sind die Karten aufgedeckt. Schreib zwei Werte.
pergamon-position-cards-spent = „{ $fact }“: Vor Runde { $round } sind { $due } Karten verbraucht.
pergamon-position-copies-spent = „{ $fact }“: Es gibt nur { $copies } Karten mit dem Wert { $value }.
pergamon-position-too-many-coins = Die Karten haben { $brought } Münzen gebracht, aber { $held } sind auf dem Tisch.
pergamon-position-raider = „{ $fact }“: Der Grabräuber steht bei 1 oder { $most } Personen auf der Leiste, und nur dann.
pergamon-position-order = „{ $fact }“ nennt jede der { $players } Personen einmal, den Startspieler zuerst.
pergamon-position-row-too-early = „{ $fact }“: Zusammengesetzt wird, während das Spiel auf "exhibit" wartet.
pergamon-position-no-space = „{ $fact }“: Während der Züge stehen alle auf einem Forschungsgeld-Feld.
pergamon-position-nothing-to-decide = „{ $fact }“: Person { $player } hat da nichts zu entscheiden.

## Was für eine Aktion spricht, oder dagegen
pergamon-reason-tiles = in dieser Runde ausgegrabene Fundstücke
pergamon-reason-coins = Münzen am Ende der Runde
pergamon-reason-points_at_evaluation = Punkte bis zur nächsten Wertung
pergamon-reason-pushed_out = , dass eine Sammlung vor der nächsten Wertung verdrängt wird
pergamon-reason-tiles_in_hand = Fundstücke für die nächste Runde
pergamon-reason-goes_first = , die nächste Runde zu beginnen
pergamon-reason-points_after = Punkte nach der nächsten Wertung
pergamon-measure-tiles = Fundstücke
pergamon-measure-coins = Münzen übrig
pergamon-measure-points_at_evaluation = Punkte bis zur Wertung
pergamon-measure-pushed_out = Risiko, verdrängt zu werden
pergamon-measure-tiles_in_hand = Fundstücke behalten
pergamon-measure-goes_first = beginnt nächste Runde
pergamon-measure-points_after = Punkte nach der Wertung

## Worum es in einem Rätsel geht
pergamon-theme-funds = Forschungsgelder
pergamon-theme-dig = Wo graben
pergamon-theme-row = Zusammensetzen
pergamon-theme-exhibit = Ausstellen
pergamon-theme-polish = Polieren
pergamon-theme-push_down = Andere verdrängen
pergamon-theme-break_up = Eine Sammlung auflösen
pergamon-theme-storage = Lagern
pergamon-theme-last_round = Letzte Runde
