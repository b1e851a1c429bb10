## The coach: what is explained when it first happens, and what is warned of

page-coach = Let the coach explain what is new and warn before mistakes
page-coach-about = At tables that allow all help. If you leave this alone, only in your first match of each game.
page-coach-read = Got it
page-coach-explain = Explain
page-coach-fold = Less
page-coach-decline = No more explanations

# Before a move that one may regret
page-caution = Think twice?
page-caution-back = Think again
page-caution-go = Do it anyway
page-caution-never = Do it, and don’t warn me again
caution-helps = This gives { $who } { $points ->
    [one] a point
   *[other] { $points } points
 }.
caution-costs = This costs you { $points ->
    [one] a point
   *[other] { $points } points
 }.
caution-late-objective = { $turns ->
    [0] This is your last turn.
    [one] You have at most one more turn.
   *[other] You have at most { $turns } more turns.
 } An objective that is unfinished at the end costs { $points } points.
caution-unfinished = Another place for this card would complete your objective. Unfinished, it costs { $points } points, and this is your last turn.
caution-forfeits = These dice pay for no square. If you keep them, you lose { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
 } from your reserve.

# Columba, for the first time
columba-first-captured = A card may cover only pigeons that the objective still lacks. They are captured: a tile for each lies on the objective now.
columba-first-completed = A complete objective gives four tiles to use later. Its card is placed as well, and a new objective may be drawn.
columba-first-small = The whole group of one colour is an estate now: one point for every field, and for every field that joins it.
columba-first-large = The whole group of one colour is an estate now. A large dovecote counts two points a field; everyone has only one.
columba-first-laid = A tile counts as a field of its colour. Beside an estate of that colour, it makes the estate grow.
columba-first-bred = Two tiles buy a young falcon. Two more tiles, in a later turn, raise it.
columba-first-raised = An adult falcon can be sent into an estate of an opponent, once a turn.
columba-first-falcon = The falcon’s field counts for nobody. Whatever it cuts off from the dovecote is free again.
columba-first-grows = Fields of the same colour that touch an estate join it by themselves. Every field is worth points.
columba-first-helped = An estate grows whoever placed the card, and its owner gets the points. Look where your cards touch the estates of others.
columba-first-shrinks = Fields that are covered count no longer. Fields that are cut off from their dovecote belong to nobody: anyone may build there.
columba-first-discarded = This card fitted nowhere, so it leaves the game. The turn goes on.
columba-first-last = The pile is empty: this turn is the last. An unfinished objective costs 4 points.

# Columbiz, for the first time
columbiz-first-thrown = Keep the dice you like and throw the others again, up to twice. Square 3 in column 5 costs three 5s.
columbiz-first-placed = A pawn is paid with as many dice as its square says, each showing the number of its column. Up to four pawns a turn.
columbiz-first-captured = Whoever places a pawn and then has more in that column than another player captures all of that player’s pawns there. One captured pawn is worth 1 point, two 2, three 4, four 6.
columbiz-first-line = Three or more pawns of one player in an unbroken line score at once: three 1 point, four 2, five 3, six 4.
columbiz-first-aside = No square fitted the dice, so up to three pawns of the reserve leave the game. Before you keep your dice for good, look for a square they can pay for.
columbiz-first-last = A reserve is empty: this round is played to its end, and that is the end of the match.

# Piccioni, for the first time
piccioni-first-guano = Guano in an Area costs points at the end. Some cards wash it off, or you pay cards to clean it away.
piccioni-first-lands = A pigeon in an Area costs a point at the end, unless it leaves or becomes a Trophy.
piccioni-first-trophy = A Trophy is worth a point. Whoever has the most points at the end wins.
piccioni-first-returned = This pigeon returns to the deck. The Trophy taken instead stays face down until the end.
piccioni-first-reaction = Cards with an R may also be played as an answer, on somebody else’s turn.
piccioni-first-cancelled = A cancelled card does nothing, and the pigeons it would have called do not come.
piccioni-first-redirected = The card goes back to whoever sent it.
piccioni-first-scared = Scared pigeons fly to the Area with the fewest pigeons.
piccioni-first-scattered = Several Areas are tied for the fewest pigeons, so the Scared ones fly into the deck. Otherwise they would fly to the Area with the fewest.
piccioni-first-followed = A Lady may bring another pigeon along.
piccioni-first-called = Strong cards call pigeons: as many as were called are revealed at the end of this turn, instead of one.
piccioni-first-swapped = All pigeons of two Areas have changed places.
piccioni-first-revealed = After the moves, pigeons are revealed. The kind of each says where it goes: read it in the middle of the table.
piccioni-first-last = Cards in hand count nothing at the end: make points of them in your last turn.
