## Sets of cards and boards

set-columba-title = The reconstructed cards
set-columba-provenance = Reconstruction: the printed cards are not known. Every card with a pair side by side and two singles once, and every card of four different grounds once.
set-columbiz-title = The reconstructed board
set-columbiz-provenance = Reconstruction: in every column the numbers run from 1 at the die to 6.
set-piccioni-title = The house cards
set-piccioni-provenance = Reconstruction: the texts of the printed cards are not public. These are the house’s own, in the words of the rules.

error-reading-twice = { $found } is in it { $expected } times; that is allowed.
error-board-count = The board has six columns; here are { $found }.
error-board-numbers = { $place }: { $found } – in each column every number stands once: { $expected }.
error-board-syntax = The file is no TOML: { $found ->
        [long] far too long
        [nested] nested too deeply
        [digits] a number in it has too many digits
       *[other] { $found }
    }
error-cards-free = { $card }, { $field }: cards that cost no move draw { $found } cards in all, at most { $expected } may be: else a turn might never end.
error-cards-reserved = { $card }, { $field }: this word has another meaning in the text of moves; choose another id.
error-label-missing = { $field } is missing: at most { $expected } characters.
error-label-kind = { $field }: “{ $found }” is no text.
error-label-signs = { $field }: there is a sign in it that cannot be seen, { $found }.
error-label-long = { $field }: { $found } characters, at most { $expected }.
error-label-unseen = { $field }: nothing of it can be read, or too many marks are on one letter.
error-label-taken = { $field }: “{ $found }” is what the house’s own set is called.
error-label-drawing = { $field }: “{ $found }” is not the name of a drawing: small letters, digits and hyphens.
error-reading-syntax = That is no TOML: { $found ->
        [long] far too long
        [nested] nested too deeply
        [digits] a number in it has too many digits
       *[other] { $found }
    }
error-reading-tables = None of these is in it: { $expected }.
error-reading-large = The set has { $found } bytes, at most { $expected }.
error-reading-unknown = { $found } is not part of a set and is left out. Known: { $expected }
error-trial-endless = With these cards a match does not come to its end: bots tried one with { $seats } seats, and it went on after { $expected } entries.
error-trial-crowded = With these cards somebody may do too many things at once: { $found } in a match with { $seats } seats, at most { $expected }.
error-no-set = There is no set { $set }.
error-other-game = That set is for another game: { $theirs }.
error-not-author = Only the author of a set may do that, and nobody with the house’s.
error-set-changed = The set has been changed meanwhile: version { $version } is the newest now.
error-set-faulty = { $count ->
    [one] One thing must be mended before the set can be stored.
   *[other] { $count } things must be mended before the set can be stored.
 }
error-set-body = A set is sent as a sheet with its game, or as TOML.
