## La riga di comando

cli-about = Tre giochi di piccioni da giocare, ospitare e studiare.
cli-usage = Uso:
cli-options = Opzioni
cli-commands = Comandi
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-lang = Lingua: en, fr, de o it.
cli-json = Scrive JSON per le macchine.
cli-seats = In quanti si gioca.
cli-option = Un'opzione del gioco, nella forma KEY=VALUE; si può ripetere.

cli-play-about = Gioca nel terminale contro i bot.
cli-play-bots = I bot per gli ultimi posti, separati da virgole ({ $bots }); gli altri posti sono tuoi.
cli-play-seed = Fissa il caso, per giocare di nuovo con lo stesso caso.
cli-play-words = Parole tue per il caso, perché nessuno possa averlo scelto al posto tuo.
cli-play-plain = Descrive il tavolo con frasi invece di disegnarlo, per i lettori di schermo.
cli-sim-about = Fa giocare ai bot molte partite e le riassume.
cli-sim-bots = Un bot per ogni posto, separati da virgole, o uno solo per tutti: { $bots }.
cli-sim-games = Quante partite.
cli-sim-seed = Il caso: lo stesso seme dà lo stesso risultato.
cli-sim-workers = Quanti processi lavorano insieme.
cli-sim-save = Scrive la registrazione di ogni partita in questa cartella.
cli-replay-about = Mostra una partita registrata.
cli-replay-at = Si ferma dopo questa voce.
cli-verify-about = Controlla che una registrazione sia integra e conforme alle regole, e che il caso sia onesto.
cli-rules-about = Mostra le regole di un gioco.
cli-rules-clause = Solo questo articolo, per esempio 4.2.
cli-games-about = Elenca i giochi e le loro opzioni.
cli-completion-about = Scrive lo script di completamento per una shell: bash, zsh o fish.

# Giocare
play-welcome = { $title }. Giochi come: { $people }. Bot: { $bots }.
play-nobody = nessuno
play-luck-promised = Promessa per il caso: { $commit }
play-luck-seeded = Il caso segue il seme { $seed }.
play-help = Scrivi un numero o una mossa. E anche: why MOSSA, undo, rules [ARTICOLO], look, all, order RISPOSTA, save FILE, help, quit.
play-orders = I tuoi ordini permanenti: { $orders }. «order pass», «order pass until my turn» o «order react CARTA» ne dà uno, «order none» li ritira.
play-no-orders = nessuno
play-hand-over = { $who }, ora è solo per i tuoi occhi: prendi la tastiera e premi Invio.
play-your-turn = { $who }, tocca a te:
play-prompt = { $who }>
play-unlisted = … e ancora { $count }; «all» mostra tutto.
play-why-legal = «{ $text }» è possibile.
play-undone = Annullato.
play-saved = Salvato in { $file }.
play-save-where = save FILE: indica un file.
play-bye = Ciao.
play-over = La partita è finita. «save FILE» ne salva la registrazione; Invio per uscire.
play-result = { $rank }. { $who }: { $score }
play-proof = Il caso è dimostrato: salva la registrazione e controllala con «dovecote verify FILE».
play-seat = Posto { $seat }
play-bot = { $who } ({ $bot })

# Simulare
sim-progress = In corso
sim-title = { $game }, { $seats } posti: { $bots }
sim-games = partite { $games }, mosse { $moves }, mosse al secondo { $moves_per_s }, partite al secondo { $games_per_s }
sim-length = mosse per partita: media { $mean }, minimo { $low }, massimo { $high }
sim-seat = posto { $seat } ({ $bot }): punteggio { $mean } ± { $spread }, vittorie { $wins } ({ $share }%)

# Rivedere, controllare, elencare
replay-entry = dopo la voce { $at } di { $entries }
verify-whole = La registrazione è integra: { $entries } voci, tutte conformi alle regole.
verify-proved = Il caso è dimostrato: deriva tutto dalla promessa e dalle parole aggiunte da ogni posto.
verify-unproved = Il caso non è stato promesso in anticipo, quindi non si può dimostrare; si sa solo che era possibile.
verify-result = Punteggi: { $scores }
games-option = { $name } = { $values }: { $about }

# Serie di carte
cli-cards-about = Controlla un file con altre carte per un gioco.
cli-cards = Usa le carte di questo file invece di quelle solite.
cli-variant = Una variante del gioco, per esempio junior in Columba.
cards-good = Con { $file } si può giocare a { $game }; numero di carte: { $cards }.
cards-twice = { $card } vi compare { $count } volte; è permesso.
