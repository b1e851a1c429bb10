## Advice

cli-hint-about = Show the three best moves in a recorded position, and why.
cli-hint-seat = Advise this seat; if it is left out, the first that is to move.
cli-hint-seed = The seed of the imagined luck; the same seed gives the same advice.
hint-thinking = Thinking…
hint-title = The champion would do this, knowing what { $you ->
    [yes] you know
   *[no] { $who } knows
 }. It is a judgement, not the truth:
hint-none = Bots know nothing of this game, so there is no advice { $you ->
    [yes] for you
   *[no] for { $who }
 }.
hint-move = { $number }. { $move } – { $means } ({ $standing } %)
hint-idea = {"     "}{ $idea }
hint-reason = {"     "}{ $term }: { $points }
