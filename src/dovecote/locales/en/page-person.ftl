# A page a person: what they have played, against whom, how strong they are.
person-title = A player
person-mine = My page: matches and results
person-since = Here since { $when }
person-shown = Who may see this page
person-shown-about = You see all of it. Others see your results by game, your ratings and your matches; opponents are named only if they show their own page to everyone.
person-shown-to = { $shown ->
    [friends] Those I have played with
    [everyone] Everyone who has the link
   *[nobody] Nobody but me
 }
person-shown-now = { $shown ->
    [friends] Those you have played with may see it now.
    [everyone] Everyone who has the link may see it now.
   *[nobody] Nobody but you sees it now.
 }
person-link = Link to this page
person-games = Results by game
person-game = Game
person-seats = Seats
person-played = Matches
person-won = Won
person-no-games = No match has been played to its end yet.
person-opponents = Opponents
person-against = matches { $played }, ahead { $ahead }, behind { $behind }
person-invite = Play { $game }
person-invite-label = Open a table of { $game } and invite { $name }
person-rated = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
 }
person-matches = Matches
person-no-matches = There is none yet.
person-place = { $counts ->
    [no] left before the end
   *[yes] place { $place } of { $seats }
 }
person-with = with { $whom }
person-somebody = somebody
person-more = More matches
shut-title = People you shut out
shut-about = You hear nothing from those you mute. Those you block cannot invite you either, sit down at a table where you wait, or see your page. Neither is told of it.
shut-how = { $how ->
    [block] blocked
   *[mute] muted
 }
shut-undo = { $how ->
    [block] Let them near again
   *[mute] Hear them again
 }
shut-undo-which = { $how ->
    [block] Let { $name } near again
   *[mute] Hear { $name } again
 }
shut-let-in = { $name } is not shut out any more.
shut-nobody = Nobody.
shut-open = Trouble with somebody?
shut-do = { $how ->
    [block] Block
   *[mute] Mute
 }
shut-do-which = { $how ->
    [block] Block { $name }
   *[mute] Mute { $name }
 }
shut-done = { $how ->
    [block] { $name } is blocked. This match goes on; after it they cannot sit down with you.
   *[mute] You hear nothing from { $name } any more.
 }
shut-where = They are not told. You can undo it under “My devices and data”.
