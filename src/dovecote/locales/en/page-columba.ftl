## Columba: what its table on the page says

columba-page-boards = Boards and supply
columba-page-land = The territory
columba-page-land-help = The arrow keys walk over the fields, N jumps to the next possible place, R turns the card, Enter chooses, Enter again confirms.
columba-page-row = Row { $y }
columba-page-you = you
columba-page-bot = bot
columba-page-team = { $one } and { $other }

# A field in words
columba-page-cell = { $what ->
    [bare] bare table
    [falcon] falcon
    [tile] { $kind } tile
   *[wild] { $kind }
 }{ $dovecote ->
    [small] , small dovecote
    [large] , large dovecote
   *[no] {""}
 }{ $fields ->
    [0] {""}
    [one] , estate of { $who }, one field
   *[other] , estate of { $who }, { $fields } fields
 }; column { $x }, row { $y }.
columba-page-covers = { $count ->
    [0] The card would cover nothing.
   *[other] The card would cover { $kinds }.
 }
columba-page-is-legal = Possible here.
columba-page-is-turned = Possible here if the card is turned.
columba-page-is-impossible = Not possible here.
columba-page-card = top { $a }, { $b }; bottom { $d }, { $c }
columba-page-pinned = Chosen. Enter confirms, Escape lets go.
columba-page-no-place = No possible place.

# The window on the land
columba-page-window = Size of the territory
columba-page-zoom-in = Larger
columba-page-zoom-out = Smaller
columba-page-fit = Show all
columba-page-pile = { $count ->
    [0] no card left
    [one] 1 card left
   *[other] { $count } cards left
 }
columba-page-nudge = Move what is chosen
columba-page-nudge-left = One field to the left
columba-page-nudge-right = One field to the right
columba-page-nudge-up = One field up
columba-page-nudge-down = One field down

# The supply
columba-page-supply = Supply
columba-page-supply-tiles = { $kind } tiles: { $count }
columba-page-supply-endless = { $kind } tiles: as many as you like
columba-page-supply-falcons = Falcons: { $count }

# The turn
columba-page-your-turn = Your turn, { $who }
columba-page-their-turn = { $who } is playing
columba-page-say-wait = You can look around in the meantime.
columba-page-say-place = Place your card on the territory.
columba-page-say-former = Place your completed objective on the territory, just like a drawn card.
columba-page-say-choose = Your objective is complete. Draw a new one, or go on without?
columba-page-say-may = You may { $list }.
columba-page-say-blind = You may build and use your tiles and falcons. Then end your turn.
columba-page-may-build = build a dovecote
columba-page-may-lay = lay a tile
columba-page-may-breed = breed a young falcon
columba-page-may-raise = raise a young falcon
columba-page-may-falcon = send a falcon
columba-page-may-end = end your turn
columba-page-say-end = Nothing else is possible: end your turn.
columba-page-say-loose = A tile you laid is in no estate yet: build a dovecote on its group.
columba-page-turn-hint = Turn it with R or with the wheel.
columba-page-turn-left = Turn left
columba-page-turn-right = Turn right
columba-page-other-turn = It fits here if you turn it:

# What to do, and its price
columba-page-modes = What to do
columba-page-mode-place = Place the card
columba-page-mode-small = Build a small dovecote
columba-page-mode-large = Build a large dovecote
columba-page-mode-lay = Lay a { $kind } tile
columba-page-mode-tile = Lay a tile
columba-page-lay-of = { $what }, { $price }
columba-page-mode-breed = Breed a young falcon
columba-page-mode-raise = Raise a young falcon
columba-page-mode-falcon = Send a falcon
columba-page-mode-take = Draw a new objective
columba-page-mode-none = Go on without an objective
columba-page-mode-end = End the turn
columba-page-price-small = 1 point a field; { $count } left
columba-page-price-large = 2 points a field; your only one
columba-page-price-lay = { $count } on your board
columba-page-price-breed = costs two of your tiles
columba-page-price-raise = costs two more of your tiles
columba-page-price-falcon = { $count } on your board
columba-page-price-take = costs 4 points if it is unfinished at the end
columba-page-price-none = for the rest of the game
columba-page-pay = Which two tiles do you pay?

# The loud button
columba-page-first-place = First choose a place
columba-page-first-pay = First choose two tiles
columba-page-first-mode = First choose what you want to do here.
columba-page-go-place = Place it here
columba-page-go-small = Build here
columba-page-go-large = Build here
columba-page-go-lay = Lay it here
columba-page-go-falcon = Send it here
columba-page-go-breed = Breed it
columba-page-go-raise = Raise it
columba-page-go-take = Draw the objective
columba-page-go-none = Go on without
columba-page-go-end = End the turn

# What the choice would bring
columba-page-brings-captured = You capture { $count ->
    [one] a { $pigeons } pigeon
   *[other] { $count } pigeons: { $pigeons }
 }.
columba-page-brings-completed = That completes your objective.
columba-page-brings-built = New estate: { $count ->
    [one] 1 field
   *[other] { $count } fields
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
columba-page-brings-wild = { $count ->
    [one] One field becomes free.
   *[other] { $count } fields become free.
 }
columba-page-do-place = Place the card here
columba-page-do-capture = { $count ->
    [one] Capture the { $pigeons } pigeon here
   *[other] Capture { $count } pigeons here: { $pigeons }
 }
columba-page-do-cover = Cover { $count ->
    [one] the { $pigeons } field here
   *[other] { $count } fields here: { $pigeons }
 }
columba-page-do-build = Build a { $size ->
    [large] large
   *[small] small
 } dovecote here
columba-page-do-lay = Lay a { $kind } tile here
columba-page-do-falcon = Send a falcon here
columba-page-do-where = { $what } ({ $where })
columba-page-where = { $where ->
    [top-left] top left
    [top] at the top
    [top-right] top right
    [left] on the left
    [right] on the right
    [bottom-left] bottom left
    [bottom] at the bottom
    [bottom-right] bottom right
   *[middle] in the middle
 }

# Points
columba-page-term-small = { $fields ->
    [one] Small dovecote, one field
   *[other] Small dovecote, { $fields } fields
 }
columba-page-term-large = { $fields ->
    [one] Large dovecote, one field
   *[other] Large dovecote, { $fields } fields
 }
columba-page-term-unfinished = Unfinished objective

# Keys
columba-page-key-walk = walk over the fields
columba-page-key-next = to the next or the previous possible place
columba-page-key-turn = turn the card right or left
columba-page-key-enter = choose, then confirm
columba-page-key-escape = let go of what is chosen
columba-page-key-card = take up the card
columba-page-key-build = build a small or a large dovecote
columba-page-key-lay = lay a green, white, sand or blue tile
columba-page-key-breed = breed a young falcon
columba-page-key-raise = raise a young falcon
columba-page-key-falcon = send a falcon
columba-page-key-objective = draw a new objective, or go on without
columba-page-key-end = end the turn
columba-page-key-pan = move the territory
columba-page-key-zoom = larger, smaller, all of the territory

# How a turn goes
columba-page-lesson-1 = You draw a card and place it on the territory, beside other cards or on top of them. Gold marks where it may go; choose a place, and choose it again to place it.
columba-page-lesson-2 = A card may cover only pigeons that your objective still lacks: those you capture. A complete objective gives you four domestic pigeons as tiles, and its card to place as well.
columba-page-lesson-3 = Then you may build a dovecote on a group of pigeons of one colour: it is your estate from then on. Your tiles make it grow.
columba-page-lesson-4 = Two tiles breed a young falcon, two more raise it. A falcon splits an opponent’s estate.
columba-page-lesson-5 = The turn in which the last card is drawn ends the game. Every field of an estate counts one point, with a large dovecote two.

# The match in figures
columba-figure-largest-estate = Largest estate
columba-figure-captures = Most pigeons captured
columba-figure-falcons = Most falcons sent out
columba-figure-luck = Drawn pigeons that were needed

# In the pictures of the rules
columba-picture-hand = Hand
columba-picture-objective = Objective
columba-picture-tiles = Your pigeons
columba-picture-score = Points
