## What the champion suggests, and who is thinking

page-hints = Suggestions
page-hints-about = The champion suggests from what you can know. It is a judgement, not the truth.
page-hints-read = The percentage is your chance to win with the move, as an analysis would say; below it is what the move changes.
page-hints-thinking = The champion is thinking… It may take a few seconds.
page-hints-none = No suggestion has come.
page-hints-again = Ask again
page-hints-moved = The position has changed; the suggestions were for the one before.
page-hints-best = The champion’s first choice: { $move }
page-hints-standing = Chance to win: { $share }
page-hints-even = No single reason stands out.
page-hints-pinned = Chosen, still to be confirmed: { $move }

page-hints-figures = Show figures
page-hints-plain = Hide figures
page-hints-with = { $move }; { $what }
columba-gain-completes = it completes your objective
columba-gain-points = it brings you { $points ->
    [one] a point
   *[other] { $points } points
 }
columbiz-gain-lines = it makes lines for { $points ->
    [one] a point
   *[other] { $points } points
 }
columbiz-gain-captures = it captures { $count ->
    [one] a pawn
   *[other] { $count } pawns
 } of { $who }
piccioni-gain-trophies = it wins you { $count ->
    [one] a Trophy
   *[other] { $count } Trophies
 }

page-thinks = { $who } is thinking
