## What the champion suggests, and who is thinking

page-hints = Suggestions
page-hints-about = The champion suggests from what you can know. It is a judgement, not the truth.
page-hints-read = The percentage says how well you would stand after the move; below it is what the move changes.
page-hints-thinking = The champion is thinking … It may take a few seconds.
page-hints-none = No suggestion has come.
page-hints-again = Ask again
page-hints-moved = The position has changed; the suggestions were for the one before.
page-hints-best = The champion’s first choice (standing: { $share }): { $move }
page-hints-standing = Standing: { $share }
page-hints-even = No single reason stands out.
page-hints-pinned = Chosen, still to be confirmed: { $move }

page-thinks = { $who } is thinking

# Columba: the card in hand, as one of several moves
columba-page-offer-place = card at { $x },{ $y }, { $quarter ->
    [0] as printed
    [one] one quarter turn
   *[other] { $quarter } quarter turns
 }
