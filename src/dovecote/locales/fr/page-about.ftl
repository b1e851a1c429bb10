## Qu’est-ce que c’est ? Les réponses des chiffres, images, insignes et marques

page-what-is = Qu’est-ce que c’est ?
page-key-what = d’une marque à l’autre : qu’est-ce que c’est ?
page-grounds = Lettres sur les terrains

columba-letter-g = V
columba-letter-w = Bc
columba-letter-s = S
columba-letter-b = Bu
columba-page-about-points = Points marqués jusqu’ici : les cases de ses domaines
columba-page-about-open = { $points ->
    [one] Un point est perdu
   *[other] { $points } points sont perdus
 } si l’objectif est encore inachevé à la fin. Pas encore compté.
columba-page-about-after = Points après le coup que tu regardes
columba-page-about-gift = Points que le coup que tu regardes donnerait à ce joueur
columba-page-about-team = Points marqués jusqu’ici par les deux alliés
columba-page-about-objective = L’objectif. { $aim }
columba-page-about-none = Pas d’objectif : ce joueur ne capture plus rien, et ne perd rien à la fin
columba-page-about-dovecote = { $size ->
    [large] Grand pigeonnier : 2 points par case
   *[small] Petit pigeonnier : 1 point par case
 } ; { $left ->
    [yes] encore à construire
   *[no] construit
 }
columba-page-about-eyas = Fauconneaux : deux jetons en font un faucon
columba-page-about-falcon = Faucons adultes, prêts à être envoyés
columba-page-about-tiles = Jetons disponibles ({ $kind }) : à poser sur le territoire, ou pour payer des faucons
columba-page-about-pile = Cartes encore à piocher. Le tour de la dernière est le dernier.
columba-page-about-ground = La lettre de ce terrain : { $kind }
columba-page-about-field = { $what ->
    [bare] Table nue
    [falcon] Faucon : cette case ne compte pour personne
    [tile] Pigeon domestique : { $kind }
   *[wild] Pigeon sauvage : { $kind }
 }{ $dovecote ->
    [small] , avec un petit pigeonnier
    [large] , avec un grand pigeonnier
   *[no] {""}
 }.
columba-page-about-estate = { $yours ->
    [yes] Ton domaine
   *[no] Domaine de { $who }
 } : { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
columba-page-brings-gift = { $who } y gagne { $points ->
    [one] un point
   *[other] { $points } points
 }.

columbiz-page-about-total = Points en tout : lignes et pions capturés
columbiz-page-about-captures = Pions capturés, et ce qu’ils valent à la fin
columbiz-page-about-reserve = Pions encore en réserve. Quand une réserve est vide, c’est le dernier tour de table.
columbiz-page-about-column = Les cases de cette colonne se paient avec des dés qui montrent { $face }
columbiz-page-about-tally = Dés qui montrent { $face } en ce moment : { $count }
columbiz-page-about-pawn = Un pion de { $who }
columbiz-page-about-die = Un { $face } : il sera relancé si tu ne le gardes pas
columbiz-page-about-kept = Un { $face } que tu gardes
columbiz-page-about-lies = Un dé qui montre { $face }
columbiz-page-about-used = Ce dé a payé un pion

piccioni-page-about-points = Points du moment : les Trophées, moins les pigeons et le guano
piccioni-page-about-gift = Le coup que tu regardes aiderait ce joueur
piccioni-page-about-pigeons = Pigeons dans cet Espace : ils coûtent des points à la fin
piccioni-page-about-guano = Guano dans cet Espace : il coûte des points à la fin
piccioni-page-about-trophies = Trophées : ce sont des points
piccioni-page-about-hand = Cartes en main
piccioni-page-about-medal = Trophée : { $name }
piccioni-page-about-unseen = Un Trophée que personne n’a vu ; on le retourne à la fin
piccioni-page-about-room = { $is ->
    [endless] Ici, il y a toujours de la place
    [full] Plus de place
   *[free] Emplacements : { $spaces } en tout, libres : { $free }
 }
piccioni-page-about-free = Un emplacement libre
piccioni-page-about-bird = { $name }{ $has ->
    [no] {""}
   *[yes] {" "}: { $text }
 }
piccioni-page-about-dirt = { $name } : coûte des points à la fin
piccioni-page-about-call = Appel : fait venir { $count ->
    [one] un pigeon
   *[other] { $count } pigeons
 } après tes coups
piccioni-page-about-r = Réaction : peut se jouer hors de ton tour
piccioni-page-about-pips = Coups qui restent dans ce tour
piccioni-page-about-flock = Pigeons encore à venir. Quand il n’y en a plus, chacun a encore un tour.
piccioni-page-about-deck = Cartes d’action à piocher
piccioni-page-about-discard = Cartes jouées ; ouvre pour voir lesquelles
