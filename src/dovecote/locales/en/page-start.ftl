## The way in: the start page, setting up a table, a table that waits for people

# The start page
start-page-title = Dovecote: three pigeon games
start-heading = Three games, one roof, far too many pigeons.
start-lead = Play against bots this minute, or send a friend a link. No account, no download, no feeding after dark.
start-spoken = Everything here works with the keyboard and with a screen reader. At a table every move is told in words, and the question mark lists its keys.
start-games = Games
start-columba-players = 2–4 lords
start-columba-pace = 30 min
start-columba-kind = land & capture
start-columba-about = South-west France, 17th century. Lay the land, build your dovecotes, and watch the sky for falcons.
start-columbiz-players = 2–4 players
start-columbiz-pace = eight dice
start-columbiz-kind = lines & captures
start-columbiz-about = Eight dice, six columns. Fill the squares of a line and capture whoever is outnumbered.
start-piccioni-players = 2–6 neighbours
start-piccioni-pace = 20–30 min
start-piccioni-kind = cards & spite
start-piccioni-about = The city is full of pigeons. Make sure they are over somebody else’s balcony.
start-play = Play now
start-play-label = Play now: { $game }, against bots
start-opening = Opening the table…
start-invite = Invite
start-invite-label = Invite friends: { $game }
start-setup = Set up
start-setup-label = Set up a table: { $game }
start-pass = Pass and play
start-pass-label = Pass and play: { $game } on one screen
start-rules = Rules
start-rules-label = Rules: { $game }

start-join = Join a friend’s table
start-join-label = Link or code of the table
start-join-hint = Paste a link or a code
start-join-go = Join
start-join-empty = Paste the link or the code that your friend has sent you.
start-join-nonsense = “{ $text }” is neither a link to a table nor its code. A link looks like this: { $example }
start-hand-round = Or hand the tablet round and play in turns on one screen:

start-continue = My games
start-table = { $game } with { $names }
start-table-alone = { $game }, so far without others
start-table-here = { $game }, in turns on one screen
start-your-turn = Your turn
start-their-turn = { $name } is to move
start-several-turns = { $names } are asked
start-running = Being played
start-seats-free = { $count ->
    [one] Waiting: one seat is free
   *[other] Waiting: { $count } seats are free
 }
start-go-on = Go on
start-go-on-label = Go on: { $table }
start-level-first = Your first match is against { $who }, { $count ->
    [one] the gentlest bot
   *[other] the gentlest bots
 }.
start-level-won = You have beaten { $before } twice in a row: { $level } comes next.
start-level-lost = { $before } has beaten you twice in a row: { $level } is a fairer match.
start-level-even = Your next match is against { $who }.
start-recent = Recent games
start-won = { $you ->
    [yes] You won
   *[no] { $who } won
 }
start-won-together = { $names } won
start-won-by = { $won }, { $scores }
start-won-given-up = { $you ->
    [yes] { $won }: you gave up
   *[no] { $won }: { $who } gave up
 }
start-replay = Replay
start-replay-label = Replay: { $table }, { $when }
start-more = Show all { $count }

start-open = Open tables
start-open-none = Nobody is waiting right now. Set up a table, put it in the lobby, and somebody may fly in.
start-open-seats = { $taken } of { $seats } seats taken
start-open-join = Join
start-open-join-label = Join: { $table }
start-open-watch = Watch
start-open-watch-label = Watch: { $table }
start-open-problem = The lobby does not answer just now. It is asked again in a moment.

start-you = You
start-you-named = You are called { $name } here.
start-you-nobody = You have no name yet. Choose one, or be given a pigeon’s name with your first game.
start-name = Name
start-name-keep = Keep this name
start-name-change = Change the name
start-name-kept = From now on your name here is “{ $name }”.
start-name-empty = A name has at least one character.
start-device = Play on another device
start-device-about = A personal link turns another phone or computer into yours: the same name, the same seats. Whoever has the link plays as you, so give it to nobody else. A new link makes the one before useless.
start-device-make = Make a personal link
start-device-local = Only this machine can reach the server: the link works here and nowhere else.
start-device-link = Your personal link
start-copy = Copy
start-copied = Copied.
start-copy-by-hand = This browser does not let pages copy. The link is selected: copy it by hand.
start-share = Share

start-about = About these games
start-note = House cards and reconstructions are labelled as such. Pigeons are not.
start-link-title = This is the personal link of { $theirs }
start-link-text = You are { $mine } here. If you go on, this browser belongs to { $theirs }, and you come back to the seats of { $mine } only by the personal link of { $mine }. Go on only if this link is your own.
start-link-stay = Stay { $mine }
start-link-go = Be { $theirs } here
start-fair-title = Fair luck
start-fair = Nobody can choose the luck here, not even the server: before a match it makes a sealed promise, every seat adds words of its own, and afterwards your browser can check each card and each die against both.
start-rules-of = The rules in full

# Bots, by their level
bot-random = Scatterbrain
bot-random-about = Does anything that is allowed, without a thought.
bot-fledgling = Fledgling
bot-fledgling-about = Counts only what it gets at once, and overlooks whole parts of the table, the edges first.
bot-yearling = Yearling
bot-yearling-about = Weighs up what it sees, and still overlooks a part of the table.
bot-homer = Homer
bot-homer-about = Takes the move that looks best right now and does not look ahead.
bot-carrier = Carrier
bot-carrier-about = Thinks a whole turn through but hardly any further, and now and then misses something.
bot-racer = Racer
bot-racer-about = Looks ahead, for up to two seconds a turn.
bot-champion = Champion
bot-champion-about = Looks ahead longest: up to eight seconds a turn.

# Setting up a table
setup-page-title = A new table of { $game } – Dovecote
setup-title = A new table of { $game }
setup-lead = You can begin right away. Until then, everything below can be changed.
setup-unknown = There is no game “{ $game }” here.
setup-home = Back to the start
setup-loading = One moment…

setup-who = Who plays?
setup-count = Seats
setup-level = Level of the bots
setup-fill = With whom?
setup-fill-bots = Against bots
setup-fill-friends = With friends, by link
setup-fill-here = In turns on this screen
setup-seats = Who sits where
setup-seats-about = Turns go round in this order; chance decides who begins.
setup-seat = Seat { $seat }
setup-seat-who = Who sits in seat { $seat }
setup-me = Me
setup-me-named = Me ({ $name })
setup-me-about = Several seats of yours: the screen is handed round.
setup-name = Name of the player in seat { $seat }
setup-name-placeholder = Name
setup-open = A person, by link
setup-open-about = Stays free until somebody opens your link and sits down.
setup-bot = Bot: { $bot }
setup-bot-other = Bot “{ $level }”
setup-bot-other-about = A bot that this server has.
setup-colour = Colour of seat { $seat }
setup-colours-about = Every seat has its own colour. A colour that another seat has is swapped.
setup-team = { $team ->
    [a] Team A
   *[b] Team B
 }
setup-teams = Allies sit opposite each other: seats 1 and 3 play against seats 2 and 4 (10.1).
setup-drag = Move seat { $seat } ({ $who }): drag, or use the arrow keys
setup-up = Move up: { $who }
setup-down = Move down: { $who }
setup-moved = { $who }: now in seat { $seat } of { $seats }.

setup-help = Help at the table
setup-help-none = None
setup-help-none-about = Nothing lights up; what the rules do not allow is refused.
setup-help-legal = Possible moves
setup-help-legal-about = Whatever can be done lights up.
setup-help-preview = Moves and what they bring
setup-help-preview-about = Also shows in advance what a move would bring, and says why something is not possible.
setup-help-coach = All of it, advice too
setup-help-coach-about = Also warnings before mistakes, and the champion’s suggestions whenever somebody asks for them.
setup-undo = Taking back
setup-undo-yes = Moves may be taken back
setup-undo-no = Nothing is taken back

setup-more = More options
setup-options = Rules of the game
setup-options-usual = as usual
setup-options-changed = { $count ->
    [one] one change
   *[other] { $count } changes
 }
setup-clause = Rule { $clause } of { $game }
setup-option-columba-variant = Game
setup-option-columba-interleave_options = Building with the card in hand
setup-option-columba-tile_supply = Supply of tiles
setup-option-columba-minimum_group = Smallest group to build on
setup-option-columbiz-line_scoring = Growing lines
setup-option-columbiz-ties = Equal scores
setup-option-columbiz-captures = Counting for captures
setup-option-piccioni-edition = Edition
setup-option-piccioni-first_moves = Moves of the very first turn
setup-value-columba-variant-standard = Standard
setup-value-columba-variant-junior = Junior
setup-value-columba-interleave_options-false = Not allowed
setup-value-columba-interleave_options-true = Allowed
setup-value-columba-tile_supply-limited = Limited to 15 of a kind
setup-value-columba-tile_supply-unlimited = Unlimited
setup-value-columbiz-line_scoring-full = The full value again
setup-value-columbiz-line_scoring-difference = Only the difference
setup-value-columbiz-ties-shared = Share the place
setup-value-columbiz-ties-captured = Captured pawns decide
setup-value-columbiz-captures-each = Each colour by itself
setup-value-columbiz-captures-together = All opponents together
setup-value-piccioni-edition-2019 = 2019
setup-value-piccioni-edition-2025-balcony = 2025, fewer pigeons, empty Areas
setup-value-piccioni-edition-2025-flock = 2025, flock by number of players

setup-clock = Clock
setup-clock-none = No clock
setup-clock-none-about = Everyone takes the time they need, days if they like.
setup-clock-move = Time for each move
setup-clock-move-about = Every decision has its own time.
setup-clock-bank = Time for the whole match
setup-clock-bank-about = Everyone has a supply of time, and a little comes back after each turn.
setup-clock-each = Time for a move
setup-clock-supply = Time for the match
setup-clock-increment = Added after each turn
setup-clock-window = Time to react to others
setup-clock-window-about = When several may react to a card at once, all have this long; whoever says nothing passes.
setup-duration-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }
setup-duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
setup-duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
setup-duration-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
setup-duration-nothing = nothing
setup-timeout = When the time is up
setup-timeout-bot = A bot takes over
setup-timeout-bot-about = It plays on until the person takes the seat back.
setup-timeout-move = A bot makes that move
setup-timeout-move-about = Then it is up to the person again.
setup-timeout-resign = The seat gives up
setup-timeout-resign-about = For good; a bot plays on if there are enough others, else they win.

setup-grace = Time to come back
setup-grace-about = Whoever has been away this long may be replaced by a bot, if all the others want it.
setup-watching = Onlookers and lobby
setup-watch = Who may watch?
setup-watch-anyone = Anyone
setup-watch-anyone-about = Whoever has the link; and if it is in the lobby, whoever comes by.
setup-watch-link = Whoever has the link
setup-watch-link-about = Watching is by invitation; onlookers see what everybody sees.
setup-watch-nobody = Nobody
setup-watch-nobody-about = Only those who sit at the table.
setup-listed = Show it in the lobby
setup-listed-about = Everyone on this server sees the table and can take a free seat.
setup-listed-yes = in the lobby
setup-listed-no = not in the lobby

setup-luck = Luck
setup-luck-own = with words of mine
setup-luck-made = words are made up for me
setup-words = My words for the luck (may stay empty)
setup-words-about = They are mixed into the luck, so that nobody can have chosen it for you beforehand; without them, some are made up.
setup-words-kept = They are noted as “{ $words }”.
setup-words-useless = Please use some letters from a to z or digits.

setup-summary = Ready?
setup-summary-now = The match begins at once.
setup-summary-open = { $count ->
    [one] The match begins by itself when somebody has taken the free seat.
   *[other] The match begins by itself when all { $count } free seats are taken.
 }
setup-summary-watch = You have no seat yourself; you watch.
setup-go-now = Begin
setup-go-open = Open the table
setup-going = Opening the table…

# A table that waits for people
waiting-title = A table of { $game }
waiting-lead = { $count ->
    [0] Everybody is here. The match begins.
    [one] One seat is still free. As soon as somebody takes it, the match begins by itself.
   *[other] { $count } seats are still free. As soon as everyone sits, the match begins by itself.
 }
waiting-invites = { $who } invites you.
waiting-time = Time
waiting-time-columba = about 30 minutes
waiting-time-columbiz = about 30 minutes
waiting-time-piccioni = 20 to 30 minutes
waiting-seats = Seats
waiting-seat = Seat { $seat }
waiting-free = Free
waiting-you = you
waiting-is-bot = bot
waiting-here = here
waiting-away = away
waiting-sit = Sit here
waiting-sit-label = Sit here: seat { $seat }
waiting-stand = Stand up
waiting-stand-label = Stand up: seat { $seat }
waiting-bot = Let a bot sit here
waiting-bot-label = Let a bot sit here: seat { $seat }
waiting-bot-level = Which bot for seat { $seat }
waiting-send = Send away
waiting-send-label = Send away the bot: seat { $seat }
waiting-send-person = Send away { $name }: seat { $seat }
waiting-fill = Bots for all free seats, and begin
waiting-taken = Somebody was quicker: that seat is taken.
waiting-called = You will sit down as “{ $name }”.
waiting-nobody = Sit down under a name of your own, or be given a pigeon’s name.
waiting-sat = Now in seat { $seat }: { $who }
waiting-left = Seat { $seat } is free again.
waiting-close = Close the table
waiting-close-ask = Close this table for good? Nobody can sit down here any more.
waiting-close-yes = Close it
waiting-close-no = Keep it
waiting-closed = The table is closed.
waiting-invite = Invite friends
waiting-invite-about = Whoever opens this link can take a free seat, without an account.
waiting-local = Only this machine can reach this table.
waiting-local-about = A phone could not follow the link. To let in phones and computers of your network, end the server with Ctrl+C and start it anew:
waiting-link = Link to this table
waiting-share = A table of { $game } is waiting for you.
waiting-qr = QR code: the link to this table
waiting-qr-about = For a phone in the same room: point its camera here.
waiting-terms = What is agreed
waiting-term-lobby = Lobby
waiting-term-clock-move = { $time } for each move
waiting-term-clock-bank = { $time } for the match, after each turn { $increment } more
waiting-luck = The luck is already promised
waiting-luck-about = The server has drawn a secret for this match and shows its fingerprint now, so that it can no longer change it. Each seat adds words of its own, and the luck follows from all of them together. Once the last seat is taken, a second fingerprint fixes all words too. After the match the secret is published, and your browser can check everything.
waiting-commit = Fingerprint of the secret
waiting-words = Words of the seats
waiting-words-none = none yet
