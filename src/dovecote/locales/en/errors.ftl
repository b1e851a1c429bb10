## What can be wrong with what somebody sent

error-unreadable = “{ $text }” cannot be read; expected: { $expected }
error-not-allowed = “{ $text }” is not possible: { $reason } (§{ $clause })
error-out-of-turn = “{ $text }”: seat { $seat } owes no choice now; waiting for seat: { $waiting }
error-stale = “{ $text }” answers entry { $at }, but the match is at entry { $now }.
error-undo-over = Nothing can be taken back: the match is over.
error-undo-luck = Nothing can be taken back beyond the last throw or draw.
error-undo-other = Somebody else has moved since; that stays.
error-undo-revealed = Something hidden has been shown; that stays.
error-undo-branched = What was played before this match branched off stays.
error-undo-agreed = At this table nothing is taken back.
error-pause = Days off need a clock that gives at least a day.
error-give-up = { $reason ->
    [over] The match is over already.
    [gone] Seat { $seat } has given up already.
    [alone] Nobody would be left to play against: giving up ends the match here.
    [luck] Luck has to answer first.
   *[seat] There is no seat { $seat } at this table.
 }
error-options = { $game }: { $option } = { $value } is impossible; expected: { $expected }
error-colours = { $game }: “{ $text }” cannot be the colours of { $seats } seats; expected a different one for each of: { $expected }
error-unknown-game = There is no game “{ $game }”; there are: { $games }
error-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }
error-bot-count = Bots: { $bots }, seats: { $seats }; that does not fit.
error-luck = { $cause }: luck cannot give “{ $text }”; expected: { $expected }
error-no-luck = No throw or draw was due there: “{ $text }”
error-record = Line { $line }: “{ $text }” cannot stand there; expected: { $expected }
error-header = Line { $line }, “{ $text }”: { $reason }
error-entry = Line { $line }, entry { $entry }, “{ $text }”: { $reason }
error-version = The record was played under version { $theirs } of { $game }; here is version { $ours }.
error-ruleset = The record was played with other data of { $game }, { $theirs }; here are { $ours }.
error-proof-unsealed = Not proved: the record does not end with a check line.
error-proof-unusual = Not proved: the record holds more than a table writes (comments, say, or lines in another order).
error-proof-unfinished = Not proved: the match is not over.
error-proof-secret = Not proved: the secret is missing.
error-proof-commit = Not proved: the secret is not the one that was promised.
error-proof-entropy = Not proved: not every seat has added its own words.
error-proof-binding = Not proved: the binding does not fit the promise and the words of the seats.
error-proof-kept = Not proved: what you have kept is neither the promise nor the binding of this record.
error-clause = { $game } has no clause { $clause }; it has: { $clauses }
error-ruling = { $game } has no ruling { $ruling }; “dovecote rules { $game }” cites those there are.
error-large-file = { $file } is larger than { $limit } MB.
error-file-missing = { $file } does not exist.
error-file-folder = { $file } is a folder.
error-file-forbidden = { $file } may not be opened.
error-file-other = { $file } cannot be opened.
error-not-text = { $file } is not a text file.
error-entry-number = There is no entry { $at }; entries in the record: { $entries }.
error-no-offer = There is no offer { $number }; there are { $count }.
error-pair = “{ $text }” is not an option; expected: KEY=VALUE
error-usage-command = There is no command “{ $text }”; there are: { $expected }
error-usage-option = There is no option “{ $text }”; see --help.
error-usage-missing = { $text } is missing; see --help.
error-usage-number = “{ $text }” is not a whole number from { $low } to { $high }.
error-usage-choice = “{ $text }” is not one of: { $expected }
error-usage-extra = That is more than this command takes; see --help.
error-deck-syntax = The file is no TOML: { $found ->
        [long] far too long
        [nested] nested too deeply
        [digits] a number in it has too many digits
       *[other] { $found }
    }
error-deck-list = { $place } is missing; expected: a list of { $expected } cards.
error-deck-count = { $place } has { $found } cards; expected: { $expected }
error-deck-letters = { $place }, “{ $found }”: a card is four letters out of { $expected }.
error-deck-kinds = { $place }, “{ $found }”: a starting objective shows one of each: { $expected }.
error-no-cards = { $game } has no cards of its own to change.
error-cards-syntax = The file is no TOML: { $found ->
        [long] far too long
        [nested] nested too deeply
        [digits] a number in it has too many digits
       *[other] { $found }
    }
error-cards-unknown = { $card }, { $field }: there is no such field. Known: { $expected }
error-cards-missing = { $card }, { $field }: missing. Expected: { $expected }
error-cards-value = { $card }, { $field }: “{ $found }” cannot be. Expected: { $expected }
error-cards-total = { $card }: the box has { $expected } in all, the file { $found }.
error-cards-twice = { $card }: this id is there twice.
error-cards-verb = { $card }, { $field }: “{ $found }” cannot stand here. Expected: { $expected }
error-cards-aims = { $card }, { $field }: only one effect may leave an aim open, here are several: { $found }
error-cards-dirt = { $card }, { $field }: “assign” belongs to these cards, and to no others: { $expected }

# The server, and those who operate it
error-picture-kind = “{ $text }” does not end with { $expected }.
error-seat-missing = There is no seat { $seat }; the match has { $seats }, counted from 0.
error-server-away = No server of Dovecote answers at { $url }.
error-no-open-seat = This seat is not open at { $table }; open seats: { $free }.
error-cluster = “{ $on }” is no cluster; expected: ray, ray://HOST:PORT or dask://HOST:PORT.
error-cluster-away = No cluster answers at { $on }.
error-worker-lost = A worker died { $tries } times over the same task; the result would not be whole.
error-server-refused = The server refuses this: { $refused }.
error-in-file = { $file }: { $reason }
error-extra-missing = This needs more than is installed; what is missing comes with: pip install 'dovecote[{ $extra }]'
error-port = It is not possible to listen at port { $port } of { $host }; perhaps another program has it. --port names another one.
error-unconfirmed = Nothing has been deleted; --yes deletes without asking.
error-no-table = There is no table “{ $table }”.
error-nobody = Choose a name first.
error-token = This link is no longer valid.
error-somebody = You are { $mine } here already; the link belongs to { $theirs }. Nothing has changed.
error-seat = There is no seat { $seat }.
error-not-yours = Seat { $seat } is not yours.
error-taken = Seat { $seat } is already taken.
error-not-seated = Only those who sit at the table can do that.
error-not-host = Only the one who opened the table can do that.
error-status = { $status ->
    [open] That has to wait: the match has not begun.
    [running] That is not possible now: the match is being played.
    [over] That is not possible any more: the match is over.
    [closed] That is not possible any more: the table is closed.
   *[stranded] That is not possible: the rules have changed and can no longer follow this match, so it has been set aside.
 }
error-needs-server = A clock needs a server: in this browser alone nobody could keep the time.
error-help = Help at this table: { $help ->
    [none] none
    [legal] the possible moves
    [preview] the possible moves and what they would bring
   *[coach] all of it, advice too
 }; that would take: { $needed ->
    [none] none
    [legal] the possible moves
    [preview] the possible moves and what they would bring
   *[coach] all of it, advice too
 }.
error-answered = Seat { $seat } has answered already.
error-bot-plays = A bot is playing for seat { $seat }; take the seat back first.
error-asked = You are asked now; there is nothing to choose in advance.
error-unforeseen = It is not certain that “{ $text }” will be possible next.
error-present = Whoever holds seat { $seat } is here and plays in person.
error-just-left = Seat { $seat } has only just been left; a bot may take over in { $seconds } s.
error-private = Only those who sit at this table may look at it.
error-secret = { $seat ->
    [all] Everything can be looked at once the match is over.
   *[other] What seat { $seat } knows can be looked at once the match is over.
 }
error-too-many = { $what ->
    [tables] You already have { $limit } tables that are not over; finish or close one first.
    [connections] Too many connections from your address are open; at most: { $limit }.
    [messages] That was too fast; messages a second, at most: { $limit }.
    [people] Too many newcomers from your address; wait a minute.
    [lines] That was a lot to say, by you or from your address; wait a minute.
    [leaves] You, or your address, have left seats too often in the last hour; wait a while.
    [openings] Too many tables were opened in the last hour, by you or from your address; wait a while.
    [sessions] Personal links were followed too often from your address in the last hour; wait a while.
    [undos] That has been taken back { $limit } times now; make a move that stays.
    [sets] You already have { $limit } sets of cards; delete one first.
    [kept] You already keep { $limit } sets of others; let one go first.
    [stores] Sets were stored or tried too often in the last hour, by you or from your address; wait a while.
    [measures] Sets are being measured too often; wait a while.
    [passkeys] You already have { $limit } passkeys; remove one first.
    [channels] Notices can go { $limit } ways at most.
    [notices] Notices are being tried too often; wait a while.
    [analyses] Matches are being judged too often; wait a while.
   *[requests] That was too fast; wait a moment.
 }
error-too-hard = That would take too long to work out; nothing has changed.
error-superseded = You have asked something newer in the meantime.
error-too-long = { $what ->
    [name] A name has at least one character and at most { $limit }.
    [chat] A message has at least one character and at most { $limit }.
   *[secret] The secret of a record has at least one character and at most { $limit }.
 }
error-origin = That came from a page that does not belong to this server; nothing has been done.
error-host = This server does not know the name “{ $host }”. Whoever runs it can add it: --public { $host }
error-not-json = What is sent to this server must be JSON, and say so (Content-Type: application/json).
error-token-file = “{ $file }” holds no token: at least { $least } letters and digits without a space.
error-changed = The table has changed in the meantime; look again.
error-no-page = There is nothing at this address.
error-seat-count = Seats named: { $given }, seats of the match: { $seats }; that does not fit.
error-workers = Several processes (here { $workers }) need PostgreSQL: --db postgresql://USER@HOST/NAME
error-one-worker = On Windows one process serves; several (here { $workers }) need Linux or macOS.
error-database = The database cannot be used: { $reason }
error-in-use = Another server is already using { $file }.
error-unavailable = The database does not answer at the moment; try again soon.
error-unready = { $reason ->
    [closing] The server is about to stop.
    [full] Nothing can be stored: the disk is full.
    [disk] Nothing can be stored: the disk does not take it.
    [read-only] Nothing can be stored: the database can only be read.
    [moved] Nothing can be stored: the file of the database is not where it was.
    [damaged] The database is damaged; the log says where.
   *[away] Nothing can be stored: the database does not answer.
 }
error-damaged = Table { $table }: from entry { $entry } on it is not as it was stored.
error-message = This message cannot be read: { $reason }
error-request = This request cannot be read: { $reason }
error-internal = Something went wrong here; nothing has changed.
error-no-database = No tables are kept at { $db }.
error-shape = The tables have shape { $theirs }, this Dovecote knows shape { $ours }. “dovecote serve” brings an older database up to date; a backup is restored by the version that made it.
error-unfollowed = Table { $table } ({ $game }, ruleset { $ruleset }): the present rules cannot follow the match from entry { $entry } on.
error-unproved = The luck of this record was not promised beforehand, so it is not proved; only proved matches are taken in.
error-unfinished = This match was not finished; only finished ones are taken in.
error-kept = This match is here already, as table { $table }.
error-backup = { $file } is not a backup of Dovecote’s, or it is damaged.
error-not-empty = Something is kept at { $db } already; a backup needs an empty database.
error-rivals = An arena needs two different bots, such as --bots homer,racer; there are: { $bots }.
error-nobody-asked = After entry { $at } nobody is to move.
error-seat-not-asked = After entry { $at } seat { $seat } is not to move; seats to move: { $seats }.
error-choice = { $name }: “{ $text }” is not one of { $expected }
error-number = { $number } stands for none of the { $offers } offers of seat { $seat }; see the mask.
error-not-begun = The match has not begun: call reset() first.
error-seats = This environment has { $seats } seats; make another one for { $wanted }.
error-no-seat = There is no seat { $seat }; there are { $seats }, from 0 on.
error-whole = One whole number is needed, not { $said }.
error-array = An array of { $expected } numbers is needed, not one of the shape { $found }.
error-longest = longest: { $longest } is not a number of steps, 1 or more.
error-bots = { $bots } bots for { $seats } other seats; name one for all of them, or one for each.
error-nothing-hidden = { $bot } searches what is hidden, and nothing is in { $game }; take spiel:mcts.
