## Jeux de cartes et plateaux

set-columba-title = Les cartes reconstituées
set-columba-provenance = Reconstitution : les cartes imprimées ne sont pas connues. Chaque carte avec une paire côte à côte et deux terrains seuls y est une fois, et chaque carte de quatre terrains différents une fois.
set-columbiz-title = Le plateau reconstitué
set-columbiz-provenance = Reconstitution : dans chaque colonne, les numéros vont de 1, près du dé, à 6.
set-piccioni-title = Les cartes maison
set-piccioni-provenance = Reconstitution : les textes des cartes imprimées ne sont pas publics. Celles-ci sont les nôtres, dans les mots des règles.

error-reading-twice = { $found } y figure { $expected } fois ; c’est permis.
error-board-count = Le plateau a six colonnes ; ici : { $found }.
error-board-numbers = { $place } : { $found } – dans chaque colonne, chaque numéro figure une fois : { $expected }.
error-board-syntax = Le fichier n’est pas du TOML : { $found ->
        [long] beaucoup trop long
        [nested] imbrication trop profonde
        [digits] un nombre y a trop de chiffres
       *[other] { $found }
    }
error-cards-free = { $card }, { $field } : les cartes qui ne prennent aucun coup font piocher { $found } cartes en tout, { $expected } au plus ; sinon un tour pourrait ne jamais finir.
error-cards-reserved = { $card }, { $field } : ce mot a un autre sens dans le texte des coups ; choisis un autre identifiant.
error-label-missing = { $field } manque : { $expected } caractères au plus.
error-label-kind = { $field } : « { $found } » n’est pas un texte.
error-label-signs = { $field } : il contient un signe qu’on ne voit pas, { $found }.
error-label-long = { $field } : { $found } caractères, { $expected } au plus.
error-label-unseen = { $field } : rien n’en est lisible, ou une lettre porte trop de signes.
error-label-taken = { $field } : « { $found } » est le nom du jeu de cartes maison.
error-label-drawing = { $field } : « { $found } » n’est pas le nom d’un dessin : minuscules, chiffres et traits d’union.
error-reading-syntax = Ce n’est pas du TOML : { $found ->
        [long] beaucoup trop long
        [nested] imbrication trop profonde
        [digits] un nombre y a trop de chiffres
       *[other] { $found }
    }
error-reading-tables = Rien de tout cela n’y figure : { $expected }.
error-reading-large = Le jeu de cartes a { $found } octets, { $expected } au plus.
error-reading-unknown = { $found } ne fait pas partie d’un jeu de cartes et sera laissé de côté ; champs connus : { $expected }
error-trial-endless = Avec ces cartes, une partie ne finit pas : des bots en ont essayé une à { $seats } places, et elle continuait après { $expected } entrées.
error-trial-crowded = Avec ces cartes, on peut avoir trop de choix à la fois : { $found } dans une partie à { $seats } places, { $expected } au plus.
error-no-set = Il n’y a pas de jeu de cartes { $set }.
error-other-game = Ces cartes sont celles d’un autre jeu : { $theirs }.
error-not-author = Seul l’auteur d’un jeu de cartes peut le faire, et personne avec celui de la maison.
error-set-changed = Le jeu de cartes a changé entre-temps : la version { $version } est maintenant la dernière.
error-set-faulty = { $count ->
    [one] Une chose est à corriger avant d’enregistrer le jeu de cartes.
   *[other] { $count } choses sont à corriger avant d’enregistrer le jeu de cartes.
 }
error-set-body = Un jeu de cartes s’envoie comme feuille, avec son jeu, ou en TOML.
