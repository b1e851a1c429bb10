## The arena

cli-arena-about = Let bots meet and measure their strength.
cli-arena-bots = The bots that meet, separated by commas: { $bots }.
cli-arena-games = How many games each group of bots plays; every deal is played in all seatings.
cli-arena-budget = The part of their time and simulations that searching bots have, in per cent.
cli-arena-teams = So many teams, sitting in turn: partners are the same bot.
cli-arena-plot = Draw the shares of wins into this SVG file.
arena-title = { $game }, { $seats } seats, { $games } games
arena-bot = { $bot }: wins { $wins } % [{ $low }, { $high }], fair share { $fair } %, rating { $rating }
arena-time = seconds a decision: mean { $decision_mean }, p95 { $decision_p95 }; a turn: mean { $turn_mean }, p95 { $turn_p95 }
arena-ahead = How often the bot of a row ends ahead of the bot of a column:
arena-luck = Deals in which the same seat won whoever sat there: { $share } %
