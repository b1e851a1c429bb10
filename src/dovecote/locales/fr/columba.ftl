## Columba : ce que disent sa table, ses choix, ses événements et ses refus

columba-title = Columba
columba-about = Place des cartes, capture des pigeons sauvages, construis des pigeonniers, envoie des faucons. À quatre, on joue en équipes de deux, et il y a une version junior.
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

# Options
columba-option-seats = à combien on joue ; à quatre, on forme deux équipes
columba-option-variant = quel jeu ; le jeu junior n’a ni objectifs, ni jetons, ni faucons (11.1)
columba-option-interleave_options = construire et poser des jetons et des faucons dès avant de placer la carte piochée (3.6)
columba-option-tile_supply = si les 15 jetons de chaque sorte sont une limite pour les captures (4.6)
columba-option-minimum_group = combien de cases il faut à un groupe pour qu’on y construise (6.7)

# La table en mots
columba-turn = { $who }, cartes restant dans la pioche : { $pile }
columba-last-turn = La dernière carte est piochée : la partie finit avec ce tour.
columba-hand = Carte en main : { $card }
columba-former = Ancien objectif en main : { $card }
columba-board = { $who } : pigeonniers restants petits { $small }, grands { $large } ; fauconneaux { $eyases }, faucons adultes { $adults } ; points { $points }
columba-objective = objectif { $card }, il manque encore : { $lacking }
columba-no-objective = pas d’objectif
columba-tiles = jetons : { $tiles }
columba-nothing = aucun
columba-estate = Domaine de { $who }, { $size ->
    [large] grand
   *[small] petit
 } pigeonnier en { $home }, { $kind }, cases : { $fields }
columba-row = Rangée { $y } : { $fields }
columba-field = { $x } { $kind }
columba-field-tile = { $x } { $kind } avec jeton
columba-field-falcon = { $x } faucon
columba-field-dovecote = { $x } { $kind } avec le { $size ->
    [large] grand
   *[small] petit
 } pigeonnier de { $who }
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
columba-offer-no-objective = continuer sans objectif, jusqu’à la fin
columba-offer-build = { $size ->
    [large] grand
   *[small] petit
 } pigeonnier en { $x },{ $y }
columba-offer-lay = jeton { $kind } en { $x },{ $y }
columba-offer-breed = élever un fauconneau et payer : { $tiles }
columba-offer-raise = faire grandir un fauconneau et payer : { $tiles }
columba-offer-falcon = faucon en { $x },{ $y }
columba-offer-end = terminer le tour

# Événements
columba-event-began = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
 }
columba-event-dealt = { $you ->
    [yes] Ton objectif : { $card }.
   *[no] Objectif de { $who } : { $card }.
 }
columba-event-opened = La première carte : { $card }.
columba-event-drawn = { $you ->
    [yes] Tu pioches une carte : { $card }.
   *[no] { $who } pioche une carte : { $card }.
 }
columba-event-placed = { $you ->
    [yes] Tu places la carte.
   *[no] { $who } place la carte.
 }
columba-event-captured = { $you ->
    [yes] Tu captures
   *[no] { $who } capture
 } { $count ->
    [one] un pigeon { $pigeons }
   *[other] { $count } pigeons : { $pigeons }
 }.
columba-event-completed = { $you ->
    [yes] Tu complètes ton objectif et gagnes quatre jetons.
   *[no] { $who } complète un objectif et gagne quatre jetons.
 }
columba-event-objective-taken = { $you ->
    [yes] Tu pioches un nouvel objectif : { $card }.
   *[no] { $who } pioche un nouvel objectif : { $card }.
 }
columba-event-objective-declined = { $you ->
    [yes] Tu continues sans objectif.
   *[no] { $who } continue sans objectif.
 }
columba-event-discarded = La carte ne peut être placée nulle part et quitte la partie : { $card }.
columba-event-built = { $you ->
    [yes] Tu construis
   *[no] { $who } construit
 } un { $size ->
    [large] grand
   *[small] petit
 } pigeonnier : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
columba-event-laid = { $you ->
    [yes] Tu poses un jeton { $kind }.
   *[no] { $who } pose un jeton { $kind }.
 }
columba-event-bred = { $you ->
    [yes] Tu élèves un fauconneau
   *[no] { $who } élève un fauconneau
 } pour deux jetons : { $tiles }.
columba-event-raised = { $you ->
    [yes] Tu fais grandir un fauconneau
   *[no] { $who } fait grandir un fauconneau
 } pour deux jetons : { $tiles }.
columba-event-hunted = { $you ->
    [yes] Tu envoies un faucon dans le domaine de { $owner }.
   *[no] { $yours ->
        [yes] { $who } envoie un faucon dans ton domaine.
       *[no] { $who } envoie un faucon dans le domaine de { $owner }.
    }
 }
columba-event-resized = { $yours ->
    [yes] Ton domaine { $kind }
   *[no] Le domaine { $kind } de { $owner }
 } { $way ->
    [shrinks] se réduit
   *[grows] s’agrandit
 } à { $after ->
    [one] { $after } case
   *[other] { $after } cases
 }.
columba-event-turn-ended = { $you ->
    [yes] Tu termines ton tour.
   *[no] { $who } termine son tour.
 }
columba-event-last-card = La dernière carte est piochée : { $you ->
    [yes] tu joues
   *[no] { $who } joue
 } le dernier tour.
columba-event-tallied = { $you ->
    [yes] Tu arrives
   *[no] { $who } arrive
 } à { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $terms }.
columba-event-tie-broken = Points égaux : le plus grand domaine départage ({ $largest }).
columba-event-tie-shared = Points égaux, et plus grands domaines égaux ({ $largest }) : la place est partagée.
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
columba-refuse-turn = C’est à { $seat } de jouer.
columba-refuse-drawing = Une carte est en train d’être piochée.
columba-refuse-card-first = Place d’abord ta carte.
columba-refuse-no-card = Tu n’as pas de carte en main.
columba-refuse-other-card = Tu as une autre carte en main : { $card }.
columba-refuse-same-picture = Avec { $number ->
    [one] { $number } quart de tour
   *[other] { $number } quarts de tour
 }, la carte montre la même image qu’avec moins.
columba-refuse-not-lacking = Tu recouvrirais { $covers ->
    [one] un pigeon { $kind }
   *[other] { $covers } pigeons ({ $kind })
 }, mais il { $lacking ->
    [0] n’en manque aucun à ton objectif
    [one] n’en manque qu’un à ton objectif
   *[other] n’en manque que { $lacking } à ton objectif
 }.
columba-refuse-no-objective = Sans objectif, tu ne peux recouvrir aucun pigeon.
columba-refuse-supply = Tu recouvrirais { $covers ->
    [one] un pigeon sauvage { $kind }
   *[other] { $covers } pigeons sauvages ({ $kind })
 }, mais la réserve { $left ->
    [0] n’a plus de jeton
    [one] n’a qu’un jeton
   *[other] n’a que { $left } jetons
 } de cette sorte.
columba-refuse-opponents-estate = Tu recouvrirais une case du domaine de { $owner }.
columba-refuse-fresh-tile = Tu as posé ce jeton pendant ce tour ; il ne peut être recouvert qu’à partir du prochain.
columba-refuse-on-falcon = Il y a un faucon à cet endroit.
columba-refuse-on-dovecote = Il y a un pigeonnier à cet endroit.
columba-refuse-no-contact = La carte doit toucher une autre carte par un côté.
columba-refuse-joins = Cela réunirait deux domaines ({ $one }, { $other }).
columba-refuse-card-leaves-loose = Un jeton ne serait plus dans aucun domaine.
columba-refuse-choose-first = Choisis d’abord : un nouvel objectif, ou aucun ?
columba-refuse-not-choosing = Tu ne viens pas de compléter un objectif.
columba-refuse-built-already = Tu as déjà construit un pigeonnier pendant ce tour ; c’est le maximum.
columba-refuse-none-left = Il ne te reste aucun { $size ->
    [large] grand
   *[small] petit
 } pigeonnier.
columba-refuse-no-pigeon = Il n’y a pas de pigeon à cet endroit.
columba-refuse-has-dovecote = { $yours ->
    [yes] C’est déjà ton domaine.
   *[no] C’est le domaine de { $owner }.
 }
columba-refuse-group-without-card = Ce groupe est seulement sur la table nue ; un pigeonnier a besoin d’au moins une case avec une carte.
columba-refuse-group-too-small = Ce groupe est trop petit.
columba-refuse-build-on-loose = Un de tes jetons n’est encore dans aucun domaine : construis sur son groupe.
columba-refuse-no-tile = Tu n’as pas de jeton { $kind }.
columba-refuse-not-beside = Un jeton se pose sur une carte, ou à côté d’une carte ou d’un jeton.
columba-refuse-tile-on-tile = Il y a déjà un jeton à cet endroit.
columba-refuse-tile-on-falcon = Il y a un faucon à cet endroit.
columba-refuse-tile-on-dovecote = Il y a un pigeonnier à cet endroit.
columba-refuse-tile-in-estate = Cette case est dans le domaine de { $owner }.
columba-refuse-tile-joins = Cela réunirait deux domaines ({ $one }, { $other }).
columba-refuse-tile-without-card = Le jeton ne serait ni dans un domaine, ni dans un groupe avec une carte.
columba-refuse-tile-leaves-loose = Un jeton ne serait dans aucun domaine, et on ne pourrait pas construire dessus.
columba-refuse-loose = Un de tes jetons n’est encore dans aucun domaine.
columba-refuse-not-paid = Tu n’as pas tous ces jetons : { $tiles }
columba-refuse-no-falcon-left = Il n’y a plus de faucon dans la réserve.
columba-refuse-no-young-falcon = Tu n’as pas de fauconneau.
columba-refuse-one-step = Une seule étape d’élevage par tour : élever un fauconneau, ou en faire grandir un.
columba-refuse-no-adult-falcon = Tu n’as pas de faucon adulte.
columba-refuse-hunted-already = Tu as déjà envoyé un faucon pendant ce tour ; c’est le maximum.
columba-refuse-not-opponents = Un faucon ne se pose que dans un domaine adverse.
columba-refuse-falcon-on-dovecote = Un faucon ne se pose pas sur un pigeonnier.
columba-refuse-falcon-leaves-loose = Un jeton ne serait dans aucun domaine, et on ne pourrait pas construire dessus.
