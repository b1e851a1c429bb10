## Piccioni: che cosa fa una carta, scritto dai suoi effetti

piccioni-says-and = { "; " }
piccioni-says-all = { $parts }
piccioni-says-free = { $text }; non richiede mosse
piccioni-says-both = richiede entrambe le tue mosse: { $text }
piccioni-says-assign = lascialo cadere in un’Area qualsiasi
piccioni-says-trophy = { $count ->
    [one] un piccione { $from } diventa un tuo Trofeo
   *[all] tutti i piccioni { $from } diventano tuoi Trofei
 }
piccioni-says-trophy-guano = { $count ->
    [one] un Guano o un Mucchio di guano nella tua Area diventa un tuo Trofeo
   *[all] tutti i Guano e i Mucchi di guano nella tua Area diventano tuoi Trofei
 }
piccioni-says-share = { $what ->
    [pigeons] tutti i piccioni { $from } diventano Trofei; li spartisci con un altro giocatore a tua scelta
   *[everything] tutti i piccioni e tutti i Guano { $from } diventano Trofei; li spartisci con un altro giocatore a tua scelta
 }
piccioni-says-scare = tutti i piccioni { $from } sono Spaventati
piccioni-says-move = { $most ->
    [1] sposta un piccione { $from } { $to } dove c’è posto per lui
   *[other] sposta uno o due piccioni { $from } { $to } dove c’è posto per loro
 }
piccioni-says-discard = { $what ->
    [guano] { $count ->
        [one] scarta un Guano dalla tua Area
       *[all] scarta tutti i Guano dalla tua Area
     }
   *[lots] { $count ->
        [one] scarta un Mucchio di guano dalla tua Area
       *[all] scarta tutti i Mucchi di guano dalla tua Area
     }
 }
piccioni-says-draw = { $cards ->
    [one] pesca una carta
    [2] pesca due carte
   *[other] pesca { $cards } carte
 }
piccioni-says-swap = scambia tutti i piccioni della tua Area con quelli di un’altra Area
piccioni-says-from = { $from ->
    [own-area] nella tua Area
    [any-area] in un’Area a tua scelta
    [any-place] in un Luogo a tua scelta
    [any-zone] in una Zona a tua scelta
   *[place] nel Luogo «{ $place }»
 }
piccioni-says-away = { $from ->
    [own-area] dalla tua Area
    [any-area] da un’Area
    [any-place] da un Luogo
    [any-zone] da una Zona
   *[place] dal Luogo «{ $place }»
 }
piccioni-says-to = { $to ->
    [any-area] a un’Area
    [any-place] a un Luogo
    [any-zone] a un’altra Zona
   *[place] al Luogo «{ $place }»
 }
piccioni-says-answer = { $to ->
    [aimed] un’azione prende di mira la tua Area: { $text }
    [guano] un Guano o un Mucchio di guano sta per entrare nella tua Area: { $text }
    [pigeons] dei piccioni stanno per entrare nella tua Area: { $text }
    [trophies] un altro giocatore fa insieme due o più Trofei: { $text }
   *[reaction] un altro giocatore reagisce: { $text }
 }
piccioni-says-net = uno di loro diventa invece un tuo Trofeo
piccioni-says-join = ne hai una parte anche tu
piccioni-says-cancel = è annullata, e anche il suo richiamo
piccioni-says-redirect = va al giocatore che l’ha mandato
piccioni-says-size = occupa { $size ->
    [2] due
   *[other] { $size }
 } posti
piccioni-says-lands = { $to ->
    [any-place] va in un Luogo qualsiasi dove c’è posto, o nella tua Area
    [roomiest-place] va nel Luogo con più posti liberi, o nella tua Area
    [most-trophies] va nell’Area del giocatore con più Trofei
    [own-area] va nella tua Area
    [any-area] va in un’Area qualsiasi
    [any-zone] va in una Zona qualsiasi dove c’è posto
   *[place] va nel Luogo «{ $place }», altrimenti in un Luogo dove c’è posto, o nella tua Area
 }
piccioni-says-followed = un altro piccione può seguirlo in un Luogo
piccioni-says-never = non va mai qui: { $places }
piccioni-says-calls = { $call ->
    [one] si rivela un altro piccione
   *[other] si rivelano altri { $call } piccioni
 }
piccioni-says-returns = Ritorna
piccioni-says-spaces = { $spaces ->
    [one] un posto
   *[other] { $spaces } posti
 }
piccioni-says-no-limit = posto per tutti i piccioni
piccioni-says-only = solo per: { $pigeons }
piccioni-says-arrival-scare = quando arrivano dei piccioni, tutti quelli che ci sono vengono Spaventati
piccioni-says-arrival-draw = { $cards ->
    [one] quando arrivano dei piccioni, il giocatore di turno pesca una carta
   *[other] quando arrivano dei piccioni, il giocatore di turno pesca { $cards } carte
 }
