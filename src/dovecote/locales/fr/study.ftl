## The study kit

study-record-entries = { $entries ->
    [one] Une entrée
   *[other] { $entries } entrées
}

cli-draw-about = Dessiner une position enregistrée, en SVG ou en PNG.
cli-draw-out = Le fichier à écrire ; son nom finit par .svg ou .png.
cli-draw-seat = Dessiner ce que voit cette place, comptée à partir de 0, au lieu de tout.
cli-draw-width = La largeur d’un PNG en pixels.

cli-seat-about = Donner à un modèle de langage une place à une table, sous forme d’outils du Model Context Protocol.
cli-seat-mcp = Parler ce protocole sur l’entrée et la sortie standard.
cli-seat-name = Le nom à la table ; « (bot) » y est ajouté.
cli-seat-seat = S’asseoir à cette place, comptée à partir de 0, au lieu de la première libre.

agent-about = Tu tiens une place à une table de { $game }. Look montre ce que cette place peut savoir et ce qu’elle peut faire ; move joue l’un de ces coups, dans les mots où il est proposé, et répond quand c’est de nouveau à toi. Why dit quelle règle s’oppose à un coup qui n’est pas proposé. Rules donne les règles, ou un seul article.
agent-look = Montrer la table telle que ta place la voit : ce qui s’y trouve, ce qui s’est passé depuis ton dernier regard, et tes coups. { $most } coups au plus sont listés ; avec « beginning », seulement ceux qui commencent ainsi. Avec « wait », la réponse vient quand c’est à toi.
agent-move = Jouer l’un de tes coups, dans les mots où il est proposé. « at » est le numéro qu’avait la table quand tu as décidé, tel que look l’a dit. La réponse vient quand c’est de nouveau à toi, ou que la partie est finie, ou après { $seconds } secondes.
agent-why = Demander quelle règle s’oppose à un coup auquel tu penses.
agent-rules = Lire les règles ; avec « clause », par exemple 4.2, seulement cet article.
agent-seat = Tu es { $who }, place { $seat }. Table au numéro { $at }.
agent-happened = Ce qui s’est passé :
agent-waiting = Ce n’est pas à toi : la table attend { $who }.
agent-not-begun = La partie n’a pas commencé : une place est encore libre.
agent-closed = La table a été fermée.
agent-your-move = À toi. Coups : { $moves }.
agent-no-offers = À toi. Cette table ne liste pas les coups ; écris-en un comme les règles le disent.
agent-more = … et { $count } de plus ; « beginning » liste ceux qui commencent ainsi.
agent-legal = « { $text } » est possible.
agent-refused = Refusé, et rien n’a changé : { $reason }
agent-made = C’est fait.

cli-sim-on = Jouer sur une grappe qui existe déjà : ray, ray://HÔTE:PORT ou dask://HÔTE:PORT.
sim-cut = Interrompu : { $games } sur { $all } ont été jouées.

cli-lab-about = Jouer les mêmes donnes selon chaque lecture d’une règle, et mesurer ce qu’elle change.
cli-lab-bots = Qui joue à chaque place ; plusieurs s’y relaient, ce qui montre aussi ce que décide le hasard : { $bots }.
cli-lab-cards = Jouer aussi avec les cartes de ce fichier, à côté de celles du jeu ; peut être répété.
cli-lab-games = Combien de donnes ; chacune est jouée selon chaque lecture.
cli-lab-plot = Dessiner un graphique de chaque mesure dans ce dossier.
lab-title = { $game } : { $deals } donnes selon chaque lecture, jouées par { $bots }. Les intervalles à 95 % sont entre crochets.
lab-control = Contrôle : encore la première lecture, avec des bots qui choisissent à nouveau entre des coups qui se valent
lab-figure = { $name ->
    [turns] Tours par partie
    [decisions] Décisions par tour
    [first] Victoires de la place qui commence, une part équitable étant 1
    [margin] Points entre le premier et le suivant
    [winner] Points du gagnant
   *[leads] Changements de tête
 }
lab-difference = (différence { $difference })
lab-luck = Donnes gagnées par la même place, qui que ce soit à cette place, en pour cent : { $share }
lab-changed = Donnes gagnées par quelqu’un d’autre que selon la première lecture, en pour cent : { $share }
lab-changed-title = Donnes gagnées par quelqu’un d’autre

cli-export-about = Écrire des parties enregistrées comme données : une ligne par décision.
cli-export-to = parquet, jsonl ou csv.
cli-export-out = Le fichier à écrire ; sans lui, jsonl et csv sont affichés.
