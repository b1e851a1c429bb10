## Le coach : ce qu’il explique la première fois, et ce dont il prévient

page-coach = Le coach explique ce qui est nouveau et prévient des erreurs
page-coach-about = Aux tables qui permettent toute aide. Si tu n’y touches pas, seulement dans ta première partie de chaque jeu.
page-coach-read = Compris
page-coach-explain = Expliquer
page-coach-decline = Ne plus rien expliquer

# Avant un coup qu’on pourrait regretter
page-caution = Vraiment ?
page-caution-back = Réfléchir encore
page-caution-go = Le faire quand même
page-caution-never = Le faire, et ne plus me prévenir
caution-helps = Cela donne { $points ->
    [one] un point
   *[other] { $points } points
 } à { $who }.
caution-costs = Cela te coûte { $points ->
    [one] un point
   *[other] { $points } points
 }.
caution-late-objective = { $turns ->
    [0] C’est ton dernier tour.
    [1] Il te reste au plus un tour.
   *[other] Il te reste au plus { $turns } tours.
 } Un objectif inachevé à la fin coûte { $points } points.
caution-unfinished = Placée ailleurs, cette carte compléterait ton objectif. Inachevé, il coûte { $points } points, et c’est ton dernier tour.
caution-forfeits = Ces dés ne paient aucune case. Si tu les gardes, tu perds { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
 } de ta réserve.

# Columba, pour la première fois
columba-first-captured = Une carte ne peut recouvrir que des pigeons qui manquent encore à l’objectif. Ils sont capturés : un jeton pour chacun est maintenant sur l’objectif.
columba-first-completed = Un objectif complet donne quatre jetons pour plus tard. Sa carte est placée aussi, et on peut en piocher un nouveau.
columba-first-small = Tout le groupe d’une couleur est maintenant un domaine : un point par case, et par case qui s’y ajoute.
columba-first-large = Tout le groupe d’une couleur est maintenant un domaine. Un grand pigeonnier compte deux points par case ; chacun n’en a qu’un.
columba-first-laid = Un jeton compte comme une case de sa couleur. À côté d’un domaine de cette couleur, il l’agrandit.
columba-first-bred = Deux jetons donnent un fauconneau. Deux autres, lors d’un tour suivant, en font un faucon.
columba-first-raised = Un faucon adulte peut être envoyé dans le domaine d’un adversaire, une fois par tour.
columba-first-falcon = La case du faucon ne compte pour personne. Ce qu’il coupe du pigeonnier est de nouveau libre.
columba-first-grows = Les cases de la même couleur qui touchent un domaine s’y joignent d’elles-mêmes. Chaque case vaut des points.
columba-first-helped = Un domaine s’agrandit quel que soit le joueur qui a placé la carte, et les points vont à son propriétaire. Regarde où tes cartes touchent les domaines des autres.
columba-first-shrinks = Les cases coupées de leur pigeonnier n’appartiennent plus à personne. Tout le monde peut y construire.
columba-first-discarded = Cette carte ne pouvait être placée nulle part : elle quitte la partie. Le tour continue.
columba-first-last = La pioche est vide : c’est le dernier tour. Un objectif inachevé coûte 4 points.

# Columbiz, pour la première fois
columbiz-first-thrown = Garde les dés qui te plaisent et relance les autres, deux fois au plus. La case 3 de la colonne 5 coûte trois 5.
columbiz-first-placed = Un pion coûte autant de dés que l’indique sa case, tous avec le chiffre de sa colonne. Quatre pions au plus par tour.
columbiz-first-captured = Celui qui pose un pion et en a alors plus qu’un autre joueur dans cette colonne y capture tous les siens. Les pions capturés sont des points à la fin.
columbiz-first-line = Trois pions ou plus d’un joueur, alignés sans trou, marquent aussitôt. Les lignes plus longues valent davantage.
columbiz-first-aside = Aucune case ne convenait aux dés : des pions quittent la partie. Pense à garder à temps un dé ou deux pour une case libre.
columbiz-first-last = Une réserve est vide : on finit ce tour de table, et la partie est terminée.

# Piccioni, pour la première fois
piccioni-first-guano = Le guano dans un Espace coûte des points à la fin. Certaines cartes l’enlèvent, ou tu paies des cartes pour nettoyer.
piccioni-first-lands = Un pigeon dans un Espace coûte un point à la fin, sauf s’il s’en va ou devient un Trophée.
piccioni-first-trophy = Un Trophée vaut un point. Celui qui a le plus de points à la fin gagne.
piccioni-first-returned = Ce pigeon retourne dans la pioche. Le Trophée pris à sa place reste face cachée jusqu’à la fin.
piccioni-first-reaction = Les cartes marquées R se jouent aussi en réponse, pendant le tour d’un autre.
piccioni-first-cancelled = Une carte annulée ne fait rien, et les pigeons qu’elle aurait appelés ne viennent pas.
piccioni-first-redirected = La carte retourne à celui qui l’a envoyée.
piccioni-first-scared = Les pigeons effrayés s’envolent vers l’Espace qui a le moins de pigeons.
piccioni-first-scattered = Plusieurs Espaces ont le moins de pigeons : les pigeons effrayés s’envolent dans la pioche.
piccioni-first-followed = Une Pigeonne peut emmener un autre pigeon.
piccioni-first-called = Les cartes fortes appellent des pigeons : à la fin de ce tour, on en révèle autant qu’il en a été appelé, au lieu d’un seul.
piccioni-first-swapped = Tous les pigeons de deux Espaces ont changé de place.
piccioni-first-revealed = Après les coups, des pigeons sont révélés. Chacun va où va son espèce.
piccioni-first-last = La pioche des pigeons est vide : chacun a encore un tour.
