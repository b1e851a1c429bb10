# Giocare per giorni: a chi tocca, chi è via, la prossima partita che aspetta.
friends-since = da { $time }
friends-until = fino al { $when }
friends-away-who = { $name } è via fino al { $when }
friends-next = { $count ->
    [one] Prossima partita
   *[other] Prossima partita ({ $count })
 }
friends-next-key = Il tasto G porta alla prossima partita che ti aspetta.
friends-key-next = andare alla prossima partita che ti aspetta
friends-away = Via per qualche giorno?
friends-away-about = Lo vedono tutti quelli con cui giochi. Dove il tavolo l’ha previsto, intanto il tuo orologio si ferma.
friends-away-until = Di ritorno il
friends-away-go = Sono via
friends-away-now = Sei via fino al { $when }.
friends-away-back = Sono di nuovo qui
friends-back = Sei di nuovo qui.
friends-pause = Giorni liberi
friends-pause-about = Per questo numero di giorni in tutto, si ferma l’orologio di chi ha detto di essere via.
friends-pause-none = nessuno
friends-invite = Amici
friends-invite-do = Invita
friends-invite-label = Invita { $name }
friends-invited = L’invito per { $name } è partito.
friends-matches = { $count ->
    [one] una partita insieme
   *[other] { $count } partite insieme
 }
friends-you-are-invited = Hai un invito
error-no-friend = Non hai giocato con nessuno di questo nome.
error-not-welcome = Questo tavolo non è aperto a te. Forse un altro lo è.
