## Columba: what its lessons say

# first-card
lesson-columba-first-card-title = Ta première carte
lesson-columba-first-card-about = Place une carte, construis un pigeonnier, termine ton tour.
lesson-columba-first-card-card = Tu as pioché une carte. Elle doit toucher une autre carte par un côté.
lesson-columba-first-card-sand = Place-la à droite, pour que le sable touche le sable.
lesson-columba-first-card-contact = Trop loin : un côté de ta carte doit toucher un côté d’une autre.
lesson-columba-first-card-build = Deux cases de sable se touchent maintenant. Construis-y un petit pigeonnier : c’est ton domaine.
lesson-columba-first-card-large = Garde le grand : chaque case de son domaine compte double. Construis-en un petit ici.
lesson-columba-first-card-not-yet = Tu pourrais terminer ici, mais construis d’abord.
lesson-columba-first-card-end = Ton premier domaine : deux cases, 2 points. Un pigeonnier par tour au plus : termine ton tour.
lesson-columba-first-card-once = Un seul pigeonnier par tour. Termine ton tour.
lesson-columba-first-card-done = Piocher, placer, construire si tu veux, terminer : voilà un tour. Les plus grands domaines gagnent.

# capturing
lesson-columba-capturing-title = Capturer des pigeons
lesson-columba-capturing-about = Recouvre les pigeons qui manquent à ton objectif.
lesson-columba-capturing-objective = Ton objectif montre quatre pigeons : vert, blanc, sable, bleu. Ils te manquent tous.
lesson-columba-capturing-cover = Place ta carte sur le pigeon blanc et le pigeon sable : tu captures ce que tu recouvres.
lesson-columba-capturing-contact = Trop loin. Place-la sur la moitié droite de la première carte.
lesson-columba-capturing-two = Deux pigeons sont maintenant sur ton objectif. Termine ton tour.
lesson-columba-capturing-lacks = Il te manque encore le vert et le bleu. Tu ne peux recouvrir aucun autre pigeon : essaie, si tu veux.
lesson-columba-capturing-left = Capture-les tous les deux : place ta carte sur la moitié gauche de la première.
lesson-columba-capturing-lacking = Ce pigeon ne manque pas à ton objectif : toute la carte est interdite à cet endroit.
lesson-columba-capturing-done = Tous les quatre ! Ton objectif est complet. Ce que cela apporte, la prochaine leçon le montre.

# objectives
lesson-columba-objectives-title = Objectifs
lesson-columba-objectives-about = Un objectif complet t’apporte des pigeons à toi, et une carte de plus.
lesson-columba-objectives-whole = Les quatre sortes te manquent, et la première carte les montre toutes. Recouvre-la en entier.
lesson-columba-objectives-choose = Complet ! Quatre pigeons sont à toi. Tu peux maintenant prendre un nouvel objectif dans la pioche.
lesson-columba-objectives-none = Sans objectif, tu ne captures plus rien jusqu’à la fin. Il est encore tôt : prends-en un.
lesson-columba-objectives-choose-first = Décide d’abord si tu prends un nouvel objectif.
lesson-columba-objectives-former = Ton ancien objectif est maintenant une carte de ta main, et tu la places aussitôt.
lesson-columba-objectives-covers = Elle peut déjà capturer pour le nouveau : recouvre le pigeon vert et le pigeon sable à gauche.
lesson-columba-objectives-card-first = Place d’abord la carte que tu as en main.
lesson-columba-objectives-end = Deux cartes en un tour, deux pigeons pour le nouvel objectif. Termine ton tour.
lesson-columba-objectives-done = Si l’ancienne carte complète aussi le nouvel objectif, tout recommence : c’est un enchaînement.
lesson-columba-objectives-cost = Un objectif inachevé à la fin coûte 4 points.

# domestic-pigeons
lesson-columba-domestic-pigeons-title = Tes pigeons à toi
lesson-columba-domestic-pigeons-about = Pose les pigeons gagnés pour agrandir des domaines.
lesson-columba-domestic-pigeons-four = Tu as gagné quatre pigeons, un de chaque sorte : les quatre jetons de ton plateau.
lesson-columba-domestic-pigeons-build = D’abord une maison : construis ton grand pigeonnier sur les deux cases blanches.
lesson-columba-domestic-pigeons-large = Le grand, s’il te plaît : chaque case y vaudra 2 points.
lesson-columba-domestic-pigeons-not-yet = Pas encore : il y a mieux à faire.
lesson-columba-domestic-pigeons-lay = Pose maintenant ton pigeon blanc sur la table nue, à côté de ton domaine.
lesson-columba-domestic-pigeons-loose = Il ne serait dans aucun domaine. Un pigeon posé doit avoir une maison à la fin du tour.
lesson-columba-domestic-pigeons-end = Trois cases, 6 points. On ne construit qu’une fois par tour : termine.
lesson-columba-domestic-pigeons-blue = Une carte avec du bleu : place-la à gauche, pour que le bleu touche le bleu.
lesson-columba-domestic-pigeons-bridge = Un pigeon se pose aussi sur une carte. Recouvre de ton pigeon bleu la case de sable entre les bleues.
lesson-columba-domestic-pigeons-bridge-first = Relie d’abord les bleues : le domaine sera plus grand.
lesson-columba-domestic-pigeons-house = Cinq cases bleues à la suite, et ton pigeon a besoin d’une maison : construis-y un petit pigeonnier.
lesson-columba-domestic-pigeons-homeless = Ton pigeon bleu n’est encore dans aucun domaine. Construis d’abord sur son groupe.
lesson-columba-domestic-pigeons-finish = Cinq cases de plus, 5 points. Termine ton tour.
lesson-columba-domestic-pigeons-done = Un petit pigeonnier rapporte 1 point par case, le grand 2.

# estates
lesson-columba-estates-title = Domaines
lesson-columba-estates-about = Comment un domaine grandit, et ce que l’adversaire ne peut pas y faire.
lesson-columba-estates-theirs = Les cases de sable avec le pigeonnier sont le domaine adverse. Tu ne peux rien y recouvrir.
lesson-columba-estates-away = Commence le tien : tourne ta carte pour que le vert touche le vert, au-dessus de la première carte.
lesson-columba-estates-gift = Attention : du sable contre le sable adverse agrandit ce domaine. Quel cadeau !
lesson-columba-estates-estate = C’est dans le domaine adverse. Seul un faucon peut y entrer.
lesson-columba-estates-build = Deux cases vertes. Construis-y un petit pigeonnier.
lesson-columba-estates-not-yet = D’abord ton pigeonnier, sur les cases vertes.
lesson-columba-estates-second = Un domaine a un seul pigeonnier. Construis sur le vert.
lesson-columba-estates-end = Ce domaine est à toi. Termine ton tour.
lesson-columba-estates-grow = Une carte avec beaucoup de vert. Place-la pour que ton domaine vert grandisse ; où, c’est toi qui choisis.
lesson-columba-estates-missed = Ton domaine n’a pas grandi. Encore une fois : du vert doit toucher ton vert par un côté.
lesson-columba-estates-done = Chaque case qui s’y joint compte pour toi, peu importe qui l’a placée.
lesson-columba-estates-never = Deux domaines ne se rejoignent jamais, même s’ils sont tous deux à toi.

# falcons
lesson-columba-falcons-title = Faucons
lesson-columba-falcons-about = Élève un faucon, fais-le grandir, et coupe un domaine en deux.
lesson-columba-falcons-pay = Un fauconneau coûte deux de tes pigeons. Rends le vert et le sable pour en élever un.
lesson-columba-falcons-breed-first = La carte passe avant. Mais élève d’abord : c’est permis avec une carte en main.
lesson-columba-falcons-young-first = Il n’y a pas encore de fauconneau. Élèves-en un d’abord.
lesson-columba-falcons-place = Un fauconneau ! Place maintenant ta carte, à gauche.
lesson-columba-falcons-wait = Il doit grandir : une étape par tour. Termine ton tour.
lesson-columba-falcons-raise = Ta carte est placée. Rends maintenant le bleu et le blanc pour faire grandir ton faucon.
lesson-columba-falcons-not-yet = Pas encore : le faucon attend.
lesson-columba-falcons-grown = Seul un faucon adulte chasse. Fais d’abord grandir le tien.
lesson-columba-falcons-hunt = Le domaine bleu adverse ne tient qu’à une case, à côté du pigeonnier. Envoies-y ton faucon.
lesson-columba-falcons-nearer = Cela couperait moins. Approche-toi du pigeonnier.
lesson-columba-falcons-estate = Un faucon se pose dans un domaine adverse, et nulle part ailleurs.
lesson-columba-falcons-dovecote = Pas sur le pigeonnier lui-même. La case d’à côté convient.
lesson-columba-falcons-free = De quatre cases à une ! Ce qui a été coupé est libre. Construis-y toi-même.
lesson-columba-falcons-end = Belle chasse. Termine ton tour.
lesson-columba-falcons-done = Un faucon reste pour toujours. Il coûte quatre pigeons et deux tours : choisis bien sa place.

# the-end
lesson-columba-the-end-title = La dernière carte
lesson-columba-the-end-about = La fin d’une partie, et comment on compte.
lesson-columba-the-end-last = Tu as pioché la dernière carte : ce tour finit la partie.
lesson-columba-the-end-finish = Il manque le vert et le bleu à ton objectif, ce qui coûterait 4 points. Recouvre-les au milieu et complète-le.
lesson-columba-the-end-lacking = Il ne te manque que le vert et le bleu. Cherche les cases marquées.
lesson-columba-the-end-former = Réussi ! La pioche est vide : il n’y a pas de nouvel objectif.
lesson-columba-the-end-bare = L’ancien se place quand même, sans rien recouvrir : place-le à l’endroit marqué.
lesson-columba-the-end-end = Tu pourrais encore construire ou poser des jetons. Cette fois, termine ton tour, et la partie.
lesson-columba-the-end-over = Chaque case d’un domaine vaut 1 point, avec le grand pigeonnier 2. Les faucons et les pigeons restants ne comptent pas.
lesson-columba-the-end-score = Tu gagnes, parce que tu as fini ton objectif ! À égalité, le plus grand domaine décide.

# junior-first-card
lesson-columba-junior-first-card-title = Ma première carte
lesson-columba-junior-first-card-about = Une carte et une petite maison.
lesson-columba-junior-first-card-card = Pose ta carte ici, sable contre sable.
lesson-columba-junior-first-card-contact = Plus près ! Les cartes doivent se toucher.
lesson-columba-junior-first-card-build = Mets ta petite maison sur le sable.
lesson-columba-junior-first-card-small = Garde la grande maison pour plus tard.
lesson-columba-junior-first-card-not-yet = D’abord une maison !
lesson-columba-junior-first-card-end = Deux pigeons habitent chez toi. Maintenant, termine ton tour.
lesson-columba-junior-first-card-done = Bravo ! Chaque pigeon vaut un point.

# junior-bigger
lesson-columba-junior-bigger-title = Plus de pigeons
lesson-columba-junior-bigger-about = Une carte peut aller sur une carte.
lesson-columba-junior-bigger-cover = Pose ta carte par-dessus, ici. Ton sable grandit !
lesson-columba-junior-bigger-theirs = Ces pigeons habitent chez quelqu’un d’autre. Ils restent.
lesson-columba-junior-bigger-house = Jamais sur une maison.
lesson-columba-junior-bigger-contact = Plus près ! Les cartes doivent se toucher.
lesson-columba-junior-bigger-big = Cinq pigeons ! Termine ton tour.
lesson-columba-junior-bigger-done = Après la dernière carte, on compte. La grande maison vaut double.
