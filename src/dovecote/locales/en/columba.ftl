## Columba: what its table, offers, events and refusals say

columba-title = Columba
columba-about = Place cards, capture wild pigeons, build dovecotes, send falcons. Four play in teams of two, and there is a junior game.
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

# Options
columba-option-seats = how many play; four are two teams
columba-option-variant = which game; the junior game has no objectives, tiles or falcons (11.1)
columba-option-interleave_options = build and lay tiles and falcons before the drawn card is placed, too (3.6)
columba-option-tile_supply = whether the 15 tiles of a kind are a limit for captures (4.6)
columba-option-minimum_group = how many fields a group needs to be built on (6.7)

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
columba-estate = { $who }’s estate with a { $size ->
    [large] large
   *[small] small
 } dovecote at { $home }, { $kind }, fields: { $fields }
columba-row = Row { $y }: { $fields }
columba-field = { $x } { $kind }
columba-field-tile = { $x } { $kind } tile
columba-field-falcon = { $x } falcon
columba-field-dovecote = { $x } { $kind } with { $who }’s { $size ->
    [large] large
   *[small] small
 } dovecote
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
columba-offer-build = { $size ->
    [large] large
   *[small] small
 } dovecote at { $x },{ $y }
columba-offer-lay = { $kind } tile at { $x },{ $y }
columba-offer-breed = breed a young falcon for: { $tiles }
columba-offer-raise = raise a young falcon for: { $tiles }
columba-offer-falcon = falcon at { $x },{ $y }
columba-offer-end = end the turn

# Events
columba-event-began = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
 }
columba-event-dealt = { $you ->
    [yes] Your objective: { $card }.
   *[no] { $who }’s objective: { $card }.
 }
columba-event-opened = The first card: { $card }.
columba-event-drawn = { $you ->
    [yes] You draw a card: { $card }.
   *[no] { $who } draws a card: { $card }.
 }
columba-event-placed = { $you ->
    [yes] You place the card.
   *[no] { $who } places the card.
 }
columba-event-captured = { $you ->
    [yes] You capture
   *[no] { $who } captures
 } { $count ->
    [one] a { $pigeons } pigeon
   *[other] { $count } pigeons: { $pigeons }
 }.
columba-event-completed = { $you ->
    [yes] You complete your objective and win four tiles.
   *[no] { $who } completes an objective and wins four tiles.
 }
columba-event-objective-taken = { $you ->
    [yes] You draw a new objective: { $card }.
   *[no] { $who } draws a new objective: { $card }.
 }
columba-event-objective-declined = { $you ->
    [yes] You go on without an objective.
   *[no] { $who } goes on without an objective.
 }
columba-event-discarded = The card fits nowhere and leaves the game: { $card }.
columba-event-built = { $you ->
    [yes] You build
   *[no] { $who } builds
 } a { $size ->
    [large] large
   *[small] small
 } dovecote: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
columba-event-laid = { $you ->
    [yes] You lay a { $kind } tile.
   *[no] { $who } lays a { $kind } tile.
 }
columba-event-bred = { $you ->
    [yes] You breed a young falcon
   *[no] { $who } breeds a young falcon
 } for two tiles: { $tiles }.
columba-event-raised = { $you ->
    [yes] You raise a falcon
   *[no] { $who } raises a falcon
 } for two tiles: { $tiles }.
columba-event-hunted = { $you ->
    [yes] You send a falcon into { $owner }’s estate.
   *[no] { $yours ->
        [yes] { $who } sends a falcon into your estate.
       *[no] { $who } sends a falcon into { $owner }’s estate.
    }
 }
columba-event-resized = { $yours ->
    [yes] Your { $kind } estate
   *[no] { $owner }’s { $kind } estate
 } { $way ->
    [shrinks] shrinks
   *[grows] grows
 } to { $after ->
    [one] one field
   *[other] { $after } fields
 }.
columba-event-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
 }
columba-event-last-card = The last card is drawn: { $you ->
    [yes] you play
   *[no] { $who } plays
 } the last turn.
columba-event-tallied = { $you ->
    [yes] You have
   *[no] { $who } has
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 }: { $terms }.
columba-event-tie-broken = Equal points: the largest estate decides ({ $largest }).
columba-event-tie-shared = Equal points, and equal largest estates ({ $largest }): the place is shared.
columba-event-finished = The game is over.
columba-term-small = small dovecote with { $fields ->
    [one] one field
   *[other] { $fields } fields
 } ({ $points })
columba-term-large = large dovecote with { $fields ->
    [one] one field
   *[other] { $fields } fields
 } ({ $points })
columba-term-unfinished = unfinished objective ({ $points })
columba-term-none = no estate

# Refusals
columba-refuse-over = The game is over.
columba-refuse-turn = It is { $seat }’s turn.
columba-refuse-drawing = A card is being drawn.
columba-refuse-card-first = Place your card first.
columba-refuse-no-card = You have no card in hand.
columba-refuse-other-card = You hold another card: { $card }.
columba-refuse-same-picture = With { $number ->
    [one] one quarter turn
   *[other] { $number } quarter turns
 } the card looks just as it does with fewer.
columba-refuse-not-lacking = You would cover { $covers ->
    [one] one { $kind } pigeon
   *[other] { $covers } { $kind } pigeons
 }, but your objective lacks { $lacking ->
    [0] none
    [one] only one
   *[other] only { $lacking }
 }.
columba-refuse-no-objective = Without an objective you may not cover any pigeon.
columba-refuse-supply = You would cover { $covers ->
    [one] one wild { $kind } pigeon
   *[other] { $covers } wild { $kind } pigeons
 }, but the supply has { $left ->
    [0] no tile
    [one] only one tile
   *[other] only { $left } tiles
 } of that kind.
columba-refuse-opponents-estate = You would cover a field of { $owner }’s estate.
columba-refuse-fresh-tile = You laid that tile this turn; it cannot be covered before your next one.
columba-refuse-on-falcon = There is a falcon in the way.
columba-refuse-on-dovecote = There is a dovecote in the way.
columba-refuse-no-contact = The card must touch another card, side to side.
columba-refuse-joins = This would join two estates ({ $one }, { $other }).
columba-refuse-card-leaves-loose = A tile would be left outside every estate.
columba-refuse-choose-first = First decide: a new objective, or none?
columba-refuse-not-choosing = You have not just completed an objective.
columba-refuse-built-already = You have built a dovecote this turn; one is the most.
columba-refuse-none-left = You have no { $size ->
    [large] large
   *[small] small
 } dovecote left.
columba-refuse-no-pigeon = There is no pigeon there.
columba-refuse-has-dovecote = { $yours ->
    [yes] This is your own estate already.
   *[no] This is { $owner }’s estate.
 }
columba-refuse-group-without-card = This group lies on the bare table only; a dovecote needs at least one field with a card.
columba-refuse-group-too-small = This group is too small.
columba-refuse-build-on-loose = A tile you laid is in no estate yet: build on its group.
columba-refuse-no-tile = You have no { $kind } tile.
columba-refuse-not-beside = A tile goes on a card, or beside a card or another tile.
columba-refuse-tile-on-tile = There is a tile there already.
columba-refuse-tile-on-falcon = There is a falcon there.
columba-refuse-tile-on-dovecote = There is a dovecote there.
columba-refuse-tile-in-estate = That field is in { $owner }’s estate.
columba-refuse-tile-joins = This would join two estates ({ $one }, { $other }).
columba-refuse-tile-without-card = The tile would be in no estate, and in no group with a card.
columba-refuse-tile-leaves-loose = A tile would be left in no estate, and nothing could be built on it.
columba-refuse-loose = A tile you laid is in no estate yet.
columba-refuse-not-paid = You do not have all of these tiles: { $tiles }
columba-refuse-no-falcon-left = There is no falcon left in the supply.
columba-refuse-no-young-falcon = You have no young falcon.
columba-refuse-one-step = Only one falcon can be bred or raised in a turn.
columba-refuse-no-adult-falcon = You have no adult falcon.
columba-refuse-hunted-already = You have sent a falcon this turn; one is the most.
columba-refuse-not-opponents = A falcon lands only in an opponent’s estate.
columba-refuse-falcon-on-dovecote = A falcon cannot land on a dovecote.
columba-refuse-falcon-leaves-loose = A tile would be left in no estate, and nothing could be built on it.
