## Columba: what its table, offers, events and refusals say

columba-title = Columba
columba-about = Place cards, capture wild pigeons, build dovecotes, send falcons; four play in teams of two, and there is a junior game.
columba-reconstructed = The cards are a reconstruction, and so is whatever the rules mark ⚑.

# The players, by the colour of their dovecotes
columba-red = Red
columba-yellow = Yellow
columba-green = Green
columba-purple = Purple

# The kinds of ground
columba-kind-g = green
columba-kind-w = white
columba-kind-s = sand
columba-kind-b = blue

# The two dovecotes
columba-size-small = small
columba-size-large = large

# Options
columba-option-seats = how many play; four are two teams
columba-option-variant = the standard game, or the junior game without objectives, tiles and falcons (11.1)
columba-option-interleave_options = also build and lay tiles and falcons while the drawn card is in hand (3.6)
columba-option-tile_supply = whether the 15 tiles of a kind are a limit for captures (4.6)
columba-option-minimum_group = how many fields a group needs to be built on (6.7)
columba-option-colours = the players’ colours in seat order; seats 0 and 2, and 1 and 3, are allies (10.1)

# The table in words
columba-turn = { $who }, cards left in the pile: { $pile }
columba-last-turn = The last card is drawn: this turn ends the game.
columba-hand = Card in hand: { $card }
columba-former = Former objective in hand: { $card }
columba-board = { $who }: dovecotes left { $small } small, { $large } large; falcons { $eyases } young, { $adults } adult; points { $points }
columba-objective = objective { $card }, still lacks: { $lacking }
columba-no-objective = no objective
columba-tiles = tiles: { $tiles }
columba-nothing = none
columba-estate = Estate of { $who }, { $size } dovecote at { $home }, ground { $kind }, fields: { $fields }
columba-row = Row { $y }: { $fields }
columba-field = { $x } { $kind }
columba-field-tile = { $x } { $kind } tile
columba-field-falcon = { $x } falcon
columba-field-dovecote = { $x } { $kind } { $size } dovecote of { $who }
columba-strays = Loose tiles: { $fields }
columba-window = Shown from { $left },{ $top } to { $right },{ $bottom }; “look X,Y” moves the window.
columba-legend = g wild, G tile, × falcon, ⌂ small and ▲ large dovecote; brackets show whose estate.
columba-more-places = … and { $count } more: type one, as in “{ $example }”; “all” lists them.

# Offers
columba-offer-place = at { $x },{ $y }, { $quarter ->
    [0] as printed
    [one] one quarter turn
   *[other] { $quarter } quarter turns
 }
columba-offer-covering = covering { $pigeons }
columba-offer-take-objective = draw a new objective
columba-offer-no-objective = go on without an objective, for good
columba-offer-build = { $size } dovecote at { $x },{ $y }
columba-offer-lay = { $kind } pigeon at { $x },{ $y }
columba-offer-breed = breed a young falcon for: { $tiles }
columba-offer-raise = raise a young falcon for: { $tiles }
columba-offer-falcon = falcon at { $x },{ $y }
columba-offer-end = end the turn

# Events
columba-event-began = { $who } begins.
columba-event-dealt = { $who } gets the objective { $card }.
columba-event-opened = The first card is { $card }.
columba-event-drawn = { $who } draws { $card }.
columba-event-placed = { $who } places { $card } at { $x },{ $y }.
columba-event-captured = { $who } captures: { $pigeons }.
columba-event-completed = { $who } completes the objective { $card } and wins four pigeons.
columba-event-objective-taken = { $who } draws the objective { $card }.
columba-event-objective-declined = { $who } goes on without an objective.
columba-event-discarded = { $card } fits nowhere and leaves the game.
columba-event-built = { $who } builds a { $size } dovecote at { $x },{ $y }: { $count ->
    [one] one field
   *[other] { $count } fields
 }.
columba-event-laid = { $who } lays a { $kind } pigeon at { $x },{ $y }.
columba-event-bred = { $who } breeds a young falcon and pays: { $tiles }.
columba-event-raised = { $who } raises a falcon and pays: { $tiles }.
columba-event-hunted = { $who } sends a falcon to { $x },{ $y }, in the estate of { $owner }.
columba-event-resized = The estate of { $owner } at { $x },{ $y }: fields { $before } → { $after }.
columba-event-turn-ended = { $who } has finished the turn.
columba-event-last-card = The last card is drawn: { $who } plays the last turn.
columba-event-tallied = { $who } has { $points }: { $terms }.
columba-event-tie-broken = Equal totals: the largest single estate decides (fields by seat: { $largest }).
columba-event-tie-shared = Equal totals and equal largest estates (fields by seat: { $largest }): the place is shared.
columba-event-finished = The game is over.
columba-term-small = small dovecote, fields { $fields } ({ $points })
columba-term-large = large dovecote, fields { $fields } ({ $points })
columba-term-unfinished = unfinished objective ({ $points })
columba-term-none = no estate

# Refusals
columba-refuse-over = The game is over.
columba-refuse-turn = It is the turn of { $seat }.
columba-refuse-drawing = A card is being drawn.
columba-refuse-card-first = The card in hand comes first.
columba-refuse-no-card = There is no card in hand.
columba-refuse-other-card = The card in hand is { $card }.
columba-refuse-same-picture = This quarter turn ({ $number }) gives the same picture as a smaller one.
columba-refuse-not-lacking = This covers { $kind } pigeons: { $covers }; of these the objective still lacks: { $lacking }.
columba-refuse-no-objective = Without an objective nothing may be covered.
columba-refuse-supply = This covers wild { $kind } pigeons: { $covers }; tiles of that kind in the supply: { $left }.
columba-refuse-opponents-estate = { $field } is in the estate of { $owner }.
columba-refuse-fresh-tile = You laid the tile on { $field } this turn yourself.
columba-refuse-on-falcon = A falcon sits on { $field }.
columba-refuse-on-dovecote = A dovecote stands on { $field }.
columba-refuse-no-contact = The card touches no other card.
columba-refuse-joins = This would join two estates ({ $one }, { $other }).
columba-refuse-card-leaves-loose = The tile on { $field } would be in no estate.
columba-refuse-choose-first = First choose: a new objective, or none.
columba-refuse-not-choosing = No objective has just been completed.
columba-refuse-built-already = One dovecote has been built this turn, and that is the most.
columba-refuse-none-left = No { $size } dovecote is left.
columba-refuse-no-pigeon = { $field } shows no pigeon.
columba-refuse-has-dovecote = This group has a dovecote of { $owner }.
columba-refuse-group-too-small = This group is too small.
columba-refuse-build-on-loose = The tile on { $field } is loose: build on its group.
columba-refuse-no-tile = There is no { $kind } tile on your board.
columba-refuse-not-beside = A tile lies on a card, or beside a card or tile.
columba-refuse-tile-on-tile = A tile already lies there.
columba-refuse-tile-on-falcon = A falcon sits there.
columba-refuse-tile-on-dovecote = A dovecote stands there.
columba-refuse-tile-in-estate = That field is in the estate of { $owner }.
columba-refuse-tile-joins = This would join two estates ({ $one }, { $other }).
columba-refuse-tile-leaves-loose = The tile on { $field } would be in no estate, and nothing could be built on it.
columba-refuse-loose = The tile on { $field } is in no estate.
columba-refuse-not-paid = Not all of these tiles are on your board: { $tiles }
columba-refuse-no-falcon-left = No falcon is left in the supply.
columba-refuse-no-young-falcon = There is no young falcon on your board.
columba-refuse-one-step = Only one falcon is bred or raised in a turn.
columba-refuse-no-adult-falcon = There is no adult falcon on your board.
columba-refuse-hunted-already = One falcon has been laid this turn, and that is the most.
columba-refuse-not-opponents = A falcon lands in an opponent’s estate only.
columba-refuse-falcon-on-dovecote = A falcon does not land on a dovecote.
columba-refuse-falcon-leaves-loose = The tile on { $field } would be in no estate, and nothing could be built on it.
