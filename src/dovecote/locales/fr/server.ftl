## Ce qu’un serveur dit dans un navigateur

server-unbuilt = La page pour navigateurs n’a pas été construite ici : « make play » la construit ; en attendant, les programmes peuvent jouer.
server-table = Une table de { $game } : { $names }
server-set = On joue avec « { $title } » : { $provenance }
