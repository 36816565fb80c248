# Die Regeln als Seiten

rules-title = Regeln
rules-rule = Regel
rules-contents = Inhalt
rules-index = Register
rules-reason = Grund:
rules-all = Alle Regeln
rules-sheet = Wertungsblatt und Karten zum Drucken
rules-print = Drucken
