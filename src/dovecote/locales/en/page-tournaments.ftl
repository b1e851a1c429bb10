## Tournaments

tournament-heading = Tournaments
tournament-intro = Enter, play your table of every round, and see how you stand. Everyone may look on, except in duplicate.
tournament-none = There is no tournament here yet. Those who look after this server can make one.
tournament-new = A new tournament
tournament-kind = How it is paired
tournament-kind-robin = Round robin
tournament-kind-swiss = Swiss
tournament-kind-duplicate = Duplicate
tournament-about-robin = Everyone meets everyone, as far as the rounds go.
tournament-about-swiss = Those with equal points meet; nobody meets the same person twice while it can be avoided.
tournament-about-duplicate = Every table of a round gets the same luck. Your result is compared with those who sat in your seat at the other tables, so that luck cancels out.
tournament-status-open = not begun
tournament-status-running = running
tournament-status-over = over
tournament-rounds = Rounds (0: as many as it takes for all to meet)
tournament-days = Days for a round (0: until the host goes on)
tournament-filler = A bot fills a table that is not full
tournament-round = Round { $round } of { $rounds }
tournament-due = until { $when }
tournament-mine = To my table
tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-withdrawn = withdrawn
tournament-next = Let the next round begin
tournament-end = End the tournament
tournament-csv = Results as CSV
tournament-points = Points
tournament-rivals = Opponents’ points
tournament-lead = Lead
tournament-wins = Wins
tournament-nobody = Nobody has entered yet.
tournament-board = Table { $board }
tournament-board-label = Go to table { $board }
tournament-byes = Bye: { $names }
tournament-seat = place { $place }, { $score ->
    [one] one point
   *[other] { $score } points
 }
tournament-deals = Compared, seat by seat
tournament-deal = Round { $round }, seat { $seat }
tournament-score = Score
tournament-table = Table
