## What a server says in a browser

server-about = This server hosts tables of Columba, Columbiz and Piccioni.
server-wire = Programs play here as docs/wire.md describes; a table to look at comes with the page.
server-table = A table of { $game }: { $names }
