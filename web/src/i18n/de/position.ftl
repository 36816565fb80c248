# Eine Stellung einer Partie am echten Tisch, neben dem Plan aufgebaut.

position-title = Stellung aufbauen
position-about = Schreib auf, was auf dem Tisch liegt. Der Plan zeigt es, während du tippst.
position-start = Beginnen mit
position-text = Die Stellung als Text
position-line = Zeile { $line }
position-edit = Bearbeiten
position-best = Beste Züge
position-by-lot = Zufällig ziehen
position-back = Schritt zurück
position-from-here = Diese Stellung aufbauen
position-tried = { $steps ->
    [0] { $name } entscheidet. Wähle auf dem Plan, um von hier weiterzuspielen.
    [one] { $name } entscheidet, 1 Schritt nach deiner Stellung.
   *[other] { $name } entscheidet, { $steps } Schritte nach deiner Stellung.
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
position-wrong-not-a-table = „{ $fact }“ hat eigene Angaben in geschweiften Klammern, nicht { $found }.
position-wrong-unknown-word = „{ $fact }“: { $found } gibt es nicht, nur { $words }.
position-wrong-too-many = „{ $fact }“ hat Platz für { $most }, nicht für { $count }.
position-wrong-wrong-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
position-wrong-impossible = So kann es auf dem Tisch nicht liegen.
position-wrong-no-files = { $game } lässt sich nicht als Text schreiben.
position-wrong-nobody-decides = Hier hat niemand etwas zu entscheiden.
position-wrong-unknown-tile = „{ $fact }“: { $found } ist kein Fundstück. Fundstücke sind 1 bis { $most } oder etwa "vase jug 4".
position-wrong-several-tiles = „{ $fact }“: { $found } sind mehrere Fundstücke. Wähle eines: { $numbers }.
position-wrong-tile-elsewhere = „{ $fact }“: Fundstück { $tile } liegt schon woanders.
position-wrong-halves-differ = „{ $fact }“: Fundstück { $tile } und das nächste passen nicht zusammen.
position-wrong-unknown-funds-card = „{ $fact }“: { $found } ist weder "bag" noch "chest" noch ein Wert von 1 bis { $most }.
position-wrong-cards-face-down = „{ $fact }“: Solange Spielfiguren gesetzt werden, sind die Karten verdeckt. Schreib für jede "bag" oder "chest".
position-wrong-cards-face-up = „{ $fact }“: Während der Züge sind die Karten aufgedeckt. Schreib zwei Werte.
position-wrong-cards-spent = „{ $fact }“: Vor Runde { $round } sind { $due } Karten verbraucht.
position-wrong-copies-spent = „{ $fact }“: Es gibt nur { $copies } Karten mit dem Wert { $value }.
position-wrong-too-many-coins = Die Karten haben { $brought } Münzen gebracht, aber { $held } sind auf dem Tisch.
position-wrong-raider = „{ $fact }“: Der Grabräuber steht bei 1 oder { $most } Personen auf der Leiste, und nur dann.
position-wrong-order = „{ $fact }“ nennt jede der { $players } Personen einmal, den Startspieler zuerst.
position-wrong-row-too-early = „{ $fact }“: Zusammengesetzt wird, während das Spiel auf "exhibit" wartet.
position-wrong-no-space = „{ $fact }“: Während der Züge stehen alle auf einem Forschungsgeld-Feld.
position-wrong-nothing-to-decide = „{ $fact }“: Person { $player } hat da nichts zu entscheiden.
position-wrong-out-of-time = „{ $fact }“ liegt vor dem Anfang oder nach dem Ende des Spiels.
position-wrong-unknown-card = „{ $fact }“: { $found } ist keine Karte. Karten heißen etwa "greece 2 rome".
position-wrong-cards-used-up = „{ $fact }“: So viele Karten { $card } gibt es nicht.
position-wrong-exhibition-used-up = „{ $fact }“: So viele Karten { $card } gibt es nicht, oder sie sind in einem späteren Stapel.
position-wrong-tokens-used-up = „{ $fact }“: So viele Plättchen { $found } gibt es nicht.
position-wrong-first-artefact = „{ $fact }“: Das erste Artefakt von { $area } (1) liegt weder dort noch auf einem Schreibtisch.
position-wrong-not-a-researcher = „{ $fact }“ hat Platz für bis zu { $most } Forscherkarten.
position-wrong-not-an-exhibition = „{ $fact }“ ist ein Platz für Ausstellungen.
position-wrong-not-upcoming = „{ $fact }“: Mit der Option next_cards liegen bis zu { $most } Karten offen.
position-wrong-stack-used-up = „{ $fact }“: Für Stapel { $stack } sind zu viele Karten offen.
