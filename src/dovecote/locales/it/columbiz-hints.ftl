## Columbiz: che cosa dice un consiglio di una mossa

columbiz-reason-points = punti
columbiz-reason-danger = pericolo di essere in minoranza
columbiz-reason-prey = pedine da catturare
columbiz-reason-lines = linee in arrivo
columbiz-reason-hopes = spazio per linee più lunghe
columbiz-reason-theirs = linee degli altri
columbiz-reason-fears = spazio per le linee degli altri
columbiz-reason-held = colonne controllate
columbiz-reason-pawns = pedine sul tabellone
columbiz-reason-reserve = pedine di riserva
