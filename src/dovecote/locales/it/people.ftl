## Chi si occupa di una casa, dalla riga di comando

cli-people-about = Dire chi può entrare, chi deve restare fuori e chi si occupa di un server.
cli-people-list-about = Elencare persone per una parte del nome, le più recenti prima.
cli-people-ban-about = Allontanare una persona; qui non può più né giocare né scrivere.
cli-people-unban-about = Lasciar tornare una persona.
cli-people-moderator-about = Lasciare che una persona si occupi del server nel browser, a /house.
cli-people-invite-about = Fare un link con cui può entrare una persona nuova.
cli-people-unsay-about = Togliere una riga dalla chat di un tavolo.
cli-people-log-about = Che cosa ha fatto chi si occupa del server, il più recente prima.
cli-people-days = Per quanti giorni; 0 vuol dire per sempre.
cli-people-reason = Perché; lo legge solo chi si occupa del server.
cli-people-off = Non lo fa più.
cli-people-uses = Quante persone possono entrare con questo link.
cli-people-note = Per chi è; lo legge solo chi si occupa del server.
cli-serve-invite-only = Non far entrare nessuno di nuovo senza invito (dovecote people invite).
people-line = { $id }  { $name }, qui dal { $created }{ $state ->
    [banned] , deve restare fuori
    [moderator] , si occupa del server
   *[plain] { "" }
 }
people-none = Non c’è nessuno così.
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
    [league] Questa lega non c’è.
    [tournament] Questo torneo non c’è.
    [line] Questa riga non c’è.
   *[person] Questa persona non c’è.
 }
error-not-member = A questo tavolo si siede solo chi è previsto, una volta ciascuno.
