## Piccioni: che cosa dicono il tavolo, le scelte, gli eventi e i rifiuti

piccioni-title = Piccioni
piccioni-about = Mani nascoste, reazioni e guano.
piccioni-reconstructed = Le carte sono carte della casa: una ricostruzione, come tutto ciò che le regole segnalano con ⚑. I testi delle carte stampate non sono pubblici.
piccioni-other-cards = Si gioca con altre carte: { $title }.

# Opzioni
piccioni-option-seats = in quanti si gioca
piccioni-option-edition = quali regole pubblicate (2.5, 2.6)
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
piccioni-zone-wires = Cavi dell’Alta Tensione
piccioni-zone-area = { $you ->
    [yes] la tua Area
   *[no] Area di { $who }
 }

# Le carte della casa
piccioni-card-guano = Guano
piccioni-card-lots = Mucchio di guano
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
piccioni-card-metoo = Anch’io!
piccioni-card-souvenir = Bancarella di souvenir
piccioni-card-swap = Scambio di case

# Che cosa fanno, in una riga
piccioni-text-guano = lascialo cadere in un’Area qualsiasi; poi pesca una carta
piccioni-text-lots = lascialo cadere in un’Area qualsiasi
piccioni-text-car = un piccione sulla Strada diventa un tuo Trofeo; tutti gli altri lì sono Spaventati
piccioni-text-rifle = un piccione in una Zona qualsiasi diventa un tuo Trofeo
piccioni-text-surge = tutti i piccioni sui Cavi dell’Alta Tensione diventano Trofei; li spartisci con un altro giocatore a tua scelta
piccioni-text-net = un piccione nella tua Area diventa un tuo Trofeo
piccioni-text-breadcrumbs = sposta uno o due piccioni da una Zona a un’altra dove c’è posto per loro
piccioni-text-scarecrow = tutti i piccioni nella tua Area sono Spaventati
piccioni-text-firecracker = tutti i piccioni in una Zona a tua scelta sono Spaventati
piccioni-text-umbrella = scarta un Guano dalla tua Area
piccioni-text-washer = scarta tutti i Guano e un Mucchio di guano dalla tua Area
piccioni-text-balcony = sposta un piccione dalla tua Area in un Luogo dove c’è posto per lui
piccioni-text-metoo = pesca due carte; non richiede mosse
piccioni-text-souvenir = richiede entrambe le tue mosse: un Guano o un Mucchio di guano nella tua Area diventa un tuo Trofeo
piccioni-text-swap = scambia tutti i piccioni della tua Area con quelli di un’altra Area
piccioni-reaction-net = quando dei piccioni stanno per entrare nella tua Area, uno di loro diventa invece un tuo Trofeo
piccioni-reaction-umbrella = un Guano o un Mucchio di guano che sta per entrare nella tua Area va al giocatore che l’ha mandato
piccioni-reaction-balcony = un’azione che prende di mira la tua Area è annullata, e anche il suo richiamo
piccioni-reaction-metoo = quando un altro giocatore fa insieme due o più Trofei, ne hai una parte anche tu
piccioni-text-fat = occupa due posti; va nel Luogo con più posti liberi, altrimenti nella tua Area
piccioni-text-stupid = va in un Luogo qualsiasi dove c’è posto, altrimenti nella tua Area
piccioni-text-lame = va in un Luogo qualsiasi dove c’è posto, ma mai sui Cavi dell’Alta Tensione, altrimenti nella tua Area
piccioni-text-infamous = va nell’Area del giocatore con più Trofei
piccioni-text-lady = va in un Luogo qualsiasi dove c’è posto, e un altro piccione può seguirla; Ritorna quando deve diventare un Trofeo

# Il tavolo a parole
piccioni-turn = { $you ->
    [yes] Tocca a te
   *[no] Turno di { $who }
 }
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
    [one] questo è l’ultimo turno
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
piccioni-asked-card = { $you ->
    [yes] Giochi { $card }.
   *[no] { $who } gioca { $card }.
 }
piccioni-asked-landing = In arrivo: { $pigeons } → { $zone }.
piccioni-asked-reaction = { $you ->
    [yes] Reagisci con { $card }.
   *[no] { $who } reagisce con { $card }.
 }
piccioni-many-more = … e ancora { $count ->
    [one] una possibilità
   *[other] { $count } possibilità
 }; «all» mostra tutto

# Scelte
piccioni-offer-draw = pesca tre carte
piccioni-offer-play = { $text }
piccioni-offer-clean = ripulisci la tua Area ({ $what }) e paga: { $paid }
piccioni-offer-trophy = fai di un piccione della tua Area un Trofeo ({ $pigeon }) e paga: { $paid }
piccioni-offer-end = chiudi il turno e rivela piccioni
piccioni-offer-pass = lascia fare
piccioni-offer-react = { $text }
piccioni-offer-assign = { $pigeon } va qui: { $zone }
piccioni-offer-follow = { $pigeon } segue da qui: { $zone }
piccioni-offer-no-follow = nessuno segue
piccioni-offer-take = prendi il Trofeo con questo dorso: { $back }
piccioni-offer-discard = scarta { $card }
piccioni-back-pigeon = piccione
piccioni-back-guano = azione

# Eventi
piccioni-event-began = { $you ->
    [yes] Cominci tu.
   *[no] { $who } comincia.
 }
piccioni-event-removed = Un piccione lascia la partita senza che nessuno lo veda.
piccioni-event-laid = { $pigeon } → { $zone }.
piccioni-event-drew = { $you ->
    [yes] Peschi una carta.
   *[no] { $who } pesca una carta.
 }
piccioni-event-drew-seen = { $you ->
    [yes] Peschi { $card }.
   *[no] { $who } pesca { $card }.
 }
piccioni-event-reshuffled = Gli scarti si mescolano: { $cards ->
    [one] una carta forma
   *[other] { $cards } carte formano
 } il nuovo mazzo delle azioni.
piccioni-event-discarded = { $you ->
    [yes] Scarti { $card }.
   *[no] { $who } scarta { $card }.
 }
piccioni-event-paid = { $you ->
    [yes] Paghi: { $cards }.
   *[no] { $who } paga: { $cards }.
 }
piccioni-event-played = { $you ->
    [yes] Giochi { $text }.
   *[no] { $who } gioca { $text }.
 }
piccioni-played-guano = { $you ->
    [yes] Scarichi un Guano { $aim ->
        [self] su di te
       *[other] su { $target }
    }.
   *[no] { $who } scarica un Guano { $aim ->
        [self] sulla propria Area
        [you] su di te
       *[other] su { $target }
    }.
 }
piccioni-played-lots = { $you ->
    [yes] Scarichi un Mucchio di guano { $aim ->
        [self] su di te
       *[other] su { $target }
    }.
   *[no] { $who } scarica un Mucchio di guano { $aim ->
        [self] sulla propria Area
        [you] su di te
       *[other] su { $target }
    }.
 }
piccioni-played-car = { $you ->
    [yes] Passi in auto sulla Strada: { $what } diventa un tuo Trofeo, gli altri sono Spaventati.
   *[no] { $who } passa in auto sulla Strada: { $what } diventa un Trofeo, gli altri sono Spaventati.
 }
piccioni-played-rifle = { $you ->
    [yes] Spari: { $what } ({ $zone }) diventa un tuo Trofeo.
   *[no] { $who } spara: { $what } ({ $zone }) diventa un Trofeo.
 }
piccioni-played-surge = { $you ->
    [yes] Fai Trofei di tutti i piccioni sui Cavi, da spartire con { $target }.
   *[no] { $who } fa Trofei di tutti i piccioni sui Cavi, da spartire { $aim ->
        [you] con te
       *[other] con { $target }
    }.
 }
piccioni-played-net = { $you ->
    [yes] Prendi { $what } con la rete nella tua Area.
   *[no] { $who } prende { $what } con la rete nella propria Area.
 }
piccioni-played-breadcrumbs = { $you ->
    [yes] Attiri { $what } con le briciole: { $zone } → { $to }.
   *[no] { $who } attira { $what } con le briciole: { $zone } → { $to }.
 }
piccioni-played-scarecrow = { $you ->
    [yes] Metti uno spaventapasseri: tutti i piccioni nella tua Area sono Spaventati.
   *[no] { $who } mette uno spaventapasseri: tutti i piccioni nella sua Area sono Spaventati.
 }
piccioni-played-firecracker = { $you ->
    [yes] Lanci un petardo: tutti i piccioni sono Spaventati ({ $zone }).
   *[no] { $who } lancia un petardo: tutti i piccioni sono Spaventati ({ $zone }).
 }
piccioni-played-umbrella = { $you ->
    [yes] Apri un ombrello: un Guano lascia la tua Area.
   *[no] { $who } apre un ombrello: un Guano lascia la sua Area.
 }
piccioni-played-washer = { $you ->
    [yes] Ripulisci la tua Area con l’idropulitrice.
   *[no] { $who } ripulisce la propria Area con l’idropulitrice.
 }
piccioni-played-balcony = { $you ->
    [yes] Scacci { $what } dal tuo balcone → { $to }.
   *[no] { $who } scaccia { $what } dal proprio balcone → { $to }.
 }
piccioni-played-metoo = { $you ->
    [yes] Dici «Anch’io!» e peschi due carte.
   *[no] { $who } dice «Anch’io!» e pesca due carte.
 }
piccioni-played-souvenir = { $you ->
    [yes] Vendi un souvenir: { $what } diventa un tuo Trofeo.
   *[no] { $who } vende un souvenir: { $what } diventa un Trofeo.
 }
piccioni-played-swap = { $you ->
    [yes] Scambi tutti i tuoi piccioni con { $target }.
   *[no] { $who } scambia tutti i suoi piccioni { $aim ->
        [you] con te
       *[other] con { $target }
    }.
 }
piccioni-event-reacted = { $you ->
    [yes] Reagisci con { $text }.
   *[no] { $who } reagisce con { $text }.
 }
piccioni-event-cancelled = { $you ->
    [yes] La tua carta è annullata: { $card }.
   *[no] La carta di { $who } è annullata: { $card }.
 }
piccioni-event-redirected = { $you ->
    [yes] { $card } torna a te.
   *[no] { $card } torna a { $who }.
 }
piccioni-event-joined = { $you ->
    [yes] Anche tu hai una parte dei Trofei.
   *[no] Anche { $who } ha una parte dei Trofei.
 }
piccioni-event-called = { $card } richiama { $count ->
    [one] un piccione
   *[other] { $count } piccioni
 }; in tutto in questo turno: { $calls }.
piccioni-event-assigned = { $cards } → { $zone }.
piccioni-event-cleaned = { $you ->
    [yes] Ripulisci la tua Area da: { $what }.
   *[no] { $who } ripulisce la propria Area da: { $what }.
 }
piccioni-event-trophy-made = { $you ->
    [yes] Hai un Trofeo in più: { $card }.
   *[no] { $who } ha un Trofeo in più: { $card }.
 }
piccioni-event-returned = { $pigeons }: di nuovo nel mazzo dei piccioni, da cui si prende un Trofeo senza vederlo.
piccioni-event-trophy-drawn = { $you ->
    [yes] Hai un Trofeo che nessuno ha visto.
   *[no] { $who } ha un Trofeo che nessuno ha visto.
 }
piccioni-event-trophy-pooled = C’è da spartire un Trofeo che nessuno ha visto.
piccioni-event-trophy-taken = { $you ->
    [yes] Ricevi un Trofeo: { $card }.
   *[no] { $who } riceve un Trofeo: { $card }.
 }
piccioni-event-scared = Spaventati: { $pigeons } ({ $zone } → { $to }).
piccioni-event-scattered = Spaventati: { $pigeons } ({ $zone } → mazzo dei piccioni, perché più Aree ne hanno altrettanto pochi).
piccioni-event-moved = { $pigeons }: { $zone } → { $to }.
piccioni-event-swapped = { $you ->
    [yes] Hai scambiato i tuoi piccioni con questi: { $zone }.
   *[no] { $who } ha scambiato i suoi piccioni con questi: { $zone }.
 }
piccioni-event-moves-ended = { $you ->
    [yes] Le tue mosse sono fatte.
   *[no] { $who } ha fatto le sue mosse.
 } { $count ->
    [0] Non arriva nessun piccione.
    [one] Arriva un piccione.
   *[other] Arrivano { $count } piccioni.
 }
piccioni-event-revealed = { $you ->
    [yes] Riveli: { $pigeon }.
   *[no] { $who } rivela: { $pigeon }.
 }
piccioni-event-followed = { $pigeon } segue: { $zone } → { $to }.
piccioni-event-turn-ended = { $you ->
    [yes] Chiudi il tuo turno.
   *[no] { $who } chiude il turno.
 }
piccioni-event-last-round = Il mazzo dei piccioni è vuoto: ultimo giro, ancora un turno a testa.
piccioni-event-last-round-stopped = Ci sono di nuovo piccioni nel mazzo: l’ultimo giro si interrompe.
piccioni-event-uncovered = { $you ->
    [yes] I tuoi Trofei che nessuno aveva visto: { $pigeons }.
   *[no] I Trofei di { $who } che nessuno aveva visto: { $pigeons }.
 }
piccioni-event-tallied = { $you ->
    [yes] Arrivi a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[no] { $who } arriva a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
 }: { $terms }.
piccioni-event-tie-broken = Punti uguali: è davanti chi ha meno carte nell’Area ({ $cards }).
piccioni-event-tie-shared = Punti uguali e altrettante carte nell’Area ({ $cards }): il posto è condiviso.
piccioni-event-finished = La partita è finita.
piccioni-term-trophies = Trofei { $count } ({ $points })
piccioni-term-trophy-guano = Guano come Trofeo: { $count } ({ $points })
piccioni-term-trophy-lots = Mucchio di guano come Trofeo: { $count } ({ $points })
piccioni-term-pigeons = piccioni { $count } ({ $points })
piccioni-term-guano = Guano { $count } ({ $points })
piccioni-term-lots = Mucchio di guano { $count } ({ $points })

# Rifiuti
piccioni-refuse-over = La partita è finita.
piccioni-refuse-luck = Si sta pescando una carta.
piccioni-refuse-turn = Ora non tocca a te; si aspetta { $seat }.
piccioni-refuse-move-first = Devi ancora fare { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 }.
piccioni-refuse-end-first = Le tue mosse sono fatte: chiudi il turno.
piccioni-refuse-discard-first = Più di cinque carte: prima scarta.
piccioni-refuse-take-first = Si stanno spartendo dei Trofei: prima prendine uno.
piccioni-refuse-answer-first = Prima rispondi: reagisci, o lasci fare?
piccioni-refuse-assign-first = È stato rivelato un piccione: prima scegli dove va.
piccioni-refuse-follow-first = Prima scegli chi segue il piccione, o che nessuno lo segua.
piccioni-refuse-price = Si paga con { $price ->
    [one] una carta
   *[other] { $price } carte
 } della tua mano.
piccioni-refuse-not-clean = Si possono togliere solo Guano e Mucchi di guano, non { $card }.
piccioni-refuse-no-pigeon = Solo i piccioni diventano Trofei così, non { $card }.
piccioni-refuse-not-in-hand = Non è nella tua mano, o non in tante copie: { $card }.
piccioni-refuse-aim = { $card }: scegli un altro bersaglio.
piccioni-aim-guano = Scegli su chi scaricarlo.
piccioni-aim-lots = Scegli su chi scaricarlo.
piccioni-aim-car = Scegli un piccione sulla Strada.
piccioni-aim-rifle = Scegli un piccione, ovunque sia.
piccioni-aim-surge = Scegli con chi spartire.
piccioni-aim-net = Scegli un solo piccione.
piccioni-aim-breadcrumbs = Scegli uno o due piccioni della stessa Zona, e dove vanno.
piccioni-aim-scarecrow = Lo spaventapasseri non ha bisogno di bersagli.
piccioni-aim-firecracker = Scegli una Zona.
piccioni-aim-umbrella = L’ombrello non ha bisogno di bersagli.
piccioni-aim-washer = L’idropulitrice non ha bisogno di bersagli.
piccioni-aim-balcony = Scegli un piccione della tua Area e un Luogo per lui.
piccioni-aim-metoo = Questa carta non ha bisogno di bersagli.
piccioni-aim-souvenir = Scegli un Guano o un Mucchio di guano nella tua Area.
piccioni-aim-swap = Scegli con chi scambiare.
piccioni-refuse-not-there = { $card } non è lì: { $zone }.
piccioni-refuse-two-moves = { $card } richiede { $needed } mosse, e te ne restano di meno.
piccioni-refuse-another = { $card } richiede un altro giocatore, non te.
piccioni-refuse-no-effect = { $card }: non avrebbe nessun effetto.
piccioni-no-effect-guano = Non avrebbe nessun effetto.
piccioni-no-effect-lots = Non avrebbe nessun effetto.
piccioni-no-effect-car = Sulla Strada non c’è nessun piccione.
piccioni-no-effect-rifle = Non c’è nessun piccione da colpire.
piccioni-no-effect-surge = Sui Cavi non c’è nessun piccione.
piccioni-no-effect-net = Nella tua Area non c’è nessun piccione.
piccioni-no-effect-breadcrumbs = Nessun piccione può cambiare Zona.
piccioni-no-effect-scarecrow = Nella tua Area non c’è nessun piccione.
piccioni-no-effect-firecracker = Lì non c’è nessun piccione da spaventare.
piccioni-no-effect-umbrella = Nella tua Area non c’è nessun Guano.
piccioni-no-effect-washer = Niente da lavare: nella tua Area non c’è guano.
piccioni-no-effect-balcony = Nessun piccione della tua Area può andare in un Luogo.
piccioni-no-effect-metoo = Non ci sono più carte da pescare.
piccioni-no-effect-souvenir = Nella tua Area non c’è guano.
piccioni-no-effect-swap = Non ci sono piccioni da scambiare.
piccioni-refuse-full = Non c’è abbastanza posto: { $zone }. Posti liberi: { $free }, necessari: { $needed }.
piccioni-refuse-never = { $pigeon } non può mai andare lì: { $zone }.
piccioni-refuse-same-zone = La Zona di arrivo è quella di partenza: { $zone }.
piccioni-refuse-no-pick = Lì non c’è nessun Trofeo di questo genere da prendere: { $back }.
piccioni-refuse-no-reaction = { $card } non ha una reazione.
piccioni-refuse-not-concerned = { $card } non reagisce a questo.
piccioni-refuse-other-pigeon = Si tratta di un altro piccione: { $pigeon }.
piccioni-refuse-not-its-zone = Il testo di { $pigeon } porta altrove, non qui: { $zone }.
piccioni-refuse-stays = Chi è già lì non può seguire: { $zone }.
