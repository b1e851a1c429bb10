## Columbiz: what its table on the page says

# Parts of the table
columbiz-page-table = The table of Columbiz
columbiz-page-board = The dovecote: six columns of six squares, the dice above them
columbiz-page-pad = Score pad
columbiz-page-reserve = Pawns in reserve
columbiz-page-dice = Dice

# Whose turn it is
columbiz-page-your-turn = Your turn, { $who }
columbiz-page-turn-of = { $who }’s turn
columbiz-page-who-begins = Who begins?
columbiz-page-begins = { $who } begins
columbiz-page-fell = { $who } threw { $face } to see who begins.
columbiz-page-placed = { $count ->
    [0] No pawn placed yet
    [one] 1 of 4 pawns placed
   *[other] { $count } of 4 pawns placed
 }

# Dice
columbiz-page-kept = Kept: { $count }
columbiz-page-loose = To throw again: { $count }
columbiz-page-choose-dice = Choose the dice you want to keep.
columbiz-page-die = Die { $slot } shows { $face }
columbiz-page-die-keep = Keep die { $slot }, which shows { $face }
columbiz-page-die-kept = Die { $slot }, a { $face }, is kept.
columbiz-page-die-loose = Die { $slot }, a { $face }, will be thrown again.
columbiz-page-die-used = Die { $slot } is used

# Squares
columbiz-page-square-free = Column { $column }, square { $number }: free
columbiz-page-square-held = Column { $column }, square { $number }: pawn of { $who }
columbiz-page-square-lit = Column { $column }, square { $number }: free, costs { $number ->
    [one] one die showing { $column }
   *[other] { $number } dice showing { $column }
 }
columbiz-page-square-chosen = Column { $column }, square { $number }: chosen; Enter places the pawn
columbiz-page-needs = Column { $column }, square { $number }: needs { $needed ->
    [one] one die showing { $column }
   *[other] { $needed } dice showing { $column }
 }; you have { $have ->
    [0] none
   *[other] { $have }
 }.
columbiz-page-needs-how = Choose a square to keep the dice it needs.
columbiz-page-kept-for = { $count ->
    [0] Dice showing { $face } are thrown again.
    [one] One die showing { $face } is kept.
   *[other] { $count } dice showing { $face } are kept.
 }
columbiz-page-unchosen = No square is chosen any more.
columbiz-page-none-lit = No square can be taken now.
columbiz-page-cost = Column { $column }, square { $number }: costs { $number ->
    [one] one { $column }
    [2] two { $column }s
    [3] three { $column }s
    [4] four { $column }s
    [5] five { $column }s
    [6] six { $column }s
   *[other] { $number } { $column }s
 }

# What a pawn would bring
columbiz-page-line-row = Row of { $size }: +{ $points }
columbiz-page-line-column = Column of { $size }: +{ $points }
columbiz-page-line-diagonal = Diagonal of { $size }: +{ $points }
columbiz-page-locks-up = Captures { $count ->
    [one] one pawn
   *[other] { $count } pawns
 } of { $who }
columbiz-page-locks-up-for = { $what }: +{ $points }
columbiz-page-locks-up-all = { $what }; in all +{ $points }
columbiz-page-brings-nothing = No line and no capture

# Buttons, and what is said before they are pressed
columbiz-page-throw-again = { $count ->
    [0] Throw again
    [one] Throw one die again
   *[other] Throw { $count } dice again
 }
columbiz-page-all-kept = All dice are kept.
columbiz-page-stand = Keep all and place pawns
columbiz-page-stand-lose = Keep all and set { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
 } aside
columbiz-page-put = Place the pawn
columbiz-page-choose-first = Choose a square first.
columbiz-page-choose-how = Choose a lit square to see what it brings; choose it again to place.
columbiz-page-nothing-more = No more pawns can be placed this turn.
columbiz-page-end = End the turn
columbiz-page-forfeit = Set { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
 } aside
columbiz-page-warn-stand = No square fits these dice. If you keep them, you set { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
 } of your reserve aside.
columbiz-page-warn-forfeit = No square fits. { $pawns ->
    [one] One pawn leaves
   *[other] { $pawns } pawns leave
 } your reserve and the game.

# Pad and reserve
columbiz-page-locked-up = { $count ->
    [0] no pawn
    [one] one pawn
   *[other] { $count } pawns
 }
columbiz-page-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
columbiz-page-total = { $points ->
    [one] one point in all
   *[other] { $points } points in all
 }
columbiz-page-aside = { $count ->
    [one] one set aside
   *[other] { $count } set aside
 }
columbiz-page-standing = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
 }, { $reserve ->
    [one] one pawn
   *[other] { $reserve } pawns
 } in reserve
columbiz-page-term-lines = Lines
columbiz-page-term-captures = { $count ->
    [0] Captured pawns: none
    [one] One captured pawn
   *[other] { $count } captured pawns
 }
columbiz-page-worth = What things are worth
columbiz-page-worth-captures = Captured pawns, and their points

# Keys
columbiz-page-key-board = to the board
columbiz-page-key-arrows = walk over the squares, or over the dice
columbiz-page-key-ends = first or last square of the row
columbiz-page-key-next = next square that can be taken; with Shift the one before
columbiz-page-key-enter = choose the square; again: place the pawn
columbiz-page-key-escape = choose none
columbiz-page-key-dice = to the dice; the space bar keeps one or lets it go
columbiz-page-key-toggle = keep this die or let it go
columbiz-page-key-throw = throw the dice that are not kept again
columbiz-page-key-stand = keep all dice and place pawns
columbiz-page-key-end = end the turn

# How a turn goes
columbiz-page-lesson-1 = You have up to three throws with eight dice. Between them, choose the dice you want to keep.
columbiz-page-lesson-2 = Then place pawns: square 3 in column 5 costs three 5s. Up to four pawns a turn; the lit squares are those you can pay for.
columbiz-page-lesson-3 = Once you have more pawns than somebody in the column you placed in, you capture all of theirs there.
columbiz-page-lesson-4 = Three or more of your pawns in an unbroken line score at once: in a row, a column or a diagonal.
columbiz-page-lesson-5 = When a reserve is empty, the round is played to its end, and captured pawns are added to the lines.

# The match in figures
columbiz-figure-captures = Most pawns captured
columbiz-figure-longest-line = Longest line
columbiz-figure-luck = Luckiest first throw
columbiz-figure-set-aside = Most pawns set aside

# In the pictures of the rules
columbiz-picture-captured = Captured
