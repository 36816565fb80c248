# Following a game at a real table.

lobby-by-hand = Real table: you enter the draws
table-enter = Enter
table-enter-several = Several at once: separate them with semicolons
table-enter-first = Who goes first?
table-enter-find = Which find was turned up?
table-enter-back = Which funds card was drawn?
table-enter-reveal = What does the funds card show?
table-enter-draw = Which card was drawn?
table-enter-token = Which token was drawn?
table-enter-action = What was done?
table-enter-unclear = { $count ->
    [0] “{ $part }” isn’t possible right now.
   *[other] “{ $part }” could mean several things: type more, or choose one.
}
table-leave-by-hand = The table will be closed. Download the game first if you want to keep it.
