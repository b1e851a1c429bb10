## Piccioni: what its lessons say

# first-turn
lesson-piccioni-first-turn-title = Your first turn
lesson-piccioni-first-turn-about = Two moves, then a pigeon arrives.
lesson-piccioni-first-turn-aim = A Trophy is worth a point, a pigeon in your Area costs one. You make two moves a turn.
lesson-piccioni-first-turn-net = First move: play the Net on the pigeon in your Area. It becomes your Trophy.
lesson-piccioni-first-turn-net-first = You may always draw, but the Net brings two points now.
lesson-piccioni-first-turn-dear = That works too, for two cards. The Net alone is cheaper.
lesson-piccioni-first-turn-moves = Both moves must be made before you end your turn.
lesson-piccioni-first-turn-draw = From minus one to plus one! Second move: draw three cards.
lesson-piccioni-first-turn-end = Your moves are done. End your turn, and one pigeon comes from the deck.
lesson-piccioni-first-turn-over = Two moves a turn, and you have made them. End your turn.
lesson-piccioni-first-turn-stupid = A Stupid pigeon goes to any Place with room. Choose one.
lesson-piccioni-first-turn-place = This one goes to a Place: Street, Crowd, Monument or Wires.
lesson-piccioni-first-turn-done = Two moves, the reveal, and it is your opponent’s turn.

# guano
lesson-piccioni-guano-title = Guano
lesson-piccioni-guano-about = Drop it on others, and clean your own Area.
lesson-piccioni-guano-dirty = Your opponent has dropped Guano on you. It costs a point at the end.
lesson-piccioni-guano-revenge = Pay it back: play your Guano on your opponent’s Area. You draw a card for it.
lesson-piccioni-guano-own = That is your own Area! Drop it on your opponent.
lesson-piccioni-guano-guano-first = Cleaning comes next. First drop your own.
lesson-piccioni-guano-aim = Say whom it is for: choose an Area.
lesson-piccioni-guano-clean = Now your own: pay any one card to clean it away.
lesson-piccioni-guano-umbrella = The Umbrella does it as well. This time, clean by paying a card.
lesson-piccioni-guano-dirt-first = Clean first: cards can be drawn any time.
lesson-piccioni-guano-end = Spotless. End your turn.
lesson-piccioni-guano-infamous = The Infamous goes to whoever has the most Trophies. You are tied, so you choose.
lesson-piccioni-guano-home = Into your own Area? Better next door.
lesson-piccioni-guano-areas = The Infamous goes to a player’s Area, never to a Place.
lesson-piccioni-guano-done = Pigeons and Guano cost a point each, Lots of Guano two. Keep your Area clean.

# calls
lesson-piccioni-calls-title = Cards that call
lesson-piccioni-calls-about = Strong cards bring Trophies, and more pigeons.
lesson-piccioni-calls-car = Two pigeons are on the Street. Play the Car on the Fat one; the other is scared away.
lesson-piccioni-calls-either = Either would do. Take the Fat one: it needs two spaces.
lesson-piccioni-calls-car-first = Drawing can wait. The Car has work to do.
lesson-piccioni-calls-rifle = A Scared pigeon flies to the Area with the fewest pigeons; on a tie, into the deck.
lesson-piccioni-calls-shoot = Now the Rifle: take the pigeon in your own Area.
lesson-piccioni-calls-home = A Trophy too, but the one in your Area costs you a point while it stays.
lesson-piccioni-calls-rifle-first = Drawing can wait. Use the Rifle.
lesson-piccioni-calls-end = Two Trophies! But the Car calls one pigeon and the Rifle two. End your turn: three arrive.
lesson-piccioni-calls-fat = The Fat one goes where most spaces are free. Two Places are equal: choose.
lesson-piccioni-calls-roomy = Not there: only the Places with the most free spaces will do.
lesson-piccioni-calls-lame = The Lame one goes to any Place but the Wires.
lesson-piccioni-calls-never = The Lame one never gets up to the Wires.
lesson-piccioni-calls-infamous = The third was Infamous, and you have the most Trophies: it moved in with you.
lesson-piccioni-calls-done = If nothing calls, exactly one pigeon comes. Strong cards have their price.

# lady
lesson-piccioni-lady-title = The Lady
lesson-piccioni-lady-about = Trophies for two cards, moving pigeons, and a Lady with company.
lesson-piccioni-lady-trophy = Without a fitting card you can still make a Trophy of a pigeon in your Area: for two cards.
lesson-piccioni-lady-pay = Take the Lady, and pay with Guano and Rifle.
lesson-piccioni-lady-keep-crumbs = Keep the Breadcrumbs: you need them in a moment.
lesson-piccioni-lady-lady-first = That would be fine, but take the Lady: something odd happens.
lesson-piccioni-lady-returns = The Lady returns to the deck, and a hidden pigeon from there is your Trophy instead.
lesson-piccioni-lady-crumbs = Now lure the Lame pigeon from the Crowd into your opponent’s Area with Breadcrumbs.
lesson-piccioni-lady-crowd = Right target, other pigeon: take the one in the Crowd.
lesson-piccioni-lady-crumbs-first = Use the Breadcrumbs first.
lesson-piccioni-lady-room = There is no room for it there. An Area always has room.
lesson-piccioni-lady-end = End your turn, and see who comes.
lesson-piccioni-lady-lady = The Lady is back! Send her to the Monument.
lesson-piccioni-lady-quiet = Allowed, but the Monument is empty: room for her and a guest.
lesson-piccioni-lady-place = She goes to a Place that has room.
lesson-piccioni-lady-follow = One pigeon may follow her. Get rid of the one in your own Area!
lesson-piccioni-lady-chance = You may decline, but then the pigeon in your Area stays.
lesson-piccioni-lady-help = That would help your opponent. Take the pigeon from your own Area.
lesson-piccioni-lady-done = Your Area is empty, your opponent’s is full: well arranged.

# reactions
lesson-piccioni-reactions-title = Reactions
lesson-piccioni-reactions-about = Three answers on somebody else’s turn.
lesson-piccioni-reactions-asked = Your opponent drops Guano on you. Before it lands, you are asked whether you react.
lesson-piccioni-reactions-umbrella = Open the Umbrella: the Guano goes back to where it came from.
lesson-piccioni-reactions-pass = You may always pass, but you hold just the right card.
lesson-piccioni-reactions-keep = That would stop it, too. Keep it: something worse is coming.
lesson-piccioni-reactions-net = A reaction answers only what it names, and the Net is for pigeons.
lesson-piccioni-reactions-answer = It is not your turn. Pass or react.
lesson-piccioni-reactions-swap = Next comes a Flat swap: your opponent’s pigeons for yours.
lesson-piccioni-reactions-balcony = It aims at your Area. “Not on my balcony!” cancels it, its call too.
lesson-piccioni-reactions-later = The Net would take one pigeon. Keep it, and cancel the whole swap.
lesson-piccioni-reactions-infamous = The turn ends, and an Infamous pigeon is sent to you. Catch it with your Net!
lesson-piccioni-reactions-done = A pigeon meant for your Area is now your Trophy. Reactions cost no move.
lesson-piccioni-reactions-sealed = If several are asked, all answer secretly; the first reaction clockwise counts.

# sharing
lesson-piccioni-sharing-title = Sharing
lesson-piccioni-sharing-about = Shared Trophies, a free card, and too many cards.
lesson-piccioni-sharing-free = “Me too!” draws two cards and takes no move. Play it first.
lesson-piccioni-sharing-free-first = That takes a move. First “Me too!”, which takes none.
lesson-piccioni-sharing-surge = Two pigeons on the Wires. Play Power surge and share with the next player, who has no Trophy.
lesson-piccioni-sharing-leader = That player has a Trophy already. Share with the other one.
lesson-piccioni-sharing-surge-first = Power surge first: the pigeons are there now.
lesson-piccioni-sharing-shared = One Trophy each, you first. Second move: draw three cards.
lesson-piccioni-sharing-own = Not into your own Area. Draw three cards.
lesson-piccioni-sharing-many = Six cards are one too many. Discard the one you like least.
lesson-piccioni-sharing-five = Five cards at most: discard first.
lesson-piccioni-sharing-end = Power surge calls two pigeons. End your turn.
lesson-piccioni-sharing-done = Whom you share with is up to you: best with whoever is behind.

# the-end
lesson-piccioni-the-end-title = The last turn
lesson-piccioni-the-end-about = The deck is empty: tidy up, then count.
lesson-piccioni-the-end-last = No pigeons are left in the deck. Everyone had one more turn; yours is the last.
lesson-piccioni-the-end-pigeon = A pigeon and Guano in your Area cost points. Net the pigeon.
lesson-piccioni-the-end-late = Cards in hand count nothing at the end. Make points instead.
lesson-piccioni-the-end-net-first = Good, but first the pigeon: it brings two points.
lesson-piccioni-the-end-keep-net = Not with the Net: you need it for the pigeon.
lesson-piccioni-the-end-guano = Two points more. Now clean the Guano away.
lesson-piccioni-the-end-end = An empty Area. End your turn, and the match.
lesson-piccioni-the-end-moves = Both moves are made. End your turn.
lesson-piccioni-the-end-over = Each Trophy counts 1 point, one of Guano 2; whatever lies in an Area costs points. You won, 10 to 5!
lesson-piccioni-the-end-score = If points are equal, fewer cards in the Area win.
