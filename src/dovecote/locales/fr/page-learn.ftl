## Lessons on the page, and the line at every table that says what it is about

page-learn = Apprendre
page-learn-label = Apprendre { $game } en courtes leçons
page-learn-title = Apprendre { $game }
page-learn-lead = De courtes leçons à une vraie table, une minute ou deux chacune. C’est toi qui joues, cela ne compte pas, et tu peux t’arrêter quand tu veux.
page-learn-loading = La leçon se prépare…
page-learn-young = Pour les enfants
page-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
page-learn-is-done = Réussie
page-learn-is-begun = Continuer
page-learn-is-next = La suivante
page-learn-back-to-table = Retour à ta table
page-learn-play = Jouer une partie
page-learn-rules = Les règles
page-learn-lessons = Apprendre en courtes leçons

# During a lesson
page-learn-teacher = Ce qu’il faut faire
page-learn-step = Étape { $step } sur { $steps }
page-learn-all = Toutes les leçons
page-learn-show = Montre-moi
page-learn-shown = Voici un coup qui convient : { $move }
page-learn-pointed = La leçon montre cet endroit.
page-learn-again = Refaire cette étape
page-learn-once-more = Depuis le début
page-learn-astray = Ce chemin n’y mène plus. Recommence cette étape.
page-learn-done = Leçon réussie.
page-learn-next = Leçon suivante
page-learn-closed = La leçon s’arrête ici. Regarde la table aussi longtemps que tu veux.
page-learn-key-show = montrer quoi faire

# Offered once at a table
page-learn-offer = Première fois ? De courtes leçons montrent comment jouer.
page-learn-show-me = Montre-moi
page-learn-skip = Non merci

# What a game and a turn are about
page-aim = But
page-now = Maintenant
page-aim-about = De quoi il s’agit
page-now-others = C’est à { $who }.
page-now-several = La question s’adresse à plusieurs joueurs.
columba-page-aim = Avoir les plus grands domaines quand la dernière carte est placée.
columba-page-now-placing = Place ta carte : capture des pigeons qui te manquent, ou réunis une couleur.
columba-page-now-choosing = Un nouvel objectif rapporte des pigeons ; inachevé à la fin, il coûte des points.
columba-page-now-optional = Fais d’un groupe ton domaine avec un pigeonnier, ou termine ton tour.
columba-page-now-owning = Pose des jetons pour agrandir tes domaines, occupe-toi de tes faucons, ou termine ton tour.
columba-page-now-end = Ton tour est joué : termine-le, et le suivant commence.
columba-page-now-junior-placing = Place ta carte pour réunir des pigeons d’une même couleur.
columba-page-now-junior-optional = Prends un groupe avec un pigeonnier, ou termine ton tour.
columbiz-page-aim = Marquer le plus de points, par tes lignes de pions et tes captures.
columbiz-page-now-keeping = Réunis des dés égaux : ils paient les cases de leur colonne.
columbiz-page-now-placing = Pose des pions : aligne-en trois ou plus, prends l’avantage dans une colonne.
piccioni-page-aim = Avoir beaucoup de Trophées et un Espace propre quand il n’y a plus de pigeons.
piccioni-page-now-moving = Fais des Trophées, garde ton Espace propre, envoie pigeons et Guano aux autres.
piccioni-page-now-ending = Tes coups sont joués : termine ton tour, et des pigeons arrivent.
piccioni-page-now-ending-last = Dernier tour de table : tes coups sont joués, et aucun pigeon n’arrive.
piccioni-page-now-excess = Trop de cartes : défausse ce qui te sert le moins.
piccioni-page-now-assigning = Un pigeon arrive : choisis où il se pose.
piccioni-page-now-following = La Pigeonne peut emmener un pigeon : choisis-en un, ou aucun.
piccioni-page-now-sharing = Les Trophées se partagent : choisis le tien.
piccioni-page-now-window = Quelque chose va se passer : réponds par une carte, ou laisse faire.
