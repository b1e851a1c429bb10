## Che cos’è? Le risposte di numeri, figure, distintivi e segni

page-what-is = Che cos’è?
page-key-what = da un segno all’altro: che cos’è?
page-grounds = Lettere sui terreni

columba-letter-g = V
columba-letter-w = Bi
columba-letter-s = S
columba-letter-b = Bl
columba-page-about-points = Punti fatti finora: le caselle dei suoi poderi
columba-page-about-open = { $points ->
    [one] Si perde un punto
   *[other] Si perdono { $points } punti
 } se l’obiettivo alla fine è ancora incompiuto. Non ancora contati.
columba-page-about-after = Punti dopo la mossa che stai guardando
columba-page-about-gift = Punti che la mossa che stai guardando darebbe a questo giocatore
columba-page-about-team = Punti fatti finora dai due alleati insieme
columba-page-about-objective = L’obiettivo. { $aim }
columba-page-about-none = Nessun obiettivo: qui non si cattura più nulla, e alla fine non si perde nulla
columba-page-about-dovecote = { $size ->
    [large] Colombaia grande: 2 punti per casella
   *[small] Colombaia piccola: 1 punto per casella
 }; { $left ->
    [yes] ancora da costruire
   *[no] costruita
 }
columba-page-about-eyas = Falchetti: due tessere ne fanno crescere uno
columba-page-about-falcon = Falchi adulti, pronti da mandare
columba-page-about-tiles = Tessere da usare ({ $kind }): si posano sul territorio o pagano i falchi
columba-page-about-pile = Carte ancora da pescare. Il turno con l’ultima è l’ultimo.
columba-page-about-ground = La lettera di questo terreno: { $kind }
columba-page-about-field = { $what ->
    [bare] Tavolo nudo
    [falcon] Falco: questa casella non conta per nessuno
    [tile] Piccione domestico: { $kind }
   *[wild] Piccione selvatico: { $kind }
 }{ $dovecote ->
    [small] , con una colombaia piccola
    [large] , con una colombaia grande
   *[no] {""}
 }.
columba-page-about-estate = { $yours ->
    [yes] Il tuo podere
   *[no] Podere di { $who }
 }: { $fields ->
    [one] 1 casella
   *[other] { $fields } caselle
 }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
columba-page-brings-gift = { $who } ci guadagna { $points ->
    [one] un punto
   *[other] { $points } punti
 }.

columbiz-page-about-total = Punti in tutto: linee e pedine catturate
columbiz-page-about-captures = Pedine catturate, e quanto valgono alla fine
columbiz-page-about-reserve = Pedine ancora nella riserva. Quando una riserva è vuota, il giro è l’ultimo.
columbiz-page-about-column = Le caselle di questa colonna si pagano con dadi che mostrano { $face }
columbiz-page-about-tally = Dadi che ora mostrano { $face }: { $count }
columbiz-page-about-pawn = Una pedina di { $who }
columbiz-page-about-die = Un { $face }: sarà tirato di nuovo se non lo tieni
columbiz-page-about-kept = Un { $face } che tieni
columbiz-page-about-lies = Un dado che mostra { $face }
columbiz-page-about-used = Questo dado ha pagato una pedina

piccioni-page-about-points = Punti del momento: i Trofei, meno piccioni e guano
piccioni-page-about-gift = La mossa che stai guardando aiuterebbe questo giocatore
piccioni-page-about-pigeons = Piccioni in quest’Area: costano punti alla fine
piccioni-page-about-guano = Guano in quest’Area: costa punti alla fine
piccioni-page-about-trophies = Trofei: sono punti
piccioni-page-about-hand = Carte in mano
piccioni-page-about-medal = Trofeo: { $name }
piccioni-page-about-unseen = Un Trofeo che nessuno ha visto; alla fine si gira
piccioni-page-about-room = { $is ->
    [endless] Qui c’è sempre posto
    [full] Non c’è più posto
   *[free] Posti: { $spaces } in tutto, liberi: { $free }
 }
piccioni-page-about-free = Un posto libero
piccioni-page-about-bird = { $name }{ $has ->
    [no] {""}
   *[yes] : { $text }
 }
piccioni-page-about-dirt = { $name }: costa punti alla fine
piccioni-page-about-call = Richiamo: dopo le tue mosse { $count ->
    [one] arriva un piccione
   *[other] arrivano { $count } piccioni
 }
piccioni-page-about-r = Reazione: si può giocare anche fuori dal tuo turno
piccioni-page-about-pips = Mosse che restano in questo turno
piccioni-page-about-flock = Piccioni ancora da arrivare. Quando non ce ne sono più, ognuno ha ancora un turno.
piccioni-page-about-deck = Carte azione da pescare
piccioni-page-about-discard = Carte giocate; apri per vedere quali
