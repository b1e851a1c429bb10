## The page: what surrounds every table

page-skip = Skip to the table
page-home = Dovecote, start page
page-close = Close
page-loading = The table is being laid …
page-why-not = Why not
page-clause = Rule { $clause }

# The bar above a table
page-your-turn = Your turn
page-turn-of = { $who } is playing
page-several-asked = Several players are asked
page-title-turn = ● Your turn – { $game }
page-time-left = Time left: { $time }
page-undo = Undo
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
page-same-name = { $who } { $seat }
page-bot-name = Bot { $seat }
page-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
 }

# What is seldom needed
page-language = Language
page-light = Light colours
page-dark = Dark colours
page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
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

# The line to the server
page-line-down = The line is down; your table waits.
page-line-again = Next try in { $seconds } s.
page-line-now = Try now
error-page-network = The server cannot be reached. Is the network there?
error-page-closed = This table is closed.

# Between two people at one screen
page-curtain = { $who }, it is for your eyes now
page-curtain-about = Hand the screen over. The others look away.
page-curtain-lift = I am { $who }

# Keys
page-keys = Keys
page-key-help = show these keys
page-key-undo = take back your last move, if nothing has been revealed since
page-key-hint = ask for advice, if the table allows it
page-key-tab = go from one part of the table to the next
page-key-escape = let go of what is chosen, or close a window

# Names for people who have not chosen one
person-name-1 = Woodpigeon
person-name-2 = Turtle Dove
person-name-3 = Stock Dove
person-name-4 = Fantail
person-name-5 = Tumbler
person-name-6 = Pouter
person-name-7 = Jacobin
person-name-8 = Frillback
person-name-9 = Carrier
person-name-10 = Swallow
person-name-11 = Nun
person-name-12 = Runt

# How a turn goes
page-lesson = How a turn goes
page-lesson-rules = The whole rules, clause by clause
