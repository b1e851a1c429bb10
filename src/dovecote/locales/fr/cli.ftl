## La ligne de commande

cli-about = Trois jeux de pigeons à jouer, à héberger et à étudier.
cli-usage = Usage :
cli-options = Options
cli-commands = Commandes
cli-help = Affiche cette aide.
cli-version = Affiche la version.
cli-lang = Langue : en, fr, de ou it.
cli-json = Écrit du JSON, pour les machines.
cli-seats = À combien on joue.
cli-option = Une option du jeu, sous la forme KEY=VALUE ; peut être répétée.

cli-play-about = Jouer dans le terminal contre des bots.
cli-play-bots = Les bots des dernières places, séparés par des virgules ({ $bots }) ; les autres places sont à toi.
cli-play-seed = Fixe le hasard, pour rejouer avec le même hasard.
cli-play-words = Tes propres mots pour le hasard, pour que personne n’ait pu le choisir à ta place.
cli-play-colours = Les couleurs des places, séparées par des virgules, au lieu des couleurs habituelles.
cli-play-plain = Décrit la table par des phrases au lieu de la dessiner, pour les lecteurs d’écran.
cli-sim-about = Fait jouer de nombreuses parties à des bots et en donne le bilan.
cli-sim-bots = Un bot par place, séparés par des virgules, ou un seul pour toutes : { $bots }.
cli-sim-games = Combien de parties.
cli-sim-seed = Le hasard : la même graine donne le même résultat.
cli-sim-workers = Combien de processus travaillent en même temps.
cli-sim-save = Écrit l’enregistrement de chaque partie dans ce dossier.
cli-replay-about = Montre une partie enregistrée.
cli-replay-at = S’arrête après cette entrée.
cli-verify-about = Vérifie qu’un enregistrement est intact et conforme aux règles, et que le hasard est honnête.
cli-verify-kept = La promesse ou le sceau que tu as conservé depuis le début de la partie ; peut être donné deux fois.
cli-rules-about = Affiche les règles d’un jeu.
cli-rules-clause = Seulement cet article, par exemple 4.2.
cli-rules-ruling = Seulement cette décision du registre, par exemple CB-22.
cli-games-about = Énumère les jeux, ou montre un jeu avec ses options.
cli-completion-about = Écrit le script de complétion pour un shell : bash, zsh ou fish.

# Jouer
play-welcome = { $title }. Tu joues : { $people }. Bots : { $bots }.
play-welcome-alone = { $title }. Tu joues contre : { $bots }.
play-nobody = aucun
play-luck-promised = Promesse pour le hasard : { $commit }
play-luck-bound = Sceau du hasard et de tous les mots : { $binding }
play-luck-seeded = Le hasard suit la graine { $seed }.
play-help = Tape un numéro ou un coup. Et aussi : why COUP, hint [more], undo, give up, rules [ARTICLE], look, all, order RÉPONSE, save FICHIER, help, quit.
play-orders = Tes ordres permanents : { $orders }. « order pass », « order pass until my turn » ou « order react CARTE » en donne un, « order none » les retire.
play-no-orders = aucun
play-hand-over = { $who }, la suite est pour tes yeux seulement : prends le clavier et appuie sur Entrée.
play-your-turn = { $you ->
    [yes] À toi de jouer :
   *[no] { $who }, à toi de jouer :
 }
play-prompt = { $who }>
play-unlisted = … et encore { $count } ; « all » montre tout.
play-why-legal = « { $text } » est possible.
play-undone = C’est annulé.
play-saved = Enregistré dans { $file }.
play-save-where = save FICHIER : indique un fichier.
play-bye = Au revoir.
play-over = La partie est finie. « save FICHIER » l’enregistre ; Entrée pour quitter.
play-result = { $rank }. { $who } : { $score }{ $gone ->
    [yes] {" "}(abandon)
   *[no] {""}
 }
play-gave-up = { $you ->
    [yes] Tu as abandonné.
   *[no] { $who } a abandonné.
 }
play-won = { $you ->
    [yes] Tu gagnes !
   *[no] { $who } gagne !
 }
play-won-together = { $names } gagnent !
play-proof = Le hasard est prouvé : enregistre la partie et vérifie-la avec « dovecote verify FICHIER ».
play-seat = Place { $seat }
play-you = Toi
play-bot = { $who } ({ $bot })

# Simuler
sim-progress = En cours
sim-title = { $game }, { $seats } places : { $bots }
sim-games = parties { $games }, coups { $moves }, coups par seconde { $moves_per_s }, parties par seconde { $games_per_s }
sim-length = coups par partie : moyenne { $mean }, minimum { $low }, maximum { $high }
sim-seat = place { $seat } ({ $bot }) : score { $mean } ± { $spread }, victoires { $wins } ({ $share } %)

# Revoir, vérifier, énumérer
replay-entry = après l’entrée { $at } sur { $entries }
verify-whole = L’enregistrement est intact : { $entries } entrées, toutes conformes aux règles.
verify-proved = Tout le hasard découle du secret et des mots des places qui figurent dans l’enregistrement. Que personne ne les a échangés depuis le début de la partie est prouvé à qui a conservé ces deux nombres :
verify-unbound = Tout le hasard découle du secret et des mots des places qui figurent dans l’enregistrement. Que le secret n’a pas été échangé est prouvé à qui a conservé sa promesse. Ce qui n’est pas prouvé : que personne n’a choisi après coup les mots d’une place. Cet enregistrement date d’avant le sceau des mots.
verify-kept-commit = Tu as conservé cette promesse : le secret était fixé à ce moment-là.
verify-kept-binding = Tu as conservé ce sceau : le secret et tous les mots étaient fixés à ce moment-là, et avec eux tout le hasard.
verify-not-kept = Seul quelqu’un qui l’a conservé peut dire si c’est bien le sceau montré au début de la partie ; donne le tien avec --kept.
verify-unproved = Le hasard n’a pas été promis d’avance ; on ne peut donc pas le prouver, seulement constater qu’il était possible.
verify-result = Scores : { $scores }
verify-unfinished = La partie n’a pas été jouée jusqu’au bout ; elle est prouvée jusque-là.
games-option = { $name } = { $values } : { $about }
games-options = Options : { $options }
games-colours = couleurs des places : { $colours } (--colours)
games-more = « { $example } » en dit plus sur l’un d’eux.

# Séries de cartes
cli-cards-about = Tes propres cartes et plateaux : vérifie des fichiers et occupe-toi des jeux de cartes d’un serveur.
cli-cards-check-about = Vérifie un fichier qui contient d’autres cartes pour un jeu.
cli-cards-list-about = Énumère les jeux de cartes d’un serveur, ceux de la maison d’abord.
cli-cards-show-about = Montre un jeu de cartes d’un serveur, ou celui de la maison par le nom de son jeu.
cli-cards-export-about = Écrit un jeu de cartes dans un fichier.
cli-cards-import-about = Accueille un jeu de cartes depuis un fichier. Avec son lien, on peut y jouer.
cli-cards-version = Cette version ; d’habitude la dernière.
cards-other = On joue avec d’autres cartes : { $title }. { $provenance }
cards-line = { $id } : { $title } ({ $game }), version { $version }, données { $ruleset }, par { $author }
cards-from = Origine : { $provenance }
cards-imported = Le jeu de cartes est maintenant { $id }.
cards-server = Un serveur ne l’enregistrerait pas encore : { $reason }
cli-cards = Utilise les cartes de ce fichier au lieu des cartes habituelles.
cli-variant = Une variante du jeu, par exemple junior dans Columba.
cards-good = On peut jouer à { $game } avec { $file } ; nombre de cartes : { $cards }.
cards-twice = { $card } y figure { $count } fois ; c’est permis.

cli-serve-about = Héberge des tables pour les joueurs, les bots et les spectateurs.
cli-serve-lan = Laisse aussi venir les téléphones et ordinateurs du même réseau (ou non, sans demander).
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres du réseau.
cli-serve-port = Le port d’écoute ; d’habitude 8000.
cli-serve-db = Où les tables sont gardées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. Sinon, un fichier dans ton dossier de données.
cli-serve-workers = Combien de processus servent ; plus d’un exige PostgreSQL.
cli-serve-thinkers = Combien de processus réfléchissent pour les bots.
cli-serve-url = L’adresse publique, si le serveur est derrière un autre : https://jeux.example.org
cli-serve-public = Un autre nom du serveur : jeux.lan (plusieurs fois).
cli-serve-metrics = Montre les chiffres sous /metrics à qui possède le jeton de ce fichier.
cli-serve-limit = Autorise plus ou moins de quelque chose : connections=200 (plusieurs fois).
cli-serve-pace = La vitesse, en secondes : bot=0.5 quickest=0.8 slowest=2.4 (plusieurs fois).
cli-serve-open = Ouvrir le navigateur à cette adresse ; si le port habituel est pris, le prochain port libre est utilisé.
serve-where = Dovecote est à l’adresse { $url } – Ctrl+C pour arrêter.
serve-lan = Les téléphones et ordinateurs de ce réseau le trouvent à { $url } ; quiconque s’y trouve aussi.
serve-here = Seule cette machine peut l’atteindre ; avec --lan, les téléphones et ordinateurs de ce réseau aussi.
serve-alone = Aucun réseau trouvé : pour l’instant, seule cette machine peut l’atteindre.
serve-ask = Les téléphones et ordinateurs de ce réseau peuvent-ils venir à tes tables ? Si oui, écris « { $yes } » ; Entrée les garde sur cette machine.

# S’occuper des tables
cli-tables-about = S’occupe des tables que garde un serveur.
cli-tables-list-about = Énumère les tables, les dernières modifiées d’abord.
cli-tables-show-about = Montre ce qu’on peut savoir d’une table quand on s’occupe du serveur.
cli-tables-export-about = Écrit l’enregistrement d’une table. Il est complet quand la partie est finie ; avant, il est tel qu’un spectateur peut le lire.
cli-import-about = Accueille les enregistrements de parties finies, tous ou aucun : chacun devient une table que l’on peut regarder et revoir.
cli-tables-import-about = Accueille l’enregistrement d’une partie finie. On peut ensuite la regarder et la revoir.
cli-tables-backup-about = Écrit tout dans un fichier, sans arrêter les serveurs. Garde-le pour toi : il contient les secrets des parties en cours.
cli-tables-restore-about = Remet une sauvegarde dans une base vide. La base peut être de l’autre sorte.
cli-tables-delete-about = Supprime les tables que personne n’a touchées depuis des jours. Qui n’a alors plus rien, et est là depuis aussi longtemps, disparaît avec elles.
cli-tables-check-about = Rejoue chaque partie en cours selon les règles actuelles. Le code de sortie est 1 si elles ne peuvent pas en suivre une.
cli-tables-shape-about = Indique la forme de la base de données. Avec --to, lui donne une autre forme : une version plus ancienne du serveur peut alors s’en servir. Arrête d’abord tous les serveurs et fais une sauvegarde.
cli-tables-shape-to = La forme à donner à la base de données.
cli-tables-status = Seulement les tables dans cet état ; peut être répété : { $statuses }.
cli-tables-older = Seulement les tables intactes depuis ce nombre de jours.
cli-tables-dry-run = Dit seulement ce qui serait supprimé.
cli-tables-yes = Ne demande rien.
tables-none = Il n’y a pas de telles tables.
tables-line = { $id }  { $game }, { $status }, entrées : { $entries }, modifiée le { $changed } : { $seats }
tables-status = { $status ->
    [open] ouverte
    [running] en cours
    [over] finie
    [closed] fermée
   *[stranded] mise de côté
 }
tables-bot = bot { $bot }
tables-host = Ouverte par : { $host }, le { $created }
tables-options = Options : { $options }
tables-clock = Pendule : { $clock }
tables-access = Qui peut regarder : { $watch } ; dans le salon : { $listed ->
    [yes] oui
   *[no] non
 } ; aide : { $help }
tables-rules = Règles : version { $version }, empreinte { $ruleset }
tables-seat = Place { $seat } : { $who } ; mots pour le hasard : { $words }
tables-resigned = La place { $seat } a abandonné.
tables-vote = La place { $by } souhaite un bot pour la place { $seat }.
tables-waiting = On attend la place : { $seats }
tables-said = Lignes de conversation : { $said }
tables-next = Revanche : { $id }
tables-imported = La partie est maintenant la table { $id }.
import-known = La partie était déjà là : table { $id }.
tables-backed-up = { $file } contient tout ; lignes : { $rows }. Garde ce fichier pour toi : les secrets des parties en cours s’y trouvent.
tables-restored = Tout ce que contient { $file } est de retour ; lignes : { $rows }.
tables-ask = Supprimer pour de bon ? Tables : { $tables }, personnes : { $people }. Si oui, tape « { $yes } » :
tables-yes = oui
tables-would-go = Serait supprimé : tables { $tables }, personnes { $people }.
tables-gone = Supprimé : tables { $tables }, personnes { $people }.
tables-moved = Table { $table } ({ $game }) : les règles sont passées de { $ruleset } à { $present }, et la partie continue avec elles.
tables-version = Table { $table } ({ $game }) : elle a commencé selon la version { $theirs } des règles, ici on joue selon la version { $ours } ; la partie est mise de côté.
tables-file-damaged = Le fichier de la base de données est endommagé : { $reason }
tables-checked = Parties en cours qui peuvent continuer : { $fine } ; qui ne le peuvent pas : { $lost }.
tables-shape = La base de données a la forme { $shape }. Cette version connaît : { $shapes }
