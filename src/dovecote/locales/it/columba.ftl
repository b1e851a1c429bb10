## Columba: che cosa dicono il tavolo, le scelte, gli eventi e i rifiuti

columba-title = Columba
columba-about = Piazza carte, cattura piccioni selvatici, costruisci colombaie, manda falchi. In quattro si gioca in squadre di due, e c’è una versione junior.
columba-reconstructed = Le carte sono una ricostruzione, come tutto ciò che le regole segnalano con ⚑.

# I giocatori, dal colore delle loro colombaie
columba-red = Rosso
columba-yellow = Giallo
columba-green = Verde
columba-purple = Viola

# I tipi di terreno
columba-kind-g = verde
columba-kind-w = bianco
columba-kind-s = sabbia
columba-kind-b = blu

# Opzioni
columba-option-seats = in quanti si gioca; in quattro si formano due squadre
columba-option-variant = quale gioco; il gioco junior non ha né obiettivi, né tessere, né falchi (11.1)
columba-option-interleave_options = costruire e posare tessere e falchi anche prima di piazzare la carta pescata (3.6)
columba-option-tile_supply = se le 15 tessere di ogni tipo sono un limite per le catture (4.6)
columba-option-minimum_group = quante caselle deve avere un gruppo perché ci si costruisca (6.7)

# Il tavolo a parole
columba-turn = { $who }, carte rimaste nel mazzo: { $pile }
columba-last-turn = L’ultima carta è stata pescata: con questo turno finisce la partita.
columba-hand = Carta in mano: { $card }
columba-former = Vecchio obiettivo in mano: { $card }
columba-board = { $who }: colombaie rimaste piccole { $small }, grandi { $large }; falchetti { $eyases }, falchi adulti { $adults }; punti { $points }
columba-objective = obiettivo { $card }, manca ancora: { $lacking }
columba-no-objective = nessun obiettivo
columba-tiles = tessere: { $tiles }
columba-nothing = nessuna
columba-estate = Podere di { $who }, colombaia { $size ->
    [large] grande
   *[small] piccola
 } su { $home }, { $kind }, caselle: { $fields }
columba-row = Fila { $y }: { $fields }
columba-field = { $x } { $kind }
columba-field-tile = { $x } { $kind } con tessera
columba-field-falcon = { $x } falco
columba-field-dovecote = { $x } { $kind } con la colombaia { $size ->
    [large] grande
   *[small] piccola
 } di { $who }
columba-strays = Tessere vaganti: { $fields }
columba-window = Parte mostrata: da { $left },{ $top } a { $right },{ $bottom }; «look X,Y» sposta la finestra.
columba-legend = g selvatico, G tessera, × falco, ⌂ colombaia piccola e ▲ grande; parentesi: di chi è il podere.
columba-more-places = … e ancora { $count }: scrivi la tua scelta, per esempio «{ $example }»; «all» mostra tutto.

# Scelte
columba-offer-place = in { $x },{ $y }, { $quarter ->
    [0] come stampata
    [one] un quarto di giro
   *[other] { $quarter } quarti di giro
 }
columba-offer-covering = copre: { $pigeons }
columba-offer-take-objective = pescare un nuovo obiettivo
columba-offer-no-objective = continuare senza obiettivo, fino alla fine
columba-offer-build = colombaia { $size ->
    [large] grande
   *[small] piccola
 } su { $x },{ $y }
columba-offer-lay = tessera ({ $kind }) su { $x },{ $y }
columba-offer-breed = allevare un falchetto e pagare: { $tiles }
columba-offer-raise = far crescere un falchetto e pagare: { $tiles }
columba-offer-falcon = falco su { $x },{ $y }
columba-offer-end = chiudere il turno

# Eventi
columba-event-began = { $you ->
    [yes] Cominci tu.
   *[no] { $who } comincia.
 }
columba-event-dealt = { $you ->
    [yes] Il tuo obiettivo: { $card }.
   *[no] L’obiettivo di { $who }: { $card }.
 }
columba-event-opened = La prima carta: { $card }.
columba-event-drawn = { $you ->
    [yes] Peschi una carta: { $card }.
   *[no] { $who } pesca una carta: { $card }.
 }
columba-event-placed = { $you ->
    [yes] Piazzi la carta.
   *[no] { $who } piazza la carta.
 }
columba-event-captured = { $you ->
    [yes] Catturi
   *[no] { $who } cattura
 } { $count ->
    [one] un piccione { $pigeons }
   *[other] { $count } piccioni: { $pigeons }
 }.
columba-event-completed = { $you ->
    [yes] Completi il tuo obiettivo e guadagni quattro tessere.
   *[no] { $who } completa un obiettivo e guadagna quattro tessere.
 }
columba-event-objective-taken = { $you ->
    [yes] Peschi un nuovo obiettivo: { $card }.
   *[no] { $who } pesca un nuovo obiettivo: { $card }.
 }
columba-event-objective-declined = { $you ->
    [yes] Continui senza obiettivo.
   *[no] { $who } continua senza obiettivo.
 }
columba-event-discarded = La carta non si può piazzare e lascia la partita: { $card }.
columba-event-built = { $you ->
    [yes] Costruisci
   *[no] { $who } costruisce
 } una colombaia { $size ->
    [large] grande
   *[small] piccola
 }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
columba-event-laid = { $you ->
    [yes] Posi una tessera ({ $kind }).
   *[no] { $who } posa una tessera ({ $kind }).
 }
columba-event-bred = { $you ->
    [yes] Allevi un falchetto
   *[no] { $who } alleva un falchetto
 } per due tessere: { $tiles }.
columba-event-raised = { $you ->
    [yes] Fai crescere un falchetto
   *[no] { $who } fa crescere un falchetto
 } per due tessere: { $tiles }.
columba-event-hunted = { $you ->
    [yes] Mandi un falco nel podere di { $owner }.
   *[no] { $yours ->
        [yes] { $who } manda un falco nel tuo podere.
       *[no] { $who } manda un falco nel podere di { $owner }.
    }
 }
columba-event-resized = { $yours ->
    [yes] Il tuo podere { $kind }
   *[no] Il podere { $kind } di { $owner }
 } { $way ->
    [shrinks] si riduce
   *[grows] cresce
 } a { $after ->
    [one] una casella
   *[other] { $after } caselle
 }.
columba-event-turn-ended = { $you ->
    [yes] Chiudi il tuo turno.
   *[no] { $who } chiude il turno.
 }
columba-event-last-card = L’ultima carta è stata pescata: { $you ->
    [yes] giochi tu
   *[no] { $who } gioca
 } l’ultimo turno.
columba-event-tallied = { $you ->
    [yes] Arrivi
   *[no] { $who } arriva
 } a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }: { $terms }.
columba-event-tie-broken = Punti uguali: decide il podere più grande ({ $largest }).
columba-event-tie-shared = Punti uguali e poderi più grandi uguali ({ $largest }): il posto è condiviso.
columba-event-finished = La partita è finita.
columba-term-small = colombaia piccola, { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
 } ({ $points })
columba-term-large = colombaia grande, { $fields ->
    [one] { $fields } casella
   *[other] { $fields } caselle
 } ({ $points })
columba-term-unfinished = obiettivo incompiuto ({ $points })
columba-term-none = nessun podere

# Rifiuti
columba-refuse-over = La partita è finita.
columba-refuse-turn = È il turno di { $seat }.
columba-refuse-drawing = Si sta pescando una carta.
columba-refuse-card-first = Prima piazza la tua carta.
columba-refuse-no-card = Non hai nessuna carta in mano.
columba-refuse-other-card = In mano hai un’altra carta: { $card }.
columba-refuse-same-picture = Con { $number ->
    [one] un quarto di giro
   *[other] { $number } quarti di giro
 } la carta ha lo stesso aspetto che con meno.
columba-refuse-not-lacking = Copriresti { $covers ->
    [one] un piccione { $kind }
   *[other] { $covers } piccioni ({ $kind })
 }, ma al tuo obiettivo { $lacking ->
    [0] non ne manca nessuno
    [one] ne manca solo uno
   *[other] ne mancano solo { $lacking }
 }.
columba-refuse-no-objective = Senza obiettivo non puoi coprire nessun piccione.
columba-refuse-supply = Copriresti { $covers ->
    [one] un piccione selvatico { $kind }
   *[other] { $covers } piccioni selvatici ({ $kind })
 }, ma nella riserva { $left ->
    [0] non ci sono più tessere
    [one] c’è solo una tessera
   *[other] ci sono solo { $left } tessere
 } di quel tipo.
columba-refuse-opponents-estate = Copriresti una casella del podere di { $owner }.
columba-refuse-fresh-tile = Hai posato questa tessera in questo turno; si può coprire solo dal prossimo.
columba-refuse-on-falcon = Lì c’è un falco di mezzo.
columba-refuse-on-dovecote = Lì c’è una colombaia di mezzo.
columba-refuse-no-contact = La carta deve toccare un’altra carta con un lato.
columba-refuse-joins = Questo unirebbe due poderi ({ $one }, { $other }).
columba-refuse-card-leaves-loose = Una tessera resterebbe fuori da ogni podere.
columba-refuse-choose-first = Prima scegli: un nuovo obiettivo, o nessuno?
columba-refuse-not-choosing = Non hai appena completato un obiettivo.
columba-refuse-built-already = In questo turno hai già costruito una colombaia; è il massimo.
columba-refuse-none-left = Non ti resta nessuna colombaia { $size ->
    [large] grande
   *[small] piccola
 }.
columba-refuse-no-pigeon = Lì non c’è nessun piccione.
columba-refuse-has-dovecote = { $yours ->
    [yes] È già il tuo podere.
   *[no] È il podere di { $owner }.
 }
columba-refuse-group-without-card = Questo gruppo sta solo sul tavolo nudo; a una colombaia serve almeno una casella con una carta.
columba-refuse-group-too-small = Questo gruppo è troppo piccolo.
columba-refuse-build-on-loose = Una tessera che hai posato non è ancora in nessun podere: costruisci sul suo gruppo.
columba-refuse-no-tile = Non hai nessuna tessera di questo tipo ({ $kind }).
columba-refuse-not-beside = Una tessera si posa su una carta, o accanto a una carta o a una tessera.
columba-refuse-tile-on-tile = Lì c’è già una tessera.
columba-refuse-tile-on-falcon = Lì c’è un falco.
columba-refuse-tile-on-dovecote = Lì c’è una colombaia.
columba-refuse-tile-in-estate = Quella casella sta nel podere di { $owner }.
columba-refuse-tile-joins = Questo unirebbe due poderi ({ $one }, { $other }).
columba-refuse-tile-without-card = La tessera non starebbe né in un podere né in un gruppo con una carta.
columba-refuse-tile-leaves-loose = Una tessera non starebbe in nessun podere, e non ci si potrebbe costruire.
columba-refuse-loose = Una tessera che hai posato non è ancora in nessun podere.
columba-refuse-not-paid = Non hai tutte queste tessere: { $tiles }
columba-refuse-no-falcon-left = Nella riserva non ci sono più falchi.
columba-refuse-no-young-falcon = Non hai nessun falchetto.
columba-refuse-one-step = Una sola fase di allevamento per turno: allevare un falchetto, o farne crescere uno.
columba-refuse-no-adult-falcon = Non hai nessun falco adulto.
columba-refuse-hunted-already = In questo turno hai già mandato un falco; è il massimo.
columba-refuse-not-opponents = Un falco si posa solo in un podere avversario.
columba-refuse-falcon-on-dovecote = Un falco non si posa su una colombaia.
columba-refuse-falcon-leaves-loose = Una tessera non starebbe in nessun podere, e non ci si potrebbe costruire.
