## Chi si occupa di una casa, dalla riga di comando

cli-people-about = Dire chi può entrare, chi deve restare fuori e chi si occupa di un server.
cli-people-list-about = Elencare persone per una parte del nome, le più recenti prima.
cli-people-ban-about = Allontanare una persona; qui non può più né giocare né scrivere.
cli-people-unban-about = Lasciar tornare una persona.
cli-people-moderator-about = Lasciare che una persona si occupi del server nel browser, a /house.
cli-people-invite-about = Creare un link con cui può entrare una persona nuova.
cli-people-unsay-about = Cancellare una riga dalla chat di un tavolo.
cli-people-log-about = Che cosa ha fatto chi si occupa del server, il più recente prima.
cli-people-days = Per quanti giorni; 0 vuol dire per sempre.
cli-people-reason = Perché; lo legge solo chi si occupa del server.
cli-people-off = Togliere a quella persona l’incarico.
cli-people-uses = Quante persone possono entrare con questo link.
cli-people-note = Per chi è; lo legge solo chi si occupa del server.
cli-serve-invite-only = Non far entrare nessuno di nuovo senza invito (dovecote people invite).
people-line = { $id }  { $name }, qui dal { $created }{ $state ->
    [banned] , deve restare fuori
    [moderator] , si occupa del server
   *[plain] { "" }
 }
people-none = Qui nessuno si chiama così.
people-done = Fatto, e annotato.
people-invited = Chi apre questo indirizzo del tuo server può entrare: { $path }
people-log = { $moment }  { $who }: { $act } { $on } ({ $detail })
people-log-none = Non è ancora stato fatto nulla.
error-banned = Per ora non puoi giocare qui. Chiedi a chi si occupa di questo server.
error-invitation = Qui si entra su invito. Chiedi un link a chi si occupa di questo server; il tuo non vale più.
error-not-moderator = Può farlo solo chi si occupa di questo server.
error-nothing-there = { $what ->
    [ban] Questo allontanamento non c’è.
    [invitation] Questo invito non c’è.
    [page] Qui non c’è una pagina che tu possa vedere.
    [league] Questa lega non c’è.
    [tournament] Questo torneo non c’è.
    [line] Questa riga non c’è.
   *[person] Questa persona non c’è.
 }
error-not-member = A questo tavolo si siede solo chi è previsto, una volta ciascuno.
cli-people-export-about = Tutto ciò che si conserva di una persona, in JSON.
cli-people-forget-about = Dimenticare una persona per sempre; dire prima che cosa sparisce.
cli-people-dry-run = Dire soltanto che cosa sparirebbe.
people-exported = Tutto ciò che la riguarda è in { $file }.
people-forget-what = { $name } ({ $id }): tavoli { $tables }, di cui { $going } non finiti; righe di chat { $chat }; dispositivi e link { $devices }; passkey { $passkeys }. Al suo posto continuano dei bot; nelle partite finite si legge «qualcuno» invece del nome.
people-forget-ask = Dimenticare questa persona per sempre? Scrivi «{ $yes }»:
people-forgotten = Dimenticata, e annotato senza nome.
error-several = Più persone si chiamano { $name }; indica l’identificativo di una: { $ids }
error-errand = Il server in funzione non l’ha ancora fatto; guarda più tardi.
cli-leagues-about = Creare leghe, vedere le classifiche, chiuderle ed esportarle.
cli-leagues-list-about = Tutte le leghe, le più recenti per prime.
cli-leagues-create-about = Creare una lega; ciò che si dice qui vale a tutti i suoi tavoli.
cli-leagues-show-about = La classifica di una lega.
cli-leagues-export-about = La classifica di una lega in CSV.
cli-leagues-withdraw-about = Togliere una persona da una lega; il suo punteggio è dimenticato.
cli-leagues-close-about = Non lasciar più aprire tavoli in una lega; la classifica resta.
cli-clubs-option = Un’opzione del gioco, per esempio seats=3; si può dare più volte.
cli-clubs-clock = Tempo per ogni mossa (move), una riserva per la partita (bank), o niente (none).
cli-clubs-seconds = Quanto tempo, in secondi; un giorno ne ha 86400.
cli-clubs-increment = Secondi che tornano dopo ogni turno, con una riserva (bank).
cli-clubs-window = Tempo per reagire agli altri, in secondi; se l’orologio dà giorni, un giorno, salvo indicazione contraria.
cli-clubs-timeout = Quando il tempo è scaduto subentra un bot (bot), un bot fa quella mossa (move), oppure il posto abbandona (resign).
cli-clubs-pause = Giorni liberi: per questo numero di giorni in tutto si ferma l’orologio di chi ha detto di essere via; se l’orologio dà giorni, una settimana, e in un torneo al massimo quanto un turno, salvo indicazione contraria.
cli-clubs-help = Quanto aiuto mostrano i tavoli.
cli-clubs-undo = Permettere di annullare le mosse.
clubs-made = Fatto: { $id }, a { $path } del tuo server.
leagues-line = { $id }  { $title }, { $game }, membri: { $members }, dal { $created }{ $state ->
    [closed] , chiusa
   *[open] { "" }
 }
leagues-none = Non c’è ancora nessuna lega.
leagues-rank = { $place }. { $name }: { $rating } ± { $sigma }, partite: { $played }
cli-tournaments-about = Creare tornei, guidarli di turno in turno ed esportarli.
cli-tournaments-list-about = Gli ultimi tornei, i più recenti per primi.
cli-tournaments-create-about = Creare un torneo a cui ci si può iscrivere.
cli-tournaments-show-about = La classifica di un torneo.
cli-tournaments-enter-about = Iscrivere una persona, prima del primo turno.
cli-tournaments-withdraw-about = Ritirare una persona dai turni a venire; ciò che è giocato conta.
cli-tournaments-next-about = Formare i tavoli del turno seguente e farlo cominciare, o chiudere il torneo dopo l’ultimo.
cli-tournaments-export-about = Ogni posto di ogni tavolo in CSV.
cli-tournaments-records-about = Le registrazioni dei tavoli finiti in una cartella, per dovecote verify.
cli-tournaments-kind = robin, swiss o duplicate.
cli-tournaments-rounds = Quanti turni; 0 vuol dire finché tutti possono aver incontrato tutti.
cli-tournaments-days = Quanti giorni dura un turno; 0 vuol dire finché qualcuno non fa iniziare il prossimo.
cli-tournaments-filler = Il bot che completa i tavoli; senza, ci sono turni di riposo.
cli-tournaments-host = Chi può far iniziare i turni anche nel browser, per nome o identificativo.
tournaments-line = { $id }  { $title }, { $game }, { $kind }, turno { $round }{ $state ->
    [open] , non cominciato
    [over] , finito
   *[running] { "" }
 }
tournaments-none = Non c’è ancora nessun torneo.
tournaments-title = { $title }, turno { $round }{ $state ->
    [open] , non cominciato
    [over] , finito
   *[running] { "" }
 }
tournaments-rank = { $place }. { $name }: punti { $points }, punti degli avversari { $rivals }, partite { $played }{ $withdrawn ->
    [yes] , fuori dal torneo
   *[no] { "" }
 }
tournaments-next = { $state ->
    [over] Il torneo è finito.
   *[running] Il turno { $round } è cominciato.
 }
tournaments-records = Registrazioni in { $folder }: { $count }.
