## Columbiz : ce que disent sa table, ses choix, ses événements et ses refus

columbiz-title = Columbiz
columbiz-about = Huit dés, six colonnes, des captures et des lignes.
columbiz-reconstructed = Les numéros du plateau, la relance en cas d'égalité au début et tout ce que les règles signalent par ⚑ sont des reconstitutions.

# Les joueurs, par la couleur de leurs pions
columbiz-violet = Violet
columbiz-blue = Bleu
columbiz-grey = Gris
columbiz-black = Noir

# Options
columbiz-option-seats = à combien on joue
columbiz-option-line_scoring = une ligne qui s'allonge rapporte à nouveau sa valeur entière, ou la différence (6.4)
columbiz-option-ties = à score égal, on partage la place, ou les pions capturés départagent (8.4)

# La table en mots
columbiz-round = Tour de table { $round }
columbiz-last-round = Dernier tour de table : une réserve est vide.
columbiz-dice = Dés : { $dice }
columbiz-dice-left = Dés restants : { $dice }
columbiz-no-dice = aucun
columbiz-throw = Lancer { $throw } sur 3
columbiz-nothing-fits = Attention : aucune case ne convient à ces dés. Si tu t'arrêtes maintenant, tu mets de côté : { $pawns } (4.6).
columbiz-column = Colonne { $column } : { $squares }
columbiz-column-empty = Colonne { $column } : vide
columbiz-square-held = { $number } { $who }
columbiz-reserve = réserve
columbiz-set-aside = de côté
columbiz-captured = capturés
columbiz-lines = lignes
columbiz-captures = captures
columbiz-total = total
columbiz-standing = { $who } : en réserve { $reserve }, capturés { $captured }, mis de côté { $aside } ; lignes { $lines }, captures { $captures }, total { $total }.

# Choix
columbiz-offer-stand = garder tous les dés et poser
columbiz-offer-reroll = relancer { $faces }
columbiz-offer-put = un pion sur la case { $number } de la colonne { $column }
columbiz-offer-end = terminer le tour
columbiz-offer-forfeit = aucune case ne convient : mettre des pions de côté
columbiz-more-rerolls = ou relancer des dés : tape lesquels, par exemple « { $example } » ({ $count } possibilités ; « all » les montre)

# Événements
columbiz-event-die-thrown = { $who } lance un dé : { $face }.
columbiz-event-began = { $who } commence.
columbiz-event-thrown = { $throw ->
    [1] { $who } lance : { $fell }.
   *[other] { $who } lance : { $fell } ; maintenant : { $dice }.
 }
columbiz-event-taken-up = { $who } relance { $faces }.
columbiz-event-stood = { $who } s'arrête avec { $dice }.
columbiz-event-placed = { $who } pose un pion sur { $square }.
columbiz-event-captured = { $who } capture { $count ->
    [one] un pion
   *[other] { $count } pions
 } de { $owner } : { $squares }.
columbiz-event-scored = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $terms }.
columbiz-event-set-aside = { $who } met { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
 } de côté.
columbiz-event-ran-out = { $who } n'a plus de pions en réserve : ce tour de table est le dernier.
columbiz-event-turn-ended = { $who } a terminé son tour.
columbiz-event-tallied = { $who } finit avec { $points } en tout : { $terms }.
columbiz-event-finished = La partie est finie.
columbiz-term-row = rangée de { $size } ({ $points })
columbiz-term-column = colonne de { $size } ({ $points })
columbiz-term-falling = diagonale de { $size } ({ $points })
columbiz-term-rising = diagonale de { $size } ({ $points })
columbiz-term-lines = lignes ({ $points })
columbiz-term-captures = { $size ->
    [one] { $size } pion capturé
   *[other] { $size } pions capturés
 } ({ $points })

# Refus
columbiz-refuse-over = La partie est finie.
columbiz-refuse-turn = C'est à { $seat } de jouer.
columbiz-refuse-dice-in-cup = Les dés sont encore dans le gobelet.
columbiz-refuse-throws-over = Les lancers de ce tour sont finis.
columbiz-refuse-dice-absent = Ces faces ne se trouvent pas toutes parmi les dés.
columbiz-refuse-still-throwing = Les pions se posent après le dernier lancer ; arrête-toi d'abord (« stand »).
columbiz-refuse-occupied = { $owner } a déjà un pion sur { $square }.
columbiz-refuse-too-few-dice = Cette case demande { $needed ->
    [one] un dé qui montre
   *[other] { $needed } dés qui montrent
 } { $face } ; il { $left ->
    [0] n'en reste aucun
    [one] en reste un
   *[other] en reste { $left }
 }.
columbiz-refuse-four-pawns = Quatre pions ont été posés pendant ce tour, et c'est le maximum.
columbiz-refuse-reserve-empty = La réserve est vide.
columbiz-refuse-must-place = Une case convient : il faut d'abord poser un pion.
columbiz-refuse-must-forfeit = Aucune case ne convient : il faut mettre des pions de côté.
columbiz-refuse-something-fits = Une case convient : aucun pion ne peut être mis de côté.
columbiz-refuse-already-placed = Un pion a été posé pendant ce tour : aucun n'est mis de côté.
