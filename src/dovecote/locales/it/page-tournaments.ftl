## Tornei

tournament-heading = Tornei
tournament-intro = Iscriviti, gioca al tuo tavolo in ogni turno e guarda a che punto sei. Tutti possono guardare, tranne nel duplicato.
tournament-none = Qui non c’è ancora nessun torneo. Chi si occupa di questo server può crearne uno.
tournament-new = Un nuovo torneo
tournament-kind = Come si formano i tavoli
tournament-kind-robin = Girone all’italiana
tournament-kind-swiss = Sistema svizzero
tournament-kind-duplicate = Duplicato
tournament-about-robin = Tutti incontrano tutti, per quanto bastano i turni.
tournament-about-swiss = Si incontra chi ha gli stessi punti, e mai due volte la stessa persona finché si può evitare.
tournament-about-duplicate = A tutti i tavoli di un turno il caso è lo stesso. Il tuo risultato è confrontato con quelli ottenuti al tuo posto agli altri tavoli: così il caso non conta più.
tournament-status-open = non iniziato
tournament-status-running = in corso
tournament-status-over = finito
tournament-rounds = Turni (0: quanti ne servono perché tutti si incontrino)
tournament-days = Giorni per turno (0: finché chi organizza non va avanti)
tournament-filler = Un bot completa un tavolo che non è pieno
tournament-round = Turno { $round } di { $rounds }
tournament-due = fino al { $when }
tournament-mine = Al mio tavolo
tournament-enter = Partecipa
tournament-withdraw = Ritirati
tournament-withdrawn = fuori dal torneo
tournament-next = Fai iniziare il prossimo turno
tournament-end = Chiudi il torneo
tournament-csv = Risultati in CSV
tournament-points = Punti
tournament-rivals = Punti degli avversari
tournament-lead = Vantaggio
tournament-wins = Vittorie
tournament-nobody = Nessuno partecipa ancora.
tournament-board = Tavolo { $board }
tournament-board-label = Vai al tavolo { $board }
tournament-byes = Riposa: { $names }
tournament-seat = posizione { $place }, { $score ->
    [one] un punto
   *[other] { $score } punti
 }
tournament-deals = Confronto, posto per posto
tournament-deal = Turno { $round }, posto { $seat }
tournament-score = Risultato
tournament-table = Tavolo
