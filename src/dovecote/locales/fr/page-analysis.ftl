## A finished match judged, on the page

page-analysis = Que s’est-il passé ?
page-analysis-ask = Analyser cette partie
page-analysis-go-on = Reprendre l’analyse
page-analysis-working = Le champion examine chaque choix : { $part }
page-analysis-stop = Ne plus attendre
page-analysis-stopped = L’analyse n’est pas terminée.
page-analysis-there = L’analyse est prête.
page-analysis-refused = { $status ->
    [closed] Cette partie a été interrompue avant la fin : on ne peut dire qui l’aurait gagnée.
    [over] Ce jeu ne peut pas être analysé.
    [stranded] Les règles ont changé et ne peuvent plus suivre cette partie.
   *[running] Une partie n’est analysée qu’une fois finie.
 }
page-analysis-verdict = Ce que valait ce coup
page-analysis-nothing = Rien à juger à ce coup.
page-analysis-turning-point = Tournant { $number }
page-analysis-lost = a coûté { $lost } de chances, { $points } points
page-analysis-lost-about = a coûté { $lost } (± { $error }) de chances, { $points } points
page-analysis-luck = Hasard : { $change } % pour { $who }.
page-analysis-luck-about = Hasard : { $change } % (± { $error }) pour { $who }.
analysis-better = Mieux : { $move } ; { $idea }.
analysis-idea-but = cela coûte quelque chose, mais { $idea }
analysis-idea-later = rien ne se voit tout de suite, cela paie aux tours suivants
analysis-idea-then = aux tours suivants, { $idea }
page-analysis-mark-before = À la marque précédente
page-analysis-mark-next = À la marque suivante
page-analysis-no-mark = Il n’y a plus de marque de ce côté.
page-analysis-show = Montrer le meilleur coup
page-analysis-shown = Sur la table maintenant : { $move }
page-analysis-shown-here = Le meilleur coup, sur la table telle qu’elle était. Rien n’est joué.
page-analysis-try = Réessayer
page-analysis-summary = Résumé
page-analysis-about = Le champion a jugé chaque choix avec { $budget } de son budget, d’après ce qu’on savait alors à chaque place. Ce sont des jugements, pas la vérité.
page-analysis-accounts = Hasard et jeu, pour chacun
page-analysis-player = Qui
page-analysis-start = Au début
page-analysis-of-luck = Hasard
page-analysis-of-play = Jeu
page-analysis-result = À la fin
page-analysis-adds-up = Chances de gagner en pour cent. Le hasard est ce que tirages et lancers ont apporté au-delà de la moyenne, avec l’erreur là où il a été estimé ; le jeu est le reste : ses propres choix et ceux des autres.
page-analysis-choices = Les choix et leurs marques
page-analysis-given = Perdu par choix
page-analysis-turning = La partie a basculé ici
page-analysis-no-turning = Aucun moment n’a fait basculer cette partie
page-analysis-turned = Coup { $at }, { $kind ->
    [luck] hasard
   *[choice] un choix
 } : { $change } % pour { $who }. { $told }
page-analysis-mistakes = Les choix qui ont coûté quelque chose
page-analysis-no-mistakes = Aucun choix n’a rien coûté de visible
page-analysis-mistake = Coup { $at }, { $who } : { $lost }. { $told }
page-analysis-try-all = { $count ->
    [one] Trouver le meilleur coup
   *[other] Trouver le meilleur coup : { $count } énigmes
 }
page-analysis-table = La courbe sous forme de tableau
page-analysis-entry = Coup
page-analysis-choice = Choix

# Puzzles
page-puzzles = Trouver le meilleur coup
page-puzzles-about = Des choix de tes propres parties qui ont coûté quelque chose. La table est telle que tu la connaissais ; le champion dit si ton coup vaut le sien.
page-puzzles-none = Il n’y en a pas encore. Fais analyser une de tes parties finies : le bouton est à la fin de la partie et dans sa rediffusion.
page-puzzles-server = La liste de toutes tes énigmes demande un serveur. Celles d’une partie sont dans son analyse.
page-puzzles-one = { $game }, coup { $at }
page-puzzles-solved = résolue
page-puzzle-ask = { $who } : trouve mieux que le coup qui a été joué.
page-puzzle-thinking = Le champion compare…
page-puzzle-best = C’est le choix du champion lui-même
page-puzzle-good = Aussi bon que le choix du champion, à sa marge près
page-puzzle-same = C’est ce qui a été joué : cela { $lost }.
page-puzzle-worse = Pas encore : cela { $lost }.
page-puzzle-for = { $verdict } ; { $idea }.
page-puzzle-show = Montre-moi
page-puzzle-shown = Le choix du champion : { $move } ; { $idea }.
page-puzzle-next = Suivante
page-puzzle-replay = À la rediffusion
page-puzzle-all = Toutes les énigmes

# Playing on
page-playon = Continuer à partir d’ici
page-playon-about = Une nouvelle partie commence après le coup { $at }, avec son propre hasard. Son enregistrement dit d’où elle se détache.
page-playon-seat = Qui joue pour { $who } ?
page-playon-me = Moi
page-playon-friend = Un ami, par lien
page-playon-go = Jouer
page-playon-nobody = Il faut que l’une des places soit la tienne.
error-no-choice = À l’entrée { $entry } de cette partie, personne n’avait à choisir.

# The idea of a move: what it is good for, in a clause
columba-idea-points = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] tes domaines gagnent un point de plus
           *[other] tes domaines gagnent { $count } points de plus
         }
       *[no] en moyenne, tes domaines gagnent { $count } points de plus
     }
    [theirs] { $sure ->
        [yes] { $count ->
            [one] cela coûte un point aux domaines des autres
           *[other] cela coûte { $count } points aux domaines des autres
         }
       *[no] en moyenne, cela coûte { $count } points aux domaines des autres
     }
   *[both] { $sure ->
        [yes] { $count ->
            [one] tes domaines prennent un point d’avance de plus
           *[other] tes domaines prennent { $count } points d’avance de plus
         }
       *[no] en moyenne, tes domaines prennent { $count } points d’avance de plus
     }
 }
columba-idea-unfinished = { $side ->
    [theirs] les autres risquent davantage de garder un objectif inachevé
   *[both] tu risques moins de garder un objectif inachevé
 }
columba-idea-captured = { $kind ->
    [completed] cela te permet d’achever ton objectif
    [denied] cela empêche un autre joueur d’achever son objectif
   *[several] { $side ->
        [mine] ton objectif avance davantage
        [theirs] les objectifs des autres avancent moins
       *[both] ton objectif avance plus que ceux des autres
     }
 }
columba-idea-tiles = { $kind ->
    [completed] cela te permet d’achever ton objectif
    [denied] cela empêche un autre joueur d’achever son objectif
   *[several] { $side ->
        [mine] { $sure ->
            [yes] { $count ->
                [one] tu as un jeton de plus
               *[other] tu as { $count } jetons de plus
             }
           *[no] en moyenne, tu as { $count } jetons de plus
         }
        [theirs] les autres ont moins de jetons
       *[both] tu as plus de jetons par rapport aux autres
     }
 }
columba-idea-young = { $side ->
    [mine] tu obtiens un fauconneau
    [theirs] les autres ont moins de fauconneaux
   *[both] un fauconneau est de ton côté
 }
columba-idea-adult = { $side ->
    [mine] tu obtiens un faucon adulte
    [theirs] les autres ont moins de faucons adultes
   *[both] un faucon adulte est de ton côté
 }
columba-idea-hunt = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] un de tes faucons pourrait coûter aux autres un point de plus
           *[other] un de tes faucons pourrait coûter aux autres { $count } points de plus
         }
       *[no] en moyenne, un de tes faucons pourrait coûter aux autres { $count } points de plus
     }
    [theirs] les faucons des autres trouveraient moins à prendre
   *[both] un de tes faucons trouverait davantage à prendre par rapport aux leurs
 }
columba-idea-fragile = { $side ->
    [mine] un faucon pourrait moins entamer tes domaines
    [theirs] un faucon pourrait davantage entamer les domaines des autres
   *[both] un faucon pourrait moins entamer tes domaines par rapport à ceux des autres
 }
columba-idea-small = { $side ->
    [theirs] il reste moins de petits pigeonniers aux autres
   *[both] un petit pigeonnier reste pour plus tard
 }
columba-idea-large = { $side ->
    [theirs] les autres ont plus souvent déjà utilisé leur grand pigeonnier
   *[both] le grand pigeonnier reste pour plus tard
 }
columba-idea-site = { $side ->
    [theirs] les autres n’ont que de plus petits groupes libres où construire
   *[both] le meilleur groupe libre où construire te reste
 }
columba-idea-room = { $side ->
    [theirs] les domaines des autres ont moins de place pour grandir
   *[both] tes domaines gardent plus de place pour grandir
 }
columba-idea-links = { $side ->
    [theirs] moins de pigeons libres sont près des domaines des autres
   *[both] plus de pigeons libres sont près de tes domaines
 }
columba-idea-objective = { $side ->
    [theirs] les autres ont moins de temps pour leurs objectifs
   *[both] il y a un objectif pour lequel capturer
 }
columba-idea-reach = { $side ->
    [theirs] une carte peut moins apporter aux autres ce qui manque à leurs objectifs
   *[both] une carte peut t’apporter davantage de ce qui manque à ton objectif
 }
columba-idea-growth = { $side ->
    [theirs] les cartes à venir peuvent moins agrandir les domaines des autres
   *[both] les cartes à venir peuvent agrandir davantage tes domaines
 }
columbiz-idea-points = { $kind ->
    [lines] { $sure ->
        [yes] { $count ->
            [one] tu prends un point d’avance de plus, grâce à une ligne
           *[other] tu prends { $count } points d’avance de plus, grâce aux lignes
         }
       *[no] en moyenne, tu prends { $count } points d’avance de plus, surtout grâce aux lignes
     }
    [captures] { $sure ->
        [yes] { $count ->
            [one] tu prends un point d’avance de plus, grâce aux captures
           *[other] tu prends { $count } points d’avance de plus, grâce aux captures
         }
       *[no] en moyenne, tu prends { $count } points d’avance de plus, surtout grâce aux captures
     }
   *[several] { $sure ->
        [yes] { $count ->
            [one] tu prends un point d’avance de plus
           *[other] tu prends { $count } points d’avance de plus
         }
       *[no] en moyenne, tu prends { $count } points d’avance de plus
     }
 }
columbiz-idea-danger = { $kind ->
    [column] tes pions de la colonne { $what } risquent moins d’être mis en minorité
   *[several] moins de tes pions peuvent être mis en minorité
 }
columbiz-idea-prey = { $kind ->
    [column] tu peux plus facilement mettre en minorité et capturer les leurs dans la colonne { $what }
   *[several] tu peux mettre en minorité et capturer davantage des leurs
 }
columbiz-idea-lines = { $kind ->
    [row] cela prépare une de tes lignes dans la rangée des { $what }
    [column] cela prépare une de tes lignes dans la colonne { $what }
    [diagonal] cela prépare une de tes lignes en diagonale
   *[several] il te reste des lignes plus nombreuses et plus longues
 }
columbiz-idea-theirs = { $kind ->
    [row] cela gêne une de leurs lignes dans la rangée des { $what }
    [column] cela gêne une de leurs lignes dans la colonne { $what }
    [diagonal] cela gêne une de leurs lignes en diagonale
   *[several] il reste aux autres moins à gagner en lignes
 }
columbiz-idea-held = { $kind ->
    [column] { $sure ->
        [yes] dans la colonne { $what }, tu égalises ou tu passes devant
       *[no] dans la colonne { $what }, tu égalises ou tu passes devant plus souvent
     }
   *[several] tu tiens plus de colonnes par rapport aux autres
 }
columbiz-idea-pawns = { $kind ->
    [column] tu places plus de pions dans la colonne { $what }
   *[several] tu as plus de pions sur le plateau par rapport aux autres
 }
columbiz-idea-reserve = plus de tes pions restent en réserve
columbiz-idea-throws = { $count ->
    [one] sur tous les lancers possibles, cela vaut un point de plus
   *[other] sur tous les lancers possibles, cela vaut { $count } points de plus
 }
piccioni-idea-trophies = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] tes Trophées te rapportent un point de plus
           *[other] tes Trophées te rapportent { $count } points de plus
         }
       *[no] en moyenne, tes Trophées te rapportent { $count } points de plus
     }
    [theirs] les Trophées rapportent moins aux autres
   *[both] { $sure ->
        [yes] { $count ->
            [one] tes Trophées prennent un point d’avance de plus
           *[other] tes Trophées prennent { $count } points d’avance de plus
         }
       *[no] en moyenne, tes Trophées prennent { $count } points d’avance de plus
     }
 }
piccioni-idea-pigeons = { $more ->
    [yes] { $side ->
        [mine] tu as plus de pigeons dans ton Espace, et le temps d’en faire des Trophées
        [theirs] les autres ont moins de pigeons dans leurs Espaces dont faire des Trophées
       *[both] par rapport aux autres, tu as plus de pigeons dans ton Espace, et le temps d’en faire des Trophées
     }
   *[no] { $side ->
        [mine] moins de pigeons restent dans ton Espace, où ils comptent contre toi
        [theirs] plus de pigeons restent dans les Espaces des autres, où ils comptent contre eux
       *[both] par rapport aux autres, tu as moins de pigeons dans ton Espace
     }
 }
piccioni-idea-guano = { $more ->
    [yes] { $side ->
        [mine] tu as moins de Guano
        [theirs] les autres ont plus de Guano
       *[both] tu as moins de Guano par rapport aux autres
     }
   *[no] le Guano te coûte peu à présent
 }
piccioni-idea-cards = { $kind ->
    [card] tu gardes une carte plus utile à présent : { $what }
   *[several] { $more ->
        [yes] { $side ->
            [mine] tu as plus de cartes en main
            [theirs] les autres ont moins de cartes en main
           *[both] tu as plus de cartes en main par rapport aux autres
         }
       *[no] tu retiens moins de cartes, qui valent peu à présent
     }
 }
piccioni-idea-trophy_cards = { $more ->
    [yes] { $kind ->
        [card] tu gardes une carte qui fait des Trophées : { $what }
       *[several] tu gardes plus de cartes qui font des Trophées
     }
   *[no] { $kind ->
        [card] tu cèdes une carte qui n’a plus guère le temps de faire des Trophées : { $what }
       *[several] tu retiens moins de cartes qui font des Trophées : il leur reste peu de temps
     }
 }
piccioni-idea-flight_cards = { $more ->
    [yes] { $kind ->
        [card] tu gardes une carte qui fait partir des pigeons de ton Espace : { $what }
       *[several] tu gardes de quoi faire partir des pigeons de ton Espace
     }
   *[no] { $kind ->
        [card] tu cèdes une carte qui fait partir des pigeons de ton Espace, ce qui sert peu à présent : { $what }
       *[several] tu retiens moins de cartes qui font partir des pigeons de ton Espace : elles servent peu à présent
     }
 }
piccioni-idea-reactions = { $more ->
    [yes] { $kind ->
        [card] tu gardes de quoi réagir : { $what }
       *[several] tu gardes plus de réactions en main
     }
   *[no] { $kind ->
        [card] tu cèdes une réaction qui sert peu à présent : { $what }
       *[several] tu gardes moins de réactions, qui servent peu à présent
     }
 }
