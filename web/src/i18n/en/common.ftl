# The frame: lobby, tables, replays, problems

## The lobby
lobby-game-pergamon = Pergamon
lobby-game-thebes = Thebes
lobby-title = Two digs, one table
lobby-lead = Play Pergamon and Thebes in your browser: against bots, with friends on one device, or online by link.
lobby-about-pergamon = Spend your funds on the dig, piece the finds together and draw the crowds into the museum.
lobby-about-thebes = Travel Europe for knowledge, then dig: the weeks are few and the bags are full of debris.
lobby-credit-pergamon = By Stefan Dorra and Ralf zur Linde · 1–4 players
lobby-credit-thebes = By Peter Prinz · 2–4 players
lobby-about = digsite plays by the published rules and draws its own pictures. Your tables stay on this server.
lobby-skip = Skip to the content
lobby-pages = Pages
lobby-to-front = To the front page
lobby-nothing-here = There is nothing here
lobby-stale = A part of the page is missing
lobby-stale-about = digsite has probably been updated. Load the page again.
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
lobby-play-people = Play with people
lobby-opponents = Opponents
lobby-no-strategy = Nobody has written a strategy for this game: levels 1 to 3 play at random.
lobby-choose-level = Choose who plays against you
lobby-level-first = Good for a first game
lobby-level = Level
lobby-level-play-1 = Plays at once and often misjudges what is good.
lobby-level-play-2 = Plays fast with a few mistakes.
lobby-level-play-3 = Plays at once and takes what looks best.
lobby-level-play-4 = Thinks ahead a little.
lobby-level-play-5 = Thinks furthest ahead. Our strongest bot. The strongest.
lobby-level-about-1 = Once a strongman on the stage, he found the tomb of Seti I at Thebes in 1817.
lobby-level-about-2 = A lawyer from America, he paid for the digs in the Valley of the Kings from 1902 to 1914.
lobby-level-about-3 = As head of Berlin’s sculptures he had the excavation of Pergamon begun in 1878.
lobby-level-about-4 = A road engineer who found the frieze of the Great Altar of Pergamon.
lobby-level-about-5 = After years of search he found the tomb of Tutankhamun at Thebes in 1922.
lobby-my-games = My games
lobby-open-tables = Open tables
lobby-no-open-tables = No table is waiting for anybody. Open one and send the link.
lobby-watch = Games to watch
lobby-new-table = New table
lobby-other-components = This server plays Pergamon with a corrected board and corrected finds, as they are in someone’s own box. The lesson and the puzzles, made with ours, are left out.
lobby-free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
lobby-playing = Being played
lobby-over = Over
lobby-won = { $names } won
lobby-import = Import a game
lobby-import-about = A .dig file holds a whole game. Look at it again, or play on from any point.
lobby-drop-here = Drop a .dig file here
lobby-choose-file = Choose a file

# A new table
lobby-game = Game
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-player = Player { $number }
lobby-seat-me = Me
lobby-seat-hotseat = Somebody on this device
lobby-seat-link = Somebody with the link
lobby-seat-anyone = Anyone from the lobby
lobby-seat-bot = A bot
lobby-seat-add = One more seat
lobby-seat-remove = Remove seat { $number }
lobby-name = Name
lobby-options = Options
lobby-option-variant_order = Figures keep their order for the next round (variant 1)
lobby-option-variant_sorting = The first player sorts finds of one century (variant 2)
lobby-option-secret_tickets = Tickets are hidden from the other players
lobby-option-first_player = Who begins
lobby-option-strict_knowledge = A dig needs special knowledge of the area’s own colour
lobby-option-next_cards = The next two cards lie open
lobby-first-by-chance = Chance decides
lobby-clock = Time to think
lobby-clock-none = As you like
lobby-clock-per_move = For each move
lobby-clock-bank = For the whole game
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
lobby-private = Private: only those with the link find it
lobby-rated = Rated: counts for the leaderboard
lobby-open-table = Open the table
lobby-begin = Begin

# People
lobby-leaderboard = Leaderboard
lobby-players = Players
lobby-for-players = { $count } players
lobby-place = Place
lobby-rating = Rating
lobby-rating-about = A cautious estimate of strength: it rises as long as you win, and surely known strength counts for more. It is provisional for the first 10 games. Leaving counts as the last place, and three games a day against the same player count.
lobby-provisional = provisional
lobby-games = Games
lobby-kind-level = level
lobby-kind-bot = bot
lobby-kind-guest = guest
lobby-since = Here since { $date }
lobby-their-tables = Tables
lobby-save-name = Save the name
lobby-ask-name = You are playing as { $name }. What would you like to be called?
lobby-ask-name-not-now = Not now
lobby-your-name = Your name (you can change it later)
lobby-saved = Saved.
lobby-claim-about = You are a guest on this device. A password keeps your name and your games, on every device.
lobby-password-about = Choose a new password. Other devices have to log in again.
lobby-old-password = Current password
lobby-new-password = New password (8 letters or more)
lobby-claim = Keep my name
lobby-change-password = Change the password
lobby-password = Password
lobby-log-in = Log in
lobby-log-out = Log out
lobby-log-out-guest = Guests who log out cannot come back to their name.
lobby-logged-in = Welcome back.
lobby-logged-out = You are logged out.
lobby-sessions = Where you are logged in
lobby-device = { $browser } on { $system }
lobby-device-unknown = Unknown device
lobby-this-device = This device
lobby-last-used = Last used { $date }
lobby-sign-out-there = Log out
lobby-sign-out-elsewhere = Log out everywhere else
lobby-my-page = My page, as others see it

# How one likes it
lobby-settings = Settings
lobby-language = Language
lobby-theme = Light
lobby-theme-system = As the device
lobby-theme-light = Day
lobby-theme-dark = Night
lobby-pace = What the others do is shown
lobby-pace-slow = slowly
lobby-pace-normal = briskly
lobby-pace-quick = Quick
lobby-pace-none = at once
lobby-confirm = Ask before a move is played
lobby-confirm-always = Always
lobby-confirm-final = When it can’t be undone
lobby-confirm-never = Never
lobby-sound = Sound volume
lobby-sound-off = off
lobby-notify = A notification when it is my turn and I look elsewhere

## At the table
table-loading = One moment …
table-close = Close
table-cannot-show = This table cannot be shown
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
table-points-hidden = points are hidden
table-time-left = time left
table-days = { $days } d { $hours } h
table-bot-level = bot, level { $level }
table-stand-in = away, a bot plays
table-has-left = left, a bot plays
table-warming-up = warming up
table-warming-up-why = Thinks less deeply until the engine is compiled. This happens only once on a new installation.
table-actions = What to do
table-your-turn = Your turn
table-what-happened = This is what happened.
table-end = end
table-game-over = The game is over.
table-skip = Skip
table-quick = Quick
table-step = Step { $step } of { $steps }
table-think-again = Think again
table-take-back = Take back
table-confirm = Confirm
table-menu = More
table-show-text = Show the table as text
table-show-board = Show the board
table-show-again = Show again what happened
table-copy-link = Copy the link
table-copied = Copied
table-download = Download (.dig)
table-log = Log
table-log-open = Open the log
table-parts = Parts of the table
table-subject-you = You
table-log-all = Show everything from the beginning
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-board = The board
table-you-may = You may
table-closed = This table was closed.
table-closed-about = Everyone has left it.
table-waits-for = { $count ->
    [one] One seat is free. The game begins when somebody sits down.
   *[other] { $count } seats are free. The game begins when all are taken.
}
table-all-there = Everybody is here.
table-sit-down = Sit down
table-link = Send this link to whom you want to play with
table-fill = Bots’ level
table-start-with-bots = Begin with bots
table-start = Begin
table-get-up = Get up
table-hand-over = Hand the device to { $name }
table-hand-over-why = There are secrets on the table. Nothing is shown until you are ready.
table-i-am = I am { $name }
table-lost = The connection is lost. Trying again …
table-asking = No live connection; looking every few seconds instead.
table-gone = The server does not show this table any more.
table-in-english = This game isn’t available in your language yet. It is shown in English.
table-away = Your time ran out, and a bot plays for you.
table-come-back = Take my seat back
table-takeback-title = { $name } would like to take back
table-takeback-ask = May { $name } take the last action back?
table-takeback-agree = Yes
table-takeback-refuse = No
table-takeback-waits = { $name } would like to take back. Waiting for { $others }.
table-leave = Leave the game
table-leave-title = Leave the game?
table-leave-about = A bot plays on in your place. You cannot come back to your seat.
table-leave-level = Who takes your place
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
table-level-up = One level up
table-picture = Picture
table-share = Share
table-look-around = Look around the table
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
table-part-round = Round { $number }
table-part-quarter = Quarter { $number }
table-part-year = Year { $number }
table-part-end = At the end
table-remark-late = Took the lead only at the very end.
table-remark-led = In the lead from early on ({ $part }).
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
table-in-all = In all
table-course = The course of the scores
table-rematch = Play again
table-to-rematch = To the rematch
table-replay = Watch the replay
table-fair = Was chance fair?
table-fair-how = Before the first move the server published the hash of its secret. Now the secret is open: all draws follow from it, and its hash must be the published one.
table-commitment = Published before the game (SHA-256)
table-secret = The secret
table-fair-verify = Download the game and have everything checked:
table-fair-check = Check the hash here
table-fair-yes = It fits.
table-fair-no = It does not fit!

## Replays
replay-title = Replay: { $game }
replay-controls = Replay
replay-begin = The beginning
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-further = One step further
replay-last = To the end
replay-ply = Ply
replay-ply-of = Ply { $ply } of { $plies }
replay-play-on = Play on from here
replay-play-on-about = A new table of your own, as it stood at ply { $ply }. What chance draws from here on is new.
replay-copy-link = Copy link to this point
