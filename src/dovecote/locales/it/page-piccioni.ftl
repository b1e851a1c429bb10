## Piccioni: che cosa dice la sua pagina, oltre alle parole del gioco

# Dove i nomi lunghi possono andare a capo su una carta piccola
piccioni-page-breaks = Spaventa·passeri Idro·pulitrice Banca·rella Auto·mobile

# Il tavolo
piccioni-page-table = La città e le Aree
piccioni-page-rivals = Aree degli altri
piccioni-page-mine = La tua Area
piccioni-page-stage = Il centro del tavolo
piccioni-page-zone-said = { $zone }: { $lying }; { $room }.
piccioni-page-area-said = Area di { $who }. Dentro: { $lying }. Trofei: { $trophies }. { $cards }, { $points }.
piccioni-page-full = pieno
piccioni-page-partner = { $you ->
    [yes] con te
   *[no] con { $who }
 }
piccioni-page-to-move = di turno
piccioni-page-is-asked = deve rispondere
piccioni-page-edition-2025-flock = Edizione 2025: il numero di giocatori decide quali piccioni partecipano (2.5).
piccioni-page-edition-2025-balcony = Edizione 2025: alcuni piccioni sono tolti senza che nessuno li veda, e le Aree cominciano vuote (2.6).
piccioni-page-first-moves = Il primissimo turno ha una sola mossa (2.7).
piccioni-page-quiet = In questo turno non è ancora stata giocata nessuna carta.
piccioni-page-reveals = Piccioni rivelati
piccioni-page-sharing = Questi Trofei si stanno spartendo.
piccioni-page-flock = { $count ->
    [one] { $count } piccione
   *[other] { $count } piccioni
 }
piccioni-page-deck = { $count ->
    [one] { $count } carta Azione
   *[other] { $count } carte Azione
 }
piccioni-page-discard = scarti: { $count }
piccioni-page-removed = { $count ->
    [one] { $count } piccione è fuori dalla partita, non visto.
   *[other] { $count } piccioni sono fuori dalla partita, non visti.
 }

# Il turno
piccioni-page-your-turn = Tocca a te
piccioni-page-last = { $turns ->
    [one] Ultimo giro: questo è l’ultimo turno.
   *[other] Ultimo giro: restano { $turns } turni.
 }
piccioni-page-waiting = Si aspetta { $who }.
piccioni-page-waiting-answers = Si aspettano risposte: { $who }.
piccioni-page-ask-move = Scegli una carta e poi il suo bersaglio, o trascinala lì; oppure fai un’altra mossa.
piccioni-page-ask-end = Le tue mosse sono fatte. Chiudi il turno e rivela i piccioni.
piccioni-page-ask-end-last = Le tue mosse sono fatte. Non ci sono più piccioni da rivelare: chiudi il turno.
piccioni-page-ask-aim = Scegli fra ciò che si illumina.
piccioni-page-ask-clean = Scegli il guano da togliere e le carte con cui paghi.
piccioni-page-ask-trophy = Scegli un piccione nella tua Area e { $count ->
    [one] la carta con cui
   *[other] le { $count } carte con cui
 } paghi.
piccioni-page-ask-discard = { $count ->
    [one] Puoi tenere cinque carte. Scegli quella da scartare.
   *[other] Puoi tenere cinque carte. Scegli le { $count } da scartare.
 }
piccioni-page-ask-assign = { $pigeon }: dove va? Scegli una Zona che si illumina.
piccioni-page-ask-follow = Scegli il piccione che segue, o non far seguire nessuno.
piccioni-page-ask-take = Scegli il Trofeo che prendi.
piccioni-page-ask-blind = Questo tavolo non mostra le possibilità: prova ciò che vuoi fare, e le regole risponderanno.
piccioni-page-moves = Mosse
piccioni-page-choices = Da scegliere
piccioni-page-brings = Che cosa porta
piccioni-page-choose-first = Prima scegli
piccioni-page-card-first = Scegli prima una carta, poi il suo bersaglio.
piccioni-page-back = Indietro
piccioni-page-more = Mazzi e ordini permanenti
piccioni-page-verb-clean-for = Ripulisci la tua Area…
piccioni-page-verb-trophy-for = Paga per un Trofeo…
piccioni-page-go-play = Gioca { $card }
piccioni-page-go-react = Reagisci con { $card }
piccioni-page-go-discard = Scarta { $card }
piccioni-page-go-discard-several = Scarta { $count } carte
piccioni-page-discards-soon = { $count ->
    [one] Questa carta viene scartata fra un attimo.
   *[other] Queste carte vengono scartate fra un attimo.
 }
piccioni-page-go-draw = Pesca tre carte
piccioni-page-go-end = Chiudi il turno
piccioni-page-go-pass = Lascia fare
piccioni-page-go-clean = Paga e ripulisci
piccioni-page-go-trophy = Paga per il Trofeo
piccioni-page-go-assign = Mandalo lì
piccioni-page-go-follow = Fallo seguire
piccioni-page-go-no-follow = Nessuno segue
piccioni-page-go-take = Prendi questo Trofeo

# Finestre di reazione
piccioni-page-window = Finestra di reazione
piccioni-page-answers = La tua risposta
piccioni-page-react-or-pass = Rispondi con una carta, o lascia fare.
piccioni-page-which = Quale?
piccioni-page-let-it = Lascia fare
piccioni-page-send = Rispondi
piccioni-page-answered = Hai risposto. Si aspettano gli altri.
piccioni-page-waiting-short = Risposta data
piccioni-page-order-answers = Se non rispondi tu, lo farà il tuo ordine permanente.
piccioni-page-no-hurry = Non c’è limite di tempo.
piccioni-page-seconds = { $seconds ->
    [one] resta un secondo
   *[other] restano { $seconds } secondi
 }
piccioni-page-pigeons-on-you = In arrivo nella tua Area: { $pigeons }!
piccioni-page-guano-on-you = { $who } te lo scarica addosso: { $card }!
piccioni-page-minutes = { $minutes ->
    [one] resta circa un minuto
   *[other] restano circa { $minutes } minuti
 }
piccioni-page-orders = Ordini permanenti
piccioni-page-order-ask = Chiedimelo ogni volta
piccioni-page-order-until = Lascia fare fino al mio turno
piccioni-page-order-pass = Lascia fare sempre
piccioni-page-order-end = Chiudi da solo il mio turno quando non resta niente da fare, anche mentre sono via
piccioni-page-order-cards = Reagisci senza chiedere
piccioni-page-order-react = { $card } ogni volta che si può

# Che cosa significa giocare una carta
piccioni-page-do-guano = { $aim ->
    [self] Scaricalo su di te: −1 punto per te.
   *[other] Scaricalo su { $target }: −1 punto per { $target }.
 } Poi peschi una carta.
piccioni-page-do-lots = { $aim ->
    [self] Scaricalo su di te: −2 punti per te.
   *[other] Scaricalo su { $target }: −2 punti per { $target }.
 }
piccioni-page-do-car = { $what }, sulla Strada, diventa un tuo Trofeo. Tutti gli altri lì sono Spaventati.
piccioni-page-do-rifle = { $what } ({ $zone }) diventa un tuo Trofeo.
piccioni-page-do-surge = Tutti i piccioni sui Cavi diventano Trofei; li spartisci con { $target }.
piccioni-page-do-net = { $what }, nella tua Area, diventa un tuo Trofeo.
piccioni-page-do-breadcrumbs = Attira { $what }: { $zone } → { $to }.
piccioni-page-do-scarecrow = Tutti i piccioni nella tua Area sono Spaventati.
piccioni-page-do-firecracker = Tutti i piccioni sono Spaventati: { $zone }.
piccioni-page-do-umbrella = Un Guano lascia la tua Area.
piccioni-page-do-washer = Tutti i Guano e un Mucchio di guano lasciano la tua Area.
piccioni-page-do-balcony = { $what } lascia la tua Area → { $to }.
piccioni-page-do-metoo = Peschi due carte, senza spendere mosse.
piccioni-page-do-souvenir = { $what }, nella tua Area, diventa un tuo Trofeo.
piccioni-page-do-swap = Scambia tutti i tuoi piccioni con { $target }.
piccioni-page-answer-net = Invece, { $what } diventa un tuo Trofeo.
piccioni-page-answer-umbrella = Torna a chi l’ha mandato.
piccioni-page-answer-balcony = È annullata, e anche il suo richiamo.
piccioni-page-answer-metoo = Hai una parte dei Trofei anche tu.

# I verbi delle carte che non sono della casa
piccioni-page-verb-assign = assegnare
piccioni-page-verb-trophy = Trofeo
piccioni-page-verb-scare = Spaventare
piccioni-page-verb-share = spartire
piccioni-page-verb-move = spostare
piccioni-page-verb-discard = scartare
piccioni-page-verb-draw = pescare
piccioni-page-verb-swap = scambiare
piccioni-page-verb-cancel = annullare
piccioni-page-verb-redirect = rimandare

# I punti, riga per riga
piccioni-page-term-trophies = Trofei: { $count }
piccioni-page-term-trophy-guano = Guano come Trofeo: { $count }
piccioni-page-term-trophy-lots = Mucchio di guano come Trofeo: { $count }
piccioni-page-term-pigeons = Piccioni nell’Area: { $count }
piccioni-page-term-guano = Guano nell’Area: { $count }
piccioni-page-term-lots = Mucchio di guano nell’Area: { $count }

# Tasti
piccioni-page-key-arrows = scorrere Zone e piccioni, o la mano
piccioni-page-key-enter = scegliere; una carta col suo bersaglio si gioca subito, altrimenti ancora una volta: inviare
piccioni-page-key-escape = un passo indietro
piccioni-page-key-draw = pescare tre carte
piccioni-page-key-end = chiudere il turno; ancora una volta: inviare
piccioni-page-key-pass = lasciar fare
piccioni-page-key-nobody = nessuno segue

# How a turn goes
piccioni-page-lesson-1 = Due mosse per turno: gioca una carta, pescane tre, o paga carte per ripulire la tua Area o per fare un Trofeo.
piccioni-page-lesson-2 = I Trofei sono punti. Piccioni e guano nella tua Area costano punti alla fine.
piccioni-page-lesson-3 = Le carte con la R valgono anche fuori turno. Se qualcosa ti riguarda ricevi la domanda, qualunque mano tu abbia; così nessuno ne ricava nulla.
piccioni-page-lesson-4 = Dopo le tue mosse si rivelano piccioni: uno, o quanti ne hanno richiamati le tue carte. Ognuno va dove va la sua specie.
piccioni-page-lesson-5 = Quando il mazzo dei piccioni è vuoto, ognuno ha ancora un turno.

# The match in figures
piccioni-figure-trophies = Più Trofei
piccioni-figure-crowd = Più piccioni insieme in un’Area
piccioni-figure-luck = Pescate più fortunate: carte da Trofei
piccioni-figure-reactions = Più reazioni
piccioni-figure-cleaned = Più Guano tolto
piccioni-figure-played = Più carte giocate

# In the pictures of the rules
piccioni-picture-mine = La tua Area
piccioni-picture-theirs = Un’altra Area
