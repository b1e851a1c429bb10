## Il coach: che cosa spiega la prima volta, e da che cosa mette in guardia

page-coach = Il coach spiega le novità e avverte prima degli errori
page-coach-about = Ai tavoli che permettono ogni aiuto. Se non tocchi nulla, solo nella prima partita di ogni gioco.
page-coach-read = Capito
page-coach-explain = Spiega
page-coach-fold = Meno
page-coach-decline = Non spiegare più nulla

# Prima di una mossa di cui ci si potrebbe pentire
page-caution = Davvero?
page-caution-back = Ci ripenso
page-caution-go = Lo faccio lo stesso
page-caution-never = Lo faccio, e non avvertirmi più
caution-helps = Così dai { $points ->
    [one] un punto
   *[other] { $points } punti
 } a { $who }.
caution-costs = Così perdi { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
caution-late-objective = { $turns ->
    [0] È il tuo ultimo turno.
    [one] Ti resta al massimo un turno.
   *[other] Ti restano al massimo { $turns } turni.
 } Un obiettivo incompiuto alla fine costa { $points } punti.
caution-unfinished = Piazzata altrove, questa carta completerebbe il tuo obiettivo. Incompiuto costa { $points } punti, e questo è il tuo ultimo turno.
caution-forfeits = Questi dadi non pagano nessuna casella. Se li tieni, perdi { $pawns ->
    [one] una pedina
   *[other] { $pawns } pedine
 } dalla tua riserva.

# Columba, per la prima volta
columba-first-captured = Una carta può coprire solo piccioni che mancano ancora all’obiettivo. Sono catturati: per ognuno ora c’è una tessera sull’obiettivo.
columba-first-completed = Un obiettivo completo dà quattro tessere per dopo. Anche la sua carta si piazza, e se ne può pescare uno nuovo.
columba-first-small = Tutto il gruppo di un colore ora è un podere: un punto per ogni casella, anche per quelle che si aggiungono.
columba-first-large = Tutto il gruppo di un colore ora è un podere. Una colombaia grande conta due punti per casella; ognuno ne ha una sola.
columba-first-laid = Una tessera conta come una casella del suo colore. Accanto a un podere di quel colore lo fa crescere.
columba-first-bred = Due tessere danno un falchetto. Altre due, in un turno successivo, lo fanno crescere.
columba-first-raised = Un falco adulto può essere mandato nel podere di un avversario, una volta per turno.
columba-first-falcon = La casella del falco non conta per nessuno. Ciò che taglia fuori dalla colombaia è di nuovo libero.
columba-first-grows = Le caselle dello stesso colore che toccano un podere ne fanno parte da sole. Ogni casella vale punti.
columba-first-helped = Un podere cresce chiunque abbia piazzato la carta, e i punti vanno al suo proprietario. Guarda dove le tue carte toccano i poderi degli altri.
columba-first-shrinks = Le caselle coperte non contano più. Quelle tagliate fuori dalla loro colombaia non sono di nessuno: chiunque può costruirci.
columba-first-discarded = Questa carta non si poteva piazzare da nessuna parte: lascia la partita. Il turno continua.
columba-first-last = Il mazzo è vuoto: questo è l’ultimo turno. Un obiettivo incompiuto costa 4 punti.

# Columbiz, per la prima volta
columbiz-first-thrown = Tieni i dadi che ti piacciono e tira di nuovo gli altri, al massimo due volte. La casella 3 della colonna 5 costa tre 5.
columbiz-first-placed = Una pedina costa tanti dadi quanti ne indica la casella, tutti con il numero della colonna. Al massimo quattro pedine per turno.
columbiz-first-captured = Chi piazza una pedina e ne ha così più di un altro in quella colonna vi cattura tutte le sue. Una pedina catturata vale 1 punto, due ne valgono 2, tre 4, quattro 6.
columbiz-first-line = Tre o più pedine di un giocatore in linea, senza vuoti, danno subito punti: tre 1 punto, quattro 2, cinque 3, sei 4.
columbiz-first-aside = Nessuna casella era adatta ai dadi: fino a tre pedine della riserva lasciano la partita. Prima di tenere i dadi per sempre, cerca una casella che possano pagare.
columbiz-first-last = Una riserva è vuota: si finisce questo giro, e la partita è finita.

# Piccioni, per la prima volta
piccioni-first-guano = Il Guano in un’Area costa punti alla fine. Alcune carte lo lavano via, oppure paghi carte per ripulire.
piccioni-first-lands = Un piccione in un’Area costa un punto alla fine, se non se ne va o non diventa un Trofeo.
piccioni-first-trophy = Un Trofeo vale un punto. Chi alla fine ha più punti vince.
piccioni-first-returned = Questo piccione torna nel mazzo. Il Trofeo preso al suo posto resta coperto fino alla fine.
piccioni-first-reaction = Le carte con la R si giocano anche come risposta, nel turno di un altro.
piccioni-first-cancelled = Una carta annullata non fa nulla, e i piccioni che avrebbe richiamato non arrivano.
piccioni-first-redirected = La carta torna a chi l’ha mandata.
piccioni-first-scared = I piccioni Spaventati volano nell’Area con meno piccioni.
piccioni-first-scattered = Più Aree sono pari per numero minimo di piccioni: gli Spaventati volano nel mazzo. Altrimenti volerebbero nell’Area che ne ha di meno.
piccioni-first-followed = Una Picciona può portare con sé un altro piccione.
piccioni-first-called = Le carte forti richiamano piccioni: alla fine di questo turno se ne rivelano tanti quanti ne sono stati richiamati, invece di uno.
piccioni-first-swapped = Tutti i piccioni di due Aree si sono scambiati di posto.
piccioni-first-revealed = Dopo le mosse si rivelano piccioni. La specie di ognuno dice dove va: è scritto in mezzo al tavolo.
piccioni-first-last = Le carte in mano alla fine non contano: nel tuo ultimo turno fanne dei punti.
