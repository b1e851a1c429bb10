## L’ingresso: la pagina iniziale, preparare un tavolo, un tavolo che aspetta qualcuno

# La pagina iniziale
start-page-title = Dovecote: tre giochi di piccioni
start-heading = Tre giochi, un tetto, fin troppi piccioni.
start-lead = Gioca subito contro i bot, o manda un link a chi vuoi. Niente account, niente download, niente briciole dopo il tramonto.
start-spoken = Qui tutto funziona con la tastiera e con un lettore di schermo. Al tavolo ogni mossa è raccontata a parole, e il punto interrogativo elenca i tasti.
start-games = Giochi
start-columba-players = 2–4 signori
start-columba-pace = 30 min
start-columba-kind = terre e catture
start-columba-about = Francia sud-occidentale, XVII secolo. Disponi le terre, costruisci le tue colombaie e tieni d’occhio il cielo: ci sono i falchi.
start-columbiz-players = 2–4 giocatori
start-columbiz-pace = otto dadi
start-columbiz-kind = linee e catture
start-columbiz-about = Otto dadi, sei colonne. Riempi le caselle di una linea e cattura chi è in minoranza.
start-piccioni-players = 2–6 vicini
start-piccioni-pace = 20–30 min
start-piccioni-kind = carte e dispetti
start-piccioni-about = La città è piena di piccioni. L’importante è che stiano sopra il balcone di qualcun altro.
start-play = Gioca subito
start-play-label = Gioca subito: { $game }, contro i bot
start-opening = Il tavolo si apre…
start-invite = Invita
start-invite-label = Invita amici: { $game }
start-setup = Prepara
start-setup-label = Prepara un tavolo: { $game }
start-pass = A turno
start-pass-label = A turno su un solo schermo: { $game }
start-rules = Regole
start-rules-label = Regole: { $game }

start-join = Unisciti al tavolo di un amico
start-join-label = Link o codice del tavolo
start-join-hint = Incolla un link o un codice
start-join-go = Unisciti
start-join-empty = Incolla il link o il codice che hai ricevuto.
start-join-nonsense = «{ $text }» non è né il link di un tavolo né il suo codice. Un link è fatto così: { $example }
start-hand-round = Oppure passatevi il tablet e giocate a turno su un solo schermo:

start-continue = Le mie partite
start-table = { $game } con { $names }
start-table-alone = { $game }, per ora senza altri
start-table-here = { $game }, a turno su un solo schermo
start-your-turn = Tocca a te
start-their-turn = Tocca a { $name }
start-several-turns = Si aspettano { $names }
start-running = In corso
start-seats-free = { $count ->
    [one] In attesa: un posto libero
   *[other] In attesa: { $count } posti liberi
 }
start-go-on = Continua
start-go-on-label = Continua: { $table }
start-level-first = La tua prima partita è contro { $who }, { $count ->
    [one] il bot più mite
   *[other] i bot più miti
 }.
start-level-won = Due vittorie di fila contro { $before }: ora tocca a { $level }.
start-level-lost = Due sconfitte di fila contro { $before }: con { $level } sarà più equilibrata.
start-level-even = La prossima partita è contro { $who }.
start-recent = Partite recenti
start-won = { $you ->
    [yes] Hai vinto
   *[no] Ha vinto { $who }
 }
start-won-together = Hanno vinto { $names }
start-won-by = { $won }, { $scores }
start-won-given-up = { $you ->
    [yes] { $won }: hai abbandonato
   *[no] { $won }: { $who } ha abbandonato
 }
start-replay = Rivedi
start-replay-label = Rivedi: { $table }, { $when }
start-more = Mostra tutto ({ $count })

start-open = Tavoli aperti
start-open-none = In questo momento nessuno aspetta. Prepara un tavolo e mostralo nella sala: magari qualcuno arriva in volo.
start-open-seats = { $taken } posti occupati su { $seats }
start-open-join = Unisciti
start-open-join-label = Unisciti: { $table }
start-open-watch = Guarda
start-open-watch-label = Guarda: { $table }
start-open-problem = La sala al momento non risponde. Tra poco si riprova.

start-you = Tu
start-you-named = Il tuo nome qui: { $name }
start-you-nobody = Non hai ancora un nome. Scegline uno, o con la prima partita riceverai un nome da piccione.
start-name = Nome
start-name-keep = Tieni questo nome
start-name-change = Cambia nome
start-name-kept = D’ora in poi qui ti chiami «{ $name }».
start-name-empty = Un nome ha almeno un carattere.
start-device = Gioca su un altro dispositivo
start-device-about = Con un link personale anche un altro telefono o computer diventa tuo: stesso nome, stessi posti. Chi ha il link gioca al posto tuo, quindi non darlo a nessuno. Un nuovo link rende inutile il precedente.
start-device-make = Crea un link personale
start-device-local = Solo questo computer può raggiungere il server: il link funziona qui e in nessun altro posto.
start-device-link = Il tuo link personale
start-copy = Copia
start-copied = Copiato.
start-copy-by-hand = Questo browser non permette alle pagine di copiare. Il link è selezionato: copialo a mano.
start-share = Condividi

start-about = Su questi giochi
start-note = Carte della casa e ricostruzioni sono segnalate come tali. I piccioni no.
start-link-title = Questo è il link personale di { $theirs }
start-link-text = Qui sei { $mine }. Se vai avanti, questo browser sarà di { $theirs }, e ai posti di { $mine } torni solo con il link personale di { $mine }. Vai avanti solo se questo link è tuo.
start-link-stay = Restare { $mine }
start-link-go = Essere { $theirs } qui
start-fair-title = Un caso onesto
start-fair = Qui nessuno può scegliere il caso, nemmeno il server: prima della partita fa una promessa sigillata, ogni posto aggiunge parole sue, e alla fine il tuo browser può controllare ogni carta e ogni dado.
start-rules-of = Le regole complete

# I bot, secondo il livello
bot-random = Sventato
bot-random-about = Fa una cosa permessa qualsiasi, senza pensarci.
bot-fledgling = Pulcino
bot-fledgling-about = Conta solo ciò che guadagna subito e non vede intere parti del tavolo, soprattutto i bordi.
bot-yearling = Piccioncino
bot-yearling-about = Soppesa quello che vede, ma una parte del tavolo gli sfugge ancora.
bot-homer = Viaggiatore
bot-homer-about = Fa la mossa che sul momento sembra la migliore e non guarda avanti.
bot-carrier = Messaggero
bot-carrier-about = Pensa tutto il turno, quasi mai più in là, e ogni tanto qualcosa gli sfugge.
bot-racer = Corridore
bot-racer-about = Guarda avanti, fino a due secondi per turno.
bot-champion = Campione
bot-champion-about = Guarda avanti più a lungo di tutti: fino a otto secondi per turno.

# Preparare un tavolo
setup-page-title = Un nuovo tavolo di { $game } – Dovecote
setup-title = Un nuovo tavolo di { $game }
setup-lead = Così com’è, si può cominciare. Fino all’inizio puoi cambiare tutto.
setup-unknown = Qui non c’è nessun gioco «{ $game }».
setup-home = Torna all’inizio
setup-loading = Un momento…

setup-who = Chi gioca?
setup-count = Posti
setup-level = Livello dei bot
setup-fill = Con chi?
setup-fill-bots = Contro i bot
setup-fill-friends = Con amici, tramite link
setup-fill-here = A turno su questo schermo
setup-seats = Chi siede dove
setup-seats-about = Si gioca in quest’ordine; chi comincia lo decide il caso.
setup-seat = Posto { $seat }
setup-seat-who = Chi siede al posto { $seat }
setup-me = Io
setup-me-named = Io ({ $name })
setup-me-about = Più posti tuoi: ci si passa lo schermo.
setup-name = Nome di chi gioca al posto { $seat }
setup-name-placeholder = Nome
setup-open = Una persona, tramite link
setup-open-about = Resta libero finché qualcuno apre il tuo link e si siede.
setup-bot = Bot: { $bot }
setup-bot-other = Bot «{ $level }»
setup-bot-other-about = Un bot di questo server.
setup-colour = Colore del posto { $seat }
setup-colours-about = Ogni posto ha il suo colore. Un colore già preso viene scambiato.
setup-team = { $team ->
    [a] Squadra A
   *[b] Squadra B
 }
setup-teams = Gli alleati siedono uno di fronte all’altro: i posti 1 e 3 giocano contro i posti 2 e 4 (10.1).
setup-drag = Sposta il posto { $seat } ({ $who }): trascina, o usa le frecce
setup-up = Su: { $who }
setup-down = Giù: { $who }
setup-moved = { $who }: ora al posto { $seat } di { $seats }.

setup-help = Aiuto al tavolo
setup-help-none = Nessuno
setup-help-none-about = Nulla si illumina; ciò che le regole non permettono è rifiutato.
setup-help-legal = Mosse possibili
setup-help-legal-about = Ciò che si può fare si illumina.
setup-help-preview = Le mosse e cosa portano
setup-help-preview-about = Mostra anche in anticipo che cosa porterebbe una mossa, e dice perché qualcosa non è possibile.
setup-help-coach = Tutto, anche consigli
setup-help-coach-about = E in più avvertimenti prima degli errori, e i suggerimenti del campione ogni volta che qualcuno li chiede.
setup-undo = Annullare
setup-undo-yes = Si possono annullare mosse
setup-undo-no = Non si annulla nulla

setup-more = Altre opzioni
setup-options = Regole del gioco
setup-options-usual = come al solito
setup-options-changed = { $count ->
    [one] una modifica
   *[other] { $count } modifiche
 }
setup-clause = Regola { $clause } di { $game }
setup-option-columba-variant = Gioco
setup-option-columba-interleave_options = Costruire con la carta in mano
setup-option-columba-tile_supply = Riserva di tessere
setup-option-columba-minimum_group = Il gruppo più piccolo su cui costruire
setup-option-columbiz-line_scoring = Linee che si allungano
setup-option-columbiz-ties = Punteggi pari
setup-option-columbiz-captures = Conteggio per le catture
setup-option-piccioni-edition = Edizione
setup-option-piccioni-first_moves = Mosse del primissimo turno
setup-value-columba-variant-standard = Standard
setup-value-columba-variant-junior = Junior
setup-value-columba-interleave_options-false = Non permesso
setup-value-columba-interleave_options-true = Permesso
setup-value-columba-tile_supply-limited = Limitata a 15 per tipo
setup-value-columba-tile_supply-unlimited = Senza limite
setup-value-columbiz-line_scoring-full = Di nuovo l’intero valore
setup-value-columbiz-line_scoring-difference = Solo la differenza
setup-value-columbiz-ties-shared = Si condivide il posto
setup-value-columbiz-ties-captured = Decidono le pedine catturate
setup-value-columbiz-captures-each = Ogni colore da solo
setup-value-columbiz-captures-together = Tutti gli avversari insieme
setup-value-piccioni-edition-2019 = 2019
setup-value-piccioni-edition-2025-balcony = 2025, meno piccioni, Aree vuote
setup-value-piccioni-edition-2025-flock = 2025, stormo secondo i giocatori

setup-clock = Orologio
setup-clock-none = Nessun orologio
setup-clock-none-about = Ognuno si prende il tempo che gli serve, anche giorni.
setup-clock-move = Tempo per ogni mossa
setup-clock-move-about = Ogni decisione ha il suo tempo.
setup-clock-bank = Tempo per tutta la partita
setup-clock-bank-about = Ognuno ha una riserva di tempo, e dopo ogni turno ne riguadagna un po’.
setup-clock-each = Tempo per una mossa
setup-clock-supply = Tempo per la partita
setup-clock-increment = In più dopo ogni turno
setup-clock-window = Tempo per reagire agli altri
setup-clock-window-about = Quando più persone possono reagire insieme a una carta, tutte hanno questo tempo; chi tace passa.
setup-duration-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
 }
setup-duration-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
 }
setup-duration-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
 }
setup-duration-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
 }
setup-duration-nothing = niente
setup-timeout = Quando il tempo è scaduto
setup-timeout-bot = Subentra un bot
setup-timeout-bot-about = Gioca finché la persona si riprende il posto.
setup-timeout-move = Un bot fa quella mossa
setup-timeout-move-about = Poi tocca di nuovo alla persona.
setup-timeout-resign = Il posto abbandona
setup-timeout-resign-about = Per sempre; un bot continua se restano abbastanza altri, altrimenti vincono loro.

setup-grace = Tempo per tornare
setup-grace-about = Chi è via da così tanto può essere sostituito da un bot, se tutti gli altri lo vogliono.
setup-watching = Spettatori e sala
setup-watch = Chi può guardare?
setup-watch-anyone = Chiunque
setup-watch-anyone-about = Chi ha il link e, se il tavolo è nella sala, chi passa di lì.
setup-watch-link = Chi ha il link
setup-watch-link-about = Si guarda su invito, e si vede ciò che vedono tutti.
setup-watch-nobody = Nessuno
setup-watch-nobody-about = Solo chi siede al tavolo.
setup-listed = Mostralo nella sala
setup-listed-about = Tutti su questo server vedono il tavolo e possono prendere un posto libero.
setup-listed-yes = nella sala
setup-listed-no = non nella sala

setup-luck = Caso
setup-luck-own = con parole mie
setup-luck-made = le parole vengono inventate
setup-words = Le mie parole per il caso (facoltative)
setup-words-about = Vengono mescolate nel caso, perché nessuno possa averlo scelto prima per te; senza, ne vengono inventate.
setup-words-kept = Vengono annotate così: «{ $words }».
setup-words-useless = Usa anche qualche lettera dalla a alla z o qualche cifra.

setup-summary = Tutto pronto?
setup-summary-now = La partita comincia subito.
setup-summary-open = { $count ->
    [one] La partita comincia da sola quando il posto libero è occupato.
   *[other] La partita comincia da sola quando tutti i { $count } posti liberi sono occupati.
 }
setup-summary-watch = Tu non hai un posto: guardi.
setup-go-now = Comincia
setup-go-open = Apri il tavolo
setup-going = Il tavolo si apre…

# Un tavolo che aspetta qualcuno
waiting-title = Un tavolo di { $game }
waiting-lead = { $count ->
    [0] Ci sono tutti. La partita comincia.
    [one] Un posto è ancora libero. Appena qualcuno si siede, la partita comincia da sola.
   *[other] { $count } posti sono ancora liberi. Appena tutti sono seduti, la partita comincia da sola.
 }
waiting-invites = { $who } ti invita.
waiting-time = Durata
waiting-time-columba = circa 30 minuti
waiting-time-columbiz = circa 30 minuti
waiting-time-piccioni = da 20 a 30 minuti
waiting-seats = Posti
waiting-seat = Posto { $seat }
waiting-free = Libero
waiting-you = tu
waiting-is-bot = bot
waiting-here = presente
waiting-away = assente
waiting-sit = Siediti qui
waiting-sit-label = Siediti qui: posto { $seat }
waiting-stand = Alzati
waiting-stand-label = Alzati: posto { $seat }
waiting-bot = Fai sedere un bot
waiting-bot-label = Fai sedere un bot: posto { $seat }
waiting-bot-level = Quale bot per il posto { $seat }
waiting-send = Manda via
waiting-send-label = Manda via il bot: posto { $seat }
waiting-send-person = Manda via { $name }: posto { $seat }
waiting-fill = Bot in tutti i posti liberi, e si comincia
waiting-taken = Qualcuno è stato più veloce: il posto è occupato.
waiting-called = Ti siedi come «{ $name }».
waiting-nobody = Siediti con un nome tuo, o riceverai un nome da piccione.
waiting-sat = Ora al posto { $seat }: { $who }
waiting-left = Il posto { $seat } è di nuovo libero.
waiting-close = Chiudi il tavolo
waiting-close-ask = Chiudere questo tavolo per sempre? Nessuno potrà più sedersi qui.
waiting-close-yes = Chiudilo
waiting-close-no = Tienilo
waiting-closed = Il tavolo è chiuso.
waiting-invite = Invita amici
waiting-invite-about = Chi apre questo link può prendere un posto libero, senza account.
waiting-local = Solo questo computer può raggiungere questo tavolo.
waiting-local-about = Un telefono non potrebbe seguire il link. Per far entrare telefoni e computer della tua rete, ferma il server con Ctrl+C e riavvialo:
waiting-link = Link a questo tavolo
waiting-share = Un tavolo di { $game } ti aspetta.
waiting-qr = Codice QR: il link a questo tavolo
waiting-qr-about = Per un telefono nella stessa stanza: inquadra qui.
waiting-terms = Che cosa è concordato
waiting-term-lobby = Sala
waiting-term-clock-move = { $time } per ogni mossa
waiting-term-clock-bank = { $time } per la partita, e dopo ogni turno in più: { $increment }
waiting-luck = Il caso è già promesso
waiting-luck-about = Il server ha estratto un segreto per questa partita e ne mostra già adesso l’impronta, così non può più cambiarlo. Ogni posto aggiunge parole sue, e il caso deriva da tutto questo insieme. Appena l’ultimo posto è occupato, una seconda impronta fissa anche tutte le parole. Dopo la partita il segreto viene pubblicato, e il tuo browser può controllare tutto.
waiting-commit = Impronta del segreto
waiting-words = Parole dei posti
waiting-words-none = non ancora
