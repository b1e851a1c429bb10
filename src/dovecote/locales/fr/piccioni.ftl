## Piccioni : ce que disent sa table, ses choix, ses événements et ses refus

piccioni-title = Piccioni
piccioni-about = Mains cachées, réactions et guano.
piccioni-reconstructed = Les cartes sont des cartes maison : une reconstitution, de même que tout ce que les règles signalent par ⚑. Les textes des cartes imprimées ne sont pas publics.
piccioni-other-cards = On joue avec d’autres cartes : { $title }.

# Options
piccioni-option-seats = à combien on joue
piccioni-option-edition = quelles règles publiées (2.5, 2.6)
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
piccioni-zone-area = { $you ->
    [yes] ton Espace
   *[no] Espace de { $who }
 }

# Les cartes maison
piccioni-card-guano = Guano
piccioni-card-lots = Tas de guano
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
piccioni-card-swap = Échange d’appartements

# Ce qu’elles font, en une ligne
piccioni-text-guano = lâche-le dans n’importe quel Espace ; puis pioche une carte
piccioni-text-lots = lâche-le dans n’importe quel Espace
piccioni-text-car = un pigeon de la Rue devient ton Trophée ; tous les autres qui s’y trouvent sont Effrayés
piccioni-text-rifle = un pigeon de n’importe quelle Zone devient ton Trophée
piccioni-text-surge = tous les pigeons des Câbles deviennent des Trophées ; tu les partages avec un autre joueur de ton choix
piccioni-text-net = un pigeon de ton Espace devient ton Trophée
piccioni-text-breadcrumbs = déplace un ou deux pigeons d’une Zone à une autre où ils tiennent
piccioni-text-scarecrow = tous les pigeons de ton Espace sont Effrayés
piccioni-text-firecracker = tous les pigeons d’une Zone de ton choix sont Effrayés
piccioni-text-umbrella = défausse un Guano de ton Espace
piccioni-text-washer = défausse tous les Guano et un Tas de guano de ton Espace
piccioni-text-balcony = déplace un pigeon de ton Espace vers un Lieu où il tient
piccioni-text-metoo = pioche deux cartes ; cela ne prend aucun coup
piccioni-text-souvenir = prend tes deux coups : un Guano ou un Tas de guano de ton Espace devient ton Trophée
piccioni-text-swap = échange tous les pigeons de ton Espace avec ceux d’un autre Espace
piccioni-reaction-net = quand des pigeons sont sur le point d’entrer dans ton Espace, l’un d’eux devient à la place ton Trophée
piccioni-reaction-umbrella = un Guano ou un Tas de guano sur le point d’entrer dans ton Espace va chez le joueur qui l’a envoyé
piccioni-reaction-balcony = une action qui vise ton Espace est annulée, son appel aussi
piccioni-reaction-metoo = quand un autre joueur fait à la fois deux Trophées ou plus, tu les partages aussi
piccioni-text-fat = prend deux emplacements ; va sur le Lieu qui a le plus d’emplacements libres, sinon dans ton Espace
piccioni-text-stupid = va sur un Lieu de ton choix où il y a de la place, sinon dans ton Espace
piccioni-text-lame = va sur un Lieu de ton choix où il y a de la place, mais jamais sur les Câbles ; sinon dans ton Espace
piccioni-text-infamous = va dans l’Espace du joueur qui a le plus de Trophées
piccioni-text-lady = va sur un Lieu de ton choix où il y a de la place, et un autre pigeon peut la suivre ; Revient quand elle doit devenir un Trophée

# La table en mots
piccioni-turn = { $you ->
    [yes] À toi de jouer
   *[no] Tour de { $who }
 }
piccioni-moves = { $moves ->
    [0] aucun coup à jouer
    [one] encore un coup
   *[other] encore { $moves } coups
 }
piccioni-calls = { $calls ->
    [one] { $calls } pigeon appelé
   *[other] { $calls } pigeons appelés
 }
piccioni-last = dernier tour de table : { $turns ->
    [one] c’est le dernier tour
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
piccioni-asked-card = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $who } joue { $card }.
 }
piccioni-asked-landing = Sur le point d’entrer : { $pigeons } → { $zone }.
piccioni-asked-reaction = { $you ->
    [yes] Tu réagis avec { $card }.
   *[no] { $who } réagit avec { $card }.
 }
piccioni-many-more = … et encore { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
 } ; « all » montre tout

# Choix
piccioni-offer-draw = piocher trois cartes
piccioni-offer-play = { $text }
piccioni-offer-clean = nettoyer ton Espace ({ $what }) et payer : { $paid }
piccioni-offer-trophy = faire un Trophée d’un pigeon de ton Espace ({ $pigeon }) et payer : { $paid }
piccioni-offer-end = terminer ton tour et révéler des pigeons
piccioni-offer-pass = laisser faire
piccioni-offer-react = { $text }
piccioni-offer-assign = { $pigeon } va ici : { $zone }
piccioni-offer-follow = { $pigeon } suit depuis : { $zone }
piccioni-offer-no-follow = personne ne suit
piccioni-offer-take = prendre le Trophée qui a ce dos : { $back }
piccioni-offer-discard = défausser { $card }
piccioni-back-pigeon = pigeon
piccioni-back-guano = action

# Événements
piccioni-event-began = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
 }
piccioni-event-removed = Un pigeon quitte la partie sans être vu.
piccioni-event-laid = { $pigeon } → { $zone }.
piccioni-event-drew = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $who } pioche une carte.
 }
piccioni-event-drew-seen = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $who } pioche { $card }.
 }
piccioni-event-reshuffled = On mélange la défausse, qui devient la pioche des actions : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
piccioni-event-discarded = { $you ->
    [yes] Tu défausses { $card }.
   *[no] { $who } défausse { $card }.
 }
piccioni-event-paid = { $you ->
    [yes] Tu paies : { $cards }.
   *[no] { $who } paie : { $cards }.
 }
piccioni-event-played = { $you ->
    [yes] Tu joues { $text }.
   *[no] { $who } joue { $text }.
 }
piccioni-played-guano = { $you ->
    [yes] Tu lâches un Guano { $aim ->
        [self] sur toi
       *[other] sur { $target }
    }.
   *[no] { $who } lâche un Guano { $aim ->
        [self] sur son propre Espace
        [you] sur toi
       *[other] sur { $target }
    }.
 }
piccioni-played-lots = { $you ->
    [yes] Tu lâches un Tas de guano { $aim ->
        [self] sur toi
       *[other] sur { $target }
    }.
   *[no] { $who } lâche un Tas de guano { $aim ->
        [self] sur son propre Espace
        [you] sur toi
       *[other] sur { $target }
    }.
 }
piccioni-played-car = { $you ->
    [yes] Tu passes en voiture dans la Rue : { $what } devient ton Trophée, les autres sont Effrayés.
   *[no] { $who } passe en voiture dans la Rue : { $what } devient un Trophée, les autres sont Effrayés.
 }
piccioni-played-rifle = { $you ->
    [yes] Tu tires : { $what } ({ $zone }) devient ton Trophée.
   *[no] { $who } tire : { $what } ({ $zone }) devient un Trophée.
 }
piccioni-played-surge = { $you ->
    [yes] Tu fais des Trophées de tous les pigeons des Câbles, à partager avec { $target }.
   *[no] { $who } fait des Trophées de tous les pigeons des Câbles, à partager { $aim ->
        [you] avec toi
       *[other] avec { $target }
    }.
 }
piccioni-played-net = { $you ->
    [yes] Tu prends { $what } au filet dans ton Espace.
   *[no] { $who } prend { $what } au filet dans son Espace.
 }
piccioni-played-breadcrumbs = { $you ->
    [yes] Tu attires { $what } avec des miettes : { $zone } → { $to }.
   *[no] { $who } attire { $what } avec des miettes : { $zone } → { $to }.
 }
piccioni-played-scarecrow = { $you ->
    [yes] Tu dresses un épouvantail : tous les pigeons de ton Espace sont Effrayés.
   *[no] { $who } dresse un épouvantail : tous les pigeons de son Espace sont Effrayés.
 }
piccioni-played-firecracker = { $you ->
    [yes] Tu lances un pétard : tous les pigeons sont Effrayés ({ $zone }).
   *[no] { $who } lance un pétard : tous les pigeons sont Effrayés ({ $zone }).
 }
piccioni-played-umbrella = { $you ->
    [yes] Tu ouvres un parapluie : un Guano quitte ton Espace.
   *[no] { $who } ouvre un parapluie : un Guano quitte son Espace.
 }
piccioni-played-washer = { $you ->
    [yes] Tu nettoies ton Espace à haute pression.
   *[no] { $who } nettoie son Espace à haute pression.
 }
piccioni-played-balcony = { $you ->
    [yes] Tu chasses { $what } de ton balcon → { $to }.
   *[no] { $who } chasse { $what } de son balcon → { $to }.
 }
piccioni-played-metoo = { $you ->
    [yes] Tu dis « Moi aussi ! » et pioches deux cartes.
   *[no] { $who } dit « Moi aussi ! » et pioche deux cartes.
 }
piccioni-played-souvenir = { $you ->
    [yes] Tu vends un souvenir : { $what } devient ton Trophée.
   *[no] { $who } vend un souvenir : { $what } devient un Trophée.
 }
piccioni-played-swap = { $you ->
    [yes] Tu échanges tous tes pigeons avec { $target }.
   *[no] { $who } échange tous ses pigeons { $aim ->
        [you] avec toi
       *[other] avec { $target }
    }.
 }
piccioni-event-reacted = { $you ->
    [yes] Tu réagis avec { $text }.
   *[no] { $who } réagit avec { $text }.
 }
piccioni-event-cancelled = { $you ->
    [yes] Ta carte est annulée : { $card }.
   *[no] La carte de { $who } est annulée : { $card }.
 }
piccioni-event-redirected = { $you ->
    [yes] Retour à l’envoyeur : { $card } est pour toi.
   *[no] Retour à l’envoyeur : { $card } → { $who }.
 }
piccioni-event-joined = { $you ->
    [yes] Tu auras ta part des Trophées.
   *[no] { $who } aura sa part des Trophées.
 }
piccioni-event-called = { $card } appelle { $count ->
    [one] un pigeon
   *[other] { $count } pigeons
 } ; en tout pour ce tour : { $calls }.
piccioni-event-assigned = { $cards } → { $zone }.
piccioni-event-cleaned = { $you ->
    [yes] Tu te débarrasses de ceci : { $what }.
   *[no] { $who } se débarrasse de ceci : { $what }.
 }
piccioni-event-trophy-made = { $you ->
    [yes] Tu as un Trophée de plus : { $card }.
   *[no] { $who } a un Trophée de plus : { $card }.
 }
piccioni-event-returned = Revient : { $pigeons } → pioche des pigeons ; personne ne voit ce qu’on y prend à la place comme Trophée.
piccioni-event-trophy-drawn = { $you ->
    [yes] Tu as un Trophée que personne n’a vu.
   *[no] { $who } a un Trophée que personne n’a vu.
 }
piccioni-event-trophy-pooled = Un Trophée que personne n’a vu est à partager.
piccioni-event-trophy-taken = { $you ->
    [yes] Tu reçois un Trophée : { $card }.
   *[no] { $who } reçoit un Trophée : { $card }.
 }
piccioni-event-scared = Effrayés : { $pigeons } ({ $zone } → { $to }).
piccioni-event-scattered = Effrayés : { $pigeons } ({ $zone } → pioche des pigeons, car plusieurs Espaces en ont aussi peu).
piccioni-event-moved = { $pigeons } ({ $zone }) → { $to }.
piccioni-event-swapped = { $you ->
    [yes] Tu as échangé tes pigeons avec ceux-ci : { $zone }.
   *[no] { $who } a échangé ses pigeons avec ceux-ci : { $zone }.
 }
piccioni-event-moves-ended = { $you ->
    [yes] Tes coups sont joués.
   *[no] { $who } a joué ses coups.
 } { $count ->
    [0] Aucun pigeon n’arrive.
    [one] Un pigeon arrive.
   *[other] { $count } pigeons arrivent.
 }
piccioni-event-revealed = { $you ->
    [yes] Tu révèles : { $pigeon }.
   *[no] { $who } révèle : { $pigeon }.
 }
piccioni-event-followed = { $pigeon } suit : { $zone } → { $to }.
piccioni-event-turn-ended = { $you ->
    [yes] Tu termines ton tour.
   *[no] { $who } termine son tour.
 }
piccioni-event-last-round = La pioche des pigeons est vide : dernier tour de table, chacun a encore un tour.
piccioni-event-last-round-stopped = Il y a de nouveau des pigeons dans la pioche : le dernier tour de table s’arrête.
piccioni-event-uncovered = { $you ->
    [yes] Tu dévoiles les Trophées que personne n’avait vus : { $pigeons }.
   *[no] { $who } dévoile les Trophées que personne n’avait vus : { $pigeons }.
 }
piccioni-event-tallied = { $you ->
    [yes] Tu finis avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $who } finit avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 } : { $terms }.
piccioni-event-tie-broken = Points égaux : moins il y a de cartes dans l’Espace, mieux c’est ({ $cards }).
piccioni-event-tie-shared = Points égaux, et autant de cartes dans l’Espace ({ $cards }) : la place est partagée.
piccioni-event-finished = La partie est finie.
piccioni-term-trophies = { $count ->
    [one] { $count } Trophée
   *[other] { $count } Trophées
 } ({ $points })
piccioni-term-trophy-guano = { $count } Guano en Trophée ({ $points })
piccioni-term-trophy-lots = { $count ->
    [one] { $count } Tas de guano en Trophée
   *[other] { $count } Tas de guano en Trophées
 } ({ $points })
piccioni-term-pigeons = { $count ->
    [one] { $count } pigeon
   *[other] { $count } pigeons
 } ({ $points })
piccioni-term-guano = { $count } Guano ({ $points })
piccioni-term-lots = { $count } Tas de guano ({ $points })

# Refus
piccioni-refuse-over = La partie est finie.
piccioni-refuse-luck = Une carte est en train d’être piochée.
piccioni-refuse-turn = Ce n’est pas à toi ; on attend { $seat }.
piccioni-refuse-move-first = Tu dois encore jouer { $moves ->
    [one] un coup
   *[other] { $moves } coups
 }.
piccioni-refuse-end-first = Tes coups sont joués : termine ton tour.
piccioni-refuse-discard-first = Tu as plus de cinq cartes : défausse d’abord.
piccioni-refuse-take-first = On partage des Trophées : prends-en un d’abord.
piccioni-refuse-answer-first = Réponds d’abord : réagis-tu, ou laisses-tu faire ?
piccioni-refuse-assign-first = Un pigeon a été révélé : dis d’abord où il va.
piccioni-refuse-follow-first = Dis d’abord qui suit le pigeon, ou que personne ne le suit.
piccioni-refuse-price = Cela se paie avec { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
 } de ta main.
piccioni-refuse-not-clean = On ne nettoie que les Guano et les Tas de guano, pas ceci : { $card }.
piccioni-refuse-no-pigeon = Seuls les pigeons deviennent ainsi des Trophées, pas { $card }.
piccioni-refuse-not-in-hand = Pas dans ta main, ou pas en nombre suffisant : { $card }.
piccioni-refuse-aim = { $card } : choisis une autre cible.
piccioni-aim-guano = Choisis sur qui le lâcher.
piccioni-aim-lots = Choisis sur qui le lâcher.
piccioni-aim-car = Choisis un pigeon de la Rue.
piccioni-aim-rifle = Choisis un pigeon, où qu’il soit.
piccioni-aim-surge = Choisis avec qui partager.
piccioni-aim-net = Choisis un seul pigeon.
piccioni-aim-breadcrumbs = Choisis un ou deux pigeons d’une même Zone, et où ils vont.
piccioni-aim-scarecrow = L’épouvantail n’a pas besoin de cible.
piccioni-aim-firecracker = Choisis une Zone.
piccioni-aim-umbrella = Le parapluie n’a pas besoin de cible.
piccioni-aim-washer = Le nettoyeur n’a pas besoin de cible.
piccioni-aim-balcony = Choisis un pigeon de ton Espace et un Lieu pour lui.
piccioni-aim-metoo = Cette carte n’a pas besoin de cible.
piccioni-aim-souvenir = Choisis un Guano ou un Tas de guano de ton Espace.
piccioni-aim-swap = Choisis avec qui échanger.
piccioni-refuse-not-there = Introuvable dans cette Zone ({ $zone }) : { $card }.
piccioni-refuse-two-moves = { $card } : cette carte prend { $needed ->
    [one] { $needed } coup
   *[other] { $needed } coups
 }, et il t’en reste moins.
piccioni-refuse-another = { $card } : il faut un autre joueur, pas toi.
piccioni-refuse-no-effect = { $card } : cela n’aurait aucun effet.
piccioni-no-effect-guano = Cela n’aurait aucun effet.
piccioni-no-effect-lots = Cela n’aurait aucun effet.
piccioni-no-effect-car = Il n’y a pas de pigeon dans la Rue.
piccioni-no-effect-rifle = Il n’y a pas de pigeon à viser.
piccioni-no-effect-surge = Il n’y a pas de pigeon sur les Câbles.
piccioni-no-effect-net = Il n’y a pas de pigeon dans ton Espace.
piccioni-no-effect-breadcrumbs = Aucun pigeon ne peut changer de Zone.
piccioni-no-effect-scarecrow = Il n’y a pas de pigeon dans ton Espace.
piccioni-no-effect-firecracker = Il n’y a pas de pigeon à effrayer là.
piccioni-no-effect-umbrella = Il n’y a pas de Guano dans ton Espace.
piccioni-no-effect-washer = Rien à nettoyer : il n’y a pas de guano dans ton Espace.
piccioni-no-effect-balcony = Aucun pigeon de ton Espace ne peut aller sur un Lieu.
piccioni-no-effect-metoo = Il n’y a plus de carte à piocher.
piccioni-no-effect-souvenir = Il n’y a pas de guano dans ton Espace.
piccioni-no-effect-swap = Il n’y a pas de pigeons à échanger.
piccioni-refuse-full = Pas assez de place : { $zone }. Emplacements libres : { $free }, nécessaires : { $needed }.
piccioni-refuse-never = { $pigeon } ne va jamais là : { $zone }.
piccioni-refuse-same-zone = Déjà dans cette Zone : { $zone }.
piccioni-refuse-no-pick = Il n’y a pas de tel Trophée à prendre : { $back }.
piccioni-refuse-no-reaction = { $card } : cette carte n’a pas de réaction.
piccioni-refuse-not-concerned = { $card } : cette carte ne réagit pas à cela.
piccioni-refuse-other-pigeon = Il s’agit d’un autre pigeon : { $pigeon }.
piccioni-refuse-not-its-zone = Selon son texte, { $pigeon } va ailleurs, pas ici : { $zone }.
piccioni-refuse-stays = Qui est déjà là ne peut pas suivre : { $zone }.
