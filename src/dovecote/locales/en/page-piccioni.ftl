## Piccioni: what its page says beyond the game’s own words

# Where long names may break on a small card
piccioni-page-breaks = Fire·cracker Bread·crumbs Scare·crow

# The table
piccioni-page-table = The city and the Areas
piccioni-page-rivals = Areas of the others
piccioni-page-mine = Your Area
piccioni-page-stage = The middle of the table
piccioni-page-zone-said = { $zone }: { $lying }; { $room }.
piccioni-page-area-said = Area of { $who }. In it: { $lying }. Trophies: { $trophies }. { $cards }, { $points }.
piccioni-page-full = full
piccioni-page-partner = { $you ->
    [yes] with you
   *[no] with { $who }
 }
piccioni-page-to-move = to move
piccioni-page-is-asked = asked
piccioni-page-edition-2025-flock = Edition 2025: the number of players decides which pigeons take part (2.5).
piccioni-page-edition-2025-balcony = Edition 2025: some pigeons are removed unseen, and the Areas start empty (2.6).
piccioni-page-first-moves = The very first turn has one move (2.7).
piccioni-page-quiet = No card has been played in this turn yet.
piccioni-page-reveals = Pigeons revealed
piccioni-page-sharing = These Trophies are being shared.
piccioni-page-flock = { $count ->
    [one] { $count } pigeon
   *[other] { $count } pigeons
 }
piccioni-page-deck = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
 }
piccioni-page-discard = { $count } discarded
piccioni-page-removed = { $count ->
    [one] { $count } pigeon is out of the game, unseen.
   *[other] { $count } pigeons are out of the game, unseen.
 }

# The turn
piccioni-page-your-turn = Your turn
piccioni-page-last = { $turns ->
    [one] Last round: this is the last turn.
   *[other] Last round: { $turns } turns are left.
 }
piccioni-page-waiting = Waiting for { $who }.
piccioni-page-waiting-answers = Waiting for answers: { $who }.
piccioni-page-ask-move = Choose a card and then what it is for, or drag it there; or make another move.
piccioni-page-ask-end = Your moves are made. End your turn and reveal the pigeons.
piccioni-page-ask-end-last = Your moves are made. No pigeons are left to reveal: end your turn.
piccioni-page-ask-aim = Choose something that lights up.
piccioni-page-ask-clean = Choose the Guano to clean away, and the cards you pay with.
piccioni-page-ask-trophy = Choose a pigeon in your Area, and { $count ->
    [one] the card
   *[other] the { $count } cards
 } you pay with.
piccioni-page-ask-discard = { $count ->
    [one] You may hold five cards. Choose the one to discard.
   *[other] You may hold five cards. Choose the { $count } to discard.
 }
piccioni-page-ask-assign = { $pigeon }: where does this pigeon go? Choose a Zone that lights up.
piccioni-page-ask-follow = Choose the pigeon that follows, or let nobody follow.
piccioni-page-ask-take = Choose the Trophy you take.
piccioni-page-ask-blind = This table shows no possibilities: try what you want to do, and the rules will answer.
piccioni-page-moves = Moves
piccioni-page-choices = Choose one
piccioni-page-brings = What it brings
piccioni-page-choose-first = Choose first
piccioni-page-card-first = Choose a card first, then what it is for.
piccioni-page-back = Back
piccioni-page-more = Decks and standing orders
piccioni-page-verb-clean-for = Clean your Area…
piccioni-page-verb-trophy-for = Pay for a Trophy…
piccioni-page-go-play = Play { $card }
piccioni-page-go-react = React with { $card }
piccioni-page-go-discard = Discard { $card }
piccioni-page-go-discard-several = Discard { $count } cards
piccioni-page-discards-soon = { $count ->
    [one] This card is discarded in a moment.
   *[other] These cards are discarded in a moment.
 }
piccioni-page-go-draw = Draw three cards
piccioni-page-go-end = End the turn
piccioni-page-go-pass = Let it happen
piccioni-page-go-clean = Pay and clean
piccioni-page-go-trophy = Pay for the Trophy
piccioni-page-go-assign = Send it there
piccioni-page-go-follow = Let it follow
piccioni-page-go-no-follow = Nobody follows
piccioni-page-go-take = Take this Trophy

# Reaction windows
piccioni-page-window = Reaction window
piccioni-page-answers = Your answer
piccioni-page-react-or-pass = Answer with a card, or let it happen.
piccioni-page-which = Which of them?
piccioni-page-let-it = Let it happen
piccioni-page-send = Answer
piccioni-page-answered = Answered. The others are still thinking.
piccioni-page-waiting-short = Answered
piccioni-page-order-answers = Your standing order will answer, unless you do.
piccioni-page-no-hurry = There is no time limit.
piccioni-page-seconds = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
 }
piccioni-page-pigeons-on-you = On the way to you: { $pigeons }!
piccioni-page-guano-on-you = { $who } drops it on you: { $card }!
piccioni-page-minutes = { $minutes ->
    [one] about one minute left
   *[other] about { $minutes } minutes left
 }
piccioni-page-orders = Standing orders
piccioni-page-order-ask = Ask me every time
piccioni-page-order-until = Let it happen until my turn
piccioni-page-order-pass = Always let it happen
piccioni-page-order-end = End my turn by itself when nothing is left, even while I am away
piccioni-page-order-cards = React by itself
piccioni-page-order-react = { $card } whenever it applies

# What playing a card means
piccioni-page-do-guano = { $aim ->
    [self] Drop it on yourself: −1 for you.
   *[other] Drop it on { $target }: −1 for { $target }.
 } Then you draw a card.
piccioni-page-do-lots = { $aim ->
    [self] Drop it on yourself: −2 for you.
   *[other] Drop it on { $target }: −2 for { $target }.
 }
piccioni-page-do-car = { $what } on the Street becomes your Trophy. All others there are Scared.
piccioni-page-do-rifle = { $what } ({ $zone }) becomes your Trophy.
piccioni-page-do-surge = All pigeons on the Wires become Trophies; you share them with { $target }.
piccioni-page-do-net = { $what } in your Area becomes your Trophy.
piccioni-page-do-breadcrumbs = Lure { $what }: { $zone } → { $to }.
piccioni-page-do-scarecrow = All pigeons in your Area are Scared.
piccioni-page-do-firecracker = All pigeons are Scared: { $zone }.
piccioni-page-do-umbrella = One Guano leaves your Area.
piccioni-page-do-washer = All Guano and one Lots of Guano leave your Area.
piccioni-page-do-balcony = { $what } leaves your Area → { $to }.
piccioni-page-do-metoo = You draw two cards, and it costs no move.
piccioni-page-do-souvenir = { $what } in your Area becomes your Trophy.
piccioni-page-do-swap = Swap all your pigeons with { $target }.
piccioni-page-answer-net = { $what } becomes your Trophy instead.
piccioni-page-answer-umbrella = It goes back to whoever sent it.
piccioni-page-answer-balcony = It is cancelled, its call too.
piccioni-page-answer-metoo = You get a share of the Trophies.

# The verbs of cards that are not of the house
piccioni-page-verb-assign = assign
piccioni-page-verb-trophy = Trophy
piccioni-page-verb-scare = Scare
piccioni-page-verb-share = share
piccioni-page-verb-move = move
piccioni-page-verb-discard = discard
piccioni-page-verb-draw = draw
piccioni-page-verb-swap = swap
piccioni-page-verb-cancel = cancel
piccioni-page-verb-redirect = send back

# Points, line by line
piccioni-page-term-trophies = Trophies: { $count }
piccioni-page-term-trophy-guano = Guano as Trophy: { $count }
piccioni-page-term-trophy-lots = Lots of Guano as Trophy: { $count }
piccioni-page-term-pigeons = Pigeons in the Area: { $count }
piccioni-page-term-guano = Guano in the Area: { $count }
piccioni-page-term-lots = Lots of Guano in the Area: { $count }

# Keys
piccioni-page-key-arrows = go through Zones and pigeons, or through the hand
piccioni-page-key-enter = choose; a card and its aim are played at once, else once more: send
piccioni-page-key-escape = one step back
piccioni-page-key-draw = draw three cards
piccioni-page-key-end = end the turn; once more: send
piccioni-page-key-pass = let it happen
piccioni-page-key-nobody = nobody follows

# How a turn goes
piccioni-page-lesson-1 = Two moves a turn: play a card, draw three, or pay cards to clean your Area or to make a Trophy.
piccioni-page-lesson-2 = Trophies are points. Pigeons and guano in your Area cost points at the end.
piccioni-page-lesson-3 = Cards marked R also work out of turn. When something may concern you, you are asked, whatever you hold; so the question gives nothing away.
piccioni-page-lesson-4 = After your moves pigeons are revealed: one, or as many as your cards called. Each goes where its kind goes.
piccioni-page-lesson-5 = When the pigeon deck is empty, everyone has one more turn.

# The match in figures
piccioni-figure-trophies = Most Trophies
piccioni-figure-crowd = Most pigeons in one Area at once
piccioni-figure-luck = Luckiest draws: cards that make Trophies
piccioni-figure-reactions = Most reactions
piccioni-figure-cleaned = Most Guano cleaned away
piccioni-figure-played = Most cards played

# In the pictures of the rules
piccioni-picture-mine = Your Area
piccioni-picture-theirs = Another Area
