## La pagina di chi si occupa di una casa

house-heading = Occuparsi di questo server
house-lead = Tutto ciò che fai qui viene annotato sotto, con il tuo nome.
house-link = Occuparsi di questo server
house-invited = Qui si entra solo con un invito.
house-open = Tutti possono entrare. Con «dovecote serve --invite-only» si cambia.
house-people = Persone
house-find = Nome
house-search = Cerca
house-since = qui dal { $when }
house-is-banned = persona allontanata
house-is-moderator = si occupa del server
house-ban = Allontana
house-ban-label = Allontana { $name }
house-terms = Quando allontani qualcuno
house-nobody = Qui nessuno si chiama così.
house-days = Giorni (0: per sempre)
house-reason = Motivo
house-bans = Persone allontanate
house-no-bans = Nessuno.
house-until = fino al { $when }
house-for-ever = per sempre
house-unban = Lascia tornare
house-unban-label = Lascia tornare { $name }
house-invitations = Inviti
house-invite = Crea un link
house-note = Per chi
house-uses = Quante persone
house-invitation = { $note }: { $left ->
    [one] ancora per una persona
   *[other] ancora per { $left } persone
 }
house-unnamed = Senza nota
house-uninvite = Ritira
house-uninvite-label = Ritira l’invito: { $note }
house-new-link = Il link (visibile solo adesso)
house-chat = Che cosa si è detto a un tavolo
house-table = Link o nome del tavolo
house-look = Mostra
house-silent = Lì non si è detto nulla.
house-unsay = Cancella
house-unsay-label = Cancella la riga { $number }
house-log = Che cosa è stato fatto
house-act-ban = ha allontanato { $on }
house-act-unban = ha lasciato tornare { $on }
house-act-invite = ha creato un invito
house-act-uninvite = ha ritirato un invito
house-act-unsay = ha cancellato una riga al tavolo { $on }
house-act-appoint = ha affidato il server a { $on }
house-act-dismiss = ha tolto a { $on } l’incarico di occuparsi del server
house-somebody = Dalla riga di comando
chat-removed = Cancellato da chi si occupa di questo server.
