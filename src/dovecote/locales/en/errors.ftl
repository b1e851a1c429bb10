## What can be wrong with what somebody sent

error-unreadable = “{ $text }” cannot be read; expected: { $expected }
error-not-allowed = “{ $text }” is not possible: { $reason } (§{ $clause })
error-out-of-turn = “{ $text }”: seat { $seat } owes no choice now; waiting for seat: { $waiting }
error-stale = “{ $text }” answers entry { $at }, but the match is at entry { $now }.
error-undo-over = Nothing can be taken back: the match is over.
error-undo-luck = Nothing can be taken back beyond the last throw or draw.
error-undo-other = Somebody else has moved since; that stays.
error-undo-revealed = Something hidden has been shown; that stays.
error-options = { $game }: { $option } = { $value } is impossible; expected: { $expected }
error-unknown-game = There is no game “{ $game }”; there are: { $games }
error-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }
error-bot-count = Bots: { $bots }, seats: { $seats }; that does not fit.
error-luck = { $cause }: luck cannot give “{ $text }”; expected: { $expected }
error-no-luck = No throw or draw was due there: “{ $text }”
error-record = Line { $line }: “{ $text }” cannot stand there; expected: { $expected }
error-header = Line { $line }, “{ $text }”: { $reason }
error-entry = Line { $line }, entry { $entry }, “{ $text }”: { $reason }
error-ruleset = The record follows { $game } { $theirs }; the rules here are { $ours }.
error-proof-unsealed = Not proved: the record does not end with a check line.
error-proof-unusual = Not proved: the record holds more than a table writes (comments, say, or lines in another order).
error-proof-unfinished = Not proved: the match is not over.
error-proof-secret = Not proved: the secret is missing.
error-proof-commit = Not proved: the secret is not the one that was promised.
error-proof-entropy = Not proved: not every seat has added its own words.
error-clause = { $game } has no clause { $clause }; it has: { $clauses }
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
error-deck-syntax = The file is no TOML: { $found }
error-deck-list = { $place } is missing; expected: a list of { $expected } cards.
error-deck-count = { $place } has { $found } cards; expected: { $expected }
error-deck-letters = { $place }, “{ $found }”: a card is four letters out of { $expected }.
error-deck-kinds = { $place }, “{ $found }”: a starting objective shows one of each: { $expected }.
error-no-cards = { $game } has no cards of its own to change.
