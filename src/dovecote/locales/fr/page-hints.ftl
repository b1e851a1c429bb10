## Ce que le champion suggère, et qui réfléchit

page-hints = Suggestions
page-hints-about = Le champion fait ses suggestions d’après ce que tu peux savoir. C’est un jugement, pas la vérité.
page-hints-read = Le pourcentage est ta chance de gagner avec ce coup, comme une analyse la donnerait ; dessous figure ce que le coup change.
page-hints-thinking = Le champion réfléchit… Cela peut prendre quelques secondes.
page-hints-none = Aucune suggestion n’est arrivée.
page-hints-again = Demander encore
page-hints-moved = La position a changé ; les suggestions valaient pour la précédente.
page-hints-best = Premier choix du champion : { $move }
page-hints-standing = Chances de gagner : { $share }
page-hints-even = Aucune raison ne se détache.
page-hints-pinned = Choisi, reste à confirmer : { $move }

page-hints-figures = Montrer les chiffres
page-hints-plain = Cacher les chiffres
page-hints-with = { $move } ; { $what }
columba-gain-completes = cela complète ton objectif
columba-gain-points = cela te rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
columbiz-gain-lines = cela fait des lignes pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
columbiz-gain-captures = cela capture { $count ->
    [one] un pion
   *[other] { $count } pions
 } de { $who }
piccioni-gain-trophies = cela te donne { $count ->
    [one] un Trophée
   *[other] { $count } Trophées
 }

page-thinks = { $who } réfléchit
