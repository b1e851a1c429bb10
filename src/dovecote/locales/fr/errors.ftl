## Ce qui peut clocher dans ce que quelqu'un a envoyé

error-unreadable = « { $text } » est illisible ; attendu : { $expected }
error-not-allowed = « { $text } » n'est pas possible : { $reason } (§{ $clause })
error-out-of-turn = « { $text } » : la place { $seat } n'a rien à choisir maintenant ; on attend la place : { $waiting }
error-stale = « { $text } » répond à l'entrée { $at }, mais la partie en est à l'entrée { $now }.
error-undo-over = On ne peut plus rien annuler : la partie est finie.
error-undo-luck = On ne peut rien annuler au-delà du dernier lancer ou du dernier tirage.
error-undo-other = Quelqu'un d'autre a joué depuis ; c'est définitif.
error-undo-revealed = Quelque chose de caché a été montré ; c'est définitif.
error-options = { $game } : { $option } = { $value } est impossible ; attendu : { $expected }
error-unknown-game = Le jeu « { $game } » n'existe pas ; il y a : { $games }
error-unknown-bot = Le bot « { $bot } » n'existe pas ; il y a : { $bots }
error-bot-count = Nombre de bots : { $bots }, nombre de places : { $seats } ; cela ne va pas ensemble.
error-luck = { $cause } : le hasard ne peut pas donner « { $text } » ; attendu : { $expected }
error-no-luck = Aucun lancer ni tirage attendu ici : « { $text } »
error-record = Ligne { $line } : « { $text } » n'a pas sa place ici ; attendu : { $expected }
error-header = Ligne { $line }, « { $text } » : { $reason }
error-entry = Ligne { $line }, entrée { $entry }, « { $text } » : { $reason }
error-ruleset = La partie enregistrée suit { $game } { $theirs } ; ici, on joue selon { $ours }.
error-proof-unsealed = Pas prouvé : l'enregistrement ne finit pas par une ligne de contrôle.
error-proof-unusual = Pas prouvé : l'enregistrement contient plus que ce qu'une table écrit (des commentaires, par exemple, ou des lignes dans un autre ordre).
error-proof-unfinished = Pas prouvé : la partie n'est pas finie.
error-proof-secret = Pas prouvé : le secret manque.
error-proof-commit = Pas prouvé : le secret n'est pas celui qui a été promis.
error-proof-entropy = Pas prouvé : il manque les mots d'au moins une place.
error-clause = { $game } n'a pas d'article { $clause } ; il y a : { $clauses }
error-file-missing = { $file } n'existe pas.
error-file-folder = { $file } est un dossier.
error-file-forbidden = L'accès à { $file } est refusé.
error-file-other = Impossible d'ouvrir { $file }.
error-not-text = { $file } n'est pas un fichier texte.
error-entry-number = L'entrée { $at } n'existe pas ; nombre d'entrées de l'enregistrement : { $entries }.
error-no-offer = Le choix { $number } n'existe pas ; il y en a { $count }.
error-pair = « { $text } » n'est pas une option ; attendu : KEY=VALUE
error-usage-command = La commande « { $text } » n'existe pas ; il y a : { $expected }
error-usage-option = L'option « { $text } » n'existe pas ; voir --help.
error-usage-missing = Il manque { $text } ; voir --help.
error-usage-number = « { $text } » n'est pas un nombre entier de { $low } à { $high }.
error-usage-choice = « { $text } » ne fait pas partie de : { $expected }
error-usage-extra = C'est plus que cette commande n'accepte ; voir --help.
error-deck-syntax = Le fichier n'est pas du TOML : { $found }
error-deck-list = Il manque { $place } ; attendu : une liste de { $expected } cartes.
error-deck-count = Nombre de cartes dans { $place } : { $found } ; attendu : { $expected }
error-deck-letters = { $place }, « { $found } » : une carte se compose de quatre lettres prises parmi { $expected }.
error-deck-kinds = { $place }, « { $found } » : un objectif de départ montre une fois chaque sorte : { $expected }.
error-no-cards = { $game } n'a pas de cartes à changer.
