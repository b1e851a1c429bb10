## Playing in this browser, without a server

start-here = Giocare in questo browser
start-alone = Non c’è rete, o il server non risponde. Le partite contro i bot, o in più persone davanti a uno schermo, si giocano in questo browser.
home-about = Contro i bot, o a turno davanti allo stesso schermo, tutto il gioco gira in questo browser. Non serve nessun altro, e la partita ti aspetta qui.
home-keep = Tienilo per il treno ({ $size } MB)
home-keeping = Tutto viene messo da parte in questo browser…
home-kept = È da parte: funziona anche senza rete.
home-drop = Non tenerlo più
home-keep-failed = Non si è potuto metterlo da parte. Forse la rete è sparita, o a questo browser manca lo spazio.
home-getting = Arrivano le regole, per giocare qui…
home-starting = Le regole si avviano qui…
start-lead-here = Una partita contro i bot in un minuto, o a turno davanti allo schermo. Senza account, senza server, e vietato dare da mangiare dopo il tramonto.
start-fair-here = Qui nessuno può scegliere il caso: prima della partita il tuo browser fa una promessa sigillata, ogni posto aggiunge parole sue, e dopo puoi verificare ogni carta e ogni dado.
home-set-here = È conservato in questo browser. Come file puoi portarlo con te; solo un server può misurarlo.
home-cards-lead = Hai la scatola? Inserisci qui le sue carte e giocaci ovunque. Oppure inventane. Restano in questo browser, e un file le porta altrove.
