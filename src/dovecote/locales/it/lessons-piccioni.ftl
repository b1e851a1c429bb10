## Piccioni: what its lessons say

# first-turn
lesson-piccioni-first-turn-title = Il tuo primo turno
lesson-piccioni-first-turn-about = Due mosse, poi arriva un piccione.
lesson-piccioni-first-turn-aim = Un Trofeo vale un punto, un piccione nella tua Area ne costa uno. Fai due mosse per turno.
lesson-piccioni-first-turn-net = Prima mossa: gioca la Rete sul piccione nella tua Area. Diventa un tuo Trofeo.
lesson-piccioni-first-turn-net-first = Pescare si può sempre, ma la Rete adesso porta due punti.
lesson-piccioni-first-turn-dear = Si può anche così, per due carte. La Rete da sola costa meno.
lesson-piccioni-first-turn-moves = Le due mosse vanno fatte prima di chiudere il turno.
lesson-piccioni-first-turn-draw = Da meno uno a più uno! Seconda mossa: pesca tre carte.
lesson-piccioni-first-turn-end = Le tue mosse sono fatte. Chiudi il turno, e dal mazzo arriva un piccione.
lesson-piccioni-first-turn-over = Due mosse per turno, e le hai fatte. Chiudi il turno.
lesson-piccioni-first-turn-stupid = Uno Stupido va in un Luogo qualsiasi dove c’è posto. Scegline uno.
lesson-piccioni-first-turn-place = Questo va in un Luogo: Strada, Folla, Statua o Cavi.
lesson-piccioni-first-turn-done = Due mosse, la rivelazione, e tocca al tuo avversario.

# guano
lesson-piccioni-guano-title = Guano
lesson-piccioni-guano-about = Lascialo cadere sugli altri, e ripulisci la tua Area.
lesson-piccioni-guano-dirty = L’avversario ti ha mandato del Guano. Alla fine costa un punto.
lesson-piccioni-guano-revenge = Rendi pan per focaccia: gioca il tuo Guano sull’Area avversaria. In cambio peschi una carta.
lesson-piccioni-guano-own = È la tua Area! Lascialo cadere sull’avversario.
lesson-piccioni-guano-guano-first = Si pulisce dopo. Prima lascia cadere il tuo.
lesson-piccioni-guano-aim = Di’ per chi è: scegli un’Area.
lesson-piccioni-guano-clean = Ora il tuo: paga una carta qualsiasi per toglierlo.
lesson-piccioni-guano-umbrella = Lo fa anche l’Ombrello. Questa volta ripulisci pagando una carta.
lesson-piccioni-guano-dirt-first = Prima pulisci: pescare si può sempre.
lesson-piccioni-guano-end = Tutto pulito. Chiudi il turno.
lesson-piccioni-guano-infamous = L’Infame va da chi ha più Trofei. Siete pari, quindi scegli tu.
lesson-piccioni-guano-home = Nella tua Area? Meglio in quella del vicino.
lesson-piccioni-guano-areas = L’Infame va nell’Area di un giocatore, mai in un Luogo.
lesson-piccioni-guano-done = Piccioni e Guano costano un punto l’uno, un Mucchio di guano due. Tieni pulita la tua Area.

# calls
lesson-piccioni-calls-title = Carte che richiamano
lesson-piccioni-calls-about = Le carte forti portano Trofei, e altri piccioni.
lesson-piccioni-calls-car = Due piccioni sono sulla Strada. Gioca l’Automobile sul Grasso; l’altro scappa.
lesson-piccioni-calls-either = Andrebbero bene tutti e due. Prendi il Grasso: occupa due posti.
lesson-piccioni-calls-car-first = Pescare può aspettare. L’Automobile ha da fare.
lesson-piccioni-calls-rifle = Uno Spaventato va nell’Area con meno piccioni; a parità, nel mazzo.
lesson-piccioni-calls-shoot = Ora il Fucile: prendi il piccione nella tua Area.
lesson-piccioni-calls-home = È un Trofeo anche quello, ma quello nella tua Area ti costa un punto finché resta.
lesson-piccioni-calls-rifle-first = Pescare può aspettare. Usa il Fucile.
lesson-piccioni-calls-end = Due Trofei! Ma l’Automobile richiama un piccione e il Fucile due. Chiudi il turno: ne arrivano tre.
lesson-piccioni-calls-fat = Il Grasso va dove ci sono più posti liberi. Due Luoghi sono pari: scegli.
lesson-piccioni-calls-roomy = Non lì: vanno bene solo i Luoghi con più posti liberi.
lesson-piccioni-calls-lame = Lo Zoppo va in qualsiasi Luogo tranne i Cavi.
lesson-piccioni-calls-never = Lo Zoppo non sale mai sui Cavi.
lesson-piccioni-calls-infamous = Il terzo era Infame, e tu hai più Trofei di tutti: si è sistemato da te.
lesson-piccioni-calls-done = Se niente richiama, arriva un solo piccione. Le carte forti hanno il loro prezzo.

# lady
lesson-piccioni-lady-title = La Picciona
lesson-piccioni-lady-about = Trofei per due carte, piccioni che si spostano, e una Picciona in compagnia.
lesson-piccioni-lady-trophy = Anche senza la carta adatta puoi fare un Trofeo di un piccione nella tua Area: per due carte.
lesson-piccioni-lady-pay = Prendi la Picciona, e paga con Guano e Fucile.
lesson-piccioni-lady-keep-crumbs = Tieni le Briciole: ti servono tra poco.
lesson-piccioni-lady-lady-first = Andrebbe bene, ma prendi la Picciona: succede una cosa strana.
lesson-piccioni-lady-returns = La Picciona torna nel mazzo, e un piccione coperto preso da lì è il tuo Trofeo.
lesson-piccioni-lady-crumbs = Ora attira lo Zoppo dalla Folla nell’Area avversaria con le Briciole.
lesson-piccioni-lady-crowd = Bersaglio giusto, altro piccione: prendi quello nella Folla.
lesson-piccioni-lady-crumbs-first = Prima usa le Briciole.
lesson-piccioni-lady-room = Lì non c’è posto. In un’Area c’è sempre posto.
lesson-piccioni-lady-end = Chiudi il turno, e guarda chi arriva.
lesson-piccioni-lady-lady = La Picciona è tornata! Mandala sulla Statua.
lesson-piccioni-lady-quiet = Si può, ma la Statua è vuota: posto per lei e un ospite.
lesson-piccioni-lady-place = Va in un Luogo dove c’è posto.
lesson-piccioni-lady-follow = Un piccione può seguirla. Liberati di quello nella tua Area!
lesson-piccioni-lady-chance = Puoi rinunciare, ma allora il piccione nella tua Area resta.
lesson-piccioni-lady-help = Aiuterebbe l’avversario. Prendi il piccione dalla tua Area.
lesson-piccioni-lady-done = La tua Area è vuota, quella avversaria è piena: ben fatto.

# reactions
lesson-piccioni-reactions-title = Reazioni
lesson-piccioni-reactions-about = Tre risposte nel turno di un altro.
lesson-piccioni-reactions-asked = L’avversario ti manda del Guano. Prima che arrivi, ti viene chiesto se reagisci.
lesson-piccioni-reactions-umbrella = Apri l’Ombrello: il Guano torna da dove è venuto.
lesson-piccioni-reactions-pass = Puoi sempre passare, ma hai proprio la carta giusta.
lesson-piccioni-reactions-keep = Lo fermerebbe anche questa. Tienila: sta per arrivare di peggio.
lesson-piccioni-reactions-net = Una reazione risponde solo a ciò che nomina, e la Rete è per i piccioni.
lesson-piccioni-reactions-answer = Non è il tuo turno. Passa o reagisci.
lesson-piccioni-reactions-swap = Ora arriva uno Scambio di case: i piccioni avversari al posto dei tuoi.
lesson-piccioni-reactions-balcony = Prende di mira la tua Area. «Non sul mio balcone!» lo annulla, richiamo compreso.
lesson-piccioni-reactions-later = La Rete prenderebbe un piccione. Tienila, e annulla tutto lo scambio.
lesson-piccioni-reactions-infamous = Il turno finisce, e ti mandano un Infame. Prendilo con la tua Rete!
lesson-piccioni-reactions-done = Un piccione diretto alla tua Area ora è un tuo Trofeo. Reagire non costa mosse.
lesson-piccioni-reactions-sealed = Se si chiede a più giocatori, tutti rispondono in segreto; vale la prima reazione in senso orario.

# sharing
lesson-piccioni-sharing-title = Spartire
lesson-piccioni-sharing-about = Trofei spartiti, una carta gratis, e troppe carte.
lesson-piccioni-sharing-free = «Anch’io!» fa pescare due carte e non richiede mosse. Giocala per prima.
lesson-piccioni-sharing-free-first = Quello richiede una mossa. Prima «Anch’io!», che non ne richiede.
lesson-piccioni-sharing-surge = Due piccioni sui Cavi. Gioca Sbalzo di tensione e spartisci con il prossimo giocatore, che non ha Trofei.
lesson-piccioni-sharing-leader = Quel giocatore ha già un Trofeo. Spartisci con l’altro.
lesson-piccioni-sharing-surge-first = Prima Sbalzo di tensione: i piccioni ora ci sono.
lesson-piccioni-sharing-shared = Un Trofeo a testa, prima a te. Seconda mossa: pesca tre carte.
lesson-piccioni-sharing-own = Non nella tua Area. Pesca tre carte.
lesson-piccioni-sharing-many = Sei carte sono una di troppo. Scarta quella che ti piace di meno.
lesson-piccioni-sharing-five = Al massimo cinque carte: prima scarta.
lesson-piccioni-sharing-end = Sbalzo di tensione richiama due piccioni. Chiudi il turno.
lesson-piccioni-sharing-done = Con chi spartire lo decidi tu: meglio con chi è indietro.

# the-end
lesson-piccioni-the-end-title = L’ultimo turno
lesson-piccioni-the-end-about = Il mazzo è vuoto: riordina, poi si conta.
lesson-piccioni-the-end-last = Nel mazzo non ci sono più piccioni. Tutti hanno avuto ancora un turno; il tuo è l’ultimo.
lesson-piccioni-the-end-pigeon = Un piccione e del Guano nella tua Area costano punti. Prendi il piccione con la Rete.
lesson-piccioni-the-end-late = Le carte in mano alla fine non contano. Fai piuttosto punti.
lesson-piccioni-the-end-net-first = Bene, ma prima il piccione: porta due punti.
lesson-piccioni-the-end-keep-net = Non con la Rete: ti serve per il piccione.
lesson-piccioni-the-end-guano = Da meno uno a più uno. Ora togli il Guano.
lesson-piccioni-the-end-end = Un’Area vuota. Chiudi il turno, e la partita.
lesson-piccioni-the-end-moves = Le due mosse sono fatte. Chiudi il turno.
lesson-piccioni-the-end-over = Ogni Trofeo vale 1 punto, uno di Guano 2; ciò che resta in un’Area costa punti. Hai vinto 10 a 5!
lesson-piccioni-the-end-score = A pari punti vince chi ha meno carte nella propria Area.
