## Columbiz: che cosa dice un consiglio di una mossa

columbiz-reason-points = punti
columbiz-reason-danger = { $way ->
    [good] meno pericolo di essere in minoranza
   *[bad] più pericolo di essere in minoranza
 }
columbiz-reason-prey = pedine da catturare
columbiz-reason-lines = linee in arrivo
columbiz-reason-hopes = spazio per linee più lunghe
columbiz-reason-theirs = { $way ->
    [good] meno linee degli altri
   *[bad] più linee degli altri
 }
columbiz-reason-fears = { $way ->
    [good] meno spazio per le linee degli altri
   *[bad] più spazio per le linee degli altri
 }
columbiz-reason-held = colonne controllate
columbiz-reason-pawns = pedine sul tabellone
columbiz-reason-reserve = pedine nella riserva
