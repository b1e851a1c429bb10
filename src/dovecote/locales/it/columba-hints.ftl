## Columba: che cosa cambia una mossa, secondo un suggerimento

columba-reason-points = punti dei poderi
columba-reason-unfinished = { $way ->
    [good] meno rischio di un obiettivo incompiuto
   *[bad] più rischio di un obiettivo incompiuto
 }
columba-reason-captured = piccioni sull’obiettivo
columba-reason-tiles = tessere tenute
columba-reason-young = falchetti
columba-reason-adult = falchi adulti
columba-reason-hunt = caselle che un tuo falco potrebbe prendere poi
columba-reason-fragile = { $way ->
    [good] meno poderi che un falco potrebbe spezzare
   *[bad] più poderi che un falco potrebbe spezzare
 }
columba-reason-small = colombaie piccole ancora da costruire
columba-reason-large = la colombaia grande ancora da costruire
columba-reason-site = gruppi liberi su cui costruire
columba-reason-room = spazio per far crescere i poderi
columba-reason-links = piccioni liberi vicino a un podere
columba-reason-objective = catture future grazie a un obiettivo
columba-reason-reach = piccioni dell’obiettivo a portata
columba-reason-growth = tipi di piccioni che ingrandiscono i poderi
