## Columbiz: what its table, offers, events and refusals say

columbiz-title = Columbiz
columbiz-about = Eight dice, six columns, captures and lines.
columbiz-reconstructed = The board's numbers, the throw again after a tie at the start, and whatever the rules mark ⚑ are reconstructions.

# The players, by the colour of their pawns
columbiz-violet = Violet
columbiz-blue = Blue
columbiz-grey = Grey
columbiz-black = Black

# Options
columbiz-option-seats = how many play
columbiz-option-line_scoring = what a growing line scores: its full value again, or the difference (6.4)
columbiz-option-ties = equal scores: shared, or decided by captured pawns (8.4)

# The table in words
columbiz-round = Round { $round }
columbiz-last-round = Last round: a reserve is empty.
columbiz-dice = Dice: { $dice }
columbiz-dice-left = Dice left: { $dice }
columbiz-no-dice = none
columbiz-throw = Throw { $throw } of 3
columbiz-nothing-fits = Careful: no square fits these dice. If you stand now, you set aside: { $pawns } (4.6).
columbiz-column = Column { $column }: { $squares }
columbiz-column-empty = Column { $column }: empty
columbiz-square-held = { $number } { $who }
columbiz-reserve = reserve
columbiz-set-aside = set aside
columbiz-captured = captured
columbiz-lines = lines
columbiz-captures = captures
columbiz-total = total
columbiz-standing = { $who }: { $reserve } in reserve, { $captured } captured, { $aside } set aside; lines { $lines }, captures { $captures }, total { $total }.

# Offers
columbiz-offer-stand = keep all dice and place
columbiz-offer-reroll = throw { $faces } again
columbiz-offer-put = pawn on square { $number } of column { $column }
columbiz-offer-end = end the turn
columbiz-offer-forfeit = nothing fits: set pawns aside
columbiz-more-rerolls = or throw dice again: type which, as in “{ $example }” ({ $count } ways; “all” lists them)

# Events
columbiz-event-die-thrown = { $who } throws a { $face }.
columbiz-event-began = { $who } begins.
columbiz-event-thrown = { $throw ->
    [1] { $who } throws { $fell }.
   *[other] { $who } throws { $fell }; now { $dice }.
 }
columbiz-event-taken-up = { $who } throws { $faces } again.
columbiz-event-stood = { $who } keeps { $dice }.
columbiz-event-placed = { $who } puts a pawn on { $square }.
columbiz-event-captured = { $who } captures { $count ->
    [one] a pawn
   *[other] { $count } pawns
 } of { $owner }: { $squares }.
columbiz-event-scored = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $terms }.
columbiz-event-set-aside = { $who } sets { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
 } aside.
columbiz-event-ran-out = { $who } has no pawns left: this round is the last.
columbiz-event-turn-ended = { $who } has finished the turn.
columbiz-event-tallied = { $who } ends with { $points } in all: { $terms }.
columbiz-event-finished = The game is over.
columbiz-term-row = row of { $size } ({ $points })
columbiz-term-column = column of { $size } ({ $points })
columbiz-term-falling = diagonal of { $size } ({ $points })
columbiz-term-rising = diagonal of { $size } ({ $points })
columbiz-term-lines = lines ({ $points })
columbiz-term-captures = { $size ->
    [one] one pawn captured
   *[other] { $size } pawns captured
 } ({ $points })

# Refusals
columbiz-refuse-over = The game is over.
columbiz-refuse-turn = It is the turn of { $seat }.
columbiz-refuse-dice-in-cup = The dice are still in the cup.
columbiz-refuse-throws-over = The throws of this turn are over.
columbiz-refuse-dice-absent = These faces are not all among the dice.
columbiz-refuse-still-throwing = Pawns come after the last throw; say “stand” first.
columbiz-refuse-occupied = { $owner } already has a pawn on { $square }.
columbiz-refuse-too-few-dice = This square takes { $needed ->
    [one] one die
   *[other] { $needed } dice
 } showing { $face }; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
 } left.
columbiz-refuse-four-pawns = Four pawns have been placed this turn, and that is the most.
columbiz-refuse-reserve-empty = The reserve is empty.
columbiz-refuse-must-place = A pawn fits, so one must be placed first.
columbiz-refuse-must-forfeit = Nothing fits, so pawns must be set aside.
columbiz-refuse-something-fits = A pawn fits, so none may be set aside.
columbiz-refuse-already-placed = A pawn has been placed this turn, so none is set aside.
