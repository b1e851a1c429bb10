## The page: sets of cards, and writing one

# What must be said wherever cards are
set-label = { $what }:
set-columba-what = Carte
set-columbiz-what = Tabellone
set-piccioni-what = Carte
set-columba-short = carte ricostruite
set-columbiz-short = tabellone ricostruito
set-piccioni-short = carte della casa
setup-set-look = Guardale

# The list of sets
page-cards-sets = Le tue carte
page-cards-heading = Carte e tabelloni
page-cards-lead = Hai la scatola? Inserisci qui le sue carte e giocaci ovunque. Oppure inventane. Chi ha il link a un mazzo può giocarci e copiarlo.
page-cards-loading = Le carte stanno arrivando…
page-cards-house = Della casa; sempre qui.
page-cards-mine = Tuo, versione { $version }
page-cards-by = Di { $author }
page-cards-by-version = Di { $author }, versione { $version }
page-cards-new-columba = Nuove carte
page-cards-new-columbiz = Un altro tabellone
page-cards-new-piccioni = Nuove carte
page-cards-has-draft = Questo browser conserva una bozza non ancora salvata.
page-cards-import = Da un file
page-cards-import-about = Un file esportato da qui o scritto a mano diventa una bozza che puoi guardare e salvare.
page-cards-choose-file = Scegli un file…
page-cards-no-set = Da { $file } non si legge nessun mazzo.

# One set
page-cards-cards = Le carte
page-cards-copy-link = Copia il link
page-cards-share-link = Condividi il link
page-cards-hash = Impronta { $hash }
page-cards-newest = C’è una versione più recente
page-cards-is-hidden = Nascosto dal tuo elenco; i tavoli che ci giocano continuano.
page-cards-play-bots = Gioca contro i bot
page-cards-setup = Prepara un tavolo
page-cards-change = Modifica
page-cards-copy = Copia e modifica
page-cards-copy-of = { $title } (versione modificata)
page-cards-export = Salva in un file
page-cards-versions = Versioni
page-cards-version = Versione { $version }
page-cards-used = usata a un tavolo, non cambia più
page-cards-hide = Nascondi dal mio elenco
page-cards-unhide = Mostra di nuovo nel mio elenco
page-cards-delete = Elimina
page-cards-delete-sure = Eliminare davvero?
page-cards-deleted = { $title } è eliminato.
page-cards-hidden = { $title } è nascosto: alcuni tavoli ci giocano, per loro resta.
page-cards-keep = Tieni nel mio elenco
page-cards-let-go = Togli dal mio elenco

# Writing one
page-cards-heading-columba = Le tue carte per Columba
page-cards-heading-columbiz = Il tuo tabellone per Columbiz
page-cards-heading-piccioni = Le tue carte per Piccioni
page-cards-change-heading = Modifica di { $title }
page-cards-lead-columba = Le carte sono davanti a te come su un tavolo. Fai clic su una casella per cambiarne il terreno, o scrivi: g w s b.
page-cards-lead-columbiz = Dai i numeri alle caselle di ogni colonna: fai clic, o scrivi da 1 a 6.
page-cards-lead-piccioni = Comincia con le carte della casa e cambia ciò che è diverso: scegli una carta e componi ciò che fa.
page-cards-draft = La tua bozza è qui come l’hai lasciata.
page-cards-start-over = Ricomincia
page-cards-label = Nome e origine
page-cards-title = Nome
page-cards-provenance = Da dove viene
page-cards-provenance-about = Mostrato ovunque ci siano le carte, per esempio: copiato dalla mia copia del 2012.
page-cards-undo = Annulla
page-cards-redo = Ripeti
page-cards-save = Salva
page-cards-trying = I bot lo provano…
page-cards-saved = { $title } è salvato.
page-cards-leave = Torna senza salvare
page-cards-findings = Che cosa dicono le regole
page-cards-looking = Un momento…
page-cards-begin = Comincia, e qui vedrai che cosa ne dicono le regole.
page-cards-well = Tutto bene: si può giocare.
page-cards-to-mend = { $count ->
    [one] Una cosa da sistemare
   *[other] { $count } cose da sistemare
 }
page-cards-more-to-mend = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
 }
page-cards-there = Vai lì
page-cards-hints = Forse una svista
page-cards-try = Provalo
page-cards-save-and-play = Salva e gioca contro i bot
page-cards-deal = Distribuisci una mano
page-cards-deal-again = Ancora una volta
page-cards-dealt = Distribuito così
page-cards-dealt-card = da piazzare
page-cards-dealt-objective = obiettivo del posto { $seat }

# Columba
page-cards-common = Carte comuni
page-cards-common-label = Carte comuni: frecce per spostarsi, g w s b per riempire una casella, T per girare, D per duplicare
page-cards-starting = Carte iniziali
page-cards-starting-label = Carte iniziali: gli stessi tasti
page-cards-common-n = Carta { $number }
page-cards-starting-n = Carta iniziale { $number }
page-cards-field = { $card }, { $where }: { $ground }
page-cards-field-empty = vuota
page-cards-corner-top-left = in alto a sinistra
page-cards-corner-top-right = in alto a destra
page-cards-corner-bottom-right = in basso a destra
page-cards-corner-bottom-left = in basso a sinistra
page-cards-twin-label = { $card }, ce n’è una uguale
page-cards-brush = Un clic dà alla casella
page-cards-brush-next = il terreno seguente
page-cards-brush-keys = Tasti: g verde, w bianco, s sabbia, b blu, Backspace svuota.
page-cards-this = Con { $card }
page-cards-turn-left = Gira a sinistra (Maiusc T)
page-cards-turn-right = Gira a destra (T)
page-cards-turned = { $card } è girata
page-cards-duplicate = Duplica (D)
page-cards-clear = Svuota questa carta (Canc)
page-cards-no-empty = Non c’è una carta vuota per la copia.
page-cards-copied-to = { $other } ora è come { $card }
page-cards-counts = Finora
page-cards-ground-count = { $ground }: { $count }
page-cards-missing = { $count ->
    [one] Una carta non è compilata.
   *[other] { $count } carte non sono compilate.
 }
page-cards-none-missing = Tutte le carte sono compilate.
page-cards-twins = Uguali, comunque girate: { $cards }.
page-cards-no-twins = Non ci sono due carte uguali.
page-cards-go-to = A { $card }
page-cards-words = Tutte insieme
page-cards-words-about = Parole di quattro lettere, in senso orario dall’alto a sinistra: gwsb ggws … Riempiono le carte dalla prima in poi, per ultime le iniziali.
page-cards-words-take = Piazza queste carte
page-cards-words-taken = { $count ->
    [one] Una carta è piazzata.
   *[other] { $count } carte sono piazzate.
 }
page-cards-words-wrong = Queste non sono carte: { $words }.
page-cards-empty-all = Svuota tutte le carte
page-cards-fill = Piazza le carte ricostruite

# Columbiz
page-cards-board-label = Le caselle: frecce per spostarsi, da 1 a 6 per dare un numero
page-cards-square = Colonna { $column }, casella { $row } dal dado: { $number }
page-cards-number-brush = Un clic dà alla casella
page-cards-number-next = il numero seguente
page-cards-number-keys = La casella della colonna che aveva il numero riceve l’altro in cambio.
page-cards-column = Colonna { $column }
page-cards-reverse = Capovolgi
page-cards-repeat = Tutte le colonne come questa

# Piccioni
page-cards-places = Luoghi: { $count }
page-cards-pigeons = Piccioni: { $count }
page-cards-actions = Azioni: { $count }
page-cards-add-place = Un altro Luogo
page-cards-add-pigeon = Un altro piccione
page-cards-add-action = Un’altra azione
page-cards-wrong = c’è qualcosa che non va
page-cards-choose = Scegli una carta per modificarla.
page-cards-all = Tutte le carte
page-cards-remove = Togli { $card }
page-cards-name = Come si chiama
page-cards-name-in = Nome in questa lingua, se diverso ({ $language })
page-cards-count = Copie
page-cards-copies = { $count ->
    [one] una copia
   *[other] { $count } copie
 }
page-cards-call = Richiamo
page-cards-spaces = Posti
page-cards-no-limit = Senza limite
page-cards-size = Posti che occupa
page-cards-moves = Mosse che costa
page-cards-revealed = Quando viene rivelato
page-cards-follower = Un altro piccione può seguirlo
page-cards-never = Non va mai in
page-cards-returns = Ritorna
page-cards-returns-about = Invece di diventare un Trofeo ritorna nel mazzo, e un altro diventa il Trofeo.
page-cards-play = Nel proprio turno
page-cards-reacts = In reazione a
page-cards-reacts-none = niente: non è una reazione
page-cards-reacts-aimed = una carta che nomina la propria Area
page-cards-reacts-guano = Guano che sta per entrare nella propria Area
page-cards-reacts-pigeons = piccioni che stanno per entrare nella propria Area
page-cards-reacts-trophies = due o più Trofei fatti da un altro
page-cards-reacts-reaction = la reazione di qualcuno
page-cards-reaction = La reazione
page-cards-only = Solo questi piccioni possono starci
page-cards-only-about = Nessuno scelto: possono tutti.
page-cards-arrival = Subito, quando arrivano piccioni
page-cards-preview = In una mano
page-cards-picture = Immagine
page-cards-letters = Oppure fino a tre lettere al suo posto
page-cards-effect = Che cosa fa
page-cards-effect-n = Effetto { $number }
page-cards-effect-add = Un altro effetto
page-cards-effect-remove = Togli l’effetto { $number }
page-cards-effect-unsayable = Questo non si può dire di una carta; scegli di nuovo per avere la cosa più vicina che si può.
page-cards-effect-from = Da dove
page-cards-effect-to = Verso dove
page-cards-effect-what = Che cosa
page-cards-effect-count = Quanti
page-cards-effect-most = Quanti
page-cards-effect-cards = Quante
page-cards-verb-assign = va qui
page-cards-verb-trophy = diventa il tuo Trofeo
page-cards-verb-scare = i piccioni sono Spaventati
page-cards-verb-share = diventano Trofei da spartire
page-cards-verb-move = muovi piccioni
page-cards-verb-discard = scarta dalla tua Area
page-cards-verb-draw = pesca carte
page-cards-verb-swap = scambia i piccioni con un’altra Area
page-cards-verb-cancel = non succede
page-cards-verb-redirect = va a chi l’ha mandato
page-cards-value-own-area = la tua Area
page-cards-value-any-zone = qualsiasi Zona
page-cards-value-any-place = qualsiasi Luogo
page-cards-value-any-area = qualsiasi Area
page-cards-value-roomiest-place = il Luogo con più posti liberi
page-cards-value-most-trophies = l’Area con più Trofei
page-cards-value-here = questo Luogo
page-cards-value-one = uno
page-cards-value-all = tutti
page-cards-value-pigeon = piccione
page-cards-value-pigeons = piccioni
page-cards-value-everything = piccioni e Guano
page-cards-value-guano = Guano
page-cards-value-lots = Mucchio di guano
page-cards-value-most-1 = uno
page-cards-value-most-2 = uno o due
page-cards-value-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
 }
page-cards-wording = In quattro lingue
page-cards-wording-itself = si scrive da sé
page-cards-wording-own = con parole tue
page-cards-wording-about = La frase è scritta dagli effetti. Le tue parole stanno sulla carta al suo posto; ciò che accade è sempre ciò che dicono gli effetti.
page-cards-no-sentence = Non se ne può ancora dire nulla.
page-cards-says = Con parole tue ({ $language })
page-cards-answers = La reazione con parole tue ({ $language })
page-cards-flock = Copie secondo il numero di giocatori (edizione 2025)
page-cards-flock-n = { $players } giocatori
page-cards-flock-same = sempre tutte le copie
page-cards-id = Parola nelle registrazioni
page-cards-id-about = Lettere minuscole e cifre. Guano e Mucchio di guano si riconoscono dalle parole guano e lots.
page-cards-limits = E se la mia carta fa altro?
page-cards-limits-about = Le carte si compongono con le parole delle regole stampate. Ciò che non ne fa parte non si può ancora giocare qui; questo è il più vicino:
page-cards-limit-two-aims = Lascia due cose a scelta.
page-cards-nearest-two-aims = Lasciane aperta una e nomina l’altra, o fanne due carte.
page-cards-limit-guano-place = Mette Guano in un Luogo.
page-cards-nearest-guano-place = Il Guano va in un’Area; lascia che il Luogo spaventi i suoi piccioni quando ne arrivano.
page-cards-limit-still-calls = Richiama ancora piccioni quando è annullata.
page-cards-nearest-still-calls = Una carta annullata non richiama nessuno; dalle un richiamo maggiore per le altre volte.
page-cards-limit-if = Pone una condizione: solo se…
page-cards-nearest-if = Una carta che non farebbe nulla non si può giocare; nomina il Luogo di cui si tratta.
page-cards-limit-others-hand = Prende carte dalla mano di qualcuno.
page-cards-nearest-others-hand = Falla pescare dal mazzo.

# Measuring
page-cards-measure = Misura
page-cards-measure-about = I bot ci giocano { $count } partite sullo sfondo: quanto durano, se conta chi comincia, quali carte sono forti.
page-cards-measure-go = Misura
page-cards-measure-stop = Ferma
page-cards-measure-progress = { $played } partite su { $count }
page-cards-measure-old = Misurato con la versione { $version }.
page-cards-measured = { $played } partite a { $seats } giocatori.
page-cards-measure-length = Mosse di una partita
page-cards-measure-range = { $mean } (da { $low } a { $high })
page-cards-measure-winner = Punti del vincitore
page-cards-measure-seat = Il posto { $seat } vince
page-cards-measure-share = { $wins } (da { $low } a { $high }; equo: { $fair })
page-cards-measure-strongest = Più forti delle altre
page-cards-measure-weakest = Più deboli delle altre
page-cards-measure-none = nessuna con certezza
page-cards-measure-cards = Carta per carta
page-cards-measure-card = Carta
page-cards-measure-drawn = Pescata
page-cards-measure-played = Giocata
page-cards-measure-edge = Vantaggio
