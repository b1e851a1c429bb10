## Le coach : ce qu’il explique la première fois, et ce dont il prévient

page-coach = Le coach explique ce qui est nouveau et prévient des erreurs
page-coach-about = Aux tables qui permettent toute aide. Si tu n’y touches pas, seulement dans ta première partie de chaque jeu.
page-coach-read = Compris
page-coach-explain = Expliquer
page-coach-fold = Moins
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
columba-first-shrinks = Les cases recouvertes ne comptent plus. Les cases coupées de leur pigeonnier n’appartiennent à personne : tout le monde peut y construire.
columba-first-discarded = Cette carte ne pouvait être placée nulle part : elle quitte la partie. Le tour continue.
columba-first-last = La pioche est vide : c’est le dernier tour. Un objectif inachevé coûte 4 points.

# Columbiz, pour la première fois
columbiz-first-thrown = Garde les dés qui te plaisent et relance les autres, deux fois au plus. La case 3 de la colonne 5 coûte trois 5.
columbiz-first-placed = Un pion coûte autant de dés que l’indique sa case, tous avec le chiffre de sa colonne. Quatre pions au plus par tour.
columbiz-first-captured = Qui pose un pion et en a alors plus qu’un autre joueur dans cette colonne y capture tous les siens. Un pion capturé vaut 1 point, deux en valent 2, trois 4, quatre 6.
columbiz-first-line = Trois pions ou plus d’un joueur, alignés sans trou, marquent aussitôt : trois 1 point, quatre 2, cinq 3, six 4.
columbiz-first-aside = Aucune case ne convenait aux dés : jusqu’à trois pions de la réserve quittent la partie. Avant de garder tes dés pour de bon, cherche une case qu’ils peuvent payer.
columbiz-first-last = Une réserve est vide : on finit ce tour de table, et la partie est terminée.

# Piccioni, pour la première fois
piccioni-first-guano = Le Guano dans un Espace coûte des points à la fin. Certaines cartes l’enlèvent, ou tu paies des cartes pour nettoyer.
piccioni-first-lands = Un pigeon dans un Espace coûte un point à la fin, sauf s’il s’en va ou devient un Trophée.
piccioni-first-trophy = Un Trophée vaut un point. Qui a le plus de points à la fin gagne.
piccioni-first-returned = Ce pigeon retourne dans la pioche. Le Trophée pris à sa place reste face cachée jusqu’à la fin.
piccioni-first-reaction = Les cartes marquées R se jouent aussi en réponse, pendant le tour d’un autre.
piccioni-first-cancelled = Une carte annulée ne fait rien, et les pigeons qu’elle aurait appelés ne viennent pas.
piccioni-first-redirected = La carte retourne à qui l’a envoyée.
piccioni-first-scared = Les pigeons Effrayés s’envolent vers l’Espace qui a le moins de pigeons.
piccioni-first-scattered = Plusieurs Espaces ont le moins de pigeons : les Effrayés s’envolent dans la pioche. Sinon, ils iraient dans l’Espace qui en a le moins.
piccioni-first-followed = Une Pigeonne peut emmener un autre pigeon.
piccioni-first-called = Les cartes fortes appellent des pigeons : à la fin de ce tour, on en révèle autant qu’il en a été appelé, au lieu d’un seul.
piccioni-first-swapped = Tous les pigeons de deux Espaces ont changé de place.
piccioni-first-revealed = Après les coups, des pigeons sont révélés. L’espèce de chacun dit où il va : c’est écrit au milieu de la table.
piccioni-first-last = Les cartes en main ne comptent pas à la fin : fais-en des points à ton dernier tour.
