## The page: sets of cards, and writing one

# What must be said wherever cards are
set-label = { $what } :
set-columba-what = Cartes
set-columbiz-what = Plateau
set-piccioni-what = Cartes
set-columba-short = cartes reconstituées
set-columbiz-short = plateau reconstitué
set-piccioni-short = cartes maison
setup-set-look = Les regarder

# The list of sets
page-cards-sets = Tes propres cartes
page-cards-heading = Cartes et plateaux
page-cards-lead = Tu as la boîte ? Saisis ses cartes ici et joue avec où que tu sois. Ou inventes-en. Quiconque a le lien vers un jeu de cartes peut jouer avec et le copier.
page-cards-loading = Les cartes arrivent…
page-cards-house = De la maison ; toujours là.
page-cards-mine = À toi, version { $version }
page-cards-by = De { $author }
page-cards-by-version = De { $author }, version { $version }
page-cards-new-columba = Nouvelles cartes
page-cards-new-columbiz = Un autre plateau
page-cards-new-piccioni = Nouvelles cartes
page-cards-has-draft = Ce navigateur garde un brouillon qui n’est pas encore enregistré.
page-cards-import = Depuis un fichier
page-cards-import-about = Un fichier exporté d’ici ou écrit à la main devient un brouillon que tu peux regarder et enregistrer.
page-cards-choose-file = Choisir un fichier…
page-cards-no-set = Aucun jeu de cartes ne peut être lu dans { $file }.

# One set
page-cards-cards = Les cartes
page-cards-copy-link = Copier le lien
page-cards-share-link = Partager le lien
page-cards-hash = Empreinte { $hash }
page-cards-newest = Il y a une version plus récente
page-cards-is-hidden = Caché de ta liste ; les tables qui jouent avec continuent.
page-cards-play-bots = Jouer contre des bots
page-cards-setup = Préparer une table
page-cards-change = Modifier
page-cards-copy = Copier et modifier
page-cards-copy-of = { $title } (version modifiée)
page-cards-export = Enregistrer dans un fichier
page-cards-versions = Versions
page-cards-version = Version { $version }
page-cards-used = utilisée à une table, ne change plus
page-cards-hide = Cacher de ma liste
page-cards-unhide = Remontrer dans ma liste
page-cards-delete = Supprimer
page-cards-delete-sure = Vraiment supprimer ?
page-cards-deleted = { $title } est supprimé.
page-cards-hidden = { $title } est caché : des tables jouent avec, il reste donc pour elles.
page-cards-keep = Garder dans ma liste
page-cards-let-go = Retirer de ma liste

# Writing one
page-cards-heading-columba = Tes propres cartes pour Columba
page-cards-heading-columbiz = Ton propre plateau pour Columbiz
page-cards-heading-piccioni = Tes propres cartes pour Piccioni
page-cards-change-heading = Modification de { $title }
page-cards-lead-columba = Les cartes sont devant toi comme sur une table. Clique sur une case pour changer son terrain, ou tape : g w s b.
page-cards-lead-columbiz = Donne leurs numéros aux cases de chaque colonne : clique, ou tape de 1 à 6.
page-cards-lead-piccioni = Commence par les cartes maison et change ce qui diffère : choisis une carte et compose ce qu’elle fait.
page-cards-draft = Ton brouillon est là, comme tu l’as laissé.
page-cards-start-over = Recommencer
page-cards-label = Nom et origine
page-cards-title = Nom
page-cards-provenance = D’où cela vient
page-cards-provenance-about = Montré partout où sont les cartes, par exemple : recopié de mon exemplaire de 2012.
page-cards-undo = Annuler
page-cards-redo = Rétablir
page-cards-save = Enregistrer
page-cards-trying = Des bots l’essaient…
page-cards-saved = { $title } est enregistré.
page-cards-leave = Revenir sans enregistrer
page-cards-findings = Ce que disent les règles
page-cards-looking = Un instant…
page-cards-begin = Commence, et tu verras ici ce qu’en disent les règles.
page-cards-well = Tout va bien : on peut jouer.
page-cards-to-mend = { $count ->
    [one] Une chose à corriger
   *[other] { $count } choses à corriger
 }
page-cards-more-to-mend = { $count ->
    [one] et une autre
   *[other] et { $count } autres
 }
page-cards-there = Y aller
page-cards-hints = Peut-être une erreur
page-cards-try = Essayer
page-cards-save-and-play = Enregistrer et jouer contre des bots
page-cards-deal = Distribuer une main
page-cards-deal-again = Encore une fois
page-cards-dealt = Distribué avec ceci
page-cards-dealt-card = à placer
page-cards-dealt-objective = objectif de la place { $seat }

# Columba
page-cards-common = Cartes communes
page-cards-common-label = Cartes communes : flèches pour se déplacer, g w s b pour remplir une case, T pour tourner, D pour dupliquer
page-cards-starting = Cartes de départ
page-cards-starting-label = Cartes de départ : les mêmes touches
page-cards-common-n = Carte { $number }
page-cards-starting-n = Carte de départ { $number }
page-cards-field = { $card }, { $where } : { $ground }
page-cards-field-empty = vide
page-cards-corner-top-left = en haut à gauche
page-cards-corner-top-right = en haut à droite
page-cards-corner-bottom-right = en bas à droite
page-cards-corner-bottom-left = en bas à gauche
page-cards-twin-label = { $card }, il y en a une pareille
page-cards-brush = Un clic donne à la case
page-cards-brush-next = le terrain suivant
page-cards-brush-keys = Touches : g vert, w blanc, s sable, b bleu, Retour arrière vide.
page-cards-this = Avec { $card }
page-cards-turn-left = Tourner à gauche (Maj T)
page-cards-turn-right = Tourner à droite (T)
page-cards-turned = { $card } est tournée
page-cards-duplicate = Dupliquer (D)
page-cards-clear = Vider cette carte (Suppr)
page-cards-no-empty = Il n’y a pas de carte vide pour une copie.
page-cards-copied-to = { $other } est maintenant comme { $card }
page-cards-counts = Jusqu’ici
page-cards-ground-count = { $ground } : { $count }
page-cards-missing = { $count ->
    [one] Une carte n’est pas remplie.
   *[other] { $count } cartes ne sont pas remplies.
 }
page-cards-none-missing = Toutes les cartes sont remplies.
page-cards-twins = Pareilles, quelle que soit leur rotation : { $cards }.
page-cards-no-twins = Il n’y a pas deux cartes pareilles.
page-cards-go-to = Vers { $card }
page-cards-words = Toutes à la fois
page-cards-words-about = Des mots de quatre lettres, dans le sens horaire depuis le haut à gauche : gwsb ggws … Ils remplissent les cartes à partir de la première, les cartes de départ à la fin.
page-cards-words-take = Placer ces cartes
page-cards-words-taken = { $count ->
    [one] Une carte est placée.
   *[other] { $count } cartes sont placées.
 }
page-cards-words-wrong = Ce ne sont pas des cartes : { $words }.
page-cards-empty-all = Vider toutes les cartes
page-cards-fill = Placer les cartes reconstituées

# Columbiz
page-cards-board-label = Les cases : flèches pour se déplacer, 1 à 6 pour donner un numéro
page-cards-square = Colonne { $column }, case { $row } à partir du dé : { $number }
page-cards-number-brush = Un clic donne à la case
page-cards-number-next = le numéro suivant
page-cards-number-keys = La case de la colonne qui avait ce numéro reçoit l’autre en échange.
page-cards-column = Colonne { $column }
page-cards-reverse = À l’envers
page-cards-repeat = Toutes les colonnes comme celle-ci

# Piccioni
page-cards-places = Lieux : { $count }
page-cards-pigeons = Pigeons : { $count }
page-cards-actions = Actions : { $count }
page-cards-add-place = Un autre Lieu
page-cards-add-pigeon = Un autre pigeon
page-cards-add-action = Une autre action
page-cards-wrong = quelque chose ne va pas
page-cards-choose = Choisis une carte pour la modifier.
page-cards-all = Toutes les cartes
page-cards-remove = Retirer { $card }
page-cards-name = Comment elle s’appelle
page-cards-name-in = Nom dans cette langue, s’il diffère ({ $language })
page-cards-count = Exemplaires
page-cards-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
 }
page-cards-call = Appel
page-cards-spaces = Emplacements
page-cards-no-limit = Sans limite
page-cards-size = Emplacements qu’il prend
page-cards-moves = Coups qu’elle coûte
page-cards-revealed = Quand il est révélé
page-cards-follower = Un autre pigeon peut le suivre
page-cards-never = Ne va jamais sur
page-cards-returns = Revient
page-cards-returns-about = Au lieu de devenir un Trophée, il retourne dans la pioche, et un autre devient le Trophée.
page-cards-play = À son tour
page-cards-reacts = En réaction à
page-cards-reacts-none = rien : ce n’est pas une réaction
page-cards-reacts-aimed = une carte qui désigne son Espace
page-cards-reacts-guano = du Guano qui arrive dans son Espace
page-cards-reacts-pigeons = des pigeons qui arrivent dans son Espace
page-cards-reacts-trophies = deux Trophées ou plus faits par un autre
page-cards-reacts-reaction = la réaction de quelqu’un
page-cards-reaction = La réaction
page-cards-only = Seuls ces pigeons peuvent y être
page-cards-only-about = Aucun choisi : tous peuvent.
page-cards-arrival = Aussitôt, quand des pigeons arrivent
page-cards-preview = Dans une main
page-cards-picture = Image
page-cards-letters = Ou jusqu’à trois lettres à la place
page-cards-effect = Ce qu’elle fait
page-cards-effect-n = Effet { $number }
page-cards-effect-add = Un autre effet
page-cards-effect-remove = Retirer l’effet { $number }
page-cards-effect-unsayable = Cela ne peut se dire d’une carte ; choisis à nouveau pour obtenir le plus proche qui le peut.
page-cards-effect-from = D’où
page-cards-effect-to = Vers où
page-cards-effect-what = Quoi
page-cards-effect-count = Combien
page-cards-effect-most = Combien
page-cards-effect-cards = Combien
page-cards-verb-assign = elle va ici
page-cards-verb-trophy = devient ton Trophée
page-cards-verb-scare = des pigeons sont Effrayés
page-cards-verb-share = deviennent des Trophées partagés
page-cards-verb-move = déplacer des pigeons
page-cards-verb-discard = défausser de ton Espace
page-cards-verb-draw = piocher des cartes
page-cards-verb-swap = échanger les pigeons avec un autre Espace
page-cards-verb-cancel = cela n’a pas lieu
page-cards-verb-redirect = cela va à qui l’a envoyé
page-cards-value-own-area = ton propre Espace
page-cards-value-any-zone = n’importe quelle Zone
page-cards-value-any-place = n’importe quel Lieu
page-cards-value-any-area = n’importe quel Espace
page-cards-value-roomiest-place = le Lieu avec le plus d’emplacements libres
page-cards-value-most-trophies = l’Espace avec le plus de Trophées
page-cards-value-here = ce Lieu
page-cards-value-one = un
page-cards-value-all = tous
page-cards-value-pigeon = pigeon
page-cards-value-pigeons = pigeons
page-cards-value-everything = pigeons et Guano
page-cards-value-guano = Guano
page-cards-value-lots = Tas de guano
page-cards-value-most-1 = un
page-cards-value-most-2 = un ou deux
page-cards-value-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
page-cards-wording = En quatre langues
page-cards-wording-itself = écrit tout seul
page-cards-wording-own = avec tes propres mots
page-cards-wording-about = La phrase est écrite d’après les effets. Tes propres mots prennent sa place sur la carte ; ce qui se passe est toujours ce que disent les effets.
page-cards-no-sentence = On ne peut encore rien en dire.
page-cards-says = Avec tes propres mots ({ $language })
page-cards-answers = La réaction avec tes propres mots ({ $language })
page-cards-flock = Exemplaires selon le nombre de joueurs (édition 2025)
page-cards-flock-n = { $players } joueurs
page-cards-flock-same = toujours tous les exemplaires
page-cards-id = Mot dans les enregistrements
page-cards-id-about = Minuscules et chiffres. Guano et Tas de guano sont connus par les mots guano et lots.
page-cards-limits = Et si ma carte fait autre chose ?
page-cards-limits-about = Les cartes sont composées avec les mots des règles imprimées. Ce qui n’en fait pas partie ne peut pas encore se jouer ici ; voici le plus proche :
page-cards-limit-two-aims = Elle laisse deux choses au choix.
page-cards-nearest-two-aims = Laisses-en une ouverte et nomme l’autre, ou fais-en deux cartes.
page-cards-limit-guano-place = Elle met du Guano sur un Lieu.
page-cards-nearest-guano-place = Le Guano va dans un Espace ; laisse le Lieu effrayer ses pigeons quand il en arrive.
page-cards-limit-still-calls = Elle appelle encore des pigeons quand elle est annulée.
page-cards-nearest-still-calls = Une carte annulée n’appelle personne ; donne-lui un appel plus grand pour les autres fois.
page-cards-limit-if = Elle pose une condition : seulement si…
page-cards-nearest-if = Une carte qui ne ferait rien ne peut pas être jouée ; nomme le Lieu dont il s’agit.
page-cards-limit-others-hand = Elle prend des cartes dans la main de quelqu’un.
page-cards-nearest-others-hand = Fais-la piocher dans la pioche.

# Measuring
page-cards-measure = Mesurer
page-cards-measure-about = Des bots jouent { $count } parties avec, en arrière-plan : leur durée, si commencer compte, quelles cartes sont fortes.
page-cards-measure-go = Mesurer
page-cards-measure-stop = Arrêter
page-cards-measure-progress = { $played } parties sur { $count }
page-cards-measure-old = Mesuré avec la version { $version }.
page-cards-measured = { $played } parties à { $seats } joueurs.
page-cards-measure-length = Coups d’une partie
page-cards-measure-range = { $mean } ({ $low } à { $high })
page-cards-measure-winner = Points du gagnant
page-cards-measure-seat = La place { $seat } gagne
page-cards-measure-share = { $wins } ({ $low } à { $high } ; équitable : { $fair })
page-cards-measure-strongest = Plus fort que les autres
page-cards-measure-weakest = Plus faible que les autres
page-cards-measure-none = aucune avec certitude
page-cards-measure-cards = Carte par carte
page-cards-measure-card = Carte
page-cards-measure-drawn = Piochée
page-cards-measure-played = Jouée
page-cards-measure-edge = Avantage
