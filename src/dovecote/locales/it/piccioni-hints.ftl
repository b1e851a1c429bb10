## Piccioni: perché una mossa è buona o cattiva

piccioni-reason-trophies = Trofei
piccioni-reason-pigeons = { $way ->
    [good] meno piccioni nella tua Area
   *[bad] più piccioni nella tua Area
 }
piccioni-reason-early_pigeons = piccioni nella tua Area finché c’è tempo per farne Trofei
piccioni-reason-late_pigeons = { $way ->
    [good] meno piccioni nella tua Area quando resta poco tempo
   *[bad] più piccioni nella tua Area quando resta poco tempo
 }
piccioni-reason-guano = { $way ->
    [good] meno Guano nella tua Area
   *[bad] più Guano nella tua Area
 }
piccioni-reason-late_guano = { $way ->
    [good] meno Guano nella tua Area quando resta poco tempo
   *[bad] più Guano nella tua Area quando resta poco tempo
 }
piccioni-reason-cards = carte in mano
piccioni-reason-late_cards = carte in mano quando resta poco tempo
piccioni-reason-lateness = tempo che resta
piccioni-reason-done = nessun turno rimasto
piccioni-reason-trophy_cards = carte che fanno Trofei
piccioni-reason-late_trophy_cards = carte che fanno Trofei quando resta poco tempo
piccioni-reason-flight_cards = carte che scacciano i piccioni dalla tua Area
piccioni-reason-late_flight_cards = carte che scacciano i piccioni dalla tua Area quando resta poco tempo
piccioni-reason-flights = piccioni che possono ancora lasciare la tua Area
piccioni-reason-reactions = reazioni in mano
piccioni-reason-late_reactions = reazioni in mano quando resta poco tempo
piccioni-reason-company = numero di giocatori
