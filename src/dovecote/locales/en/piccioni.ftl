## Piccioni: what its table, offers, events and refusals say

piccioni-title = Piccioni
piccioni-about = Hidden hands, reactions and guano.
piccioni-reconstructed = The cards are house cards: a reconstruction, like whatever the rules mark ⚑. The texts of the printed cards are not public.
piccioni-other-cards = Played with other cards: { $title }.

# Options
piccioni-option-seats = how many play
piccioni-option-edition = which published rules: 2019, or one of the two of 2025 (2.5, 2.6)
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
piccioni-zone-area = Area of { $who }

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
piccioni-text-guano = assign it to any Area; then draw a card
piccioni-text-lots = assign it to any Area
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
piccioni-reaction-balcony = an action aims at your Area: it is cancelled, its call too
piccioni-reaction-metoo = another player makes two or more Trophies at once: you share them too
piccioni-text-fat = takes two spaces; goes to the Place with the most free spaces, or to your Area
piccioni-text-stupid = goes to any Place with room, or to your Area
piccioni-text-lame = goes to any Place with room but the Wires, or to your Area
piccioni-text-infamous = goes to the Area of the player with the most Trophies
piccioni-text-lady = goes to any Place with room, and another pigeon may follow her; Returns

# The table in words
piccioni-turn = Turn of { $who }
piccioni-moves = { $moves ->
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
piccioni-asked-card = { $who } plays { $card }.
piccioni-asked-landing = About to enter: { $pigeons } → { $zone }.
piccioni-asked-reaction = { $who } reacts with { $card }.
piccioni-many-more = and { $count } more ways; “all” lists them

# Offers
piccioni-offer-draw = draw three cards
piccioni-offer-play = { $text }
piccioni-offer-clean = { $what } leaves your Area; you pay { $paid }
piccioni-offer-trophy = { $pigeon } in your Area becomes your Trophy; you pay { $paid }
piccioni-offer-end = end your moves and reveal pigeons
piccioni-offer-pass = let it happen
piccioni-offer-react = { $text }
piccioni-offer-assign = { $pigeon } goes here: { $zone }
piccioni-offer-follow = { $pigeon } follows; from: { $zone }
piccioni-offer-no-follow = nobody follows
piccioni-offer-take = take the Trophy with this back: { $back }
piccioni-offer-discard = discard { $card }
piccioni-back-pigeon = pigeon
piccioni-back-guano = action

# Events
piccioni-event-began = { $who } begins.
piccioni-event-removed = A pigeon leaves the game unseen.
piccioni-event-laid = { $zone }: { $pigeon }.
piccioni-event-drew = { $who } draws a card.
piccioni-event-drew-seen = { $who } draws { $card }.
piccioni-event-reshuffled = The discard is shuffled: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
 } the new action deck.
piccioni-event-discarded = { $who } discards { $card }.
piccioni-event-paid = { $who } pays { $cards }.
piccioni-event-played = { $who } plays { $text }.
piccioni-event-reacted = { $who } reacts: { $text }.
piccioni-event-cancelled = Cancelled: { $card } of { $who }.
piccioni-event-redirected = { $card } goes back to { $who }.
piccioni-event-joined = { $who } shares the Trophies too.
piccioni-event-called = { $card } calls { $count }; { $calls } in this turn.
piccioni-event-assigned = { $cards } → { $zone }.
piccioni-event-cleaned = { $who } is rid of { $what }.
piccioni-event-trophy-made = { $who } has a Trophy: { $card }.
piccioni-event-returned = { $pigeons }: back into the pigeon deck; for each, a Trophy is drawn unseen.
piccioni-event-trophy-drawn = { $who } has a Trophy nobody has seen.
piccioni-event-trophy-pooled = A Trophy nobody has seen is to be shared.
piccioni-event-trophy-taken = { $who } gets a Trophy: { $card }.
piccioni-event-scared = Scared: { $pigeons }. { $zone } → { $to }.
piccioni-event-scattered = Scared: { $pigeons }. { $zone } → pigeon deck, for several Areas have the fewest.
piccioni-event-moved = { $pigeons }: { $zone } → { $to }.
piccioni-event-swapped = { $who } has swapped pigeons with: { $zone }.
piccioni-event-moves-ended = { $who } has made the moves; pigeons to reveal: { $count }.
piccioni-event-revealed = { $who } reveals: { $pigeon }.
piccioni-event-followed = { $pigeon } follows: { $zone } → { $to }.
piccioni-event-turn-ended = { $who } has finished the turn.
piccioni-event-last-round = The pigeon deck is empty: last round, one more turn each.
piccioni-event-last-round-stopped = Pigeons are in the deck again: the last round is off.
piccioni-event-uncovered = The unseen Trophies of { $who }: { $pigeons }.
piccioni-event-tallied = { $who } ends with these points in all: { $points }. { $terms }.
piccioni-event-tie-broken = Equal points: fewer cards in the Area decide (cards by seat: { $cards }).
piccioni-event-tie-shared = Equal points and as many cards in the Area (cards by seat: { $cards }): the place is shared.
piccioni-event-finished = The game is over.
piccioni-term-trophies = Trophies { $count } ({ $points })
piccioni-term-trophy-guano = Guano as Trophy { $count } ({ $points })
piccioni-term-trophy-lots = Lots of Guano as Trophy { $count } ({ $points })
piccioni-term-pigeons = pigeons { $count } ({ $points })
piccioni-term-guano = Guano { $count } ({ $points })
piccioni-term-lots = Lots of Guano { $count } ({ $points })

# Refusals
piccioni-refuse-over = The game is over.
piccioni-refuse-luck = A card is just being drawn.
piccioni-refuse-turn = It is not up to you now; everyone waits for { $seat }.
piccioni-refuse-move-first = Moves are compulsory, and there are some left: { $moves }.
piccioni-refuse-end-first = The moves are used up; say “end”.
piccioni-refuse-discard-first = More than five cards: discard first.
piccioni-refuse-take-first = Trophies are being shared: take one first.
piccioni-refuse-answer-first = You are asked whether you react: “pass”, or a reaction.
piccioni-refuse-assign-first = A pigeon has been revealed: say where it goes.
piccioni-refuse-follow-first = Say who follows the pigeon, or that nobody does.
piccioni-refuse-price = The price in cards is { $price }.
piccioni-refuse-not-clean = Only Guano and Lots of Guano are cleaned away, not { $card }.
piccioni-refuse-no-pigeon = Only pigeons become Trophies this way, not { $card }.
piccioni-refuse-not-in-hand = Not in your hand, or not as often: { $card }.
piccioni-refuse-aim = { $card } does not take such an aim.
piccioni-refuse-not-there = Not there: { $card }. Where: { $zone }.
piccioni-refuse-two-moves = { $card } takes { $needed } moves, and you have fewer left.
piccioni-refuse-another = { $card } needs another player, not yourself.
piccioni-refuse-no-effect = { $card } would move, take or draw nothing.
piccioni-refuse-full = Not enough room: { $zone }. Free spaces: { $free }, needed: { $needed }.
piccioni-refuse-never = { $pigeon } can never go there: { $zone }.
piccioni-refuse-same-zone = They are there already: { $zone }.
piccioni-refuse-no-pick = No such Trophy lies there to be picked: { $back }.
piccioni-refuse-no-reaction = { $card } has no reaction.
piccioni-refuse-not-concerned = { $card } does not react to this.
piccioni-refuse-other-pigeon = It is about another pigeon: { $pigeon }.
piccioni-refuse-not-its-zone = The text of { $pigeon } leads elsewhere, not here: { $zone }.
piccioni-refuse-stays = Whoever is there already cannot follow: { $zone }.
