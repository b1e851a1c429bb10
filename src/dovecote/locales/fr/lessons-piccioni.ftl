## Piccioni: what its lessons say

# first-turn
lesson-piccioni-first-turn-title = Ton premier tour
lesson-piccioni-first-turn-about = Deux coups, puis un pigeon arrive.
lesson-piccioni-first-turn-aim = Un Trophée vaut un point, un pigeon dans ton Espace en coûte un. Tu joues deux coups par tour.
lesson-piccioni-first-turn-net = Premier coup : joue le Filet sur le pigeon de ton Espace. Il devient ton Trophée.
lesson-piccioni-first-turn-net-first = Tu peux toujours piocher, mais le Filet rapporte deux points maintenant.
lesson-piccioni-first-turn-dear = C’est possible aussi, pour deux cartes. Le Filet seul coûte moins.
lesson-piccioni-first-turn-moves = Il faut jouer les deux coups avant de terminer ton tour.
lesson-piccioni-first-turn-draw = De moins un à plus un ! Deuxième coup : pioche trois cartes.
lesson-piccioni-first-turn-end = Tes coups sont joués. Termine ton tour, et un pigeon sort de la pioche.
lesson-piccioni-first-turn-over = Deux coups par tour, et tu les as joués. Termine ton tour.
lesson-piccioni-first-turn-stupid = Un pigeon Stupide va sur n’importe quel Lieu où il y a de la place. Choisis-en un.
lesson-piccioni-first-turn-place = Celui-ci va sur un Lieu : Rue, Foule, Monument ou Câbles.
lesson-piccioni-first-turn-done = Deux coups, la révélation, et c’est à ton adversaire.

# guano
lesson-piccioni-guano-title = Guano
lesson-piccioni-guano-about = Lâche-le chez les autres, et nettoie ton Espace.
lesson-piccioni-guano-dirty = Ton adversaire a lâché du Guano chez toi. Il coûte un point à la fin.
lesson-piccioni-guano-revenge = Rends la pareille : joue ton Guano sur l’Espace adverse. En échange, tu pioches une carte.
lesson-piccioni-guano-own = C’est ton propre Espace ! Lâche-le chez ton adversaire.
lesson-piccioni-guano-guano-first = Le nettoyage vient ensuite. Lâche d’abord le tien.
lesson-piccioni-guano-aim = Dis pour qui : choisis un Espace.
lesson-piccioni-guano-clean = Maintenant le tien : paie une carte quelconque pour le nettoyer.
lesson-piccioni-guano-umbrella = Le Parapluie le fait aussi. Cette fois, nettoie en payant une carte.
lesson-piccioni-guano-dirt-first = Nettoie d’abord : piocher, on le peut toujours.
lesson-piccioni-guano-end = Impeccable. Termine ton tour.
lesson-piccioni-guano-infamous = L’Infâme va chez qui a le plus de Trophées. Vous êtes à égalité : à toi de choisir.
lesson-piccioni-guano-home = Dans ton propre Espace ? Plutôt chez le voisin.
lesson-piccioni-guano-areas = L’Infâme va dans l’Espace d’un joueur, jamais sur un Lieu.
lesson-piccioni-guano-done = Un pigeon ou un Guano coûte un point, un Tas de guano deux. Garde ton Espace propre.

# calls
lesson-piccioni-calls-title = Des cartes qui appellent
lesson-piccioni-calls-about = Les cartes fortes apportent des Trophées, et d’autres pigeons.
lesson-piccioni-calls-car = Deux pigeons sont dans la Rue. Joue la Voiture sur le Gros ; l’autre s’enfuit.
lesson-piccioni-calls-either = L’un ou l’autre irait. Prends le Gros : il occupe deux emplacements.
lesson-piccioni-calls-car-first = Piocher peut attendre. La Voiture a du travail.
lesson-piccioni-calls-rifle = Un pigeon Effrayé va dans l’Espace qui a le moins de pigeons ; à égalité, dans la pioche.
lesson-piccioni-calls-shoot = Maintenant le Fusil : prends le pigeon de ton propre Espace.
lesson-piccioni-calls-home = Un Trophée aussi, mais celui de ton Espace te coûte un point tant qu’il reste.
lesson-piccioni-calls-rifle-first = Piocher peut attendre. Sers-toi du Fusil.
lesson-piccioni-calls-end = Deux Trophées ! Mais la Voiture appelle un pigeon et le Fusil deux. Termine : trois arrivent.
lesson-piccioni-calls-fat = Le Gros va là où il y a le plus d’emplacements libres. Deux Lieux sont à égalité : choisis.
lesson-piccioni-calls-roomy = Pas là : seuls conviennent les Lieux qui ont le plus d’emplacements libres.
lesson-piccioni-calls-lame = Le Boiteux va sur n’importe quel Lieu, sauf les Câbles.
lesson-piccioni-calls-never = Le Boiteux ne monte jamais sur les Câbles.
lesson-piccioni-calls-infamous = Le troisième était Infâme, et tu as le plus de Trophées : il s’est installé chez toi.
lesson-piccioni-calls-done = Si rien n’appelle, il vient exactement un pigeon. Les cartes fortes ont leur prix.

# lady
lesson-piccioni-lady-title = La Pigeonne
lesson-piccioni-lady-about = Des Trophées pour deux cartes, des pigeons qui bougent, et une Pigeonne bien suivie.
lesson-piccioni-lady-trophy = Même sans la bonne carte, tu peux faire d’un pigeon de ton Espace un Trophée : pour deux cartes.
lesson-piccioni-lady-pay = Prends la Pigeonne, et paie avec le Guano et le Fusil.
lesson-piccioni-lady-keep-crumbs = Garde les Miettes de pain : tu en auras besoin bientôt.
lesson-piccioni-lady-lady-first = Ce serait bien aussi, mais prends la Pigeonne : elle réserve une surprise.
lesson-piccioni-lady-returns = La Pigeonne revient dans la pioche, et un pigeon caché qu’on en tire est ton Trophée.
lesson-piccioni-lady-crumbs = Attire maintenant le Boiteux de la Foule dans l’Espace adverse avec les Miettes de pain.
lesson-piccioni-lady-crowd = Bonne cible, autre pigeon : prends celui de la Foule.
lesson-piccioni-lady-crumbs-first = Sers-toi d’abord des Miettes de pain.
lesson-piccioni-lady-room = Il n’y a pas de place là-bas. Dans un Espace, il y en a toujours.
lesson-piccioni-lady-end = Termine ton tour, et regarde qui arrive.
lesson-piccioni-lady-lady = La Pigeonne est de retour ! Envoie-la sur le Monument.
lesson-piccioni-lady-quiet = C’est permis, mais le Monument est vide : de la place pour elle et un invité.
lesson-piccioni-lady-place = Elle va sur un Lieu où il y a de la place.
lesson-piccioni-lady-follow = Un pigeon peut la suivre. Débarrasse-toi de celui de ton Espace !
lesson-piccioni-lady-chance = Tu peux refuser, mais alors le pigeon de ton Espace reste.
lesson-piccioni-lady-help = Cela aiderait ton adversaire. Prends le pigeon de ton propre Espace.
lesson-piccioni-lady-done = Ton Espace est vide, celui d’en face est plein : bien joué.

# reactions
lesson-piccioni-reactions-title = Réactions
lesson-piccioni-reactions-about = Trois réponses pendant le tour d’un autre.
lesson-piccioni-reactions-asked = Ton adversaire lâche du Guano chez toi. Avant qu’il n’arrive, on te demande si tu réagis.
lesson-piccioni-reactions-umbrella = Ouvre le Parapluie : le Guano retourne d’où il vient.
lesson-piccioni-reactions-pass = Tu peux toujours passer, mais tu as exactement la bonne carte.
lesson-piccioni-reactions-keep = Cela l’arrêterait aussi. Garde-la : pire va venir.
lesson-piccioni-reactions-net = Une réaction ne répond qu’à ce qu’elle nomme, et le Filet est pour les pigeons.
lesson-piccioni-reactions-answer = Ce n’est pas ton tour. Passe ou réagis.
lesson-piccioni-reactions-swap = Vient ensuite un Échange d’appartements : les pigeons adverses contre les tiens.
lesson-piccioni-reactions-balcony = Il vise ton Espace. « Pas sur mon balcon ! » l’annule, son appel aussi.
lesson-piccioni-reactions-later = Le Filet prendrait un pigeon. Garde-le, et annule tout l’échange.
lesson-piccioni-reactions-infamous = Le tour finit, et on t’envoie un pigeon Infâme. Prends-le avec ton Filet !
lesson-piccioni-reactions-done = Un pigeon destiné à ton Espace est maintenant ton Trophée. Réagir ne coûte aucun coup.
lesson-piccioni-reactions-sealed = Si on interroge plusieurs joueurs, tous répondent en secret ; la première réaction dans le sens horaire compte.

# sharing
lesson-piccioni-sharing-title = Partager
lesson-piccioni-sharing-about = Des Trophées partagés, une carte gratuite, et trop de cartes.
lesson-piccioni-sharing-free = « Moi aussi ! » fait piocher deux cartes et ne prend aucun coup. Joue-la d’abord.
lesson-piccioni-sharing-free-first = Cela prend un coup. D’abord « Moi aussi ! », qui n’en prend pas.
lesson-piccioni-sharing-surge = Deux pigeons sur les Câbles. Joue Surtension et partage avec le joueur suivant, qui n’a pas de Trophée.
lesson-piccioni-sharing-leader = Ce joueur a déjà un Trophée. Partage avec l’autre.
lesson-piccioni-sharing-surge-first = D’abord Surtension : les pigeons sont là maintenant.
lesson-piccioni-sharing-shared = Un Trophée chacun, toi d’abord. Deuxième coup : pioche trois cartes.
lesson-piccioni-sharing-own = Pas dans ton propre Espace. Pioche trois cartes.
lesson-piccioni-sharing-many = Six cartes, c’est une de trop. Défausse celle que tu aimes le moins.
lesson-piccioni-sharing-five = Cinq cartes au plus : défausse d’abord.
lesson-piccioni-sharing-end = Surtension appelle deux pigeons. Termine ton tour.
lesson-piccioni-sharing-done = Avec qui tu partages, c’est toi qui décides : de préférence avec qui est en retard.

# the-end
lesson-piccioni-the-end-title = Le dernier tour
lesson-piccioni-the-end-about = La pioche est vide : fais le ménage, puis compte.
lesson-piccioni-the-end-last = Il n’y a plus de pigeons dans la pioche. Chacun a encore eu un tour ; le tien est le dernier.
lesson-piccioni-the-end-pigeon = Un pigeon et du Guano dans ton Espace coûtent des points. Prends le pigeon au Filet.
lesson-piccioni-the-end-late = Les cartes en main ne comptent pas à la fin. Fais plutôt des points.
lesson-piccioni-the-end-net-first = Bien, mais d’abord le pigeon : il rapporte deux points.
lesson-piccioni-the-end-keep-net = Pas avec le Filet : il te le faut pour le pigeon.
lesson-piccioni-the-end-guano = De moins un à plus un. Nettoie maintenant le Guano.
lesson-piccioni-the-end-end = Un Espace vide. Termine ton tour, et la partie.
lesson-piccioni-the-end-moves = Les deux coups sont joués. Termine ton tour.
lesson-piccioni-the-end-over = Chaque Trophée vaut 1 point, un Trophée de Guano 2 ; ce qui reste dans un Espace coûte des points. Tu gagnes 10 à 5 !
lesson-piccioni-the-end-score = À égalité de points, la victoire va à qui a le moins de cartes dans son Espace.
