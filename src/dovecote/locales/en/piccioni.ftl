## Piccioni: what its table, offers, events and refusals say

piccioni-title = Piccioni
piccioni-about = Hidden hands, reactions and guano.
piccioni-reconstructed = The cards are house cards: a reconstruction, like whatever the rules mark ⚑. The texts of the printed cards are not public.
piccioni-other-cards = Played with other cards: { $title }.

# Options
piccioni-option-seats = how many play
piccioni-option-edition = which published rules (2.5, 2.6)
piccioni-option-first_moves = moves of the very first turn: two as printed, or one (2.7)

# The pigeons
piccioni-card-fat = Fat
piccioni-card-stupid = Stupid
piccioni-card-lame = Lame
piccioni-card-infamous = Infamous
piccioni-card-lady = Lady

# The Places
piccioni-zone-street = Street
piccioni-zone-crowd = Crowd
piccioni-zone-monument = Monument
piccioni-zone-wires = High Voltage Wires
piccioni-zone-area = { $you ->
    [yes] your Area
   *[no] { $who }’s Area
 }

# The house cards
piccioni-card-guano = Guano
piccioni-card-lots = Lots of Guano
piccioni-card-car = Car
piccioni-card-rifle = Rifle
piccioni-card-surge = Power surge
piccioni-card-net = Net
piccioni-card-breadcrumbs = Breadcrumbs
piccioni-card-scarecrow = Scarecrow
piccioni-card-firecracker = Firecracker
piccioni-card-umbrella = Umbrella
piccioni-card-washer = Pressure washer
piccioni-card-balcony = Not on my balcony!
piccioni-card-metoo = Me too!
piccioni-card-souvenir = Souvenir stall
piccioni-card-swap = Flat swap

# What they do, in one line
piccioni-text-guano = drop it on any Area; then draw a card
piccioni-text-lots = drop it on any Area
piccioni-text-car = one pigeon on the Street becomes your Trophy; all others there are Scared
piccioni-text-rifle = one pigeon in any Zone becomes your Trophy
piccioni-text-surge = all pigeons on the Wires become Trophies, shared with one player you choose
piccioni-text-net = one pigeon in your Area becomes your Trophy
piccioni-text-breadcrumbs = move one or two pigeons from one Zone to another where they fit
piccioni-text-scarecrow = all pigeons in your Area are Scared
piccioni-text-firecracker = all pigeons in one Zone are Scared
piccioni-text-umbrella = discard one Guano from your Area
piccioni-text-washer = discard all Guano and one Lots of Guano from your Area
piccioni-text-balcony = move one pigeon from your Area to a Place where it fits
piccioni-text-metoo = draw two cards; this is not one of your moves
piccioni-text-souvenir = takes both your moves: one Guano or Lots of Guano in your Area becomes your Trophy
piccioni-text-swap = swap all pigeons of your Area with those of another Area
piccioni-reaction-net = pigeons are about to enter your Area: one of them becomes your Trophy instead
piccioni-reaction-umbrella = Guano or Lots of Guano is about to enter your Area: it goes to the player who sent it
piccioni-reaction-balcony = an action aims at your Area: it is cancelled, and the pigeons it called do not come
piccioni-reaction-metoo = another player makes two or more Trophies at once: you share them too
piccioni-text-fat = takes two spaces; goes to the Place with the most free spaces, and to your Area if none has room
piccioni-text-stupid = goes to any Place with room, and to your Area if there is none
piccioni-text-lame = goes to any Place with room, never to the High Voltage Wires, and to your Area if there is none
piccioni-text-infamous = goes to the Area of the player with the most Trophies
piccioni-text-lady = goes to any Place with room, and another pigeon may follow her; Returns when she is to become a Trophy

# The table in words
piccioni-turn = { $you ->
    [yes] Your turn
   *[no] { $who }’s turn
 }
piccioni-moves = { $moves ->
    [0] no moves left
    [one] one move left
   *[other] { $moves } moves left
 }
piccioni-calls = { $calls ->
    [one] one pigeon called
   *[other] { $calls } pigeons called
 }
piccioni-last = last round: { $turns ->
    [one] this is the last turn
   *[other] { $turns } turns left
 }
piccioni-decks = Pigeon deck { $flock }, action deck { $deck }, discard { $discard }.
piccioni-places = Places
piccioni-areas = Areas
piccioni-free = { $free ->
    [0] full
    [one] one space free
   *[other] { $free } spaces free
 }
piccioni-no-limit = no limit
piccioni-nothing = nothing
piccioni-unseen = unseen
piccioni-you = { $who } (you)
piccioni-pair = { $name }: { $text }
piccioni-trophies = Trophies
piccioni-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
piccioni-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
piccioni-hand = Your hand
piccioni-hand-empty = Your hand is empty.
piccioni-reaction = Reaction: { $text }
piccioni-call = calls { $count }
piccioni-asked = Do you react? { $cause }
piccioni-asked-card = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
 }
piccioni-asked-landing = On the way: { $pigeons } → { $zone }.
piccioni-asked-reaction = { $you ->
    [yes] You react with { $card }.
   *[no] { $who } reacts with { $card }.
 }
piccioni-many-more = … and { $count ->
    [one] one more way
   *[other] { $count } more ways
 }; “all” lists them

# Offers
piccioni-offer-draw = draw three cards
piccioni-offer-play = { $text }
piccioni-offer-clean = { $what } leaves your Area; you pay { $paid }
piccioni-offer-trophy = { $pigeon } in your Area becomes your Trophy; you pay { $paid }
piccioni-offer-end = end your turn and reveal pigeons
piccioni-offer-pass = let it happen
piccioni-offer-react = { $text }
piccioni-offer-assign = { $pigeon } goes here: { $zone }
piccioni-offer-follow = { $pigeon } follows from here: { $zone }
piccioni-offer-no-follow = nobody follows
piccioni-offer-take = take the Trophy with this back: { $back }
piccioni-offer-discard = discard { $card }
piccioni-back-pigeon = pigeon
piccioni-back-guano = action

# Events
piccioni-event-began = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
 }
piccioni-event-removed = A pigeon leaves the game unseen.
piccioni-event-laid = { $pigeon } → { $zone }.
piccioni-event-drew = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
 }
piccioni-event-drew-seen = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
 }
piccioni-event-reshuffled = The discard is shuffled: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
 } the new action deck.
piccioni-event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
 }
piccioni-event-paid = { $you ->
    [yes] You pay { $cards }.
   *[no] { $who } pays { $cards }.
 }
piccioni-event-played = { $you ->
    [yes] You play { $text }.
   *[no] { $who } plays { $text }.
 }
piccioni-played-guano = { $you ->
    [yes] You drop Guano on { $aim ->
        [self] yourself
       *[other] { $target }
    }.
   *[no] { $who } drops Guano on { $aim ->
        [self] their own Area
        [you] you
       *[other] { $target }
    }.
 }
piccioni-played-lots = { $you ->
    [yes] You drop Lots of Guano on { $aim ->
        [self] yourself
       *[other] { $target }
    }.
   *[no] { $who } drops Lots of Guano on { $aim ->
        [self] their own Area
        [you] you
       *[other] { $target }
    }.
 }
piccioni-played-car = { $you ->
    [yes] You drive a car down the Street: { $what } becomes your Trophy, the others are Scared.
   *[no] { $who } drives a car down the Street: { $what } becomes a Trophy, the others are Scared.
 }
piccioni-played-rifle = { $you ->
    [yes] You shoot: { $what } ({ $zone }) becomes your Trophy.
   *[no] { $who } shoots: { $what } ({ $zone }) becomes a Trophy.
 }
piccioni-played-surge = { $you ->
    [yes] You turn all pigeons on the Wires into Trophies, shared with { $target }.
   *[no] { $who } turns all pigeons on the Wires into Trophies, shared with { $aim ->
        [you] you
       *[other] { $target }
    }.
 }
piccioni-played-net = { $you ->
    [yes] You net { $what } in your Area.
   *[no] { $who } nets { $what } in their Area.
 }
piccioni-played-breadcrumbs = { $you ->
    [yes] You lure { $what } with breadcrumbs: { $zone } → { $to }.
   *[no] { $who } lures { $what } with breadcrumbs: { $zone } → { $to }.
 }
piccioni-played-scarecrow = { $you ->
    [yes] You put up a scarecrow: all pigeons in your Area are Scared.
   *[no] { $who } puts up a scarecrow: all pigeons in their Area are Scared.
 }
piccioni-played-firecracker = { $you ->
    [yes] You throw a firecracker: all pigeons are Scared ({ $zone }).
   *[no] { $who } throws a firecracker: all pigeons are Scared ({ $zone }).
 }
piccioni-played-umbrella = { $you ->
    [yes] You open an umbrella: one Guano leaves your Area.
   *[no] { $who } opens an umbrella: one Guano leaves their Area.
 }
piccioni-played-washer = { $you ->
    [yes] You clean your Area with the pressure washer.
   *[no] { $who } cleans their Area with the pressure washer.
 }
piccioni-played-balcony = { $you ->
    [yes] You chase { $what } off your balcony → { $to }.
   *[no] { $who } chases { $what } off their balcony → { $to }.
 }
piccioni-played-metoo = { $you ->
    [yes] You say “Me too!” and draw two cards.
   *[no] { $who } says “Me too!” and draws two cards.
 }
piccioni-played-souvenir = { $you ->
    [yes] You sell a souvenir: { $what } becomes your Trophy.
   *[no] { $who } sells a souvenir: { $what } becomes a Trophy.
 }
piccioni-played-swap = { $you ->
    [yes] You swap all your pigeons with { $target }.
   *[no] { $who } swaps all their pigeons with { $aim ->
        [you] you
       *[other] { $target }
    }.
 }
piccioni-event-reacted = { $you ->
    [yes] You react with { $text }.
   *[no] { $who } reacts with { $text }.
 }
piccioni-event-cancelled = { $you ->
    [yes] Your card is cancelled: { $card }.
   *[no] { $who }’s card is cancelled: { $card }.
 }
piccioni-event-redirected = { $you ->
    [yes] { $card } goes back to you.
   *[no] { $card } goes back to { $who }.
 }
piccioni-event-joined = { $you ->
    [yes] You get a share of the Trophies.
   *[no] { $who } gets a share of the Trophies.
 }
piccioni-event-called = { $card } calls { $count ->
    [one] one pigeon
   *[other] { $count } pigeons
 }. Called this turn, in all: { $calls }.
piccioni-event-assigned = { $cards } → { $zone }.
piccioni-event-cleaned = { $you ->
    [yes] You are rid of { $what }.
   *[no] { $who } is rid of { $what }.
 }
piccioni-event-trophy-made = { $you ->
    [yes] You have one more Trophy: { $card }.
   *[no] { $who } has one more Trophy: { $card }.
 }
piccioni-event-returned = { $pigeons }: back into the pigeon deck; a Trophy nobody sees is drawn for each.
piccioni-event-trophy-drawn = { $you ->
    [yes] You have a Trophy nobody has seen.
   *[no] { $who } has a Trophy nobody has seen.
 }
piccioni-event-trophy-pooled = A Trophy nobody has seen is to be shared.
piccioni-event-trophy-taken = { $you ->
    [yes] You get a Trophy: { $card }.
   *[no] { $who } gets a Trophy: { $card }.
 }
piccioni-event-scared = Scared: { $pigeons } ({ $zone } → { $to }).
piccioni-event-scattered = Scared: { $pigeons } ({ $zone } → pigeon deck, because several Areas have the fewest).
piccioni-event-moved = { $pigeons }: { $zone } → { $to }.
piccioni-event-swapped = { $you ->
    [yes] You have swapped pigeons with { $zone }.
   *[no] { $who } has swapped pigeons with { $zone }.
 }
piccioni-event-moves-ended = { $you ->
    [yes] Your moves are done.
   *[no] { $who }’s moves are done.
 } { $count ->
    [0] No pigeon arrives.
    [one] One pigeon arrives.
   *[other] { $count } pigeons arrive.
 }
piccioni-event-revealed = { $you ->
    [yes] You reveal { $pigeon }.
   *[no] { $who } reveals { $pigeon }.
 }
piccioni-event-followed = { $pigeon } follows: { $zone } → { $to }.
piccioni-event-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
 }
piccioni-event-last-round = The pigeon deck is empty: last round, one more turn each.
piccioni-event-last-round-stopped = There are pigeons in the deck again: the last round is off.
piccioni-event-uncovered = { $you ->
    [yes] Your unseen Trophies: { $pigeons }.
   *[no] { $who }’s unseen Trophies: { $pigeons }.
 }
piccioni-event-tallied = { $you ->
    [yes] You end with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $who } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }: { $terms }.
piccioni-event-tie-broken = Equal points: fewer cards in the Area win ({ $cards }).
piccioni-event-tie-shared = Equal points, and as many cards in the Area ({ $cards }): the place is shared.
piccioni-event-finished = The game is over.
piccioni-term-trophies = Trophies { $count } ({ $points })
piccioni-term-trophy-guano = Guano as Trophy { $count } ({ $points })
piccioni-term-trophy-lots = Lots of Guano as Trophy { $count } ({ $points })
piccioni-term-pigeons = pigeons { $count } ({ $points })
piccioni-term-guano = Guano { $count } ({ $points })
piccioni-term-lots = Lots of Guano { $count } ({ $points })

# Refusals
piccioni-refuse-over = The game is over.
piccioni-refuse-luck = A card is being drawn.
piccioni-refuse-turn = It is not up to you now; we are waiting for { $seat }.
piccioni-refuse-move-first = You still have to make { $moves ->
    [one] one move
   *[other] { $moves } moves
 }.
piccioni-refuse-end-first = Your moves are done: end your turn.
piccioni-refuse-discard-first = You have more than five cards: discard first.
piccioni-refuse-take-first = Trophies are being shared: take one first.
piccioni-refuse-answer-first = Answer first: do you react, or let it happen?
piccioni-refuse-assign-first = A pigeon has been revealed: first say where it goes.
piccioni-refuse-follow-first = First say which pigeon follows, or that none does.
piccioni-refuse-price = This is paid for with { $price ->
    [one] one card
   *[other] { $price } cards
 } from your hand.
piccioni-refuse-not-clean = Only Guano and Lots of Guano can be cleaned away, not { $card }.
piccioni-refuse-no-pigeon = Only pigeons become Trophies like this, not { $card }.
piccioni-refuse-not-in-hand = Not in your hand, or not often enough: { $card }.
piccioni-refuse-aim = { $card } needs another target.
piccioni-aim-guano = Choose a player to drop Guano on.
piccioni-aim-lots = Choose a player to drop Lots of Guano on.
piccioni-aim-car = Choose a pigeon on the Street.
piccioni-aim-rifle = Choose a pigeon, wherever it is.
piccioni-aim-surge = Choose a player to share with.
piccioni-aim-net = Choose just one pigeon.
piccioni-aim-breadcrumbs = Choose one or two pigeons of one Zone, and where they go.
piccioni-aim-scarecrow = The scarecrow needs no target.
piccioni-aim-firecracker = Choose a Zone.
piccioni-aim-umbrella = The umbrella needs no target.
piccioni-aim-washer = The pressure washer needs no target.
piccioni-aim-balcony = Choose a pigeon in your Area, and a Place for it.
piccioni-aim-metoo = This card needs no target.
piccioni-aim-souvenir = Choose Guano or Lots of Guano in your Area.
piccioni-aim-swap = Choose a player to swap with.
piccioni-refuse-not-there = { $card } is not there: { $zone }.
piccioni-refuse-two-moves = { $card } takes { $needed } moves; you do not have that many left.
piccioni-refuse-another = { $card } needs another player, not yourself.
piccioni-refuse-no-effect = { $card } would do nothing.
piccioni-no-effect-guano = That would do nothing.
piccioni-no-effect-lots = That would do nothing.
piccioni-no-effect-car = There is no pigeon on the Street.
piccioni-no-effect-rifle = There is no pigeon to shoot.
piccioni-no-effect-surge = There is no pigeon on the Wires.
piccioni-no-effect-net = There is no pigeon in your Area.
piccioni-no-effect-breadcrumbs = No pigeon can move to another Zone.
piccioni-no-effect-scarecrow = There is no pigeon in your Area.
piccioni-no-effect-firecracker = There is no pigeon to scare there.
piccioni-no-effect-umbrella = There is no Guano in your Area.
piccioni-no-effect-washer = Nothing to wash off: you have no guano.
piccioni-no-effect-balcony = No pigeon in your Area can go to a Place.
piccioni-no-effect-metoo = There is no card left to draw.
piccioni-no-effect-souvenir = You have no guano to sell.
piccioni-no-effect-swap = There are no pigeons to swap.
piccioni-refuse-full = Not enough room: { $zone }. Spaces free: { $free }, needed: { $needed }.
piccioni-refuse-never = { $pigeon } can never go there: { $zone }.
piccioni-refuse-same-zone = They are there already: { $zone }.
piccioni-refuse-no-pick = There is no such Trophy to take: { $back }.
piccioni-refuse-no-reaction = { $card } has no reaction.
piccioni-refuse-not-concerned = { $card } does not react to this.
piccioni-refuse-other-pigeon = It is about another pigeon: { $pigeon }.
piccioni-refuse-not-its-zone = { $pigeon } has to go elsewhere, not here: { $zone }.
piccioni-refuse-stays = A pigeon that is there already cannot follow: { $zone }.
