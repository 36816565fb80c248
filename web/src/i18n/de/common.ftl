# Der Rahmen: Eingang, Tische, Wiederholungen, Störungen

## Der Eingang
lobby-game-pergamon = Pergamon
lobby-game-thebes = Jenseits von Theben
lobby-title = { $games } online
lobby-lead = { $games } im Browser: gegen Bots, mit Freunden an einem Gerät oder online per Link.
lobby-about-pergamon = Bezahle die Grabung, setze die Fundstücke zusammen und locke die Besucher ins Museum.
lobby-about-thebes = Reise durch Europa, sammle Wissen und grabe: Die Wochen sind knapp und die Beutel voller Schutt.
lobby-credit-pergamon = Von Stefan Dorra und Ralf zur Linde · 1–4 Personen
lobby-credit-thebes = Von Peter Prinz · 2–4 Personen
lobby-about = Vollständige Regeln, eigene Bilder. Deine Partien bleiben auf diesem Server.
lobby-skip = Zum Inhalt springen
lobby-pages = Seiten
lobby-to-front = Startseite
lobby-nothing-here = Seite nicht gefunden
lobby-stale = Die Seite wurde nicht geladen
lobby-stale-about = digsite wurde wahrscheinlich aktualisiert. Lade die Seite neu.
lobby-server-away = Der Server ist nicht erreichbar
lobby-page-failed = Diese Seite lässt sich nicht anzeigen
lobby-try-again = Erneut versuchen
lobby-guest = Gast
lobby-you = Du
lobby-your-turn = Du bist dran
lobby-your-turn-at = { $count ->
    [one] Du bist dran
   *[other] Du bist dran ({ $count })
}
lobby-play-bots = Gegen Bots spielen
lobby-play-people = Mit anderen spielen
lobby-opponents = Gegner
lobby-no-strategy = Für dieses Spiel gibt es noch keine Strategie: Die Stufen 1 bis 3 spielen zufällig.
lobby-choose-level = Wähle deinen Gegner
lobby-level-first = Gut für die erste Partie
lobby-level = Stufe
lobby-level-play-1 = Spielt schnell und macht viele Fehler.
lobby-level-play-2 = Spielt schnell und macht ein paar Fehler.
lobby-level-play-3 = Spielt den Zug, der gerade am besten aussieht.
lobby-level-play-4 = Denkt ein wenig voraus.
lobby-level-play-5 = Denkt am weitesten voraus. Unser stärkster Bot.
lobby-level-about-1 = Früher Kraftmensch auf der Bühne; fand 1817 das Grab Sethos’ I.
lobby-level-about-2 = Amerikanischer Anwalt; bezahlte von 1902 bis 1914 die Grabungen im Tal der Könige.
lobby-level-about-3 = Direktor der Berliner Skulpturensammlung; brachte 1878 die Grabung in Pergamon auf den Weg.
lobby-level-about-4 = Straßenbauingenieur; fand den Fries des Pergamonaltars.
lobby-level-about-5 = Fand 1922 nach jahrelanger Suche das Grab Tutanchamuns.
lobby-my-games = Meine Partien
lobby-open-tables = Offene Tische
lobby-no-open-tables = Keine offenen Tische. Eröffne einen und teile den Link.
lobby-watch = Partien zum Zuschauen
lobby-new-table = Neuer Tisch
lobby-other-components = Dieser Server spielt Pergamon mit berichtigtem Spielplan und berichtigten Fundstücken, wie in einer echten Schachtel. Das Tutorial und die Rätsel sind mit unseren gemacht und fehlen deshalb.
lobby-free-seats = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-playing = Läuft
lobby-over = Beendet
lobby-won = Gewonnen: { $names }
lobby-import = Partie importieren
lobby-import-about = Eine .dig-Datei enthält eine ganze Partie. Sieh sie noch einmal an oder spiele von einer beliebigen Stelle weiter.
lobby-drop-here = Lege eine .dig-Datei hier ab
lobby-choose-file = Datei wählen

# Ein neuer Tisch
lobby-game = Spiel
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-player = Spieler { $number }
lobby-seat-me = Ich
lobby-seat-hotseat = An diesem Gerät
lobby-seat-link = Per Link einladen
lobby-seat-anyone = Offen für alle
lobby-seat-bot = Bot
lobby-seat-add = Platz hinzufügen
lobby-seat-remove = Platz { $number } entfernen
lobby-name = Name
lobby-options = Varianten
lobby-option-variant_order = Variante 1: Die Spielfiguren behalten ihre Reihenfolge für die nächste Runde
lobby-option-variant_sorting = Variante 2: Der Startspieler sortiert Fundstücke desselben Jahrhunderts
lobby-option-secret_tickets = Siegpunkte bis zum Ende geheim halten
lobby-option-first_player = Startspieler
lobby-option-strict_knowledge = Streng: Assistenten allein genügen nicht zum Graben
lobby-option-next_cards = Die nächsten zwei Karten zeigen
lobby-first-by-chance = Zufällig
lobby-clock = Bedenkzeit
lobby-clock-none = Unbegrenzt
lobby-clock-per_move = Pro Zug
lobby-clock-bank = Pro Person
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
lobby-private = Privat: nur mit dem Link zu finden
lobby-rated = Gewertet: zählt für die Rangliste
lobby-open-table = Tisch eröffnen
lobby-begin = Los geht’s

# Leute
lobby-leaderboard = Rangliste
lobby-players = Personen
lobby-for-players = { $count } Personen
lobby-place = Rang
lobby-rating = Wertungszahl
lobby-rating-about = Geschätzte Spielstärke: steigt mit Siegen, wird immer sicherer. In den ersten 10 Partien ist sie vorläufig. Aussteigen zählt als letzter Platz, und gegen dieselbe Person zählen höchstens drei Partien am Tag.
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
lobby-claim-about = Du spielst als Gast. Mit einem Passwort behältst du deinen Namen und deine Partien auf jedem Gerät.
lobby-password-about = Wähle ein neues Passwort. Andere Geräte müssen sich neu anmelden.
lobby-old-password = Bisheriges Passwort
lobby-new-password = Neues Passwort (mindestens 8 Zeichen)
lobby-claim = Konto anlegen
lobby-change-password = Passwort ändern
lobby-password = Passwort
lobby-log-in = Anmelden
lobby-log-out = Abmelden
lobby-log-out-guest = Als Gast verlierst du beim Abmelden diesen Namen.
lobby-logged-in = Willkommen zurück.
lobby-logged-out = Du bist abgemeldet.
lobby-sessions = Angemeldete Geräte
lobby-device = { $browser }, { $system }
lobby-device-unknown = Unbekanntes Gerät
lobby-this-device = Dieses Gerät
lobby-last-used = Zuletzt benutzt: { $date }
lobby-sign-out-there = Abmelden
lobby-sign-out-elsewhere = Überall sonst abmelden
lobby-my-page = Mein öffentliches Profil

# Wie man es mag
lobby-settings = Einstellungen
lobby-language = Sprache
lobby-theme = Darstellung
lobby-theme-system = System
lobby-theme-light = Hell
lobby-theme-dark = Dunkel
lobby-pace = Animationen
lobby-pace-slow = Langsam
lobby-pace-normal = Normal
lobby-pace-quick = Schnell
lobby-pace-none = Aus
lobby-confirm = Züge bestätigen
lobby-confirm-always = Immer
lobby-confirm-final = Wenn er sich nicht zurücknehmen lässt
lobby-confirm-never = Nie
lobby-sound = Lautstärke
lobby-sound-off = aus
lobby-notify = Benachrichtigen, wenn ich dran und woanders bin

## Am Tisch
table-loading = Einen Moment …
table-close = Schließen
table-cannot-show = Dieser Tisch lässt sich nicht anzeigen
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
table-to-move = dran
table-points = Punkte
table-points-hidden = verdeckte Punkte
table-time-left = verbleibende Zeit
table-days = { $days } T { $hours } h
table-bot-level = Bot, Stufe { $level }
table-stand-in = abwesend, ein Bot spielt
table-has-left = gegangen, ein Bot spielt
table-warming-up = wärmt sich auf
table-warming-up-why = Denkt weniger weit voraus, bis die Engine kompiliert ist. Das passiert nur einmal nach der Installation.
table-actions = Aktionen
table-your-turn = Du bist dran
table-what-happened = Das ist passiert
table-end = Ende
table-game-over = Die Partie ist zu Ende.
table-skip = Überspringen
table-quick = Schnell
table-step = Schritt { $step } von { $steps }
table-think-again = Abbrechen
table-take-back = Zurücknehmen
table-confirm = Bestätigen
table-menu = Mehr
table-show-text = Textansicht
table-show-board = Spielplan anzeigen
table-show-again = Letzte Züge noch einmal zeigen
table-copy-link = Link kopieren
table-copied = Kopiert
table-download = Herunterladen (.dig)
table-log = Verlauf
table-log-open = Verlauf öffnen
table-parts = Teile des Tisches
table-subject-you = Du
table-log-all = Ganzen Verlauf zeigen
table-log-empty = Noch ist nichts passiert.
table-chat = Chat
table-chat-empty = Noch keine Nachrichten
table-chat-say = Nachricht schreiben
table-chat-send = Senden
table-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
table-board = Spielplan
table-board-failed = Der eigene Plan des Spiels konnte nicht geladen werden. Das hier ist der schlichte.
table-you-may = Du kannst
table-closed = Dieser Tisch wurde geschlossen.
table-closed-about = Alle sind gegangen.
table-waits-for = { $count ->
    [one] Es fehlt noch 1 Person
   *[other] Es fehlen noch { $count } Personen
}
table-all-there = Alle sind da.
table-sit-down = Mitspielen
table-link = Teile diesen Link, um andere einzuladen
table-fill = Stufe der Bots
table-start-with-bots = Mit Bots auffüllen und starten
table-start = Starten
table-get-up = Platz freigeben
table-hand-over = Gib das Gerät an { $name }
table-hand-over-why = Der Spielplan bleibt verdeckt, bis du so weit bist.
table-i-am = Ich bin { $name }
table-lost = Verbindung unterbrochen. Neuer Versuch …
table-asking = Keine Live-Verbindung. Aktualisiert alle paar Sekunden.
table-gone = Dieser Tisch ist nicht mehr verfügbar.
table-in-english = Dieses Spiel gibt es noch nicht in deiner Sprache, deshalb siehst du es auf Englisch.
table-away = Deine Zeit ist abgelaufen. Ein Bot spielt für dich.
table-come-back = Weiterspielen
table-takeback-title = { $name } möchte einen Zug zurücknehmen
table-takeback-ask = Darf { $name } den letzten Zug zurücknehmen?
table-takeback-agree = Ja
table-takeback-refuse = Nein
table-takeback-waits = { $name } möchte einen Zug zurücknehmen. Es fehlt noch: { $others }.
table-leave = Partie verlassen
table-leave-title = Partie verlassen?
table-leave-about = Ein Bot übernimmt. Du kannst nicht zurück.
table-leave-level = Vertretung
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
table-level-up = Nächste Stufe probieren
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
table-decisive-chance = { $you ->
    [yes] Deine Gewinnchance
   *[no] Die Gewinnchance von { $name }
} stieg von { $from } auf { $to }.
table-spark-chance = Gewinnchance
table-spark-lead = Vorsprung in Punkten
table-part-round = Runde { $number }
table-part-quarter = { $number }. Quartal { $year }
table-part-year = 4. Quartal { $number }
table-part-end = Am Ende
table-remark-late = Erst ganz am Ende in Führung.
table-remark-led = Ging früh in Führung und blieb vorn.
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
table-points-by-source = Punkte nach Quelle
table-in-all = Gesamt
table-course = Punkteverlauf
table-rematch = Noch einmal spielen
table-to-rematch = Zur Revanche
table-replay = Replay ansehen
table-fair = Waren die Ziehungen fair?
table-fair-how = Vor dem ersten Zug hat der Server den Hashwert seines Geheimnisses veröffentlicht. Jetzt ist das Geheimnis bekannt: Alle Ziehungen folgen daraus, und sein Hashwert muss mit dem veröffentlichten übereinstimmen.
table-commitment = Vor der Partie veröffentlicht (SHA-256)
table-secret = Geheimnis
table-fair-verify = Lade die Partie herunter und prüfe alles:
table-fair-check = Hashwert hier prüfen
table-fair-yes = Sie stimmen überein.
table-fair-no = Sie stimmen nicht überein!

## Wiederholungen
replay-title = Replay: { $game }
replay-controls = Replay
replay-begin = Anfang
replay-first = Zum Anfang
replay-back = Vorheriger Schritt
replay-play = Abspielen
replay-pause = Pause
replay-further = Nächster Schritt
replay-last = Zum Ende
replay-ply = Schritt
replay-ply-of = Schritt { $ply } von { $plies }
replay-play-on = Ab hier weiterspielen
replay-play-on-about = Neuer Tisch ab Schritt { $ply }, mit neuen Ziehungen.
replay-copy-link = Link zu dieser Stelle kopieren
