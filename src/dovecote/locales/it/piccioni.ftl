## Piccioni: che cosa dicono il tavolo, le scelte, gli eventi e i rifiuti

piccioni-title = Piccioni
piccioni-about = Mani nascoste, reazioni e guano.
piccioni-reconstructed = Le carte sono carte della casa: una ricostruzione, come tutto ciò che le regole segnalano con ⚑. I testi delle carte stampate non sono pubblici.
piccioni-other-cards = Si gioca con altre carte: { $title }.

# Opzioni
piccioni-option-seats = in quanti si gioca
piccioni-option-edition = quali regole pubblicate: quelle del 2019, o una delle due edizioni del 2025 (2.5, 2.6)
piccioni-option-first_moves = mosse del primissimo turno: due come stampato, o una (2.7)

# I piccioni
piccioni-card-fat = Grasso
piccioni-card-stupid = Stupido
piccioni-card-lame = Zoppo
piccioni-card-infamous = Infame
piccioni-card-lady = Picciona

# I Luoghi
piccioni-zone-street = Strada
piccioni-zone-crowd = Folla
piccioni-zone-monument = Statua
piccioni-zone-wires = Cavi dell'Alta Tensione
piccioni-zone-area = Area di { $who }

# Le carte della casa
piccioni-card-guano = Guano
piccioni-card-lots = Molto Guano
piccioni-card-car = Automobile
piccioni-card-rifle = Fucile
piccioni-card-surge = Sbalzo di tensione
piccioni-card-net = Rete
piccioni-card-breadcrumbs = Briciole
piccioni-card-scarecrow = Spaventapasseri
piccioni-card-firecracker = Petardo
piccioni-card-umbrella = Ombrello
piccioni-card-washer = Idropulitrice
piccioni-card-balcony = Non sul mio balcone!
piccioni-card-metoo = Anch'io!
piccioni-card-souvenir = Bancarella di souvenir
piccioni-card-swap = Scambio di case

# Che cosa fanno, in una riga
piccioni-text-guano = assegnalo a un'Area qualsiasi; poi pesca una carta
piccioni-text-lots = assegnalo a un'Area qualsiasi
piccioni-text-car = un piccione sulla Strada diventa un tuo Trofeo; tutti gli altri lì sono Spaventati
piccioni-text-rifle = un piccione in una Zona qualsiasi diventa un tuo Trofeo
piccioni-text-surge = tutti i piccioni sui Cavi dell'Alta Tensione diventano Trofei; li spartisci con un altro giocatore a tua scelta
piccioni-text-net = un piccione nella tua Area diventa un tuo Trofeo
piccioni-text-breadcrumbs = sposta uno o due piccioni da una Zona a un'altra dove c'è posto per loro
piccioni-text-scarecrow = tutti i piccioni nella tua Area sono Spaventati
piccioni-text-firecracker = tutti i piccioni in una Zona a tua scelta sono Spaventati
piccioni-text-umbrella = scarta un Guano dalla tua Area
piccioni-text-washer = scarta tutti i Guano e un Molto Guano dalla tua Area
piccioni-text-balcony = sposta un piccione dalla tua Area a un Luogo dove c'è posto per lui
piccioni-text-metoo = pesca due carte; non richiede mosse
piccioni-text-souvenir = richiede entrambe le tue mosse: un Guano o un Molto Guano nella tua Area diventa un tuo Trofeo
piccioni-text-swap = scambia tutti i piccioni della tua Area con quelli di un'altra Area
piccioni-reaction-net = quando dei piccioni stanno per entrare nella tua Area, uno di loro diventa invece un tuo Trofeo
piccioni-reaction-umbrella = un Guano o un Molto Guano che sta per entrare nella tua Area va al giocatore che l'ha mandato
piccioni-reaction-balcony = un'azione che prende di mira la tua Area è annullata, e anche il suo richiamo
piccioni-reaction-metoo = quando un altro giocatore fa insieme due o più Trofei, li spartisci anche tu
piccioni-text-fat = occupa due posti; va sul Luogo con più posti liberi, o nella tua Area
piccioni-text-stupid = va su un Luogo qualsiasi dove c'è posto, o nella tua Area
piccioni-text-lame = va su un Luogo qualsiasi dove c'è posto, ma mai sui Cavi dell'Alta Tensione, o nella tua Area
piccioni-text-infamous = va nell'Area del giocatore con più Trofei
piccioni-text-lady = va su un Luogo qualsiasi dove c'è posto, e un altro piccione può seguirla; Ritorna

# Il tavolo a parole
piccioni-turn = Turno di { $who }
piccioni-moves = { $moves ->
    [0] non restano mosse
    [one] resta una mossa
   *[other] restano { $moves } mosse
 }
piccioni-calls = { $calls ->
    [one] un piccione richiamato
   *[other] { $calls } piccioni richiamati
 }
piccioni-last = ultimo giro: { $turns ->
    [one] questo è l'ultimo turno
   *[other] restano { $turns } turni
 }
piccioni-decks = Mazzo dei piccioni: { $flock }; mazzo delle azioni: { $deck }; scarti: { $discard }.
piccioni-places = Luoghi
piccioni-areas = Aree
piccioni-free = { $free ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $free } posti liberi
 }
piccioni-no-limit = senza limite
piccioni-nothing = nulla
piccioni-unseen = sconosciuto
piccioni-you = { $who } (tu)
piccioni-pair = { $name }: { $text }
piccioni-trophies = Trofei
piccioni-cards = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
 }
piccioni-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
piccioni-hand = La tua mano
piccioni-hand-empty = La tua mano è vuota.
piccioni-reaction = Reazione: { $text }
piccioni-call = richiamo { $count }
piccioni-asked = Reagisci? { $cause }
piccioni-asked-card = { $who } gioca { $card }.
piccioni-asked-landing = In arrivo: { $pigeons } → { $zone }.
piccioni-asked-reaction = { $who } reagisce con { $card }.
piccioni-many-more = … e ancora { $count } possibilità; «all» mostra tutto

# Scelte
piccioni-offer-draw = pescare tre carte
piccioni-offer-play = { $text }
piccioni-offer-clean = ripulire la tua Area ({ $what }); paghi: { $paid }
piccioni-offer-trophy = { $pigeon } nella tua Area diventa un tuo Trofeo; paghi: { $paid }
piccioni-offer-end = concludere le mosse e rivelare piccioni
piccioni-offer-pass = non reagire
piccioni-offer-react = { $text }
piccioni-offer-assign = { $pigeon } va qui: { $zone }
piccioni-offer-follow = { $pigeon } segue; viene da: { $zone }
piccioni-offer-no-follow = nessuno segue
piccioni-offer-take = prendere il Trofeo con questo dorso: { $back }
piccioni-offer-discard = scartare { $card }
piccioni-back-pigeon = piccione
piccioni-back-guano = azione

# Eventi
piccioni-event-began = { $who } comincia.
piccioni-event-removed = Un piccione lascia la partita senza che nessuno lo veda.
piccioni-event-laid = { $zone }: { $pigeon }.
piccioni-event-drew = { $who } pesca una carta.
piccioni-event-drew-seen = { $who } pesca { $card }.
piccioni-event-reshuffled = Gli scarti si mescolano: { $cards ->
    [one] una carta forma
   *[other] { $cards } carte formano
 } il nuovo mazzo delle azioni.
piccioni-event-discarded = { $who } scarta { $card }.
piccioni-event-paid = { $who } paga: { $cards }.
piccioni-event-played = { $who } gioca { $text }.
piccioni-event-reacted = { $who } reagisce con { $text }.
piccioni-event-cancelled = Annullata la carta di { $who }: { $card }.
piccioni-event-redirected = { $card } torna a { $who }.
piccioni-event-joined = Anche { $who } spartisce i Trofei.
piccioni-event-called = { $card }: richiamo { $count }; in questo turno { $calls }.
piccioni-event-assigned = { $cards } → { $zone }.
piccioni-event-cleaned = { $who } ripulisce la propria Area da: { $what }.
piccioni-event-trophy-made = { $who } fa un Trofeo: { $card }.
piccioni-event-returned = { $pigeons }: di nuovo nel mazzo dei piccioni, da cui si prende un Trofeo senza vederlo.
piccioni-event-trophy-drawn = { $who } ha un Trofeo che nessuno ha visto.
piccioni-event-trophy-pooled = C'è da spartire un Trofeo che nessuno ha visto.
piccioni-event-trophy-taken = { $who } riceve un Trofeo: { $card }.
piccioni-event-scared = Piccioni Spaventati: { $pigeons }. { $zone } → { $to }.
piccioni-event-scattered = Piccioni Spaventati: { $pigeons }. { $zone } → mazzo dei piccioni, perché più Aree sono a pari merito.
piccioni-event-moved = { $pigeons }: { $zone } → { $to }.
piccioni-event-swapped = { $who } ha scambiato i piccioni con: { $zone }.
piccioni-event-moves-ended = { $who } ha fatto le sue mosse; piccioni da rivelare: { $count }.
piccioni-event-revealed = { $who } rivela: { $pigeon }.
piccioni-event-followed = { $pigeon } segue: { $zone } → { $to }.
piccioni-event-turn-ended = { $who } ha chiuso il turno.
piccioni-event-last-round = Il mazzo dei piccioni è vuoto: ultimo giro, ancora un turno a testa.
piccioni-event-last-round-stopped = Ci sono di nuovo piccioni nel mazzo: l'ultimo giro si interrompe.
piccioni-event-uncovered = I Trofei sconosciuti di { $who }: { $pigeons }.
piccioni-event-tallied = { $who } arriva in tutto a { $points }: { $terms }.
piccioni-event-tie-broken = Punti uguali: è davanti chi ha meno carte nell'Area (carte per posto: { $cards }).
piccioni-event-tie-shared = Punti uguali e altrettante carte nell'Area (carte per posto: { $cards }): il posto è condiviso.
piccioni-event-finished = La partita è finita.
piccioni-term-trophies = Trofei { $count } ({ $points })
piccioni-term-trophy-guano = Guano come Trofeo: { $count } ({ $points })
piccioni-term-trophy-lots = Molto Guano come Trofeo: { $count } ({ $points })
piccioni-term-pigeons = piccioni { $count } ({ $points })
piccioni-term-guano = Guano { $count } ({ $points })
piccioni-term-lots = Molto Guano { $count } ({ $points })

# Rifiuti
piccioni-refuse-over = La partita è finita.
piccioni-refuse-luck = Si sta pescando una carta.
piccioni-refuse-turn = Ora non tocca a te; si aspetta { $seat }.
piccioni-refuse-move-first = Le mosse sono obbligatorie, e te ne restano: { $moves }.
piccioni-refuse-end-first = Le mosse sono finite; scrivi «end».
piccioni-refuse-discard-first = Più di cinque carte: prima scarta.
piccioni-refuse-take-first = Si stanno spartendo dei Trofei: prima prendine uno.
piccioni-refuse-answer-first = Ti viene chiesto se reagisci: «pass», o una reazione.
piccioni-refuse-assign-first = È stato rivelato un piccione: scegli dove va.
piccioni-refuse-follow-first = Scegli chi segue il piccione, o che nessuno lo segua.
piccioni-refuse-price = Il prezzo in carte è { $price }.
piccioni-refuse-not-clean = Si ripuliscono solo Guano e Molto Guano, non { $card }.
piccioni-refuse-no-pigeon = Solo i piccioni diventano Trofei così, non { $card }.
piccioni-refuse-not-in-hand = Non è nella tua mano, o non in tante copie: { $card }.
piccioni-refuse-aim = { $card }: questi non sono i bersagli che la carta chiede.
piccioni-refuse-not-there = Lì non c'è: { $card }. Dove: { $zone }.
piccioni-refuse-two-moves = { $card } richiede { $needed } mosse, e te ne restano di meno.
piccioni-refuse-another = { $card } richiede un altro giocatore, non te.
piccioni-refuse-no-effect = Con { $card } non si sposterebbe, prenderebbe o pescherebbe nulla.
piccioni-refuse-full = Non c'è abbastanza posto: { $zone }. Posti liberi: { $free }, necessari: { $needed }.
piccioni-refuse-never = { $pigeon } non può mai andare lì: { $zone }.
piccioni-refuse-same-zone = La Zona di arrivo è quella di partenza: { $zone }.
piccioni-refuse-no-pick = Lì non c'è nessun Trofeo di questo genere da prendere: { $back }.
piccioni-refuse-no-reaction = { $card } non ha una reazione.
piccioni-refuse-not-concerned = { $card } non reagisce a questo.
piccioni-refuse-other-pigeon = Si tratta di un altro piccione: { $pigeon }.
piccioni-refuse-not-its-zone = Il testo di { $pigeon } porta altrove, non qui: { $zone }.
piccioni-refuse-stays = Chi è già lì non può seguire: { $zone }.
