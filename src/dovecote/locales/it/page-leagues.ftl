## Leghe

league-heading = Leghe
league-lead = Chi si iscrive riceve un punteggio in base ai risultati ottenuti ai tavoli della lega. Nessuno lo riceve senza averlo chiesto.
league-none = Qui non c’è ancora nessuna lega. Chi si occupa di questo server può crearne una.
league-members = { $count ->
    [one] Un membro
   *[other] { $count } membri
 }
league-join = Iscriviti
league-leave = Esci e dimentica il mio punteggio
league-open = Apri un tavolo della lega
league-standings = Classifica
league-place = Pos.
league-name = Nome
league-rating = Punteggio
league-sure = ± { $sigma }
league-played = Partite
league-history = Il mio punteggio, partita per partita
league-chart = { $first } dopo la prima partita, { $last } dopo { $count } partite; più la fascia è larga, meno è sicuro.
league-rank-by = L’ordine segue il punteggio meno tre volte la sua incertezza: chi ha giocato poco deve ancora dimostrare quanto vale.
league-new = Una nuova lega
league-title = Titolo
league-game = Gioco
league-seats = Posti
league-make = Crea
