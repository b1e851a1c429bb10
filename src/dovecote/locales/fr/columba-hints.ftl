## Columba : ce qu’un coup change, selon un conseil

columba-reason-points = points des domaines
columba-reason-unfinished = un objectif qui risque de rester inachevé
columba-reason-captured = pigeons sur l’objectif
columba-reason-tiles = pigeons domestiques gardés
columba-reason-young = fauconneaux
columba-reason-adult = faucons adultes
columba-reason-hunt = ce qu’un faucon prendrait ensuite
columba-reason-fragile = domaines qu’un faucon pourrait couper
columba-reason-small = petits pigeonniers encore à construire
columba-reason-large = le grand pigeonnier encore à construire
columba-reason-site = groupes libres où construire
columba-reason-room = place pour agrandir les domaines
columba-reason-links = pigeons libres près d’un domaine
columba-reason-objective = captures à venir grâce à un objectif
columba-reason-reach = pigeons de l’objectif à portée
columba-reason-growth = sortes de pigeons qui agrandissent les domaines
