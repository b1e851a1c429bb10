## Advice

cli-hint-about = Show the three best moves in a recorded position, and why.
cli-hint-seat = Advise this seat; if it is left out, the first that is to move.
cli-hint-seed = The seed of the imagined luck; the same seed gives the same advice.
cli-hint-figures = Also say the chance to win with each move, and what it changes by how many points.
hint-thinking = Thinking…
hint-title = The champion would do this, knowing what { $you ->
    [yes] you know
   *[no] { $who } knows
 }. It is a judgement, not the truth:
hint-none = Bots know nothing of this game, so there is no advice { $you ->
    [yes] for you
   *[no] for { $who }
 }.
hint-move = { $number }. { $move } – { $means }; { $idea }.
hint-standing = {"     "}chance to win: { $standing } %
hint-reason = {"     "}{ $term }: { $points }
