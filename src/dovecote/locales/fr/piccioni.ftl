## Piccioni : ce que disent sa table, ses choix, ses événements et ses refus

piccioni-title = Piccioni
piccioni-about = Mains cachées, réactions et guano.
piccioni-reconstructed = Les cartes sont des cartes maison : une reconstitution, de même que tout ce que les règles signalent par ⚑. Les textes des cartes imprimées ne sont pas publics.
piccioni-other-cards = On joue avec d'autres cartes : { $title }.

# Options
piccioni-option-seats = à combien on joue
piccioni-option-edition = quelles règles publiées : celles de 2019, ou l'une des deux versions de 2025 (2.5, 2.6)
piccioni-option-first_moves = coups du tout premier tour : deux comme imprimé, ou un seul (2.7)

# Les pigeons
piccioni-card-fat = Gros
piccioni-card-stupid = Stupide
piccioni-card-lame = Boiteux
piccioni-card-infamous = Infâme
piccioni-card-lady = Pigeonne

# Les Lieux
piccioni-zone-street = Rue
piccioni-zone-crowd = Foule
piccioni-zone-monument = Monument
piccioni-zone-wires = Câbles à haute tension
piccioni-zone-area = Espace de { $who }

# Les cartes maison
piccioni-card-guano = Guano
piccioni-card-lots = Beaucoup de guano
piccioni-card-car = Voiture
piccioni-card-rifle = Fusil
piccioni-card-surge = Surtension
piccioni-card-net = Filet
piccioni-card-breadcrumbs = Miettes de pain
piccioni-card-scarecrow = Épouvantail
piccioni-card-firecracker = Pétard
piccioni-card-umbrella = Parapluie
piccioni-card-washer = Nettoyeur haute pression
piccioni-card-balcony = Pas sur mon balcon !
piccioni-card-metoo = Moi aussi !
piccioni-card-souvenir = Stand de souvenirs
piccioni-card-swap = Échange d'appartements

# Ce qu'elles font, en une ligne
piccioni-text-guano = attribue-le à n'importe quel Espace ; puis pioche une carte
piccioni-text-lots = attribue-le à n'importe quel Espace
piccioni-text-car = un pigeon de la Rue devient ton Trophée ; tous les autres qui s'y trouvent sont Effrayés
piccioni-text-rifle = un pigeon de n'importe quelle Zone devient ton Trophée
piccioni-text-surge = tous les pigeons des Câbles deviennent des Trophées ; tu les partages avec un autre joueur de ton choix
piccioni-text-net = un pigeon de ton Espace devient ton Trophée
piccioni-text-breadcrumbs = déplace un ou deux pigeons d'une Zone à une autre où ils tiennent
piccioni-text-scarecrow = tous les pigeons de ton Espace sont Effrayés
piccioni-text-firecracker = tous les pigeons d'une Zone de ton choix sont Effrayés
piccioni-text-umbrella = défausse un Guano de ton Espace
piccioni-text-washer = défausse tous les Guano et un Beaucoup de guano de ton Espace
piccioni-text-balcony = déplace un pigeon de ton Espace vers un Lieu où il tient
piccioni-text-metoo = pioche deux cartes ; cela ne prend aucun coup
piccioni-text-souvenir = prend tes deux coups : un Guano ou un Beaucoup de guano de ton Espace devient ton Trophée
piccioni-text-swap = échange tous les pigeons de ton Espace avec ceux d'un autre Espace
piccioni-reaction-net = quand des pigeons sont sur le point d'entrer dans ton Espace, l'un d'eux devient à la place ton Trophée
piccioni-reaction-umbrella = un Guano ou un Beaucoup de guano sur le point d'entrer dans ton Espace va chez le joueur qui l'a envoyé
piccioni-reaction-balcony = une action qui vise ton Espace est annulée, son appel aussi
piccioni-reaction-metoo = quand un autre joueur fait à la fois deux Trophées ou plus, tu les partages aussi
piccioni-text-fat = prend deux emplacements ; va sur le Lieu qui a le plus d'emplacements libres, sinon dans ton Espace
piccioni-text-stupid = va sur un Lieu de ton choix où il y a de la place, sinon dans ton Espace
piccioni-text-lame = va sur un Lieu de ton choix où il y a de la place, mais jamais sur les Câbles ; sinon dans ton Espace
piccioni-text-infamous = va dans l'Espace du joueur qui a le plus de Trophées
piccioni-text-lady = va sur un Lieu de ton choix où il y a de la place, et un autre pigeon peut la suivre ; Revient

# La table en mots
piccioni-turn = Tour de { $who }
piccioni-moves = { $moves ->
    [0] plus de coup à jouer
    [one] encore un coup
   *[other] encore { $moves } coups
 }
piccioni-calls = { $calls ->
    [one] { $calls } pigeon appelé
   *[other] { $calls } pigeons appelés
 }
piccioni-last = dernière manche : { $turns ->
    [one] c'est le dernier tour
   *[other] encore { $turns } tours
 }
piccioni-decks = Pioche des pigeons : { $flock } ; pioche des actions : { $deck } ; défausse : { $discard }.
piccioni-places = Lieux
piccioni-areas = Espaces
piccioni-free = { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
 }
piccioni-no-limit = sans limite
piccioni-nothing = rien
piccioni-unseen = inconnu
piccioni-you = { $who } (toi)
piccioni-pair = { $name } : { $text }
piccioni-trophies = Trophées
piccioni-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
piccioni-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
piccioni-hand = Ta main
piccioni-hand-empty = Ta main est vide.
piccioni-reaction = Réaction : { $text }
piccioni-call = appel { $count }
piccioni-asked = Réagis-tu ? { $cause }
piccioni-asked-card = { $who } joue { $card }.
piccioni-asked-landing = Sur le point d'entrer : { $pigeons } → { $zone }.
piccioni-asked-reaction = { $who } réagit avec { $card }.
piccioni-many-more = … et encore { $count } ; « all » montre tout

# Choix
piccioni-offer-draw = piocher trois cartes
piccioni-offer-play = { $text }
piccioni-offer-clean = nettoyer ton Espace ({ $what }) et payer : { $paid }
piccioni-offer-trophy = faire un Trophée d'un pigeon de ton Espace ({ $pigeon }) et payer : { $paid }
piccioni-offer-end = terminer tes coups et révéler des pigeons
piccioni-offer-pass = laisser faire
piccioni-offer-react = { $text }
piccioni-offer-assign = attribuer { $pigeon } ici : { $zone }
piccioni-offer-follow = faire suivre { $pigeon } ; depuis : { $zone }
piccioni-offer-no-follow = personne ne suit
piccioni-offer-take = prendre le Trophée qui a ce dos : { $back }
piccioni-offer-discard = défausser { $card }
piccioni-back-pigeon = pigeon
piccioni-back-guano = action

# Événements
piccioni-event-began = { $who } commence.
piccioni-event-removed = Un pigeon quitte la partie sans être vu.
piccioni-event-laid = { $zone } : { $pigeon }.
piccioni-event-drew = { $who } pioche une carte.
piccioni-event-drew-seen = { $who } pioche { $card }.
piccioni-event-reshuffled = On mélange la défausse, qui devient la pioche des actions : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
piccioni-event-discarded = { $who } défausse { $card }.
piccioni-event-paid = { $who } paie : { $cards }.
piccioni-event-played = { $who } joue { $text }.
piccioni-event-reacted = { $who } réagit avec { $text }.
piccioni-event-cancelled = Carte annulée : { $card } ({ $who }).
piccioni-event-redirected = Retour à l'envoyeur : { $card } → { $who }.
piccioni-event-joined = { $who } partage aussi les Trophées.
piccioni-event-called = { $card } : appel { $count } ; en tout pour ce tour : { $calls }.
piccioni-event-assigned = { $cards } → { $zone }.
piccioni-event-cleaned = { $who } se débarrasse de ceci : { $what }.
piccioni-event-trophy-made = { $who } fait un Trophée : { $card }.
piccioni-event-returned = Revient : { $pigeons } → pioche des pigeons ; personne ne voit ce qu'on y prend à la place comme Trophée.
piccioni-event-trophy-drawn = { $who } obtient un Trophée que personne n'a vu.
piccioni-event-trophy-pooled = Un Trophée que personne n'a vu est à partager.
piccioni-event-trophy-taken = { $who } reçoit un Trophée : { $card }.
piccioni-event-scared = Pigeons effrayés : { $pigeons }. { $zone } → { $to }.
piccioni-event-scattered = Pigeons effrayés : { $pigeons } ({ $zone }) → pioche des pigeons, car plusieurs Espaces sont à égalité.
piccioni-event-moved = { $pigeons } ({ $zone }) → { $to }.
piccioni-event-swapped = { $who } a échangé ses pigeons. Avec : { $zone }.
piccioni-event-moves-ended = { $who } a joué ses coups ; pigeons à révéler : { $count }.
piccioni-event-revealed = { $who } révèle : { $pigeon }.
piccioni-event-followed = { $pigeon } suit : { $zone } → { $to }.
piccioni-event-turn-ended = { $who } a terminé son tour.
piccioni-event-last-round = La pioche des pigeons est vide : dernière manche, chacun a encore un tour.
piccioni-event-last-round-stopped = Il y a de nouveau des pigeons dans la pioche : la dernière manche s'arrête.
piccioni-event-uncovered = { $who } dévoile les Trophées que personne n'avait vus : { $pigeons }.
piccioni-event-tallied = { $who } finit avec { $points } en tout : { $terms }.
piccioni-event-tie-broken = Points égaux : qui a le moins de cartes dans son Espace passe devant (cartes par place : { $cards }).
piccioni-event-tie-shared = Points égaux et autant de cartes dans l'Espace (cartes par place : { $cards }) : la place est partagée.
piccioni-event-finished = La partie est finie.
piccioni-term-trophies = { $count ->
    [one] { $count } Trophée
   *[other] { $count } Trophées
 } ({ $points })
piccioni-term-trophy-guano = { $count } Guano en Trophée ({ $points })
piccioni-term-trophy-lots = { $count } Beaucoup de guano en Trophée ({ $points })
piccioni-term-pigeons = { $count ->
    [one] { $count } pigeon
   *[other] { $count } pigeons
 } ({ $points })
piccioni-term-guano = { $count } Guano ({ $points })
piccioni-term-lots = { $count } Beaucoup de guano ({ $points })

# Refus
piccioni-refuse-over = La partie est finie.
piccioni-refuse-luck = Une carte est en train d'être piochée.
piccioni-refuse-turn = On ne te demande rien pour l'instant ; on attend { $seat }.
piccioni-refuse-move-first = Les coups sont obligatoires, et il en reste : { $moves }.
piccioni-refuse-end-first = Tes coups sont joués ; dis « end ».
piccioni-refuse-discard-first = Tu as plus de cinq cartes : défausse d'abord.
piccioni-refuse-take-first = On partage des Trophées : prends-en un d'abord.
piccioni-refuse-answer-first = On te demande si tu réagis : « pass », ou une réaction.
piccioni-refuse-assign-first = Un pigeon a été révélé : dis où il va.
piccioni-refuse-follow-first = Dis qui suit le pigeon, ou que personne ne le suit.
piccioni-refuse-price = Cela coûte { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
 }.
piccioni-refuse-not-clean = On ne nettoie que les Guano et les Beaucoup de guano, pas ceci : { $card }.
piccioni-refuse-no-pigeon = Seuls les pigeons deviennent ainsi des Trophées, pas { $card }.
piccioni-refuse-not-in-hand = Pas dans ta main, ou pas en nombre suffisant : { $card }.
piccioni-refuse-aim = { $card } : ce ne sont pas les cibles que cette carte demande.
piccioni-refuse-not-there = Introuvable dans cette Zone ({ $zone }) : { $card }.
piccioni-refuse-two-moves = { $card } : cette carte prend { $needed ->
    [one] { $needed } coup
   *[other] { $needed } coups
 }, et il t'en reste moins.
piccioni-refuse-another = { $card } : il faut un autre joueur, pas toi.
piccioni-refuse-no-effect = { $card } : rien ne serait déplacé, pris ni pioché.
piccioni-refuse-full = Pas assez de place : { $zone }. Emplacements libres : { $free }, nécessaires : { $needed }.
piccioni-refuse-never = { $pigeon } ne va jamais là : { $zone }.
piccioni-refuse-same-zone = Déjà dans cette Zone : { $zone }.
piccioni-refuse-no-pick = Il n'y a pas de tel Trophée à prendre : { $back }.
piccioni-refuse-no-reaction = { $card } : cette carte n'a pas de réaction.
piccioni-refuse-not-concerned = { $card } : cette carte ne réagit pas à cela.
piccioni-refuse-other-pigeon = Il s'agit d'un autre pigeon : { $pigeon }.
piccioni-refuse-not-its-zone = Selon son texte, { $pigeon } va ailleurs, pas ici : { $zone }.
piccioni-refuse-stays = Qui est déjà là ne peut pas suivre : { $zone }.
