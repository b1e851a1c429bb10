## Ce qui peut clocher dans ce que quelqu’un a envoyé

error-unreadable = « { $text } » est illisible ; attendu : { $expected }
error-not-allowed = « { $text } » n’est pas possible : { $reason } (§{ $clause })
error-out-of-turn = « { $text } » : la place { $seat } n’a rien à choisir maintenant ; on attend la place : { $waiting }
error-stale = « { $text } » répond à l’entrée { $at }, mais la partie en est à l’entrée { $now }.
error-undo-over = On ne peut plus rien annuler : la partie est finie.
error-undo-luck = On ne peut rien annuler au-delà du dernier lancer ou du dernier tirage.
error-undo-other = Quelqu’un d’autre a joué depuis ; c’est définitif.
error-undo-revealed = Quelque chose de caché a été montré ; c’est définitif.
error-undo-branched = Ce qui a été joué avant l’embranchement de cette partie est définitif.
error-undo-agreed = À cette table, on n’annule rien.
error-pause = Les jours de pause demandent une pendule qui donne au moins un jour.
error-give-up = { $reason ->
    [over] La partie est déjà finie.
    [gone] La place { $seat } a déjà abandonné.
    [alone] Il ne resterait plus d’adversaire : ici, abandonner met fin à la partie.
    [luck] Le hasard doit d’abord répondre.
   *[seat] Il n’y a pas de place { $seat } à cette table.
 }
error-options = { $game } : { $option } = { $value } est impossible ; attendu : { $expected }
error-colours = { $game } : « { $text } » ne peut pas donner les couleurs de { $seats } places ; il en faut une différente pour chacune parmi : { $expected }
error-unknown-game = Le jeu « { $game } » n’existe pas ; il y a : { $games }
error-unknown-bot = Le bot « { $bot } » n’existe pas ; il y a : { $bots }
error-bot-count = Nombre de bots : { $bots }, nombre de places : { $seats } ; ces nombres ne correspondent pas.
error-luck = { $cause } : le hasard ne peut pas donner « { $text } » ; attendu : { $expected }
error-no-luck = Aucun lancer ni tirage attendu ici : « { $text } »
error-record = Ligne { $line } : « { $text } » n’a pas sa place ici ; attendu : { $expected }
error-header = Ligne { $line }, « { $text } » : { $reason }
error-entry = Ligne { $line }, entrée { $entry }, « { $text } » : { $reason }
error-version = La partie enregistrée suit la version { $theirs } de { $game } ; ici, on joue selon la version { $ours }.
error-ruleset = La partie enregistrée a été jouée avec d’autres données de { $game }, { $theirs } ; ici, ce sont { $ours }.
error-proof-unsealed = Pas prouvé : l’enregistrement ne finit pas par une ligne de contrôle.
error-proof-unusual = Pas prouvé : l’enregistrement contient plus que ce qu’une table écrit (des commentaires, par exemple, ou des lignes dans un autre ordre).
error-proof-unfinished = Pas prouvé : la partie n’est pas finie.
error-proof-secret = Pas prouvé : le secret manque.
error-proof-commit = Pas prouvé : le secret n’est pas celui qui a été promis.
error-proof-entropy = Pas prouvé : il manque les mots d’au moins une place.
error-proof-binding = Pas prouvé : le sceau ne correspond pas à la promesse et aux mots des places.
error-proof-kept = Pas prouvé : ce que tu as conservé n’est ni la promesse ni le sceau de cet enregistrement.
error-clause = { $game } n’a pas d’article { $clause } ; il y a : { $clauses }
error-ruling = { $game } n’a pas de décision { $ruling } ; « dovecote rules { $game } » cite celles qui existent.
error-large-file = { $file } fait plus de { $limit } Mo.
error-file-missing = { $file } n’existe pas.
error-file-folder = { $file } est un dossier.
error-file-forbidden = L’accès à { $file } est refusé.
error-file-other = Impossible d’ouvrir { $file }.
error-not-text = { $file } n’est pas un fichier texte.
error-entry-number = L’entrée { $at } n’existe pas ; nombre d’entrées de l’enregistrement : { $entries }.
error-no-offer = Le choix { $number } n’existe pas ; il y en a { $count }.
error-pair = « { $text } » n’est pas une option ; attendu : KEY=VALUE
error-usage-command = La commande « { $text } » n’existe pas ; il y a : { $expected }
error-usage-option = L’option « { $text } » n’existe pas ; voir --help.
error-usage-missing = Il manque { $text } ; voir --help.
error-usage-number = « { $text } » n’est pas un nombre entier de { $low } à { $high }.
error-usage-choice = « { $text } » ne fait pas partie de : { $expected }
error-usage-extra = C’est plus que cette commande n’accepte ; voir --help.
error-deck-syntax = Le fichier n’est pas du TOML : { $found ->
        [long] beaucoup trop long
        [nested] imbrication trop profonde
        [digits] un nombre y a trop de chiffres
       *[other] { $found }
    }
error-deck-list = Il manque { $place } ; attendu : une liste de { $expected } cartes.
error-deck-count = Nombre de cartes dans { $place } : { $found } ; attendu : { $expected }
error-deck-letters = { $place }, « { $found } » : une carte se compose de quatre lettres prises parmi { $expected }.
error-deck-kinds = { $place }, « { $found } » : un objectif de départ montre une fois chaque sorte : { $expected }.
error-no-cards = { $game } n’a pas de cartes à changer.
error-cards-syntax = Le fichier n’est pas du TOML : { $found ->
        [long] beaucoup trop long
        [nested] imbrication trop profonde
        [digits] un nombre y a trop de chiffres
       *[other] { $found }
    }
error-cards-unknown = { $card }, { $field } : ce champ n’existe pas ; champs connus : { $expected }
error-cards-missing = { $card }, { $field } : manquant ; attendu : { $expected }
error-cards-value = { $card }, { $field } : « { $found } » est impossible ; attendu : { $expected }
error-cards-total = { $card } : la boîte en contient { $expected } en tout, le fichier { $found }.
error-cards-twice = { $card } : cet identifiant y figure deux fois.
error-cards-verb = { $card }, { $field } : « { $found } » n’a pas sa place ici ; attendu : { $expected }
error-cards-aims = { $card }, { $field } : un seul effet peut laisser une cible à choisir ; ici, il y en a plusieurs : { $found }
error-cards-dirt = { $card }, { $field } : « assign » appartient à ces cartes et à aucune autre : { $expected }

# Le serveur, et qui s’en occupe
error-picture-kind = « { $text } » ne finit pas par { $expected }.
error-seat-missing = Il n’y a pas de place { $seat } ; la partie en a { $seats }, comptées à partir de 0.
error-server-away = Aucun serveur de Dovecote ne répond à { $url }.
error-no-open-seat = Cette place n’est pas libre à { $table } ; places libres : { $free }.
error-cluster = « { $on } » n’est pas une grappe ; attendu : ray, ray://HÔTE:PORT ou dask://HÔTE:PORT.
error-cluster-away = Aucune grappe ne répond à { $on }.
error-worker-lost = Un processus est mort { $tries } fois sur la même tâche ; le résultat ne serait pas entier.
error-server-refused = Le serveur refuse cela : { $refused }.
error-in-file = { $file } : { $reason }
error-extra-missing = Il faut pour cela plus que ce qui est installé ; ceci l’ajoute : pip install 'dovecote[{ $extra }]'
error-port = Impossible d’écouter sur le port { $port } de { $host } ; un autre programme l’occupe peut-être. --port en indique un autre.
error-unconfirmed = Rien n’a été supprimé ; --yes supprime sans demander.
error-no-table = La table « { $table } » n’existe pas.
error-nobody = Choisis d’abord un nom.
error-token = Ce lien n’est plus valable.
error-somebody = Ici, tu es déjà { $mine } ; le lien est celui de { $theirs }. Rien n’a changé.
error-seat = La place { $seat } n’existe pas.
error-not-yours = La place { $seat } n’est pas à toi.
error-taken = La place { $seat } est déjà prise.
error-not-seated = Il faut avoir une place à la table pour faire cela.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-status = { $status ->
    [open] Il faut encore attendre : la partie n’a pas commencé.
    [running] Ce n’est pas possible maintenant : la partie est en cours.
    [over] Ce n’est plus possible : la partie est finie.
    [closed] Ce n’est plus possible : la table est fermée.
   *[stranded] Ce n’est pas possible : les règles ont changé et ne peuvent plus suivre cette partie, qui a été mise de côté.
 }
error-needs-server = Une pendule a besoin d’un serveur : à lui seul, ce navigateur ne pourrait pas mesurer le temps.
error-help = Aide à cette table : { $help ->
    [none] aucune
    [legal] les coups possibles
    [preview] les coups possibles et leurs effets
   *[coach] tout, conseils compris
 } ; il faudrait : { $needed ->
    [none] aucune
    [legal] les coups possibles
    [preview] les coups possibles et leurs effets
   *[coach] tout, conseils compris
 }.
error-answered = La place { $seat } a déjà répondu.
error-bot-plays = Un bot joue pour la place { $seat } ; reprends d’abord la place.
error-asked = C’est à toi maintenant ; il n’y a rien à choisir à l’avance.
error-unforeseen = Il n’est pas certain que « { $text } » soit possible ensuite.
error-present = La personne de la place { $seat } est là et joue elle-même.
error-just-left = La place { $seat } vient seulement d’être quittée ; un bot pourra la prendre dans { $seconds } s.
error-private = Il faut avoir une place à cette table pour la regarder.
error-secret = { $seat ->
    [all] On pourra tout regarder quand la partie sera finie.
   *[other] On pourra regarder ce que sait la place { $seat } quand la partie sera finie.
 }
error-too-many = { $what ->
    [tables] Tu as déjà { $limit } tables dont la partie n’est pas finie ; termine ou ferme d’abord l’une d’elles.
    [connections] Trop de connexions ouvertes depuis ton adresse ; maximum : { $limit }.
    [messages] C’était trop rapide ; messages par seconde, au maximum : { $limit }.
    [people] Trop de nouveaux venus depuis ton adresse ; attends une minute.
    [lines] Cela fait beaucoup de messages, de toi ou de ton adresse ; attends une minute.
    [leaves] Toi ou ton adresse avez quitté des places trop souvent en une heure ; attends un peu.
    [openings] Trop de tables ont été ouvertes en une heure, par toi ou depuis ton adresse ; attends un peu.
    [sessions] Des liens personnels ont été suivis trop souvent depuis ton adresse en une heure ; attends un peu.
    [undos] Tu as déjà annulé { $limit } fois ; joue un coup qui reste.
    [sets] Tu as déjà { $limit } jeux de cartes ; supprimes-en d’abord un.
    [kept] Tu gardes déjà { $limit } jeux de cartes d’autres personnes ; retires-en d’abord un.
    [stores] Des jeux de cartes ont été enregistrés ou essayés trop souvent pendant la dernière heure, par toi ou depuis ton adresse ; attends un peu.
    [measures] On mesure trop souvent des jeux de cartes ; attends un peu.
    [passkeys] Tu as déjà { $limit } clés d’accès ; retires-en une d’abord.
    [channels] Les avis prennent au plus { $limit } chemins.
    [notices] Les avis sont essayés trop souvent ; attends un peu.
    [analyses] On fait juger des parties trop souvent ; attends un peu.
   *[requests] C’était trop rapide ; attends un instant.
 }
error-too-hard = Ce serait trop long à calculer ; rien n’a changé.
error-superseded = Tu as posé une question plus récente entre-temps.
error-too-long = { $what ->
    [name] Un nom a au moins un caractère et au plus { $limit }.
    [chat] Un message a au moins un caractère et au plus { $limit }.
   *[secret] Le secret d’un enregistrement a au moins un caractère et au plus { $limit }.
 }
error-origin = Cela venait d’une page qui n’appartient pas à ce serveur ; rien n’a été fait.
error-host = Ce serveur ne connaît pas le nom « { $host } ». La personne qui l’héberge peut l’ajouter : --public { $host }
error-not-json = Ce qu’on envoie à ce serveur doit être du JSON et le dire (Content-Type: application/json).
error-token-file = « { $file } » ne contient pas de jeton : au moins { $least } lettres ou chiffres, sans espace.
error-changed = La table a changé entre-temps ; regarde à nouveau.
error-no-page = Il n’y a rien à cette adresse.
error-seat-count = Places indiquées : { $given }, places de la partie : { $seats } ; ces nombres ne correspondent pas.
error-workers = Plusieurs processus (ici { $workers }) exigent PostgreSQL : --db postgresql://UTILISATEUR@HÔTE/NOM
error-one-worker = Sous Windows, un seul processus sert ; plusieurs (ici { $workers }) exigent Linux ou macOS.
error-database = La base de données est inutilisable : { $reason }
error-in-use = Un autre serveur utilise déjà { $file }.
error-unavailable = La base de données ne répond pas pour le moment ; réessaie bientôt.
error-unready = { $reason ->
    [closing] Le serveur est sur le point de s’arrêter.
    [full] Rien ne peut être enregistré : le disque est plein.
    [disk] Rien ne peut être enregistré : le disque ne l’accepte pas.
    [read-only] Rien ne peut être enregistré : la base de données est en lecture seule.
    [moved] Rien ne peut être enregistré : le fichier de la base de données n’est plus à sa place.
    [damaged] La base de données est endommagée ; le journal dit où.
   *[away] Rien ne peut être enregistré : la base de données ne répond pas.
 }
error-damaged = Table { $table } : à partir de l’entrée { $entry }, elle n’est plus telle qu’elle a été enregistrée.
error-message = Ce message est illisible : { $reason }
error-request = Cette requête est illisible : { $reason }
error-internal = Quelque chose s’est mal passé ici ; rien n’a changé.
error-no-database = Aucune table n’est gardée dans { $db }.
error-shape = Les tables ont la forme { $theirs }, ce Dovecote connaît la forme { $ours }. « dovecote serve » met à jour une base plus ancienne ; une sauvegarde se restaure avec la version qui l’a faite.
error-unfollowed = Table { $table } ({ $game }, règles { $ruleset }) : les règles actuelles ne peuvent pas suivre la partie à partir de l’entrée { $entry }.
error-unproved = Le hasard de cet enregistrement n’a pas été promis d’avance et n’est donc pas prouvé ; seules les parties prouvées sont acceptées.
error-unfinished = Cette partie n’a pas été jouée jusqu’au bout ; seules les parties finies sont acceptées.
error-kept = Cette partie est déjà ici : c’est la table { $table }.
error-backup = { $file } n’est pas une sauvegarde de Dovecote, ou elle est abîmée.
error-not-empty = { $db } contient déjà quelque chose ; une sauvegarde a besoin d’une base vide.
error-rivals = Une arène demande deux bots différents, par exemple --bots homer,racer ; il y a : { $bots }.
error-nobody-asked = Après l’entrée { $at }, personne ne doit jouer.
error-seat-not-asked = Après l’entrée { $at }, ce n’est pas à la place { $seat } de jouer ; places qui doivent jouer : { $seats }.
error-choice = { $name } : « { $text } » n’en fait pas partie ; il y a : { $expected }
error-number = { $number } ne désigne aucun des { $offers } coups du siège { $seat } ; voir le masque.
error-not-begun = La partie n’a pas commencé : appeler d’abord reset().
error-seats = Cet environnement a { $seats } sièges ; en créer un autre pour { $wanted }.
error-no-seat = Il n’y a pas de siège { $seat } ; il y en a { $seats }, à partir de 0.
error-whole = Il faut un nombre entier, et non { $said }.
error-array = Il faut un tableau de { $expected } nombres, et non de la forme { $found }.
error-longest = longest : { $longest } n’est pas un nombre de pas, à partir de 1.
error-bots = { $bots } bots pour { $seats } autres sièges ; en nommer un pour tous, ou un pour chacun.
error-nothing-hidden = { $bot } cherche ce qui est caché, et rien ne l’est dans { $game } ; prendre spiel:mcts.
