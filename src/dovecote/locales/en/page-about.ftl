## What is this? The answers of figures, icons, badges and marks

page-what-is = What is this?
page-key-what = from mark to mark: what is this?
page-grounds = Letters on the grounds

columba-letter-g = G
columba-letter-w = W
columba-letter-s = S
columba-letter-b = B
columba-page-about-points = Points made so far: the fields of this player’s estates
columba-page-about-open = { $points ->
    [one] One point is
   *[other] { $points } points are
 } lost if the objective is still unfinished at the end. Not counted yet.
columba-page-about-after = Points after the move you are looking at
columba-page-about-gift = Points that the move you are looking at would give this player
columba-page-about-team = Points made so far by the two allies together
columba-page-about-objective = The objective. { $aim }
columba-page-about-none = No objective: this player captures nothing, and loses nothing at the end
columba-page-about-dovecote = { $size ->
    [large] Large dovecote: 2 points a field
   *[small] Small dovecote: 1 point a field
 }; { $left ->
    [yes] still to be built
   *[no] built
 }
columba-page-about-eyas = Young falcons, to be raised with two tiles
columba-page-about-falcon = Adult falcons, ready to be sent
columba-page-about-tiles = Tiles to use ({ $kind }): lay them on the territory, or pay for falcons
columba-page-about-pile = Cards left to draw. The turn with the last one is the last.
columba-page-about-ground = The letter of this ground: { $kind }
columba-page-about-field = { $what ->
    [bare] Bare table
    [falcon] Falcon: this field counts for nobody
    [tile] Domestic pigeon: { $kind }
   *[wild] Wild pigeon: { $kind }
 }{ $dovecote ->
    [small] , with a small dovecote
    [large] , with a large dovecote
   *[no] {""}
 }.
columba-page-about-estate = { $yours ->
    [yes] Your estate
   *[no] Estate of { $who }
 }: { $fields ->
    [one] 1 field
   *[other] { $fields } fields
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
columba-page-brings-gift = { $who } gets { $points ->
    [one] a point
   *[other] { $points } points
 } by this.

columbiz-page-about-total = Points in all: lines and captured pawns
columbiz-page-about-captures = Captured pawns, and what they are worth at the end
columbiz-page-about-reserve = Pawns still in reserve. When a reserve is empty, the round is the last.
columbiz-page-about-column = Squares in this column are paid with dice showing { $face }
columbiz-page-about-tally = Dice showing { $face } on the table now: { $count }
columbiz-page-about-pawn = A pawn of { $who }
columbiz-page-about-die = A { $face }: it will be thrown again unless you keep it
columbiz-page-about-kept = A { $face } that you keep
columbiz-page-about-lies = A die showing { $face }
columbiz-page-about-used = This die has paid for a pawn

piccioni-page-about-points = Points as they stand: Trophies, less pigeons and Guano
piccioni-page-about-gift = The move you are looking at would help this player
piccioni-page-about-pigeons = Pigeons in this Area: they cost points at the end
piccioni-page-about-guano = Guano in this Area: it costs points at the end
piccioni-page-about-trophies = Trophies: they are points
piccioni-page-about-hand = Cards in hand
piccioni-page-about-medal = Trophy: { $name }
piccioni-page-about-unseen = A Trophy that nobody has seen; it is turned over at the end
piccioni-page-about-room = { $is ->
    [endless] There is always room here
    [full] No room left
   *[free] Spaces: { $spaces } in all, { $free } free
 }
piccioni-page-about-free = A free space
piccioni-page-about-bird = { $name }{ $has ->
    [no] {""}
   *[yes] : { $text }
 }
piccioni-page-about-dirt = { $name }: costs points at the end
piccioni-page-about-call = Call: brings { $count ->
    [one] one pigeon
   *[other] { $count } pigeons
 } after your moves
piccioni-page-about-r = Reaction: may be played outside your turn
piccioni-page-about-pips = Moves left in this turn
piccioni-page-about-flock = Pigeons still to come. When none are left, everyone has one more turn.
piccioni-page-about-deck = Action cards to draw
piccioni-page-about-discard = Cards that have been played; open to see which
