## Looking back: replay, fairness, result, rules

# Looking at a match again
replay-title = Revoir { $game }
replay-loading = On remet la partie en place…
replay-controls = Commandes de la lecture
replay-first = Au premier coup
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un coup en avant
replay-last = Au dernier coup
replay-speed = Vitesse
replay-times = { $speed }×
replay-scrub = Endroit de la partie
replay-place = Coup { $at } sur { $entries }
replay-heard = Coup { $at } sur { $entries } : { $told }
replay-moves = Tous les coups
replay-moves-close = Fermer la liste des coups
replay-taken-back = annulé ensuite
replay-more = Plus
replay-table = Vers la table
replay-rules = Règles
replay-proof = Le hasard était-il honnête ?
replay-record = Télécharger l’enregistrement
replay-copy = Copier le lien vers le coup { $at }
replay-copied = Le lien vers le coup { $at } est copié.
replay-share = Partager le coup { $at }…

# Whose knowledge is shown
replay-eyes = Vu par
replay-onlooker = Un spectateur
replay-all = Tout le monde : qui joue
replay-later = Ce que savent les autres se dévoile une fois la partie terminée.

# What the room wrote down
replay-note-undo = { $who } annule un coup.
replay-note-resign = { $who } abandonne.
replay-note-give-up = { $who } abandonne.
replay-note-give-up-to = { $who } abandonne ; un bot continue.
replay-note-timeout = { $who } a épuisé son temps.
replay-note-bot = Un bot joue pour { $who }.
replay-note-back = { $who } rejoue en personne.

# Whether the luck was honest
proof-title = Le hasard était-il honnête ?
proof-about = Ici, aucun dé ne tombe et aucune carte ne se tire selon l’humeur. Tout le hasard d’une partie découle d’un nombre secret du serveur et des mots ajoutés par les joueurs. Le serveur s’engage sur son secret avant le premier coup, et chacun peut refaire les calculs après la partie.
proof-working = Calcul en cours…
proof-failed = Le calcul n’a pas abouti.
proof-mark-yes = concorde
proof-mark-no = ne concorde pas
proof-mark-unknown = impossible à dire ici
proof-verdict-yes = Le hasard était honnête
proof-verdict-fits = Le hasard concorde avec la promesse
proof-verdict-no = Quelque chose ne concorde pas
proof-verdict-unknown = Tout ne peut pas être vérifié ici
proof-verdict-yes-text = { $count ->
    [one] L’unique tirage a été recalculé dans ce navigateur, et il concorde.
   *[other] Les { $count } tirages et lancers ont été recalculés dans ce navigateur, et tous concordent.
 }
proof-verdict-fits-text = { $count ->
    [one] L’unique tirage a été recalculé dans ce navigateur, et il concorde.
   *[other] Les { $count } tirages et lancers ont été recalculés dans ce navigateur, et tous concordent.
 } Là où ce navigateur ne les a pas gardées, d’autres peuvent dire si ce sont bien les promesses d’avant le premier coup : voir les étapes marquées d’un point d’interrogation.
proof-verdict-no-text = { $count ->
    [one] L’étape marquée d’une croix dit quoi. Un tirage a été examiné.
   *[other] Les étapes marquées d’une croix disent quoi. Tirages et lancers examinés : { $count }.
 }
proof-verdict-unknown-text = { $count ->
    [one] Rien ne s’y oppose, mais l’unique tirage n’a pas pu être entièrement recalculé. Les étapes ci-dessous disent pourquoi.
   *[other] Rien ne s’y oppose, mais les { $count } tirages et lancers n’ont pas pu être entièrement recalculés. Les étapes ci-dessous disent pourquoi.
 }

# Step by step
proof-kept = La promesse d’avant le premier coup
proof-kept-yes = Avant que l’issue soit connue, le serveur a montré l’empreinte de son secret. Ce navigateur l’a gardée depuis, et c’est bien celle de l’enregistrement.
proof-kept-no = L’empreinte de l’enregistrement n’est pas celle que ce navigateur a gardée. La promesse a été échangée.
proof-kept-unknown = Ce navigateur n’a pas gardé la promesse de cette partie : il n’y était pas, ou il l’a oubliée. Quelqu’un qui a joué peut comparer cette empreinte avec la sienne.
proof-commit = Empreinte :
proof-secret = Le secret est celui qui était promis
proof-secret-yes = Le serveur a publié son secret, et il a exactement cette empreinte. Nul ne saurait en trouver un autre qui ait la même.
proof-secret-no = Le secret publié a une autre empreinte. Ce n’est pas celui qui était promis.
proof-secret-unknown = Il manque à l’enregistrement l’empreinte ou le secret ; il n’y a donc rien à comparer.
proof-secret-name = Secret :
proof-words = Les mots de chacun
proof-words-yes = Les mots de chaque place figurent dans l’enregistrement, les mêmes que montre la table. Le hasard découle du secret et de ces mots réunis.
proof-words-no = Des mots manquent à l’enregistrement, ou ce ne sont pas ceux que montre la table.
proof-words-unknown = Impossible de dire ici de qui sont ces mots.
proof-bound = Tous les mots étaient fixés au début de la partie
proof-bound-yes = Au début de la partie, le serveur a montré une seconde empreinte, celle de la première et des mots de toutes les places réunis, bots compris. Ce navigateur l’a gardée depuis, et elle concorde avec les mots de l’enregistrement : personne n’en a échangé.
proof-bound-no = La seconde empreinte ne concorde pas avec les mots de l’enregistrement, ou ce n’est pas celle que ce navigateur a gardée. Des mots ont été échangés après le début de la partie.
proof-bound-unknown = Elle concorde avec les mots de l’enregistrement, mais ce navigateur ne l’a pas gardée depuis le début de la partie. Quelqu’un qui a joué peut la comparer avec la sienne.
proof-bound-none = Cette partie date d’avant la seconde empreinte. Rien ne montre donc que personne n’a choisi les mots d’une place, celle d’un bot par exemple, après avoir vu une partie du hasard.
proof-binding = Seconde empreinte :
proof-plain = Chaque question n’a été posée au hasard qu’une fois
proof-plain-yes = Chaque tirage et chaque lancer porte un nom simple, tel que « draw 5 », et n’est nommé qu’une fois. Le serveur n’a donc pas pu reposer la question jusqu’à ce que la réponse lui plaise.
proof-plain-no = Une question a été posée deux fois, ou porte un nom qui laisse un choix.
proof-plain-unknown = Le serveur ne sait plus ce qui a été demandé au hasard : les règles ont changé depuis.
proof-draws = { $count ->
    [one] Le tirage, recalculé ici
   *[other] Les { $count } tirages et lancers, recalculés ici
 }
proof-draws-yes = { $count ->
    [one] C’est ce que donnent le secret et les mots ; différences : { $wrong }.
   *[other] Chacun est ce que donnent le secret et les mots ; différences : { $wrong }.
 }
proof-draws-no = Tous ne sont pas ce que donnent le secret et les mots ; différences : { $wrong } sur { $count }.
proof-draws-unknown = Ils n’ont pas pu être recalculés : on ignore ce qui a été demandé au hasard ; sans réponse : { $wrong } sur { $count }.
proof-differs = L’entrée { $entry } diffère : l’enregistrement dit « { $said } », le calcul d’ici donne « { $due } ».
proof-show = { $count ->
    [one] Le montrer
   *[other] Les montrer tous ({ $count })
 }
proof-table = Tous les tirages et lancers
proof-entry = Entrée
proof-question = Question
proof-out-of = Parmi
proof-said = Enregistré
proof-due = Calculé
proof-bag = { $count ->
    [one] le seul restant
   *[other] un parmi { $count }
 }
proof-dice = { $dice ->
    [one] un dé, de 1 à { $faces }
   *[other] { $dice } dés, de 1 à { $faces }
 }
proof-whole = L’enregistrement est intact
proof-whole-yes = Sa dernière ligne est l’empreinte de toutes les autres, et elle concorde. Cela protège des accidents ; contre un faussaire, c’est la promesse.
proof-whole-no = Sa dernière ligne ne concorde pas avec les autres : quelque chose a été modifié en route.
proof-whole-unknown = Il lui manque la dernière ligne qui le dirait.

# While it is being played
proof-promise-now = La promesse est faite
proof-promise-now-text = Voici l’empreinte du secret dont découle tout le hasard de cette partie. Elle peut se noter ; ce navigateur la garde aussi. Le secret est publié à la fin de la partie, et se vérifie alors ici même.
proof-words-now = Ces mots se mêlent au secret. Une fois la partie commencée, nul ne peut plus les changer.
proof-bound-now = Cette seconde empreinte est celle de la première et de tous ces mots réunis. Ce navigateur a gardé les deux ; qui les note aussi ailleurs n’a pas à s’en remettre à lui.

# What it is worth
proof-means = Ce que cela montre
proof-means-text = Si tout concorde et que les deux empreintes ont été gardées, personne n’a touché à un dé ni à une carte pendant la partie, ni le serveur, ni un joueur, ni la personne qui exploite le serveur : tout le hasard était fixé avant le premier coup. C’est prouvé à qui a gardé les deux depuis le début de la partie. À qui n’a gardé que la première, il est prouvé que le secret est celui qui était promis ; à qui n’a gardé ni l’une ni l’autre, seulement que l’enregistrement concorde avec lui-même.
proof-means-not = Ce que cela ne montre pas
proof-not-rules = Cette page ne connaît pas les règles. Quels tirages étaient dus, et ce que le sac contenait chaque fois, elle le tient du serveur. La commande ci-dessous le calcule par elle-même.
proof-not-words = Le serveur aurait pu choisir un secret, ou inventer des mots, qui arrangent quelqu’un. Seuls l’excluent des mots choisis par un joueur après avoir vu la promesse ; un seul joueur de ce genre à la table suffit.
proof-not-knew = Le serveur connaît son secret et pourrait donc savoir ce qui vient. Qu’il ne le dise à personne, aucun calcul ne peut le montrer.
proof-not-people = Cela ne montre pas non plus qui était à la table, ni si quelqu’un a su ce qu’un autre avait en main.
proof-yourself = Vérifier sans cette page
proof-yourself-text = Télécharge l’enregistrement et laisse Dovecote le rejouer sur ton propre ordinateur. Chaque coup y est aussi confronté aux règles :
proof-record = Télécharger l’enregistrement

# How it ended
result-won = { $who } gagne !
result-you-won = Tu gagnes !
result-shared = Victoire partagée : { $names }
result-over = La partie est finie
result-closed = La table a été fermée
result-closed-text = La partie a pris fin avant l’heure. Ce qui a été joué peut tout de même être revu et vérifié.
result-gave-up = Abandon : { $names }. La partie a donc pris fin avant l’heure ; ce qui a été joué peut tout de même être revu et vérifié.
result-given-up = { $you ->
    [yes] Tu as abandonné.
   *[no] { $who } a abandonné.
 }
result-won-together = { $names } gagnent !
result-given-up-text = Les points et le classement sont ceux de cet instant.
result-you = toi
result-winner = Victoire
result-rank = Rang { $rank }
result-resigned = abandon
result-points = { $points ->
    [one] point
   *[other] points
 }
result-terms = Les points de { $who }
result-places = Classement et points
result-total = Total
result-decided = Égalité de points : { $names }. La règle de départage a tranché.
result-rematch = Revanche
result-next = Vers la revanche
result-replay = Revoir la partie
result-proof = Le hasard était-il honnête ?
result-record = Télécharger l’enregistrement
result-home = Page d’accueil
result-fold = Replier pour voir la table
result-show = Voir le résultat
figure-title = La partie en chiffres
figure-turning-point = Tournant
figure-led = En tête du début à la fin
figure-best-turn = Meilleur tour
figure-turn = tour { $count } sur { $of }
figure-of = { $count } sur { $of }
figure-watch = Revoir ce moment : { $what }
result-harder = Plus fort : { $level }
result-easier = Plus facile : { $level }
result-picture = Une image à partager
result-picture-saved = L’image est enregistrée : { $file }.
result-picture-failed = Ce navigateur n’a pas pu créer l’image.

# The rules to read in
rules-of = Règles de { $game }
rules-games = Règles des autres jeux
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage trouvé
   *[other] { $count } passages trouvés
 }
rules-none = Aucune règle ne contient tous ces mots.
rules-clause = Lien vers la règle { $clause }
rules-flag = ⚑ signale une reconstitution : rien de public ne tranche, et c’est ainsi qu’on joue ici.
rules-loading = On va chercher les règles…
rules-part-aim = Le but
rules-part-turn = Un tour en cinq images
rules-part-score = Ce qui compte
rules-part-junior = Pour les enfants : Junior
rules-part-teams = À quatre : deux équipes
rules-read = Lire la règle { $clause }
rules-examples = { $count ->
    [one] Exemple
   *[other] Exemples
 }
