## The page: sets of cards, and writing one

# What must be said wherever cards are
set-label = { $what }:
set-columba-what = Cards
set-columbiz-what = Board
set-piccioni-what = Cards
set-columba-short = reconstructed cards
set-columbiz-short = reconstructed board
set-piccioni-short = house cards
setup-set-look = Look at these

# The list of sets
page-cards-sets = Your own cards
page-cards-heading = Cards and boards
page-cards-lead = Own a box? Enter its cards here and play with them anywhere. Or invent some. Whoever has the link to a set may play with it and copy it.
page-cards-loading = Fetching the cards…
page-cards-house = From the house; always there.
page-cards-mine = Yours, version { $version }
page-cards-by = By { $author }
page-cards-by-version = By { $author }, version { $version }
page-cards-new-columba = New cards
page-cards-new-columbiz = Another board
page-cards-new-piccioni = New cards
page-cards-has-draft = This browser keeps a draft that is not saved yet.
page-cards-import = From a file
page-cards-import-about = A file that was exported here or written by hand becomes a draft that you can look at and save.
page-cards-choose-file = Choose a file…
page-cards-no-set = No set can be read from { $file }.

# One set
page-cards-cards = The cards
page-cards-copy-link = Copy the link
page-cards-share-link = Share the link
page-cards-hash = Fingerprint { $hash }
page-cards-newest = There is a newer version
page-cards-is-hidden = Hidden from your list; tables that play with it go on.
page-cards-play-bots = Play against bots
page-cards-setup = Set up a table
page-cards-change = Change it
page-cards-copy = Copy and change
page-cards-copy-of = { $title }, changed
page-cards-export = Save as a file
page-cards-versions = Versions
page-cards-version = Version { $version }
page-cards-used = used at a table, never changes
page-cards-hide = Hide from my list
page-cards-unhide = Show in my list again
page-cards-delete = Delete
page-cards-delete-sure = Really delete?
page-cards-deleted = { $title } is deleted.
page-cards-hidden = { $title } is hidden: tables play with it, so it stays for them.
page-cards-keep = Keep in my list
page-cards-let-go = Take out of my list

# Writing one
page-cards-heading-columba = Your own cards for Columba
page-cards-heading-columbiz = Your own board for Columbiz
page-cards-heading-piccioni = Your own cards for Piccioni
page-cards-change-heading = Changing { $title }
page-cards-lead-columba = The cards lie before you as on a table. Click a field to change its ground, or type: g w s b.
page-cards-lead-columbiz = Give the squares of each column their numbers: click, or type 1 to 6.
page-cards-lead-piccioni = Begin with the house cards and change what is different: choose a card, and put together what it does.
page-cards-draft = Your draft is back as you left it.
page-cards-start-over = Start over
page-cards-label = Name and origin
page-cards-title = Name
page-cards-provenance = Where it comes from
page-cards-provenance-about = Shown wherever the cards are, for instance: typed from my copy of 2012.
page-cards-undo = Undo
page-cards-redo = Do it again
page-cards-save = Save
page-cards-trying = Bots are trying it out…
page-cards-saved = { $title } is saved.
page-cards-leave = Back without saving
page-cards-findings = What the rules say
page-cards-looking = Looking at it…
page-cards-begin = Begin, and you will see here what the rules say of it.
page-cards-well = All is well: it can be played.
page-cards-to-mend = { $count ->
    [one] One thing to mend
   *[other] { $count } things to mend
 }
page-cards-more-to-mend = { $count ->
    [one] and one more
   *[other] and { $count } more
 }
page-cards-there = Go there
page-cards-hints = Perhaps a mistake
page-cards-try = Try it
page-cards-save-and-play = Save and play against bots
page-cards-deal = Deal a hand
page-cards-deal-again = Once more
page-cards-dealt = Dealt with these
page-cards-dealt-card = to be placed
page-cards-dealt-objective = objective of seat { $seat }

# Columba
page-cards-common = Common cards
page-cards-common-label = Common cards: arrows walk, g w s b fill a field, T turns, D duplicates
page-cards-starting = Starting cards
page-cards-starting-label = Starting cards: the same keys
page-cards-common-n = Card { $number }
page-cards-starting-n = Starting card { $number }
page-cards-field = { $card }, { $where }: { $ground }
page-cards-field-empty = empty
page-cards-corner-top-left = top left
page-cards-corner-top-right = top right
page-cards-corner-bottom-right = bottom right
page-cards-corner-bottom-left = bottom left
page-cards-twin-label = { $card }, there is the same one
page-cards-brush = A click makes a field
page-cards-brush-next = the next ground
page-cards-brush-keys = Keys: g green, w white, s sand, b blue, Backspace empties.
page-cards-this = With { $card }
page-cards-turn-left = Turn to the left (Shift T)
page-cards-turn-right = Turn to the right (T)
page-cards-turned = { $card } is turned
page-cards-duplicate = Duplicate (D)
page-cards-clear = Empty this card (Delete)
page-cards-no-empty = There is no empty card for a copy.
page-cards-copied-to = { $other } is now like { $card }
page-cards-counts = So far
page-cards-ground-count = { $ground }: { $count }
page-cards-missing = { $count ->
    [one] One card is not filled in.
   *[other] { $count } cards are not filled in.
 }
page-cards-none-missing = All cards are filled in.
page-cards-twins = The same, however turned: { $cards }.
page-cards-no-twins = No two cards are the same.
page-cards-go-to = To { $card }
page-cards-words = All at once
page-cards-words-about = Words of four letters, clockwise from the top left: gwsb ggws … They fill the cards from the first one on, starting cards last.
page-cards-words-take = Lay these cards
page-cards-words-taken = { $count ->
    [one] One card is laid.
   *[other] { $count } cards are laid.
 }
page-cards-words-wrong = These are no cards: { $words }.
page-cards-empty-all = Empty all cards
page-cards-fill = Lay the reconstructed cards

# Columbiz
page-cards-board-label = The squares: arrows walk, 1 to 6 give a number
page-cards-square = Column { $column }, square { $row } from the die: { $number }
page-cards-number-brush = A click gives a square
page-cards-number-next = the next number
page-cards-number-keys = The square of the column that had the number gets the other one in exchange.
page-cards-column = Column { $column }
page-cards-reverse = Upside down
page-cards-repeat = All columns like this one

# Piccioni
page-cards-places = Places: { $count }
page-cards-pigeons = Pigeons: { $count }
page-cards-actions = Actions: { $count }
page-cards-add-place = Another Place
page-cards-add-pigeon = Another pigeon
page-cards-add-action = Another action
page-cards-wrong = something is wrong with it
page-cards-choose = Choose a card to change it.
page-cards-all = All cards
page-cards-remove = Remove { $card }
page-cards-name = What it is called
page-cards-name-in = Name in this language, if it differs ({ $language })
page-cards-count = Copies
page-cards-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
 }
page-cards-call = Call
page-cards-spaces = Spaces
page-cards-no-limit = No limit
page-cards-size = Spaces it takes
page-cards-moves = Moves it costs
page-cards-revealed = When it is revealed
page-cards-follower = Another pigeon may follow it
page-cards-never = Never goes to
page-cards-returns = Returns
page-cards-returns-about = Instead of becoming a Trophy it returns to the deck, and another one becomes the Trophy.
page-cards-play = In one’s turn
page-cards-reacts = As a reaction to
page-cards-reacts-none = nothing: it is no reaction
page-cards-reacts-aimed = a card that names one’s Area
page-cards-reacts-guano = Guano about to enter one’s Area
page-cards-reacts-pigeons = pigeons about to enter one’s Area
page-cards-reacts-trophies = two or more Trophies made by another
page-cards-reacts-reaction = somebody’s reaction
page-cards-reaction = The reaction
page-cards-only = Only these pigeons may be there
page-cards-only-about = None chosen: all may.
page-cards-arrival = At once, when pigeons arrive
page-cards-preview = In a hand
page-cards-picture = Picture
page-cards-letters = Or up to three letters instead
page-cards-effect = What it does
page-cards-effect-n = Effect { $number }
page-cards-effect-add = Another effect
page-cards-effect-remove = Remove effect { $number }
page-cards-effect-unsayable = This cannot be said of a card; choose again to get the nearest that can.
page-cards-effect-from = From where
page-cards-effect-to = To where
page-cards-effect-what = What
page-cards-effect-count = How many
page-cards-effect-most = How many
page-cards-effect-cards = How many
page-cards-verb-assign = it goes to
page-cards-verb-trophy = becomes your Trophy
page-cards-verb-scare = pigeons are Scared
page-cards-verb-share = become shared Trophies
page-cards-verb-move = move pigeons
page-cards-verb-discard = discard from your Area
page-cards-verb-draw = draw cards
page-cards-verb-swap = swap pigeons with another Area
page-cards-verb-cancel = it does not happen
page-cards-verb-redirect = it goes to whoever sent it
page-cards-value-own-area = your own Area
page-cards-value-any-zone = any Zone
page-cards-value-any-place = any Place
page-cards-value-any-area = any Area
page-cards-value-roomiest-place = the Place with the most free spaces
page-cards-value-most-trophies = the Area with the most Trophies
page-cards-value-here = this Place
page-cards-value-one = one
page-cards-value-all = all
page-cards-value-pigeon = pigeon
page-cards-value-pigeons = pigeons
page-cards-value-everything = pigeons and Guano
page-cards-value-guano = Guano
page-cards-value-lots = Lots of Guano
page-cards-value-most-1 = one
page-cards-value-most-2 = one or two
page-cards-value-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
page-cards-wording = In four languages
page-cards-wording-itself = written by itself
page-cards-wording-own = in your own words
page-cards-wording-about = The sentence is written from the effects. Words of your own stand on the card instead; what happens is always what the effects say.
page-cards-no-sentence = Nothing can be said of it yet.
page-cards-says = In your own words ({ $language })
page-cards-answers = The reaction in your own words ({ $language })
page-cards-flock = Copies by number of players (edition 2025)
page-cards-flock-n = { $players } players
page-cards-flock-same = always all copies
page-cards-id = Word in records
page-cards-id-about = Small letters and digits. Guano and Lots of Guano are known by the words guano and lots.
page-cards-limits = What if my card does something else?
page-cards-limits-about = Cards are put together from the words of the printed rules. What is not among them cannot be played here yet; this comes nearest:
page-cards-limit-two-aims = It leaves two things open to choose.
page-cards-nearest-two-aims = Leave one of them open and name the other, or make two cards of it.
page-cards-limit-guano-place = It puts Guano on a Place.
page-cards-nearest-guano-place = Guano goes to an Area; let the Place scare its pigeons when some arrive.
page-cards-limit-still-calls = It still calls pigeons when it is cancelled.
page-cards-nearest-still-calls = A cancelled card calls nobody; give it a larger call for when it is not.
page-cards-limit-if = It asks for a condition: only if…
page-cards-nearest-if = A card that would do nothing cannot be played; name the Place it is about.
page-cards-limit-others-hand = It takes cards out of somebody’s hand.
page-cards-nearest-others-hand = Let it draw from the deck.

# Measuring
page-cards-measure = Measure
page-cards-measure-about = Bots play { $count } matches with it in the background: how long they last, whether it matters who begins, which cards are strong.
page-cards-measure-go = Measure it
page-cards-measure-stop = Stop
page-cards-measure-progress = { $played } of { $count } matches
page-cards-measure-old = Measured with version { $version }.
page-cards-measured = { $played } matches of { $seats } players.
page-cards-measure-length = Moves of a match
page-cards-measure-range = { $mean } ({ $low } to { $high })
page-cards-measure-winner = Points of the winner
page-cards-measure-seat = Seat { $seat } wins
page-cards-measure-share = { $wins } ({ $low } to { $high }; fair: { $fair })
page-cards-measure-strongest = Stronger than the others
page-cards-measure-weakest = Weaker than the others
page-cards-measure-none = none beyond doubt
page-cards-measure-cards = Card by card
page-cards-measure-card = Card
page-cards-measure-drawn = Drawn
page-cards-measure-played = Played
page-cards-measure-edge = Edge
