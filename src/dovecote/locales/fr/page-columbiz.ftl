## Columbiz : ce que dit sa table sur la page

# Les parties de la table
columbiz-page-table = La table de Columbiz
columbiz-page-board = Le pigeonnier : six colonnes de six cases, sous leurs dés
columbiz-page-pad = Bloc de score
columbiz-page-reserve = Pions en réserve
columbiz-page-dice = Dés

# À qui de jouer
columbiz-page-your-turn = À toi de jouer, { $who }
columbiz-page-turn-of = Au tour de { $who }
columbiz-page-who-begins = Qui commence ?
columbiz-page-begins = { $who } commence
columbiz-page-fell = { $who } a obtenu { $face } au lancer qui décide qui commence.
columbiz-page-placed = { $count ->
    [0] Aucun pion posé
    [one] 1 pion posé sur 4
   *[other] { $count } pions posés sur 4
 }

# Dés
columbiz-page-kept = Gardés : { $count }
columbiz-page-loose = À relancer : { $count }
columbiz-page-choose-dice = Choisis les dés que tu veux garder.
columbiz-page-die = Le dé { $slot } montre { $face }
columbiz-page-die-keep = Garder le dé { $slot }, qui montre { $face }
columbiz-page-die-kept = Le dé { $slot }, un { $face }, est gardé.
columbiz-page-die-loose = Le dé { $slot }, un { $face }, sera relancé.
columbiz-page-die-used = Le dé { $slot } est utilisé

# Cases
columbiz-page-square-free = Colonne { $column }, case { $number } : libre
columbiz-page-square-held = Colonne { $column }, case { $number } : pion de { $who }
columbiz-page-square-lit = Colonne { $column }, case { $number } : libre, coûte { $number ->
    [one] un dé qui montre { $column }
   *[other] { $number } dés qui montrent { $column }
 }
columbiz-page-square-chosen = Colonne { $column }, case { $number } : choisie ; Entrée pose le pion
columbiz-page-needs = Colonne { $column }, case { $number } : il faut { $needed ->
    [one] un dé qui montre { $column }
   *[other] { $needed } dés qui montrent { $column }
 } ; tu en as { $have ->
    [0] aucun
   *[other] { $have }
 }.
columbiz-page-needs-how = Choisis une case pour garder les dés qu’il lui faut.
columbiz-page-kept-for = { $count ->
    [0] Les dés qui montrent { $face } seront relancés.
    [one] Un dé qui montre { $face } est gardé.
   *[other] { $count } dés qui montrent { $face } sont gardés.
 }
columbiz-page-unchosen = Plus aucune case n’est choisie.
columbiz-page-none-lit = Aucune case ne peut être prise maintenant.
columbiz-page-cost = Colonne { $column }, case { $number } : coûte { $number ->
    [one] un { $column }
    [2] deux { $column }
    [3] trois { $column }
    [4] quatre { $column }
    [5] cinq { $column }
    [6] six { $column }
   *[other] { $number } dés « { $column } »
 }

# Ce qu’apporterait un pion
columbiz-page-line-row = Rangée de { $size } : +{ $points }
columbiz-page-line-column = Colonne de { $size } : +{ $points }
columbiz-page-line-diagonal = Diagonale de { $size } : +{ $points }
columbiz-page-locks-up = Capture { $count ->
    [one] un pion
   *[other] { $count } pions
 } de { $who }
columbiz-page-locks-up-for = { $what } : +{ $points }
columbiz-page-locks-up-all = { $what } ; en tout +{ $points }
columbiz-page-brings-nothing = Ni ligne ni capture

# Boutons, et ce qui est dit avant
columbiz-page-throw-again = { $count ->
    [0] Relancer
    [one] Relancer un dé
   *[other] Relancer { $count } dés
 }
columbiz-page-all-kept = Tous les dés sont gardés.
columbiz-page-stand = Tout garder et poser des pions
columbiz-page-stand-lose = Tout garder et mettre { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
 } de côté
columbiz-page-put = Poser le pion
columbiz-page-choose-first = Choisis d’abord une case.
columbiz-page-choose-how = Choisis une case éclairée pour voir ce qu’elle apporte ; choisis-la encore pour poser le pion.
columbiz-page-nothing-more = Plus aucun pion ne peut être posé pendant ce tour.
columbiz-page-end = Terminer le tour
columbiz-page-forfeit = Mettre { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
 } de côté
columbiz-page-warn-stand = Aucune case ne convient à ces dés. Si tu les gardes, tu mets { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
 } de ta réserve de côté.
columbiz-page-warn-forfeit = Aucune case ne convient. { $pawns ->
    [one] Un pion quitte
   *[other] { $pawns } pions quittent
 } ta réserve et la partie.

# Feuille et réserve
columbiz-page-locked-up = { $count ->
    [0] aucun pion
    [one] un pion
   *[other] { $count } pions
 }
columbiz-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
columbiz-page-total = { $points ->
    [one] { $points } point en tout
   *[other] { $points } points en tout
 }
columbiz-page-aside = { $count ->
    [one] { $count } mis de côté
   *[other] { $count } mis de côté
 }
columbiz-page-standing = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $reserve ->
    [0] aucun pion
    [one] un pion
   *[other] { $reserve } pions
 } en réserve
columbiz-page-term-lines = Lignes
columbiz-page-term-captures = { $count ->
    [0] Aucun pion capturé
    [one] Un pion capturé
   *[other] { $count } pions capturés
 }
columbiz-page-worth = Ce que cela vaut
columbiz-page-worth-captures = Les pions capturés et leurs points

# Touches
columbiz-page-key-board = aller au plateau
columbiz-page-key-arrows = se déplacer sur les cases ou sur les dés
columbiz-page-key-ends = première ou dernière case de la rangée
columbiz-page-key-next = prochaine case qui peut être prise ; avec Maj, la précédente
columbiz-page-key-enter = choisir la case ; encore une fois : poser le pion
columbiz-page-key-escape = n’en choisir aucune
columbiz-page-key-dice = aller aux dés ; la barre d’espace en garde un ou le libère
columbiz-page-key-toggle = garder ce dé ou le libérer
columbiz-page-key-throw = relancer les dés qui ne sont pas gardés
columbiz-page-key-stand = garder tous les dés et poser des pions
columbiz-page-key-end = terminer le tour

# How a turn goes
columbiz-page-lesson-1 = Tu as jusqu’à trois lancers de huit dés. Entre eux, choisis les dés que tu veux garder.
columbiz-page-lesson-2 = Puis tu poses des pions : la case 3 de la colonne 5 coûte trois 5. Quatre pions au plus par tour ; tu peux payer les cases éclairées.
columbiz-page-lesson-3 = Dès que tu as plus de pions que quelqu’un dans la colonne où tu viens de poser, tu y captures tous les siens.
columbiz-page-lesson-4 = Trois de tes pions ou plus, alignés sans trou, marquent aussitôt : en rangée, en colonne ou en diagonale.
columbiz-page-lesson-5 = Quand une réserve est vide, on finit le tour de table, et les pions capturés s’ajoutent aux lignes.

# The match in figures
columbiz-figure-captures = Le plus de pions capturés
columbiz-figure-longest-line = Plus longue ligne
columbiz-figure-luck = Premier lancer le plus heureux
columbiz-figure-set-aside = Le plus de pions mis de côté

# In the pictures of the rules
columbiz-picture-captured = Capturés
