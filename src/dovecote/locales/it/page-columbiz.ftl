## Columbiz: che cosa dice il suo tavolo nella pagina

# Le parti del tavolo
columbiz-page-table = Il tavolo di Columbiz
columbiz-page-board = La colombaia: sei colonne di sei caselle, sotto i loro dadi
columbiz-page-pad = Blocco segnapunti
columbiz-page-reserve = Pedine nella riserva
columbiz-page-dice = Dadi

# A chi tocca
columbiz-page-your-turn = Tocca a te, { $who }
columbiz-page-turn-of = Tocca a { $who }
columbiz-page-who-begins = Chi comincia?
columbiz-page-begins = { $who } comincia
columbiz-page-fell = { $who } ha tirato { $face } per vedere chi comincia.
columbiz-page-placed = { $count ->
    [0] Ancora nessuna pedina piazzata
    [one] 1 pedina piazzata su 4
   *[other] { $count } pedine piazzate su 4
 }

# Dadi
columbiz-page-kept = Tenuti: { $count }
columbiz-page-loose = Da tirare di nuovo: { $count }
columbiz-page-choose-dice = Scegli i dadi che vuoi tenere.
columbiz-page-die = Il dado { $slot } mostra { $face }
columbiz-page-die-keep = Tieni il dado { $slot }, che mostra { $face }
columbiz-page-die-kept = Il dado { $slot }, un { $face }, resta.
columbiz-page-die-loose = Il dado { $slot }, un { $face }, sarà tirato di nuovo.
columbiz-page-die-used = Il dado { $slot } è usato

# Caselle
columbiz-page-square-free = Colonna { $column }, casella { $number }: libera
columbiz-page-square-held = Colonna { $column }, casella { $number }: pedina di { $who }
columbiz-page-square-lit = Colonna { $column }, casella { $number }: libera, costa { $number ->
    [one] un dado che mostra { $column }
   *[other] { $number } dadi che mostrano { $column }
 }
columbiz-page-square-chosen = Colonna { $column }, casella { $number }: scelta; Invio piazza la pedina
columbiz-page-needs = Colonna { $column }, casella { $number }: { $needed ->
    [one] serve un dado che mostra { $column }
   *[other] servono { $needed } dadi che mostrano { $column }
 }; ne hai { $have ->
    [0] nessuno
   *[other] { $have }
 }.
columbiz-page-needs-how = Scegli una casella per tenere i dadi che le servono.
columbiz-page-kept-for = { $count ->
    [0] I dadi che mostrano { $face } si tirano di nuovo.
    [one] Resta un dado che mostra { $face }.
   *[other] Restano { $count } dadi che mostrano { $face }.
 }
columbiz-page-unchosen = Nessuna casella è più scelta.
columbiz-page-none-lit = Ora nessuna casella può essere presa.
columbiz-page-cost = Colonna { $column }, casella { $number }: costa { $number ->
    [one] un { $column }
    [2] due { $column }
    [3] tre { $column }
    [4] quattro { $column }
    [5] cinque { $column }
    [6] sei { $column }
   *[other] { $number } dadi «{ $column }»
 }

# Che cosa porterebbe una pedina
columbiz-page-line-row = Fila di { $size }: +{ $points }
columbiz-page-line-column = Colonna di { $size }: +{ $points }
columbiz-page-line-diagonal = Diagonale di { $size }: +{ $points }
columbiz-page-locks-up = Cattura { $count ->
    [one] una pedina
   *[other] { $count } pedine
 } di { $who }
columbiz-page-locks-up-for = { $what }: +{ $points }
columbiz-page-locks-up-all = { $what }; in tutto +{ $points }
columbiz-page-brings-nothing = Né linee né catture

# Pulsanti, e che cosa si dice prima
columbiz-page-throw-again = { $count ->
    [0] Tira di nuovo
    [one] Tira di nuovo un dado
   *[other] Tira di nuovo { $count } dadi
 }
columbiz-page-all-kept = Restano tutti i dadi.
columbiz-page-stand = Tieni tutto e piazza pedine
columbiz-page-stand-lose = Tieni tutto e metti da parte { $pawns ->
    [one] una pedina
   *[other] { $pawns } pedine
 }
columbiz-page-put = Piazza la pedina
columbiz-page-choose-first = Prima scegli una casella.
columbiz-page-choose-how = Scegli una casella accesa per vedere che cosa porta; sceglila di nuovo per piazzare.
columbiz-page-nothing-more = In questo turno non si possono piazzare altre pedine.
columbiz-page-end = Chiudi il turno
columbiz-page-forfeit = Metti da parte { $pawns ->
    [one] una pedina
   *[other] { $pawns } pedine
 }
columbiz-page-warn-stand = Nessuna casella è adatta a questi dadi. Se li tieni, metti da parte { $pawns ->
    [one] una pedina
   *[other] { $pawns } pedine
 } della tua riserva.
columbiz-page-warn-forfeit = Nessuna casella è adatta. { $pawns ->
    [one] Una pedina lascia
   *[other] { $pawns } pedine lasciano
 } la tua riserva e la partita.

# Blocco e riserva
columbiz-page-locked-up = { $count ->
    [0] nessuna pedina
    [one] una pedina
   *[other] { $count } pedine
 }
columbiz-page-points = { $points ->
    [one] un punto
   *[other] { $points } punti
 }
columbiz-page-total = { $points ->
    [one] un punto in tutto
   *[other] { $points } punti in tutto
 }
columbiz-page-aside = { $count ->
    [one] una messa da parte
   *[other] { $count } messe da parte
 }
columbiz-page-standing = { $who }: { $points ->
    [one] un punto
   *[other] { $points } punti
 }, { $reserve ->
    [0] nessuna pedina
    [one] una pedina
   *[other] { $reserve } pedine
 } nella riserva
columbiz-page-term-lines = Linee
columbiz-page-term-captures = { $count ->
    [0] Nessuna pedina catturata
    [one] Una pedina catturata
   *[other] { $count } pedine catturate
 }
columbiz-page-worth = Quanto vale
columbiz-page-worth-captures = Le pedine catturate e i loro punti

# Tasti
columbiz-page-key-board = al tabellone
columbiz-page-key-arrows = muoversi sulle caselle o sui dadi
columbiz-page-key-ends = prima o ultima casella della fila
columbiz-page-key-next = prossima casella che può essere presa; con Maiusc la precedente
columbiz-page-key-enter = scegliere la casella; di nuovo: piazzare la pedina
columbiz-page-key-escape = non sceglierne nessuna
columbiz-page-key-dice = ai dadi; la barra spaziatrice ne tiene uno o lo lascia
columbiz-page-key-toggle = tenere questo dado o lasciarlo
columbiz-page-key-throw = tirare di nuovo i dadi non tenuti
columbiz-page-key-stand = tenere tutti i dadi e piazzare pedine
columbiz-page-key-end = chiudere il turno

# How a turn goes
columbiz-page-lesson-1 = Hai fino a tre tiri con otto dadi. Fra l’uno e l’altro scegli i dadi che vuoi tenere.
columbiz-page-lesson-2 = Poi piazzi pedine: la casella 3 della colonna 5 costa tre 5. Al massimo quattro pedine per turno; le caselle accese sono quelle che puoi pagare.
columbiz-page-lesson-3 = Se nella colonna in cui hai piazzato hai più pedine di qualcuno, catturi tutte le sue in quella colonna.
columbiz-page-lesson-4 = Tre o più delle tue pedine in linea, senza vuoti, danno subito punti: in una fila, in una colonna o in diagonale.
columbiz-page-lesson-5 = Quando una riserva è vuota si finisce il giro, e le pedine catturate si aggiungono alle linee.

# The match in figures
columbiz-figure-captures = Più pedine catturate
columbiz-figure-longest-line = Linea più lunga
columbiz-figure-luck = Primo tiro più fortunato
columbiz-figure-set-aside = Più pedine messe da parte

# In the pictures of the rules
columbiz-picture-captured = Catturate
