# The frame: lobby, tables, replays, problems

## The lobby
lobby-game-pergamon = Pergamon
lobby-game-thebes = Thebes
lobby-title = Play { $games } online
lobby-lead = Play { $games } in your browser: against bots, with friends on one device, or online by link.
lobby-about-pergamon = Spend your funds on the dig, piece the finds together and draw the crowds into the museum.
lobby-about-thebes = Travel Europe for knowledge, then dig: the weeks are few and the bags are full of debris.
lobby-credit-pergamon = By Stefan Dorra and Ralf zur Linde · 1–4 players
lobby-credit-thebes = By Peter Prinz · 2–4 players
lobby-about = Complete rules, our own artwork. Your games stay on this server.
lobby-skip = Skip to the content
lobby-pages = Pages
lobby-to-front = Home
lobby-nothing-here = Page not found
lobby-stale = This page didn’t load
lobby-stale-about = digsite was probably updated. Reload the page.
lobby-server-away = Can’t reach the server
lobby-page-failed = This page can’t be shown
lobby-try-again = Try again
lobby-guest = Guest
lobby-you = You
lobby-your-turn = Your turn
lobby-your-turn-at = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
}
lobby-play-bots = Play against bots
lobby-play-people = Play with friends
lobby-opponents = Opponents
lobby-no-strategy = There’s no strategy for this game yet: levels 1 to 3 play at random.
lobby-choose-level = Choose your opponent
lobby-level-first = Good for a first game
lobby-level = Level
lobby-level-play-1 = Plays fast and makes many mistakes.
lobby-level-play-2 = Plays fast with a few mistakes.
lobby-level-play-3 = Plays the move that looks best right now.
lobby-level-play-4 = Thinks ahead a little.
lobby-level-play-5 = Thinks furthest ahead. Our strongest bot.
lobby-level-about-1 = A former strongman who found the tomb of Seti I in 1817.
lobby-level-about-2 = An American lawyer who paid for the digs in the Valley of the Kings from 1902 to 1914.
lobby-level-about-3 = Head of Berlin’s sculpture collection, who launched the Pergamon dig in 1878.
lobby-level-about-4 = A road engineer who found the frieze of the Great Altar of Pergamon.
lobby-level-about-5 = Found the tomb of Tutankhamun in 1922, after years of searching.
lobby-my-games = My games
lobby-open-tables = Open tables
lobby-no-open-tables = No open tables. Create one and share the link.
lobby-watch = Games to watch
lobby-new-table = New table
lobby-other-components = This server plays Pergamon with a corrected board and corrected finds, as in a real box. The tutorial and the puzzles were made with ours, so they’re left out.
lobby-free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
lobby-playing = In progress
lobby-over = Finished
lobby-won = { $names } won
lobby-import = Import a game
lobby-import-about = A .dig file holds a whole game. Watch it again, or play on from any point.
lobby-drop-here = Drop a .dig file here
lobby-choose-file = Choose a file

# A new table
lobby-game = Game
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-player = Player { $number }
lobby-seat-me = Me
lobby-seat-hotseat = On this device
lobby-seat-link = Invite by link
lobby-seat-anyone = Open to anyone
lobby-seat-bot = A bot
lobby-seat-add = Add a seat
lobby-seat-remove = Remove seat { $number }
lobby-name = Name
lobby-options = Options
lobby-option-variant_order = Variant 1: figures keep their order for the next round
lobby-option-variant_sorting = Variant 2: the first player sorts finds of the same century
lobby-option-secret_tickets = Keep points secret until the end
lobby-option-first_player = First player
lobby-option-strict_knowledge = Strict: assistants alone don’t allow a dig
lobby-option-next_cards = Show the next two cards
lobby-first-by-chance = Random
lobby-clock = Time limit
lobby-clock-none = None
lobby-clock-per_move = Per move
lobby-clock-bank = Per player
lobby-time = { $unit ->
    [minutes] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    [hours] { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
   *[days] { $days ->
        [one] 1 day
       *[other] { $days } days
    }
}
lobby-private = Private: only people with the link can find it
lobby-rated = Rated: counts for the leaderboard
lobby-open-table = Create table
lobby-begin = Start

# People
lobby-leaderboard = Leaderboard
lobby-players = Players
lobby-for-players = { $count } players
lobby-place = Rank
lobby-rating = Rating
lobby-rating-about = Estimated strength: rises with wins, gets surer as you play. It’s provisional for the first 10 games. Leaving counts as last place, and no more than three games a day against the same player count.
lobby-provisional = provisional
lobby-games = Games
lobby-kind-level = level
lobby-kind-bot = bot
lobby-kind-guest = guest
lobby-since = Joined { $date }
lobby-their-tables = Tables
lobby-save-name = Save name
lobby-ask-name = You’re playing as { $name }. What should we call you?
lobby-ask-name-not-now = Not now
lobby-your-name = Your name (you can change it later)
lobby-saved = Saved.
lobby-claim-about = You’re playing as a guest. Set a password to keep your name and games on every device.
lobby-password-about = Choose a new password. Other devices will have to log in again.
lobby-old-password = Current password
lobby-new-password = New password (at least 8 characters)
lobby-claim = Create account
lobby-change-password = Change password
lobby-password = Password
lobby-log-in = Log in
lobby-log-out = Log out
lobby-log-out-guest = If you log out as a guest, you lose this name.
lobby-logged-in = Welcome back.
lobby-logged-out = You’re logged out.
lobby-sessions = Logged-in devices
lobby-device = { $browser } on { $system }
lobby-device-unknown = Unknown device
lobby-this-device = This device
lobby-last-used = Last used { $date }
lobby-sign-out-there = Log out
lobby-sign-out-elsewhere = Log out everywhere else
lobby-my-page = My public profile

# How one likes it
lobby-settings = Settings
lobby-language = Language
lobby-theme = Appearance
lobby-theme-system = System
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-pace = Animations
lobby-pace-slow = Slow
lobby-pace-normal = Normal
lobby-pace-quick = Fast
lobby-pace-none = Off
lobby-confirm = Confirm moves
lobby-confirm-always = Always
lobby-confirm-final = When it can’t be undone
lobby-confirm-never = Never
lobby-sound = Sound volume
lobby-sound-off = off
lobby-notify = Notify me when it’s my turn and I’m away

## At the table
table-loading = One moment…
table-close = Close
table-cannot-show = This table can’t be shown
table-seats = Seats
table-watching = You’re watching
table-here = Here
table-not-here = Away
table-watchers-named = Spectators: { $names }
table-watchers =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
table-you = you
table-to-move = to move
table-points = points
table-points-hidden = hidden points
table-time-left = time left
table-days = { $days } d { $hours } h
table-bot-level = bot, level { $level }
table-stand-in = away, bot playing
table-has-left = left, bot playing
table-warming-up = warming up
table-warming-up-why = Doesn’t look as far ahead until the engine is compiled. This happens only once on a new installation.
table-actions = Actions
table-your-turn = Your turn
table-what-happened = Here’s what happened
table-end = end
table-game-over = The game is over.
table-skip = Skip
table-quick = Fast
table-step = Step { $step } of { $steps }
table-think-again = Cancel
table-take-back = Undo
table-confirm = Confirm
table-menu = More
table-show-text = Text view
table-show-board = Board view
table-show-again = Show the last moves again
table-copy-link = Copy link
table-copied = Copied
table-download = Download (.dig)
table-log = Log
table-log-open = Open log
table-parts = Parts of the table
table-subject-you = You
table-log-all = Show full log
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = No messages yet
table-chat-say = Write a message
table-chat-send = Send
table-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-board = Board
table-board-failed = The game’s own board could not be loaded. This is the plain one.
table-you-may = You can
table-closed = This table was closed.
table-closed-about = Everyone has left.
table-waits-for = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
}
table-all-there = Everyone is here.
table-sit-down = Join
table-link = Share this link to invite players
table-fill = Bots’ level
table-start-with-bots = Fill up with bots and start
table-start = Start
table-get-up = Leave seat
table-hand-over = Hand the device to { $name }
table-hand-over-why = The board stays hidden until you’re ready.
table-i-am = I’m { $name }
table-lost = Connection lost. Reconnecting…
table-asking = No live updates. Refreshing every few seconds.
table-gone = This table is no longer available.
table-in-english = This game isn’t available in your language yet, so it’s shown in English.
table-away = You ran out of time. A bot is playing for you.
table-come-back = Resume playing
table-takeback-title = { $name } wants to undo a move
table-takeback-ask = Let { $name } undo it?
table-takeback-agree = Yes
table-takeback-refuse = No
table-takeback-waits = { $name } wants to undo a move. Waiting for { $others }.
table-leave = Leave game
table-leave-title = Leave the game?
table-leave-about = A bot takes over, and you can’t come back.
table-leave-level = Substitute
table-stay = Stay

# The end
table-result = Result
table-you-won = You won
table-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
table-margin = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } ahead of { $name }
table-level-up = Try the next level
table-picture = Picture
table-share = Share
table-look-around = View the table
table-decisive = The decisive moment
table-decisive-link = See it in the analysis
table-decisive-overtook = { $part }: { $winner } { $you ->
    [yes] get
   *[no] gets
} { $won ->
    [one] 1 point
   *[other] { $won } points
}, { $other } { $others }, and { $you ->
    [yes] stay
   *[no] stays
} ahead from then on.
table-decisive-gained = { $part }: { $winner } { $you ->
    [yes] get
   *[no] gets
} { $won ->
    [one] 1 point
   *[other] { $won } points
}, { $other } { $others }.
table-decisive-chance = { $you ->
    [yes] Your win chance
   *[no] { $name }’s win chance
} rose from { $from } to { $to }.
table-spark-chance = win chance
table-spark-lead = lead in points
table-part-round = Round { $number }
table-part-quarter = Quarter { $number } of { $year }
table-part-year = Quarter 4 of { $number }
table-part-end = At the end
table-remark-late = Took the lead only at the very end.
table-remark-led = Took the lead early, and kept it.
table-remark-most = { $source }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, more than anyone else
table-solo-result = { $points ->
    [one] You have 1 point
   *[other] You have { $points } points
}
table-remark = { $source }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, the largest part
table-points-by-source = Points by source
table-in-all = Total
table-course = Scores over time
table-rematch = Play again
table-to-rematch = Go to the rematch
table-replay = Watch replay
table-fair = Were the draws fair?
table-fair-how = Before the first move, the server published the hash of its secret. Now the secret is revealed: all draws follow from it, and its hash must match the published one.
table-commitment = Published before the game (SHA-256)
table-secret = Secret
table-fair-verify = Download the game and check everything:
table-fair-check = Check the hash here
table-fair-yes = They match.
table-fair-no = They don’t match!

## Replays
replay-title = Replay: { $game }
replay-controls = Replay
replay-begin = Start
replay-first = To the start
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-further = Next step
replay-last = To the end
replay-ply = Step
replay-ply-of = Step { $ply } of { $plies }
replay-play-on = Play on from here
replay-play-on-about = Opens a new table at step { $ply }. Later draws will differ.
replay-copy-link = Copy link to this point
