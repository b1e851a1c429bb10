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
page-analysis-given = Perdu
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
columba-idea-points = { $sure ->
    [yes] { $count ->
        [one] tu prends un point de domaines d’avance de plus
       *[other] tu prends { $count } points de domaines d’avance de plus
     }
   *[no] en moyenne, tu prends { $count } points de domaines d’avance de plus
 }
columba-idea-unfinished = tu risques moins de garder un objectif inachevé
columba-idea-captured = ton objectif avance plus que ceux des autres
columba-idea-tiles = tu as plus de jetons par rapport aux autres
columba-idea-young = un fauconneau est de ton côté
columba-idea-adult = un faucon adulte est de ton côté
columba-idea-hunt = un de tes faucons trouverait davantage à prendre
columba-idea-fragile = un faucon pourrait moins entamer tes domaines
columba-idea-small = un petit pigeonnier reste pour plus tard
columba-idea-large = le grand pigeonnier reste pour plus tard
columba-idea-site = le meilleur groupe libre où construire te reste
columba-idea-room = tes domaines gardent plus de place pour grandir
columba-idea-links = plus de pigeons libres sont près de tes domaines
columba-idea-objective = il y a un objectif pour lequel capturer
columba-idea-reach = ce qui manque à ton objectif devient accessible en une carte
columba-idea-growth = plus de cartes à venir peuvent agrandir tes domaines
columbiz-idea-points = { $sure ->
    [yes] { $count ->
        [one] tu prends un point d’avance de plus
       *[other] tu prends { $count } points d’avance de plus
     }
   *[no] en moyenne, tu prends { $count } points d’avance de plus
 }
columbiz-idea-danger = moins de tes pions peuvent être mis en minorité
columbiz-idea-prey = tu peux mettre en minorité et capturer davantage des leurs
columbiz-idea-lines = il te reste des lignes plus nombreuses et plus longues
columbiz-idea-theirs = il reste aux autres moins à gagner en lignes
columbiz-idea-held = tu tiens plus de colonnes par rapport aux autres
columbiz-idea-pawns = tu as plus de pions sur le plateau par rapport aux autres
columbiz-idea-reserve = plus de tes pions restent en réserve
columbiz-idea-throws = { $count ->
    [one] sur tous les lancers possibles, cela vaut un point de plus
   *[other] sur tous les lancers possibles, cela vaut { $count } points de plus
 }
piccioni-idea-trophies = { $sure ->
    [yes] { $count ->
        [one] tu prends un point de Trophées d’avance de plus
       *[other] tu prends { $count } points de Trophées d’avance de plus
     }
   *[no] en moyenne, tu prends { $count } points de Trophées d’avance de plus
 }
piccioni-idea-pigeons = { $more ->
    [yes] par rapport aux autres, tu as plus de pigeons dans ton Espace, et le temps d’en faire des Trophées
   *[no] par rapport aux autres, tu as moins de pigeons dans ton Espace
 }
piccioni-idea-guano = { $more ->
    [yes] tu as moins de Guano par rapport aux autres
   *[no] le Guano te coûte peu à présent
 }
piccioni-idea-cards = { $more ->
    [yes] tu as plus de cartes en main par rapport aux autres
   *[no] tu retiens moins de cartes, qui valent peu à présent
 }
piccioni-idea-trophy_cards = { $more ->
    [yes] tu gardes plus de cartes qui font des Trophées
   *[no] tu retiens moins de cartes qui font des Trophées : il leur reste peu de temps
 }
piccioni-idea-flight_cards = { $more ->
    [yes] tu gardes de quoi faire partir des pigeons de ton Espace
   *[no] tu retiens moins de cartes qui font partir des pigeons de ton Espace : elles servent peu à présent
 }
piccioni-idea-reactions = { $more ->
    [yes] tu gardes plus de réactions en main
   *[no] tu gardes moins de réactions, qui servent peu à présent
 }
