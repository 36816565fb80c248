# Der Rahmen: Eingang, Tische, Wiederholungen, Störungen

## Der Eingang
lobby-game-pergamon = Pergamon
lobby-game-thebes = Jenseits von Theben
lobby-title = Zwei Grabungen, ein Tisch
lobby-lead = Pergamon und Jenseits von Theben im Browser: gegen Bots, mit Freunden an einem Gerät oder online per Link.
lobby-about-pergamon = Setze deine Gelder für die Grabung ein, füge die Funde zusammen und locke die Besucher ins Museum.
lobby-about-thebes = Reise durch Europa, sammle Wissen und grabe: Die Wochen sind knapp und die Beutel voller Schutt.
lobby-credit-pergamon = Von Stefan Dorra und Ralf zur Linde · 1–4 Personen
lobby-credit-thebes = Von Peter Prinz · 2–4 Personen
lobby-about = digsite spielt nach den veröffentlichten Regeln und mit eigenen Bildern. Deine Tische bleiben auf diesem Server.
lobby-skip = Zum Inhalt springen
lobby-pages = Seiten
lobby-to-front = Zur Startseite
lobby-nothing-here = Hier ist nichts
lobby-stale = Ein Teil der Seite fehlt
lobby-stale-about = digsite wurde wahrscheinlich aktualisiert. Lade die Seite neu.
lobby-server-away = Der Server ist nicht erreichbar
lobby-page-failed = Diese Seite kann nicht gezeigt werden
lobby-try-again = Noch einmal versuchen
lobby-guest = Gast
lobby-you = Du
lobby-your-turn = Du bist dran
lobby-your-turn-at = { $count ->
    [one] Du bist dran
   *[other] Du bist dran ({ $count })
}
lobby-play-bots = Gegen Bots spielen
lobby-play-people = Mit Menschen spielen
lobby-opponents = Gegner
lobby-no-strategy = Für dieses Spiel hat niemand eine Strategie geschrieben: Die Stufen 1 bis 3 spielen zufällig.
lobby-choose-level = Wer soll gegen dich spielen?
lobby-level-first = Gut für die erste Partie
lobby-level = Stufe
lobby-level-play-1 = Spielt sofort und verschätzt sich oft.
lobby-level-play-2 = Spielt sofort und verschätzt sich ein wenig.
lobby-level-play-3 = Spielt sofort und nimmt, was am besten aussieht.
lobby-level-play-4 = Denkt einen Augenblick voraus.
lobby-level-play-5 = Denkt eine Sekunde voraus. Spielt am stärksten.
lobby-level-about-1 = Einst Kraftmensch auf der Bühne, fand er 1817 in Theben das Grab Sethos’ I.
lobby-level-about-2 = Ein Anwalt aus Amerika; er bezahlte von 1902 bis 1914 die Grabungen im Tal der Könige.
lobby-level-about-3 = Als Direktor der Berliner Skulpturen ließ er 1878 die Grabung in Pergamon beginnen.
lobby-level-about-4 = Ein Ingenieur, der Straßen baute und den Fries des Pergamonaltars fand.
lobby-level-about-5 = Nach jahrelanger Suche fand er 1922 in Theben das Grab Tutanchamuns.
lobby-my-games = Meine Partien
lobby-open-tables = Offene Tische
lobby-no-open-tables = Gerade wartet kein Tisch. Eröffne einen und verschicke den Link.
lobby-watch = Partien zum Zuschauen
lobby-new-table = Neuer Tisch
lobby-other-components = Dieser Server spielt Pergamon mit berichtigtem Spielplan und berichtigten Fundstücken, nach einer echten Schachtel. Die Lektion und die Rätsel sind mit unseren gemacht und fehlen deshalb.
lobby-free-seats = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-playing = Läuft
lobby-over = Beendet
lobby-won = Gewonnen: { $names }
lobby-import = Partie einlesen
lobby-import-about = Eine .dig-Datei enthält eine ganze Partie. Sieh sie noch einmal an oder spiele von einer beliebigen Stelle weiter.
lobby-drop-here = Lege eine .dig-Datei hier ab
lobby-choose-file = Datei wählen

# Ein neuer Tisch
lobby-game = Spiel
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-player = Spieler { $number }
lobby-seat-me = Ich
lobby-seat-hotseat = Jemand an diesem Gerät
lobby-seat-link = Jemand mit dem Link
lobby-seat-anyone = Wer gerade da ist
lobby-seat-bot = Ein Bot
lobby-seat-add = Noch ein Platz
lobby-seat-remove = Platz { $number } entfernen
lobby-name = Name
lobby-options = Varianten
lobby-option-variant_order = Die Figuren behalten ihre Reihenfolge für die nächste Runde (Variante 1)
lobby-option-variant_sorting = Der Startspieler sortiert Fundstücke eines Jahrhunderts (Variante 2)
lobby-option-secret_tickets = Siegpunkte bleiben vor den anderen verborgen
lobby-option-first_player = Wer beginnt
lobby-option-strict_knowledge = Eine Ausgrabung braucht Spezialwissen in der Farbe des Gebiets
lobby-option-next_cards = Die nächsten zwei Karten liegen offen
lobby-first-by-chance = Der Zufall entscheidet
lobby-clock = Bedenkzeit
lobby-clock-none = Beliebig
lobby-clock-per_move = Für jeden Zug
lobby-clock-bank = Für die ganze Partie
lobby-time = { $unit ->
    [minutes] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
    [hours] { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
   *[days] { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
}
lobby-private = Privat: Nur wer den Link hat, findet ihn
lobby-rated = Gewertet: Zählt für die Rangliste
lobby-open-table = Tisch eröffnen
lobby-begin = Los geht’s

# Leute
lobby-leaderboard = Rangliste
lobby-players = Personen
lobby-for-players = { $count } Personen
lobby-place = Rang
lobby-rating = Wertung
lobby-rating-about = Eine vorsichtige Schätzung der Spielstärke: Sie steigt mit jedem Sieg, und was sicher ist, zählt mehr. In den ersten 10 Partien ist sie vorläufig. Wer geht, wird als Letzter gewertet, und gegen denselben Gegner zählen drei Partien am Tag.
lobby-provisional = vorläufig
lobby-games = Partien
lobby-kind-level = Stufe
lobby-kind-bot = Bot
lobby-kind-guest = Gast
lobby-since = Dabei seit { $date }
lobby-their-tables = Tische
lobby-save-name = Namen speichern
lobby-ask-name = Du spielst als { $name }. Wie möchtest du heißen?
lobby-ask-name-not-now = Jetzt nicht
lobby-your-name = Dein Name (du kannst ihn später ändern)
lobby-saved = Gespeichert.
lobby-claim-about = Du bist Gast auf diesem Gerät. Mit einem Passwort behältst du deinen Namen und deine Partien, auf jedem Gerät.
lobby-password-about = Wähle ein neues Passwort. Andere Geräte müssen sich neu anmelden.
lobby-old-password = Bisheriges Passwort
lobby-new-password = Neues Passwort (mindestens 8 Zeichen)
lobby-claim = Namen behalten
lobby-change-password = Passwort ändern
lobby-password = Passwort
lobby-log-in = Anmelden
lobby-log-out = Abmelden
lobby-log-out-guest = Wer sich als Gast abmeldet, kann nicht zu seinem Namen zurück.
lobby-logged-in = Willkommen zurück.
lobby-logged-out = Du bist abgemeldet.
lobby-sessions = Wo du angemeldet bist
lobby-device = { $browser }, { $system }
lobby-device-unknown = Unbekanntes Gerät
lobby-this-device = Dieses Gerät
lobby-last-used = Zuletzt benutzt: { $date }
lobby-sign-out-there = Abmelden
lobby-sign-out-elsewhere = Überall sonst abmelden
lobby-my-page = Meine Seite, wie andere sie sehen

# Wie man es mag
lobby-settings = Einstellungen
lobby-language = Sprache
lobby-theme = Licht
lobby-theme-system = Wie das Gerät
lobby-theme-light = Tag
lobby-theme-dark = Nacht
lobby-pace = Was die anderen tun, wird gezeigt
lobby-pace-slow = in Ruhe
lobby-pace-normal = zügig
lobby-pace-quick = Schnell
lobby-pace-none = sofort
lobby-confirm = Vor einem Zug nachfragen
lobby-confirm-always = Immer
lobby-confirm-final = Wenn er sich nicht zurücknehmen lässt
lobby-confirm-never = Nie
lobby-sound = Lautstärke der Töne
lobby-sound-off = aus
lobby-notify = Eine Benachrichtigung, wenn ich dran bin und woanders hinsehe

## Am Tisch
table-loading = Einen Augenblick …
table-close = Schließen
table-cannot-show = Dieser Tisch lässt sich nicht zeigen
table-seats = Plätze
table-watching = Du schaust zu
table-here = Da
table-not-here = Nicht da
table-watchers-named = Zuschauer: { $names }
table-watchers =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
table-you = du
table-to-move = am Zug
table-points = Punkte
table-points-hidden = Punkte sind verborgen
table-time-left = verbleibende Zeit
table-days = { $days } T { $hours } h
table-bot-level = Bot, Stufe { $level }
table-stand-in = abwesend, ein Bot spielt
table-has-left = gegangen, ein Bot spielt
table-warming-up = wärmt sich auf
table-warming-up-why = Denkt weniger tief, bis die Engine kompiliert ist. Das passiert nur einmal nach der Installation.
table-actions = Was zu tun ist
table-your-turn = Du bist dran
table-what-happened = Das ist geschehen.
table-end = Ende
table-game-over = Die Partie ist zu Ende.
table-skip = Überspringen
table-quick = Schnell
table-step = Schritt { $step } von { $steps }
table-think-again = Doch nicht
table-take-back = Zurücknehmen
table-confirm = Bestätigen
table-menu = Mehr
table-show-text = Tisch als Text zeigen
table-show-board = Spielplan zeigen
table-show-again = Noch einmal zeigen, was geschah
table-copy-link = Link kopieren
table-copied = Kopiert
table-download = Herunterladen (.dig)
table-log = Verlauf
table-log-open = Verlauf öffnen
table-parts = Teile des Tisches
table-subject-you = Du
table-log-all = Alles von Anfang an zeigen
table-log-empty = Noch ist nichts geschehen.
table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
table-board = Der Spielplan
table-you-may = Du darfst
table-closed = Dieser Tisch wurde geschlossen.
table-closed-about = Alle haben ihn verlassen.
table-waits-for = { $count ->
    [one] Ein Platz ist frei. Es geht los, sobald sich jemand setzt.
   *[other] { $count } Plätze sind frei. Es geht los, sobald alle besetzt sind.
}
table-all-there = Alle sind da.
table-sit-down = Hinsetzen
table-link = Schicke diesen Link an alle, mit denen du spielen willst
table-fill = Stufe der Bots
table-start-with-bots = Mit Bots beginnen
table-start = Beginnen
table-get-up = Aufstehen
table-hand-over = Gib das Gerät an { $name }
table-hand-over-why = Auf dem Tisch liegt Geheimes. Es wird erst gezeigt, wenn du so weit bist.
table-i-am = Ich bin { $name }
table-lost = Die Verbindung ist abgerissen. Neuer Versuch …
table-asking = Keine stehende Verbindung; es wird alle paar Sekunden nachgesehen.
table-gone = Der Server zeigt diesen Tisch nicht mehr.
table-in-english = Dieses Spiel gibt es noch nicht in deiner Sprache. Es spricht Englisch.
table-away = Deine Zeit ist abgelaufen; ein Bot spielt für dich.
table-come-back = Meinen Platz zurücknehmen
table-takeback-title = { $name } möchte zurücknehmen
table-takeback-ask = Darf { $name } die letzte Aktion zurücknehmen?
table-takeback-agree = Ja
table-takeback-refuse = Nein
table-takeback-waits = { $name } möchte zurücknehmen. Gefragt: { $others }.
table-leave = Partie verlassen
table-leave-title = Partie verlassen?
table-leave-about = Ein Bot spielt an deiner Stelle weiter. Du kannst nicht auf deinen Platz zurück.
table-leave-level = Wer deinen Platz einnimmt
table-stay = Bleiben

# Das Ende
table-result = Ergebnis
table-you-won = Du hast gewonnen
table-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
table-margin = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, { $ahead } Vorsprung auf { $name }
table-level-up = Eine Stufe höher
table-picture = Bild
table-share = Teilen
table-look-around = Den Tisch ansehen
table-decisive = Der entscheidende Moment
table-decisive-link = In der Analyse ansehen
table-decisive-overtook = { $part }: { $winner } { $you ->
    [yes] erhältst
   *[no] erhält
} { $won ->
    [one] 1 Siegpunkt
   *[other] { $won } Siegpunkte
}, { $other } { $others }, und { $you ->
    [yes] bleibst
   *[no] bleibt
} von da an vorn.
table-decisive-gained = { $part }: { $winner } { $you ->
    [yes] erhältst
   *[no] erhält
} { $won ->
    [one] 1 Siegpunkt
   *[other] { $won } Siegpunkte
}, { $other } { $others }.
table-part-round = Runde { $number }
table-part-quarter = Quartal { $number }
table-part-year = Jahr { $number }
table-part-end = Am Ende
table-remark-late = Erst ganz am Ende in Führung.
table-remark-led = Früh in Führung ({ $part }).
table-remark-most = { $source }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, mehr als alle anderen
table-solo-result = { $points ->
    [one] Du hast 1 Punkt
   *[other] Du hast { $points } Punkte
}
table-remark = { $source }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, der größte Teil
table-points-by-source = Punkte nach Herkunft
table-in-all = Zusammen
table-course = Verlauf der Punkte
table-rematch = Noch einmal spielen
table-to-rematch = Zur Revanche
table-replay = Wiederholung ansehen
table-fair = War der Zufall ehrlich?
table-fair-how = Vor dem ersten Zug hat der Server den Hashwert seines Geheimnisses veröffentlicht. Jetzt liegt das Geheimnis offen: Alle Ziehungen folgen daraus, und sein Hashwert muss der veröffentlichte sein.
table-commitment = Vor der Partie veröffentlicht (SHA-256)
table-secret = Das Geheimnis
table-fair-verify = Lade die Partie herunter und lass alles prüfen:
table-fair-check = Hashwert hier prüfen
table-fair-yes = Er stimmt.
table-fair-no = Er stimmt nicht!

## Wiederholungen
replay-title = Wiederholung: { $game }
replay-controls = Wiederholung
replay-begin = Der Anfang
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-further = Einen Schritt weiter
replay-last = Zum Ende
replay-ply = Schritt
replay-ply-of = Schritt { $ply } von { $plies }
replay-play-on = Von hier weiterspielen
replay-play-on-about = Ein neuer eigener Tisch, wie er bei Schritt { $ply } stand. Was der Zufall von hier an zieht, ist neu.
replay-copy-link = Link zu dieser Stelle kopieren
