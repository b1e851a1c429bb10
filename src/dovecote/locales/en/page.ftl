## The page: what surrounds every table

page-skip = Skip to the table
page-home = Dovecote, start page
page-close = Close
page-loading = The table is being laid…
page-ahead = Choose my next move in advance
page-ahead-about = It is made as soon as you are asked, if everybody lets things pass until then. If anything else happens it is not made, and you are asked as usual. Nobody learns of it before.
page-ahead-none = Nobody can know yet what you will be asked next.
page-ahead-filter = Show only moves with these words
page-ahead-chosen = Chosen in advance: { $move }
page-ahead-dropped = Not made, since the table has changed: { $move }
page-ahead-change = Change
page-ahead-withdraw = Withdraw
page-ahead-understood = All right
page-why-not = Why not
page-clause = Rule { $clause }

# The bar above a table
page-your-turn = Your turn
page-turn-of = { $who } is playing
page-several-asked = Several players are asked
page-title-turn = ● Your turn – { $game }
page-time-left = Time left: { $time }
page-undo = Undo
page-goes-on = Nothing is left to choose: it goes on by itself.
page-goes-on-wait = Wait
page-hint = Ask for advice
page-rules = Rules
page-rules-of = Rules of { $game }
page-more = More

# Parts of a table
page-boards = The players
page-turn-panel = Your move
page-tabs = Parts of the table
page-tab-turn = Turn
page-tab-boards = Players
page-tab-log = Log
page-tab-chat = Chat
page-log = What happened
page-log-more = Show earlier
page-chat = Table talk
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-line = { $who } says: { $text }
page-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
 }
page-onlooker = Onlooker
page-nobody = nobody
page-somebody = somebody
page-same-name = { $who } { $number }
page-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
 }

# What is seldom needed
page-language = Language
page-letters = Larger letters on the pieces
page-copy-link = Copy the link to this table
page-copied = Copied.
page-replay = Replay from the beginning
page-record = Download the record
page-leave = Let a bot play for me
page-back = Take seat { $seat } back from the bot
page-replace = Let a bot play for { $who }, who is away
page-resign = Give up
page-resign-sure = Really give up? It cannot be undone.

# Guests, onlookers, and whoever is away
page-share-link = Share the link to this table
page-you-watch = You are watching
page-seat-yours = Your seat
page-seat-away = Away at the moment
page-away-label = Somebody is away
page-away-now = Waiting for { $who }, who is away.
page-away-for = Away for { $time }.
page-away-soon = In { $seconds } s you can let a bot play on.
page-away-can = A bot can play on until the seat is taken back.
page-away-asked = You have agreed to a bot; the others must agree, too.
page-away-bot = Let a bot play on

# The line to the server
page-line-down = The line is down; your table waits.
page-line-again = Next try in { $seconds } s.
page-line-now = Try now
page-line-kept = Your move is kept, and sent when the line is back, if this window stays open.
error-page-network = The server cannot be reached. Are you connected?
error-page-closed = This table is closed.
page-error-out-of-turn = It is not your turn any more.
page-error-stale = The match has moved on in the meantime; look again.
page-error-unreadable = The server did not understand this move; nothing has changed.

# Between two people at one screen
page-curtain = { $who }, this is for your eyes only
page-curtain-about = Hand the screen over. The others look away.
page-curtain-lift = I am { $who }

# Keys
page-keys = Keys
page-key-help = show these keys
page-key-undo = take back your last move, if nothing has been revealed since
page-key-hint = ask for advice, if the table allows it
page-key-tab = go from one part of the table to the next
page-key-escape = let go of what is chosen, or close a window
page-keyname-ctrl = Ctrl
page-keyname-enter = Enter
page-keyname-esc = Esc
page-keyname-shift = Shift
page-keyname-tab = Tab
page-keyname-home = Home
page-keyname-end = End

# Names for people who have not chosen one
person-name-1 = Woodpigeon
person-name-2 = Turtle Dove
person-name-3 = Stock Dove
person-name-4 = Fantail
person-name-5 = Tumbler
person-name-6 = Pouter
person-name-7 = Jacobin
person-name-8 = Frillback
person-name-9 = Trumpeter
person-name-10 = Swallow
person-name-11 = Nun
person-name-12 = Roman

# How a turn goes
page-lesson = How a turn goes
page-lesson-rules = All the rules, clause by clause
