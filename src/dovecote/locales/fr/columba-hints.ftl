## Columba : ce qu’un coup change, selon un conseil

columba-reason-points = points des domaines
columba-reason-unfinished = { $way ->
    [good] moins de risque d’objectif inachevé
   *[bad] plus de risque d’objectif inachevé
 }
columba-reason-captured = pigeons sur l’objectif
columba-reason-tiles = jetons gardés
columba-reason-young = fauconneaux
columba-reason-adult = faucons adultes
columba-reason-hunt = cases qu’un de tes faucons pourrait prendre ensuite
columba-reason-fragile = { $way ->
    [good] moins de domaines qu’un faucon pourrait couper
   *[bad] plus de domaines qu’un faucon pourrait couper
 }
columba-reason-small = petits pigeonniers encore à construire
columba-reason-large = le grand pigeonnier encore à construire
columba-reason-site = groupes libres où construire
columba-reason-room = place pour agrandir les domaines
columba-reason-links = pigeons libres près d’un domaine
columba-reason-objective = captures à venir grâce à un objectif
columba-reason-reach = pigeons de l’objectif à portée
columba-reason-growth = sortes de pigeons qui agrandissent les domaines
