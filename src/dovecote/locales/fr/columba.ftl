## Columba : ce que disent sa table, ses choix, ses événements et ses refus

columba-title = Columba
columba-about = Place des cartes, capture des pigeons sauvages, construis des pigeonniers, envoie des faucons ; à quatre, on joue en équipes de deux, et il y a une version junior.
columba-reconstructed = Les cartes sont une reconstitution, de même que tout ce que les règles signalent par ⚑.

# Les joueurs, par la couleur de leurs pigeonniers
columba-red = Rouge
columba-yellow = Jaune
columba-green = Vert
columba-purple = Violet

# Les sortes de terrain
columba-kind-g = vert
columba-kind-w = blanc
columba-kind-s = sable
columba-kind-b = bleu

# Les deux pigeonniers
columba-size-small = petit
columba-size-large = grand

# Options
columba-option-seats = à combien on joue ; à quatre, on forme deux équipes
columba-option-variant = le jeu standard, ou le jeu junior sans objectifs, jetons ni faucons (11.1)
columba-option-interleave_options = construire, poser des pigeons domestiques et poser un faucon aussi pendant que la carte piochée est en main (3.6)
columba-option-tile_supply = si les 15 jetons de chaque sorte sont une limite pour les captures (4.6)
columba-option-minimum_group = combien de cases il faut à un groupe pour qu'on y construise (6.7)
columba-option-colours = les couleurs des joueurs dans l'ordre des places ; les places 0 et 2 sont alliées, tout comme 1 et 3 (10.1)

# La table en mots
columba-turn = { $who }, cartes restant dans la pioche : { $pile }
columba-last-turn = La dernière carte est piochée : la partie finit avec ce tour.
columba-hand = Carte en main : { $card }
columba-former = Ancien objectif en main : { $card }
columba-board = { $who } : pigeonniers restants petits { $small }, grands { $large } ; fauconneaux { $eyases }, faucons adultes { $adults } ; points { $points }
columba-objective = objectif { $card }, il manque encore : { $lacking }
columba-no-objective = pas d'objectif
columba-tiles = jetons : { $tiles }
columba-nothing = aucun
columba-estate = Domaine de { $who }, { $size } pigeonnier en { $home }, terrain { $kind }, cases : { $fields }
columba-row = Rangée { $y } : { $fields }
columba-field = { $x } { $kind }
columba-field-tile = { $x } { $kind } avec jeton
columba-field-falcon = { $x } faucon
columba-field-dovecote = { $x } { $kind } avec { $size } pigeonnier de { $who }
columba-strays = Jetons errants : { $fields }
columba-window = Partie montrée : de { $left },{ $top } à { $right },{ $bottom } ; « look X,Y » déplace la fenêtre.
columba-legend = g sauvage, G jeton, × faucon, ⌂ petit et ▲ grand pigeonnier ; crochets : à qui est le domaine.
columba-more-places = … et encore { $count } : tape ton choix, par exemple « { $example } » ; « all » montre tout.

# Choix
columba-offer-place = en { $x },{ $y }, { $quarter ->
    [0] comme imprimée
    [one] un quart de tour
   *[other] { $quarter } quarts de tour
 }
columba-offer-covering = recouvre : { $pigeons }
columba-offer-take-objective = piocher un nouvel objectif
columba-offer-no-objective = continuer sans objectif, jusqu'à la fin
columba-offer-build = { $size } pigeonnier en { $x },{ $y }
columba-offer-lay = pigeon ({ $kind }) en { $x },{ $y }
columba-offer-breed = élever un fauconneau et payer : { $tiles }
columba-offer-raise = faire grandir un fauconneau et payer : { $tiles }
columba-offer-falcon = faucon en { $x },{ $y }
columba-offer-end = terminer le tour

# Événements
columba-event-began = { $who } commence.
columba-event-dealt = { $who } reçoit l'objectif { $card }.
columba-event-opened = La première carte est { $card }.
columba-event-drawn = { $who } pioche { $card }.
columba-event-placed = { $who } place { $card } en { $x },{ $y }.
columba-event-captured = { $who } capture : { $pigeons }.
columba-event-completed = { $who } complète l'objectif { $card } et gagne quatre pigeons.
columba-event-objective-taken = { $who } pioche l'objectif { $card }.
columba-event-objective-declined = { $who } continue sans objectif.
columba-event-discarded = { $card } ne va nulle part et quitte la partie.
columba-event-built = { $who } construit un { $size } pigeonnier en { $x },{ $y } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }.
columba-event-laid = { $who } pose un pigeon ({ $kind }) en { $x },{ $y }.
columba-event-bred = { $who } élève un fauconneau et paie : { $tiles }.
columba-event-raised = { $who } fait grandir un fauconneau et paie : { $tiles }.
columba-event-hunted = { $who } envoie un faucon en { $x },{ $y }, dans le domaine de { $owner }.
columba-event-resized = Le domaine de { $owner } en { $x },{ $y }, cases : { $before } → { $after }.
columba-event-turn-ended = { $who } a terminé son tour.
columba-event-last-card = La dernière carte est piochée : { $who } joue le dernier tour.
columba-event-tallied = { $who } arrive à { $points } : { $terms }.
columba-event-tie-broken = Totaux égaux : le plus grand domaine départage (cases par place : { $largest }).
columba-event-tie-shared = Totaux égaux et plus grands domaines égaux (cases par place : { $largest }) : la place est partagée.
columba-event-finished = La partie est finie.
columba-term-small = petit pigeonnier, { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
 } ({ $points })
columba-term-large = grand pigeonnier, { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
 } ({ $points })
columba-term-unfinished = objectif inachevé ({ $points })
columba-term-none = aucun domaine

# Refus
columba-refuse-over = La partie est finie.
columba-refuse-turn = C'est à { $seat } de jouer.
columba-refuse-drawing = Une carte est en train d'être piochée.
columba-refuse-card-first = La carte en main vient en premier.
columba-refuse-no-card = Tu n'as pas de carte en main.
columba-refuse-other-card = La carte en main est { $card }.
columba-refuse-same-picture = Avec { $number ->
    [one] { $number } quart de tour
   *[other] { $number } quarts de tour
 }, la carte montre la même image qu'avec moins.
columba-refuse-not-lacking = Pigeons recouverts ({ $kind }) : { $covers } ; il en manque encore à l'objectif : { $lacking }.
columba-refuse-no-objective = Sans objectif, tu ne peux rien recouvrir.
columba-refuse-supply = Pigeons sauvages recouverts ({ $kind }) : { $covers } ; jetons de cette sorte dans la réserve : { $left }.
columba-refuse-opponents-estate = { $field } est dans le domaine de { $owner }.
columba-refuse-fresh-tile = Tu as posé toi-même le jeton en { $field } pendant ce tour.
columba-refuse-on-falcon = Il y a un faucon en { $field }.
columba-refuse-on-dovecote = Il y a un pigeonnier en { $field }.
columba-refuse-no-contact = La carte ne touche aucune autre carte.
columba-refuse-joins = Cela réunirait deux domaines ({ $one }, { $other }).
columba-refuse-card-leaves-loose = Le jeton en { $field } ne serait dans aucun domaine.
columba-refuse-choose-first = Choisis d'abord : un nouvel objectif, ou aucun.
columba-refuse-not-choosing = Aucun objectif ne vient d'être complété.
columba-refuse-built-already = Un pigeonnier a été construit pendant ce tour, et c'est le maximum.
columba-refuse-none-left = Il ne te reste aucun { $size } pigeonnier.
columba-refuse-no-pigeon = { $field } ne montre pas de pigeon.
columba-refuse-has-dovecote = Ce groupe a un pigeonnier de { $owner }.
columba-refuse-group-too-small = Ce groupe est trop petit.
columba-refuse-build-on-loose = Le jeton en { $field } est errant : construis sur son groupe.
columba-refuse-no-tile = Il n'y a pas de jeton de cette sorte ({ $kind }) sur ton plateau.
columba-refuse-not-beside = Un jeton se pose sur une carte, ou à côté d'une carte ou d'un jeton.
columba-refuse-tile-on-tile = Il y a déjà un jeton à cet endroit.
columba-refuse-tile-on-falcon = Il y a un faucon à cet endroit.
columba-refuse-tile-on-dovecote = Il y a un pigeonnier à cet endroit.
columba-refuse-tile-in-estate = Cette case est dans le domaine de { $owner }.
columba-refuse-tile-joins = Cela réunirait deux domaines ({ $one }, { $other }).
columba-refuse-tile-leaves-loose = Le jeton en { $field } ne serait dans aucun domaine, et on ne pourrait pas construire dessus.
columba-refuse-loose = Le jeton en { $field } n'est dans aucun domaine.
columba-refuse-not-paid = Ces jetons ne sont pas tous sur ton plateau : { $tiles }
columba-refuse-no-falcon-left = Il n'y a plus de faucon dans la réserve.
columba-refuse-no-young-falcon = Il n'y a pas de fauconneau sur ton plateau.
columba-refuse-one-step = Un seul pas par tour : élever un fauconneau ou en faire grandir un.
columba-refuse-no-adult-falcon = Il n'y a pas de faucon adulte sur ton plateau.
columba-refuse-hunted-already = Un faucon a été posé pendant ce tour, et c'est le maximum.
columba-refuse-not-opponents = Un faucon ne se pose que dans un domaine adverse.
columba-refuse-falcon-on-dovecote = Un faucon ne se pose pas sur un pigeonnier.
columba-refuse-falcon-leaves-loose = Le jeton en { $field } ne serait dans aucun domaine, et on ne pourrait pas construire dessus.
