## Columbiz : ce que disent sa table, ses choix, ses événements et ses refus

columbiz-title = Columbiz
columbiz-about = Lance huit dés, paie des cases dans six colonnes, forme des lignes et capture des pions.
columbiz-reconstructed = Les numéros du plateau, la relance en cas d’égalité au début et tout ce que les règles signalent par ⚑ sont des reconstitutions.

# Les joueurs, par la couleur de leurs pions
columbiz-violet = Violet
columbiz-blue = Bleu
columbiz-grey = Gris
columbiz-black = Noir

# Options
columbiz-option-seats = à combien on joue
columbiz-option-line_scoring = ce que rapporte une ligne qui s’allonge (6.4)
columbiz-option-ties = ce qui vaut à score égal (8.4)
columbiz-option-captures = comment on compte pour capturer (5.3)

# La table en mots
columbiz-round = Tour de table { $round }
columbiz-last-round = Dernier tour de table : une réserve est vide.
columbiz-dice = Dés : { $dice }
columbiz-dice-left = Dés restants : { $dice }
columbiz-no-dice = aucun
columbiz-dice-of = { $count ->
    [one] un { $face }
    [2] deux { $face }
    [3] trois { $face }
    [4] quatre { $face }
    [5] cinq { $face }
    [6] six { $face }
    [7] sept { $face }
   *[other] { $count } dés « { $face } »
 }
columbiz-throw = Lancer { $throw } sur 3
columbiz-nothing-fits = Attention : aucune case ne convient à ces dés. Si tu les gardes, tu mets { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
 } de côté (4.6).
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
columbiz-offer-stand = garder tous les dés et poser des pions
columbiz-offer-reroll = { $held ->
    [0] Relance les { $count } dés
   *[other] Garde { $kept } et relance { $count ->
        [one] l’autre dé
       *[other] les { $count } autres dés
    }
 }
columbiz-offer-put = un pion sur la case { $number } de la colonne { $column }
columbiz-offer-end = terminer le tour
columbiz-offer-forfeit = aucune case ne convient : mettre des pions de côté
columbiz-more-rerolls = ou relancer des dés : tape lesquels, par exemple « { $example } » ({ $count } possibilités ; « all » les montre)

# Événements
columbiz-event-die-thrown = { $you ->
    [yes] Tu lances un dé : { $face }.
   *[no] { $who } lance un dé : { $face }.
 }
columbiz-event-began = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
 }
columbiz-event-thrown = { $you ->
    [yes] Tu lances :
   *[no] { $who } lance :
 } { $throw ->
    [1] { $fell }.
   *[other] { $fell } ; maintenant il y a { $dice }.
 }
columbiz-event-taken-up = { $held ->
    [0] { $you ->
        [yes] Tu relances
       *[no] { $who } relance
    } { $count ->
        [one] un dé
       *[other] { $count } dés
    }.
   *[other] { $you ->
        [yes] Tu gardes { $kept } et relances
       *[no] { $who } garde { $kept } et relance
    } { $count ->
        [one] un dé
       *[other] { $count } dés
    }.
 }
columbiz-event-stood = { $you ->
    [yes] Tu gardes { $dice }.
   *[no] { $who } garde { $dice }.
 }
columbiz-event-placed = { $you ->
    [yes] Tu poses un pion
   *[no] { $who } pose un pion
 } sur la case { $number } de la colonne { $column }.
columbiz-event-captured = { $yours ->
    [yes] { $who } te capture { $count ->
        [one] un pion
       *[other] { $count } pions
    }.
   *[no] { $you ->
        [yes] Tu captures
       *[no] { $who } capture
    } { $count ->
        [one] un pion
       *[other] { $count } pions
    } de { $owner }.
 }
columbiz-event-scored = { $you ->
    [yes] Tu marques
   *[no] { $who } marque
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $terms }.
columbiz-event-set-aside = { $you ->
    [yes] Tu mets
   *[no] { $who } met
 } { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
 } de côté.
columbiz-event-ran-out = { $you ->
    [yes] Tu n’as plus de pions en réserve :
   *[no] { $who } n’a plus de pions en réserve :
 } ce tour de table est le dernier.
columbiz-event-turn-ended = { $you ->
    [yes] Tu termines ton tour.
   *[no] { $who } termine son tour.
 }
columbiz-event-tallied = { $you ->
    [yes] Tu finis
   *[no] { $who } finit
 } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $terms }.
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
columbiz-refuse-turn = C’est à { $seat } de jouer.
columbiz-refuse-dice-in-cup = Les dés sont encore dans le gobelet.
columbiz-refuse-throws-over = Tu as déjà fait tous tes lancers.
columbiz-refuse-dice-absent = Tu n’as pas tous ces dés.
columbiz-refuse-still-throwing = Garde d’abord tes dés ; les pions se posent après le dernier lancer.
columbiz-refuse-occupied = { $yours ->
    [yes] Tu as déjà un pion à cet endroit.
   *[no] { $owner } a déjà un pion à cet endroit.
 }
columbiz-refuse-too-few-dice = Cette case coûte { $needed ->
    [one] un dé qui montre
   *[other] { $needed } dés qui montrent
 } { $face } ; il { $left ->
    [0] ne t’en reste aucun
    [one] t’en reste un
   *[other] t’en reste { $left }
 }.
columbiz-refuse-four-pawns = Tu as posé quatre pions pendant ce tour ; c’est le maximum.
columbiz-refuse-reserve-empty = Ta réserve est vide.
columbiz-refuse-must-place = Une case convient : tu dois d’abord poser un pion.
columbiz-refuse-must-forfeit = Aucune case ne convient : tu dois mettre des pions de côté.
columbiz-refuse-something-fits = Une case convient : tu ne peux pas mettre de pions de côté.
columbiz-refuse-already-placed = Tu as posé un pion pendant ce tour : aucun n’est mis de côté.
