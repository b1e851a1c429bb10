## Ce qu’un serveur dit dans un navigateur

server-about = Ce serveur héberge des tables de Columba, Columbiz et Piccioni.
server-wire = Les programmes y jouent comme le décrit docs/wire.md ; une table à regarder viendra avec la page.
server-table = Une table de { $game } : { $names }
