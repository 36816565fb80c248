# Die Regeln als Seiten

rules-title = Regeln
rules-lead = Neu in einem Spiel? Am schnellsten geht es mit dem Tutorial. In den Regeln steht jede Einzelheit, mit Bildern aus echten Partien.
rules-read = Regeln lesen
rules-rule = Regel
rules-contents = Inhalt
rules-index = Register
rules-reason = Grund:
rules-all = Alle Regeln
rules-sheet = Wertungsblatt und Karten zum Drucken
rules-print = Drucken
rules-other-components = Dieser Server spielt mit berichtigtem Spielplan und berichtigten Fundstücken. Wo der Text ein bestimmtes Feld nennt, meint er unseren Spielplan. Bilder gibt es hier keine.
