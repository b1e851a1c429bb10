## Columba : ce que dit sa table sur la page

columba-page-boards = Plateaux et réserve
columba-page-land = Le territoire
columba-page-land-help = Les flèches parcourent les cases, N saute à la prochaine place possible, R tourne la carte, Entrée choisit, Entrée encore une fois confirme.
columba-page-row = Rangée { $y }
columba-page-you = toi
columba-page-bot = robot
columba-page-team = { $one } et { $other }

# Une case en mots
columba-page-cell = { $x },{ $y } : { $what ->
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
 }.
columba-page-covers = { $count ->
    [0] La carte ne recouvrirait rien.
   *[other] La carte recouvrirait : { $kinds }.
 }
columba-page-is-legal = Possible ici.
columba-page-is-turned = Possible ici en tournant la carte.
columba-page-is-impossible = Impossible ici.
columba-page-card = En haut { $a }, { $b } ; en bas { $d }, { $c }
columba-page-pinned = Choisi. Entrée confirme, Échap abandonne.
columba-page-no-place = Aucune place possible.

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
columba-page-supply-falcons = Faucons : { $count }

# Le tour
columba-page-your-turn = À toi de jouer, { $who }
columba-page-their-turn = { $who } joue
columba-page-say-wait = En attendant, tout peut être regardé.
columba-page-say-place = Il faut poser la carte en main sur le territoire.
columba-page-say-former = Il faut poser l’ancien objectif sur le territoire, comme une carte piochée.
columba-page-say-choose = L’objectif est complet. En piocher un nouveau, ou continuer sans ?
columba-page-say-options = Construire, poser des jetons, s’occuper des faucons : au choix. Puis terminer le tour.
columba-page-say-junior = Construire un pigeonnier, au choix. Puis terminer le tour.
columba-page-say-loose = Un jeton posé n’est encore dans aucun domaine.
columba-page-say-end = Il ne reste qu’à terminer le tour.
columba-page-turn-hint = La touche R ou la molette la tourne.
columba-page-turn-left = Tourner à gauche
columba-page-turn-right = Tourner à droite
columba-page-other-turn = Elle va ici une fois tournée :

# Que faire, et à quel prix
columba-page-modes = Que faire
columba-page-mode-place = Placer la carte
columba-page-mode-small = Construire un petit pigeonnier
columba-page-mode-large = Construire un grand pigeonnier
columba-page-mode-lay = Poser un jeton ({ $kind })
columba-page-mode-tile = Poser un jeton
columba-page-mode-breed = Élever un fauconneau
columba-page-mode-raise = Faire grandir un fauconneau
columba-page-mode-falcon = Envoyer un faucon
columba-page-mode-take = Piocher un nouvel objectif
columba-page-mode-none = Continuer sans objectif
columba-page-mode-end = Terminer le tour
columba-page-price-small = 1 point par case ; reste : { $count }
columba-page-price-large = 2 points par case ; le seul
columba-page-price-lay = sur le plateau : { $count }
columba-page-price-breed = coûte deux jetons du plateau
columba-page-price-raise = coûte encore deux jetons du plateau
columba-page-price-falcon = sur le plateau : { $count }
columba-page-price-take = inachevé, il coûte 4 points à la fin
columba-page-price-none = jusqu’à la fin de la partie
columba-page-pay = Payer avec quels jetons ?

# Le grand bouton
columba-page-first-place = Choisir d’abord une place
columba-page-first-pay = Choisir d’abord deux jetons
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
columba-page-brings-captured = Capture : { $pigeons }.
columba-page-brings-completed = Cela complète l’objectif.
columba-page-brings-built = { $count ->
    [one] Cela fonde un domaine de { $count } case.
   *[other] Cela fonde un domaine de { $count } cases.
 }
columba-page-brings-resized = Domaine de { $who } : { $before } → { $after } cases.
columba-page-brings-wild = { $count ->
    [one] Une case redevient sauvage.
   *[other] { $count } cases redeviennent sauvages.
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
columba-page-key-next = aller à la place possible suivante ou précédente
columba-page-key-turn = tourner la carte à droite ou à gauche
columba-page-key-enter = choisir, puis confirmer
columba-page-key-escape = abandonner le choix
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
columba-page-lesson-1 = On pioche une carte et on la pose sur le pays, à côté d’autres cartes ou par-dessus. L’or montre où c’est permis ; le premier clic choisit, le second pose.
columba-page-lesson-2 = Les pigeons recouverts sont capturés s’ils manquent à l’objectif. Un objectif complet donne quatre pigeons domestiques en jetons, et sa carte à poser aussi.
columba-page-lesson-3 = Puis on peut construire un pigeonnier sur un groupe de pigeons d’une couleur : c’est désormais ton domaine. Tes jetons l’agrandissent.
columba-page-lesson-4 = Deux jetons donnent un fauconneau, deux autres en font un faucon. Un faucon coupe en deux le domaine d’autrui.
columba-page-lesson-5 = Le tour où la dernière carte est piochée termine la partie. Chaque case d’un domaine vaut un point, deux avec un grand pigeonnier.
