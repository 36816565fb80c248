# What the server refuses, and why nobody answered. Kinds are the server's: src/digsite/server/problems.py.
## Nobody answered, or nobody we know
problem-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
problem-other = Das hat nicht geklappt. Versuche es noch einmal.
problem-page = Auf dieser Seite ist ein Fehler aufgetreten. Lade sie neu.
problem-our-mistake = Auf dem Server ist etwas schiefgegangen. Lade die Seite neu. Passiert es wieder, nenne dem Betreiber diese Nummer: { $number }
problem-no-database = Der Server erreicht seine Datenbank nicht. Versuche es gleich noch einmal.
problem-database-full = Auf dem Server ist kein Platz mehr, um etwas zu speichern. Sag bitte dem Betreiber Bescheid.
problem-database-read-only = Der Server kann nicht in seine Datenbank schreiben. Sag bitte dem Betreiber Bescheid.
problem-database-locked = Die Datenbank des Servers ist gerade belegt. Versuche es gleich noch einmal.
problem-overloaded =
    Der Server hat gerade zu viel zu tun. Versuche es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
problem-busy = An diesem Tisch passiert gerade zu viel auf einmal. Versuche es noch einmal.
problem-enough-today =
    Für heute reicht es: Mehr als { $most } am Tag gehen hier nicht. Versuche es in { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } wieder.
problem-too-many-requests =
    Zu viele Anfragen. Warte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }.
problem-not-found = Nicht gefunden. Prüfe den Link.
problem-other-origin = Diese Seite gehört zu einem anderen Server. Öffne den Tisch auf seinem eigenen Server.
problem-wrong-host = Dieser Server hat einen anderen Namen. Prüfe die Adresse.

## What was sent
problem-wrong-request = Das versteht der Server nicht. Prüfe deine Eingabe oder lade die Seite neu.
problem-wrong-name = Ein Name hat 2 bis 24 Buchstaben oder Ziffern, dazwischen einzelne Leerzeichen, Punkte, Bindestriche oder Apostrophe.
problem-wrong-password-form = Ein Passwort hat 8 bis 200 Zeichen.
problem-wrong-text = Dieser Text ist leer oder zu lang.
problem-wrong-method = Das bietet der Server nicht an. Lade die Seite neu.
problem-bad-since = Die Verbindung ist nicht mehr synchron. Lade die Seite neu.
problem-too-large = Das ist zu groß.
problem-head-too-large = Diese Anfrage ist zu groß. Lösche die Cookies dieser Seite und lade sie neu.
problem-too-many-plies = Zu viele Schritte auf einmal. Lade die Seite neu.
problem-bad-journal = { $line ->
        [0] Das ist keine Spieldatei von digsite, oder sie ist beschädigt.
       *[other] Diese Spieldatei ist nicht lesbar: Sieh dir Zeile { $line } an.
    }
problem-bad-position = Diese Stellung lässt sich nicht aufbauen.

## Who one is
problem-no-name = Wähle zuerst einen Namen.
problem-name-taken = Der Name ist vergeben. Wähle einen anderen oder melde dich an, wenn es deiner ist.
problem-name-unusual = Dieser Name hat einen Buchstaben, den man leicht mit einem anderen verwechselt: { $text }. Nimm einen üblichen.
problem-name-too-long = Der Name ist zu lang. Wähle einen kürzeren.
problem-name-invisible = Der Name hat unsichtbare Zeichen. Lass sie weg.
problem-name-mixed = Der Name mischt Buchstaben mehrerer Alphabete. Nimm nur eines.
problem-name-kept = Nur Gäste können ihren Namen ändern. Deiner ist durch dein Passwort geschützt.
problem-wrong-password = Name oder Passwort ist falsch.
problem-wrong-old-password = Das bisherige Passwort fehlt oder ist falsch.
problem-banned = Der Betreiber dieses Servers hat das Konto gesperrt.
problem-bad-token = Das Token dieses Bots gilt nicht mehr. Erzeuge ein neues.
problem-no-password = Ein Bot hat ein Token, kein Passwort.
problem-bots-of-bots = Ein Bot kann keine Bots haben.
problem-too-many-bots = Du hast zu viele Bots. Entferne zuerst einen.

## A new table
problem-bad-options = Diese Optionen passen nicht zusammen oder nicht zu dieser Spielerzahl.
problem-bad-seats = Die Zahl der Plätze passt nicht zur Partie.
problem-by-hand-terms = Ein echter Tisch hat keine Bedenkzeit und wird nicht gewertet.
problem-by-hand-online = An einem echten Tisch sitzen Personen an diesem Gerät und Bots.
problem-by-hand-bots = Jemand an diesem Gerät muss die Ziehungen eingeben. Nimm einen Platz.
problem-cannot-be-rated = Ein gewerteter Tisch hat mindestens zwei Plätze, und niemand teilt sich ein Gerät.
problem-seated-twice = Du hast nur einen Platz. Stelle die anderen auf „An diesem Gerät“.
problem-hotseat-without-you = Für Personen an diesem Gerät musst du am Tisch sitzen. Nimm einen Platz.
problem-hotseat-online = An einem gemeinsamen Gerät spielt ihr untereinander und mit Bots, nicht online.
problem-too-many-tables = Du hast zu viele unfertige Partien. Beende oder verlasse zuerst eine.
problem-too-many-copies = Dieser Server speichert pro Person { $most } importierte oder kopierte Partien, und so viele hast du schon.

## Sitting down and leaving
problem-seat-taken = Der Platz ist gerade besetzt worden. Nimm einen anderen oder sieh zu.
problem-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
problem-seats-free = Es sind noch Plätze frei. Warte oder fülle sie mit Bots auf.
problem-already-begun = Die Partie hat ohne dich begonnen. Du kannst zusehen.
problem-already-seated = Du hast an diesem Tisch schon einen Platz.
problem-finished = Die Partie ist zu Ende.
problem-stood-in = Ein Bot spielt für dich. Wähle zuerst „Weiterspielen“.
problem-not-away = Für dich spielt gerade kein Bot.
problem-time-left = Die Zeit ist noch nicht abgelaufen.
problem-rematch-exists = Jemand hat schon eine Revanche begonnen. Lade die Seite neu, um mitzuspielen.

## Playing
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-playing = Das geht nur, solange die Partie läuft.
problem-not-seated = Das können nur Personen, die an diesem Tisch mitspielen.
problem-not-your-turn = { $player } ist dran.
problem-not-finished = Das geht, wenn die Partie zu Ende ist.
problem-still-played = Andere spielen noch. Warte, bis die Partie zu Ende ist, oder bitte sie, Tipps zu erlauben.
problem-no-such-ply = So viele Schritte hat die Partie nicht.
problem-another-ply = Die Partie ging weiter. Wähle noch einmal.
problem-illegal-action = Das erlauben die Regeln jetzt nicht.
problem-not-by-hand = Hier wird für dich gezogen. Spiele eine Aktion nach der anderen.
problem-lesson-step = Mach zuerst, was fett gedruckt ist.
problem-nothing-said = Diese Nachricht ist leer.
problem-chat-full = Der Chat an diesem Tisch ist voll.
problem-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als der Server sie jetzt hat.

## Undo and hints
problem-seen-already = Du kannst deinen letzten Zug nur zurücknehmen, bis etwas Neues aufgedeckt wird oder jemand anderes zieht.
problem-nothing-entered = Es gibt nichts zurückzunehmen: Noch ist nichts eingegeben.
problem-rated = In einer gewerteten Partie kannst du nur zurücknehmen, wenn andere da sind, die zustimmen.
problem-rated-hints = In einer gewerteten Partie gibt es keine Tipps.
problem-not-your-hint = Tipps bekommst du, wenn du dran bist.
problem-no-wish = Es gibt nichts mehr, dem du zustimmen könntest.
problem-not-asked = Deine Antwort wird nicht gebraucht.
problem-no-agreement = Für Tipps müssen alle zustimmen. Frage zuerst.
problem-hint-under-way = Dein Tipp ist unterwegs. Warte einen Moment.
problem-nothing-to-analyse = Es gibt noch nichts zu analysieren: Niemand hat gezogen.
problem-too-many-analyses = Zu viele deiner Analysen laufen schon. Warte, bis eine fertig ist.

## Corrected boards and pieces
problem-other-components = Diese Partie wurde mit einem anderen Spielplan und anderen Fundstücken gespielt, als der Server sie jetzt hat, und lässt sich deshalb nicht anzeigen. Wende dich an den Betreiber.
problem-no-such-part =
    Für dieses Spiel gibt es { $part ->
        [lesson] kein Tutorial
        [puzzles] keine Rätsel
        [rules] keine Regelseiten
        [board] keinen eigenen Plan
       *[positions] keine Stellungen zum Aufbauen
    }.
problem-only-as-shipped = Das Tutorial und die Rätsel sind mit unserem Spielplan und unseren Fundstücken gemacht. Dieser Server spielt mit berichtigten, deshalb gibt es sie hier nicht.

## What was typed at a real table
problem-unknown-action = Eine Aktion „{ $action }“ gibt es nicht. Prüfe die Schreibweise.
problem-unclear-action = „{ $action }“ kann { $count } Aktionen bedeuten. Schreib mehr.
problem-draw-due = Als Nächstes wird gezogen, { $named } ist nicht dran.
problem-another-mover = Dran ist { $player }, nicht { $named }.
problem-entry = Eintrag { $entry }: { $why }
