## Columbiz: what its lessons say

# throwing
lesson-columbiz-throwing-title = Lancer les dés
lesson-columbiz-throwing-about = Trois lancers, puis tes premiers pions.
lesson-columbiz-throwing-keep = Tu as jusqu’à trois lancers. Garde tes trois 5 et relance les cinq autres dés.
lesson-columbiz-throwing-stand = Tu pourrais t’arrêter là, mais il te reste deux lancers et d’autres 5 seraient utiles.
lesson-columbiz-throwing-early = Les pions viennent après le dernier lancer. Lance d’abord.
lesson-columbiz-throwing-again = Cinq 5 ! Il te reste un lancer. Garde les 5 et relance les trois autres.
lesson-columbiz-throwing-five = Cinq 5, c’est bien, et un lancer de plus ne coûte rien. Relance les trois autres.
lesson-columbiz-throwing-costs = La case 5 de la colonne des 5 coûte cinq dés montrant 5. Tu les as : poses-y un pion.
lesson-columbiz-throwing-cheap = Cette case coûte moins de dés. Cette fois, vise la case 5 avec les cinq.
lesson-columbiz-throwing-must = Une case convient à tes dés : tu dois poser au moins un pion.
lesson-columbiz-throwing-left = Les autres dés comptent encore. Un seul dé paie la case 1 de sa colonne. Pose encore un pion.
lesson-columbiz-throwing-another = Tu peux t’arrêter, mais il reste des dés. Pose encore un pion.
lesson-columbiz-throwing-stop = Après le premier pion, tu peux t’arrêter quand tu veux. Termine ton tour.
lesson-columbiz-throwing-done = Voilà un tour entier : lancer, garder, relancer, poser, terminer. Les points viennent des lignes et des pions capturés : les leçons suivantes le montrent.

# placing
lesson-columbiz-placing-title = Plusieurs pions
lesson-columbiz-placing-about = Un lancer peut payer jusqu’à quatre pions.
lesson-columbiz-placing-stand = Trois 1, deux 2 et d’autres : cela suffit. Garde tout et arrête de lancer.
lesson-columbiz-placing-two = Trois 1 pourraient payer la case 3. Mieux vaut les partager : pose un pion sur la case 2, pour deux 1.
lesson-columbiz-placing-three = Cela prend les trois 1 pour un seul pion. Partage-les plutôt : d’abord la case 2.
lesson-columbiz-placing-order = Bonne idée, mais dans un autre ordre : d’abord la case 2, s’il te plaît.
lesson-columbiz-placing-rest = Il reste un 1. Il paie la case 1.
lesson-columbiz-placing-used = Un dé ne sert qu’une fois par tour, et un seul 1 ne suffit pas pour cette case.
lesson-columbiz-placing-third = Maintenant les 2 : à deux, ils paient la case 2 de leur colonne.
lesson-columbiz-placing-both = C’est permis, mais cette fois utilise les deux 2.
lesson-columbiz-placing-fourth = Trois pions jusqu’ici, et quatre est le maximum. Pose le quatrième où tu veux.
lesson-columbiz-placing-one-more = Tu peux poser un quatrième pion. Profites-en.
lesson-columbiz-placing-full = Quatre pions : c’est le maximum, même s’il reste des dés. Termine ton tour.
lesson-columbiz-placing-done = Beaucoup de cases bon marché ou peu de cases chères : à toi de choisir à chaque tour.

# capturing
lesson-columbiz-capturing-title = Capturer
lesson-columbiz-capturing-about = Avec plus de pions qu’une autre couleur dans une colonne, tu captures les siens.
lesson-columbiz-capturing-even = Ton adversaire a un pion dans la colonne 4. Poses-en un sur la case 1 et regarde.
lesson-columbiz-capturing-small-first = Bientôt. D’abord la case 1, pour voir ce qui se passe à égalité.
lesson-columbiz-capturing-theirs = Un pion de ton adversaire s’y trouve, et les pions ne bougent jamais.
lesson-columbiz-capturing-more = Un contre un : rien ne se passe. Prends l’avantage : paie trois 4 pour la case 3.
lesson-columbiz-capturing-column = Pas encore là. Seule compte la colonne du nouveau pion : reste dans la colonne 4.
lesson-columbiz-capturing-freed = Capturé ! Sa case est libre aussitôt. Il reste deux 4 : prends-la et comble le trou.
lesson-columbiz-capturing-spare = Trois en ligne : 1 point en plus. Encore un pion : pose-le sur la case 1 de la colonne 5.
lesson-columbiz-capturing-one-more = Tu peux d’abord poser encore un pion : case 1 de la colonne 5.
lesson-columbiz-capturing-end = De nouveau un contre un : il reste. Termine ton tour et regarde la colonne 5.
lesson-columbiz-capturing-lost = Ton adversaire y a posé un deuxième pion et a capturé le tien. Un pion seul n’est jamais tout à fait en sûreté.
lesson-columbiz-capturing-worth = Les pions capturés comptent à la fin, de plus en plus : 1, 2, 4, 6, 9, 12 points, et ainsi de suite.

# lines
lesson-columbiz-lines-title = Lignes
lesson-columbiz-lines-about = Trois de tes pions ou plus en ligne rapportent aussitôt des points.
lesson-columbiz-lines-gap = Regarde la première rangée : il manque un pion. Comble le trou avec un 3.
lesson-columbiz-lines-gap-first = D’abord le trou de la première rangée : case 1 de la colonne 3.
lesson-columbiz-lines-column = Quatre à la suite : 2 points. Une colonne peut aussi avoir une ligne : pose un pion entre tes deux pions de la colonne 3.
lesson-columbiz-lines-later = Dans un instant. D’abord la colonne 3 : deux 3 paient la case 2.
lesson-columbiz-lines-puzzle = 1 point. Les diagonales comptent aussi, et une ligne qui s’allonge rapporte de nouveau toute sa valeur.
lesson-columbiz-lines-two = Pose tes deux derniers pions de ce tour de sorte que le second fasse deux lignes à la fois !
lesson-columbiz-lines-missed = Pas cette fois. Utilise d’abord les deux 4 : ensuite un pion finit à la fois la rangée et une diagonale.
lesson-columbiz-lines-points = Cinq à la suite rapportent 3 points, trois en diagonale 1. Une ligne de six en rapporte 4.
lesson-columbiz-lines-stay = Ces points te restent, même si une capture brise la ligne plus tard.

# nothing-fits
lesson-columbiz-nothing-fits-title = Quand rien ne convient
lesson-columbiz-nothing-fits-about = La malchance coûte des pions. La voici.
lesson-columbiz-nothing-fits-look = Les cases 1 et 2 de chaque colonne sont prises : il te faut trois dés pareils. Relance les huit.
lesson-columbiz-nothing-fits-stand = Rien ne convient à ces dés. Si tu t’arrêtes, tu perds des pions : relance.
lesson-columbiz-nothing-fits-early = Tu lances encore. Les pions viennent plus tard.
lesson-columbiz-nothing-fits-hope = Deux paires. Garde les 2 et les 5, relance les quatre autres et espère un troisième.
lesson-columbiz-nothing-fits-nothing = Raté, et c’était le dernier lancer. Trois pions de ta réserve doivent partir.
lesson-columbiz-nothing-fits-three = Cette case demande au moins trois dés pareils, et tu n’as que des paires.
lesson-columbiz-nothing-fits-taken = Cette case est prise. Regarde à partir de la case 3 : il te manque des dés.
lesson-columbiz-nothing-fits-gone = Ils sont hors jeu : personne ne les a capturés, et ils ne valent rien.
lesson-columbiz-nothing-fits-must = Si une case convient, tu dois poser au moins un pion. Garde un œil sur les cases libres.

# the-end
lesson-columbiz-the-end-title = La fin
lesson-columbiz-the-end-about = Tes trois derniers pions, et le score.
lesson-columbiz-the-end-reserve = Il reste trois pions dans ta réserve. Pose le premier sur la case 3 de la colonne 3 : deux contre un.
lesson-columbiz-the-end-capture-first = Bonne colonne, mais la case 3 te laisse deux 3, et tu en auras besoin.
lesson-columbiz-the-end-third = Garde cela pour ton dernier pion. D’abord la colonne 3.
lesson-columbiz-the-end-freed = Capturé. Prends la case libre avec tes deux 3 : cela fait une ligne.
lesson-columbiz-the-end-goes-on = Pas encore : il te reste des pions et des dés.
lesson-columbiz-the-end-last = Le dernier pion : trois 4 pour la case 3 de la colonne 4. Il capture et fait une diagonale.
lesson-columbiz-the-end-end = Ta réserve est vide : ce tour de table est le dernier. Termine ton tour ; les autres ont encore le leur.
lesson-columbiz-the-end-over = Tous ont eu le même nombre de tours, et la partie est finie.
lesson-columbiz-the-end-score = Les points des lignes et des pions capturés s’additionnent ; la plus grande somme gagne. Tu gagnes 7 à 3 !
