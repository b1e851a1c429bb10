## Piccioni : ce que fait une carte, écrit d’après ses effets

piccioni-says-and = { " ; " }
piccioni-says-all = { $parts }
piccioni-says-free = { $text } ; cela ne prend aucun coup
piccioni-says-both = prend tes deux coups : { $text }
piccioni-says-assign = lâche-le dans n’importe quel Espace
piccioni-says-trophy = { $count ->
    [one] un pigeon { $from } devient ton Trophée
   *[all] tous les pigeons { $from } deviennent tes Trophées
 }
piccioni-says-trophy-guano = { $count ->
    [one] un Guano ou un Tas de guano de ton Espace devient ton Trophée
   *[all] tous les Guano et Tas de guano de ton Espace deviennent tes Trophées
 }
piccioni-says-share = { $what ->
    [pigeons] tous les pigeons { $from } deviennent des Trophées ; tu les partages avec un autre joueur de ton choix
   *[everything] tous les pigeons et tous les Guano { $from } deviennent des Trophées ; tu les partages avec un autre joueur de ton choix
 }
piccioni-says-scare = tous les pigeons { $from } sont Effrayés
piccioni-says-move = { $most ->
    [1] déplace un pigeon { $from } { $to } où il tient
   *[other] déplace un ou deux pigeons { $from } { $to } où ils tiennent
 }
piccioni-says-discard = { $what ->
    [guano] { $count ->
        [one] défausse un Guano de ton Espace
       *[all] défausse tous les Guano de ton Espace
     }
   *[lots] { $count ->
        [one] défausse un Tas de guano de ton Espace
       *[all] défausse tous les Tas de guano de ton Espace
     }
 }
piccioni-says-draw = { $cards ->
    [one] pioche une carte
    [2] pioche deux cartes
   *[other] pioche { $cards } cartes
 }
piccioni-says-swap = échange tous les pigeons de ton Espace avec ceux d’un autre Espace
piccioni-says-from = { $from ->
    [own-area] de ton Espace
    [any-area] d’un Espace de ton choix
    [any-place] d’un Lieu de ton choix
    [any-zone] d’une Zone de ton choix
   *[place] du Lieu « { $place } »
 }
piccioni-says-away = { $from ->
    [own-area] de ton Espace
    [any-area] d’un Espace de ton choix
    [any-place] d’un Lieu de ton choix
    [any-zone] d’une Zone
   *[place] du Lieu « { $place } »
 }
piccioni-says-to = { $to ->
    [any-area] vers un Espace
    [any-place] vers un Lieu
    [any-zone] vers une autre Zone
   *[place] vers le Lieu « { $place } »
 }
piccioni-says-answer = { $to ->
    [aimed] une action vise ton Espace : { $text }
    [guano] un Guano ou un Tas de guano est sur le point d’entrer dans ton Espace : { $text }
    [pigeons] des pigeons sont sur le point d’entrer dans ton Espace : { $text }
    [trophies] un autre joueur fait à la fois deux Trophées ou plus : { $text }
   *[reaction] un autre joueur réagit : { $text }
 }
piccioni-says-net = l’un d’eux devient à la place ton Trophée
piccioni-says-join = tu les partages aussi
piccioni-says-cancel = elle est annulée, son appel aussi
piccioni-says-redirect = il va chez le joueur qui l’a envoyé
piccioni-says-size = prend { $size ->
    [2] deux
   *[other] { $size }
 } emplacements
piccioni-says-lands = { $to ->
    [any-place] va sur un Lieu de ton choix où il y a de la place, sinon dans ton Espace
    [roomiest-place] va sur le Lieu qui a le plus d’emplacements libres, sinon dans ton Espace
    [most-trophies] va dans l’Espace du joueur qui a le plus de Trophées
    [own-area] va dans ton Espace
    [any-area] va dans un Espace de ton choix
    [any-zone] va dans une Zone de ton choix où il y a de la place
   *[place] va sur le Lieu « { $place } », sinon sur un Lieu où il y a de la place, ou dans ton Espace
 }
piccioni-says-followed = un autre pigeon peut le suivre sur un Lieu
piccioni-says-never = ne va jamais ici : { $places }
piccioni-says-calls = { $call ->
    [one] un pigeon de plus est révélé
   *[other] { $call } pigeons de plus sont révélés
 }
piccioni-says-returns = Revient
piccioni-says-spaces = { $spaces ->
    [one] un emplacement
   *[other] { $spaces } emplacements
 }
piccioni-says-no-limit = de la place pour tous les pigeons
piccioni-says-only = seulement pour : { $pigeons }
piccioni-says-arrival-scare = quand des pigeons arrivent, tous ceux qui s’y trouvent sont Effrayés
piccioni-says-arrival-draw = { $cards ->
    [one] quand des pigeons arrivent, le joueur dont c’est le tour pioche une carte
   *[other] quand des pigeons arrivent, le joueur dont c’est le tour pioche { $cards } cartes
 }
