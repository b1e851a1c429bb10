## La pagina di chi si occupa di una casa

house-heading = Occuparsi di questo server
house-lead = Ciò che si fa qui viene annotato sotto, con il tuo nome.
house-link = Occuparsi di questo server
house-invited = Nessuno di nuovo entra senza invito.
house-open = Tutti possono entrare. «dovecote serve --invite-only» lo cambia.
house-people = Persone
house-find = Nome
house-search = Cerca
house-since = qui dal { $when }
house-is-banned = deve restare fuori
house-is-moderator = si occupa del server
house-ban = Allontana
house-ban-label = Allontana { $name }
house-days = Giorni (0: per sempre)
house-reason = Motivo
house-bans = Persone allontanate
house-no-bans = Nessuno.
house-until = fino al { $when }
house-for-ever = per sempre
house-unban = Lascia tornare
house-unban-label = Lascia tornare { $name }
house-invitations = Inviti
house-invite = Fai un link
house-note = Per chi
house-uses = Quante persone
house-invitation = { $note }: { $left ->
    [one] ancora per una persona
   *[other] ancora per { $left } persone
 }
house-unnamed = Senza nota
house-uninvite = Ritira
house-new-link = Il link, mostrato una volta sola
house-chat = Che cosa si è detto a un tavolo
house-table = Link o nome del tavolo
house-look = Guarda
house-silent = Lì non si è detto nulla.
house-unsay = Togli
house-unsay-label = Togli la riga { $number }
house-log = Che cosa è stato fatto
house-act-ban = ha allontanato { $on }
house-act-unban = ha lasciato tornare { $on }
house-act-invite = ha fatto un invito
house-act-uninvite = ha ritirato un invito
house-act-unsay = ha tolto una riga al tavolo { $on }
house-act-appoint = ha affidato il server a { $on }
house-act-dismiss = ha tolto il server a { $on }
house-somebody = Dalla riga di comando
chat-removed = Tolto da chi si occupa di questo server.
