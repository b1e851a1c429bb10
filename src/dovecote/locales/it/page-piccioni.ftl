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
piccioni-page-to-move = di turno
piccioni-page-is-asked = deve rispondere
piccioni-page-house = carte della casa
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
    [one] { $count } azione
   *[other] { $count } azioni
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
piccioni-page-ask-move = Tocca una carta per giocarla, o scegli un’altra mossa.
piccioni-page-ask-end = Le tue mosse sono fatte. Concludile e rivela i piccioni.
piccioni-page-ask-aim = Tocca ciò che si illumina.
piccioni-page-ask-pay = Tocca ciò di cui si tratta e le carte con cui paghi.
piccioni-page-ask-discard = { $count ->
    [one] Una carta di troppo: tocca quella da scartare.
   *[other] { $count } carte di troppo: toccane una da scartare.
 }
piccioni-page-ask-assign = Dove va: { $pigeon }? Tocca una Zona che si illumina.
piccioni-page-ask-follow = Tocca il piccione che segue, o non far seguire nessuno.
piccioni-page-ask-take = Tocca il Trofeo che prendi.
piccioni-page-ask-blind = Questo tavolo non mostra le possibilità: tocca ciò che vuoi fare, e le regole risponderanno.
piccioni-page-moves = Mosse
piccioni-page-choices = Che cosa può essere
piccioni-page-brings = Che cosa porta
piccioni-page-choose-first = Prima scegli
piccioni-page-back = Indietro
piccioni-page-more = Mazzi e ordini permanenti
piccioni-page-verb-clean-for = Ripulire la tua Area…
piccioni-page-verb-trophy-for = Pagare per un Trofeo…
piccioni-page-go-play = Gioca { $card }
piccioni-page-go-react = Reagisci con { $card }
piccioni-page-go-discard = Scarta { $card }
piccioni-page-go-draw = Pesca tre carte
piccioni-page-go-end = Concludi le mosse
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
piccioni-page-answered = Hai risposto. Si aspetta che la finestra si chiuda.
piccioni-page-waiting-short = Risposta data
piccioni-page-order-answers = Se non rispondi tu, lo farà il tuo ordine permanente.
piccioni-page-no-hurry = Non c’è limite di tempo.
piccioni-page-seconds = { $seconds ->
    [one] resta un secondo
   *[other] restano { $seconds } secondi
 }
piccioni-page-pigeons-on-you = In arrivo da te: { $pigeons }!
piccioni-page-guano-on-you = { $who } te lo scarica addosso: { $card }!
piccioni-page-minutes = { $minutes ->
    [one] resta circa un minuto
   *[other] restano circa { $minutes } minuti
 }
piccioni-page-orders = Ordini permanenti
piccioni-page-order-ask = Chiedimelo ogni volta
piccioni-page-order-until = Lascia fare fino al mio turno
piccioni-page-order-pass = Lascia fare sempre
piccioni-page-order-cards = Reagire senza chiedere
piccioni-page-order-react = { $card } ogni volta che si può

# Che cosa significa giocare una carta
piccioni-page-do-guano = { $card } cade qui: { $zone }. Poi peschi una carta.
piccioni-page-do-lots = { $card } cade qui: { $zone }.
piccioni-page-do-car = { $card }: sulla Strada questo piccione diventa un tuo Trofeo: { $what }. Tutti gli altri lì sono Spaventati.
piccioni-page-do-rifle = { $card }: questo piccione diventa un tuo Trofeo: { $what } ({ $zone }).
piccioni-page-do-surge = { $card }: tutti i piccioni sui Cavi diventano Trofei; li spartisci con { $who }.
piccioni-page-do-net = { $card }: questo piccione della tua Area diventa un tuo Trofeo: { $what }.
piccioni-page-do-breadcrumbs = { $card } per attirare { $what }: { $zone } → { $to }.
piccioni-page-do-scarecrow = { $card }: tutti i piccioni nella tua Area sono Spaventati.
piccioni-page-do-firecracker = { $card }: tutti i piccioni qui sono Spaventati: { $zone }.
piccioni-page-do-umbrella = { $card }: un Guano lascia la tua Area.
piccioni-page-do-washer = { $card }: tutti i Guano e un Molto Guano lasciano la tua Area.
piccioni-page-do-balcony = { $card } Questo piccione lascia la tua Area: { $what } → { $to }.
piccioni-page-do-metoo = { $card } Peschi due carte, senza spendere mosse.
piccioni-page-do-souvenir = { $card }: nella tua Area questo diventa un tuo Trofeo: { $what }.
piccioni-page-do-swap = { $card }: tutti i tuoi piccioni in cambio di tutti i loro. { $zone }.
piccioni-page-answer-net = { $card }: invece, questo piccione diventa un tuo Trofeo: { $what }.
piccioni-page-answer-umbrella = { $card }: torna a chi l’ha mandato.
piccioni-page-answer-balcony = { $card } È annullata, e anche il suo richiamo.
piccioni-page-answer-metoo = { $card } Spartisci i Trofei anche tu.

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
piccioni-page-term-trophy-lots = Molto Guano come Trofeo: { $count }
piccioni-page-term-pigeons = Piccioni nell’Area: { $count }
piccioni-page-term-guano = Guano nell’Area: { $count }
piccioni-page-term-lots = Molto Guano nell’Area: { $count }

# Tasti
piccioni-page-key-arrows = scorrere Zone e piccioni, o la mano
piccioni-page-key-enter = scegliere; ancora una volta: inviare
piccioni-page-key-escape = un passo indietro
piccioni-page-key-draw = pescare tre carte; ancora una volta: inviare
piccioni-page-key-end = concludere le mosse; ancora una volta: inviare
piccioni-page-key-pass = lasciar fare; ancora una volta: inviare
piccioni-page-key-nobody = nessuno segue; ancora una volta: inviare

# How a turn goes
piccioni-page-lesson-1 = Due mosse a turno: giocare una carta, pescarne tre, o pagare carte per ripulire la tua Area o per un Trofeo.
piccioni-page-lesson-2 = I Trofei sono punti. Piccioni e guano nella tua Area costano punti alla fine.
piccioni-page-lesson-3 = Le carte con la R valgono anche fuori turno. Se qualcosa ti riguarda ricevi la domanda, qualunque mano tu abbia; così nessuno ne ricava nulla.
piccioni-page-lesson-4 = Dopo le mosse si rivelano piccioni, di più se le tue carte ne hanno chiamati. Ognuno va dove va la sua specie.
piccioni-page-lesson-5 = Quando il mazzo dei piccioni è vuoto, ognuno ha ancora un turno.
