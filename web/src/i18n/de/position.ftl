# Eine Stellung einer Partie am echten Tisch, neben dem Plan aufgebaut.

position-title = Stellung aufbauen
position-about = Schreib auf, was auf dem Tisch liegt. Der Spielplan zeigt es, während du tippst.
position-start = Beginnen mit
position-facts = Die häufigsten Angaben
position-fact-round = Runde
position-fact-stack = Stapel
position-fact-coins = Münzen
position-fact-tickets = Siegpunkte
position-fact-space = Feld
position-fact-year = Jahr
position-fact-week = Woche
position-text = Die Stellung als Text
position-line = Zeile { $line }
position-edit = Bearbeiten
position-best = Beste Züge
position-by-lot = Zufällig ziehen
position-back = Vorheriger Schritt
position-from-here = Diese Stellung aufbauen
position-tried = { $steps ->
    [0] { $name } ist dran. Wähle auf dem Spielplan, um von hier weiterzuspielen.
    [one] { $name } ist dran, 1 Schritt nach deiner Stellung.
   *[other] { $name } ist dran, { $steps } Schritte nach deiner Stellung.
}

## Warum es eine Stellung nicht geben kann. Die Arten sind die des Servers: src/digsite/study/setups/reasons.py; $fact heißt wie im Text.
position-wrong-too-long = Der Text ist zu lang: höchstens { $most } Zeichen.
position-wrong-too-many-dots = Der Text hat zu viele Punkte: höchstens { $most }.
position-wrong-too-many-brackets = Der Text hat zu viele Klammern.
position-wrong-number-too-long = Eine Zahl im Text ist zu lang.
position-wrong-not-text = Das ist keine Textdatei in UTF-8.
position-wrong-not-toml = Das ist kein TOML. Prüfe Anführungszeichen, Kommas und Klammern.
position-wrong-missing = „{ $fact }“ fehlt.
position-wrong-unknown-fact = „{ $fact }“ bedeutet hier nichts. Möglich: { $known }.
position-wrong-not-a-number = „{ $fact }“ ist eine Zahl von { $least } bis { $most }, nicht { $found }.
position-wrong-not-a-text = „{ $fact }“ ist ein Text in Anführungszeichen, nicht { $found }.
position-wrong-not-a-list = „{ $fact }“ ist eine Liste in eckigen Klammern, nicht { $found }.
position-wrong-not-a-table = „{ $fact }“ ist eine Tabelle in geschweiften Klammern, nicht { $found }.
position-wrong-unknown-word = „{ $fact }“: { $found } gibt es nicht, nur { $words }.
position-wrong-too-many = „{ $fact }“ hat Platz für { $most }, nicht für { $count }.
position-wrong-wrong-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
position-wrong-impossible = Das kann an einem echten Tisch nicht vorkommen.
position-wrong-no-files = { $game } lässt sich nicht als Text schreiben.
position-wrong-nobody-decides = Hier gibt es nichts zu entscheiden.
