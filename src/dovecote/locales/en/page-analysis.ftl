## A finished match judged, on the page

page-analysis = What happened there?
page-analysis-ask = Analyse this match
page-analysis-go-on = Go on with the analysis
page-analysis-working = The champion looks at every choice: { $part }
page-analysis-stop = Stop waiting
page-analysis-stopped = The analysis is not finished.
page-analysis-there = The analysis is there.
page-analysis-refused = { $status ->
    [closed] This match was broken off before its end, so nothing can be said of who would have won.
    [over] This game cannot be analysed.
    [stranded] The rules have changed and can no longer follow this match.
   *[running] A match is analysed only once it is over.
 }
page-analysis-verdict = What this move was worth
page-analysis-nothing = Nothing to judge at this move.
page-analysis-turning-point = Turning point { $number }
page-analysis-lost = gave away { $lost } of the chances to win, { $points } points
page-analysis-lost-about = gave away { $lost } (± { $error }) of the chances to win, { $points } points
page-analysis-luck = Luck: { $change } % for { $who }.
page-analysis-luck-about = Luck: { $change } % (± { $error }) for { $who }.
analysis-better = Better: { $move }; { $idea }.
analysis-idea-later = nothing shows at once, it pays in the turns that follow
analysis-idea-then = in the turns that follow, { $idea }
page-analysis-mark-before = To the mark before
page-analysis-mark-next = To the next mark
page-analysis-no-mark = There is no further mark that way.
page-analysis-show = Show the better move
page-analysis-shown = On the table now: { $move }
page-analysis-shown-here = The better move, on the table as it was then. Nothing is played.
page-analysis-try = Try it again
page-analysis-summary = Summary
page-analysis-about = The champion has judged every choice with { $budget } of its budget, from what each player knew at the time. These are judgements, not the truth.
page-analysis-accounts = Luck and play, for each player
page-analysis-player = Player
page-analysis-start = At first
page-analysis-of-luck = Luck
page-analysis-of-play = Play
page-analysis-result = In the end
page-analysis-adds-up = Chances to win in per cent. Luck is what draws and throws did beyond the average, with its error where it was sampled; play is what is left: one’s own choices and those of the others.
page-analysis-choices = Choices and their marks
page-analysis-given = Given away
page-analysis-turning = The match turned here
page-analysis-no-turning = No single moment turned this match
page-analysis-turned = Move { $at }, { $kind ->
    [luck] luck
   *[choice] { $who }’s choice
 }: { $change } % for { $who }. { $told }
page-analysis-mistakes = Choices that gave something away
page-analysis-no-mistakes = Nobody gave anything away that would show
page-analysis-mistake = Move { $at }, { $who }: { $lost }. { $told }
page-analysis-try-all = { $count ->
    [one] Find the better move
   *[other] Find the better move: { $count } puzzles
 }
page-analysis-table = The curve as a table
page-analysis-entry = Move
page-analysis-choice = Choice

# Puzzles
page-puzzles = Find the better move
page-puzzles-about = Choices of your own matches that gave something away. The table is as you knew it then; the champion says whether your move is as good as its own.
page-puzzles-none = There is none yet. Have one of your finished matches analysed: the button is at its end and in its replay.
page-puzzles-server = The list of all your puzzles needs a server. Those of a match are in its analysis.
page-puzzles-one = { $game }, move { $at }
page-puzzles-solved = solved
page-puzzle-ask = { $who }: find a better move than the one that was made.
page-puzzle-thinking = The champion is comparing…
page-puzzle-best = That is the champion’s own choice
page-puzzle-good = As good as the champion’s choice, within its margin
page-puzzle-same = That is what was played then. It { $lost }.
page-puzzle-worse = Not yet: it { $lost }.
page-puzzle-for = { $verdict }; { $idea }.
page-puzzle-show = Show me
page-puzzle-shown = The champion’s choice: { $move }; { $idea }.
page-puzzle-next = Next
page-puzzle-replay = To the replay
page-puzzle-all = All puzzles

# Playing on
page-playon = Play on from here
page-playon-about = A new match begins after move { $at }, with luck of its own. Its record says where it branched off.
page-playon-seat = Who plays for { $who }?
page-playon-me = I do
page-playon-friend = A friend, by link
page-playon-go = Play
page-playon-nobody = Somebody has to be you.
error-no-choice = At entry { $entry } of this match nobody had anything to choose.

# The idea of a move: what it is good for, in a clause
columba-idea-points = { $sure ->
    [yes] { $count ->
        [one] it puts you a point of estates further ahead
       *[other] it puts you { $count } points of estates further ahead
     }
   *[no] on average it puts you { $count } points of estates further ahead
 }
columba-idea-unfinished = you are less likely to be left with an unfinished objective
columba-idea-captured = it gets you further with your objective than the others with theirs
columba-idea-tiles = you have more tiles, compared with the others
columba-idea-young = it gives you a young falcon, or others none
columba-idea-adult = it gives you an adult falcon, or others none
columba-idea-hunt = a falcon of yours would find more to take
columba-idea-fragile = a falcon could split less off your estates
columba-idea-small = it saves a small dovecote for later
columba-idea-large = it saves the large dovecote for later
columba-idea-site = it leaves you the better free group to build on
columba-idea-room = your estates keep more room to grow
columba-idea-links = more free pigeons lie close to your estates
columba-idea-objective = there is an objective to capture for
columba-idea-reach = what your objective lacks comes within reach of one card
columba-idea-growth = more cards to come can make your estates grow
columbiz-idea-points = { $sure ->
    [yes] { $count ->
        [one] it puts you a point further ahead
       *[other] it puts you { $count } points further ahead
     }
   *[no] on average it puts you { $count } points further ahead
 }
columbiz-idea-danger = fewer of your pawns can be outnumbered
columbiz-idea-prey = you can outnumber and capture more of theirs
columbiz-idea-lines = it keeps more and longer lines open for you
columbiz-idea-theirs = it leaves the others less to make in lines
columbiz-idea-held = you hold more columns, compared with the others
columbiz-idea-pawns = you have more pawns on the board, compared with the others
columbiz-idea-reserve = more of your pawns stay in reserve
columbiz-idea-throws = { $count ->
    [one] over all that may be thrown it is worth a point more
   *[other] over all that may be thrown it is worth { $count } points more
 }
piccioni-idea-trophies = { $sure ->
    [yes] { $count ->
        [one] it puts you a point of Trophies further ahead
       *[other] it puts you { $count } points of Trophies further ahead
     }
   *[no] on average it puts you { $count } points of Trophies further ahead
 }
piccioni-idea-pigeons = { $more ->
    [yes] compared with the others you have more pigeons in your Area, and there is time to make Trophies of them
   *[no] compared with the others you have fewer pigeons in your Area
 }
piccioni-idea-guano = { $more ->
    [yes] you have less Guano, compared with the others
   *[no] Guano costs you little now
 }
piccioni-idea-cards = { $more ->
    [yes] you hold more cards, compared with the others
   *[no] you hold on to fewer cards, which are worth little now
 }
piccioni-idea-trophy_cards = { $more ->
    [yes] you keep more cards that make Trophies
   *[no] you hold on to fewer cards that make Trophies: there is little time left for them
 }
piccioni-idea-flight_cards = { $more ->
    [yes] you keep what gets pigeons out of your Area
   *[no] you hold on to fewer cards that get pigeons out of your Area: they help little now
 }
piccioni-idea-reactions = { $more ->
    [yes] you keep more reactions in hand
   *[no] you hold on to fewer reactions, which help little now
 }
