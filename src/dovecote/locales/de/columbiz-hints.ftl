## Columbiz: was ein Rat über einen Zug sagt

columbiz-reason-points = Punkte
columbiz-reason-danger = { $way ->
    [good] weniger Gefahr, in der Unterzahl zu sein
   *[bad] mehr Gefahr, in der Unterzahl zu sein
 }
columbiz-reason-prey = Steine zum Fangen
columbiz-reason-lines = kommende Linien
columbiz-reason-hopes = Raum für längere Linien
columbiz-reason-theirs = { $way ->
    [good] weniger Linien der anderen
   *[bad] mehr Linien der anderen
 }
columbiz-reason-fears = { $way ->
    [good] weniger Raum für Linien der anderen
   *[bad] mehr Raum für Linien der anderen
 }
columbiz-reason-held = gehaltene Spalten
columbiz-reason-pawns = Steine auf dem Brett
columbiz-reason-reserve = Steine im Vorrat
