## The study kit

study-record-entries = { $entries ->
    [one] One entry
   *[other] { $entries } entries
}

cli-draw-about = Draw a recorded position, as SVG or PNG.
cli-draw-out = The file to write; its name ends with .svg or .png.
cli-draw-seat = Draw what this seat sees, counted from 0, instead of everything.
cli-draw-width = The width of a PNG in pixels.

cli-seat-about = Give a language model a seat at a table, as tools of the Model Context Protocol.
cli-seat-mcp = Speak that protocol on standard input and output.
cli-seat-name = The name at the table; “(bot)” is added to it.
cli-seat-seat = Sit on this seat, counted from 0, instead of the first that is open.

agent-about = You hold one seat at a table of { $game }. Look shows what that seat may know and what it may do; move makes one of these moves, in the words in which they are offered, and comes back when you are to move again. Why tells the rule against a move that is not offered. Rules gives the rules, or one clause.
agent-look = Show the table as your seat sees it: what lies there, what has happened since you last looked, and your moves. { $most } moves are listed at most; with “beginning”, only those that begin so. With “wait”, it comes back when you are to move.
agent-move = Make one of your moves, in the words in which it is offered. “at” is the number the table had when you decided, as look told it. It comes back when you are to move again, or the match is over, or after { $seconds } seconds.
agent-why = Ask which rule is against a move that you have in mind.
agent-rules = Read the rules; with “clause”, such as 4.2, only that one.
agent-seat = You are { $who }, seat { $seat }. Table at { $at }.
agent-happened = What has happened:
agent-waiting = Not your move: the table waits for { $who }.
agent-not-begun = The match has not begun: a seat is still open.
agent-closed = The table was closed.
agent-your-move = Your move. Moves: { $moves }.
agent-no-offers = Your move. This table lists no moves; write one as the rules say.
agent-more = … and { $count } more; “beginning” lists those that begin so.
agent-legal = “{ $text }” is possible.
agent-refused = Refused, and nothing has changed: { $reason }
agent-made = Done.

cli-sim-on = Play on a cluster that is there already: ray, ray://HOST:PORT or dask://HOST:PORT.
sim-cut = Interrupted: { $games } of { $all } were played.

cli-lab-about = Play the same deals under each reading of a rule, and measure what it changes.
cli-lab-bots = Who plays on every seat; several take turns on them, which also shows what luck decides: { $bots }.
cli-lab-cards = Also play with the cards of this file, beside the game’s own; may be repeated.
cli-lab-games = How many deals; each is played under every reading.
cli-lab-plot = Draw a chart of each figure into this folder.
lab-title = { $game }: { $deals } deals under each reading, played by { $bots }. 95 % intervals stand in brackets.
lab-control = Control: the first reading once more, with bots that choose anew among equal moves
lab-figure = { $name ->
    [turns] Turns a match
    [decisions] Decisions a turn
    [first] Wins of the seat that begins, a fair share being 1
    [margin] Points between the first and the next
    [winner] Points of the winner
   *[leads] Changes of the lead
 }
lab-difference = (difference { $difference })
lab-luck = Deals that the same seat won whoever sat there, in per cent: { $share }
lab-changed = Deals that somebody else won than under the first reading, in per cent: { $share }
lab-changed-title = Deals that somebody else won

cli-export-about = Write recorded matches as data: one row a decision.
cli-export-to = parquet, jsonl or csv.
cli-export-out = The file to write; without it, jsonl and csv are printed.
