## Columbiz: what its table, offers, events and refusals say

columbiz-title = Columbiz
columbiz-about = Throw eight dice, pay for squares in six columns, make lines and capture pawns.
columbiz-reconstructed = The board’s numbers, the throw again after a tie at the start, and whatever the rules mark ⚑ are reconstructions.

# The players, by the colour of their pawns
columbiz-violet = Violet
columbiz-blue = Blue
columbiz-grey = Grey
columbiz-black = Black

# Options
columbiz-option-seats = how many play
columbiz-option-line_scoring = what a growing line scores (6.4)
columbiz-option-ties = what holds for equal scores (8.4)
columbiz-option-captures = how captures are counted (5.3)

# The table in words
columbiz-round = Round { $round }
columbiz-last-round = Last round: a reserve is empty.
columbiz-dice = Dice: { $dice }
columbiz-dice-left = Dice left: { $dice }
columbiz-no-dice = none
columbiz-dice-of = { $count ->
    [one] a { $face }
    [2] two { $face }s
    [3] three { $face }s
    [4] four { $face }s
    [5] five { $face }s
    [6] six { $face }s
    [7] seven { $face }s
   *[other] { $count } { $face }s
 }
columbiz-throw = Throw { $throw } of 3
columbiz-nothing-fits = Careful: no square fits these dice. If you keep them, you set { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
 } aside (4.6).
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
columbiz-offer-stand = keep all dice and place pawns
columbiz-offer-reroll = { $held ->
    [0] Throw all { $count } dice again
   *[other] Keep { $kept }, throw the other { $count ->
        [one] die
       *[other] { $count } dice
    }
 }
columbiz-offer-put = pawn on square { $number } of column { $column }
columbiz-offer-end = end the turn
columbiz-offer-forfeit = no square fits: set pawns aside
columbiz-more-rerolls = or throw dice again: type which, as in “{ $example }” ({ $count } ways; “all” lists them)

# Events
columbiz-event-die-thrown = { $you ->
    [yes] You throw a { $face }.
   *[no] { $who } throws a { $face }.
 }
columbiz-event-began = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
 }
columbiz-event-thrown = { $you ->
    [yes] You throw
   *[no] { $who } throws
 } { $throw ->
    [1] { $fell }.
   *[other] { $fell }; now there are { $dice }.
 }
columbiz-event-taken-up = { $you ->
    [yes] You keep
   *[no] { $who } keeps
 } { $held ->
    [0] nothing and
   *[other] { $kept } and
 } { $you ->
    [yes] throw
   *[no] throws
 } { $count ->
    [one] one die
   *[other] { $count } dice
 } again.
columbiz-event-stood = { $you ->
    [yes] You keep { $dice }.
   *[no] { $who } keeps { $dice }.
 }
columbiz-event-placed = { $you ->
    [yes] You put a pawn
   *[no] { $who } puts a pawn
 } on square { $number } of column { $column }.
columbiz-event-captured = { $you ->
    [yes] You capture
   *[no] { $who } captures
 } { $count ->
    [one] a pawn
   *[other] { $count } pawns
 } of { $yours ->
    [yes] yours
   *[no] { $owner }’s
 }.
columbiz-event-scored = { $you ->
    [yes] You score
   *[no] { $who } scores
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $terms }.
columbiz-event-set-aside = { $you ->
    [yes] You set
   *[no] { $who } sets
 } { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
 } aside.
columbiz-event-ran-out = { $you ->
    [yes] You have no pawns left in reserve:
   *[no] { $who } has no pawns left in reserve:
 } this round is the last.
columbiz-event-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
 }
columbiz-event-tallied = { $you ->
    [yes] You end
   *[no] { $who } ends
 } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $terms }.
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
columbiz-refuse-turn = It is { $seat }’s turn.
columbiz-refuse-dice-in-cup = The dice are still in the cup.
columbiz-refuse-throws-over = You have had your throws.
columbiz-refuse-dice-absent = You do not have all of these dice.
columbiz-refuse-still-throwing = Keep your dice first; pawns come after the last throw.
columbiz-refuse-occupied = { $yours ->
    [yes] You already have a pawn there.
   *[no] { $owner } already has a pawn there.
 }
columbiz-refuse-too-few-dice = This square costs { $needed ->
    [one] one die
   *[other] { $needed } dice
 } showing { $face }; you have { $left ->
    [0] none
    [one] one
   *[other] { $left }
 } left.
columbiz-refuse-four-pawns = You have placed four pawns this turn; that is the most.
columbiz-refuse-reserve-empty = Your reserve is empty.
columbiz-refuse-must-place = A square fits, so you must place a pawn first.
columbiz-refuse-must-forfeit = No square fits, so you must set pawns aside.
columbiz-refuse-something-fits = A square fits, so you may not set pawns aside.
columbiz-refuse-already-placed = You have placed a pawn this turn, so none is set aside.
