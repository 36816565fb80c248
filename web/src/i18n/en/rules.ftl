# The rules as pages

rules-title = Rules
rules-lead = New to a game? The tutorial is the quickest way in. The rules have every detail, with pictures from real games.
rules-read = Read the rules
rules-rule = Rule
rules-contents = Contents
rules-index = Index
rules-reason = Reason:
rules-all = All rules
rules-sheet = Score sheet and cards to print
rules-print = Print
rules-other-components = This server plays with a corrected board and corrected finds. Where the text names a certain space, it means ours. There are no pictures here.
