## Leghe

league-heading = Leghe
league-lead = Chi si iscrive viene valutato dai posti ai tavoli della lega. Nessuno viene valutato senza averlo chiesto.
league-none = Qui non c’è ancora nessuna lega. Chi si occupa di questo server può farne una.
league-members = { $count ->
    [one] Un membro
   *[other] { $count } membri
 }
league-terms = { $game }, { $seats } posti, { $undo ->
    [yes] si possono ritirare mosse
   *[no] non si ritira nulla
 }
league-join = Iscriviti
league-leave = Esci e dimentica la mia forza
league-open = Apri un tavolo valutato
league-standings = Classifica
league-place = Posto
league-name = Nome
league-rating = Forza
league-sure = ± { $sigma }
league-played = Partite
league-history = La mia forza, partita per partita
league-chart = Da { $first } a { $last } in { $count } partite; la fascia mostra quanto è sicura.
league-rank-by = L’ordine segue la forza meno tre volte la sua incertezza: chi ha giocato poco deve dimostrarla.
league-new = Una nuova lega
league-title = Titolo
league-game = Gioco
league-seats = Posti
league-days = Giorni per mossa (0: senza orologio)
league-make = Falla
