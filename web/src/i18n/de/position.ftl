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
