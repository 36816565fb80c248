# Eine Partie am echten Tisch mitschreiben.

lobby-by-hand = Echter Tisch: Du gibst die Ziehungen ein
table-enter = Eingeben
table-enter-several = Mehreres auf einmal: mit Semikolon getrennt
table-enter-first = Wer beginnt?
table-enter-find = Welches Fundstück wurde aufgedeckt?
table-enter-back = Welche Forschungsgeld-Karte wurde gezogen?
table-enter-reveal = Was zeigt die Forschungsgeld-Karte?
table-enter-draw = Welche Karte wurde gezogen?
table-enter-token = Welches Plättchen wurde gezogen?
table-enter-action = Was ist passiert?
table-enter-unclear = { $count ->
    [0] „{ $part }“ ist jetzt nicht möglich.
   *[other] „{ $part }“ kann mehreres heißen: Schreib mehr oder wähle aus.
}
table-leave-by-hand = Der Tisch wird geschlossen. Lade die Partie vorher herunter, wenn du sie behalten willst.
