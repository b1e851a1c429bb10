## Columbiz: what its lessons say

# throwing
lesson-columbiz-throwing-title = Throwing dice
lesson-columbiz-throwing-about = Three throws, then your first pawns.
lesson-columbiz-throwing-keep = You have up to three throws. Keep your three 5s and throw the other five dice again.
lesson-columbiz-throwing-stand = You could stop here, but two throws are left and more 5s would be better.
lesson-columbiz-throwing-early = Pawns come after the last throw. Throw first.
lesson-columbiz-throwing-again = Five 5s! One throw is left. Keep the 5s and throw the other three.
lesson-columbiz-throwing-five = Five 5s are fine, and one more throw costs nothing. Throw the other three.
lesson-columbiz-throwing-costs = Square 5 in the column of the 5s costs five dice showing 5. You have them: place a pawn there.
lesson-columbiz-throwing-cheap = That square costs fewer dice. This time, go for square 5 with all five.
lesson-columbiz-throwing-must = A square fits your dice, so you must place at least one pawn.
lesson-columbiz-throwing-left = The other dice still count. A single die pays for square 1 of its column. Place one more pawn.
lesson-columbiz-throwing-another = You may stop now, but there are dice left. Place one more pawn.
lesson-columbiz-throwing-stop = After the first pawn you may stop whenever you like. End your turn.
lesson-columbiz-throwing-done = That was a whole turn: throw, keep, throw, place, end. Points come from lines and captured pawns: the next lessons show how.

# placing
lesson-columbiz-placing-title = Several pawns
lesson-columbiz-placing-about = One throw can pay for up to four pawns.
lesson-columbiz-placing-stand = Three 1s, two 2s and more: that will do. Keep them all and stop throwing.
lesson-columbiz-placing-two = Three 1s could pay for square 3. Better to split them: put a pawn on square 2, for two 1s.
lesson-columbiz-placing-three = That takes all three 1s for one pawn. Split them instead: square 2 first.
lesson-columbiz-placing-order = Right idea, other order: square 2 first, please.
lesson-columbiz-placing-rest = One 1 is left over. It pays for square 1.
lesson-columbiz-placing-used = A die is used only once a turn, and one 1 is not enough for that square.
lesson-columbiz-placing-third = Now the 2s: both together pay for square 2 of their column.
lesson-columbiz-placing-both = That works, but use both 2s this time.
lesson-columbiz-placing-fourth = Three pawns so far, and four is the most. Place the fourth where you like.
lesson-columbiz-placing-one-more = You may place a fourth pawn. Take it.
lesson-columbiz-placing-full = Four pawns: that is the most, even with dice left over. End your turn.
lesson-columbiz-placing-done = Many cheap squares or a few expensive ones: that is your choice in every turn.

# capturing
lesson-columbiz-capturing-title = Capturing
lesson-columbiz-capturing-about = Have more pawns in a column than another colour, and you capture theirs.
lesson-columbiz-capturing-even = Your opponent has one pawn in column 4. Place one on square 1 and see what happens.
lesson-columbiz-capturing-small-first = Soon. Square 1 first, to see what equal numbers mean.
lesson-columbiz-capturing-theirs = A pawn of your opponent stands there, and pawns never move.
lesson-columbiz-capturing-more = One against one: nothing happens. Now outnumber them: pay three 4s for square 3.
lesson-columbiz-capturing-column = Not there yet. Only the column of the new pawn counts: stay in column 4.
lesson-columbiz-capturing-freed = Captured! The square it left is free at once. Two 4s remain: take it and close the gap.
lesson-columbiz-capturing-spare = Three in a line: 1 point as well. One more pawn: put it on square 1 of column 5.
lesson-columbiz-capturing-one-more = You may place one more pawn first: square 1 of column 5.
lesson-columbiz-capturing-end = One against one again, so it stays. End your turn and watch column 5.
lesson-columbiz-capturing-lost = Your opponent placed a second pawn there and captured yours. A lone pawn is never quite safe.
lesson-columbiz-capturing-worth = Captured pawns count at the end, and the sum grows faster and faster: 1, 2, 4, 6, 9, 12 points and so on.

# lines
lesson-columbiz-lines-title = Lines
lesson-columbiz-lines-about = Three or more of your pawns in a line bring points at once.
lesson-columbiz-lines-gap = Look at the first row: one pawn is missing. Fill the gap with a 3.
lesson-columbiz-lines-gap-first = First the gap in the first row: square 1 of column 3.
lesson-columbiz-lines-column = Four in a row: 2 points. A column can hold a line, too: put a pawn between your two in column 3.
lesson-columbiz-lines-later = In a moment. Column 3 first: two 3s pay for square 2.
lesson-columbiz-lines-puzzle = 1 point. Diagonals count as well, and a line that grows scores again in full.
lesson-columbiz-lines-two = Place your last two pawns of this turn so that the second makes two lines at once!
lesson-columbiz-lines-missed = Not this time. Use both 4s first: then one pawn can end the row and a diagonal together.
lesson-columbiz-lines-points = Five in a row bring 3 points, three on the diagonal 1. A line of six brings 4.
lesson-columbiz-lines-stay = These points stay yours, even if a capture breaks the line later.

# nothing-fits
lesson-columbiz-nothing-fits-title = When nothing fits
lesson-columbiz-nothing-fits-about = Bad luck costs pawns. Here it strikes.
lesson-columbiz-nothing-fits-look = Squares 1 and 2 of every column are taken, so you need three alike. Throw all eight again.
lesson-columbiz-nothing-fits-stand = Nothing fits these dice. If you stop now you lose pawns: throw again.
lesson-columbiz-nothing-fits-early = You are still throwing. Pawns come later.
lesson-columbiz-nothing-fits-hope = Two pairs. Keep the 2s and the 5s, throw the other four, and hope for a third.
lesson-columbiz-nothing-fits-nothing = No luck, and that was the last throw. Now three pawns of your reserve must go.
lesson-columbiz-nothing-fits-three = This square takes at least three alike, and you have only pairs.
lesson-columbiz-nothing-fits-taken = That square is taken. Look at squares 3 and up: you lack dice for them.
lesson-columbiz-nothing-fits-gone = They are out of the game: nobody has captured them, and they are worth nothing.
lesson-columbiz-nothing-fits-must = If anything fits, you must place at least one pawn. Keep an eye on the free squares.

# the-end
lesson-columbiz-the-end-title = The end
lesson-columbiz-the-end-about = Your last three pawns, and the score.
lesson-columbiz-the-end-reserve = Three pawns are left in your reserve. Put the first on square 3 of column 3: two against one.
lesson-columbiz-the-end-capture-first = Good column, but square 3 leaves you two 3s, and you will need them.
lesson-columbiz-the-end-third = Keep that for your last pawn. Column 3 comes first.
lesson-columbiz-the-end-freed = Captured. Take the free square with your two 3s: that makes a line.
lesson-columbiz-the-end-goes-on = Not yet: you still have pawns and dice for them.
lesson-columbiz-the-end-last = The last pawn: three 4s for square 3 of column 4. It captures and makes a diagonal.
lesson-columbiz-the-end-end = Your reserve is empty, so this round is the last. End your turn; the others finish theirs.
lesson-columbiz-the-end-over = All have had the same number of turns, and the game is over.
lesson-columbiz-the-end-score = Points for lines and for captured pawns are added up; the highest sum wins. You won, 7 to 3!
