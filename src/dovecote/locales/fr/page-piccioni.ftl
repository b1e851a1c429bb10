## Piccioni : ce que dit sa page, au-delà des mots du jeu

# Où les longs noms peuvent se couper sur une petite carte
piccioni-page-breaks = Épou·vantail Net·toyeur Sur·tension

# La table
piccioni-page-table = La ville et les Espaces
piccioni-page-rivals = Espaces des autres
piccioni-page-mine = Mon Espace
piccioni-page-stage = Le milieu de la table
piccioni-page-zone-said = { $zone } : { $lying } ; { $room }.
piccioni-page-area-said = Espace de { $who }. Dedans : { $lying }. Trophées : { $trophies }. { $cards }, { $points }.
piccioni-page-full = plein
piccioni-page-to-move = joue
piccioni-page-is-asked = à répondre
piccioni-page-house = cartes maison
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
    [one] { $count } action
   *[other] { $count } actions
 }
piccioni-page-discard = défausse : { $count }
piccioni-page-removed = { $count ->
    [one] { $count } pigeon a quitté la partie sans être vu.
   *[other] { $count } pigeons ont quitté la partie sans être vus.
 }

# Le tour
piccioni-page-your-turn = À toi de jouer
piccioni-page-last = { $turns ->
    [one] Dernière manche : c’est le dernier tour.
   *[other] Dernière manche : encore { $turns } tours.
 }
piccioni-page-waiting = On attend { $who }.
piccioni-page-waiting-answers = On attend des réponses : { $who }.
piccioni-page-ask-move = Toucher une carte pour la jouer, ou choisir un autre coup.
piccioni-page-ask-end = Les coups sont joués. Il reste à terminer et à révéler les pigeons.
piccioni-page-ask-aim = Toucher ce qui s’allume.
piccioni-page-ask-pay = Toucher ce dont il s’agit, puis les cartes du paiement.
piccioni-page-ask-discard = { $count ->
    [one] Une carte de trop : toucher celle à défausser.
   *[other] { $count } cartes de trop : en toucher une à défausser.
 }
piccioni-page-ask-assign = Où va-t-il : { $pigeon } ? Toucher une Zone qui s’allume.
piccioni-page-ask-follow = Toucher le pigeon qui suit, ou ne laisser suivre personne.
piccioni-page-ask-take = Toucher le Trophée à prendre.
piccioni-page-ask-blind = Cette table ne montre pas les possibilités : toucher ce qui est voulu, les règles répondront.
piccioni-page-moves = Coups
piccioni-page-choices = Ce que cela peut être
piccioni-page-brings = Ce que cela apporte
piccioni-page-choose-first = Choisir d’abord
piccioni-page-back = Retour
piccioni-page-more = Pioches et ordres permanents
piccioni-page-verb-clean-for = Nettoyer mon Espace…
piccioni-page-verb-trophy-for = Payer un Trophée…
piccioni-page-go-play = Jouer { $card }
piccioni-page-go-react = Réagir avec { $card }
piccioni-page-go-discard = Défausser { $card }
piccioni-page-go-draw = Piocher trois cartes
piccioni-page-go-end = Terminer les coups
piccioni-page-go-pass = Laisser faire
piccioni-page-go-clean = Payer et nettoyer
piccioni-page-go-trophy = Payer le Trophée
piccioni-page-go-assign = L’envoyer là
piccioni-page-go-follow = Le laisser suivre
piccioni-page-go-no-follow = Personne ne suit
piccioni-page-go-take = Prendre ce Trophée

# Fenêtres de réaction
piccioni-page-window = Fenêtre de réaction
piccioni-page-answers = Ma réponse
piccioni-page-react-or-pass = Répondre par une carte, ou laisser faire.
piccioni-page-which = Lequel ?
piccioni-page-let-it = Laisser faire
piccioni-page-send = Répondre
piccioni-page-answered = Réponse donnée. On attend que la fenêtre se ferme.
piccioni-page-waiting-short = Réponse donnée
piccioni-page-order-answers = Sans autre réponse, l’ordre permanent répondra.
piccioni-page-no-hurry = Il n’y a pas de limite de temps.
piccioni-page-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }
piccioni-page-pigeons-on-you = En route vers mon Espace : { $pigeons } !
piccioni-page-guano-on-you = { $who } envoie ceci sur mon Espace : { $card } !
piccioni-page-minutes = { $minutes ->
    [one] encore { $minutes } minute environ
   *[other] encore { $minutes } minutes environ
 }
piccioni-page-orders = Ordres permanents
piccioni-page-order-ask = Me demander à chaque fois
piccioni-page-order-until = Laisser faire jusqu’à mon tour
piccioni-page-order-pass = Toujours laisser faire
piccioni-page-order-cards = Réagir sans demander
piccioni-page-order-react = { $card } dès que c’est possible

# Ce que signifie jouer une carte
piccioni-page-do-guano = { $card } tombe ici : { $zone }. Ensuite, une carte est piochée.
piccioni-page-do-lots = { $card } tombe ici : { $zone }.
piccioni-page-do-car = { $card } : dans la Rue, ce pigeon devient un Trophée : { $what }. Tous les autres qui s’y trouvent sont Effrayés.
piccioni-page-do-rifle = { $card } : ce pigeon devient un Trophée : { $what } ({ $zone }).
piccioni-page-do-surge = { $card } : tous les pigeons des Câbles deviennent des Trophées, partagés avec { $who }.
piccioni-page-do-net = { $card } : ce pigeon de mon Espace devient un Trophée : { $what }.
piccioni-page-do-breadcrumbs = { $card } pour attirer { $what } : { $zone } → { $to }.
piccioni-page-do-scarecrow = { $card } : tous les pigeons de mon Espace sont Effrayés.
piccioni-page-do-firecracker = { $card } : tous les pigeons d’ici sont Effrayés : { $zone }.
piccioni-page-do-umbrella = { $card } : un Guano quitte mon Espace.
piccioni-page-do-washer = { $card } : tous les Guano et un Beaucoup de guano quittent mon Espace.
piccioni-page-do-balcony = { $card } Ce pigeon quitte mon Espace : { $what } → { $to }.
piccioni-page-do-metoo = { $card } Deux cartes piochées, sans dépenser de coup.
piccioni-page-do-souvenir = { $card } : dans mon Espace, ceci devient un Trophée : { $what }.
piccioni-page-do-swap = { $card } : tous mes pigeons contre tous les leurs. { $zone }.
piccioni-page-answer-net = { $card } : à la place, ce pigeon devient un Trophée : { $what }.
piccioni-page-answer-umbrella = { $card } : retour à l’envoyeur.
piccioni-page-answer-balcony = { $card } C’est annulé, l’appel aussi.
piccioni-page-answer-metoo = { $card } Les Trophées sont partagés avec moi aussi.

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
piccioni-page-term-trophy-lots = Beaucoup de guano comme Trophée : { $count }
piccioni-page-term-pigeons = Pigeons dans l’Espace : { $count }
piccioni-page-term-guano = Guano dans l’Espace : { $count }
piccioni-page-term-lots = Beaucoup de guano dans l’Espace : { $count }

# Touches
piccioni-page-key-arrows = parcourir les Zones et les pigeons, ou la main
piccioni-page-key-enter = choisir ; encore une fois : envoyer
piccioni-page-key-escape = un pas en arrière
piccioni-page-key-draw = piocher trois cartes ; encore une fois : envoyer
piccioni-page-key-end = terminer les coups ; encore une fois : envoyer
piccioni-page-key-pass = laisser faire ; encore une fois : envoyer
piccioni-page-key-nobody = personne ne suit ; encore une fois : envoyer

# How a turn goes
piccioni-page-lesson-1 = Deux coups par tour : jouer une carte, en piocher trois, ou payer des cartes pour nettoyer ton Espace ou gagner un Trophée.
piccioni-page-lesson-2 = Les Trophées sont des points. Les pigeons et le guano de ton Espace en coûtent à la fin.
piccioni-page-lesson-3 = Les cartes marquées R servent aussi hors de ton tour. Si quelque chose te concerne, la question vient quelle que soit ta main ; personne n’en apprend rien.
piccioni-page-lesson-4 = Après tes coups, des pigeons sont révélés, davantage si tes cartes en ont appelé. Chacun va où va son espèce.
piccioni-page-lesson-5 = Quand la pioche des pigeons est vide, chacun joue encore un tour.
