## Columba: what its lessons say

# first-card
lesson-columba-first-card-title = La tua prima carta
lesson-columba-first-card-about = Piazza una carta, costruisci una colombaia, chiudi il turno.
lesson-columba-first-card-card = Hai pescato una carta. Deve toccare un’altra carta lungo un lato.
lesson-columba-first-card-sand = Piazzala a destra, in modo che la sabbia tocchi la sabbia.
lesson-columba-first-card-contact = Troppo lontano: un lato della tua carta deve toccare un lato di un’altra.
lesson-columba-first-card-build = Ora due caselle di sabbia si toccano. Costruisci lì una colombaia piccola, e saranno il tuo podere.
lesson-columba-first-card-large = Tieni quella grande: ogni casella del suo podere vale doppio. Qui costruisci una piccola.
lesson-columba-first-card-not-yet = Potresti chiudere qui, ma prima costruisci.
lesson-columba-first-card-end = Il tuo primo podere: due caselle, 2 punti. Al massimo una colombaia per turno: chiudi il turno.
lesson-columba-first-card-once = Una sola colombaia per turno. Chiudi il turno.
lesson-columba-first-card-done = Pescare, piazzare, costruire se vuoi, chiudere: ecco un turno. Vincono i poderi più grandi.

# capturing
lesson-columba-capturing-title = Catturare piccioni
lesson-columba-capturing-about = Copri i piccioni che mancano al tuo obiettivo.
lesson-columba-capturing-objective = Il tuo obiettivo mostra quattro piccioni: verde, bianco, sabbia, blu. Ti mancano tutti.
lesson-columba-capturing-cover = Piazza la tua carta sul piccione bianco e su quello color sabbia: catturi ciò che copri.
lesson-columba-capturing-contact = Troppo lontano. Piazzala sulla metà destra della prima carta.
lesson-columba-capturing-two = Ora due piccioni stanno sul tuo obiettivo. Chiudi il turno.
lesson-columba-capturing-lacks = Ti mancano ancora il verde e il blu. Non puoi coprire nessun altro piccione: prova, se vuoi.
lesson-columba-capturing-left = Ora catturali insieme: piazza la tua carta sulla metà sinistra della prima.
lesson-columba-capturing-lacking = Quel piccione non manca al tuo obiettivo: lì tutta la carta è vietata.
lesson-columba-capturing-done = Tutti e quattro! Il tuo obiettivo è completo. Che cosa porta, lo mostra la prossima lezione.

# objectives
lesson-columba-objectives-title = Obiettivi
lesson-columba-objectives-about = Un obiettivo completo ti dà piccioni tuoi e una carta in più.
lesson-columba-objectives-whole = Ti mancano tutti e quattro i tipi, e la prima carta li mostra tutti. Coprila tutta.
lesson-columba-objectives-choose = Completo! Quattro piccioni sono tuoi. Ora puoi prendere un nuovo obiettivo dal mazzo.
lesson-columba-objectives-none = Senza obiettivo non catturi più nulla fino alla fine. È presto: prendine uno.
lesson-columba-objectives-choose-first = Prima decidi se prendere un nuovo obiettivo.
lesson-columba-objectives-former = Il tuo vecchio obiettivo ora è una carta in mano, e la piazzi subito.
lesson-columba-objectives-covers = Può già catturare per il nuovo: copri il piccione verde e quello color sabbia a sinistra.
lesson-columba-objectives-card-first = Prima piazza la carta che hai in mano.
lesson-columba-objectives-end = Due carte in un turno, due piccioni per il nuovo obiettivo. Chiudi il turno.
lesson-columba-objectives-done = Se la vecchia carta completa anche il nuovo obiettivo, si ricomincia: è una catena.
lesson-columba-objectives-cost = Un obiettivo incompiuto alla fine costa 4 punti.

# domestic-pigeons
lesson-columba-domestic-pigeons-title = I tuoi piccioni
lesson-columba-domestic-pigeons-about = Posa i piccioni vinti per ingrandire i poderi.
lesson-columba-domestic-pigeons-four = Hai vinto quattro piccioni, uno per tipo: le quattro tessere sulla tua plancia.
lesson-columba-domestic-pigeons-build = Prima una casa: costruisci la colombaia grande sulle due caselle bianche.
lesson-columba-domestic-pigeons-large = Quella grande, per favore: così ogni casella vale 2 punti.
lesson-columba-domestic-pigeons-not-yet = Non ancora: c’è di meglio da fare.
lesson-columba-domestic-pigeons-lay = Ora posa il tuo piccione bianco sul tavolo nudo, accanto al tuo podere.
lesson-columba-domestic-pigeons-loose = Non starebbe in nessun podere. Un piccione posato deve avere casa alla fine del turno.
lesson-columba-domestic-pigeons-end = Tre caselle, 6 punti. Si costruisce una volta sola per turno: chiudi.
lesson-columba-domestic-pigeons-blue = Una carta con del blu: piazzala a sinistra, in modo che il blu tocchi il blu.
lesson-columba-domestic-pigeons-bridge = Un piccione si posa anche su una carta. Copri con il tuo blu la casella di sabbia tra le blu.
lesson-columba-domestic-pigeons-bridge-first = Prima unisci le blu: il podere sarà più grande.
lesson-columba-domestic-pigeons-house = Cinque caselle blu in fila, e il tuo piccione ha bisogno di una casa: costruisci lì una colombaia piccola.
lesson-columba-domestic-pigeons-homeless = Il tuo piccione blu non sta ancora in nessun podere. Prima costruisci sul suo gruppo.
lesson-columba-domestic-pigeons-finish = Cinque caselle in più, 5 punti. Chiudi il turno.
lesson-columba-domestic-pigeons-done = Una colombaia piccola dà 1 punto per casella, quella grande 2.

# estates
lesson-columba-estates-title = Poderi
lesson-columba-estates-about = Come crescono i poderi, e che cosa non può farci l’avversario.
lesson-columba-estates-theirs = Le caselle di sabbia con la colombaia sono il podere avversario. Lì non puoi coprire nulla.
lesson-columba-estates-away = Comincia il tuo: gira la carta in modo che il verde tocchi il verde, sopra la prima carta.
lesson-columba-estates-gift = Occhio: sabbia contro la sabbia avversaria ingrandisce quel podere. Un regalo!
lesson-columba-estates-estate = È nel podere avversario. Lì entra solo un falco.
lesson-columba-estates-build = Due caselle verdi. Costruisci lì una colombaia piccola.
lesson-columba-estates-not-yet = Prima la tua colombaia, sulle caselle verdi.
lesson-columba-estates-second = Un podere ha una sola colombaia. Costruisci sul verde.
lesson-columba-estates-end = Questo podere è tuo. Chiudi il turno.
lesson-columba-estates-grow = Una carta con molto verde. Piazzala in modo che il tuo podere verde cresca; dove, lo decidi tu.
lesson-columba-estates-missed = Il tuo podere non è cresciuto. Ancora una volta: il verde deve toccare il tuo verde lungo un lato.
lesson-columba-estates-done = Ogni casella che si unisce vale per te, chiunque l’abbia piazzata.
lesson-columba-estates-never = Due poderi non si uniscono mai, nemmeno due tuoi.

# falcons
lesson-columba-falcons-title = Falchi
lesson-columba-falcons-about = Alleva un falco, fallo crescere, e spezza un podere in due.
lesson-columba-falcons-pay = Un falchetto costa due dei tuoi piccioni. Restituisci quello verde e quello color sabbia per allevarne uno.
lesson-columba-falcons-breed-first = Prima viene la carta. Ma alleva subito: si può anche con una carta in mano.
lesson-columba-falcons-young-first = Non c’è ancora un falchetto. Prima allevane uno.
lesson-columba-falcons-place = Un falchetto! Ora piazza la tua carta, a sinistra.
lesson-columba-falcons-wait = Deve crescere: una fase per turno. Chiudi il turno.
lesson-columba-falcons-raise = La tua carta è piazzata. Ora restituisci il blu e il bianco per far crescere il falco.
lesson-columba-falcons-not-yet = Non ancora: il falco aspetta.
lesson-columba-falcons-grown = Solo un falco adulto caccia. Prima fai crescere il tuo.
lesson-columba-falcons-hunt = Il podere blu avversario si regge su una sola casella, accanto alla colombaia. Manda lì il falco.
lesson-columba-falcons-nearer = Così taglieresti meno. Avvicinati alla colombaia.
lesson-columba-falcons-estate = Un falco si posa in un podere avversario e da nessun’altra parte.
lesson-columba-falcons-dovecote = Non sulla colombaia stessa. Basta la casella accanto.
lesson-columba-falcons-free = Da quattro caselle a una! Ciò che è tagliato è libero. Costruisci lì tu.
lesson-columba-falcons-end = Bella caccia. Chiudi il turno.
lesson-columba-falcons-done = Un falco resta per sempre. Costa quattro piccioni e due turni: scegli bene il suo posto.

# the-end
lesson-columba-the-end-title = L’ultima carta
lesson-columba-the-end-about = La fine di una partita, e come si conta.
lesson-columba-the-end-last = Hai pescato l’ultima carta: questo turno chiude la partita.
lesson-columba-the-end-finish = Al tuo obiettivo mancano il verde e il blu: costerebbe 4 punti. Coprili al centro e completalo.
lesson-columba-the-end-lacking = Ti mancano solo il verde e il blu. Cerca le caselle segnate.
lesson-columba-the-end-former = Fatto! Il mazzo è vuoto: non c’è un nuovo obiettivo.
lesson-columba-the-end-bare = Il vecchio si piazza lo stesso, senza coprire nulla: piazzalo nel punto segnato.
lesson-columba-the-end-end = Potresti ancora costruire o posare tessere. Questa volta chiudi il turno, e la partita.
lesson-columba-the-end-over = Ogni casella di un podere vale 1 punto, con la colombaia grande 2. Falchi e piccioni avanzati non contano.
lesson-columba-the-end-score = Hai vinto, perché hai finito il tuo obiettivo! A pari punti decide il podere più grande.

# junior-first-card
lesson-columba-junior-first-card-title = La mia prima carta
lesson-columba-junior-first-card-about = Una carta e una casetta.
lesson-columba-junior-first-card-card = Metti qui la tua carta, sabbia vicino a sabbia.
lesson-columba-junior-first-card-contact = Più vicino! Le carte devono toccarsi.
lesson-columba-junior-first-card-build = Metti la tua casetta sulla sabbia.
lesson-columba-junior-first-card-small = Tieni la casa grande per dopo.
lesson-columba-junior-first-card-not-yet = Prima una casa!
lesson-columba-junior-first-card-end = Due piccioni abitano da te. Ora chiudi il turno.
lesson-columba-junior-first-card-done = Ben fatto! Ogni piccione vale un punto.

# junior-bigger
lesson-columba-junior-bigger-title = Più piccioni
lesson-columba-junior-bigger-about = Una carta può stare su una carta.
lesson-columba-junior-bigger-cover = Metti qui sopra la tua carta. La tua sabbia cresce!
lesson-columba-junior-bigger-theirs = Quei piccioni abitano da qualcun altro. Restano lì.
lesson-columba-junior-bigger-house = Mai su una casa.
lesson-columba-junior-bigger-contact = Più vicino! Le carte devono toccarsi.
lesson-columba-junior-bigger-big = Cinque piccioni! Chiudi il turno.
lesson-columba-junior-bigger-done = Dopo l’ultima carta si conta. La casa grande vale doppio.
