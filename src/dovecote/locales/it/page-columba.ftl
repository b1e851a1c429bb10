## Columba: che cosa dice il suo tavolo sulla pagina

columba-page-boards = Plance e riserva
columba-page-land = Il territorio
columba-page-land-help = Le frecce percorrono le caselle, N salta al prossimo punto possibile, R gira la carta, Invio sceglie, Invio un’altra volta conferma.
columba-page-row = Fila { $y }
columba-page-you = tu
columba-page-bot = bot
columba-page-team = { $one } e { $other }

# Una casella a parole
columba-page-cell = { $what ->
    [bare] tavolo nudo
    [falcon] falco
    [tile] { $kind }, tessera
   *[wild] { $kind }
 }{ $dovecote ->
    [small] , colombaia piccola
    [large] , colombaia grande
   *[no] {""}
 }{ $fields ->
    [0] {""}
    [one] , podere di { $who }, una casella
   *[other] , podere di { $who }, { $fields } caselle
 }; colonna { $x }, fila { $y }.
columba-page-covers = { $count ->
    [0] La carta non coprirebbe nulla.
   *[other] La carta coprirebbe: { $kinds }.
 }
columba-page-is-legal = Qui è possibile.
columba-page-is-turned = Qui è possibile se giri la carta.
columba-page-is-impossible = Qui non è possibile.
columba-page-card = sopra { $a }, { $b }; sotto { $d }, { $c }
columba-page-pinned = Scelto. Invio conferma, Esc rinuncia.
columba-page-no-place = Nessun punto possibile.

# La finestra sul territorio
columba-page-window = Grandezza del territorio
columba-page-zoom-in = Più grande
columba-page-zoom-out = Più piccolo
columba-page-fit = Mostra tutto
columba-page-pile = { $count ->
    [0] nessuna carta rimasta
    [one] ancora 1 carta
   *[other] ancora { $count } carte
 }
columba-page-nudge = Sposta la scelta
columba-page-nudge-left = Una casella a sinistra
columba-page-nudge-right = Una casella a destra
columba-page-nudge-up = Una casella in su
columba-page-nudge-down = Una casella in giù

# La riserva
columba-page-supply = Riserva
columba-page-supply-tiles = Tessere ({ $kind }): { $count }
columba-page-supply-endless = Tessere ({ $kind }): senza limite
columba-page-supply-falcons = Falchi: { $count }

# Il turno
columba-page-your-turn = Tocca a te, { $who }
columba-page-their-turn = Sta giocando { $who }
columba-page-say-wait = Intanto puoi guardarti intorno.
columba-page-say-place = Piazza la tua carta sul territorio.
columba-page-say-former = Piazza sul territorio il tuo obiettivo completato, come una carta pescata.
columba-page-say-choose = Il tuo obiettivo è completo. Ne peschi uno nuovo, o continui senza?
columba-page-say-may = Puoi { $list }.
columba-page-say-blind = Puoi costruire e usare le tue tessere e i tuoi falchi. Poi chiudi il turno.
columba-page-may-build = costruire una colombaia
columba-page-may-lay = posare una tessera
columba-page-may-breed = allevare un falchetto
columba-page-may-raise = far crescere un falchetto
columba-page-may-falcon = mandare un falco
columba-page-may-end = chiudere il turno
columba-page-say-end = Non c’è altro da fare: chiudi il turno.
columba-page-say-loose = Una tessera che hai posato non è ancora in nessun podere: costruisci una colombaia sul suo gruppo.
columba-page-turn-hint = Girala con R o con la rotella.
columba-page-turn-left = Gira a sinistra
columba-page-turn-right = Gira a destra
columba-page-other-turn = Girata, qui ci sta:

# Che cosa fare, e a che prezzo
columba-page-modes = Che cosa fare
columba-page-mode-place = Piazza la carta
columba-page-mode-small = Costruisci una colombaia piccola
columba-page-mode-large = Costruisci una colombaia grande
columba-page-mode-lay = Posa una tessera ({ $kind })
columba-page-mode-tile = Posa una tessera
columba-page-lay-of = { $what }, { $price }
columba-page-mode-breed = Alleva un falchetto
columba-page-mode-raise = Fai crescere un falchetto
columba-page-mode-falcon = Manda un falco
columba-page-mode-take = Pesca un nuovo obiettivo
columba-page-mode-none = Continua senza obiettivo
columba-page-mode-end = Chiudi il turno
columba-page-price-small = 1 punto per casella; ne restano { $count }
columba-page-price-large = 2 punti per casella; la tua unica
columba-page-price-lay = { $count } sulla tua plancia
columba-page-price-breed = costa due delle tue tessere
columba-page-price-raise = costa altre due delle tue tessere
columba-page-price-falcon = { $count } sulla tua plancia
columba-page-price-take = costa 4 punti se alla fine è incompiuto
columba-page-price-none = fino alla fine della partita
columba-page-pay = Con quali due tessere paghi?

# Il pulsante forte
columba-page-first-place = Prima scegli un punto
columba-page-first-pay = Prima scegli due tessere
columba-page-first-mode = Prima scegli che cosa vuoi fare qui.
columba-page-go-place = Piazzala qui
columba-page-go-small = Costruisci qui
columba-page-go-large = Costruisci qui
columba-page-go-lay = Posala qui
columba-page-go-falcon = Mandalo qui
columba-page-go-breed = Allevalo
columba-page-go-raise = Fallo crescere
columba-page-go-take = Pesca l’obiettivo
columba-page-go-none = Continua senza
columba-page-go-end = Chiudi il turno

# Che cosa porterebbe la scelta
columba-page-brings-captured = Catturi { $count ->
    [one] un piccione { $pigeons }
   *[other] { $count } piccioni: { $pigeons }
 }.
columba-page-brings-completed = Così il tuo obiettivo è completo.
columba-page-brings-built = Nuovo podere: { $count ->
    [one] 1 casella
   *[other] { $count } caselle
 }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
columba-page-brings-wild = { $count ->
    [one] Una casella torna libera.
   *[other] { $count } caselle tornano libere.
 }
columba-page-do-place = Piazza qui la carta
columba-page-do-capture = { $count ->
    [one] Cattura qui il piccione { $pigeons }
   *[other] Cattura qui { $count } piccioni: { $pigeons }
 }
columba-page-do-cover = Copri qui { $count ->
    [one] una casella ({ $pigeons })
   *[other] { $count } caselle: { $pigeons }
 }
columba-page-do-build = Costruisci qui una colombaia { $size ->
    [large] grande
   *[small] piccola
 }
columba-page-do-lay = Posa qui una tessera ({ $kind })
columba-page-do-falcon = Manda qui un falco
columba-page-do-where = { $what } ({ $where })
columba-page-where = { $where ->
    [top-left] in alto a sinistra
    [top] in alto
    [top-right] in alto a destra
    [left] a sinistra
    [right] a destra
    [bottom-left] in basso a sinistra
    [bottom] in basso
    [bottom-right] in basso a destra
   *[middle] al centro
 }

# Punti
columba-page-term-small = { $fields ->
    [one] Colombaia piccola, una casella
   *[other] Colombaia piccola, { $fields } caselle
 }
columba-page-term-large = { $fields ->
    [one] Colombaia grande, una casella
   *[other] Colombaia grande, { $fields } caselle
 }
columba-page-term-unfinished = Obiettivo incompiuto

# Tasti
columba-page-key-walk = percorrere le caselle
columba-page-key-next = andare al punto possibile seguente o precedente
columba-page-key-turn = girare la carta a destra o a sinistra
columba-page-key-enter = scegliere, poi confermare
columba-page-key-escape = rinunciare alla scelta
columba-page-key-card = prendere la carta
columba-page-key-build = costruire una colombaia piccola o grande
columba-page-key-lay = posare una tessera: verde, bianca, sabbia, blu
columba-page-key-breed = allevare un falchetto
columba-page-key-raise = far crescere un falchetto
columba-page-key-falcon = mandare un falco
columba-page-key-objective = pescare un nuovo obiettivo, o continuare senza
columba-page-key-end = chiudere il turno
columba-page-key-pan = spostare il territorio
columba-page-key-zoom = più grande, più piccolo, tutto il territorio

# How a turn goes
columba-page-lesson-1 = Peschi una carta e la piazzi sul territorio, accanto ad altre carte o sopra. L’oro mostra dove si può; scegli un posto, e sceglilo di nuovo per piazzarla.
columba-page-lesson-2 = Una carta può coprire solo piccioni che mancano ancora al tuo obiettivo: quelli li catturi. Un obiettivo completo dà quattro piccioni domestici in tessere, e anche la sua carta da piazzare.
columba-page-lesson-3 = Poi puoi costruire una colombaia su un gruppo di piccioni di un colore: da allora è il tuo podere. Le tue tessere lo fanno crescere.
columba-page-lesson-4 = Due tessere danno un falchetto, altre due lo fanno crescere. Un falco spezza un podere avversario.
columba-page-lesson-5 = Il turno in cui si pesca l’ultima carta chiude la partita. Ogni casella di un podere vale un punto, due con una colombaia grande.

# The match in figures
columba-figure-largest-estate = Podere più grande
columba-figure-captures = Più piccioni catturati
columba-figure-falcons = Più falchi mandati
columba-figure-luck = Piccioni pescati che servivano

# In the pictures of the rules
columba-picture-hand = Mano
columba-picture-objective = Obiettivo
columba-picture-tiles = I tuoi piccioni
columba-picture-score = Punti
