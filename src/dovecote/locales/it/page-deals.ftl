## La partita del giorno

deal-heading = La partita del giorno
deal-short = La stessa partita per tutti, una volta al giorno, contro un bot. Da cinque a dieci minuti.
deal-see = Vedi le partite di oggi
deal-lead = { $day }: una per gioco, la stessa per tutti su ogni server, contro lo stesso bot. Contano i punti di vantaggio su di lui.
deal-streak = { $count ->
    [0] Ancora nessun giorno di fila: giocane una oggi.
    [one] Un giorno di fila.
   *[other] { $count } giorni di fila.
 }
deal-new = Gioca
deal-new-label = Gioca la partita del giorno di { $game }
deal-running = Continua
deal-running-label = Continua la partita del giorno di { $game }
deal-played = { $played ->
    [0] Qui nessuno l’ha ancora finita.
    [one] Una persona l’ha finita qui.
   *[other] { $played } persone l’hanno finita qui.
 }
deal-lead-about = punti rispetto al bot
deal-place = { $played ->
    [one] Qui l’hai finita prima di tutti.
   *[other] Posizione { $place } su { $played } qui.
 }
deal-no-place = Non è stata giocata fino in fondo, quindi non ha una posizione.
deal-model-ahead = Hai fatto meglio del campione: { $lead }.
deal-model-level = Hai fatto come il campione: { $lead }.
deal-model-behind = Il campione ha fatto meglio: { $lead }.
deal-model-unknown = Qui non si sa ancora come se l’è cavata il campione.
deal-everyone = Tutti qui
deal-points = Punti di vantaggio
deal-how-many = Quanti
deal-share = Raccontalo
deal-copy = Copia il testo
deal-copied = Il testo è negli appunti.
deal-not-copied = Il testo non si è potuto copiare. Selezionalo e copialo da te.
deal-compare = Confronta con tutti
deal-honest = Il caso segue dalla data, perché sia lo stesso ovunque. Chi legge il programma può calcolarlo; nessun altro ne viene a sapere qualcosa da un server prima di giocare.
deal-share-title = Dovecote, la partita del { $day }
deal-share-placed = { $game }: { $lead }, posizione { $place } su { $played }
deal-share-alone = { $game }: { $lead }
deal-share-ahead = ★ meglio del campione
deal-share-level = = come il campione
deal-share-behind = · dietro il campione
deal-share-streak = Giorni di fila: { $count }
