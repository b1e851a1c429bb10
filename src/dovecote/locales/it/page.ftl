## The page: what surrounds every table

page-skip = Vai al tavolo
page-home = Dovecote, pagina iniziale
page-close = Chiudi
page-loading = Si apparecchia il tavolo…
page-why-not = Perché no
page-clause = Regola { $clause }

# The bar above a table
page-your-turn = Tocca a te
page-turn-of = Tocca a { $who }
page-several-asked = Più giocatori sono chiamati a rispondere
page-title-turn = ● Tocca a te – { $game }
page-time-left = Tempo rimasto: { $time }
page-undo = Annulla
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
page-log-more = Mostra prima
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
page-same-name = { $who } { $seat }
page-bot-name = Bot { $seat }
page-watching = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
 }

# What is seldom needed
page-language = Lingua
page-light = Colori chiari
page-dark = Colori scuri
page-sound-on = Attiva i suoni
page-sound-off = Disattiva i suoni
page-letters = Lettere più grandi sui pezzi
page-copy-link = Copia il link a questo tavolo
page-copied = Copiato.
page-replay = Rivedi dall’inizio
page-record = Scarica la partita
page-leave = Fai giocare un bot al posto mio
page-back = Riprendi il posto { $seat } dal bot
page-replace = Fai giocare un bot al posto di { $who }, che è assente
page-resign = Abbandona
page-resign-sure = Vuoi davvero abbandonare? Non si può annullare.

# The line to the server
page-line-down = La linea è caduta; il tavolo aspetta.
page-line-again = Nuovo tentativo tra { $seconds } s.
page-line-now = Prova ora
error-page-network = Il server non risponde. C’è la rete?
error-page-closed = Questo tavolo è chiuso.

# Between two people at one screen
page-curtain = { $who }, ora tocca ai tuoi occhi
page-curtain-about = Passa lo schermo. Gli altri guardano altrove.
page-curtain-lift = Sono { $who }

# Keys
page-keys = Tasti
page-key-help = mostra questi tasti
page-key-undo = annulla l’ultima mossa, se da allora nulla è stato rivelato
page-key-hint = chiedi un consiglio, se il tavolo lo permette
page-key-tab = passa da una parte del tavolo all’altra
page-key-escape = lascia ciò che è scelto o chiudi una finestra

# Names for people who have not chosen one
person-name-1 = Colombaccio
person-name-2 = Tortora
person-name-3 = Colombella
person-name-4 = Pavoncella
person-name-5 = Capitombolo
person-name-6 = Gozzuto
person-name-7 = Cappuccino
person-name-8 = Ricciuto
person-name-9 = Viaggiatore
person-name-10 = Rondone
person-name-11 = Monachina
person-name-12 = Romano

# How a turn goes
page-lesson = Come si svolge un turno
page-lesson-rules = Tutte le regole, punto per punto
