## What a server says in a browser

server-unbuilt = The page for browsers has not been built here: “make play” builds it, and meanwhile programs can play.
server-table = A table of { $game }: { $names }
server-set = Played with “{ $title }”: { $provenance }
