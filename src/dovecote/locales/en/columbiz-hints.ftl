## Columbiz: what a hint says a move changes

columbiz-reason-points = points
columbiz-reason-danger = { $way ->
    [good] less danger of being outnumbered
   *[bad] more danger of being outnumbered
 }
columbiz-reason-prey = pawns to capture
columbiz-reason-lines = lines to come
columbiz-reason-hopes = room for longer lines
columbiz-reason-theirs = { $way ->
    [good] fewer lines of the others
   *[bad] more lines of the others
 }
columbiz-reason-fears = { $way ->
    [good] less room for lines of the others
   *[bad] more room for lines of the others
 }
columbiz-reason-held = columns held
columbiz-reason-pawns = pawns on the board
columbiz-reason-reserve = pawns in reserve
