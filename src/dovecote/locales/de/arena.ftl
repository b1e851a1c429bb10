## The arena

cli-arena-about = Bots aufeinandertreffen lassen und ihre Stärke messen.
cli-arena-bots = Die Bots, die sich messen, durch Kommas getrennt: { $bots }.
cli-arena-games = Wie viele Partien jede Gruppe von Bots spielt; jede Verteilung wird in allen Sitzordnungen gespielt.
cli-arena-budget = Der Teil ihrer Zeit und ihrer Simulationen, den suchende Bots haben, in Prozent.
cli-arena-teams = So viele Teams, die abwechselnd sitzen: Partner sind derselbe Bot.
cli-arena-plot = Die Anteile der Siege in diese SVG-Datei zeichnen.
arena-title = { $game }, { $seats } Plätze, { $games } Partien
arena-bot = { $bot }: Siege { $wins } % [{ $low }, { $high }], gerechter Anteil { $fair } %, Wertung { $rating }
arena-time = Sekunden je Entscheidung: Mittel { $decision_mean }, p95 { $decision_p95 }; je Zug: Mittel { $turn_mean }, p95 { $turn_p95 }
arena-ahead = Wie oft der Bot der Zeile vor dem der Spalte endet:
arena-luck = Verteilungen, in denen derselbe Platz gewann, wer auch dort saß: { $share } %
