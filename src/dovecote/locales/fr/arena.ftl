## The arena

cli-arena-about = Faire se rencontrer des bots et mesurer leur force.
cli-arena-bots = Les bots qui se rencontrent, séparés par des virgules : { $bots }.
cli-arena-games = Combien de parties joue chaque groupe de bots ; chaque donne est jouée à toutes les places.
cli-arena-budget = La part de leur temps et de leurs simulations dont disposent les bots qui cherchent, en pour cent.
cli-arena-teams = Autant d’équipes, assises à tour de rôle : les partenaires sont le même bot.
cli-arena-plot = Dessiner les parts de victoires dans ce fichier SVG.
arena-title = { $game }, { $seats } places, { $games } parties
arena-bot = { $bot } : victoires { $wins } % [{ $low }, { $high }], part équitable { $fair } %, cote { $rating }
arena-time = secondes par décision : moyenne { $decision_mean }, p95 { $decision_p95 } ; par tour : moyenne { $turn_mean }, p95 { $turn_p95 }
arena-ahead = Part des cas où le bot de la ligne finit devant celui de la colonne :
arena-luck = Donnes où la même place a gagné, qui que ce soit à cette place : { $share } %
