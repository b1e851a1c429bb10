## Columbiz: what its lessons say

# throwing
lesson-columbiz-throwing-title = Tirare i dadi
lesson-columbiz-throwing-about = Tre tiri, poi le tue prime pedine.
lesson-columbiz-throwing-keep = Hai fino a tre tiri. Tieni i tre 5 e tira di nuovo gli altri cinque dadi.
lesson-columbiz-throwing-stand = Potresti fermarti qui, ma ti restano due tiri e qualche altro 5 farebbe comodo.
lesson-columbiz-throwing-early = Le pedine vengono dopo l’ultimo tiro. Prima tira.
lesson-columbiz-throwing-again = Cinque 5! Ti resta un tiro. Tieni i 5 e tira gli altri tre.
lesson-columbiz-throwing-five = Cinque 5 vanno bene, e un altro tiro non costa nulla. Tira gli altri tre.
lesson-columbiz-throwing-costs = La casella 5 nella colonna dei 5 costa cinque dadi con un 5. Li hai: piazzaci una pedina.
lesson-columbiz-throwing-cheap = Quella casella costa meno dadi. Questa volta prendi la casella 5 con tutti e cinque.
lesson-columbiz-throwing-must = Una casella va bene per i tuoi dadi: devi piazzare almeno una pedina.
lesson-columbiz-throwing-left = Gli altri dadi contano ancora. Un solo dado paga la casella 1 della sua colonna. Piazza un’altra pedina.
lesson-columbiz-throwing-another = Potresti fermarti, ma restano dei dadi. Piazza un’altra pedina.
lesson-columbiz-throwing-stop = Dopo la prima pedina puoi fermarti quando vuoi. Chiudi il tuo turno.
lesson-columbiz-throwing-done = Ecco un turno intero: tirare, tenere, tirare, piazzare, chiudere. I punti vengono dalle linee e dalle pedine catturate: lo mostrano le prossime lezioni.

# placing
lesson-columbiz-placing-title = Più pedine
lesson-columbiz-placing-about = Un tiro può pagare fino a quattro pedine.
lesson-columbiz-placing-stand = Tre 1, due 2 e altri ancora: basta così. Tieni tutto e smetti di tirare.
lesson-columbiz-placing-two = Tre 1 potrebbero pagare la casella 3. Meglio dividerli: piazza una pedina sulla casella 2, per due 1.
lesson-columbiz-placing-three = Così usi tutti e tre gli 1 per una pedina. Dividili invece: prima la casella 2.
lesson-columbiz-placing-order = Buona idea, altro ordine: prima la casella 2, per favore.
lesson-columbiz-placing-rest = Resta un 1. Paga la casella 1.
lesson-columbiz-placing-used = Un dado vale una volta sola per turno, e un solo 1 non basta per quella casella.
lesson-columbiz-placing-third = Ora i 2: insieme pagano la casella 2 della loro colonna.
lesson-columbiz-placing-both = Si può, ma questa volta usa tutti e due i 2.
lesson-columbiz-placing-fourth = Finora tre pedine, e quattro è il massimo. Piazza la quarta dove vuoi.
lesson-columbiz-placing-one-more = Puoi piazzare una quarta pedina. Approfittane.
lesson-columbiz-placing-full = Quattro pedine: è il massimo, anche se restano dadi. Chiudi il tuo turno.
lesson-columbiz-placing-done = Molte caselle economiche o poche care: scegli tu a ogni turno.

# capturing
lesson-columbiz-capturing-title = Catturare
lesson-columbiz-capturing-about = Se in una colonna hai più pedine di un altro colore, catturi le sue.
lesson-columbiz-capturing-even = Il tuo avversario ha una pedina nella colonna 4. Piazzane una sulla casella 1 e guarda.
lesson-columbiz-capturing-small-first = Tra poco. Prima la casella 1, per vedere che cosa succede quando siete pari.
lesson-columbiz-capturing-theirs = Lì c’è una pedina del tuo avversario, e le pedine non si muovono mai.
lesson-columbiz-capturing-more = Una contro una: non succede nulla. Ora vai in maggioranza: paga tre 4 per la casella 3.
lesson-columbiz-capturing-column = Non ancora lì. Conta solo la colonna della nuova pedina: resta nella colonna 4.
lesson-columbiz-capturing-freed = Catturata! La casella è subito libera. Restano due 4: prendila e riempi il vuoto.
lesson-columbiz-capturing-spare = Tre in linea: 1 punto in più. Ancora una pedina: mettila sulla casella 1 della colonna 5.
lesson-columbiz-capturing-one-more = Prima puoi piazzare un’altra pedina: casella 1 della colonna 5.
lesson-columbiz-capturing-end = Di nuovo una contro una, quindi resta. Chiudi il turno e guarda la colonna 5.
lesson-columbiz-capturing-lost = L’avversario ha piazzato lì una seconda pedina e ha catturato la tua. Una pedina sola non è mai del tutto al sicuro.
lesson-columbiz-capturing-worth = Le pedine catturate contano alla fine, e sempre di più: 1, 2, 4, 6, 9, 12 punti e così via.

# lines
lesson-columbiz-lines-title = Linee
lesson-columbiz-lines-about = Tre o più delle tue pedine in linea danno subito punti.
lesson-columbiz-lines-gap = Guarda la prima fila: manca una pedina. Riempi il vuoto con un 3.
lesson-columbiz-lines-gap-first = Prima il vuoto nella prima fila: casella 1 della colonna 3.
lesson-columbiz-lines-column = Quattro in fila: 2 punti. Anche una colonna può avere una linea: piazzane una tra le tue due nella colonna 3.
lesson-columbiz-lines-later = Tra un attimo. Prima la colonna 3: due 3 pagano la casella 2.
lesson-columbiz-lines-puzzle = 1 punto. Contano anche le diagonali, e una linea che cresce dà di nuovo tutto il suo valore.
lesson-columbiz-lines-two = Piazza le ultime due pedine del turno in modo che la seconda faccia due linee insieme!
lesson-columbiz-lines-missed = Non questa volta. Usa prima i due 4: poi una pedina può chiudere insieme la fila e una diagonale.
lesson-columbiz-lines-points = Cinque in fila danno 3 punti, tre in diagonale 1. Una linea di sei ne dà 4.
lesson-columbiz-lines-stay = Questi punti restano tuoi, anche se una cattura spezza la linea più tardi.

# nothing-fits
lesson-columbiz-nothing-fits-title = Quando nulla è adatto
lesson-columbiz-nothing-fits-about = La sfortuna costa pedine. Eccola.
lesson-columbiz-nothing-fits-look = Le caselle 1 e 2 di ogni colonna sono occupate: ti servono tre dadi uguali. Tira di nuovo tutti e otto.
lesson-columbiz-nothing-fits-stand = Con questi dadi niente va bene. Se ti fermi perdi pedine: tira di nuovo.
lesson-columbiz-nothing-fits-early = Stai ancora tirando. Le pedine vengono dopo.
lesson-columbiz-nothing-fits-hope = Due coppie. Tieni i 2 e i 5, tira gli altri quattro e spera in un terzo.
lesson-columbiz-nothing-fits-nothing = Niente da fare, ed era l’ultimo tiro. Ora tre pedine della tua riserva se ne vanno.
lesson-columbiz-nothing-fits-three = Questa casella richiede almeno tre dadi uguali, e tu hai solo coppie.
lesson-columbiz-nothing-fits-taken = Quella casella è occupata. Guarda dalla casella 3 in su: ti mancano i dadi.
lesson-columbiz-nothing-fits-gone = Sono fuori gioco: nessuno le ha catturate e non valgono nulla.
lesson-columbiz-nothing-fits-must = Se qualcosa va bene, devi piazzare almeno una pedina. Tieni d’occhio le caselle libere.

# the-end
lesson-columbiz-the-end-title = La fine
lesson-columbiz-the-end-about = Le tue ultime tre pedine, e il punteggio.
lesson-columbiz-the-end-reserve = Nella riserva ti restano tre pedine. Metti la prima sulla casella 3 della colonna 3: due contro una.
lesson-columbiz-the-end-capture-first = Colonna giusta, ma la casella 3 ti lascia due 3, e ti serviranno.
lesson-columbiz-the-end-third = Tienilo per l’ultima pedina. Prima la colonna 3.
lesson-columbiz-the-end-freed = Catturata. Prendi la casella libera con i tuoi due 3: fa una linea.
lesson-columbiz-the-end-goes-on = Non ancora: ti restano pedine e dadi.
lesson-columbiz-the-end-last = L’ultima pedina: tre 4 per la casella 3 della colonna 4. Cattura e fa una diagonale.
lesson-columbiz-the-end-end = La tua riserva è vuota: questo giro è l’ultimo. Chiudi il turno; gli altri finiscono il loro.
lesson-columbiz-the-end-over = Tutti hanno avuto lo stesso numero di turni, e la partita è finita.
lesson-columbiz-the-end-score = I punti delle linee e delle pedine catturate si sommano; vince la somma più alta. Hai vinto 7 a 3!
