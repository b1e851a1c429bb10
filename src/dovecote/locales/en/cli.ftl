## The command line

cli-about = Three pigeon games to play, host and study.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-help = Show this help.
cli-version = Show the version.
cli-lang = Language: en, fr, de or it.
cli-json = Print JSON for machines.
cli-seats = How many play.
cli-option = An option of the game, as KEY=VALUE; may be repeated.

cli-play-about = Play at the terminal against bots.
cli-play-bots = Bots for the last seats, separated by commas ({ $bots }); the other seats are yours.
cli-play-seed = Fix the luck, to play with the same luck again.
cli-play-words = Your own words for the luck, so that nobody can have chosen it for you.
cli-play-colours = The colours of the seats, separated by commas, instead of the usual ones.
cli-play-plain = Describe the table in sentences instead of drawing it, for screen readers.
cli-sim-about = Let bots play many games and sum them up.
cli-sim-bots = A bot for each seat, separated by commas, or one for all: { $bots }.
cli-sim-games = How many games.
cli-sim-seed = The luck: the same seed gives the same result.
cli-sim-workers = How many processes work at once.
cli-sim-save = Write every game’s record into this folder.
cli-replay-about = Show a recorded game.
cli-replay-at = Stop after this entry.
cli-verify-about = Check that a record is whole, legal and of honest luck.
cli-verify-kept = The promise or the binding as you have kept it since the match began; may be given twice.
cli-rules-about = Read the rules of a game.
cli-rules-clause = Only this clause, such as 4.2.
cli-rules-ruling = Only this ruling of the register, such as CB-22.
cli-games-about = List the games, or one game with its options.
cli-completion-about = Print the completion script for a shell: bash, zsh or fish.

# Playing
play-welcome = { $title }. You play: { $people }. Bots: { $bots }.
play-welcome-alone = { $title }. You play against: { $bots }.
play-nobody = none
play-luck-promised = Promise for the luck: { $commit }
play-luck-bound = Binding of the luck and all words: { $binding }
play-luck-seeded = Luck follows seed { $seed }.
play-help = Type a number or a move. Also: why MOVE, hint [more], undo, give up, rules [CLAUSE], look, all, order ANSWER, save FILE, help, quit.
play-orders = Your standing orders: { $orders }. “order pass”, “order pass until my turn” or “order react CARD” gives one, “order none” takes them back.
play-no-orders = none
play-hand-over = { $who }, this is for your eyes only: take the keyboard and press Enter.
play-your-turn = { $you ->
    [yes] Your move:
   *[no] { $who }, your move:
 }
play-prompt = { $who }>
play-unlisted = … and { $count } more; “all” lists them.
play-why-legal = “{ $text }” is possible.
play-undone = Taken back.
play-saved = Saved in { $file }.
play-save-where = save FILE: name a file.
play-bye = Goodbye.
play-over = The match is over. “save FILE” keeps its record; Enter leaves.
play-result = { $rank }. { $who }: { $score }{ $gone ->
    [yes] {" "}(gave up)
   *[no] {""}
 }
play-gave-up = { $you ->
    [yes] You gave up.
   *[no] { $who } gave up.
 }
play-won = { $you ->
    [yes] You win!
   *[no] { $who } wins!
 }
play-won-together = { $names } win!
play-proof = The luck is proved: save the record and check it with “dovecote verify FILE”.
play-seat = Seat { $seat }
play-you = You
play-bot = { $who } ({ $bot })

# Simulating
sim-progress = Playing
sim-title = { $game }, { $seats } seats: { $bots }
sim-games = games { $games }, moves { $moves }, moves a second { $moves_per_s }, games a second { $games_per_s }
sim-length = moves a game: mean { $mean }, shortest { $low }, longest { $high }
sim-seat = seat { $seat } ({ $bot }): score { $mean } ± { $spread }, wins { $wins } ({ $share } %)

# Replaying, verifying, listing
replay-entry = after entry { $at } of { $entries }
verify-whole = The record is whole: { $entries } entries, every one legal.
verify-proved = All luck follows from the secret and the words of the seats in the record. That nobody has exchanged them since the match began is proved to whoever has kept both of these:
verify-unbound = All luck follows from the secret and the words of the seats in the record. That the secret was not exchanged is proved to whoever has kept its promise. Not proved: that nobody chose the words of a seat afterwards. The record is from before words were bound.
verify-kept-commit = You have kept this promise: the secret was fixed by then.
verify-kept-binding = You have kept this binding: the secret and all words were fixed by then, and with them all luck.
verify-not-kept = Whether this is the binding that was shown when the match began, only somebody who kept it can tell; give yours with --kept.
verify-unproved = The luck was not promised beforehand, so it cannot be proved; only that it was possible.
verify-result = Scores: { $scores }
verify-unfinished = The match was not finished; it is proved as far as it goes.
games-option = { $name } = { $values }: { $about }
games-options = Options: { $options }
games-colours = colours of the seats: { $colours } (--colours)
games-more = “{ $example }” says more about one of them.

# Decks of cards
cli-cards-about = Cards and boards of your own: check files, and look after the sets of a server.
cli-cards-check-about = Check a file with other cards for a game.
cli-cards-list-about = List the sets of a server, the house’s first.
cli-cards-show-about = Show a set of a server, or the house’s by the name of its game.
cli-cards-export-about = Write a set as a file.
cli-cards-import-about = Take in a set from a file. Whoever has its link can play with it.
cli-cards-version = This version; usually the newest.
cards-other = Played with other cards: { $title }. { $provenance }
cards-line = { $id }: { $title } ({ $game }), version { $version }, ruleset { $ruleset }, by { $author }
cards-from = From: { $provenance }
cards-imported = The set is now { $id }.
cards-server = A server would not store it yet: { $reason }
cli-cards = Use the cards of this file instead of the usual ones.
cli-variant = A variant of the game, such as junior in Columba.
cards-good = { $file } can be used for { $game }. Cards: { $cards }
cards-twice = { $card } is in it { $count } times; that is allowed.

cli-serve-about = Host tables for people, bots and onlookers.
cli-serve-lan = Let phones and computers of the same network reach the tables (or not, and do not ask).
cli-serve-host = The address to listen at; 0.0.0.0 lets others on the network in.
cli-serve-port = The port to listen at; usually 8000.
cli-serve-db = Where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it a file in your data folder.
cli-serve-workers = How many processes serve; more than one needs PostgreSQL.
cli-serve-thinkers = How many processes think for bots.
cli-serve-url = How people reach the server, if it stands behind another one: https://games.example.org
cli-serve-public = Another name by which people reach the server: games.lan (several times).
cli-serve-metrics = Show figures at /metrics to whoever has the token in this file.
cli-serve-limit = Allow more or less of something: connections=200 (several times).
cli-serve-pace = How quick things are, in seconds: bot=0.5 quickest=0.8 slowest=2.4 (several times).
cli-serve-open = Open the browser there; if the usual port is taken, the next free one is used.
serve-where = Dovecote is at { $url } – Ctrl+C ends it.
serve-lan = Phones and computers in this network reach it at { $url }; so can anybody else who is in it.
serve-here = Only this machine can reach it; with --lan phones and computers in this network can, too.
serve-alone = No network was found: only this machine can reach it now.
serve-ask = May phones and computers in this network join your tables? If so, type “{ $yes }”; Enter keeps them to this machine.

# Looking after tables
cli-tables-about = Look after the tables that a server keeps.
cli-tables-list-about = List the tables, the last changed first.
cli-tables-show-about = Show what an operator may know of a table.
cli-tables-export-about = Write the record of a table. Once it is over the record is whole, before that it is as an onlooker may read it.
cli-import-about = Take in records of finished matches, all of them or none: each becomes a table that people can look at and replay.
cli-tables-import-about = Take in the record of a finished match. People can then look at it and replay it.
cli-tables-backup-about = Write everything into one file, while servers go on. Keep it to yourself: the secrets of running matches are in it.
cli-tables-restore-about = Put a backup into an empty database. It may be of the other kind.
cli-tables-delete-about = Delete tables that nobody has touched for days. People who then hold nothing, and came as long ago, go with them.
cli-tables-check-about = Replay every running match under the present rules. The exit code is 1 if one of them cannot be followed.
cli-tables-shape-about = Say which shape the database has. With --to, bring it to another one: an older version of the server can then use it. Stop every server first and make a backup.
cli-tables-shape-to = The shape to bring the database to.
cli-tables-status = Only tables with this status, may be repeated: { $statuses }.
cli-tables-older = Only tables untouched for this many days.
cli-tables-dry-run = Only say what would be deleted.
cli-tables-yes = Do not ask.
tables-none = There are no such tables.
tables-line = { $id }  { $game }, { $status }, entries: { $entries }, last change { $changed }: { $seats }
tables-status = { $status ->
    [open] open
    [running] running
    [over] over
    [closed] closed
   *[stranded] set aside
 }
tables-bot = bot { $bot }
tables-host = Host: { $host }; opened { $created }
tables-options = Options: { $options }
tables-clock = Clock: { $clock }
tables-access = Who may watch: { $watch }; in the lobby: { $listed ->
    [yes] yes
   *[no] no
 }; help: { $help }
tables-rules = Rules: version { $version }, ruleset { $ruleset }
tables-seat = Seat { $seat }: { $who }; words for the luck: { $words }
tables-resigned = Seat { $seat } has given up.
tables-vote = Seat { $by } wants a bot for seat { $seat }.
tables-waiting = Waiting for seat: { $seats }
tables-said = Lines of chat: { $said }
tables-next = Rematch: { $id }
tables-imported = The match is now table { $id }.
import-known = The match was here already, as table { $id }.
tables-backed-up = { $file } holds everything; rows: { $rows }. Keep it to yourself: the secrets of running matches are in it.
tables-restored = Everything in { $file } is back; rows: { $rows }.
tables-ask = Delete for good? Tables: { $tables }, people: { $people }. If so, type “{ $yes }”:
tables-yes = yes
tables-would-go = This would be deleted: tables { $tables }, people { $people }.
tables-gone = Deleted: tables { $tables }, people { $people }.
tables-moved = Table { $table } ({ $game }): the rules have changed from { $ruleset } to { $present }, and the match goes on under them.
tables-version = Table { $table } ({ $game }): it was begun under version { $theirs } of the rules, here is version { $ours }; the match is set aside.
tables-file-damaged = The file of the database is damaged: { $reason }
tables-checked = Running matches that can go on: { $fine }; that cannot: { $lost }.
tables-shape = The database has shape { $shape }. This version knows: { $shapes }
