## Che cosa può non andare in ciò che qualcuno ha inviato

error-unreadable = «{ $text }» non è leggibile; previsto: { $expected }
error-not-allowed = «{ $text }» non è possibile: { $reason } (§{ $clause })
error-out-of-turn = «{ $text }»: il posto { $seat } ora non ha nulla da scegliere; si attende il posto: { $waiting }
error-stale = «{ $text }» risponde alla voce { $at }, ma la partita è alla voce { $now }.
error-undo-over = Non si può più annullare nulla: la partita è finita.
error-undo-luck = Non si può annullare nulla oltre l’ultimo tiro o l’ultima estrazione.
error-undo-other = Nel frattempo ha giocato qualcun altro; resta così.
error-undo-revealed = È stato mostrato qualcosa di nascosto; resta così.
error-undo-branched = Ciò che è stato giocato prima della diramazione di questa partita resta.
error-undo-agreed = A questo tavolo non si annulla nulla.
error-pause = Per i giorni liberi serve un orologio che dia almeno un giorno.
error-give-up = { $reason ->
    [over] La partita è già finita.
    [gone] Il posto { $seat } ha già abbandonato.
    [alone] Non resterebbe nessun avversario: qui abbandonare chiude la partita.
    [luck] Prima deve rispondere il caso.
   *[seat] A questo tavolo non c’è un posto { $seat }.
 }
error-options = { $game }: { $option } = { $value } è impossibile; previsto: { $expected }
error-colours = { $game }: «{ $text }» non può dare i colori di { $seats } posti; ne serve uno diverso per ciascuno tra: { $expected }
error-unknown-game = Il gioco «{ $game }» non esiste; ci sono: { $games }
error-unknown-bot = Il bot «{ $bot }» non esiste; ci sono: { $bots }
error-bot-count = Numero di bot: { $bots }, numero di posti: { $seats }; non corrispondono.
error-luck = { $cause }: il caso non può dare «{ $text }»; previsto: { $expected }
error-no-luck = Qui non era atteso nessun tiro e nessuna pesca: «{ $text }»
error-record = Riga { $line }: «{ $text }» non può stare lì; previsto: { $expected }
error-header = Riga { $line }, «{ $text }»: { $reason }
error-entry = Riga { $line }, voce { $entry }, «{ $text }»: { $reason }
error-version = La partita registrata segue la versione { $theirs } di { $game }; qui vale la versione { $ours }.
error-ruleset = La partita registrata è stata giocata con altri dati di { $game }, { $theirs }; qui sono { $ours }.
error-proof-unsealed = Non dimostrato: la registrazione non finisce con una riga di controllo.
error-proof-unusual = Non dimostrato: la registrazione contiene più di quanto scrive un tavolo (per esempio commenti, o righe in un altro ordine).
error-proof-unfinished = Non dimostrato: la partita non è finita.
error-proof-secret = Non dimostrato: manca il segreto.
error-proof-commit = Non dimostrato: il segreto non è quello promesso.
error-proof-entropy = Non dimostrato: non tutti i posti hanno aggiunto le proprie parole.
error-proof-binding = Non dimostrato: il sigillo non corrisponde alla promessa e alle parole dei posti.
error-proof-kept = Non dimostrato: ciò che hai conservato non è né la promessa né il sigillo di questa registrazione.
error-clause = { $game } non ha l’articolo { $clause }; ci sono: { $clauses }
error-ruling = { $game } non ha la decisione { $ruling }; «dovecote rules { $game }» cita quelle che ci sono.
error-large-file = { $file } supera { $limit } MB.
error-file-missing = { $file } non esiste.
error-file-folder = { $file } è una cartella.
error-file-forbidden = L’accesso a { $file } è negato.
error-file-other = Impossibile aprire { $file }.
error-not-text = { $file } non è un file di testo.
error-entry-number = La voce { $at } non esiste; numero di voci nella registrazione: { $entries }.
error-no-offer = La scelta { $number } non esiste; numero di scelte: { $count }.
error-pair = «{ $text }» non è un’opzione; previsto: KEY=VALUE
error-usage-command = Il comando «{ $text }» non esiste; ci sono: { $expected }
error-usage-option = L’opzione «{ $text }» non esiste; vedi --help.
error-usage-missing = Manca { $text }; vedi --help.
error-usage-number = «{ $text }» non è un numero intero da { $low } a { $high }.
error-usage-choice = «{ $text }» non è tra: { $expected }
error-usage-extra = È più di quanto questo comando accetti; vedi --help.
error-deck-syntax = Il file non è TOML: { $found ->
        [long] davvero troppo lungo
        [nested] annidato troppo in profondità
        [digits] contiene un numero con troppe cifre
       *[other] { $found }
    }
error-deck-list = Manca { $place }; previsto: una lista di { $expected } carte.
error-deck-count = Numero di carte in { $place }: { $found }; previsto: { $expected }
error-deck-letters = { $place }, «{ $found }»: una carta è fatta di quattro lettere prese tra { $expected }.
error-deck-kinds = { $place }, «{ $found }»: un obiettivo iniziale mostra una volta ogni tipo: { $expected }.
error-no-cards = { $game } non ha carte da cambiare.
error-cards-syntax = Il file non è TOML: { $found ->
        [long] davvero troppo lungo
        [nested] annidato troppo in profondità
        [digits] contiene un numero con troppe cifre
       *[other] { $found }
    }
error-cards-unknown = { $card }, { $field }: questo campo non esiste; ci sono: { $expected }
error-cards-missing = { $card }, { $field }: manca; previsto: { $expected }
error-cards-value = { $card }, { $field }: «{ $found }» non è possibile; previsto: { $expected }
error-cards-total = { $card }: nella scatola il totale è { $expected }, nel file { $found }.
error-cards-twice = { $card }: questo id compare due volte.
error-cards-verb = { $card }, { $field }: «{ $found }» non può stare qui; previsto: { $expected }
error-cards-aims = { $card }, { $field }: un solo effetto può lasciare aperto un bersaglio, qui ce n’è più d’uno: { $found }
error-cards-dirt = { $card }, { $field }: «assign» è di queste carte, e di nessun’altra: { $expected }

# Il server, e chi se ne occupa
error-picture-kind = «{ $text }» non finisce con { $expected }.
error-seat-missing = Il posto { $seat } non c’è; la partita ne ha { $seats }, contati da 0.
error-server-away = Nessun server di Dovecote risponde a { $url }.
error-no-open-seat = Questo posto non è libero a { $table }; posti liberi: { $free }.
error-cluster = «{ $on }» non è un cluster; atteso: ray, ray://HOST:PORTA o dask://HOST:PORTA.
error-cluster-away = Nessun cluster risponde a { $on }.
error-worker-lost = Un processo è morto { $tries } volte sullo stesso compito; il risultato non sarebbe completo.
error-server-refused = Il server lo rifiuta: { $refused }.
error-in-file = { $file }: { $reason }
error-extra-missing = Per questo serve più di quanto è installato; lo aggiunge: pip install 'dovecote[{ $extra }]'
error-port = Non è possibile ascoltare sulla porta { $port } di { $host }; forse la occupa un altro programma. --port ne indica un’altra.
error-unconfirmed = Non è stato eliminato nulla; --yes elimina senza chiedere.
error-no-table = Il tavolo «{ $table }» non esiste.
error-nobody = Scegli prima un nome.
error-token = Questo link non è più valido.
error-somebody = Qui sei già { $mine }; il link è di { $theirs }. Non è cambiato nulla.
error-seat = Il posto { $seat } non esiste.
error-not-yours = Il posto { $seat } non è tuo.
error-taken = Il posto { $seat } è già occupato.
error-not-seated = Può farlo solo chi ha un posto al tavolo.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-status = { $status ->
    [open] Bisogna ancora aspettare: la partita non è cominciata.
    [running] Ora non è possibile: la partita è in corso.
    [over] Non è più possibile: la partita è finita.
    [closed] Non è più possibile: il tavolo è chiuso.
   *[stranded] Non è possibile: le regole sono cambiate e non possono più seguire questa partita, che è stata messa da parte.
 }
error-needs-server = Un orologio ha bisogno di un server: da solo questo browser non potrebbe misurare il tempo.
error-help = Aiuto a questo tavolo: { $help ->
    [none] nessuno
    [legal] le mosse possibili
    [preview] le mosse possibili e i loro effetti
   *[coach] tutto, consigli compresi
 }; servirebbe: { $needed ->
    [none] nessuno
    [legal] le mosse possibili
    [preview] le mosse possibili e i loro effetti
   *[coach] tutto, consigli compresi
 }.
error-answered = Il posto { $seat } ha già risposto.
error-bot-plays = Per il posto { $seat } sta giocando un bot; riprendi prima il posto.
error-asked = Tocca a te adesso; non c’è niente da scegliere in anticipo.
error-unforeseen = Non è certo che «{ $text }» sarà possibile dopo.
error-present = Chi tiene il posto { $seat } è qui e gioca di persona.
error-just-left = Il posto { $seat } è stato lasciato solo ora; tra { $seconds } s potrà subentrare un bot.
error-private = Può guardare questo tavolo solo chi vi ha un posto.
error-secret = { $seat ->
    [all] Si potrà guardare tutto quando la partita sarà finita.
   *[other] Si potrà guardare ciò che sa il posto { $seat } quando la partita sarà finita.
 }
error-too-many = { $what ->
    [tables] Hai già { $limit } tavoli con la partita non finita; prima concludine o chiudine uno.
    [connections] Troppe connessioni aperte dal tuo indirizzo; al massimo: { $limit }.
    [messages] Troppo in fretta; messaggi al secondo, al massimo: { $limit }.
    [people] Troppi nuovi arrivati dal tuo indirizzo; aspetta un minuto.
    [lines] Sono tanti messaggi, tuoi o dal tuo indirizzo; aspetta un minuto.
    [leaves] Tu o il tuo indirizzo avete lasciato posti troppo spesso in un’ora; aspetta un po’.
    [openings] In un’ora sono stati aperti troppi tavoli, da te o dal tuo indirizzo; aspetta un po’.
    [sessions] Dal tuo indirizzo sono stati seguiti troppi link personali in un’ora; aspetta un po’.
    [undos] Hai già annullato { $limit } volte; fai una mossa che resti.
    [sets] Hai già { $limit } mazzi; prima cancellane uno.
    [kept] Conservi già { $limit } mazzi di altri; prima lasciane uno.
    [stores] Nell’ultima ora i mazzi sono stati salvati o provati troppo spesso, da te o dal tuo indirizzo; aspetta un po’.
    [measures] Si misurano troppo spesso dei mazzi; aspetta un po’.
    [passkeys] Hai già { $limit } passkey; prima rimuovine una.
    [channels] Gli avvisi prendono al massimo { $limit } vie.
    [notices] Gli avvisi vengono provati troppo spesso; aspetta un po’.
    [analyses] Si fanno giudicare partite troppo spesso; aspetta un po’.
   *[requests] Troppo in fretta; aspetta un momento.
 }
error-too-hard = Ci vorrebbe troppo tempo per calcolarlo; nulla è cambiato.
error-superseded = Nel frattempo hai chiesto qualcosa di più recente.
error-too-long = { $what ->
    [name] Un nome ha almeno un carattere e al massimo { $limit }.
    [chat] Un messaggio ha almeno un carattere e al massimo { $limit }.
   *[secret] Il segreto di una registrazione ha almeno un carattere e al massimo { $limit }.
 }
error-origin = Veniva da una pagina che non appartiene a questo server; non è stato fatto nulla.
error-host = Questo server non conosce il nome «{ $host }». Chi lo gestisce può aggiungerlo: --public { $host }
error-not-json = Ciò che si invia a questo server dev’essere JSON e deve dirlo (Content-Type: application/json).
error-token-file = «{ $file }» non contiene un token: almeno { $least } lettere o cifre, senza spazi.
error-changed = Nel frattempo il tavolo è cambiato; guarda di nuovo.
error-no-page = A questo indirizzo non c’è nulla.
error-seat-count = Posti indicati: { $given }, posti della partita: { $seats }; non corrispondono.
error-workers = Più processi (qui { $workers }) richiedono PostgreSQL: --db postgresql://UTENTE@HOST/NOME
error-one-worker = Su Windows serve un solo processo; più processi (qui { $workers }) richiedono Linux o macOS.
error-database = Il database non è utilizzabile: { $reason }
error-in-use = Un altro server sta già usando { $file }.
error-unavailable = Il database al momento non risponde; riprova tra poco.
error-unready = { $reason ->
    [closing] Il server sta per fermarsi.
    [full] Non si può salvare nulla: il disco è pieno.
    [disk] Non si può salvare nulla: il disco non lo accetta.
    [read-only] Non si può salvare nulla: il database è di sola lettura.
    [moved] Non si può salvare nulla: il file del database non è più al suo posto.
    [damaged] Il database è danneggiato; il registro dice dove.
   *[away] Non si può salvare nulla: il database non risponde.
 }
error-damaged = Tavolo { $table }: dalla voce { $entry } in poi non è più come è stato salvato.
error-message = Questo messaggio non è leggibile: { $reason }
error-request = Questa richiesta non è leggibile: { $reason }
error-internal = Qui qualcosa è andato storto; non è cambiato nulla.
error-no-database = In { $db } non ci sono tavoli.
error-shape = I tavoli hanno la forma { $theirs }, questo Dovecote conosce la forma { $ours }. «dovecote serve» aggiorna un database più vecchio; un backup si ripristina con la versione che lo ha fatto.
error-unfollowed = Tavolo { $table } ({ $game }, regole { $ruleset }): le regole attuali non possono seguire la partita dalla voce { $entry } in poi.
error-unproved = Il caso di questa registrazione non è stato promesso in anticipo, quindi non è dimostrato; si accettano solo partite dimostrate.
error-unfinished = Questa partita non è stata giocata fino in fondo; si accettano solo partite finite.
error-kept = Questa partita è già qui: è il tavolo { $table }.
error-backup = { $file } non è un backup di Dovecote, oppure è danneggiato.
error-not-empty = { $db } contiene già qualcosa; un backup richiede un database vuoto.
error-rivals = Un’arena vuole due bot diversi, per esempio --bots homer,racer; ci sono: { $bots }.
error-nobody-asked = Dopo la voce { $at } nessuno deve muovere.
error-seat-not-asked = Dopo la voce { $at } il posto { $seat } non deve muovere; devono muovere: { $seats }.
error-choice = { $name }: «{ $text }» non è tra { $expected }
error-number = { $number } non indica nessuna delle { $offers } mosse del posto { $seat }; vedi la maschera.
error-not-begun = La partita non è cominciata: chiama prima reset().
error-seats = Questo ambiente ha { $seats } posti; per { $wanted } creane un altro.
error-no-seat = Il posto { $seat } non c’è; ce ne sono { $seats }, a partire da 0.
error-whole = Serve un numero intero, non { $said }.
error-array = Serve un vettore di { $expected } numeri, non della forma { $found }.
error-longest = longest: { $longest } non è un numero di passi, da 1 in su.
error-bots = { $bots } bot per { $seats } altri posti; indicane uno per tutti o uno per ciascuno.
error-nothing-hidden = { $bot } cerca ciò che è nascosto, e in { $game } non c’è nulla; usa spiel:mcts.
