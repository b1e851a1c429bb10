## Columbiz: che cosa dicono il tavolo, le scelte, gli eventi e i rifiuti

columbiz-title = Columbiz
columbiz-about = Otto dadi, sei colonne, catture e linee.
columbiz-reconstructed = I numeri del tabellone, il nuovo tiro in caso di parità all'inizio e tutto ciò che le regole segnalano con ⚑ sono ricostruzioni.

# I giocatori, dal colore delle loro pedine
columbiz-violet = Viola
columbiz-blue = Blu
columbiz-grey = Grigio
columbiz-black = Nero

# Opzioni
columbiz-option-seats = in quanti si gioca
columbiz-option-line_scoring = una linea che si allunga dà di nuovo l'intero valore, o la differenza (6.4)
columbiz-option-ties = a parità di punteggio si condivide il posto, o decidono le pedine catturate (8.4)

# Il tavolo a parole
columbiz-round = Giro { $round }
columbiz-last-round = Ultimo giro: una riserva è vuota.
columbiz-dice = Dadi: { $dice }
columbiz-dice-left = Dadi rimasti: { $dice }
columbiz-no-dice = nessuno
columbiz-throw = Tiro { $throw } di 3
columbiz-nothing-fits = Attenzione: nessuna casella è adatta a questi dadi. Se ti fermi ora, metti da parte: { $pawns } (4.6).
columbiz-column = Colonna { $column }: { $squares }
columbiz-column-empty = Colonna { $column }: vuota
columbiz-square-held = { $number } { $who }
columbiz-reserve = riserva
columbiz-set-aside = da parte
columbiz-captured = catturate
columbiz-lines = linee
columbiz-captures = catture
columbiz-total = totale
columbiz-standing = { $who }: nella riserva { $reserve }, catturate { $captured }, messe da parte { $aside }; linee { $lines }, catture { $captures }, totale { $total }.

# Scelte
columbiz-offer-stand = tenere tutti i dadi e piazzare
columbiz-offer-reroll = tirare di nuovo { $faces }
columbiz-offer-put = una pedina sulla casella { $number } della colonna { $column }
columbiz-offer-end = chiudere il turno
columbiz-offer-forfeit = nessuna casella è adatta: mettere da parte delle pedine
columbiz-more-rerolls = o tirare di nuovo dei dadi: scrivi quali, per esempio «{ $example }» ({ $count } possibilità; «all» le elenca)

# Eventi
columbiz-event-die-thrown = { $who } tira un dado: { $face }.
columbiz-event-began = { $who } comincia.
columbiz-event-thrown = { $throw ->
    [1] { $who } tira: { $fell }.
   *[other] { $who } tira: { $fell }; ora: { $dice }.
 }
columbiz-event-taken-up = { $who } tira di nuovo { $faces }.
columbiz-event-stood = { $who } si ferma con { $dice }.
columbiz-event-placed = { $who } piazza una pedina su { $square }.
columbiz-event-captured = { $who } cattura { $count ->
    [one] una pedina
   *[other] { $count } pedine
 } di { $owner }: { $squares }.
columbiz-event-scored = { $who } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }: { $terms }.
columbiz-event-set-aside = { $who } mette da parte { $pawns ->
    [one] una pedina
   *[other] { $pawns } pedine
 }.
columbiz-event-ran-out = { $who } non ha più pedine nella riserva: questo giro è l'ultimo.
columbiz-event-turn-ended = { $who } ha chiuso il turno.
columbiz-event-tallied = { $who } chiude con { $points } in tutto: { $terms }.
columbiz-event-finished = La partita è finita.
columbiz-term-row = fila di { $size } ({ $points })
columbiz-term-column = colonna di { $size } ({ $points })
columbiz-term-falling = diagonale di { $size } ({ $points })
columbiz-term-rising = diagonale di { $size } ({ $points })
columbiz-term-lines = linee ({ $points })
columbiz-term-captures = { $size ->
    [one] una pedina catturata
   *[other] { $size } pedine catturate
 } ({ $points })

# Rifiuti
columbiz-refuse-over = La partita è finita.
columbiz-refuse-turn = È il turno di { $seat }.
columbiz-refuse-dice-in-cup = I dadi sono ancora nel bussolotto.
columbiz-refuse-throws-over = I tiri di questo turno sono finiti.
columbiz-refuse-dice-absent = Queste facce non si trovano tutte tra i dadi.
columbiz-refuse-still-throwing = Le pedine si piazzano dopo l'ultimo tiro; prima fermati («stand»).
columbiz-refuse-occupied = { $owner } ha già una pedina su { $square }.
columbiz-refuse-too-few-dice = Questa casella richiede { $needed ->
    [one] un dado che mostra
   *[other] { $needed } dadi che mostrano
 } { $face }; { $left ->
    [0] non ne resta nessuno
    [one] ne resta uno
   *[other] ne restano { $left }
 }.
columbiz-refuse-four-pawns = In questo turno sono già state piazzate quattro pedine, ed è il massimo.
columbiz-refuse-reserve-empty = La riserva è vuota.
columbiz-refuse-must-place = Una casella è adatta: prima bisogna piazzare una pedina.
columbiz-refuse-must-forfeit = Nessuna casella è adatta: bisogna mettere da parte delle pedine.
columbiz-refuse-something-fits = Una casella è adatta: nessuna pedina può essere messa da parte.
columbiz-refuse-already-placed = In questo turno è già stata piazzata una pedina: nessuna viene messa da parte.
