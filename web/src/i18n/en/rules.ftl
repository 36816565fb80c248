# The rules as pages

rules-title = Rules
rules-rule = Rule
rules-contents = Contents
rules-index = Index
rules-reason = Reason:
rules-all = All the rules
rules-sheet = Score sheet and cards to print
rules-print = Print
