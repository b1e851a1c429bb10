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
analysis-idea-but = costa qualcosa, ma { $idea }
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
page-analysis-given = Regalato per scelta
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
columba-idea-points = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] porta ai tuoi poderi un punto in più
           *[other] porta ai tuoi poderi { $count } punti in più
         }
       *[no] in media porta ai tuoi poderi { $count } punti in più
     }
    [theirs] { $sure ->
        [yes] { $count ->
            [one] costa un punto ai poderi degli altri
           *[other] costa { $count } punti ai poderi degli altri
         }
       *[no] in media costa { $count } punti ai poderi degli altri
     }
   *[both] { $sure ->
        [yes] { $count ->
            [one] dà ai tuoi poderi un punto di vantaggio in più
           *[other] dà ai tuoi poderi { $count } punti di vantaggio in più
         }
       *[no] in media dà ai tuoi poderi { $count } punti di vantaggio in più
     }
 }
columba-idea-unfinished = { $side ->
    [theirs] gli altri rischiano di più di restare con un obiettivo incompiuto
   *[both] rischi meno di restare con un obiettivo incompiuto
 }
columba-idea-captured = { $kind ->
    [completed] ti permette di completare il tuo obiettivo
    [denied] impedisce a un altro giocatore di completare il suo obiettivo
   *[several] { $side ->
        [mine] il tuo obiettivo avanza di più
        [theirs] gli obiettivi degli altri avanzano di meno
       *[both] il tuo obiettivo avanza più di quelli degli altri
     }
 }
columba-idea-tiles = { $kind ->
    [completed] ti permette di completare il tuo obiettivo
    [denied] impedisce a un altro giocatore di completare il suo obiettivo
   *[several] { $side ->
        [mine] { $sure ->
            [yes] { $count ->
                [one] hai una tessera in più
               *[other] hai { $count } tessere in più
             }
           *[no] in media hai { $count } tessere in più
         }
        [theirs] gli altri hanno meno tessere
       *[both] hai più tessere rispetto agli altri
     }
 }
columba-idea-young = { $side ->
    [mine] ottieni un falchetto
    [theirs] gli altri hanno meno falchetti
   *[both] un falchetto sta dalla tua parte
 }
columba-idea-adult = { $side ->
    [mine] ottieni un falco adulto
    [theirs] gli altri hanno meno falchi adulti
   *[both] un falco adulto sta dalla tua parte
 }
columba-idea-hunt = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] un tuo falco potrebbe costare agli altri un punto in più
           *[other] un tuo falco potrebbe costare agli altri { $count } punti in più
         }
       *[no] in media un tuo falco potrebbe costare agli altri { $count } punti in più
     }
    [theirs] i falchi degli altri troverebbero meno da prendere
   *[both] un tuo falco troverebbe di più da prendere rispetto ai loro
 }
columba-idea-fragile = { $side ->
    [mine] un falco potrebbe staccare meno dai tuoi poderi
    [theirs] un falco potrebbe staccare di più dai poderi degli altri
   *[both] un falco potrebbe staccare meno dai tuoi poderi rispetto a quelli degli altri
 }
columba-idea-small = { $side ->
    [theirs] agli altri restano meno piccole colombaie
   *[both] una piccola colombaia resta per dopo
 }
columba-idea-large = { $side ->
    [theirs] gli altri hanno più spesso già usato la loro grande colombaia
   *[both] la grande colombaia resta per dopo
 }
columba-idea-site = { $side ->
    [theirs] agli altri restano solo gruppi liberi più piccoli su cui costruire
   *[both] ti resta il miglior gruppo libero su cui costruire
 }
columba-idea-room = { $side ->
    [theirs] i poderi degli altri hanno meno spazio per crescere
   *[both] i tuoi poderi hanno più spazio per crescere
 }
columba-idea-links = { $side ->
    [theirs] meno piccioni liberi sono vicini ai poderi degli altri
   *[both] più piccioni liberi sono vicini ai tuoi poderi
 }
columba-idea-objective = { $side ->
    [theirs] gli altri hanno meno tempo per i loro obiettivi
   *[both] c’è un obiettivo per cui catturare
 }
columba-idea-reach = { $side ->
    [theirs] una carta può dare agli altri meno di ciò che manca ai loro obiettivi
   *[both] una carta può darti di più di ciò che manca al tuo obiettivo
 }
columba-idea-growth = { $side ->
    [theirs] le carte future possono far crescere meno i poderi degli altri
   *[both] le carte future possono far crescere di più i tuoi poderi
 }
columbiz-idea-points = { $kind ->
    [lines] { $sure ->
        [yes] { $count ->
            [one] ti dà un punto di vantaggio in più, con una linea
           *[other] ti dà { $count } punti di vantaggio in più, con le linee
         }
       *[no] in media ti dà { $count } punti di vantaggio in più, soprattutto con le linee
     }
    [captures] { $sure ->
        [yes] { $count ->
            [one] ti dà un punto di vantaggio in più, con le catture
           *[other] ti dà { $count } punti di vantaggio in più, con le catture
         }
       *[no] in media ti dà { $count } punti di vantaggio in più, soprattutto con le catture
     }
   *[several] { $sure ->
        [yes] { $count ->
            [one] ti dà un punto di vantaggio in più
           *[other] ti dà { $count } punti di vantaggio in più
         }
       *[no] in media ti dà { $count } punti di vantaggio in più
     }
 }
columbiz-idea-danger = { $kind ->
    [column] le tue pedine nella colonna { $what } rischiano meno di finire in minoranza
   *[several] meno tue pedine possono finire in minoranza
 }
columbiz-idea-prey = { $kind ->
    [column] puoi mettere più facilmente in minoranza e catturare le loro nella colonna { $what }
   *[several] puoi mettere in minoranza e catturare più delle loro
 }
columbiz-idea-lines = { $kind ->
    [row] prepara una tua linea nella fila dei { $what }
    [column] prepara una tua linea nella colonna { $what }
    [diagonal] prepara una tua linea in diagonale
   *[several] ti tiene aperte linee più numerose e più lunghe
 }
columbiz-idea-theirs = { $kind ->
    [row] ostacola una loro linea nella fila dei { $what }
    [column] ostacola una loro linea nella colonna { $what }
    [diagonal] ostacola una loro linea in diagonale
   *[several] lascia agli altri meno da guadagnare con le linee
 }
columbiz-idea-held = { $kind ->
    [column] { $sure ->
        [yes] nella colonna { $what } pareggi o passi in vantaggio
       *[no] nella colonna { $what } pareggi o passi in vantaggio più spesso
     }
   *[several] tieni più colonne rispetto agli altri
 }
columbiz-idea-pawns = { $kind ->
    [column] metti più pedine nella colonna { $what }
   *[several] hai più pedine sul tabellone rispetto agli altri
 }
columbiz-idea-reserve = più tue pedine restano di riserva
columbiz-idea-throws = { $count ->
    [one] su tutti i lanci possibili vale un punto in più
   *[other] su tutti i lanci possibili vale { $count } punti in più
 }
piccioni-idea-trophies = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] ti porta un punto in più con i Trofei
           *[other] ti porta { $count } punti in più con i Trofei
         }
       *[no] in media ti porta { $count } punti in più con i Trofei
     }
    [theirs] gli altri guadagnano meno con i Trofei
   *[both] { $sure ->
        [yes] { $count ->
            [one] ti dà un punto di vantaggio in più con i Trofei
           *[other] ti dà { $count } punti di vantaggio in più con i Trofei
         }
       *[no] in media ti dà { $count } punti di vantaggio in più con i Trofei
     }
 }
piccioni-idea-pigeons = { $more ->
    [yes] { $side ->
        [mine] hai più piccioni nella tua Area, e c’è tempo di farne Trofei
        [theirs] gli altri hanno meno piccioni nelle loro Aree di cui fare Trofei
       *[both] rispetto agli altri hai più piccioni nella tua Area, e c’è tempo di farne Trofei
     }
   *[no] { $side ->
        [mine] meno piccioni restano nella tua Area, dove contano contro di te
        [theirs] più piccioni restano nelle Aree degli altri, dove contano contro di loro
       *[both] rispetto agli altri hai meno piccioni nella tua Area
     }
 }
piccioni-idea-guano = { $more ->
    [yes] { $side ->
        [mine] hai meno Guano
        [theirs] gli altri hanno più Guano
       *[both] hai meno Guano rispetto agli altri
     }
   *[no] ora il Guano ti costa poco
 }
piccioni-idea-cards = { $kind ->
    [card] tieni la carta che ora serve di più: { $what }
   *[several] { $more ->
        [yes] { $side ->
            [mine] hai più carte in mano
            [theirs] gli altri hanno meno carte in mano
           *[both] hai più carte in mano rispetto agli altri
         }
       *[no] trattieni meno carte, che ora valgono poco
     }
 }
piccioni-idea-trophy_cards = { $more ->
    [yes] { $kind ->
        [card] tieni una carta che fa Trofei: { $what }
       *[several] tieni più carte che fanno Trofei
     }
   *[no] { $kind ->
        [card] cedi una carta a cui resta poco tempo per fare Trofei: { $what }
       *[several] trattieni meno carte che fanno Trofei: per loro resta poco tempo
     }
 }
piccioni-idea-flight_cards = { $more ->
    [yes] { $kind ->
        [card] tieni una carta che allontana piccioni dalla tua Area: { $what }
       *[several] tieni ciò che allontana piccioni dalla tua Area
     }
   *[no] { $kind ->
        [card] cedi una carta che allontana piccioni dalla tua Area, il che ora serve poco: { $what }
       *[several] trattieni meno carte che allontanano piccioni dalla tua Area: ora servono poco
     }
 }
piccioni-idea-reactions = { $more ->
    [yes] { $kind ->
        [card] tieni una reazione in mano: { $what }
       *[several] tieni più reazioni in mano
     }
   *[no] { $kind ->
        [card] cedi una reazione che ora serve poco: { $what }
       *[several] trattieni meno reazioni, che ora servono poco
     }
 }
