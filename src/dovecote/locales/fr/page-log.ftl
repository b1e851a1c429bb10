## Ce qui s’est passé, tour par tour : les titres du journal

# Qui a fait quoi ; ce que cela a donné
log-turn = { $you ->
    [yes] Tu { $did }
   *[no] { $who } { $did }
 }
log-times = { $did } { $count ->
    [2] (deux fois)
   *[other] ({ $count } fois)
 }
log-came = { $turn } : { $what }
log-began = { $you ->
    [yes] Tu commences
   *[no] { $who } commence
 }
log-over = La partie est finie : { $scores }
log-score = { $you ->
    [yes] toi
   *[no] { $who }
 } { $points }
log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

# Columba
columba-log-drawn = { $you ->
    [yes] pioches une carte
   *[no] pioche une carte
 }
columba-log-placed = { $you ->
    [yes] places une carte
   *[no] place une carte
 }
columba-log-discarded = { $you ->
    [yes] ne peux pas placer une carte
   *[no] ne peut pas placer une carte
 }
columba-log-captured = { $you ->
    [yes] captures
   *[no] capture
 } { $count ->
    [one] un pigeon
    [2] deux pigeons
    [3] trois pigeons
    [4] quatre pigeons
   *[other] { $count } pigeons
 }
columba-log-completed = { $you ->
    [yes] complètes
   *[no] complète
 } { $count ->
    [one] un objectif
    [2] deux objectifs
    [3] trois objectifs
    [4] quatre objectifs
   *[other] { $count } objectifs
 }
columba-log-declined = { $you ->
    [yes] continues sans objectif
   *[no] continue sans objectif
 }
columba-log-built = { $you ->
    [yes] construis
   *[no] construit
 } un { $size ->
    [large] grand
   *[small] petit
 } pigeonnier
columba-log-laid = { $you ->
    [yes] poses
   *[no] pose
 } { $count ->
    [one] un jeton
    [2] deux jetons
    [3] trois jetons
    [4] quatre jetons
   *[other] { $count } jetons
 }
columba-log-bred = { $you ->
    [yes] élèves un fauconneau
   *[no] élève un fauconneau
 }
columba-log-raised = { $you ->
    [yes] fais grandir un fauconneau
   *[no] fait grandir un fauconneau
 }
columba-log-hunted = { $you ->
    [yes] envoies
   *[no] envoie
 } un faucon dans { $yours ->
    [yes] ton domaine
   *[no] le domaine de { $owner }
 }
columba-log-enlarged = { $you ->
    [yes] agrandis
   *[no] agrandit
 } { $count ->
    [one] un domaine à { $fields } cases
    [2] deux domaines
    [3] trois domaines
    [4] quatre domaines
   *[other] { $count } domaines
 }
columba-log-tiles = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
columba-log-resized = { $yours ->
    [yes] ton domaine { $kind }
   *[no] le domaine { $kind } de { $owner }
 } { $way ->
    [shrinks] se réduit
   *[grows] s’agrandit
 } à { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
 }
columba-log-last-card = la dernière carte est piochée

# Columbiz
columbiz-log-thrown = { $you ->
    [yes] lances les dés
   *[no] lance les dés
 }
columbiz-log-kept = { $you ->
    [yes] gardes { $dice }
   *[no] garde { $dice }
 }
columbiz-log-placed = { $you ->
    [yes] poses un pion
   *[no] pose un pion
 } sur la case { $number } de la colonne { $column }
columbiz-log-placed-some = { $you ->
    [yes] poses
   *[no] pose
 } { $count ->
    [2] deux pions
    [3] trois pions
    [4] quatre pions
   *[other] { $count } pions
 }
columbiz-log-captured = { $you ->
    [yes] captures
   *[no] { $yours ->
        [yes] te capture
       *[no] capture
    }
 } { $count ->
    [one] un pion
    [2] deux pions
    [3] trois pions
    [4] quatre pions
   *[other] { $count } pions
 }{ $yours ->
    [yes] {""}
   *[no] {" "}de { $owner }
 }
columbiz-log-set-aside = { $you ->
    [yes] mets
   *[no] met
 } { $count ->
    [one] un pion
    [2] deux pions
    [3] trois pions
    [4] quatre pions
   *[other] { $count } pions
 } de côté
columbiz-log-lines = { $points ->
    [one] { $points } point pour des lignes
   *[other] { $points } points pour des lignes
 }
columbiz-log-ran-out = ce tour de table est le dernier

# Piccioni
piccioni-log-drew = { $you ->
    [yes] pioches
   *[no] pioche
 } { $count ->
    [one] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
   *[other] { $count } cartes
 }
piccioni-log-played = { $you ->
    [yes] joues { $card }
   *[no] joue { $card }
 }
piccioni-log-cancelled = { $you ->
    [yes] joues { $card } pour rien
   *[no] joue { $card } pour rien
 }
piccioni-log-cleaned = { $you ->
    [yes] paies
   *[no] paie
 } { $count ->
    [one] une carte
    [2] deux cartes
    [3] trois cartes
   *[other] { $count } cartes
 } { $you ->
    [yes] pour te débarrasser du guano
   *[no] pour se débarrasser du guano
 }
piccioni-log-bought = { $you ->
    [yes] paies
   *[no] paie
 } { $count ->
    [one] une carte
    [2] deux cartes
    [3] trois cartes
   *[other] { $count } cartes
 } pour un Trophée
piccioni-log-ended = { $you ->
    [yes] laisses venir les pigeons
   *[no] laisse venir les pigeons
 }
piccioni-log-guano = { $you ->
    [yes] lâches un Guano sur { $aim ->
        [self] toi
       *[other] { $target }
    }
   *[no] lâche un Guano sur { $aim ->
        [self] son propre Espace
        [you] toi
       *[other] { $target }
    }
 }
piccioni-log-lots = { $you ->
    [yes] lâches un Tas de guano sur { $aim ->
        [self] toi
       *[other] { $target }
    }
   *[no] lâche un Tas de guano sur { $aim ->
        [self] son propre Espace
        [you] toi
       *[other] { $target }
    }
 }
piccioni-log-car = { $you ->
    [yes] passes en voiture dans la Rue
   *[no] passe en voiture dans la Rue
 }
piccioni-log-rifle = { $you ->
    [yes] tires sur un pigeon
   *[no] tire sur un pigeon
 }
piccioni-log-surge = { $you ->
    [yes] partages en Trophées les pigeons des Câbles avec { $target }
   *[no] partage en Trophées les pigeons des Câbles avec { $aim ->
        [you] toi
       *[other] { $target }
    }
 }
piccioni-log-net = { $you ->
    [yes] prends un pigeon au filet
   *[no] prend un pigeon au filet
 }
piccioni-log-breadcrumbs = { $you ->
    [yes] attires des pigeons avec des miettes
   *[no] attire des pigeons avec des miettes
 }
piccioni-log-scarecrow = { $you ->
    [yes] dresses un épouvantail
   *[no] dresse un épouvantail
 }
piccioni-log-firecracker = { $you ->
    [yes] lances un pétard
   *[no] lance un pétard
 }
piccioni-log-umbrella = { $you ->
    [yes] ouvres un parapluie
   *[no] ouvre un parapluie
 }
piccioni-log-washer = { $you ->
    [yes] nettoies ton Espace à haute pression
   *[no] nettoie son Espace à haute pression
 }
piccioni-log-balcony = { $you ->
    [yes] chasses un pigeon de ton balcon
   *[no] chasse un pigeon de son balcon
 }
piccioni-log-metoo = { $you ->
    [yes] dis « Moi aussi ! »
   *[no] dit « Moi aussi ! »
 }
piccioni-log-souvenir = { $you ->
    [yes] vends du guano en souvenir
   *[no] vend du guano en souvenir
 }
piccioni-log-swap = { $you ->
    [yes] échanges tous tes pigeons avec { $target }
   *[no] échange tous ses pigeons avec { $aim ->
        [you] toi
       *[other] { $target }
    }
 }
piccioni-log-reacted = { $you ->
    [yes] tu réagis avec { $card }
   *[no] { $who } réagit avec { $card }
 }
piccioni-log-trophies = { $own ->
    [yes] { $count ->
        [one] un Trophée
        [2] deux Trophées
        [3] trois Trophées
       *[other] { $count } Trophées
    }
   *[no] { $count ->
        [one] un Trophée
        [2] deux Trophées
        [3] trois Trophées
       *[other] { $count } Trophées
    } pour { $you ->
        [yes] toi
       *[no] { $who }
    }
 }
piccioni-log-cost-guano = −1 pour { $you ->
    [yes] toi
   *[no] { $who }
 }
piccioni-log-cost-lots = −2 pour { $you ->
    [yes] toi
   *[no] { $who }
 }
piccioni-log-pigeons = { $count ->
    [one] un pigeon arrive
    [2] deux pigeons arrivent
    [3] trois pigeons arrivent
   *[other] { $count } pigeons arrivent
 } chez { $you ->
    [yes] toi
   *[no] { $who }
 }
piccioni-log-last-round = le dernier tour de table commence
piccioni-log-last-round-stopped = le dernier tour de table s’arrête
