## Che cosa può non andare in ciò che qualcuno ha inviato

error-unreadable = «{ $text }» non è leggibile; previsto: { $expected }
error-not-allowed = «{ $text }» non è possibile: { $reason } (§{ $clause })
error-out-of-turn = «{ $text }»: il posto { $seat } ora non ha nulla da scegliere; si attende il posto: { $waiting }
error-stale = «{ $text }» risponde alla voce { $at }, ma la partita è alla voce { $now }.
error-undo-over = Non si può più annullare nulla: la partita è finita.
error-undo-luck = Non si può annullare nulla oltre l'ultimo tiro o l'ultima estrazione.
error-undo-other = Nel frattempo ha giocato qualcun altro; resta così.
error-undo-revealed = È stato mostrato qualcosa di nascosto; resta così.
error-options = { $game }: { $option } = { $value } è impossibile; previsto: { $expected }
error-unknown-game = Il gioco «{ $game }» non esiste; ci sono: { $games }
error-unknown-bot = Il bot «{ $bot }» non esiste; ci sono: { $bots }
error-bot-count = Numero di bot: { $bots }, numero di posti: { $seats }; non vanno d'accordo.
error-luck = { $cause }: il caso non può dare «{ $text }»; previsto: { $expected }
error-no-luck = Qui non era atteso nessun tiro e nessuna pesca: «{ $text }»
error-record = Riga { $line }: «{ $text }» non può stare lì; previsto: { $expected }
error-header = Riga { $line }, «{ $text }»: { $reason }
error-entry = Riga { $line }, voce { $entry }, «{ $text }»: { $reason }
error-ruleset = La partita registrata segue { $game } { $theirs }; qui vale { $ours }.
error-proof-unsealed = Non dimostrato: la registrazione non finisce con una riga di controllo.
error-proof-unusual = Non dimostrato: la registrazione contiene più di quanto scrive un tavolo (per esempio commenti, o righe in un altro ordine).
error-proof-unfinished = Non dimostrato: la partita non è finita.
error-proof-secret = Non dimostrato: manca il segreto.
error-proof-commit = Non dimostrato: il segreto non è quello promesso.
error-proof-entropy = Non dimostrato: non tutti i posti hanno aggiunto le proprie parole.
error-clause = { $game } non ha l'articolo { $clause }; ci sono: { $clauses }
error-file-missing = { $file } non esiste.
error-file-folder = { $file } è una cartella.
error-file-forbidden = L'accesso a { $file } è negato.
error-file-other = Impossibile aprire { $file }.
error-not-text = { $file } non è un file di testo.
error-entry-number = La voce { $at } non esiste; numero di voci nella registrazione: { $entries }.
error-no-offer = La scelta { $number } non esiste; numero di scelte: { $count }.
error-pair = «{ $text }» non è un'opzione; previsto: KEY=VALUE
error-usage-command = Il comando «{ $text }» non esiste; ci sono: { $expected }
error-usage-option = L'opzione «{ $text }» non esiste; vedi --help.
error-usage-missing = Manca { $text }; vedi --help.
error-usage-number = «{ $text }» non è un numero intero da { $low } a { $high }.
error-usage-choice = «{ $text }» non è tra: { $expected }
error-usage-extra = È più di quanto questo comando accetti; vedi --help.
error-deck-syntax = Il file non è TOML: { $found }
error-deck-list = Manca { $place }; previsto: una lista di { $expected } carte.
error-deck-count = Numero di carte in { $place }: { $found }; previsto: { $expected }
error-deck-letters = { $place }, «{ $found }»: una carta è fatta di quattro lettere prese tra { $expected }.
error-deck-kinds = { $place }, «{ $found }»: un obiettivo iniziale mostra una volta ogni tipo: { $expected }.
error-no-cards = { $game } non ha carte da cambiare.
