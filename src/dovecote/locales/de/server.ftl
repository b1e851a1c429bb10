## Was ein Server im Browser sagt

server-unbuilt = Die Seite für Browser ist hier noch nicht gebaut: „make play“ baut sie, und bis dahin können Programme spielen.
server-table = Ein Tisch für { $game }: { $names }
server-set = Gespielt wird mit „{ $title }“: { $provenance }
