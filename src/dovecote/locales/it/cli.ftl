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
cli-option = Un'opzione del gioco, nella forma KEY=VALUE; si può ripetere.

cli-play-about = Gioca nel terminale contro i bot.
cli-play-bots = I bot per gli ultimi posti, separati da virgole ({ $bots }); gli altri posti sono tuoi.
cli-play-seed = Fissa il caso, per giocare di nuovo con lo stesso caso.
cli-play-words = Parole tue per il caso, perché nessuno possa averlo scelto al posto tuo.
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
cli-rules-about = Mostra le regole di un gioco.
cli-rules-clause = Solo questo articolo, per esempio 4.2.
cli-games-about = Elenca i giochi e le loro opzioni.
cli-completion-about = Scrive lo script di completamento per una shell: bash, zsh o fish.

# Giocare
play-welcome = { $title }. Giochi come: { $people }. Bot: { $bots }.
play-nobody = nessuno
play-luck-promised = Promessa per il caso: { $commit }
play-luck-seeded = Il caso segue il seme { $seed }.
play-help = Scrivi un numero o una mossa. E anche: why MOSSA, hint, undo, rules [ARTICOLO], look, all, order RISPOSTA, save FILE, help, quit.
play-orders = I tuoi ordini permanenti: { $orders }. «order pass», «order pass until my turn» o «order react CARTA» ne dà uno, «order none» li ritira.
play-no-orders = nessuno
play-hand-over = { $who }, ora è solo per i tuoi occhi: prendi la tastiera e premi Invio.
play-your-turn = { $who }, tocca a te:
play-prompt = { $who }>
play-unlisted = … e ancora { $count }; «all» mostra tutto.
play-why-legal = «{ $text }» è possibile.
play-undone = Annullato.
play-saved = Salvato in { $file }.
play-save-where = save FILE: indica un file.
play-bye = Ciao.
play-over = La partita è finita. «save FILE» ne salva la registrazione; Invio per uscire.
play-result = { $rank }. { $who }: { $score }
play-proof = Il caso è dimostrato: salva la registrazione e controllala con «dovecote verify FILE».
play-seat = Posto { $seat }
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
verify-proved = Il caso è dimostrato: deriva tutto dalla promessa e dalle parole aggiunte da ogni posto.
verify-unproved = Il caso non è stato promesso in anticipo, quindi non si può dimostrare; si sa solo che era possibile.
verify-result = Punteggi: { $scores }
verify-unfinished = La partita non è stata giocata fino in fondo; è dimostrata fin dove arriva.
games-option = { $name } = { $values }: { $about }

# Serie di carte
cli-cards-about = Controlla un file con altre carte per un gioco.
cli-cards = Usa le carte di questo file invece di quelle solite.
cli-variant = Una variante del gioco, per esempio junior in Columba.
cards-good = Con { $file } si può giocare a { $game }; numero di carte: { $cards }.
cards-twice = { $card } vi compare { $count } volte; è permesso.

cli-serve-about = Ospita tavoli per persone, bot e spettatori.
cli-serve-host = L'indirizzo di ascolto; con 0.0.0.0 entrano anche gli altri della rete.
cli-serve-port = La porta di ascolto; di solito 8000.
cli-serve-db = Dove si conservano i tavoli: sqlite:///FILE o postgresql://UTENTE@HOST/NOME. Altrimenti un file nella tua cartella dei dati.
cli-serve-workers = Quanti processi servono; più di uno richiede PostgreSQL.
cli-serve-thinkers = Quanti processi pensano per i bot.
cli-serve-url = L'indirizzo pubblico, se il server sta dietro a un altro: https://giochi.example.org
cli-serve-limit = Permette di più o di meno di qualcosa: connections=200 (più volte).
cli-serve-pace = Quanto è veloce, in secondi: bot=0.5 quickest=0.8 slowest=2.4 (più volte).
cli-serve-open = Aprire lì il browser; se la porta abituale è occupata, si usa la prossima libera.
serve-where = Dovecote si trova a { $url } – Ctrl+C per fermarlo.

# Curare i tavoli
cli-tables-about = Cura i tavoli che un server conserva.
cli-tables-list-about = Elenca i tavoli, prima quelli cambiati per ultimi.
cli-tables-show-about = Mostra ciò che chi gestisce il server può sapere di un tavolo.
cli-tables-export-about = Scrive la registrazione di un tavolo. È intera quando la partita è finita; prima è come può leggerla uno spettatore.
cli-tables-import-about = Accoglie la registrazione di una partita finita. Poi si può guardare e rivedere.
cli-tables-backup-about = Scrive tutto in un file, mentre i server continuano. Tienilo per te: contiene i segreti delle partite in corso.
cli-tables-restore-about = Rimette un backup in un database vuoto. Può essere anche dell'altro tipo.
cli-tables-delete-about = Elimina i tavoli che nessuno tocca da giorni. Chi poi non ha più nulla, e c'è da altrettanto tempo, sparisce con loro.
cli-tables-check-about = Rigioca ogni partita in corso con le regole attuali. Il codice di uscita è 1 se non possono seguirne una.
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
tables-resigned = Il posto { $seat } si è arreso.
tables-vote = Il posto { $by } vuole un bot per il posto { $seat }.
tables-waiting = Si attende il posto: { $seats }
tables-said = Righe di chat: { $said }
tables-next = Rivincita: { $id }
tables-imported = La partita ora è il tavolo { $id }.
tables-backed-up = { $file } contiene tutto; righe: { $rows }. Tienilo per te: vi sono i segreti delle partite in corso.
tables-restored = Tutto ciò che { $file } contiene è tornato; righe: { $rows }.
tables-ask = Eliminare per sempre? Tavoli: { $tables }, persone: { $people }. Se sì, scrivi «{ $yes }»:
tables-yes = sì
tables-would-go = Verrebbe eliminato: tavoli { $tables }, persone { $people }.
tables-gone = Eliminato: tavoli { $tables }, persone { $people }.
tables-moved = Tavolo { $table } ({ $game }): le regole sono passate da { $ruleset } a { $present }, e la partita continua con esse.
tables-checked = Partite in corso che possono continuare: { $fine }; che non possono: { $lost }.
