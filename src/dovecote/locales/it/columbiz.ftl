## Columbiz: che cosa dicono il tavolo, le scelte, gli eventi e i rifiuti

columbiz-title = Columbiz
columbiz-about = Tira otto dadi, paga caselle in sei colonne, forma linee e cattura pedine.
columbiz-reconstructed = I numeri del tabellone, il nuovo tiro in caso di parità all’inizio e tutto ciò che le regole segnalano con ⚑ sono ricostruzioni.

# I giocatori, dal colore delle loro pedine
columbiz-violet = Viola
columbiz-blue = Blu
columbiz-grey = Grigio
columbiz-black = Nero

# Opzioni
columbiz-option-seats = in quanti si gioca
columbiz-option-line_scoring = quanto dà una linea che si allunga (6.4)
columbiz-option-ties = che cosa vale a parità di punteggio (8.4)
columbiz-option-captures = come si conta per catturare (5.3)

# Il tavolo a parole
columbiz-round = Giro { $round }
columbiz-last-round = Ultimo giro: una riserva è vuota.
columbiz-dice = Dadi: { $dice }
columbiz-dice-left = Dadi rimasti: { $dice }
columbiz-no-dice = nessuno
columbiz-dice-of = { $count ->
    [one] un { $face }
    [2] due { $face }
    [3] tre { $face }
    [4] quattro { $face }
    [5] cinque { $face }
    [6] sei { $face }
    [7] sette { $face }
   *[other] { $count } dadi «{ $face }»
 }
columbiz-throw = Tiro { $throw } di 3
columbiz-nothing-fits = Attenzione: nessuna casella è adatta a questi dadi. Se li tieni, metti da parte { $pawns ->
    [one] una pedina
   *[other] { $pawns } pedine
 } (4.6).
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
columbiz-offer-stand = tenere tutti i dadi e piazzare pedine
columbiz-offer-reroll = { $held ->
    [0] Tira di nuovo tutti i { $count } dadi
   *[other] Tieni { $kept } e tira di nuovo { $count ->
        [one] l’altro dado
       *[other] gli altri { $count } dadi
    }
 }
columbiz-offer-put = una pedina sulla casella { $number } della colonna { $column }
columbiz-offer-end = chiudere il turno
columbiz-offer-forfeit = nessuna casella è adatta: mettere da parte delle pedine
columbiz-more-rerolls = o tirare di nuovo dei dadi: scrivi quali, per esempio «{ $example }» ({ $count } possibilità; «all» le elenca)

# Eventi
columbiz-event-die-thrown = { $you ->
    [yes] Tiri un dado: { $face }.
   *[no] { $who } tira un dado: { $face }.
 }
columbiz-event-began = { $you ->
    [yes] Cominci tu.
   *[no] { $who } comincia.
 }
columbiz-event-thrown = { $you ->
    [yes] Tiri:
   *[no] { $who } tira:
 } { $throw ->
    [1] { $fell }.
   *[other] { $fell }; ora ci sono { $dice }.
 }
columbiz-event-taken-up = { $held ->
    [0] { $you ->
        [yes] Tiri
       *[no] { $who } tira
    } di nuovo { $count ->
        [one] un dado
       *[other] { $count } dadi
    }.
   *[other] { $you ->
        [yes] Tieni { $kept } e tiri
       *[no] { $who } tiene { $kept } e tira
    } di nuovo { $count ->
        [one] un dado
       *[other] { $count } dadi
    }.
 }
columbiz-event-stood = { $you ->
    [yes] Tieni { $dice }.
   *[no] { $who } tiene { $dice }.
 }
columbiz-event-placed = { $you ->
    [yes] Piazzi una pedina
   *[no] { $who } piazza una pedina
 } sulla casella { $number } della colonna { $column }.
columbiz-event-captured = { $yours ->
    [yes] { $who } ti cattura { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }.
   *[no] { $you ->
        [yes] Catturi
       *[no] { $who } cattura
    } { $count ->
        [one] una pedina
       *[other] { $count } pedine
    } di { $owner }.
 }
columbiz-event-scored = { $you ->
    [yes] Fai
   *[no] { $who } fa
 } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }: { $terms }.
columbiz-event-set-aside = { $you ->
    [yes] Metti da parte
   *[no] { $who } mette da parte
 } { $pawns ->
    [one] una pedina
   *[other] { $pawns } pedine
 }.
columbiz-event-ran-out = { $you ->
    [yes] Non hai più pedine nella riserva:
   *[no] { $who } non ha più pedine nella riserva:
 } questo giro è l’ultimo.
columbiz-event-turn-ended = { $you ->
    [yes] Chiudi il tuo turno.
   *[no] { $who } chiude il turno.
 }
columbiz-event-tallied = { $you ->
    [yes] Chiudi
   *[no] { $who } chiude
 } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }: { $terms }.
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
columbiz-refuse-throws-over = Hai già fatto tutti i tuoi tiri.
columbiz-refuse-dice-absent = Non hai tutti questi dadi.
columbiz-refuse-still-throwing = Prima tieni i tuoi dadi; le pedine si piazzano dopo l’ultimo tiro.
columbiz-refuse-occupied = { $yours ->
    [yes] Lì hai già una pedina.
   *[no] Lì { $owner } ha già una pedina.
 }
columbiz-refuse-too-few-dice = Questa casella costa { $needed ->
    [one] un dado che mostra
   *[other] { $needed } dadi che mostrano
 } { $face }; { $left ->
    [0] non te ne resta nessuno
    [one] te ne resta uno
   *[other] te ne restano { $left }
 }.
columbiz-refuse-four-pawns = In questo turno hai già piazzato quattro pedine; è il massimo.
columbiz-refuse-reserve-empty = La tua riserva è vuota.
columbiz-refuse-must-place = Una casella è adatta: prima devi piazzare una pedina.
columbiz-refuse-must-forfeit = Nessuna casella è adatta: devi mettere da parte delle pedine.
columbiz-refuse-something-fits = Una casella è adatta: non puoi mettere da parte pedine.
columbiz-refuse-already-placed = In questo turno hai già piazzato una pedina: nessuna viene messa da parte.
