## The page: following what the others do

page-follow-skip = Skip to now
page-follow-skip-turn = Your turn: skip to now
page-since = Since your last turn: { $told }
page-since-title = Since your last turn
page-since-again = Play again
page-new = { $what } (new since your last turn)
page-key-since = see what happened since your last turn
page-key-to-now = skip to now, while the others’ moves are shown

piccioni-page-against = { $yours ->
    [yes] against your { $card }
   *[no] against { $owner }’s { $card }
 }
piccioni-page-cancelled = cancelled
piccioni-page-redirected = sent back
