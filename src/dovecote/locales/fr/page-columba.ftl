## Columba : ce que dit sa table sur la page

columba-page-boards = Plateaux et réserve
columba-page-land = Le territoire
columba-page-land-help = Les flèches parcourent les cases, N saute au prochain endroit possible, R tourne la carte, Entrée choisit, Entrée encore une fois confirme.
columba-page-row = Rangée { $y }
columba-page-you = toi
columba-page-bot = bot
columba-page-team = { $one } et { $other }

# Une case en mots
columba-page-cell = { $what ->
    [bare] table nue
    [falcon] faucon
    [tile] { $kind }, jeton
   *[wild] { $kind }
 }{ $dovecote ->
    [small] , petit pigeonnier
    [large] , grand pigeonnier
   *[no] {""}
 }{ $fields ->
    [0] {""}
    [one] , domaine de { $who }, { $fields } case
   *[other] , domaine de { $who }, { $fields } cases
 } ; colonne { $x }, rangée { $y }.
columba-page-covers = { $count ->
    [0] La carte ne recouvrirait rien.
   *[other] La carte recouvrirait : { $kinds }.
 }
columba-page-is-legal = Possible ici.
columba-page-is-turned = Possible ici en tournant la carte.
columba-page-is-impossible = Impossible ici.
columba-page-card = en haut { $a }, { $b } ; en bas { $d }, { $c }
columba-page-pinned = Choisi. Entrée confirme, Échap y renonce.
columba-page-no-place = Aucun endroit possible.

# La fenêtre sur le territoire
columba-page-window = Taille du territoire
columba-page-zoom-in = Plus grand
columba-page-zoom-out = Plus petit
columba-page-fit = Tout voir
columba-page-pile = { $count ->
    [0] plus de carte
    [one] encore { $count } carte
   *[other] encore { $count } cartes
 }
columba-page-nudge = Déplacer le choix
columba-page-nudge-left = Une case à gauche
columba-page-nudge-right = Une case à droite
columba-page-nudge-up = Une case vers le haut
columba-page-nudge-down = Une case vers le bas

# La réserve
columba-page-supply = Réserve
columba-page-supply-tiles = Jetons ({ $kind }) : { $count }
columba-page-supply-endless = Jetons ({ $kind }) : sans limite
columba-page-supply-falcons = Faucons : { $count }

# Le tour
columba-page-your-turn = À toi de jouer, { $who }
columba-page-their-turn = { $who } joue
columba-page-say-wait = En attendant, tu peux tout regarder.
columba-page-say-place = Place ta carte sur le territoire.
columba-page-say-former = Place ton objectif complété sur le territoire, comme une carte piochée.
columba-page-say-choose = Ton objectif est complet. En pioches-tu un nouveau, ou continues-tu sans ?
columba-page-say-may = Tu peux { $list }.
columba-page-say-blind = Tu peux construire et utiliser tes jetons et tes faucons. Ensuite, termine ton tour.
columba-page-may-build = construire un pigeonnier
columba-page-may-lay = poser un jeton
columba-page-may-breed = élever un fauconneau
columba-page-may-raise = faire grandir un fauconneau
columba-page-may-falcon = envoyer un faucon
columba-page-may-end = terminer ton tour
columba-page-say-end = Rien d’autre n’est possible : termine ton tour.
columba-page-say-loose = Un de tes jetons n’est encore dans aucun domaine : construis un pigeonnier sur son groupe.
columba-page-turn-hint = Tourne-la avec R ou avec la molette.
columba-page-turn-left = Tourner à gauche
columba-page-turn-right = Tourner à droite
columba-page-other-turn = Tournée, elle tient ici :

# Que faire, et à quel prix
columba-page-modes = Que faire
columba-page-mode-place = Placer la carte
columba-page-mode-small = Construire un petit pigeonnier
columba-page-mode-large = Construire un grand pigeonnier
columba-page-mode-lay = Poser un jeton ({ $kind })
columba-page-mode-tile = Poser un jeton
columba-page-lay-of = { $what }, { $price }
columba-page-mode-breed = Élever un fauconneau
columba-page-mode-raise = Faire grandir un fauconneau
columba-page-mode-falcon = Envoyer un faucon
columba-page-mode-take = Piocher un nouvel objectif
columba-page-mode-none = Continuer sans objectif
columba-page-mode-end = Terminer le tour
columba-page-price-small = 1 point par case ; encore { $count }
columba-page-price-large = 2 points par case ; le seul que tu aies
columba-page-price-lay = sur ton plateau : { $count }
columba-page-price-breed = coûte deux de tes jetons
columba-page-price-raise = coûte encore deux de tes jetons
columba-page-price-falcon = sur ton plateau : { $count }
columba-page-price-take = coûte 4 points s’il est inachevé à la fin
columba-page-price-none = jusqu’à la fin de la partie
columba-page-pay = Avec quels deux jetons paies-tu ?

# Le grand bouton
columba-page-first-place = Choisis d’abord un endroit
columba-page-first-pay = Choisis d’abord deux jetons
columba-page-first-mode = Choisis d’abord ce que tu veux faire ici.
columba-page-go-place = Placer ici
columba-page-go-small = Construire ici
columba-page-go-large = Construire ici
columba-page-go-lay = Poser ici
columba-page-go-falcon = Envoyer ici
columba-page-go-breed = L’élever
columba-page-go-raise = Le faire grandir
columba-page-go-take = Piocher l’objectif
columba-page-go-none = Continuer sans
columba-page-go-end = Terminer le tour

# Ce que le choix apporterait
columba-page-brings-captured = Tu captures { $count ->
    [one] un pigeon { $pigeons }
   *[other] { $count } pigeons : { $pigeons }
 }.
columba-page-brings-completed = Cela complète ton objectif.
columba-page-brings-built = Nouveau domaine : { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
columba-page-brings-wild = { $count ->
    [one] Une case redevient libre.
   *[other] { $count } cases redeviennent libres.
 }
columba-page-do-place = Place la carte ici
columba-page-do-capture = { $count ->
    [one] Capture ici le pigeon { $pigeons }
   *[other] Capture ici { $count } pigeons : { $pigeons }
 }
columba-page-do-cover = Recouvre ici { $count ->
    [one] une case ({ $pigeons })
   *[other] { $count } cases : { $pigeons }
 }
columba-page-do-build = Construis ici un { $size ->
    [large] grand
   *[small] petit
 } pigeonnier
columba-page-do-lay = Pose ici un jeton { $kind }
columba-page-do-falcon = Envoie un faucon ici
columba-page-do-where = { $what } ({ $where })
columba-page-where = { $where ->
    [top-left] en haut à gauche
    [top] en haut
    [top-right] en haut à droite
    [left] à gauche
    [right] à droite
    [bottom-left] en bas à gauche
    [bottom] en bas
    [bottom-right] en bas à droite
   *[middle] au milieu
 }

# Points
columba-page-term-small = { $fields ->
    [one] Petit pigeonnier, { $fields } case
   *[other] Petit pigeonnier, { $fields } cases
 }
columba-page-term-large = { $fields ->
    [one] Grand pigeonnier, { $fields } case
   *[other] Grand pigeonnier, { $fields } cases
 }
columba-page-term-unfinished = Objectif inachevé

# Touches
columba-page-key-walk = parcourir les cases
columba-page-key-next = aller à l’endroit possible suivant ou précédent
columba-page-key-turn = tourner la carte à droite ou à gauche
columba-page-key-enter = choisir, puis confirmer
columba-page-key-escape = renoncer au choix
columba-page-key-card = prendre la carte
columba-page-key-build = construire un petit ou un grand pigeonnier
columba-page-key-lay = poser un jeton : vert, blanc, sable, bleu
columba-page-key-breed = élever un fauconneau
columba-page-key-raise = faire grandir un fauconneau
columba-page-key-falcon = envoyer un faucon
columba-page-key-objective = piocher un nouvel objectif, ou continuer sans
columba-page-key-end = terminer le tour
columba-page-key-pan = déplacer le territoire
columba-page-key-zoom = plus grand, plus petit, tout le territoire

# How a turn goes
columba-page-lesson-1 = Tu pioches une carte et la places sur le territoire, à côté d’autres cartes ou par-dessus. L’or montre où c’est permis ; choisis une place, et choisis-la encore pour y placer la carte.
columba-page-lesson-2 = Une carte ne peut recouvrir que des pigeons qui manquent encore à ton objectif : ceux-là, tu les captures. Un objectif complet donne quatre pigeons domestiques en jetons, et sa carte à placer aussi.
columba-page-lesson-3 = Puis tu peux construire un pigeonnier sur un groupe de pigeons d’une couleur : c’est désormais ton domaine. Tes jetons l’agrandissent.
columba-page-lesson-4 = Deux jetons donnent un fauconneau, deux autres en font un faucon. Un faucon coupe en deux un domaine adverse.
columba-page-lesson-5 = Le tour où la dernière carte est piochée termine la partie. Chaque case d’un domaine vaut un point, deux avec un grand pigeonnier.

# The match in figures
columba-figure-largest-estate = Plus grand domaine
columba-figure-captures = Le plus de pigeons capturés
columba-figure-falcons = Le plus de faucons envoyés
columba-figure-luck = Pigeons piochés au bon moment

# In the pictures of the rules
columba-picture-hand = Main
columba-picture-objective = Objectif
columba-picture-tiles = Tes pigeons
columba-picture-score = Points
