## Columbiz : ce qu’un conseil dit d’un coup

columbiz-reason-points = points
columbiz-reason-danger = { $way ->
    [good] moins de danger d’être en minorité
   *[bad] plus de danger d’être en minorité
 }
columbiz-reason-prey = pions à capturer
columbiz-reason-lines = lignes à venir
columbiz-reason-hopes = place pour de plus longues lignes
columbiz-reason-theirs = { $way ->
    [good] moins de lignes des autres
   *[bad] plus de lignes des autres
 }
columbiz-reason-fears = { $way ->
    [good] moins de place pour les lignes des autres
   *[bad] plus de place pour les lignes des autres
 }
columbiz-reason-held = colonnes tenues
columbiz-reason-pawns = pions sur le plateau
columbiz-reason-reserve = pions en réserve
