## Leagues

league-heading = Leagues
league-lead = Whoever joins gets a rating from their places at the league’s own tables. Nobody is rated without having asked for it.
league-none = There is no league here yet. Those who look after this server can make one.
league-members = { $count ->
    [one] One member
   *[other] { $count } members
 }
league-join = Join
league-leave = Leave, and forget my rating
league-open = Open a rated table
league-standings = Standings
league-place = Place
league-name = Name
league-rating = Rating
league-sure = ± { $sigma }
league-played = Matches
league-history = My rating, match by match
league-chart = { $first } after the first match, { $last } after { $count } matches; the wider the band, the less sure it is.
league-rank-by = The order goes by the rating less three times its uncertainty, so whoever has played little still has to prove themselves.
league-new = A new league
league-title = Title
league-game = Game
league-seats = Seats
league-make = Create
