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
analysis-idea-but = it costs something, but { $idea }
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
page-analysis-given = Given away per choice
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
columba-idea-points = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] it brings your estates a point more
           *[other] it brings your estates { $count } points more
         }
       *[no] on average it brings your estates { $count } points more
     }
    [theirs] { $sure ->
        [yes] { $count ->
            [one] it costs the others’ estates a point
           *[other] it costs the others’ estates { $count } points
         }
       *[no] on average it costs the others’ estates { $count } points
     }
   *[both] { $sure ->
        [yes] { $count ->
            [one] it puts your estates a point further ahead
           *[other] it puts your estates { $count } points further ahead
         }
       *[no] on average it puts your estates { $count } points further ahead
     }
 }
columba-idea-unfinished = { $side ->
    [theirs] the others are likelier to be left with an unfinished objective
   *[both] you are less likely to be left with an unfinished objective
 }
columba-idea-captured = { $kind ->
    [completed] it lets you complete your objective
    [denied] it keeps another player from completing an objective
   *[several] { $side ->
        [mine] it gets you further with your objective
        [theirs] the others get less far with their objectives
       *[both] it gets you further with your objective than the others with theirs
     }
 }
columba-idea-tiles = { $kind ->
    [completed] it lets you complete your objective
    [denied] it keeps another player from completing an objective
   *[several] { $side ->
        [mine] { $sure ->
            [yes] { $count ->
                [one] you have a tile more
               *[other] you have { $count } tiles more
             }
           *[no] on average you have { $count } tiles more
         }
        [theirs] the others have fewer tiles
       *[both] you have more tiles, compared with the others
     }
 }
columba-idea-young = { $side ->
    [mine] it gives you a young falcon
    [theirs] the others have fewer young falcons
   *[both] it gives you a young falcon, or others none
 }
columba-idea-adult = { $side ->
    [mine] it gives you an adult falcon
    [theirs] the others have fewer adult falcons
   *[both] it gives you an adult falcon, or others none
 }
columba-idea-hunt = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] a falcon of yours could cost the others a point more
           *[other] a falcon of yours could cost the others { $count } points more
         }
       *[no] on average a falcon of yours could cost the others { $count } points more
     }
    [theirs] the others’ falcons would find less to take
   *[both] a falcon of yours would find more to take, compared with theirs
 }
columba-idea-fragile = { $side ->
    [mine] a falcon could split less off your estates
    [theirs] a falcon could split more off the others’ estates
   *[both] a falcon could split less off your estates, compared with the others’
 }
columba-idea-small = { $side ->
    [theirs] the others have fewer small dovecotes left
   *[both] it saves a small dovecote for later
 }
columba-idea-large = { $side ->
    [theirs] the others are likelier to have used their large dovecote
   *[both] it saves the large dovecote for later
 }
columba-idea-site = { $side ->
    [theirs] it leaves the others smaller free groups to build on
   *[both] it leaves you the better free group to build on
 }
columba-idea-room = { $side ->
    [theirs] the others’ estates have less room to grow
   *[both] your estates keep more room to grow
 }
columba-idea-links = { $side ->
    [theirs] fewer free pigeons lie close to the others’ estates
   *[both] more free pigeons lie close to your estates
 }
columba-idea-objective = { $side ->
    [theirs] the others have less time for their objectives
   *[both] there is an objective to capture for
 }
columba-idea-reach = { $side ->
    [theirs] one card can bring the others less of what their objectives lack
   *[both] one card can bring you more of what your objective lacks
 }
columba-idea-growth = { $side ->
    [theirs] the cards to come can add less to the others’ estates
   *[both] the cards to come can add more to your estates
 }
columbiz-idea-points = { $kind ->
    [lines] { $sure ->
        [yes] { $count ->
            [one] it puts you a point further ahead, by a line
           *[other] it puts you { $count } points further ahead, by lines
         }
       *[no] on average it puts you { $count } points further ahead, mostly by lines
     }
    [captures] { $sure ->
        [yes] { $count ->
            [one] it puts you a point further ahead, by capturing
           *[other] it puts you { $count } points further ahead, by capturing
         }
       *[no] on average it puts you { $count } points further ahead, mostly by capturing
     }
   *[several] { $sure ->
        [yes] { $count ->
            [one] it puts you a point further ahead
           *[other] it puts you { $count } points further ahead
         }
       *[no] on average it puts you { $count } points further ahead
     }
 }
columbiz-idea-danger = { $kind ->
    [column] your pawns in column { $what } are safer from being outnumbered
   *[several] fewer of your pawns can be outnumbered
 }
columbiz-idea-prey = { $kind ->
    [column] you can sooner outnumber and capture theirs in column { $what }
   *[several] you can outnumber and capture more of theirs
 }
columbiz-idea-lines = { $kind ->
    [row] it works towards a line of yours in the row of the { $what }s
    [column] it works towards a line of yours in column { $what }
    [diagonal] it works towards a diagonal line of yours
   *[several] it keeps more and longer lines open for you
 }
columbiz-idea-theirs = { $kind ->
    [row] it hinders a line of theirs in the row of the { $what }s
    [column] it hinders a line of theirs in column { $what }
    [diagonal] it hinders a diagonal line of theirs
   *[several] it leaves the others less to make in lines
 }
columbiz-idea-held = { $kind ->
    [column] { $sure ->
        [yes] in column { $what } you draw level or get ahead
       *[no] in column { $what } you draw level or get ahead more often
     }
   *[several] you hold more columns, compared with the others
 }
columbiz-idea-pawns = { $kind ->
    [column] you get more pawns into column { $what }
   *[several] you have more pawns on the board, compared with the others
 }
columbiz-idea-reserve = more of your pawns stay in reserve
columbiz-idea-throws = { $count ->
    [one] over all that may be thrown it is worth a point more
   *[other] over all that may be thrown it is worth { $count } points more
 }
piccioni-idea-trophies = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] it brings you a point more in Trophies
           *[other] it brings you { $count } points more in Trophies
         }
       *[no] on average it brings you { $count } points more in Trophies
     }
    [theirs] the others get less from Trophies
   *[both] { $sure ->
        [yes] { $count ->
            [one] it puts you a point further ahead in Trophies
           *[other] it puts you { $count } points further ahead in Trophies
         }
       *[no] on average it puts you { $count } points further ahead in Trophies
     }
 }
piccioni-idea-pigeons = { $more ->
    [yes] { $side ->
        [mine] you have more pigeons in your Area, and there is time to make Trophies of them
        [theirs] the others have fewer pigeons in their Areas to make Trophies of
       *[both] compared with the others you have more pigeons in your Area, and there is time to make Trophies of them
     }
   *[no] { $side ->
        [mine] fewer pigeons are left in your Area, where they count against you
        [theirs] more pigeons are left in the others’ Areas, where they count against them
       *[both] compared with the others you have fewer pigeons in your Area
     }
 }
piccioni-idea-guano = { $more ->
    [yes] { $side ->
        [mine] you have less Guano
        [theirs] the others have more Guano
       *[both] you have less Guano, compared with the others
     }
   *[no] Guano costs you little now
 }
piccioni-idea-cards = { $kind ->
    [card] you keep { $what }, which is of more use now
   *[several] { $more ->
        [yes] { $side ->
            [mine] you hold more cards
            [theirs] the others hold fewer cards
           *[both] you hold more cards, compared with the others
         }
       *[no] you hold on to fewer cards, which are worth little now
     }
 }
piccioni-idea-trophy_cards = { $more ->
    [yes] { $kind ->
        [card] you keep { $what }, which makes Trophies
       *[several] you keep more cards that make Trophies
     }
   *[no] { $kind ->
        [card] you give up { $what }: there is little time left to make Trophies with it
       *[several] you hold on to fewer cards that make Trophies: there is little time left for them
     }
 }
piccioni-idea-flight_cards = { $more ->
    [yes] { $kind ->
        [card] you keep { $what }, which gets pigeons out of your Area
       *[several] you keep what gets pigeons out of your Area
     }
   *[no] { $kind ->
        [card] you give up { $what }: getting pigeons out of your Area helps little now
       *[several] you hold on to fewer cards that get pigeons out of your Area: they help little now
     }
 }
piccioni-idea-reactions = { $more ->
    [yes] { $kind ->
        [card] you keep { $what } to react with
       *[several] you keep more reactions in hand
     }
   *[no] { $kind ->
        [card] you give up { $what }, whose reaction helps little now
       *[several] you hold on to fewer reactions, which help little now
     }
 }
