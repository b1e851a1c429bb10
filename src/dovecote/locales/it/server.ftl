## Che cosa dice un server nel browser

server-about = Questo server ospita tavoli di Columba, Columbiz e Piccioni.
server-wire = I programmi giocano qui come descrive docs/wire.md; un tavolo da guardare arriverà con la pagina.
server-table = Un tavolo di { $game }: { $names }
