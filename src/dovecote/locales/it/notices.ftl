## Ciò che si dice a chi non c’è: nulla di nascosto

notice-turn = { $game } con { $who }: tocca a te.
notice-window = { $game } con { $who }: si aspetta la tua reazione.
notice-time = { $game } con { $who }: il tuo tempo scade il { $when }.
notice-seated = { $who } ha preso posto al tuo tavolo di { $game }.
notice-invited = Invito: { $game } con { $who }.
notice-over = { $game } con { $who }: la partita è finita.
notice-many = { $count } novità
notice-test = { $name }, gli avvisi arrivano qui.
notice-code = Il tuo codice è { $code }. Inseriscilo per ricevere avvisi a questo indirizzo; senza, non si invia nulla.
notice-mail-end = Niente più messaggi di questo tipo:

error-no-way = Qui nessuno viene avvisato in questo modo.
error-code = Non è il codice inviato.
error-channel = { $what ->
    [mail] «{ $text }» non è un indirizzo e-mail.
    [zone] «{ $text }» non è un fuso orario.
   *[keys] Le chiavi del browser non si possono leggere.
 }
error-address = { $reason ->
    [private] «{ $address }» porta in una rete privata: lì non si invia nulla.
    [insecure] «{ $address }» deve cominciare con https.
   *[unreadable] «{ $address }» non si può leggere come indirizzo.
 }
error-notices-file = { $file }: { $reason ->
        [long] davvero troppo lungo
        [nested] annidato troppo in profondità
        [digits] contiene un numero con troppe cifre
       *[other] { $reason }
    }
error-notices-url = Gli avvisi riportano qui: indica con --url come si raggiunge il server.
cli-serve-notices = File che dice come avvisare chi non c’è (vedi docs/hosting.md); senza, nessuno viene avvisato.
