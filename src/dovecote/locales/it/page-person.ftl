# A page a person: what they have played, against whom, how strong they are.
person-title = Una persona
person-mine = La mia pagina: partite e risultati
person-since = Qui dal { $when }
person-shown = Chi può vedere questa pagina
person-shown-about = Tu vedi tutto. Gli altri vedono i tuoi risultati per gioco, i tuoi punteggi e le tue partite; gli avversari sono nominati solo se mostrano a tutti la propria pagina.
person-shown-to = { $shown ->
    [friends] Le persone con cui ho giocato
    [everyone] Chiunque abbia il link
   *[nobody] Nessuno tranne me
 }
person-shown-now = { $shown ->
    [friends] Ora possono vederla le persone con cui hai giocato.
    [everyone] Ora può vederla chiunque abbia il link.
   *[nobody] Ora la vedi solo tu.
 }
person-link = Link a questa pagina
person-games = Risultati per gioco
person-game = Gioco
person-seats = Posti
person-played = Partite
person-won = Vinte
person-no-games = Nessuna partita è stata ancora giocata fino in fondo.
person-opponents = Avversari
person-against = partite { $played }, davanti { $ahead }, dietro { $behind }
person-invite = Gioca a { $game }
person-invite-label = Apri un tavolo di { $game } e invita { $name }
person-rated = { $count ->
    [one] { $count } partita con punteggio
   *[other] { $count } partite con punteggio
 }
person-matches = Partite
person-no-matches = Non ce n’è ancora nessuna.
person-place = { $counts ->
    [no] lasciata prima della fine
   *[yes] posizione { $place } su { $seats }
 }
person-with = con { $whom }
person-somebody = qualcuno
person-more = Altre partite
shut-title = Chi tieni lontano
shut-about = Di chi silenzi non senti più nulla. Chi blocchi non può nemmeno invitarti, sedersi a un tavolo dove aspetti o vedere la tua pagina. Nessuno di loro ne viene a sapere nulla.
shut-how = { $how ->
    [block] bloccato
   *[mute] silenziato
 }
shut-undo = { $how ->
    [block] Non bloccare più
   *[mute] Ascolta di nuovo
 }
shut-undo-which = { $how ->
    [block] Non bloccare più { $name }
   *[mute] Ascolta di nuovo { $name }
 }
shut-let-in = { $name } non è più tra chi tieni lontano.
shut-nobody = Nessuno.
shut-open = Problemi con qualcuno?
shut-do = { $how ->
    [block] Blocca
   *[mute] Silenzia
 }
shut-do-which = { $how ->
    [block] Blocca { $name }
   *[mute] Silenzia { $name }
 }
shut-done = { $how ->
    [block] Ora { $name } è tra chi blocchi. Questa partita continua; poi non potrà più sedersi con te.
   *[mute] Di { $name } non senti più nulla.
 }
shut-where = Nessuno ne viene a sapere nulla. Puoi annullarlo in «I miei dispositivi e dati».
