## Was ein Server im Browser sagt

server-about = Dieser Server beherbergt Tische für Columba, Columbiz und Piccioni.
server-wire = Programme spielen hier, wie docs/wire.md es beschreibt; ein Tisch zum Ansehen kommt mit der Seite.
server-table = Ein Tisch { $game }: { $names }
