## A finished match judged, on the page

page-analysis = Che cosa è successo?
page-analysis-ask = Analizza questa partita
page-analysis-go-on = Continua l’analisi
page-analysis-working = Il campione esamina ogni scelta: { $part }
page-analysis-stop = Non aspettare più
page-analysis-stopped = L’analisi non è finita.
page-analysis-there = L’analisi è pronta.
page-analysis-refused = { $status ->
    [closed] Questa partita è stata interrotta prima della fine: non si può dire chi avrebbe vinto.
    [over] Questo gioco non si può analizzare.
    [stranded] Le regole sono cambiate e non possono più seguire questa partita.
   *[running] Una partita si analizza solo quando è finita.
 }
page-analysis-verdict = Quanto valeva questa mossa
page-analysis-nothing = A questa mossa non c’è nulla da giudicare.
page-analysis-turning-point = Svolta { $number }
page-analysis-lost = ha regalato il { $lost } di possibilità, { $points } punti
page-analysis-lost-about = ha regalato il { $lost } (± { $error }) di possibilità, { $points } punti
page-analysis-luck = Caso: { $change } % per { $who }.
page-analysis-luck-about = Caso: { $change } % (± { $error }) per { $who }.
analysis-better = Meglio: { $move }; { $idea }.
analysis-idea-later = subito non si vede nulla, rende nei turni seguenti
analysis-idea-then = nei turni che seguono, { $idea }
page-analysis-mark-before = Al segno precedente
page-analysis-mark-next = Al segno seguente
page-analysis-no-mark = Da quella parte non ci sono altri segni.
page-analysis-show = Mostra la mossa migliore
page-analysis-shown = Ora sul tavolo: { $move }
page-analysis-shown-here = La mossa migliore, sul tavolo com’era allora. Non si gioca nulla.
page-analysis-try = Riprova
page-analysis-summary = Riepilogo
page-analysis-about = Il campione ha giudicato ogni scelta con il { $budget } del suo budget, in base a ciò che si sapeva allora. Sono giudizi, non la verità.
page-analysis-accounts = Caso e gioco, per ciascuno
page-analysis-player = Chi
page-analysis-start = All’inizio
page-analysis-of-luck = Caso
page-analysis-of-play = Gioco
page-analysis-result = Alla fine
page-analysis-adds-up = Possibilità di vincere, in percentuale. Il caso è ciò che estrazioni e tiri hanno dato oltre la media, con l’errore dove è stimato; il gioco è il resto: le proprie scelte e quelle degli altri.
page-analysis-choices = Le scelte e i loro segni
page-analysis-given = Regalato
page-analysis-turning = Qui la partita è cambiata
page-analysis-no-turning = Nessun momento da solo ha cambiato la partita
page-analysis-turned = Mossa { $at }, { $kind ->
    [luck] caso
   *[choice] una scelta
 }: { $change } % per { $who }. { $told }
page-analysis-mistakes = Scelte che hanno regalato qualcosa
page-analysis-no-mistakes = Nessuno ha regalato nulla di visibile
page-analysis-mistake = Mossa { $at }, { $who }: { $lost }. { $told }
page-analysis-try-all = { $count ->
    [one] Trova la mossa migliore
   *[other] Trova la mossa migliore: { $count } problemi
 }
page-analysis-table = La curva come tabella
page-analysis-entry = Mossa
page-analysis-choice = Scelta

# Puzzles
page-puzzles = Trova la mossa migliore
page-puzzles-about = Scelte delle tue partite che ti sono costate qualcosa. Il tavolo è come lo conoscevi allora; il campione dice se la tua mossa vale la sua.
page-puzzles-none = Non ce n’è ancora nessuna. Fai analizzare una tua partita finita: il pulsante è alla fine della partita e nel suo replay.
page-puzzles-server = L’elenco di tutti i problemi richiede un server. Quelli di una partita sono nella sua analisi.
page-puzzles-one = { $game }, mossa { $at }
page-puzzles-solved = risolto
page-puzzle-ask = { $who }: trova una mossa migliore di quella giocata.
page-puzzle-thinking = Il campione confronta…
page-puzzle-best = È anche la scelta del campione
page-puzzle-good = Vale la scelta del campione, entro il suo margine
page-puzzle-same = È la mossa giocata allora: { $lost }.
page-puzzle-worse = Non ancora: questa mossa { $lost }.
page-puzzle-for = { $verdict }; { $idea }.
page-puzzle-show = Mostrami
page-puzzle-shown = La scelta del campione: { $move }; { $idea }.
page-puzzle-next = Avanti
page-puzzle-replay = Al replay
page-puzzle-all = Tutti i problemi

# Playing on
page-playon = Continua da qui
page-playon-about = Dopo la mossa { $at } comincia una nuova partita, con un caso tutto suo. La registrazione dice da dove si stacca.
page-playon-seat = Chi gioca per { $who }?
page-playon-me = Io
page-playon-friend = Un amico, con un link
page-playon-go = Gioca
page-playon-nobody = Uno dei posti deve essere tuo.
error-no-choice = Alla voce { $entry } di questa partita nessuno aveva nulla da scegliere.

# The idea of a move: what it is good for, in a clause
columba-idea-points = { $sure ->
    [yes] { $count ->
        [one] ti dà un punto di poderi di vantaggio in più
       *[other] ti dà { $count } punti di poderi di vantaggio in più
     }
   *[no] in media ti dà { $count } punti di poderi di vantaggio in più
 }
columba-idea-unfinished = rischi meno di restare con un obiettivo incompiuto
columba-idea-captured = il tuo obiettivo avanza più di quelli degli altri
columba-idea-tiles = hai più tessere rispetto agli altri
columba-idea-young = un falchetto sta dalla tua parte
columba-idea-adult = un falco adulto sta dalla tua parte
columba-idea-hunt = un tuo falco troverebbe di più da prendere
columba-idea-fragile = un falco potrebbe staccare meno dai tuoi poderi
columba-idea-small = una piccola colombaia resta per dopo
columba-idea-large = la grande colombaia resta per dopo
columba-idea-site = ti resta il miglior gruppo libero su cui costruire
columba-idea-room = i tuoi poderi hanno più spazio per crescere
columba-idea-links = più piccioni liberi sono vicini ai tuoi poderi
columba-idea-objective = c’è un obiettivo per cui catturare
columba-idea-reach = ciò che manca al tuo obiettivo è a portata di una carta
columba-idea-growth = più carte future possono far crescere i tuoi poderi
columbiz-idea-points = { $sure ->
    [yes] { $count ->
        [one] ti dà un punto di vantaggio in più
       *[other] ti dà { $count } punti di vantaggio in più
     }
   *[no] in media ti dà { $count } punti di vantaggio in più
 }
columbiz-idea-danger = meno tue pedine possono finire in minoranza
columbiz-idea-prey = puoi mettere in minoranza e catturare più delle loro
columbiz-idea-lines = ti tiene aperte linee più numerose e più lunghe
columbiz-idea-theirs = lascia agli altri meno da guadagnare con le linee
columbiz-idea-held = tieni più colonne rispetto agli altri
columbiz-idea-pawns = hai più pedine sul tabellone rispetto agli altri
columbiz-idea-reserve = più tue pedine restano di riserva
columbiz-idea-throws = { $count ->
    [one] su tutti i lanci possibili vale un punto in più
   *[other] su tutti i lanci possibili vale { $count } punti in più
 }
piccioni-idea-trophies = { $sure ->
    [yes] { $count ->
        [one] ti dà un punto di Trofei di vantaggio in più
       *[other] ti dà { $count } punti di Trofei di vantaggio in più
     }
   *[no] in media ti dà { $count } punti di Trofei di vantaggio in più
 }
piccioni-idea-pigeons = { $more ->
    [yes] rispetto agli altri hai più piccioni nella tua Area, e c’è tempo di farne Trofei
   *[no] rispetto agli altri hai meno piccioni nella tua Area
 }
piccioni-idea-guano = { $more ->
    [yes] hai meno Guano rispetto agli altri
   *[no] ora il Guano ti costa poco
 }
piccioni-idea-cards = { $more ->
    [yes] hai più carte in mano rispetto agli altri
   *[no] trattieni meno carte, che ora valgono poco
 }
piccioni-idea-trophy_cards = { $more ->
    [yes] tieni più carte che fanno Trofei
   *[no] trattieni meno carte che fanno Trofei: per loro resta poco tempo
 }
piccioni-idea-flight_cards = { $more ->
    [yes] tieni ciò che allontana piccioni dalla tua Area
   *[no] trattieni meno carte che allontanano piccioni dalla tua Area: ora servono poco
 }
piccioni-idea-reactions = { $more ->
    [yes] tieni più reazioni in mano
   *[no] trattieni meno reazioni, che ora servono poco
 }
