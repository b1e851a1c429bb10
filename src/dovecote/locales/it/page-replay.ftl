## Looking back: replay, fairness, result, rules

# Looking at a match again
replay-title = Rivedere { $game }
replay-loading = Si rimette a posto la partita…
replay-controls = Comandi della riproduzione
replay-first = Alla prima mossa
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Una mossa avanti
replay-last = All’ultima mossa
replay-speed = Velocità
replay-times = { $speed }×
replay-scrub = Punto della partita
replay-place = Mossa { $at } di { $entries }
replay-heard = Mossa { $at } di { $entries }: { $told }
replay-moves = Tutte le mosse
replay-moves-close = Chiudi l’elenco delle mosse
replay-taken-back = poi annullata
replay-more = Altro
replay-table = Al tavolo
replay-rules = Regole
replay-proof = Il caso era onesto?
replay-record = Scarica la registrazione
replay-copy = Copia il link alla mossa { $at }
replay-copied = Il link alla mossa { $at } è copiato.
replay-share = Condividi la mossa { $at }…

# Whose knowledge is shown
replay-eyes = Visto da
replay-onlooker = Uno spettatore
replay-all = Tutti: chi muove
replay-later = Quello che sanno gli altri si vede quando la partita è finita.

# What the room wrote down
replay-note-undo = { $who } annulla una mossa.
replay-note-resign = { $who } abbandona.
replay-note-give-up = { $who } abbandona.
replay-note-give-up-to = { $who } abbandona; continua un bot.
replay-note-timeout = Il tempo di { $who } è scaduto.
replay-note-bot = Un bot gioca per { $who }.
replay-note-back = { $who } torna a giocare di persona.

# Whether the luck was honest
proof-title = Il caso era onesto?
proof-about = Qui nessun dado cade e nessuna carta esce a capriccio. Tutto il caso di una partita deriva da un numero segreto del server e dalle parole aggiunte dai giocatori. Il server si impegna sul suo segreto prima della prima mossa, e dopo chiunque può rifare i conti.
proof-working = Si rifanno i conti…
proof-failed = Non è stato possibile rifare i conti.
proof-mark-yes = torna
proof-mark-no = non torna
proof-mark-unknown = qui non si può dire
proof-verdict-yes = Il caso era onesto
proof-verdict-fits = Il caso corrisponde alla promessa
proof-verdict-no = Qualcosa non torna
proof-verdict-unknown = Qui non si può verificare tutto
proof-verdict-yes-text = { $count ->
    [one] L’unica estrazione è stata ricalcolata in questo browser, e torna.
   *[other] Tutti i { $count } tiri ed estrazioni sono stati ricalcolati in questo browser, e tutto torna.
 }
proof-verdict-fits-text = { $count ->
    [one] L’unica estrazione è stata ricalcolata in questo browser, e torna.
   *[other] Tutti i { $count } tiri ed estrazioni sono stati ricalcolati in questo browser, e tutto torna.
 } Se siano le promesse di prima della prima mossa, dove questo browser non le ha conservate, lo devono dire altri: vedi i passi con il punto interrogativo.
proof-verdict-no-text = { $count ->
    [one] Il passo segnato con una croce dice che cosa. È stata esaminata una sola estrazione.
   *[other] I passi segnati con una croce dicono che cosa. Tiri ed estrazioni esaminati: { $count }.
 }
proof-verdict-unknown-text = { $count ->
    [one] Niente fa pensare al contrario, ma l’unica estrazione non si è potuta ricalcolare del tutto. I passi qui sotto dicono perché.
   *[other] Niente fa pensare al contrario, ma i { $count } tiri ed estrazioni non si sono potuti ricalcolare del tutto. I passi qui sotto dicono perché.
 }

# Step by step
proof-kept = La promessa prima della prima mossa
proof-kept-yes = Prima che si sapesse l’esito, il server ha mostrato un’impronta del suo segreto. Questo browser l’ha conservata da allora, ed è quella della registrazione.
proof-kept-no = L’impronta della registrazione non è quella che questo browser ha conservato. La promessa è stata scambiata.
proof-kept-unknown = Questo browser non ha conservato la promessa di questa partita: non c’era, o l’ha dimenticata. Chi ha giocato può confrontare questa impronta con la propria.
proof-commit = Impronta:
proof-secret = Il segreto è quello promesso
proof-secret-yes = Il server ha pubblicato il suo segreto, e ha esattamente questa impronta. Trovarne un altro con la stessa è impossibile.
proof-secret-no = Il segreto pubblicato ha un’altra impronta. Non è quello promesso.
proof-secret-unknown = Alla registrazione manca l’impronta o il segreto, quindi non c’è niente da confrontare.
proof-secret-name = Segreto:
proof-words = Le parole di ciascuno
proof-words-yes = Le parole di ogni posto sono nella registrazione, le stesse che mostra il tavolo. Il caso deriva dal segreto e da queste parole insieme.
proof-words-no = Nella registrazione mancano delle parole, o non sono quelle che mostra il tavolo.
proof-words-unknown = Di chi siano le parole, qui non si può dire.
proof-bound = Tutte le parole erano fissate all’inizio della partita
proof-bound-yes = All’inizio della partita il server ha mostrato una seconda impronta, della prima e delle parole di tutti i posti insieme, anche di quelli dei bot. Questo browser l’ha conservata da allora, e corrisponde alle parole della registrazione: nessuno ne ha scambiate.
proof-bound-no = La seconda impronta non corrisponde alle parole della registrazione, o non è quella che questo browser ha conservato. Delle parole sono state scambiate a partita cominciata.
proof-bound-unknown = Corrisponde alle parole della registrazione, ma questo browser non l’ha conservata dall’inizio della partita. Chi ha giocato può confrontarla con la propria.
proof-bound-none = Questa partita è di prima che ci fosse la seconda impronta. Quindi non si può dimostrare che nessuno abbia scelto le parole di un posto, per esempio di un bot, dopo aver visto una parte del caso.
proof-binding = Seconda impronta:
proof-plain = Ogni domanda al caso è stata fatta una volta sola
proof-plain-yes = Ogni estrazione e ogni tiro ha un nome semplice e suo, come «draw 5». Così il server non ha potuto ripetere la domanda finché la risposta non gli piaceva.
proof-plain-no = Una domanda è stata fatta due volte, o ha un nome che lascia qualcosa da scegliere.
proof-plain-unknown = Il server non sa più che cosa fu chiesto al caso: da allora le regole sono cambiate.
proof-draws = { $count ->
    [one] L’estrazione, ricalcolata qui
   *[other] I { $count } tiri ed estrazioni, ricalcolati qui
 }
proof-draws-yes = { $count ->
    [one] È quello che danno il segreto e le parole; differenze: { $wrong }.
   *[other] Ognuno è quello che danno il segreto e le parole; differenze: { $wrong }.
 }
proof-draws-no = Non tutti sono quello che danno il segreto e le parole; differenze: { $wrong } su { $count }.
proof-draws-unknown = Non si sono potuti ricalcolare: non si sa che cosa fu chiesto al caso; senza risposta: { $wrong } su { $count }.
proof-differs = La voce { $entry } è diversa: la registrazione dice «{ $said }», il conto fatto qui dà «{ $due }».
proof-show = { $count ->
    [one] Mostra
   *[other] Mostra tutti e { $count }
 }
proof-table = Tutti i tiri e le estrazioni
proof-entry = Voce
proof-question = Domanda
proof-out-of = Da
proof-said = Registrato
proof-due = Ricalcolato
proof-bag = { $count ->
    [one] l’unico rimasto
   *[other] uno tra { $count }
 }
proof-dice = { $dice ->
    [one] un dado, da 1 a { $faces }
   *[other] { $dice } dadi, da 1 a { $faces }
 }
proof-whole = La registrazione è intatta
proof-whole-yes = La sua ultima riga è un’impronta di tutte le righe sopra, e torna. Questo protegge dagli incidenti; dai falsari protegge la promessa.
proof-whole-no = La sua ultima riga non corrisponde alle righe sopra: qualcosa è stato cambiato per strada.
proof-whole-unknown = Le manca l’ultima riga che lo direbbe.

# While it is being played
proof-promise-now = La promessa è fatta
proof-promise-now-text = Questa è l’impronta del segreto da cui deriva tutto il caso di questa partita. Annotala, se vuoi; la conserva anche questo browser. Il segreto viene pubblicato a fine partita, e allora si può controllare qui.
proof-words-now = Queste parole si mescolano al segreto. Una volta cominciata la partita, nessuno può più cambiarle.
proof-bound-now = Questa seconda impronta è della prima e di tutte queste parole insieme. Questo browser le ha conservate entrambe; chi le annota anche altrove non deve affidarsi a lui.

# What it is worth
proof-means = Che cosa dimostra
proof-means-text = Se tutto torna e le due impronte sono state conservate, durante la partita nessuno ha toccato un dado o una carta, né il server, né un giocatore, né chi gestisce il server: tutto il caso era deciso prima della prima mossa. È dimostrato a chi le ha conservate entrambe dall’inizio della partita. A chi ha conservato solo la prima è dimostrato che il segreto è quello promesso; a chi non ne ha conservata nessuna, solo che la registrazione corrisponde a sé stessa.
proof-means-not = Che cosa non dimostra
proof-not-rules = Questa pagina non conosce le regole. Quali estrazioni erano dovute, e che cosa c’era ogni volta nel sacchetto, lo prende dal server. Il comando qui sotto lo ricava da sé.
proof-not-words = Il server potrebbe aver scelto un segreto, o inventato parole, che convengono a qualcuno. Lo escludono solo le parole scelte da un giocatore dopo aver visto la promessa; al tavolo ne basta uno.
proof-not-knew = Il server conosce il suo segreto, e quindi potrebbe sapere che cosa viene dopo. Che non lo dica a nessuno, non c’è conto che lo dimostri.
proof-not-people = Non dimostra nemmeno chi sedeva al tavolo, o se qualcuno ha saputo che cosa avesse in mano un altro.
proof-yourself = Controllare senza questa pagina
proof-yourself-text = Scarica la registrazione e lascia che Dovecote la rigiochi sul tuo computer. Così si controlla anche ogni mossa con le regole:
proof-record = Scarica la registrazione

# How it ended
result-won = Vince { $who }!
result-you-won = Hai vinto!
result-shared = Vittoria condivisa: { $names }
result-over = La partita è finita
result-closed = Il tavolo è stato chiuso
result-closed-text = La partita è finita prima del tempo. Ciò che è stato giocato si può comunque rivedere e controllare.
result-gave-up = Ha abbandonato: { $names }. Così la partita è finita prima del tempo; ciò che è stato giocato si può comunque rivedere e controllare.
result-given-up = { $you ->
    [yes] Hai abbandonato.
   *[no] { $who } ha abbandonato.
 }
result-won-together = Vincono { $names }!
result-given-up-text = Posti e punti sono quelli di quel momento.
result-you = tu
result-winner = Vittoria
result-rank = Posizione { $rank }
result-resigned = ha abbandonato
result-points = { $points ->
    [one] punto
   *[other] punti
 }
result-terms = I punti di { $who }
result-places = Classifica e punti
result-total = Totale
result-decided = Parità di punti: { $names }. Ha deciso lo spareggio previsto dalle regole.
result-rematch = Rivincita
result-next = Alla rivincita
result-replay = Rivedi la partita
result-proof = Il caso era onesto?
result-record = Scarica la registrazione
result-home = Pagina iniziale
result-fold = Riduci e guarda il tavolo
result-show = Mostra il risultato
figure-title = La partita in cifre
figure-turning-point = Punto di svolta
figure-led = In testa dall’inizio alla fine
figure-best-turn = Turno migliore
figure-turn = turno { $count } di { $of }
figure-of = { $count } su { $of }
figure-watch = Rivedi quel momento: { $what }
result-harder = Più forte: { $level }
result-easier = Più facile: { $level }
result-picture = Immagine da condividere
result-picture-saved = L’immagine è salvata: { $file }.
result-picture-failed = Questo browser non è riuscito a creare l’immagine.

# The rules to read in
rules-of = Regole di { $game }
rules-games = Regole degli altri giochi
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Niente trovato
    [one] Un passo trovato
   *[other] { $count } passi trovati
 }
rules-none = Nessuna regola contiene tutte queste parole.
rules-clause = Link alla regola { $clause }
rules-flag = ⚑ indica una ricostruzione: niente di pubblico chiarisce il punto, e qui si gioca così.
rules-loading = Si prendono le regole…
rules-part-aim = Lo scopo
rules-part-turn = Un turno in cinque immagini
rules-part-score = Che cosa conta
rules-part-junior = Per i bambini: Junior
rules-part-teams = In quattro: due squadre
rules-read = Leggi la regola { $clause }
rules-examples = { $count ->
    [one] Esempio
   *[other] Esempi
 }
