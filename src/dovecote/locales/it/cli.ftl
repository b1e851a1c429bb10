## La riga di comando

cli-about = Tre giochi di piccioni da giocare, ospitare e studiare.
cli-usage = Uso:
cli-options = Opzioni
cli-commands = Comandi
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-lang = Lingua: en, fr, de o it.
cli-json = Scrive JSON per le macchine.
cli-seats = In quanti si gioca.
cli-option = Un’opzione del gioco, nella forma KEY=VALUE; si può ripetere.

cli-play-about = Gioca nel terminale contro i bot.
cli-play-bots = I bot per gli ultimi posti, separati da virgole ({ $bots }); gli altri posti sono tuoi.
cli-play-seed = Fissa il caso, per giocare di nuovo con lo stesso caso.
cli-play-words = Parole tue per il caso, perché nessuno possa averlo scelto al posto tuo.
cli-play-colours = I colori dei posti, separati da virgole, al posto di quelli consueti.
cli-play-plain = Descrive il tavolo con frasi invece di disegnarlo, per i lettori di schermo.
cli-sim-about = Fa giocare ai bot molte partite e le riassume.
cli-sim-bots = Un bot per ogni posto, separati da virgole, o uno solo per tutti: { $bots }.
cli-sim-games = Quante partite.
cli-sim-seed = Il caso: lo stesso seme dà lo stesso risultato.
cli-sim-workers = Quanti processi lavorano insieme.
cli-sim-save = Scrive la registrazione di ogni partita in questa cartella.
cli-replay-about = Mostra una partita registrata.
cli-replay-at = Si ferma dopo questa voce.
cli-verify-about = Controlla che una registrazione sia integra e conforme alle regole, e che il caso sia onesto.
cli-verify-kept = La promessa o il sigillo che hai conservato dall’inizio della partita; si può dare due volte.
cli-rules-about = Mostra le regole di un gioco.
cli-rules-clause = Solo questo articolo, per esempio 4.2.
cli-rules-ruling = Solo questa decisione del registro, per esempio CB-22.
cli-games-about = Elenca i giochi, o mostra un gioco con le sue opzioni.
cli-completion-about = Scrive lo script di completamento per una shell: bash, zsh o fish.

# Giocare
play-welcome = { $title }. Giochi come: { $people }. Bot: { $bots }.
play-welcome-alone = { $title }. Giochi contro: { $bots }.
play-nobody = nessuno
play-luck-promised = Promessa per il caso: { $commit }
play-luck-bound = Sigillo del caso e di tutte le parole: { $binding }
play-luck-seeded = Il caso segue il seme { $seed }.
play-help = Scrivi un numero o una mossa. E anche: why MOSSA, hint [more], undo, give up, rules [ARTICOLO], look, all, order RISPOSTA, save FILE, help, quit.
play-orders = I tuoi ordini permanenti: { $orders }. «order pass», «order pass until my turn» o «order react CARTA» ne dà uno, «order none» li ritira.
play-no-orders = nessuno
play-hand-over = { $who }, ora è solo per i tuoi occhi: prendi la tastiera e premi Invio.
play-your-turn = { $you ->
    [yes] Tocca a te:
   *[no] { $who }, tocca a te:
 }
play-prompt = { $who }>
play-unlisted = … e ancora { $count }; «all» mostra tutto.
play-why-legal = «{ $text }» è possibile.
play-undone = Annullato.
play-saved = Salvato in { $file }.
play-save-where = save FILE: indica un file.
play-bye = Ciao.
play-over = La partita è finita. «save FILE» ne salva la registrazione; Invio per uscire.
play-result = { $rank }. { $who }: { $score }{ $gone ->
    [yes] {" "}(ha abbandonato)
   *[no] {""}
 }
play-gave-up = { $you ->
    [yes] Hai abbandonato.
   *[no] { $who } ha abbandonato.
 }
play-won = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $who }!
 }
play-won-together = Vincono { $names }!
play-proof = Il caso è dimostrato: salva la registrazione e controllala con «dovecote verify FILE».
play-seat = Posto { $seat }
play-you = Tu
play-bot = { $who } ({ $bot })

# Simulare
sim-progress = In corso
sim-title = { $game }, { $seats } posti: { $bots }
sim-games = partite { $games }, mosse { $moves }, mosse al secondo { $moves_per_s }, partite al secondo { $games_per_s }
sim-length = mosse per partita: media { $mean }, minimo { $low }, massimo { $high }
sim-seat = posto { $seat } ({ $bot }): punteggio { $mean } ± { $spread }, vittorie { $wins } ({ $share }%)

# Rivedere, controllare, elencare
replay-entry = dopo la voce { $at } di { $entries }
verify-whole = La registrazione è integra: { $entries } voci, tutte conformi alle regole.
verify-proved = Tutto il caso segue dal segreto e dalle parole dei posti che sono nella registrazione. Che nessuno li abbia scambiati dall’inizio della partita è dimostrato a chi ha conservato questi due numeri:
verify-unbound = Tutto il caso segue dal segreto e dalle parole dei posti che sono nella registrazione. Che il segreto non sia stato scambiato è dimostrato a chi ha conservato la sua promessa. Non è dimostrato che nessuno abbia scelto in seguito le parole di un posto. La registrazione è di prima che le parole fossero sigillate.
verify-kept-commit = Hai conservato questa promessa: il segreto era fissato già allora.
verify-kept-binding = Hai conservato questo sigillo: il segreto e tutte le parole erano fissati già allora, e con loro tutto il caso.
verify-not-kept = Se questo è il sigillo mostrato all’inizio della partita può dirlo solo chi l’ha conservato; dai il tuo con --kept.
verify-unproved = Il caso non è stato promesso in anticipo, quindi non si può dimostrare; si sa solo che era possibile.
verify-result = Punteggi: { $scores }
verify-unfinished = La partita non è stata giocata fino in fondo; è dimostrata fin dove arriva.
games-option = { $name } = { $values }: { $about }
games-options = Opzioni: { $options }
games-colours = colori dei posti: { $colours } (--colours)
games-more = «{ $example }» dice di più su uno di essi.

# Serie di carte
cli-cards-about = Carte e tabelloni tuoi: controlla i file e cura i mazzi di un server.
cli-cards-check-about = Controlla un file con altre carte per un gioco.
cli-cards-list-about = Elenca i mazzi di un server, prima quelli della casa.
cli-cards-show-about = Mostra un mazzo di un server, o quello della casa con il nome del suo gioco.
cli-cards-export-about = Scrive un mazzo in un file.
cli-cards-import-about = Accoglie un mazzo da un file. Con il suo link ci si può giocare.
cli-cards-version = Questa versione; di solito l’ultima.
cards-other = Si gioca con altre carte: { $title }. { $provenance }
cards-line = { $id }: { $title } ({ $game }), versione { $version }, dati { $ruleset }, di { $author }
cards-from = Origine: { $provenance }
cards-imported = Il mazzo ora è { $id }.
cards-server = Un server non lo salverebbe ancora: { $reason }
cli-cards = Usa le carte di questo file invece di quelle solite.
cli-variant = Una variante del gioco, per esempio junior in Columba.
cards-good = Con { $file } si può giocare a { $game }; numero di carte: { $cards }.
cards-twice = { $card } vi compare { $count } volte; è permesso.

cli-serve-about = Ospita tavoli per persone, bot e spettatori.
cli-serve-lan = Lascia entrare anche telefoni e computer della stessa rete (oppure no, senza chiedere).
cli-serve-host = L’indirizzo di ascolto; con 0.0.0.0 entrano anche gli altri della rete.
cli-serve-port = La porta di ascolto; di solito 8000.
cli-serve-db = Dove si conservano i tavoli: sqlite:///FILE o postgresql://UTENTE@HOST/NOME. Altrimenti un file nella tua cartella dei dati.
cli-serve-workers = Quanti processi servono; più di uno richiede PostgreSQL.
cli-serve-thinkers = Quanti processi pensano per i bot.
cli-serve-url = L’indirizzo pubblico, se il server sta dietro a un altro: https://giochi.example.org
cli-serve-public = Un altro nome con cui si raggiunge il server: giochi.lan (più volte).
cli-serve-metrics = Mostra le cifre sotto /metrics a chi ha il token di questo file.
cli-serve-limit = Permette di più o di meno di qualcosa: connections=200 (più volte).
cli-serve-pace = Quanto è veloce, in secondi: bot=0.5 quickest=0.8 slowest=2.4 (più volte).
cli-serve-open = Aprire lì il browser; se la porta abituale è occupata, si usa la prossima libera.
serve-where = Dovecote si trova a { $url } – Ctrl+C per fermarlo.
serve-lan = Telefoni e computer di questa rete lo raggiungono a { $url }; così può fare chiunque altro vi si trovi.
serve-here = Solo questo computer può raggiungerlo; con --lan anche telefoni e computer di questa rete.
serve-alone = Nessuna rete trovata: per ora solo questo computer può raggiungerlo.
serve-ask = Telefoni e computer di questa rete possono venire ai tuoi tavoli? Se sì, scrivi «{ $yes }»; Invio li tiene su questo computer.

# Curare i tavoli
cli-tables-about = Cura i tavoli che un server conserva.
cli-tables-list-about = Elenca i tavoli, prima quelli cambiati per ultimi.
cli-tables-show-about = Mostra ciò che chi gestisce il server può sapere di un tavolo.
cli-tables-export-about = Scrive la registrazione di un tavolo. È intera quando la partita è finita; prima è come può leggerla uno spettatore.
cli-import-about = Accoglie le registrazioni di partite finite, tutte o nessuna: ognuna diventa un tavolo che si può guardare e rivedere.
cli-tables-import-about = Accoglie la registrazione di una partita finita. Poi si può guardare e rivedere.
cli-tables-backup-about = Scrive tutto in un file, mentre i server continuano. Tienilo per te: contiene i segreti delle partite in corso.
cli-tables-restore-about = Rimette un backup in un database vuoto. Può essere anche dell’altro tipo.
cli-tables-delete-about = Elimina i tavoli che nessuno tocca da giorni. Chi poi non ha più nulla, e c’è da altrettanto tempo, sparisce con loro.
cli-tables-check-about = Rigioca ogni partita in corso con le regole attuali. Il codice di uscita è 1 se non possono seguirne una.
cli-tables-shape-about = Indica la forma del database. Con --to gliene dà un’altra: una versione precedente del server può allora usarlo. Prima ferma tutti i server e fai un backup.
cli-tables-shape-to = La forma da dare al database.
cli-tables-status = Solo i tavoli in questo stato, si può ripetere: { $statuses }.
cli-tables-older = Solo i tavoli intatti da questo numero di giorni.
cli-tables-dry-run = Dice soltanto che cosa verrebbe eliminato.
cli-tables-yes = Non chiede nulla.
tables-none = Non ci sono tavoli così.
tables-line = { $id }  { $game }, { $status }, voci: { $entries }, ultima modifica { $changed }: { $seats }
tables-status = { $status ->
    [open] aperto
    [running] in corso
    [over] finito
    [closed] chiuso
   *[stranded] messo da parte
 }
tables-bot = bot { $bot }
tables-host = Aperto da: { $host }, il { $created }
tables-options = Opzioni: { $options }
tables-clock = Orologio: { $clock }
tables-access = Chi può guardare: { $watch }; nella sala: { $listed ->
    [yes] sì
   *[no] no
 }; aiuto: { $help }
tables-rules = Regole: versione { $version }, impronta { $ruleset }
tables-seat = Posto { $seat }: { $who }; parole per il caso: { $words }
tables-resigned = Il posto { $seat } ha abbandonato.
tables-vote = Il posto { $by } vuole un bot per il posto { $seat }.
tables-waiting = Si attende il posto: { $seats }
tables-said = Righe di chat: { $said }
tables-next = Rivincita: { $id }
tables-imported = La partita ora è il tavolo { $id }.
import-known = La partita c’era già: tavolo { $id }.
tables-backed-up = { $file } contiene tutto; righe: { $rows }. Tienilo per te: vi sono i segreti delle partite in corso.
tables-restored = Tutto ciò che { $file } contiene è tornato; righe: { $rows }.
tables-ask = Eliminare per sempre? Tavoli: { $tables }, persone: { $people }. Se sì, scrivi «{ $yes }»:
tables-yes = sì
tables-would-go = Verrebbe eliminato: tavoli { $tables }, persone { $people }.
tables-gone = Eliminato: tavoli { $tables }, persone { $people }.
tables-moved = Tavolo { $table } ({ $game }): le regole sono passate da { $ruleset } a { $present }, e la partita continua con esse.
tables-version = Tavolo { $table } ({ $game }): è stato iniziato con la versione { $theirs } delle regole, qui vale la versione { $ours }; la partita viene messa da parte.
tables-file-damaged = Il file del database è danneggiato: { $reason }
tables-checked = Partite in corso che possono continuare: { $fine }; che non possono: { $lost }.
tables-shape = Il database ha la forma { $shape }. Questa versione conosce: { $shapes }
