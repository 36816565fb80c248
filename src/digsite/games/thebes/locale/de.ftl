# Jenseits von Theben, in den Worten der deutschen Ausgabe.

## Orte

thebes-place-london = London
thebes-place-paris = Paris
thebes-place-berlin = Berlin
thebes-place-vienna = Wien
thebes-place-rome = Rom
thebes-place-warsaw = Warschau
thebes-place-moscow = Moskau
thebes-place-greece = Griechenland
thebes-place-crete = Kreta
thebes-place-egypt = Ägypten
thebes-place-palestine = Palästina
thebes-place-mesopotamia = Mesopotamien
thebes-at-london = in London
thebes-at-paris = in Paris
thebes-at-berlin = in Berlin
thebes-at-vienna = in Wien
thebes-at-rome = in Rom
thebes-at-warsaw = in Warschau
thebes-at-moscow = in Moskau
thebes-at-greece = in Griechenland
thebes-at-crete = auf Kreta
thebes-at-egypt = in Ägypten
thebes-at-palestine = in Palästina
thebes-at-mesopotamia = in Mesopotamien
thebes-about-greece = über Griechenland
thebes-about-crete = über Kreta
thebes-about-egypt = über Ägypten
thebes-about-palestine = über Palästina
thebes-about-mesopotamia = über Mesopotamien

## Mengen und Reisen

thebes-n-weeks = { $count ->
    [one] 1 Woche
   *[other] { $count } Wochen
}
thebes-n-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
thebes-n-tokens = { $count } Plättchen
thebes-journey-none = { "" }
thebes-journey = Reise nach { $place } ({ $weeks }).{ " " }
thebes-journey-zeppelin = Flug nach { $place } mit dem Zeppelin.{ " " }
thebes-journey-without-car = Reise nach { $place } ohne Auto ({ $weeks }).{ " " }
thebes-travels = reist nach { $place } ({ $weeks }) und{ " " }
thebes-flies =
    { $you ->
        [yes] fliegst
       *[no] fliegt
    } nach { $place } und{ " " }
thebes-travels-without-car = reist ohne Auto nach { $place } ({ $weeks }) und{ " " }
thebes-need = { $count } aus { $area }
thebes-with-help = { " " }mit { $help }
thebes-and-help = { " " }und { $help }

## Karten und Plättchen

thebes-title-special = { $area }
thebes-title-general = Allgemein­wissen
thebes-title-rumour = Gerücht: { $area }
thebes-title-assistant = Assistent
thebes-title-shovel = Schaufel
thebes-title-congress = Kongress
thebes-title-car = Auto
thebes-title-zeppelin = Zeppelin
thebes-title-permission = Sonder­erlaubnis
thebes-effect-special = Wissen +{ $points }
thebes-effect-general = Wissen +{ $points } in jedem Grabungsgebiet
thebes-effect-rumour = Wissen +2, einmal
thebes-effect-assistant = mehr Wissen
thebes-effect-shovel = mehr Plättchen pro Ausgrabung
thebes-effect-congress = 1, 3, 6, 10 … Punkte
thebes-effect-car = lange Reisen: 1 Woche weniger
thebes-effect-zeppelin = eine Reise ohne Zeitverlust
thebes-effect-permission = zweimal im Jahr graben
thebes-card-special = { $points ->
    [one] 1 Fachbuch { $about }
   *[other] { $points } Fachbücher { $about }
}
thebes-card-general = { $points } Allgemeinwissen
thebes-card-rumour = Gerücht { $about }
thebes-card-assistant = Assistent
thebes-card-shovel = Schaufel
thebes-card-congress = Kongress
thebes-card-car = Auto
thebes-card-zeppelin = Zeppelin
thebes-card-permission = Sondererlaubnis
thebes-exhibition-small = kleine Ausstellung { $at }
thebes-exhibition-large = große Ausstellung { $at }
thebes-token-general-book = ein Buch Allgemeinwissen
thebes-found-debris = Schutt
thebes-found-artefact = ein Artefakt ({ $points })
thebes-found-book = ein Fachbuch { $about }

## Teile des Spielplans

thebes-part-map = Karte
thebes-part-desk = Schreibtisch
thebes-map = Spielplan mit Zeitleiste
thebes-start = Start
thebes-in-all = gesamt
thebes-cards = Forscherkarten
thebes-exhibitions = Ausstellungen
thebes-sites = Grabungsgebiete
thebes-order = Reihenfolge
thebes-helpers = Hilfen und Kongresse
thebes-points = Punkte nach Quelle
thebes-desk = Schreibtisch von { $name }
thebes-empty-card = Für dieses Feld gibt es keine Karte mehr
thebes-empty-exhibition = Noch keine Ausstellung
thebes-next-cards = Nächste Karten:
thebes-supply = Nachziehstapel
thebes-third = 3. Stapel
thebes-discards = Ablagestapel
thebes-year = Jahr { $year }
thebes-exchange = Austauschen
thebes-exchange-weeks = Die Karten in Warschau austauschen: { $weeks }, auf Feld { $space }
thebes-way-without-car = Ohne Auto: 1 Woche mehr
thebes-way-usual = Mit dem Auto: 1 Woche weniger
thebes-figure = Archäologe von { $name }, { $at }
thebes-marker = { $finished ->
    [yes] Zeitstein von { $name }: am Ende des Jahres 1903
   *[other] Zeitstein von { $name }: { $space ->
        [0] Startfeld
       *[other] Woche { $space } im Jahr { $year }
    }
}
thebes-weeks-left = Noch { $weeks }; bis zum neuen Jahr { $turn }
thebes-finished = Am Ende des Jahres 1903
thebes-no-books = noch keine Fachbücher
thebes-no-finds = noch keine Artefakte
thebes-source = { $source }: { $points }
thebes-finest =
    { $mine ->
        [yes] Deine schönsten Artefakte
       *[no] Die schönsten Artefakte von { $name }
    }
thebes-source-artefacts = Artefakte
thebes-source-exhibitions = Ausstellungen
thebes-source-congresses = Kongresse
thebes-source-majorities = Meistes Spezialwissen
thebes-remark-artefacts = { $most ->
    [yes] Hat die reichsten Funde gemacht: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[no] Lebte von Artefakten: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
thebes-remark-exhibitions = { $most ->
    [yes] Hat die schönsten Ausstellungen veranstaltet: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[no] Verdankt den Ausstellungen das meiste: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
thebes-remark-congresses = { $most ->
    [yes] War auf den meisten Kongressen: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[no] Lebte von Kongressen: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
thebes-remark-majorities = { $most ->
    [yes] Wusste am meisten: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } für Spezialwissen.
   *[no] Verdankt dem Spezialwissen das meiste: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
thebes-total = insgesamt { $points }
thebes-part-exhibitions = Ausstellungen
thebes-knows = Wissen
thebes-pass = Passen
thebes-fly = Zeppelin
thebes-exchange-price = Alle vier austauschen: { $weeks }
thebes-so-far = { $due ->
    [0] { $worth ->
        [one] Punkt
       *[other] Punkte
    }
   *[other] bisher
}
thebes-bag-short =
    Im Beutel: { $count ->
        [one] { $count } Artefakt
       *[other] { $count } Artefakte
    }, { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }
thebes-site-state = { $state ->
    [open] hier kannst du graben
    [assistant] kostet den Assistenten
    [rumour] kostet das Gerücht
    [special_permission] kostet die Erlaubnis
    [permission-used] Grabungserlaubnis benutzt
    [no-knowledge] kein Spezialwissen
    [no-matching-knowledge] kein Spezialwissen
    [too-few-weeks] zu wenige Wochen übrig
    [nothing-on-wheel] zu wenig Wissen
   *[closed] gültige Erlaubnis
}
thebes-strip-travel = { $weeks } Reise
thebes-strip-work = { $weeks } { $work ->
    [take] Studium
    [dig] Grabung
    [exchange] Tausch
    [exhibit] Ausstellung
   *[pass] Rest
}
thebes-strip-left = Noch { $weeks }
thebes-strip-next = dann
thebes-strip-week = { $space ->
    [0] am Start
   *[other] Woche { $space }
}
thebes-seat = { $finished ->
    [yes] fertig
   *[other] { $space ->
        [0] Start
       *[other] Woche { $space }
    }
}, { $place }
thebes-stage = { $year }, Jahr { $number } von 3
thebes-explain-next = Nächste Karte: { $card }, { $place }, { $weeks }.
thebes-explain-known = Spezialwissen { $special }, Allgemeinwissen { $general } von { $all }.{ $shovels ->
    [0] { "" }
   *[other] { " " }Schaufeln bringen { $shovels } Plättchen mehr.
}
thebes-short-general = Allgemein
thebes-short-rumour = Gerücht
thebes-short-assistant = Assistent
thebes-short-shovel = Schaufel
thebes-short-car = Auto
thebes-short-zeppelin = Zeppelin
thebes-short-permission = Erlaubnis
thebes-short-congress = Kongress
thebes-short-books = { $count ->
    [one] Buch: { $area }
   *[other] Bücher: { $area }
}
thebes-short-exhibition = Ausstellung
thebes-short-there = { $action }, { $place }
thebes-short-dig = { $place }: { $weeks }
thebes-short-flight = { $action } (Zeppelin)

## Graben

thebes-dig-title = Ausgrabung { $at }
thebes-permission-valid = Erlaubnis gültig
thebes-permission-used = Erlaubnis benutzt
thebes-close = Schließen
thebes-knowledge = Wissen
thebes-wheel = Chronokel: Wochen für die Ausgrabung
thebes-wheel-at = { $weeks }: { $tokens }
thebes-wheel-less = Weniger Wochen
thebes-wheel-more = Mehr Wochen
thebes-dig-weeks = { $weeks ->
    [one] Woche
   *[other] Wochen
}
thebes-dig-weeks-travel = { $travel } + { $dig } Wochen
thebes-tokens = Plättchen
thebes-expected = erwartete Punkte
thebes-chance = für ein Artefakt
thebes-by-weeks = Erwartete Punkte nach Wochen
thebes-bar = { $weeks }: { $tokens }, etwa { $points } Punkte
thebes-bar-closed = { $weeks }: nicht möglich
thebes-dig-bonus = Hier hat noch niemand gegraben: Auch das Artefakt auf dem Spielplan gehört dann dir ({ $points }).
thebes-dig-special = Dabei wird deine Sondererlaubnis verbraucht.
thebes-dig-not-now = Hier kannst du graben, wenn du dran bist.
thebes-blocked-permission-used = Deine Grabungserlaubnis ist benutzt. Sie gilt wieder, sobald dein Zeitstein über Woche 52 zieht.
thebes-blocked-no-knowledge = Zum Graben brauchst du Spezialwissen: ein Fachbuch, ein Gerücht oder einen Assistenten.
thebes-blocked-no-matching-knowledge = Zum Graben brauchst du Spezialwissen zu diesem Gebiet: ein Fachbuch oder ein Gerücht. Assistenten allein zählen an diesem Tisch nicht.
thebes-blocked-too-few-weeks = Hier zu graben dauert mit der Reise mindestens { thebes-refused-weeks }, und du hast noch { $left }.
thebes-bag = { $artefacts ->
    [one] Im Beutel: 1 Artefakt ({ $worth }), insgesamt { $all } Plättchen
   *[other] Im Beutel: { $artefacts } Artefakte ({ $worth } wert), insgesamt { $all } Plättchen
}
thebes-bag-artefacts = { $count } mit Wert { $value }
thebes-bag-book = Fachbuch: { $area }
thebes-bag-debris = { $count } Schutt
thebes-tray = { $due ->
    [0] Ausgrabung von { $name } { $at }: { $points }
   *[other] { $name } gräbt { $at }, noch { $due } Plättchen
}

## Was zu tun ist

thebes-prompt-over = { $count ->
    [one] { $names } gewinnt: { $points }.
   *[other] { $names } gewinnen gemeinsam: { $points }.
}
thebes-prompt-dig = { $name } zieht Plättchen { $at }.
thebes-prompt-chance = Karten werden aufgedeckt.
thebes-prompt-wait = Warten auf { $name }, { $at }, { $space ->
    [0] am Start
   *[other] Woche { $space }
} im Jahr { $year }.
thebes-prompt-turn = Du bist dran, { $at }, { $space ->
    [0] auf dem Startfeld
   *[other] Woche { $space }
}. { $can }
thebes-prompt-turn-of = { $name } ist dran, { $at }, { $space ->
    [0] auf dem Startfeld
   *[other] Woche { $space }
}. { $can }
thebes-prompt-can = { $can ->
    [nothing] { "" }
    [all] Nimm eine Karte, grabe oder veranstalte eine Ausstellung.
    [dig] Nimm eine Karte, grabe oder tausche die Karten aus.
    [exhibit] Nimm eine Karte oder veranstalte eine Ausstellung.
    [dig-only] Die Zeit reicht nur noch für eine Ausgrabung.
    [few] Wähle eine markierte Aktion.
    [pass] Die Zeit reicht für nichts mehr: Passe.
   *[take] Nimm eine Karte oder tausche die Karten aus.
}
thebes-effect = { $action } { $then }
thebes-effect-then = { $next ->
    [finished] Insgesamt { $total }: für dich das Ende des Jahres 1903.
    [year] Insgesamt { $total }, auf Woche { $space } im Jahr { $year }: Alle deine Erlaubnisse gelten wieder.
    [again] Insgesamt { $total }, auf Woche { $space }: Du bist noch einmal dran.
   *[other] Insgesamt { $total }, auf Woche { $space }, dann { $name }.
}
thebes-effect-take = { $journey }Karte nehmen: { $card } ({ $gains }).
thebes-effect-exchange = { $journey }{ $count ->
    [one] Eine Karte austauschen.
   *[other] Alle { $count } Karten austauschen.
}
thebes-effect-dig = { $journey }{ $weeks } graben{ $stays ->
    [yes] { " " }{ $at }
   *[other] { "" }
}{ $help }: { $tokens }, etwa { $points } Punkte.
thebes-effect-exhibit = { $journey }Veranstalten: { $exhibition }, { $points }.
thebes-effect-pass = Auf die letzten { $weeks } verzichten.
thebes-confirm-take = Karte nehmen
thebes-confirm-dig = { $weeks } graben
thebes-confirm-exhibit = Ausstellung veranstalten
thebes-label = { $action } { $finished ->
    [yes] Insgesamt { $total }, bis ans Ende des Jahres 1903
   *[other] Insgesamt { $total }, auf Woche { $space } im Jahr { $year }
}
thebes-gain-special = Spezialwissen { $before } → { $after }
thebes-gain-majority = Punkte für das meiste Spezialwissen { $before } → { $after }
thebes-gain-general = Allgemeinwissen { $before } → { $after }
thebes-gain-rumours = Gerüchte { $before } → { $after }
thebes-gain-assistants = Assistenten { $before } → { $after }
thebes-gain-assistant-bonus = Wissen durch Assistenten { $before } → { $after }
thebes-gain-shovels = Schaufeln { $before } → { $after }
thebes-gain-shovel-bonus = Plättchen durch Schaufeln { $before } → { $after }
thebes-gain-congresses = Kongresse { $before } → { $after }
thebes-gain-congress-points = Punkte dafür { $before } → { $after }
thebes-gain-cars = Autos { $before } → { $after }
thebes-gain-zeppelins = Zeppeline { $before } → { $after }
thebes-gain-permissions = Sondererlaubnisse { $before } → { $after }

## Was geschehen ist

thebes-tell-first =
    { $you ->
        [yes] beginnst
       *[no] beginnt
    }.
thebes-tell-take = { $journey }{ $you ->
        [yes] nimmst
       *[no] nimmt
    }: { $card } ({ $weeks }).
thebes-tell-exchange = { $journey }{ $you ->
        [yes] tauschst
       *[no] tauscht
    } die Karten aus ({ $weeks }).
thebes-tell-dig = { $journey }{ $you ->
        [yes] gräbst
       *[no] gräbt
    } { $stays ->
    [yes] { $at },{ " " }
   *[other] { "" }
}{ $weeks } mit Wissen { $total }{ $help }: { $tokens }.
thebes-tell-token =
    { $you ->
        [yes] findest
       *[no] findet
    } { $token }.
thebes-story-token =
    { $you ->
        [yes] ziehst
       *[no] zieht
    } { $token }{ $due ->
        [0] .
        [one] ; noch 1 Plättchen.
       *[other] ; noch { $due } Plättchen.
    }
thebes-tell-debris =
    { $you ->
        [yes] legst
       *[no] legt
    } { $count } Plättchen Schutt zurück in den Beutel.
thebes-tell-exhibit = { $journey }{ $you ->
        [yes] veranstaltest
       *[no] veranstaltet
    }: { $exhibition }, { $points }.
thebes-tell-pass = passt und { $you ->
        [yes] verzichtest
       *[no] verzichtet
    } auf { $weeks }.
thebes-tell-used-up =
    { $you ->
        [yes] hast
       *[no] hat
    } verbraucht: { $card }.
thebes-tell-new-year =
    { $you ->
        [yes] beginnst
       *[no] beginnt
    } das Jahr { $year }; alle Erlaubnisse gelten wieder.
thebes-tell-finished =
    { $you ->
        [yes] bist
       *[no] ist
    } am Ende des Jahres 1903.
thebes-tell-congress = { $count ->
    [one] { $you ->
        [yes] hast
       *[no] hat
    } auf einem Kongress gesprochen: { $points }.
   *[other] { $you ->
        [yes] hast
       *[no] hat
    } auf { $count } Kongressen gesprochen: { $points }.
}
thebes-tell-first-artefact =
    { $you ->
        [yes] gräbst
       *[no] gräbt
    } { $at } vor allen anderen und { $you ->
        [yes] bekommst
       *[no] bekommt
    } das Artefakt vom Spielplan: { $points }.
thebes-tell-announced = Angekündigt: { $exhibition }.
thebes-tell-exhibition-over = Vorbei: { $exhibition }.
thebes-tell-next-stack = Der zweite Stapel beginnt: { $left } Karten.
thebes-tell-new-supply = Der Ablagestapel wird zum neuen Nachziehstapel: { $left } Karten.
thebes-tell-year = Das Jahr { $year } beginnt.
thebes-tell-over = Die Partie ist zu Ende. Die meisten Punkte: { $points }.
thebes-tell-laid-out = { $count ->
    [one] Neue Karte: { $cards }.
   *[other] Neue Karten: { $cards }.
}
thebes-card-there = { $card }, { $at } ({ $weeks })
thebes-tell-discarded = Abgelegt: { $cards }.
thebes-tell-moved = Rückt weiter: { $exhibitions }.
thebes-tell-permission =
    { $you ->
        [yes] hast
       *[no] hat
    } die Grabungserlaubnis für { $place } benutzt.

## Unter einem Satz über das Geschehene: was daraus wurde, und wer folgt

thebes-aside-both = { $one } { $other }
thebes-aside-weeks = Woche { $from } → { $to }{ $year ->
    [same] { "" }
   *[other] { " " }im Jahr { $year }
}.
thebes-aside-next =
    { $who ->
        [you] Dann bist du dran, in Woche { $space }.
        [again] Du bist noch einmal dran.
        [same] { $name } ist noch einmal dran.
       *[other] Dann ist { $name } dran, in Woche { $space }.
    }
thebes-aside-points =
    { $before } → { $after ->
        [one] { $after } Punkt
       *[other] { $after } Punkte
    }.
thebes-aside-debris = Er kommt nach der Ausgrabung zurück in den Beutel.
thebes-aside-exhibition = { $needs }: { $weeks }, { $points }.
thebes-aside-permission = Im neuen Jahr gilt sie wieder.

## Erklärungen

thebes-explain-special = Fachbücher geben Spezialwissen { $about } für Ausgrabungen. Das meiste Spezialwissen am Ende bringt 5 Punkte.
thebes-explain-general = Allgemeinwissen zählt in jedem Grabungsgebiet, aber nie mehr als dein Spezialwissen dort.
thebes-explain-rumour = Ein Gerücht gibt für eine Ausgrabung 2 Punkte Spezialwissen { $about }, dann wird es abgelegt.
thebes-explain-assistant = Zwei Assistenten geben überall 1 Punkt Spezialwissen, drei geben 2. Ein einzelner hilft einmal, für 1 Punkt.
thebes-explain-shovel = Mit zwei Schaufeln ziehst du bei jeder Ausgrabung 1 Plättchen mehr, mit drei Schaufeln 2. Eine einzelne hilft einmal.
thebes-explain-congress = Je mehr Kongresse, desto mehr Punkte: 1, 3, 6, 10, 15, 21, 28.
thebes-explain-car = Jede Reise von 3 Wochen oder mehr ist 1 Woche kürzer, wenn du willst.
thebes-explain-zeppelin = Eine Reise kostet keine Zeit; dann wird der Zeppelin abgelegt.
thebes-explain-permission-card = Eine zweite Ausgrabung im selben Jahr, auch wenn die Erlaubnis schon benutzt ist; danach wird sie abgelegt.
thebes-explain-card = { $card }, { $at }, { $weeks }. { $effect }
thebes-explain-card-offer = { $card }, { $at }, { $weeks }. { $effect } { $journey }Insgesamt { $total }, auf Woche { $space } im Jahr { $year }.
thebes-explain-empty-card = Dieses Feld bleibt leer, bis es wieder Karten gibt.
thebes-explain-exhibition = { $exhibition }: { $needs }. { $weeks }, { $points }. { $able ->
    [0] Noch hat niemand die Artefakte.
   *[other] Die Artefakte hat: { $who }.
}
thebes-explain-exhibition-offer = { $exhibition }: { $needs }. { $points }. { $journey }Insgesamt { $total }, auf Woche { $space } im Jahr { $year }.
thebes-explain-empty-exhibition = Hierhin kommen Ausstellungen aus dem Nachziehstapel.
thebes-explain-held = { $exhibition }, mit { $needs }: { $points }.
thebes-explain-exchange = { $journey }Die { $count } Karten ablegen und neue auslegen: { $weeks }. Der nächste Austausch gleich danach kostet eine Woche mehr.
thebes-explain-site = { $place }. { $may ->
    [yes] Hier darfst du graben.
   *[other] { $valid ->
        [yes] Hier kannst du jetzt nicht graben.
       *[other] Deine Grabungserlaubnis ist bis zum neuen Jahr benutzt.
    }
} { $cost ->
    [assistant] Hier gräbst du nur auf Kosten deines Assistenten.{ " " }
    [rumour] Hier gräbst du nur auf Kosten deines Gerüchts.{ " " }
    [special_permission] Hier gräbst du nur mit deiner Sondererlaubnis, die verbraucht wird.{ " " }
   *[nothing] { "" }
}Wissen { $total }: { $special } Spezialwissen, { $general } Allgemeinwissen. Im Beutel: Artefakte { $artefacts } ({ $worth }), Schutt { $debris }. { $bonus ->
    [yes] Wer hier zuerst gräbt, bekommt das Artefakt vom Spielplan.
   *[other] { "" }
}
thebes-explain-warsaw = Warschau: Hier tauschst du alle ausliegenden Karten aus, für { $weeks }.
thebes-explain-city = { $place }: { $here }.
thebes-explain-city-empty = { $place }: Hier gibt es gerade nichts zu tun.
thebes-explain-supply = { $stack ->
    [1] Nachziehstapel: { $left } Karten im ersten Stapel, { $second } im zweiten.
   *[other] Nachziehstapel: { $left } Karten.
}
thebes-explain-third = Dritter Stapel: { $count } Karten. Er kommt ins Spiel, wenn der Nachziehstapel aufgebraucht ist.
thebes-explain-discards =
    Ablagestapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
thebes-explain-year = Der Jahresstein: { $year }. Er folgt dem Zeitstein, der ganz hinten liegt.
thebes-explain-help = Für diese Ausgrabung benutzen: { $help }. Danach wird die Karte abgelegt.
thebes-explain-area = { $place }: { $valid ->
    [yes] Grabungserlaubnis gültig
   *[other] Grabungserlaubnis benutzt
}. Wissen { $total }: { $special } Spezialwissen, { $general } Allgemeinwissen. Fachbücher { $books }, Punkte für das meiste Spezialwissen { $majority }. Gerüchte { $rumours }. Artefakte { $artefacts }: { $worth }.

## Der Tisch als Text

thebes-text-player = { $finished ->
    [yes] { $name }: fertig, { $at }, { $points }
   *[other] { $name }: { $space ->
        [0] am Start
       *[other] Woche { $space }
    } im Jahr { $year }, { $at }, { $points }
}
thebes-text-card = { $number }: { $card }, { $at }, { $weeks }
thebes-text-no-card = { $number }: keine Karte
thebes-text-exhibition = { $space }: { $exhibition }, { $needs }, { $weeks }, { $points }. { $able ->
    [0] Noch hat niemand die Artefakte.
   *[other] Die Artefakte hat: { $who }.
}
thebes-text-no-exhibition = { $space }: keine Ausstellung
thebes-text-site = { $place }: Artefakte { $values }; Bücher { $books }; Schutt { $debris }{ $bonus ->
    [yes] ; ein Artefakt auf dem Spielplan, für die erste Ausgrabung
   *[other] { "" }
}
thebes-text-area = { $place }: Fachbücher { $books }, Wissen { $total }, { $valid ->
    [yes] Grabungserlaubnis gültig
   *[other] Grabungserlaubnis benutzt
}, Artefakte { $values }, Punkte für das meiste Spezialwissen { $majority }
thebes-text-helpers = Karten: { $cards }
thebes-text-shown = Veranstaltete Ausstellungen: { $exhibitions }
thebes-text-points = { $points }: Artefakte { $artefacts }, Ausstellungen { $exhibitions }, Kongresse { $congresses }, meistes Spezialwissen { $majorities }

## Warum eine Aktion in Jenseits von Theben abgelehnt wird; Personen mit Namen

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

## Warum es eine Stellung nicht geben kann, nach den Arten in src/digsite/study/setups/reasons.py; $fact heißt wie im Text
thebes-position-out-of-time = „{ $fact }“ liegt vor dem Anfang oder nach dem Ende des Spiels.
thebes-position-unknown-card = „{ $fact }“: { $found } ist keine Karte. Karten heißen etwa "greece 2 rome".
thebes-position-cards-used-up = „{ $fact }“: So viele Karten { $card } gibt es nicht.
thebes-position-exhibition-used-up = „{ $fact }“: So viele Karten { $card } gibt es nicht, oder sie sind in einem späteren Stapel.
thebes-position-tokens-used-up = „{ $fact }“: So viele Plättchen { $found } gibt es nicht.
thebes-position-first-artefact = „{ $fact }“: Das erste Artefakt von { $area } (1) liegt weder dort noch auf einem Schreibtisch.
thebes-position-not-a-researcher = „{ $fact }“ hat Platz für bis zu { $most } Forscherkarten.
thebes-position-not-an-exhibition = „{ $fact }“ ist ein Platz für Ausstellungen.
thebes-position-not-upcoming = „{ $fact }“: Mit der Option next_cards liegen bis zu { $most } Karten offen.
thebes-position-stack-used-up = „{ $fact }“: Für Stapel { $stack } sind zu viele Karten offen.

## Was für eine Aktion spricht, oder dagegen
thebes-reason-weeks = verbrauchte Wochen
thebes-reason-others_moves = Züge der anderen, bis du dran bist
thebes-reason-points_now = Punkte sofort
thebes-reason-knowledge = Wissenspunkte
thebes-reason-exhibitions_in_reach = Ausstellungen, die im nächsten Zug möglich sind
thebes-reason-points_from_artefacts = künftige Punkte aus Artefakten
thebes-reason-points_from_exhibitions = künftige Punkte aus Ausstellungen
thebes-reason-points_from_congresses = künftige Punkte aus Kongressen
thebes-reason-points_from_knowledge = Punkte für das meiste Spezialwissen am Ende
thebes-measure-weeks = Wochen
thebes-measure-others_moves = Züge der anderen
thebes-measure-points_now = Punkte sofort
thebes-measure-knowledge = Wissen
thebes-measure-exhibitions_in_reach = mögliche Ausstellungen
thebes-measure-points_from_artefacts = Artefaktpunkte
thebes-measure-points_from_exhibitions = Ausstellungspunkte
thebes-measure-points_from_congresses = Kongresspunkte
thebes-measure-points_from_knowledge = Wissenspunkte

## Worum es in einem Rätsel geht
thebes-theme-book = Fachbücher
thebes-theme-helper = Hilfen
thebes-theme-congress = Kongresse
thebes-theme-dig = Wo graben
thebes-theme-weeks = Wie lange graben
thebes-theme-exhibition = Ausstellungen
thebes-theme-exchange = Karten austauschen
thebes-theme-year_end = Jahresende

## Was von einem echten Tisch eingegeben wird
thebes-label-draw = { $card } { $at }
thebes-label-book = ein Fachbuch
thebes-label-debris = Schutt
