## Ce que le champion suggère, et qui réfléchit

page-hints = Suggestions
page-hints-about = Le champion fait ses suggestions d’après ce que tu peux savoir. C’est un jugement, pas la vérité.
page-hints-read = Le pourcentage dit où tu en serais après le coup ; dessous figure ce que le coup change.
page-hints-thinking = Le champion réfléchit… Cela peut prendre quelques secondes.
page-hints-none = Aucune suggestion n’est arrivée.
page-hints-again = Demander encore
page-hints-moved = La position a changé ; les suggestions valaient pour la précédente.
page-hints-best = Premier choix du champion (position : { $share }) : { $move }
page-hints-standing = Position : { $share }
page-hints-even = Aucune raison ne se détache.
page-hints-pinned = Choisi, reste à confirmer : { $move }

page-thinks = { $who } réfléchit

# Columba : la carte en main, comme un coup parmi d’autres
columba-page-offer-place = carte en { $x },{ $y }, { $quarter ->
    [0] comme imprimée
    [one] un quart de tour
   *[other] { $quarter } quarts de tour
 }
