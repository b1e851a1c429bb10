## Columba: che cosa dicono il tavolo, le scelte, gli eventi e i rifiuti

columba-title = Columba
columba-about = Piazza carte, cattura piccioni selvatici, costruisci colombaie, manda falchi; in quattro si gioca in squadre di due, e c'è una versione junior.
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

# Le due colombaie
columba-size-small = piccola
columba-size-large = grande

# Opzioni
columba-option-seats = in quanti si gioca; in quattro si formano due squadre
columba-option-variant = il gioco standard, o il gioco junior senza obiettivi, tessere e falchi (11.1)
columba-option-interleave_options = costruire, posare piccioni domestici e posare un falco anche mentre la carta pescata è in mano (3.6)
columba-option-tile_supply = se le 15 tessere di ogni tipo sono un limite per le catture (4.6)
columba-option-minimum_group = quante caselle deve avere un gruppo perché ci si costruisca (6.7)
columba-option-colours = i colori dei giocatori nell'ordine dei posti; i posti 0 e 2 sono alleati, e così 1 e 3 (10.1)

# Il tavolo a parole
columba-turn = { $who }, carte rimaste nel mazzo: { $pile }
columba-last-turn = L'ultima carta è pescata: con questo turno finisce la partita.
columba-hand = Carta in mano: { $card }
columba-former = Vecchio obiettivo in mano: { $card }
columba-board = { $who }: colombaie rimaste piccole { $small }, grandi { $large }; falchetti { $eyases }, falchi adulti { $adults }; punti { $points }
columba-objective = obiettivo { $card }, manca ancora: { $lacking }
columba-no-objective = nessun obiettivo
columba-tiles = tessere: { $tiles }
columba-nothing = nessuna
columba-estate = Podere di { $who }, colombaia { $size } su { $home }, terreno { $kind }, caselle: { $fields }
columba-row = Fila { $y }: { $fields }
columba-field = { $x } { $kind }
columba-field-tile = { $x } { $kind } con tessera
columba-field-falcon = { $x } falco
columba-field-dovecote = { $x } { $kind } con colombaia { $size } di { $who }
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
columba-offer-build = colombaia { $size } su { $x },{ $y }
columba-offer-lay = piccione ({ $kind }) su { $x },{ $y }
columba-offer-breed = allevare un falchetto e pagare: { $tiles }
columba-offer-raise = far crescere un falchetto e pagare: { $tiles }
columba-offer-falcon = falco su { $x },{ $y }
columba-offer-end = chiudere il turno

# Eventi
columba-event-began = { $who } comincia.
columba-event-dealt = { $who } riceve l'obiettivo { $card }.
columba-event-opened = La prima carta è { $card }.
columba-event-drawn = { $who } pesca { $card }.
columba-event-placed = { $who } piazza { $card } in { $x },{ $y }.
columba-event-captured = { $who } cattura: { $pigeons }.
columba-event-completed = { $who } completa l'obiettivo { $card } e guadagna quattro piccioni.
columba-event-objective-taken = { $who } pesca l'obiettivo { $card }.
columba-event-objective-declined = { $who } continua senza obiettivo.
columba-event-discarded = { $card } non va da nessuna parte e lascia la partita.
columba-event-built = { $who } costruisce una colombaia { $size } su { $x },{ $y }: { $count ->
    [one] una casella
   *[other] { $count } caselle
 }.
columba-event-laid = { $who } posa un piccione ({ $kind }) su { $x },{ $y }.
columba-event-bred = { $who } alleva un falchetto e paga: { $tiles }.
columba-event-raised = { $who } fa crescere un falchetto e paga: { $tiles }.
columba-event-hunted = { $who } manda un falco su { $x },{ $y }, nel podere di { $owner }.
columba-event-resized = Il podere di { $owner } in { $x },{ $y }, caselle: { $before } → { $after }.
columba-event-turn-ended = { $who } ha chiuso il turno.
columba-event-last-card = L'ultima carta è pescata: { $who } gioca l'ultimo turno.
columba-event-tallied = { $who } arriva a { $points }: { $terms }.
columba-event-tie-broken = Totali uguali: decide il podere più grande (caselle per posto: { $largest }).
columba-event-tie-shared = Totali uguali e poderi più grandi uguali (caselle per posto: { $largest }): il posto è condiviso.
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
columba-refuse-card-first = Prima viene la carta in mano.
columba-refuse-no-card = Non hai nessuna carta in mano.
columba-refuse-other-card = La carta in mano è { $card }.
columba-refuse-same-picture = Con { $number ->
    [one] un quarto di giro
   *[other] { $number } quarti di giro
 } la carta ha lo stesso aspetto che con meno.
columba-refuse-not-lacking = Piccioni coperti ({ $kind }): { $covers }; all'obiettivo ne mancano ancora: { $lacking }.
columba-refuse-no-objective = Senza obiettivo non puoi coprire nulla.
columba-refuse-supply = Piccioni selvatici coperti ({ $kind }): { $covers }; tessere di quel tipo nella riserva: { $left }.
columba-refuse-opponents-estate = { $field } sta nel podere di { $owner }.
columba-refuse-fresh-tile = La tessera su { $field } l'hai posata tu in questo turno.
columba-refuse-on-falcon = Su { $field } c'è un falco.
columba-refuse-on-dovecote = Su { $field } c'è una colombaia.
columba-refuse-no-contact = La carta non tocca nessun'altra carta.
columba-refuse-joins = Questo unirebbe due poderi ({ $one }, { $other }).
columba-refuse-card-leaves-loose = La tessera su { $field } non starebbe in nessun podere.
columba-refuse-choose-first = Prima scegli: un nuovo obiettivo, o nessuno.
columba-refuse-not-choosing = Non è stato appena completato nessun obiettivo.
columba-refuse-built-already = In questo turno è già stata costruita una colombaia, ed è il massimo.
columba-refuse-none-left = Non ti resta nessuna colombaia { $size }.
columba-refuse-no-pigeon = { $field } non mostra nessun piccione.
columba-refuse-has-dovecote = Questo gruppo ha una colombaia di { $owner }.
columba-refuse-group-too-small = Questo gruppo è troppo piccolo.
columba-refuse-build-on-loose = La tessera su { $field } è vagante: costruisci sul suo gruppo.
columba-refuse-no-tile = Sulla tua plancia non c'è nessuna tessera di tipo { $kind }.
columba-refuse-not-beside = Una tessera si posa su una carta, o accanto a una carta o a una tessera.
columba-refuse-tile-on-tile = Lì c'è già una tessera.
columba-refuse-tile-on-falcon = Lì c'è un falco.
columba-refuse-tile-on-dovecote = Lì c'è una colombaia.
columba-refuse-tile-in-estate = Quella casella sta nel podere di { $owner }.
columba-refuse-tile-joins = Questo unirebbe due poderi ({ $one }, { $other }).
columba-refuse-tile-leaves-loose = La tessera su { $field } non starebbe in nessun podere, e non ci si potrebbe costruire.
columba-refuse-loose = La tessera su { $field } non sta in nessun podere.
columba-refuse-not-paid = Queste tessere non sono tutte sulla tua plancia: { $tiles }
columba-refuse-no-falcon-left = Nella riserva non ci sono più falchi.
columba-refuse-no-young-falcon = Sulla tua plancia non c'è nessun falchetto.
columba-refuse-one-step = Un solo passo per turno: allevare un falchetto o farne crescere uno.
columba-refuse-no-adult-falcon = Sulla tua plancia non c'è nessun falco adulto.
columba-refuse-hunted-already = In questo turno è già stato posato un falco, ed è il massimo.
columba-refuse-not-opponents = Un falco si posa solo in un podere avversario.
columba-refuse-falcon-on-dovecote = Un falco non si posa su una colombaia.
columba-refuse-falcon-leaves-loose = La tessera su { $field } non starebbe in nessun podere, e non ci si potrebbe costruire.
