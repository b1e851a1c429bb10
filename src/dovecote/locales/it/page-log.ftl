## Che cosa è successo, turno per turno: i titoli del diario

# Chi ha fatto che cosa; che cosa ne è venuto
log-turn = { $you ->
    [yes] { $did }
   *[no] { $who } { $did }
 }
log-times = { $did } { $count ->
    [2] (due volte)
   *[other] ({ $count } volte)
 }
log-came = { $turn }: { $what }
log-began = { $you ->
    [yes] Cominci tu
   *[no] { $who } comincia
 }
log-over = La partita è finita: { $scores }
log-score = { $you ->
    [yes] tu
   *[no] { $who }
 } { $points }
log-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }

# Columba
columba-log-drawn = { $you ->
    [yes] peschi una carta
   *[no] pesca una carta
 }
columba-log-placed = { $you ->
    [yes] piazzi una carta
   *[no] piazza una carta
 }
columba-log-discarded = { $you ->
    [yes] non puoi piazzare una carta
   *[no] non può piazzare una carta
 }
columba-log-captured = { $you ->
    [yes] catturi
   *[no] cattura
 } { $count ->
    [one] un piccione
    [2] due piccioni
    [3] tre piccioni
    [4] quattro piccioni
   *[other] { $count } piccioni
 }
columba-log-completed = { $you ->
    [yes] completi
   *[no] completa
 } { $count ->
    [one] un obiettivo
    [2] due obiettivi
    [3] tre obiettivi
    [4] quattro obiettivi
   *[other] { $count } obiettivi
 }
columba-log-declined = { $you ->
    [yes] continui senza obiettivo
   *[no] continua senza obiettivo
 }
columba-log-built = { $you ->
    [yes] costruisci
   *[no] costruisce
 } una colombaia { $size ->
    [large] grande
   *[small] piccola
 }
columba-log-laid = { $you ->
    [yes] posi
   *[no] posa
 } { $count ->
    [one] una tessera
    [2] due tessere
    [3] tre tessere
    [4] quattro tessere
   *[other] { $count } tessere
 }
columba-log-bred = { $you ->
    [yes] allevi un falchetto
   *[no] alleva un falchetto
 }
columba-log-raised = { $you ->
    [yes] fai crescere un falchetto
   *[no] fa crescere un falchetto
 }
columba-log-hunted = { $you ->
    [yes] mandi
   *[no] manda
 } un falco { $yours ->
    [yes] nel tuo podere
   *[no] nel podere di { $owner }
 }
columba-log-enlarged = { $you ->
    [yes] ingrandisci
   *[no] ingrandisce
 } { $count ->
    [one] un podere a { $fields } caselle
    [2] due poderi
    [3] tre poderi
    [4] quattro poderi
   *[other] { $count } poderi
 }
columba-log-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
 }
columba-log-resized = { $yours ->
    [yes] il tuo podere { $kind }
   *[no] il podere { $kind } di { $owner }
 } { $way ->
    [shrinks] si riduce
   *[grows] cresce
 } a { $fields ->
    [one] una casella
   *[other] { $fields } caselle
 }
columba-log-last-card = l’ultima carta è stata pescata

# Columbiz
columbiz-log-thrown = { $you ->
    [yes] tiri i dadi
   *[no] tira i dadi
 }
columbiz-log-kept = { $you ->
    [yes] tieni { $dice }
   *[no] tiene { $dice }
 }
columbiz-log-placed = { $you ->
    [yes] piazzi una pedina
   *[no] piazza una pedina
 } sulla casella { $number } della colonna { $column }
columbiz-log-placed-some = { $you ->
    [yes] piazzi
   *[no] piazza
 } { $count ->
    [2] due pedine
    [3] tre pedine
    [4] quattro pedine
   *[other] { $count } pedine
 }
columbiz-log-captured = { $you ->
    [yes] catturi
   *[no] { $yours ->
        [yes] ti cattura
       *[no] cattura
    }
 } { $count ->
    [one] una pedina
    [2] due pedine
    [3] tre pedine
    [4] quattro pedine
   *[other] { $count } pedine
 }{ $yours ->
    [yes] {""}
   *[no] {" "}di { $owner }
 }
columbiz-log-set-aside = { $you ->
    [yes] metti da parte
   *[no] mette da parte
 } { $count ->
    [one] una pedina
    [2] due pedine
    [3] tre pedine
    [4] quattro pedine
   *[other] { $count } pedine
 }
columbiz-log-lines = { $points ->
    [one] { $points } punto per le linee
   *[other] { $points } punti per le linee
 }
columbiz-log-ran-out = questo giro è l’ultimo

# Piccioni
piccioni-log-drew = { $you ->
    [yes] peschi
   *[no] pesca
 } { $count ->
    [one] una carta
    [2] due carte
    [3] tre carte
    [4] quattro carte
   *[other] { $count } carte
 }
piccioni-log-played = { $you ->
    [yes] giochi { $card }
   *[no] gioca { $card }
 }
piccioni-log-cancelled = { $you ->
    [yes] giochi { $card } invano
   *[no] gioca { $card } invano
 }
piccioni-log-cleaned = { $you ->
    [yes] paghi
   *[no] paga
 } { $count ->
    [one] una carta
    [2] due carte
    [3] tre carte
   *[other] { $count } carte
 } { $you ->
    [yes] per liberarti del guano
   *[no] per liberarsi del guano
 }
piccioni-log-bought = { $you ->
    [yes] paghi
   *[no] paga
 } { $count ->
    [one] una carta
    [2] due carte
    [3] tre carte
   *[other] { $count } carte
 } per un Trofeo
piccioni-log-ended = { $you ->
    [yes] lasci venire i piccioni
   *[no] lascia venire i piccioni
 }
piccioni-log-guano = { $you ->
    [yes] scarichi un Guano su { $aim ->
        [self] di te
       *[other] { $target }
    }
   *[no] scarica un Guano { $aim ->
        [self] sulla propria Area
        [you] su di te
       *[other] su { $target }
    }
 }
piccioni-log-lots = { $you ->
    [yes] scarichi un Mucchio di guano su { $aim ->
        [self] di te
       *[other] { $target }
    }
   *[no] scarica un Mucchio di guano { $aim ->
        [self] sulla propria Area
        [you] su di te
       *[other] su { $target }
    }
 }
piccioni-log-car = { $you ->
    [yes] passi in auto sulla Strada
   *[no] passa in auto sulla Strada
 }
piccioni-log-rifle = { $you ->
    [yes] spari a un piccione
   *[no] spara a un piccione
 }
piccioni-log-surge = { $you ->
    [yes] spartisci come Trofei i piccioni sui Cavi con { $target }
   *[no] spartisce come Trofei i piccioni sui Cavi con { $aim ->
        [you] te
       *[other] { $target }
    }
 }
piccioni-log-net = { $you ->
    [yes] prendi un piccione con la rete
   *[no] prende un piccione con la rete
 }
piccioni-log-breadcrumbs = { $you ->
    [yes] attiri piccioni con le briciole
   *[no] attira piccioni con le briciole
 }
piccioni-log-scarecrow = { $you ->
    [yes] metti uno spaventapasseri
   *[no] mette uno spaventapasseri
 }
piccioni-log-firecracker = { $you ->
    [yes] lanci un petardo
   *[no] lancia un petardo
 }
piccioni-log-umbrella = { $you ->
    [yes] apri un ombrello
   *[no] apre un ombrello
 }
piccioni-log-washer = { $you ->
    [yes] ripulisci la tua Area con l’idropulitrice
   *[no] ripulisce la propria Area con l’idropulitrice
 }
piccioni-log-balcony = { $you ->
    [yes] scacci un piccione dal tuo balcone
   *[no] scaccia un piccione dal proprio balcone
 }
piccioni-log-metoo = { $you ->
    [yes] dici «Anch’io!»
   *[no] dice «Anch’io!»
 }
piccioni-log-souvenir = { $you ->
    [yes] vendi guano come souvenir
   *[no] vende guano come souvenir
 }
piccioni-log-swap = { $you ->
    [yes] scambi tutti i tuoi piccioni con { $target }
   *[no] scambia tutti i suoi piccioni con { $aim ->
        [you] te
       *[other] { $target }
    }
 }
piccioni-log-reacted = { $you ->
    [yes] reagisci con { $card }
   *[no] { $who } reagisce con { $card }
 }
piccioni-log-trophies = { $own ->
    [yes] { $count ->
        [one] un Trofeo
        [2] due Trofei
        [3] tre Trofei
       *[other] { $count } Trofei
    }
   *[no] { $count ->
        [one] un Trofeo
        [2] due Trofei
        [3] tre Trofei
       *[other] { $count } Trofei
    } per { $you ->
        [yes] te
       *[no] { $who }
    }
 }
piccioni-log-cost-guano = −1 per { $you ->
    [yes] te
   *[no] { $who }
 }
piccioni-log-cost-lots = −2 per { $you ->
    [yes] te
   *[no] { $who }
 }
piccioni-log-pigeons = { $count ->
    [one] un piccione arriva
    [2] due piccioni arrivano
    [3] tre piccioni arrivano
   *[other] { $count } piccioni arrivano
 } { $you ->
    [yes] nella tua Area
   *[no] nell’Area di { $who }
 }
piccioni-log-last-round = comincia l’ultimo giro
piccioni-log-last-round-stopped = l’ultimo giro si interrompe
