## Lessons on the page, and the line at every table that says what it is about

page-learn = Impara
page-learn-label = Impara { $game } in brevi lezioni
page-learn-title = Impara { $game }
page-learn-lead = Brevi lezioni a un tavolo vero, un minuto o due l’una. Giochi tu, non conta nulla, e puoi smettere quando vuoi.
page-learn-loading = La lezione si prepara…
page-learn-young = Per bambini
page-learn-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
 }
page-learn-is-done = Fatta
page-learn-is-begun = Continua
page-learn-is-next = La prossima
page-learn-back-to-table = Torna al tuo tavolo
page-learn-play = Gioca una partita
page-learn-rules = Le regole
page-learn-lessons = Impara in brevi lezioni

# During a lesson
page-learn-teacher = Che cosa fare
page-learn-step = Passo { $step } di { $steps }
page-learn-all = Tutte le lezioni
page-learn-show = Mostrami
page-learn-shown = Così andrebbe bene: { $move }
page-learn-pointed = La lezione indica questo punto.
page-learn-again = Ripeti questo passo
page-learn-once-more = Dall’inizio
page-learn-astray = Questa strada non ci porta più. Ricomincia il passo.
page-learn-done = Lezione finita.
page-learn-next = Prossima lezione
page-learn-closed = La lezione finisce qui. Guardati intorno quanto vuoi.
page-learn-key-show = mostrare che cosa fare

# Offered once at a table
page-learn-offer = È la prima volta? Brevi lezioni mostrano come si gioca.
page-learn-show-me = Mostrami
page-learn-skip = No, grazie

# What a game and a turn are about
page-aim = Scopo
page-now = Adesso
page-aim-about = Di che cosa si tratta
page-now-others = Tocca a { $who }.
page-now-several = La domanda è per più giocatori.
columba-page-aim = Avere i poderi più grandi quando l’ultima carta è piazzata.
columba-page-now-placing = Piazza la carta: cattura piccioni che ti mancano, o unisci quelli di un colore.
columba-page-now-choosing = Un nuovo obiettivo porta altri piccioni; incompiuto alla fine, costa punti.
columba-page-now-optional = Fai di un gruppo il tuo podere con una colombaia, o chiudi il turno.
columba-page-now-owning = Ingrandisci i tuoi poderi con le tessere, occupati dei falchi, o chiudi il turno.
columba-page-now-end = Il tuo turno è fatto: chiudilo, e comincia il prossimo.
columba-page-now-junior-placing = Piazza la carta in modo da unire piccioni di un colore.
columba-page-now-junior-optional = Prendi un gruppo con una colombaia, o chiudi il turno.
columbiz-page-aim = Fare più punti, con linee di pedine tue e con le pedine catturate.
columbiz-page-now-keeping = Raccogli dadi uguali: pagano le caselle della loro colonna.
columbiz-page-now-placing = Piazza pedine: fai linee di tre o più, vai in maggioranza in una colonna.
piccioni-page-aim = Avere molti Trofei e un’Area pulita quando i piccioni finiscono.
piccioni-page-now-moving = Fai Trofei, tieni pulita la tua Area, manda agli altri piccioni e Guano.
piccioni-page-now-ending = Le tue mosse sono fatte: chiudi il turno, e arrivano i piccioni.
piccioni-page-now-ending-last = Ultimo giro: le tue mosse sono fatte, e non arriva nessun piccione.
piccioni-page-now-excess = Troppe carte: scarta ciò che ti serve meno.
piccioni-page-now-assigning = Arriva un piccione: scegli dove si posa.
piccioni-page-now-following = La Picciona può portare con sé un piccione: scegline uno, o nessuno.
piccioni-page-now-sharing = I Trofei si spartiscono: scegli il tuo.
piccioni-page-now-window = Sta per succedere qualcosa: rispondi con una carta, o lascia fare.
