## The arena

cli-arena-about = Fai incontrare i bot e misura la loro forza.
cli-arena-bots = I bot che si incontrano, separati da virgole: { $bots }.
cli-arena-games = Quante partite gioca ogni gruppo di bot; ogni mano si gioca in tutte le disposizioni.
cli-arena-budget = La parte del loro tempo e delle loro simulazioni che hanno i bot che cercano, in percentuale.
cli-arena-teams = Tante squadre, sedute a turno: i compagni sono lo stesso bot.
cli-arena-plot = Disegna le quote di vittorie in questo file SVG.
arena-title = { $game }, { $seats } posti, { $games } partite
arena-bot = { $bot }: vittorie { $wins }% [{ $low }, { $high }], quota equa { $fair }%, punteggio { $rating }
arena-time = secondi a decisione: media { $decision_mean }, p95 { $decision_p95 }; a turno: media { $turn_mean }, p95 { $turn_p95 }
arena-ahead = Quante volte il bot della riga finisce davanti a quello della colonna:
arena-luck = Mani in cui ha vinto lo stesso posto, chiunque ci sedesse: { $share }%
