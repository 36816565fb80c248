# What the server refuses, and why nobody answered. Kinds are the server's: src/digsite/server/problems.py.
## Nobody answered, or nobody we know
problem-offline = Can’t reach the server. Check your connection and try again.
problem-other = That didn’t work. Please try again.
problem-page = This page ran into an error. Please reload it.
problem-our-mistake = Something went wrong on the server. Reload the page. If it happens again, tell the host this number: { $number }
problem-no-database = The server can’t reach its database. Try again in a moment.
problem-database-full = The server has no room left to save anything. Please tell the host.
problem-database-read-only = The server can’t write to its database. Please tell the host.
problem-database-locked = The server’s database is busy. Try again in a moment.
problem-overloaded =
    The server has too much to do. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
problem-busy = Too much is happening at this table right now. Try again.
problem-enough-today =
    You have done this often enough today: the limit is { $most }. Try again in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
problem-too-many-requests =
    Too many requests. Wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
problem-not-found = Not found. Check the link.
problem-other-origin = This page belongs to another server. Open the table on its own server.
problem-wrong-host = This server doesn’t go by this name. Check the address.

## What was sent
problem-wrong-request = The server doesn’t understand this. Check what you entered, or reload the page.
problem-wrong-name = A name has 2 to 24 letters or digits, with single spaces, dots, hyphens or apostrophes between them.
problem-wrong-password-form = A password has 8 to 200 characters.
problem-wrong-text = This text is empty or too long.
problem-wrong-method = The server doesn’t offer this. Reload the page.
problem-bad-since = The connection got out of sync. Reload the page.
problem-too-large = This is too large.
problem-head-too-large = This request is too large. Clear this site’s cookies and reload the page.
problem-too-many-plies = Too many steps at once. Reload the page.
problem-bad-journal = { $line ->
        [0] This isn’t a game file of digsite, or it is damaged.
       *[other] This game file can’t be read: look at line { $line }.
    }
problem-bad-position = This position can’t be set up.

## Who one is
problem-no-name = Choose a name first.
problem-name-taken = This name is taken. Choose another, or log in if it’s yours.
problem-name-unusual = This name has a letter that is easily taken for another: { $text }. Choose a usual one.
problem-name-too-long = This name is too long. Choose a shorter one.
problem-name-invisible = This name has characters that can’t be seen. Leave them out.
problem-name-mixed = This name mixes letters of several alphabets. Use one.
problem-name-kept = Only guests can change their name. Your password keeps yours.
problem-wrong-password = Wrong name or password.
problem-wrong-old-password = Your current password is missing or wrong.
problem-banned = The host of this server has closed this account.
problem-bad-token = This bot’s token is no longer valid. Make a new one.
problem-no-password = A bot has a token, not a password.
problem-bots-of-bots = A bot can’t have bots.
problem-too-many-bots = You have too many bots. Remove one first.

## A new table
problem-bad-options = These options don’t go together, or not with this number of players.
problem-bad-seats = The number of seats doesn’t match the game.
problem-by-hand-terms = A real table has no time limit and isn’t rated.
problem-by-hand-online = At a real table there are players on this device and bots.
problem-by-hand-bots = Someone on this device has to enter the draws. Take a seat.
problem-cannot-be-rated = A rated table has at least two seats, and nobody shares a device.
problem-seated-twice = You can only take one seat. Set the others to “On this device”.
problem-hotseat-without-you = Players on this device need you at the table. Take a seat.
problem-hotseat-online = Players who share a device play with each other and with bots, not online.
problem-too-many-tables = You have too many unfinished games. Finish or leave one first.
problem-too-many-copies = This server keeps { $most } imported or copied games for each person, and you have as many.

## Sitting down and leaving
problem-seat-taken = Someone just took this seat. Choose another, or watch.
problem-table-full = All seats are taken. You can watch.
problem-seats-free = Some seats are still free. Wait, or fill them with bots.
problem-already-begun = The game has started without you. You can watch.
problem-already-seated = You already have a seat at this table.
problem-finished = The game is over.
problem-stood-in = A bot is playing for you. Resume playing first.
problem-not-away = No bot is playing for you.
problem-time-left = The time hasn’t run out yet.
problem-rematch-exists = Someone has already started a rematch. Reload the page to join it.

## Playing
problem-not-begun = The game hasn’t started yet.
problem-not-playing = This only works while the game is in progress.
problem-not-seated = Only players at this table can do this.
problem-not-your-turn = It’s { $player }’s turn.
problem-not-finished = This works when the game is over.
problem-still-played = Others are still playing. Wait until the game is over, or ask them to allow hints.
problem-no-such-ply = The game doesn’t have that many steps.
problem-another-ply = The game has moved on. Please choose again.
problem-illegal-action = The rules don’t allow this now.
problem-not-by-hand = Here the draws are made for you. Play one action at a time.
problem-lesson-step = Do the step in bold first.
problem-nothing-said = This message is empty.
problem-chat-full = The chat of this table is full.
problem-other-rules = This game was played by other rules than this server has now.

## Undo and hints
problem-seen-already = You can undo your last move only until something new is revealed or someone else has moved.
problem-nothing-entered = There’s nothing to undo: nothing has been entered yet.
problem-rated = In a rated game you can undo a move only if others are there to agree.
problem-rated-hints = There are no hints in a rated game.
problem-not-your-hint = You get hints when it’s your turn.
problem-no-wish = There’s nothing to agree to anymore.
problem-not-asked = Your answer isn’t needed.
problem-no-agreement = Hints need everyone’s agreement. Ask for it first.
problem-hint-under-way = Your hint is on its way. Wait a moment.
problem-nothing-to-analyse = There’s nothing to analyse yet: nobody has made a move.
problem-too-many-analyses = You have too many analyses under way. Wait for one to finish.

## Corrected boards and pieces
problem-other-components = This game was played with another board and other finds than the server has now, so it can’t be shown. Ask the person who runs the server.
problem-no-such-part =
    This game has no { $part ->
        [lesson] tutorial
        [puzzles] puzzles
        [rules] pages of rules
        [board] board of its own
       *[positions] positions to set up
    }.
problem-only-as-shipped = The tutorial and the puzzles were made with our own board and finds. This server plays with corrected ones, so they are left out here.

## What was typed at a real table
problem-unknown-action = There is no action “{ $action }”. Check the spelling.
problem-unclear-action = “{ $action }” could mean { $count } actions. Type more of it.
problem-draw-due = A draw comes next, not { $named }’s action.
problem-another-mover = It’s { $player }’s turn, not { $named }’s.
problem-entry = Entry { $entry }: { $why }
