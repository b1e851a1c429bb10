## The study kit

study-record-entries = { $entries ->
    [one] Ein Eintrag
   *[other] { $entries } Einträge
}

cli-draw-about = Eine aufgezeichnete Stellung zeichnen, als SVG oder PNG.
cli-draw-out = Die Datei, die geschrieben wird; ihr Name endet auf .svg oder .png.
cli-draw-seat = Zeichnen, was dieser Platz sieht, von 0 an gezählt, statt alles.
cli-draw-width = Die Breite eines PNG in Pixeln.

cli-seat-about = Einem Sprachmodell einen Platz an einem Tisch geben, als Werkzeuge des Model Context Protocol.
cli-seat-mcp = Dieses Protokoll über Standardeingabe und -ausgabe sprechen.
cli-seat-name = Der Name am Tisch; „(bot)“ wird angehängt.
cli-seat-seat = Auf diesem Platz sitzen, von 0 an gezählt, statt auf dem ersten freien.

agent-about = Du hast einen Platz an einem Tisch von { $game }. Look zeigt, was dieser Platz wissen darf und was er tun kann; move macht einen dieser Züge, mit den Worten, in denen er angeboten wird, und antwortet, wenn du wieder dran bist. Why sagt, welche Regel gegen einen Zug spricht, der nicht angeboten wird. Rules gibt die Regeln oder einen Absatz.
agent-look = Den Tisch zeigen, wie dein Platz ihn sieht: was dort liegt, was seit deinem letzten Blick geschehen ist, und deine Züge. Höchstens { $most } Züge werden aufgezählt; mit „beginning“ nur jene, die so beginnen. Mit „wait“ kommt die Antwort, wenn du dran bist.
agent-move = Einen deiner Züge machen, mit den Worten, in denen er angeboten wird. „at“ ist die Nummer, die der Tisch hatte, als du dich entschieden hast, wie look sie sagte. Die Antwort kommt, wenn du wieder dran bist, die Partie vorbei ist oder nach { $seconds } Sekunden.
agent-why = Fragen, welche Regel gegen einen Zug spricht, an den du denkst.
agent-rules = Die Regeln lesen; mit „clause“, etwa 4.2, nur diesen Absatz.
agent-seat = Du bist { $who }, Platz { $seat }. Tisch bei Nummer { $at }.
agent-happened = Was geschehen ist:
agent-waiting = Du bist nicht dran: Der Tisch wartet auf { $who }.
agent-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
agent-closed = Der Tisch wurde geschlossen.
agent-your-move = Du bist dran. Züge: { $moves }.
agent-no-offers = Du bist dran. Dieser Tisch zählt keine Züge auf; schreib einen, wie die Regeln es sagen.
agent-more = … und { $count } weitere; „beginning“ zählt jene auf, die so beginnen.
agent-legal = „{ $text }“ ist möglich.
agent-refused = Abgelehnt, und nichts hat sich geändert: { $reason }
agent-made = Gemacht.

cli-sim-on = Auf einem Cluster spielen, der schon da ist: ray, ray://HOST:PORT oder dask://HOST:PORT.
sim-cut = Unterbrochen: { $games } von { $all } wurden gespielt.

cli-lab-about = Dieselben Verteilungen nach jeder Lesart einer Regel spielen und messen, was sie ändert.
cli-lab-bots = Wer auf jedem Platz spielt; mehrere wechseln sich ab, was auch zeigt, was der Zufall entscheidet: { $bots }.
cli-lab-cards = Auch mit den Karten dieser Datei spielen, neben den eigenen des Spiels; mehrmals möglich.
cli-lab-games = Wie viele Verteilungen; jede wird nach jeder Lesart gespielt.
cli-lab-plot = Von jeder Größe ein Diagramm in diesen Ordner zeichnen.
lab-title = { $game }: { $deals } Verteilungen nach jeder Lesart, gespielt von { $bots }. In Klammern stehen 95-%-Intervalle.
lab-control = Kontrolle: noch einmal die erste Lesart, mit Bots, die unter gleich guten Zügen neu wählen
lab-figure = { $name ->
    [turns] Züge je Partie
    [decisions] Entscheidungen je Zug
    [first] Siege des Platzes, der beginnt; 1 wäre gerecht
    [margin] Punkte zwischen dem Ersten und dem Nächsten
    [winner] Punkte des Siegers
   *[leads] Wechsel der Führung
 }
lab-difference = (Unterschied { $difference })
lab-luck = Verteilungen, die derselbe Platz gewann, wer auch dort saß, in Prozent: { $share }
lab-changed = Verteilungen, die jemand anders gewann als nach der ersten Lesart, in Prozent: { $share }
lab-changed-title = Verteilungen, die jemand anders gewann

cli-export-about = Aufgezeichnete Partien als Daten schreiben: eine Zeile je Entscheidung.
cli-export-to = parquet, jsonl oder csv.
cli-export-out = Die Datei, die geschrieben wird; ohne sie werden jsonl und csv ausgegeben.
