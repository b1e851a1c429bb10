## Piccioni : ce que dit sa page, au-delà des mots du jeu

# Où les longs noms peuvent se couper sur une petite carte
piccioni-page-breaks = Épou·vantail Net·toyeur Sur·tension apparte·ments

# La table
piccioni-page-table = La ville et les Espaces
piccioni-page-rivals = Espaces des autres
piccioni-page-mine = Ton Espace
piccioni-page-stage = Le milieu de la table
piccioni-page-zone-said = { $zone } : { $lying } ; { $room }.
piccioni-page-area-said = Espace de { $who }. Dedans : { $lying }. Trophées : { $trophies }. { $cards }, { $points }.
piccioni-page-full = plein
piccioni-page-partner = { $you ->
    [yes] avec toi
   *[no] avec { $who }
 }
piccioni-page-to-move = joue
piccioni-page-is-asked = doit répondre
piccioni-page-edition-2025-flock = Édition 2025 : le nombre de joueurs décide des pigeons qui participent (2.5).
piccioni-page-edition-2025-balcony = Édition 2025 : des pigeons sont retirés sans être vus, et les Espaces commencent vides (2.6).
piccioni-page-first-moves = Le tout premier tour n’a qu’un coup (2.7).
piccioni-page-quiet = Aucune carte n’a encore été jouée ce tour-ci.
piccioni-page-reveals = Pigeons révélés
piccioni-page-sharing = Ces Trophées sont partagés.
piccioni-page-flock = { $count ->
    [one] { $count } pigeon
   *[other] { $count } pigeons
 }
piccioni-page-deck = { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
 }
piccioni-page-discard = défausse : { $count }
piccioni-page-removed = { $count ->
    [one] { $count } pigeon a quitté la partie sans être vu.
   *[other] { $count } pigeons ont quitté la partie sans être vus.
 }

# Le tour
piccioni-page-your-turn = À toi de jouer
piccioni-page-last = { $turns ->
    [one] Dernier tour de table : c’est le dernier tour.
   *[other] Dernier tour de table : encore { $turns } tours.
 }
piccioni-page-waiting = On attend { $who }.
piccioni-page-waiting-answers = On attend des réponses : { $who }.
piccioni-page-ask-move = Choisis une carte puis sa cible, ou fais-la glisser ; ou joue un autre coup.
piccioni-page-ask-end = Tes coups sont joués. Termine ton tour et révèle les pigeons.
piccioni-page-ask-end-last = Tes coups sont joués. Il n’y a plus de pigeons à révéler : termine ton tour.
piccioni-page-ask-aim = Choisis parmi ce qui s’allume.
piccioni-page-ask-clean = Choisis le guano dont tu veux te débarrasser, puis les cartes avec lesquelles tu paies.
piccioni-page-ask-trophy = Choisis un pigeon de ton Espace, puis { $count ->
    [one] la carte avec laquelle
   *[other] les { $count } cartes avec lesquelles
 } tu paies.
piccioni-page-ask-discard = { $count ->
    [one] Cinq cartes en main, pas plus. Choisis celle que tu défausses.
   *[other] Cinq cartes en main, pas plus. Choisis les { $count } que tu défausses.
 }
piccioni-page-ask-assign = { $pigeon } : où va ce pigeon ? Choisis une Zone qui s’allume.
piccioni-page-ask-follow = Choisis le pigeon qui suit, ou ne laisse suivre personne.
piccioni-page-ask-take = Choisis le Trophée que tu prends.
piccioni-page-ask-blind = Cette table ne montre pas les possibilités : essaie ce que tu veux, les règles répondront.
piccioni-page-moves = Coups
piccioni-page-choices = À choisir
piccioni-page-brings = Ce que cela apporte
piccioni-page-choose-first = Choisis d’abord
piccioni-page-card-first = Choisis d’abord une carte, puis sa cible.
piccioni-page-back = Retour
piccioni-page-more = Pioches et ordres permanents
piccioni-page-verb-clean-for = Nettoyer ton Espace…
piccioni-page-verb-trophy-for = Payer un Trophée…
piccioni-page-go-play = Jouer { $card }
piccioni-page-go-react = Réagir avec { $card }
piccioni-page-go-discard = Défausser { $card }
piccioni-page-go-discard-several = Défausser { $count } cartes
piccioni-page-discards-soon = { $count ->
    [one] Cette carte part à la défausse dans un instant.
   *[other] Ces cartes partent à la défausse dans un instant.
 }
piccioni-page-go-draw = Piocher trois cartes
piccioni-page-go-end = Terminer le tour
piccioni-page-go-pass = Laisser faire
piccioni-page-go-clean = Payer et nettoyer
piccioni-page-go-trophy = Payer le Trophée
piccioni-page-go-assign = L’envoyer là
piccioni-page-go-follow = Le laisser suivre
piccioni-page-go-no-follow = Personne ne suit
piccioni-page-go-take = Prendre ce Trophée

# Fenêtres de réaction
piccioni-page-window = Fenêtre de réaction
piccioni-page-answers = Ta réponse
piccioni-page-react-or-pass = Réponds par une carte, ou laisse faire.
piccioni-page-which = Lequel ?
piccioni-page-let-it = Laisser faire
piccioni-page-send = Répondre
piccioni-page-answered = Réponse donnée. On attend celles des autres.
piccioni-page-waiting-short = Réponse donnée
piccioni-page-order-answers = Si tu ne réponds pas, ton ordre permanent le fera.
piccioni-page-no-hurry = Il n’y a pas de limite de temps.
piccioni-page-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }
piccioni-page-pigeons-on-you = En route vers toi : { $pigeons } !
piccioni-page-guano-on-you = { $who } te lâche dessus : { $card } !
piccioni-page-minutes = { $minutes ->
    [one] encore { $minutes } minute environ
   *[other] encore { $minutes } minutes environ
 }
piccioni-page-orders = Ordres permanents
piccioni-page-order-ask = Me demander à chaque fois
piccioni-page-order-until = Laisser faire jusqu’à mon tour
piccioni-page-order-pass = Toujours laisser faire
piccioni-page-order-end = Terminer mon tour tout seul quand il n’y a plus rien à faire, même en mon absence
piccioni-page-order-cards = Réagir sans demander
piccioni-page-order-react = { $card } dès que c’est possible

# Ce que signifie jouer une carte
piccioni-page-do-guano = { $aim ->
    [self] Le lâcher sur toi : −1 point pour toi.
   *[other] Le lâcher sur { $target } : −1 point pour { $target }.
 } Ensuite, tu pioches une carte.
piccioni-page-do-lots = { $aim ->
    [self] Le lâcher sur toi : −2 points pour toi.
   *[other] Le lâcher sur { $target } : −2 points pour { $target }.
 }
piccioni-page-do-car = { $what }, dans la Rue, devient ton Trophée. Tous les autres qui s’y trouvent sont Effrayés.
piccioni-page-do-rifle = { $what } ({ $zone }) devient ton Trophée.
piccioni-page-do-surge = Tous les pigeons des Câbles deviennent des Trophées ; tu les partages avec { $target }.
piccioni-page-do-net = { $what }, dans ton Espace, devient ton Trophée.
piccioni-page-do-breadcrumbs = Attirer { $what } : { $zone } → { $to }.
piccioni-page-do-scarecrow = Tous les pigeons de ton Espace sont Effrayés.
piccioni-page-do-firecracker = Tous les pigeons sont Effrayés : { $zone }.
piccioni-page-do-umbrella = Un Guano quitte ton Espace.
piccioni-page-do-washer = Tous les Guano et un Tas de guano quittent ton Espace.
piccioni-page-do-balcony = { $what } quitte ton Espace → { $to }.
piccioni-page-do-metoo = Tu pioches deux cartes, sans dépenser de coup.
piccioni-page-do-souvenir = { $what }, dans ton Espace, devient ton Trophée.
piccioni-page-do-swap = Échanger tous tes pigeons avec { $target }.
piccioni-page-answer-net = À la place, { $what } devient ton Trophée.
piccioni-page-answer-umbrella = Retour à l’envoyeur.
piccioni-page-answer-balcony = C’est annulé, l’appel aussi.
piccioni-page-answer-metoo = Tu auras ta part des Trophées.

# Les verbes des cartes qui ne sont pas de la maison
piccioni-page-verb-assign = attribuer
piccioni-page-verb-trophy = Trophée
piccioni-page-verb-scare = Effrayer
piccioni-page-verb-share = partager
piccioni-page-verb-move = déplacer
piccioni-page-verb-discard = défausser
piccioni-page-verb-draw = piocher
piccioni-page-verb-swap = échanger
piccioni-page-verb-cancel = annuler
piccioni-page-verb-redirect = renvoyer

# Les points, ligne par ligne
piccioni-page-term-trophies = Trophées : { $count }
piccioni-page-term-trophy-guano = Guano comme Trophée : { $count }
piccioni-page-term-trophy-lots = Tas de guano comme Trophée : { $count }
piccioni-page-term-pigeons = Pigeons dans l’Espace : { $count }
piccioni-page-term-guano = Guano dans l’Espace : { $count }
piccioni-page-term-lots = Tas de guano dans l’Espace : { $count }

# Touches
piccioni-page-key-arrows = parcourir les Zones et les pigeons, ou la main
piccioni-page-key-enter = choisir ; une carte et sa cible sont jouées aussitôt, sinon encore une fois : envoyer
piccioni-page-key-escape = un pas en arrière
piccioni-page-key-draw = piocher trois cartes
piccioni-page-key-end = terminer le tour ; encore une fois : envoyer
piccioni-page-key-pass = laisser faire
piccioni-page-key-nobody = personne ne suit

# How a turn goes
piccioni-page-lesson-1 = Deux coups par tour : joue une carte, pioches-en trois, ou paie des cartes pour nettoyer ton Espace ou pour faire un Trophée.
piccioni-page-lesson-2 = Les Trophées sont des points. Les pigeons et le guano de ton Espace en coûtent à la fin.
piccioni-page-lesson-3 = Les cartes marquées R servent aussi hors de ton tour. Si quelque chose te concerne, la question vient quelle que soit ta main ; personne n’en apprend rien.
piccioni-page-lesson-4 = Après tes coups, des pigeons sont révélés : un seul, ou autant que tes cartes en ont appelé. Chacun va où va son espèce.
piccioni-page-lesson-5 = Quand la pioche des pigeons est vide, chacun joue encore un tour.

# The match in figures
piccioni-figure-trophies = Le plus de Trophées
piccioni-figure-crowd = Le plus de pigeons à la fois dans un Espace
piccioni-figure-luck = Pioche la plus chanceuse : cartes à Trophées
piccioni-figure-reactions = Le plus de réactions
piccioni-figure-cleaned = Le plus de Guano nettoyé
piccioni-figure-played = Le plus de cartes jouées

# In the pictures of the rules
piccioni-picture-mine = Ton Espace
piccioni-picture-theirs = Un autre Espace
