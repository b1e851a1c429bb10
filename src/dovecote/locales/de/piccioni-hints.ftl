## Piccioni: warum ein Schritt gut oder schlecht ist

piccioni-reason-trophies = Trophäen
piccioni-reason-pigeons = { $way ->
    [good] weniger Tauben in deinem Bereich
   *[bad] mehr Tauben in deinem Bereich
 }
piccioni-reason-early_pigeons = Tauben in deinem Bereich, solange Zeit für Trophäen bleibt
piccioni-reason-late_pigeons = { $way ->
    [good] weniger Tauben in deinem Bereich, wenn wenig Zeit bleibt
   *[bad] mehr Tauben in deinem Bereich, wenn wenig Zeit bleibt
 }
piccioni-reason-guano = { $way ->
    [good] weniger Guano in deinem Bereich
   *[bad] mehr Guano in deinem Bereich
 }
piccioni-reason-late_guano = { $way ->
    [good] weniger Guano in deinem Bereich, wenn wenig Zeit bleibt
   *[bad] mehr Guano in deinem Bereich, wenn wenig Zeit bleibt
 }
piccioni-reason-cards = Handkarten
piccioni-reason-late_cards = Handkarten, wenn wenig Zeit bleibt
piccioni-reason-lateness = verbleibende Zeit
piccioni-reason-done = kein Zug mehr
piccioni-reason-trophy_cards = Karten, die Trophäen machen
piccioni-reason-late_trophy_cards = Karten, die Trophäen machen, wenn wenig Zeit bleibt
piccioni-reason-flight_cards = Karten, die Tauben aus deinem Bereich vertreiben
piccioni-reason-late_flight_cards = Karten, die Tauben aus deinem Bereich vertreiben, wenn wenig Zeit bleibt
piccioni-reason-flights = Tauben, die deinen Bereich noch verlassen können
piccioni-reason-reactions = Reaktionen auf der Hand
piccioni-reason-late_reactions = Reaktionen auf der Hand, wenn wenig Zeit bleibt
piccioni-reason-company = Zahl der Mitspielenden
