# Following a game at a real table.

lobby-by-hand = At a real table: you enter what is drawn there
table-enter = Enter
table-enter-several = Several at once: put a semicolon between them
table-enter-first = Who goes first?
table-enter-find = Which find was turned up?
table-enter-back = Which funds card was drawn?
table-enter-reveal = What does the funds card show?
table-enter-draw = Which card was drawn?
table-enter-token = Which token was drawn?
table-enter-action = What was done?
table-enter-unclear = { $count ->
    [0] “{ $part }” is nothing that can happen now.
   *[other] “{ $part }” may be several things: say more, or choose one.
}
table-leave-by-hand = The table will be closed. Download the game before if you want to keep it.
thebes-label-draw = { $card } { $at }
thebes-label-book = a book about an area
thebes-label-debris = debris
