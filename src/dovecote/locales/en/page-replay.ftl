## Looking back: replay, fairness, result, rules

# Looking at a match again
replay-title = Replay of { $game }
replay-loading = The match is being laid out again…
replay-controls = Replay controls
replay-first = To the first move
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the last move
replay-speed = Speed
replay-times = { $speed }×
replay-scrub = Place in the match
replay-place = Move { $at } of { $entries }
replay-heard = Move { $at } of { $entries }: { $told }
replay-moves = All moves
replay-moves-close = Close the list of moves
replay-taken-back = taken back later
replay-more = More
replay-table = To the table
replay-rules = Rules
replay-proof = Was the luck honest?
replay-record = Download the record
replay-copy = Copy the link to move { $at }
replay-copied = The link to move { $at } is copied.
replay-share = Share move { $at }…

# Whose knowledge is shown
replay-eyes = Seen by
replay-onlooker = An onlooker
replay-all = Everyone: whoever moves
replay-later = What the others know can be looked at once the match is over.

# What the room wrote down
replay-note-undo = { $who } takes a move back.
replay-note-resign = { $who } gives up.
replay-note-give-up = { $who } gives up.
replay-note-give-up-to = { $who } gives up; a bot plays on.
replay-note-timeout = { $who } has run out of time.
replay-note-bot = A bot plays for { $who }.
replay-note-back = { $who } plays in person again.

# Whether the luck was honest
proof-title = Was the luck honest?
proof-about = No die falls and no card is drawn by whim here. All luck of a match follows from a secret number of the server and the words that the players add. The server is held to its secret before the first move, and everyone can do the sums again afterwards.
proof-working = Working it out…
proof-failed = It could not be worked out.
proof-mark-yes = fits
proof-mark-no = does not fit
proof-mark-unknown = cannot be told here
proof-verdict-yes = The luck was honest
proof-verdict-fits = The luck fits the promise
proof-verdict-no = Something does not fit
proof-verdict-unknown = Not everything can be told here
proof-verdict-yes-text = { $count ->
    [one] The one draw or throw was worked out again in this browser, and it fits.
   *[other] All { $count } draws and throws were worked out again in this browser, and they all fit.
 }
proof-verdict-fits-text = { $count ->
    [one] The one draw or throw was worked out again in this browser, and it fits.
   *[other] All { $count } draws and throws were worked out again in this browser, and they all fit.
 } Whether these are the promises from before the first move is for others to say where this browser has not kept them: see the steps with a question mark.
proof-verdict-no-text = { $count ->
    [one] The step marked with a cross says what. One draw or throw was looked at.
   *[other] The steps marked with a cross say what. Draws and throws looked at: { $count }.
 }
proof-verdict-unknown-text = { $count ->
    [one] Nothing speaks against it, but the one draw or throw could not be worked out in full. The steps below say why.
   *[other] Nothing speaks against it, but the { $count } draws and throws could not be worked out in full. The steps below say why.
 }

# Step by step
proof-kept = The promise before the first move
proof-kept-yes = Before the end was known, the server showed a fingerprint of its secret. This browser has kept it since then, and it is the one in the record.
proof-kept-no = The fingerprint in the record is not the one that this browser has kept. The promise was exchanged.
proof-kept-unknown = This browser has not kept the promise of this match; it was not there, or it has forgotten. Somebody who played can compare this fingerprint with theirs.
proof-commit = Fingerprint:
proof-secret = The secret is the promised one
proof-secret-yes = The server has published its secret, and it has exactly this fingerprint. Another secret with the same one cannot be found.
proof-secret-no = The published secret has another fingerprint. It is not the one that was promised.
proof-secret-unknown = The record lacks the fingerprint or the secret, so there is nothing to compare.
proof-secret-name = Secret:
proof-words = Everyone’s own words
proof-words-yes = The words of every seat are in the record, the same that the table shows. The luck follows from the secret and from them together.
proof-words-no = Words are missing from the record, or they are not those that the table shows.
proof-words-unknown = Whose words they are cannot be told here.
proof-bound = All words were fixed when the match began
proof-bound-yes = When the match began, the server showed a second fingerprint, of the first one and the words of every seat together, those of bots too. This browser has kept it since then, and it fits the words in the record: nobody has exchanged any.
proof-bound-no = The second fingerprint does not fit the words in the record, or it is not the one that this browser has kept. Words were exchanged after the match had begun.
proof-bound-unknown = It fits the words in the record, but this browser has not kept it since the match began. Somebody who played can compare it with theirs.
proof-bound-none = This match is from before there was a second fingerprint. So it cannot be shown that nobody chose the words of a seat, a bot’s for instance, once some luck had been seen.
proof-binding = Second fingerprint:
proof-plain = Every question to luck was asked once
proof-plain-yes = Each draw and each throw has a plain name of its own, such as “draw 5”. So the server could not ask again until it liked the answer.
proof-plain-no = A question was asked twice, or has a name that leaves something to choose.
proof-plain-unknown = The server no longer knows what luck was asked: the rules have changed since.
proof-draws = { $count ->
    [one] The draw or throw, worked out here
   *[other] All { $count } draws and throws, worked out here
 }
proof-draws-yes = { $count ->
    [one] It is what secret and words give; differences: { $wrong }.
   *[other] Every single one is what secret and words give; differences: { $wrong }.
 }
proof-draws-no = Not all of them are what secret and words give; differences: { $wrong } of { $count }.
proof-draws-unknown = They could not be worked out: it is not known what luck was asked; without an answer: { $wrong } of { $count }.
proof-differs = Entry { $entry } differs: the record says “{ $said }”, worked out here it is “{ $due }”.
proof-show = { $count ->
    [one] Show it
   *[other] Show all { $count }
 }
proof-table = Every draw and throw
proof-entry = Entry
proof-question = Question
proof-out-of = Out of
proof-said = Record
proof-due = Worked out
proof-bag = { $count ->
    [one] the only one left
   *[other] one of { $count }
 }
proof-dice = { $dice ->
    [one] one die, 1 to { $faces }
   *[other] { $dice } dice, 1 to { $faces }
 }
proof-whole = The record is unchanged
proof-whole-yes = Its last line is a fingerprint of all lines above, and it fits. This guards against accidents; against a forger the promise does.
proof-whole-no = Its last line does not fit the lines above: something was changed on the way.
proof-whole-unknown = It has no last line that would say so.

# While it is being played
proof-promise-now = The promise is made
proof-promise-now-text = This is the fingerprint of the secret from which all luck of this match follows. Note it down if you like; this browser keeps it too. The secret is published when the match is over, and can then be checked here.
proof-words-now = These words are mixed with the secret. Nobody can change them any more once the match has begun.
proof-bound-now = This second fingerprint is of the first one and all these words together. This browser has kept both; whoever keeps them elsewhere too need not rely on it.

# What it is worth
proof-means = What this shows
proof-means-text = When all of it fits and both fingerprints were kept, nobody has touched a die or a card during the match, neither the server nor a player nor whoever runs the server: all luck was settled before the first move. That is proved to whoever has kept both since the match began. To somebody who kept only the first it is proved that the secret is the promised one; to somebody who kept neither, only that the record fits itself.
proof-means-not = What it does not show
proof-not-rules = This page does not know the rules. Which draws were due, and what lay in the bag each time, it takes from the server. The command below works that out for itself.
proof-not-words = The server could have picked a secret, or made up words, that suit somebody. Only words that a player chose after seeing the promise rule this out; one such player at the table is enough.
proof-not-knew = The server knows its secret, and so it could know what comes next. That it tells nobody cannot be shown by sums.
proof-not-people = Nor does it show who sat at the table, or whether somebody was told what another held in hand.
proof-yourself = Check it without this page
proof-yourself-text = Download the record and let Dovecote replay it on your own computer. That also checks every move against the rules:
proof-record = Download the record

# How it ended
result-won = { $who } wins!
result-you-won = You win!
result-shared = { $names } share the win
result-over = The match is over
result-closed = The table was closed
result-closed-text = The match was ended early. What was played can be looked at and checked all the same.
result-gave-up = { $names } gave up, so the match ended early. What was played can be looked at and checked all the same.
result-given-up = { $you ->
    [yes] You gave up.
   *[no] { $who } gave up.
 }
result-won-together = { $names } win!
result-given-up-text = The places and points are as they stood then.
result-you = you
result-winner = Winner
result-rank = Place { $rank }
result-resigned = gave up
result-points = { $points ->
    [one] point
   *[other] points
 }
result-terms = The points of { $who }
result-places = Places and points
result-total = Total
result-decided = Equal points: { $names }. The tie-break of the rules has decided.
result-rematch = Rematch
result-next = To the rematch
result-replay = Watch it again
result-proof = Was the luck honest?
result-record = Download the record
result-home = Start page
result-fold = Fold away and look at the table
result-show = Show the result
figure-title = The match in figures
figure-turning-point = Turning point
figure-led = In the lead all along
figure-best-turn = Best turn
figure-turn = turn { $count } of { $of }
figure-of = { $count } of { $of }
figure-watch = Watch that moment: { $what }
result-harder = Harder: { $level }
result-easier = Easier: { $level }
result-picture = A picture to share
result-picture-saved = The picture is saved as { $file }.
result-picture-failed = This browser could not make the picture.

# The rules to read in
rules-of = Rules of { $game }
rules-games = Rules of the other games
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One place found
   *[other] { $count } places found
 }
rules-none = No rule has all these words.
rules-clause = Link to rule { $clause }
rules-flag = ⚑ marks a reconstruction: nothing public settles the point, and this is how it is played here.
rules-loading = The rules are being fetched…
rules-part-aim = The aim
rules-part-turn = A turn in five pictures
rules-part-score = What is counted
rules-part-junior = For children: Junior
rules-part-teams = Four players: two teams
rules-read = Read rule { $clause }
rules-examples = { $count ->
    [one] Example
   *[other] Examples
 }
