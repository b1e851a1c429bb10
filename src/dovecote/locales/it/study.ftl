## The study kit

study-record-entries = { $entries ->
    [one] Una voce
   *[other] { $entries } voci
}

cli-draw-about = Disegna una posizione registrata, come SVG o PNG.
cli-draw-out = Il file da scrivere; il suo nome finisce con .svg o .png.
cli-draw-seat = Disegna ciò che vede questo posto, contato da 0, invece di tutto.
cli-draw-width = La larghezza di un PNG in pixel.

cli-seat-about = Dai a un modello linguistico un posto a un tavolo, come strumenti del Model Context Protocol.
cli-seat-mcp = Parla questo protocollo su ingresso e uscita standard.
cli-seat-name = Il nome al tavolo; vi si aggiunge «(bot)».
cli-seat-seat = Siediti a questo posto, contato da 0, invece che al primo libero.

agent-about = Hai un posto a un tavolo di { $game }. Look mostra ciò che quel posto può sapere e ciò che può fare; move fa una di queste mosse, con le parole con cui è offerta, e risponde quando tocca di nuovo a te. Why dice quale regola si oppone a una mossa che non è offerta. Rules dà le regole, o un solo articolo.
agent-look = Mostra il tavolo come lo vede il tuo posto: ciò che vi si trova, ciò che è successo dal tuo ultimo sguardo, e le tue mosse. Si elencano al più { $most } mosse; con «beginning» solo quelle che cominciano così. Con «wait» la risposta viene quando tocca a te.
agent-move = Fai una delle tue mosse, con le parole con cui è offerta. «at» è il numero che il tavolo aveva quando hai deciso, come look lo ha detto. La risposta viene quando tocca di nuovo a te, o la partita è finita, o dopo { $seconds } secondi.
agent-why = Chiedi quale regola si oppone a una mossa a cui pensi.
agent-rules = Leggi le regole; con «clause», per esempio 4.2, solo quell’articolo.
agent-seat = Sei { $who }, posto { $seat }. Tavolo al numero { $at }.
agent-happened = Che cosa è successo:
agent-waiting = Non tocca a te: il tavolo aspetta { $who }.
agent-not-begun = La partita non è cominciata: un posto è ancora libero.
agent-closed = Il tavolo è stato chiuso.
agent-your-move = Tocca a te. Mosse: { $moves }.
agent-no-offers = Tocca a te. Questo tavolo non elenca le mosse; scrivine una come dicono le regole.
agent-more = … e altre { $count }; «beginning» elenca quelle che cominciano così.
agent-legal = «{ $text }» è possibile.
agent-refused = Rifiutato, e nulla è cambiato: { $reason }
agent-made = Fatto.

cli-sim-on = Gioca su un cluster che c’è già: ray, ray://HOST:PORTA o dask://HOST:PORTA.
sim-cut = Interrotto: ne sono state giocate { $games } su { $all }.

cli-lab-about = Gioca le stesse mani secondo ogni lettura di una regola e misura che cosa cambia.
cli-lab-bots = Chi gioca a ogni posto; più bot si alternano, il che mostra anche che cosa decide il caso: { $bots }.
cli-lab-cards = Gioca anche con le carte di questo file, accanto a quelle del gioco; si può ripetere.
cli-lab-games = Quante mani; ognuna è giocata secondo ogni lettura.
cli-lab-plot = Disegna un grafico di ogni misura in questa cartella.
lab-title = { $game }: { $deals } mani secondo ogni lettura, giocate da { $bots }. Tra parentesi quadre gli intervalli al 95%.
lab-control = Controllo: ancora la prima lettura, con bot che scelgono di nuovo tra mosse di pari valore
lab-figure = { $name ->
    [turns] Turni per partita
    [decisions] Decisioni per turno
    [first] Vittorie del posto che comincia; 1 sarebbe equo
    [margin] Punti tra il primo e il successivo
    [winner] Punti del vincitore
   *[leads] Cambi in testa
 }
lab-difference = (differenza { $difference })
lab-luck = Mani vinte dallo stesso posto, chiunque ci sedesse, in percentuale: { $share }
lab-changed = Mani vinte da qualcun altro che secondo la prima lettura, in percentuale: { $share }
lab-changed-title = Mani vinte da qualcun altro

cli-export-about = Scrivi partite registrate come dati: una riga per decisione.
cli-export-to = parquet, jsonl o csv.
cli-export-out = Il file da scrivere; senza, jsonl e csv vengono stampati.
