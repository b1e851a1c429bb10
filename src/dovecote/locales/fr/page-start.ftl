## L’entrée : la page d’accueil, préparer une table, une table qui attend du monde

# La page d’accueil
start-page-title = Dovecote : trois jeux de pigeons
start-heading = Trois jeux, un toit, beaucoup trop de pigeons.
start-lead = Une partie contre des bots dans la minute, ou un lien pour les amis. Sans compte, sans téléchargement, et défense de nourrir après la tombée de la nuit.
start-spoken = Tout fonctionne ici au clavier et avec un lecteur d’écran. À une table, chaque coup est raconté en mots, et le point d’interrogation donne la liste des touches.
start-games = Jeux
start-columba-players = 2–4 seigneurs
start-columba-pace = 30 min
start-columba-kind = terres et captures
start-columba-about = Le Sud-Ouest de la France au XVIIe siècle. Étends tes terres, bâtis tes pigeonniers, et surveille le ciel : des faucons.
start-columbiz-players = 2–4 joueurs
start-columbiz-pace = huit dés
start-columbiz-kind = lignes et captures
start-columbiz-about = Huit dés, six colonnes. Aligne tes pions case par case et capture qui est en minorité.
start-piccioni-players = 2–6 voisins
start-piccioni-pace = 20–30 min
start-piccioni-kind = cartes et mauvaise foi
start-piccioni-about = La ville est pleine de pigeons. L’essentiel : qu’ils soient au-dessus du balcon d’à côté.
start-play = Jouer
start-play-label = Jouer tout de suite contre des bots : { $game }
start-opening = La table s’ouvre…
start-invite = Inviter
start-invite-label = Inviter des amis : { $game }
start-setup = Préparer
start-setup-label = Préparer une table : { $game }
start-pass = À tour de rôle
start-pass-label = À tour de rôle sur un seul écran : { $game }
start-rules = Règles
start-rules-label = Règles : { $game }

start-join = Rejoindre une table
start-join-label = Lien ou code de la table
start-join-hint = Coller un lien ou un code
start-join-go = Rejoindre
start-join-empty = Colle le lien ou le code que tu as reçu.
start-join-nonsense = « { $text } » n’est ni le lien d’une table ni son code. Un lien ressemble à ceci : { $example }
start-hand-round = Ou bien on se passe la tablette et on joue à tour de rôle sur un seul écran :

start-continue = Mes parties
start-table = { $game } avec { $names }
start-table-alone = { $game }, sans personne d’autre pour l’instant
start-table-here = { $game }, à tour de rôle sur un seul écran
start-your-turn = À toi de jouer
start-their-turn = À { $name } de jouer
start-several-turns = On attend { $names }
start-running = En cours
start-seats-free = { $count ->
    [one] En attente : une place libre
   *[other] En attente : { $count } places libres
 }
start-go-on = Reprendre
start-go-on-label = Reprendre : { $table }
start-level-first = Ta première partie se joue contre { $who }, { $count ->
    [one] le bot le plus doux
   *[other] les bots les plus doux
 }.
start-level-won = Deux victoires de suite contre { $before } : au tour de { $level }.
start-level-lost = Deux défaites de suite contre { $before } : avec { $level }, ce sera plus équilibré.
start-level-even = La prochaine partie se joue contre { $who }.
start-recent = Parties récentes
start-won = { $you ->
    [yes] Tu as gagné
   *[no] { $who } a gagné
 }
start-won-together = { $names } ont gagné
start-won-by = { $won }, { $scores }
start-won-given-up = { $you ->
    [yes] { $won } : tu as abandonné
   *[no] { $won } : { $who } a abandonné
 }
start-replay = Revoir
start-replay-label = Revoir : { $table }, { $when }
start-more = Tout montrer ({ $count })

start-open = Tables ouvertes
start-open-none = Personne n’attend en ce moment. Prépare une table et montre-la dans le salon : quelqu’un viendra peut-être s’y poser.
start-open-seats = { $taken } places prises sur { $seats }
start-open-join = Rejoindre
start-open-join-label = Rejoindre : { $table }
start-open-watch = Regarder
start-open-watch-label = Regarder : { $table }
start-open-problem = Le salon ne répond pas pour l’instant. Nouvel essai dans un moment.

start-you = Toi
start-you-named = Ton nom ici : { $name }
start-you-nobody = Tu n’as pas encore de nom. Choisis-en un, ou reçois un nom de pigeon avec ta première partie.
start-name = Nom
start-name-keep = Garder ce nom
start-name-change = Changer de nom
start-name-kept = Ton nom ici est désormais « { $name } ».
start-name-empty = Un nom a au moins un caractère.
start-device = Jouer sur un autre appareil
start-device-about = Avec un lien personnel, un autre téléphone ou ordinateur devient le tien : même nom, mêmes places. Qui possède ce lien joue à ta place ; ne le donne donc à personne. Un nouveau lien rend l’ancien inutilisable.
start-device-make = Créer un lien personnel
start-device-local = Seule cette machine peut atteindre le serveur : le lien marche ici et nulle part ailleurs.
start-device-link = Ton lien personnel
start-copy = Copier
start-copied = Copié.
start-copy-by-hand = Ce navigateur ne laisse pas les pages copier. Le lien est sélectionné : copie-le à la main.
start-share = Partager

start-about = À propos de ces jeux
start-note = Les cartes maison et les reconstitutions sont signalées comme telles. Les pigeons, non.
start-link-title = C’est le lien personnel de { $theirs }
start-link-text = Ici, tu es { $mine }. Si tu continues, ce navigateur sera celui de { $theirs }, et seul le lien personnel de { $mine } te rendra les places de { $mine }. Ne continue que si ce lien est le tien.
start-link-stay = Rester { $mine }
start-link-go = Devenir { $theirs } ici
start-fair-title = Un hasard honnête
start-fair = Personne ne peut choisir le hasard ici, pas même le serveur : avant la partie, il fait une promesse scellée, chaque place ajoute ses propres mots, et ensuite ton navigateur peut vérifier chaque carte et chaque dé.
start-rules-of = Les règles complètes

# Les bots, selon leur niveau
bot-random = Étourdi
bot-random-about = Fait n’importe quoi de permis, sans réfléchir.
bot-fledgling = Oisillon
bot-fledgling-about = Ne compte que ce qu’il gagne sur-le-champ et ne voit pas des coins entiers de la table, surtout les bords.
bot-yearling = Pigeonneau
bot-yearling-about = Pèse ce qu’il voit, mais laisse encore échapper une partie de la table.
bot-homer = Voyageur
bot-homer-about = Joue le coup qui paraît le meilleur sur le moment, sans regarder plus loin.
bot-carrier = Messager
bot-carrier-about = Pense son tour d’un bout à l’autre, guère plus loin, et laisse parfois échapper quelque chose.
bot-racer = Coureur
bot-racer-about = Regarde plus loin, jusqu’à deux secondes par tour.
bot-champion = Champion
bot-champion-about = Regarde plus loin le plus longtemps : jusqu’à huit secondes par tour.

# Préparer une table
setup-page-title = Une nouvelle table de { $game } – Dovecote
setup-title = Une nouvelle table de { $game }
setup-lead = La table est prête telle quelle. Jusqu’au début, tu peux encore tout changer.
setup-unknown = Il n’y a pas de jeu « { $game } » ici.
setup-home = Retour à l’accueil
setup-loading = Un instant…

setup-who = Qui joue ?
setup-count = Places
setup-level = Niveau des bots
setup-fill = Avec qui ?
setup-fill-bots = Contre des bots
setup-fill-friends = Avec des amis, par un lien
setup-fill-here = À tour de rôle sur cet écran
setup-seats = Qui est assis où
setup-seats-about = On joue dans cet ordre ; le hasard décide qui commence.
setup-seat = Place { $seat }
setup-seat-who = Qui occupe la place { $seat }
setup-me = Moi
setup-me-named = Moi ({ $name })
setup-me-about = Plusieurs places à toi : on se passe l’écran.
setup-name = Nom de la personne à la place { $seat }
setup-name-placeholder = Nom
setup-open = Une personne, par un lien
setup-open-about = Reste libre jusqu’à ce que quelqu’un ouvre le lien et s’assoie.
setup-bot = Bot : { $bot }
setup-bot-other = Bot « { $level } »
setup-bot-other-about = Un bot de ce serveur.
setup-colour = Couleur de la place { $seat }
setup-colours-about = À chaque place sa couleur. Une couleur déjà prise est échangée.
setup-team = { $team ->
    [a] Équipe A
   *[b] Équipe B
 }
setup-teams = Les alliés sont assis face à face : les places 1 et 3 jouent contre les places 2 et 4 (10.1).
setup-drag = Déplacer la place { $seat } ({ $who }) : glisser, ou utiliser les flèches
setup-up = Monter : { $who }
setup-down = Descendre : { $who }
setup-moved = { $who } : maintenant à la place { $seat } sur { $seats }.

setup-help = Aide à la table
setup-help-none = Aucune
setup-help-none-about = Rien ne s’allume ; ce que les règles interdisent est refusé.
setup-help-legal = Les coups possibles
setup-help-legal-about = Tout ce qui est possible s’allume.
setup-help-preview = Les coups et leurs effets
setup-help-preview-about = Montre aussi d’avance l’effet d’un coup, et dit pourquoi une chose n’est pas possible.
setup-help-coach = Tout, même des conseils
setup-help-coach-about = Et aussi des avertissements avant les erreurs, et les suggestions du champion dès que quelqu’un les demande.
setup-undo = Annuler
setup-undo-yes = On peut annuler des coups
setup-undo-no = On n’annule rien

setup-more = Plus d’options
setup-options = Règles du jeu
setup-options-usual = comme d’habitude
setup-options-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
 }
setup-clause = Règle { $clause } de { $game }
setup-option-columba-variant = Jeu
setup-option-columba-interleave_options = Construire avec la carte en main
setup-option-columba-tile_supply = Réserve de jetons
setup-option-columba-minimum_group = Le plus petit groupe où construire
setup-option-columbiz-line_scoring = Lignes qui s’allongent
setup-option-columbiz-ties = Scores égaux
setup-option-columbiz-captures = Compte pour les captures
setup-option-piccioni-edition = Édition
setup-option-piccioni-first_moves = Coups du tout premier tour
setup-value-columba-variant-standard = Standard
setup-value-columba-variant-junior = Junior
setup-value-columba-interleave_options-false = Interdit
setup-value-columba-interleave_options-true = Permis
setup-value-columba-tile_supply-limited = Limitée à 15 par sorte
setup-value-columba-tile_supply-unlimited = Sans limite
setup-value-columbiz-line_scoring-full = À nouveau la valeur entière
setup-value-columbiz-line_scoring-difference = Seulement la différence
setup-value-columbiz-ties-shared = On partage la place
setup-value-columbiz-ties-captured = Les pions capturés départagent
setup-value-columbiz-captures-each = Chaque couleur séparément
setup-value-columbiz-captures-together = Tous les adversaires ensemble
setup-value-piccioni-edition-2019 = 2019
setup-value-piccioni-edition-2025-balcony = 2025, moins de pigeons, Espaces vides
setup-value-piccioni-edition-2025-flock = 2025, pigeons selon le nombre de joueurs

setup-clock = Pendule
setup-clock-none = Pas de pendule
setup-clock-none-about = On prend tout le temps qu’il faut, des jours si l’on veut.
setup-clock-move = Un temps par coup
setup-clock-move-about = Chaque décision a son propre temps.
setup-clock-bank = Un temps pour toute la partie
setup-clock-bank-about = Chaque place a une réserve de temps, et en regagne un peu après chaque tour.
setup-clock-each = Temps pour un coup
setup-clock-supply = Temps pour la partie
setup-clock-increment = Ajouté après chaque tour
setup-clock-window = Temps pour réagir aux autres
setup-clock-window-about = Quand plusieurs peuvent réagir à une carte en même temps, tous ont ce délai ; ne rien dire, c’est passer.
setup-duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
 }
setup-duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
setup-duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
 }
setup-duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
setup-duration-nothing = rien
setup-timeout = Quand le temps est écoulé
setup-timeout-bot = Un bot prend le relais
setup-timeout-bot-about = Il joue jusqu’à ce que la personne reprenne sa place.
setup-timeout-move = Un bot joue ce coup
setup-timeout-move-about = Ensuite, c’est de nouveau à la personne.
setup-timeout-resign = La place abandonne
setup-timeout-resign-about = Pour de bon ; un bot continue s’il reste assez de monde, sinon les autres gagnent.

setup-grace = Temps pour revenir
setup-grace-about = Qui s’absente aussi longtemps peut être remplacé par un bot, si tous les autres le veulent.
setup-watching = Spectateurs et salon
setup-watch = Qui peut regarder ?
setup-watch-anyone = Tout le monde
setup-watch-anyone-about = Avec le lien ; et si la table est dans le salon, aussi qui passe par là.
setup-watch-link = Avec le lien
setup-watch-link-about = On regarde sur invitation, et l’on voit ce que tout le monde voit.
setup-watch-nobody = Personne
setup-watch-nobody-about = Seulement qui est assis à la table.
setup-listed = Montrer dans le salon
setup-listed-about = Tout le monde sur ce serveur voit la table et peut prendre une place libre.
setup-listed-yes = dans le salon
setup-listed-no = pas dans le salon

setup-luck = Hasard
setup-luck-own = avec des mots à moi
setup-luck-made = des mots sont inventés pour moi
setup-words = Mes mots pour le hasard (facultatif)
setup-words-about = Ils sont mêlés au hasard, pour que personne n’ait pu le choisir d’avance ; sinon, des mots sont inventés.
setup-words-kept = Ils sont notés ainsi : « { $words } ».
setup-words-useless = Mets-y aussi des lettres de a à z ou des chiffres.

setup-summary = C’est bon ?
setup-summary-now = La partie commence tout de suite.
setup-summary-open = { $count ->
    [one] La partie commencera d’elle-même quand la place libre sera prise.
   *[other] La partie commencera d’elle-même quand les { $count } places libres seront prises.
 }
setup-summary-watch = Aucune place n’est à toi : tu regardes.
setup-go-now = Commencer
setup-go-open = Ouvrir la table
setup-going = La table s’ouvre…

# Une table qui attend du monde
waiting-title = Une table de { $game }
waiting-lead = { $count ->
    [0] Tout le monde est là. La partie commence.
    [one] Une place est encore libre. Dès qu’elle est prise, la partie commence d’elle-même.
   *[other] { $count } places sont encore libres. Dès que tout le monde est assis, la partie commence d’elle-même.
 }
waiting-invites = { $who } t’invite.
waiting-time = Durée
waiting-time-columba = environ 30 minutes
waiting-time-columbiz = environ 30 minutes
waiting-time-piccioni = de 20 à 30 minutes
waiting-seats = Places
waiting-seat = Place { $seat }
waiting-free = Libre
waiting-you = toi
waiting-is-bot = bot
waiting-here = ici
waiting-away = pas ici
waiting-sit = S’asseoir ici
waiting-sit-label = S’asseoir ici : place { $seat }
waiting-stand = Se lever
waiting-stand-label = Se lever : place { $seat }
waiting-bot = Asseoir un bot
waiting-bot-label = Asseoir un bot : place { $seat }
waiting-bot-level = Quel bot pour la place { $seat }
waiting-send = Renvoyer
waiting-send-label = Renvoyer le bot : place { $seat }
waiting-send-person = Renvoyer { $name } : place { $seat }
waiting-fill = Des bots partout, et on commence
waiting-taken = Quelqu’un a été plus rapide : cette place est prise.
waiting-called = Tu prendras place sous le nom « { $name } ».
waiting-nobody = Choisis ton nom avant de t’asseoir, ou reçois un nom de pigeon.
waiting-sat = Maintenant à la place { $seat } : { $who }
waiting-left = La place { $seat } est de nouveau libre.
waiting-close = Fermer la table
waiting-close-ask = Fermer cette table pour de bon ? Plus personne ne pourra s’y asseoir.
waiting-close-yes = Fermer
waiting-close-no = Garder
waiting-closed = La table est fermée.
waiting-invite = Inviter des amis
waiting-invite-about = Avec ce lien, on peut prendre une place libre, sans compte.
waiting-local = Seule cette machine peut atteindre cette table.
waiting-local-about = Un téléphone ne pourrait pas suivre le lien. Pour laisser entrer les téléphones et ordinateurs de ton réseau, arrête le serveur avec Ctrl+C et relance-le :
waiting-link = Lien vers cette table
waiting-share = Une table de { $game } t’attend.
waiting-qr = Code QR : le lien vers cette table
waiting-qr-about = Pour un téléphone dans la même pièce : pointe l’appareil photo ici.
waiting-terms = Ce qui est convenu
waiting-term-lobby = Salon
waiting-term-clock-move = { $time } par coup
waiting-term-clock-bank = { $time } pour la partie, plus, après chaque tour : { $increment }
waiting-luck = Le hasard est déjà promis
waiting-luck-about = Le serveur a tiré un secret pour cette partie et en montre dès maintenant l’empreinte : il ne peut donc plus le changer. Chaque place ajoute ses propres mots, et le hasard découle de tout cela ensemble. Dès que la dernière place est prise, une seconde empreinte fixe aussi tous les mots. Après la partie, le secret est publié, et ton navigateur peut tout vérifier.
waiting-commit = Empreinte du secret
waiting-words = Mots des places
waiting-words-none = pas encore
