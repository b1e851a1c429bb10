## Columba: what its lessons say

# first-card
lesson-columba-first-card-title = Your first card
lesson-columba-first-card-about = Place a card, build a dovecote, end your turn.
lesson-columba-first-card-card = You have drawn a card. It must touch another card along a side.
lesson-columba-first-card-sand = Place it on the right, so that sand touches sand.
lesson-columba-first-card-contact = Too far away: a side of your card must touch a side of another.
lesson-columba-first-card-build = Two sand fields now join. Build a small dovecote there, and they are your estate.
lesson-columba-first-card-large = Keep the large one: each field of its estate counts double. Build a small one here.
lesson-columba-first-card-not-yet = You could end here, but build first.
lesson-columba-first-card-end = Your first estate: two fields, 2 points. One dovecote a turn is the most, so end your turn.
lesson-columba-first-card-once = Only one dovecote a turn. End your turn.
lesson-columba-first-card-done = Draw, place, build if you like, end: that is a turn. The largest estates win.

# capturing
lesson-columba-capturing-title = Catching pigeons
lesson-columba-capturing-about = Cover the pigeons that your objective lacks.
lesson-columba-capturing-objective = Your objective shows four pigeons: green, white, sand, blue. You lack all four.
lesson-columba-capturing-cover = Place your card over the white and the sand pigeon: you catch what you cover.
lesson-columba-capturing-contact = Too far away. Place it over the right half of the first card.
lesson-columba-capturing-two = Two pigeons lie on your objective now. End your turn.
lesson-columba-capturing-lacks = You still lack green and blue. You may not cover any other pigeon: try it, if you like.
lesson-columba-capturing-left = Now catch both at once: place your card over the left half of the first one.
lesson-columba-capturing-lacking = Your objective does not lack that pigeon, so the whole card is forbidden there.
lesson-columba-capturing-done = All four! Your objective is complete. What that brings is the next lesson.

# objectives
lesson-columba-objectives-title = Objectives
lesson-columba-objectives-about = A complete objective brings pigeons of your own, and one more card.
lesson-columba-objectives-whole = You lack all four kinds, and the first card shows each once. Cover it whole.
lesson-columba-objectives-choose = Complete! Four pigeons are yours. Now you may take a new objective from the pile.
lesson-columba-objectives-none = Without one you catch nothing for the rest of the game. It is early: take one.
lesson-columba-objectives-choose-first = First decide about the new objective.
lesson-columba-objectives-former = Your old objective is now a card in your hand, and you place it at once.
lesson-columba-objectives-covers = It may already catch for the new one: cover the green and the sand pigeon on the left.
lesson-columba-objectives-card-first = Place the card in your hand first.
lesson-columba-objectives-end = Two cards in one turn, two pigeons for the new objective. End your turn.
lesson-columba-objectives-done = If the old card completes the new objective too, it all happens once more: a chain.
lesson-columba-objectives-cost = An objective that is unfinished at the end costs 4 points.

# domestic-pigeons
lesson-columba-domestic-pigeons-title = Your own pigeons
lesson-columba-domestic-pigeons-about = Lay the pigeons you have won to make estates larger.
lesson-columba-domestic-pigeons-four = You have won four pigeons, one of each kind: the four tiles on your board.
lesson-columba-domestic-pigeons-build = First a home: build your large dovecote on the two white fields.
lesson-columba-domestic-pigeons-large = The large one, please: here every field counts 2 points.
lesson-columba-domestic-pigeons-not-yet = Not yet: there is something better to do.
lesson-columba-domestic-pigeons-lay = Now lay your white pigeon on the bare table beside your estate.
lesson-columba-domestic-pigeons-loose = It would be in no estate. A pigeon you lay must have a home by the end of your turn.
lesson-columba-domestic-pigeons-end = Three fields, 6 points. You may build only once a turn: end it.
lesson-columba-domestic-pigeons-blue = A card with blue: place it on the left, so that blue touches blue.
lesson-columba-domestic-pigeons-bridge = A pigeon may also lie on a card. Cover the sand field between the blues with your blue pigeon.
lesson-columba-domestic-pigeons-bridge-first = Join the blues first: then the estate is larger.
lesson-columba-domestic-pigeons-house = Five blue fields in a row, and your pigeon needs a home: build a small dovecote on them.
lesson-columba-domestic-pigeons-homeless = Your blue pigeon is in no estate yet. Build on its group first.
lesson-columba-domestic-pigeons-finish = Five fields more, 5 points. End your turn.
lesson-columba-domestic-pigeons-done = A small dovecote brings 1 point a field, the large one 2.

# estates
lesson-columba-estates-title = Estates
lesson-columba-estates-about = How estates grow, and what opponents may not do there.
lesson-columba-estates-theirs = The sand fields with the dovecote are your opponent’s estate. You may not cover anything there.
lesson-columba-estates-away = Start your own: turn your card so that green touches green, above the first card.
lesson-columba-estates-gift = Careful: sand touching your opponent’s sand makes that estate larger. A gift!
lesson-columba-estates-estate = That is in your opponent’s estate. Only a falcon gets in there.
lesson-columba-estates-build = Two green fields. Build a small dovecote on them.
lesson-columba-estates-not-yet = First your dovecote, on the green fields.
lesson-columba-estates-second = An estate has only one dovecote. Build on green.
lesson-columba-estates-end = This estate is yours. End your turn.
lesson-columba-estates-grow = A card with much green. Place it so that your green estate grows; where is up to you.
lesson-columba-estates-missed = Your estate has not grown. Once more: green must touch your green along a side.
lesson-columba-estates-done = Every field that joins counts for you, whoever placed it.
lesson-columba-estates-never = Two estates never grow together, not even two of your own.

# falcons
lesson-columba-falcons-title = Falcons
lesson-columba-falcons-about = Breed a falcon, raise it, and cut an estate in two.
lesson-columba-falcons-pay = A young falcon costs two of your pigeons. Give back green and sand to breed one.
lesson-columba-falcons-breed-first = The card comes before that. But breed first: that is allowed with a card in hand.
lesson-columba-falcons-young-first = There is no young falcon yet. Breed one first.
lesson-columba-falcons-place = A young falcon! Now place your card, to the left.
lesson-columba-falcons-wait = It must grow up: one step a turn. End your turn.
lesson-columba-falcons-raise = Your card is placed. Now give back blue and white to raise your falcon.
lesson-columba-falcons-not-yet = Not yet: the falcon is waiting.
lesson-columba-falcons-grown = Only an adult falcon hunts. Raise yours first.
lesson-columba-falcons-hunt = Your opponent’s blue estate hangs on one field beside the dovecote. Send your falcon there.
lesson-columba-falcons-nearer = That would cut off less. Go closer to the dovecote.
lesson-columba-falcons-estate = A falcon lands in an opponent’s estate and nowhere else.
lesson-columba-falcons-dovecote = Not on the dovecote itself. The field beside it will do.
lesson-columba-falcons-free = From four fields to one! What was cut off is free. Build there yourself.
lesson-columba-falcons-end = Well hunted. End your turn.
lesson-columba-falcons-done = A falcon stays for good. It costs four pigeons and two turns: choose its place well.

# the-end
lesson-columba-the-end-title = The last card
lesson-columba-the-end-about = The end of a match, and how it is counted.
lesson-columba-the-end-last = You have drawn the last card: this turn ends the game.
lesson-columba-the-end-finish = Your objective lacks green and blue, and would cost 4 points. Cover them in the middle and finish it.
lesson-columba-the-end-lacking = You lack only green and blue. Look for the marked fields.
lesson-columba-the-end-former = Done! The pile is empty, so no new objective is offered.
lesson-columba-the-end-bare = The old one is placed all the same, but covers nothing: put it on the marked place.
lesson-columba-the-end-end = You could still build or lay tiles. This time, end your turn, and the match.
lesson-columba-the-end-over = Each field of an estate counts 1 point, with the large dovecote 2. Falcons and unused pigeons count nothing.
lesson-columba-the-end-score = You won, because you finished your objective! If points are equal, the largest estate decides.

# junior-first-card
lesson-columba-junior-first-card-title = My first card
lesson-columba-junior-first-card-about = A card and a little house.
lesson-columba-junior-first-card-card = Put your card here, sand beside sand.
lesson-columba-junior-first-card-contact = Closer! The cards must touch.
lesson-columba-junior-first-card-build = Put your small house on the sand.
lesson-columba-junior-first-card-small = Keep the large house for later.
lesson-columba-junior-first-card-not-yet = First a house!
lesson-columba-junior-first-card-end = Two pigeons live with you. Now end your turn.
lesson-columba-junior-first-card-done = Well done! Each pigeon is one point.

# junior-bigger
lesson-columba-junior-bigger-title = More pigeons
lesson-columba-junior-bigger-about = Cards may lie on cards.
lesson-columba-junior-bigger-cover = Put your card on top here. Your sand grows!
lesson-columba-junior-bigger-theirs = Those pigeons live with somebody else. They stay.
lesson-columba-junior-bigger-house = Never on a house.
lesson-columba-junior-bigger-contact = Closer! The cards must touch.
lesson-columba-junior-bigger-big = Five pigeons! End your turn.
lesson-columba-junior-bigger-done = After the last card, the points are counted. The large house counts double.
