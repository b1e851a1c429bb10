## The page: what surrounds every table

page-skip = Vai al tavolo
page-home = Dovecote, pagina iniziale
page-close = Chiudi
page-loading = Si apparecchia il tavolo…
page-ahead = Scegliere in anticipo la mia prossima mossa
page-ahead-about = Viene fatta appena tocca a te, se fino ad allora tutti lasciano fare. Se succede altro non viene fatta, e ti si chiede come al solito. Nessuno lo sa prima.
page-ahead-none = Nessuno può ancora sapere che cosa ti sarà chiesto.
page-ahead-filter = Mostra solo le mosse con queste parole
page-ahead-chosen = Scelta in anticipo: { $move }
page-ahead-dropped = Non fatta, perché il tavolo è cambiato: { $move }
page-ahead-change = Cambia
page-ahead-withdraw = Ritira
page-ahead-understood = Va bene
page-why-not = Perché no
page-clause = Regola { $clause }

# The bar above a table
page-your-turn = Tocca a te
page-turn-of = Tocca a { $who }
page-several-asked = La domanda è per più giocatori
page-title-turn = ● Tocca a te – { $game }
page-time-left = Tempo rimasto: { $time }
page-undo = Annulla
page-goes-on = Non c’è più nulla da scegliere: il gioco va avanti da sé.
page-goes-on-wait = Aspetta
page-hint = Chiedi un consiglio
page-rules = Regole
page-rules-of = Regole di { $game }
page-more = Altro

# Parts of a table
page-boards = I giocatori
page-turn-panel = La tua mossa
page-tabs = Parti del tavolo
page-tab-turn = Turno
page-tab-boards = Giocatori
page-tab-log = Diario
page-tab-chat = Chat
page-log = Che cosa è successo
page-log-more = Mostra i precedenti
page-chat = Chiacchiere al tavolo
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-chat-line = { $who } dice: { $text }
page-unread = { $count ->
    [one] un messaggio nuovo
   *[other] { $count } messaggi nuovi
 }
page-onlooker = Spettatore
page-nobody = nessuno
page-somebody = qualcuno
page-same-name = { $who } { $number }
page-watching = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
 }

# What is seldom needed
page-language = Lingua
page-letters = Lettere più grandi sui pezzi
page-copy-link = Copia il link a questo tavolo
page-copied = Copiato.
page-replay = Rivedi dall’inizio
page-record = Scarica la registrazione
page-leave = Fai giocare un bot al posto mio
page-back = Riprendi il posto { $seat } dal bot
page-replace = Fai giocare un bot al posto di { $who } (assente)
page-resign = Abbandona
page-resign-sure = Vuoi davvero abbandonare? Non si può annullare.

# Guests, onlookers, and whoever is away
page-share-link = Condividi il link a questo tavolo
page-you-watch = Stai guardando
page-seat-yours = Il tuo posto
page-seat-away = Al momento non c’è
page-away-label = Qualcuno non c’è
page-away-now = Si aspetta { $who }, che non c’è.
page-away-for = Non c’è da { $time }.
page-away-soon = Tra { $seconds } s puoi far continuare un bot.
page-away-can = Un bot può continuare finché il posto non viene ripreso.
page-away-asked = Tu accetti un bot; anche gli altri devono accettarlo.
page-away-bot = Fai continuare un bot

# The line to the server
page-line-down = La linea è caduta; il tavolo aspetta.
page-line-again = Nuovo tentativo tra { $seconds } s.
page-line-now = Prova ora
page-line-kept = La tua mossa è conservata: parte quando torna la linea, se questa finestra resta aperta.
error-page-network = Il server non risponde. C’è connessione?
error-page-closed = Questo tavolo è chiuso.
page-error-out-of-turn = Non è più il tuo turno.
page-error-stale = Nel frattempo la partita è andata avanti; guarda di nuovo.
page-error-unreadable = Il server non ha capito questa mossa; niente è cambiato.

# Between two people at one screen
page-curtain = { $who }, ora è solo per i tuoi occhi
page-curtain-about = Passa lo schermo. Gli altri guardano altrove.
page-curtain-lift = Sono { $who }

# Keys
page-keys = Tasti
page-key-help = mostra questi tasti
page-key-undo = annulla l’ultima mossa, se da allora nulla è stato rivelato
page-key-hint = chiedi un consiglio, se il tavolo lo permette
page-key-tab = passa da una parte del tavolo all’altra
page-key-escape = lascia ciò che è scelto o chiudi una finestra
page-keyname-ctrl = Ctrl
page-keyname-enter = Invio
page-keyname-esc = Esc
page-keyname-shift = Maiusc
page-keyname-tab = Tab
page-keyname-home = Inizio
page-keyname-end = Fine

# Names for people who have not chosen one
person-name-1 = Colombaccio
person-name-2 = Tortora
person-name-3 = Colombella
person-name-4 = Pavoncello
person-name-5 = Capitombolo
person-name-6 = Gozzuto
person-name-7 = Cappuccino
person-name-8 = Ricciuto
person-name-9 = Triganino
person-name-10 = Rondine
person-name-11 = Monachina
person-name-12 = Romano

# How a turn goes
page-lesson = Come si svolge un turno
page-lesson-rules = Tutte le regole, articolo per articolo
