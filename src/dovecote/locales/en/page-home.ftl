## Playing in this browser, without a server

start-here = Playing in this browser
start-alone = There is no network, or the server does not answer. Matches against bots, or several people at one screen, are played in this browser.
home-about = Against bots, or in turns on one screen, the whole game runs in this browser. Nobody else is needed, and the match waits here until you come back.
home-keep = Keep it for the train ({ $size } MB)
home-keeping = Everything is being kept in this browser…
home-kept = Kept: it works without a network.
home-drop = Do not keep it any more
home-keep-failed = It could not be kept. Perhaps the network has gone, or this browser is short of space.
home-getting = Fetching the rules to play here…
home-starting = Starting the rules here…
start-lead-here = Play against bots this minute, or hand the screen round. No account, no server, no feeding after dark.
start-fair-here = Nobody can choose the luck here: before a match your browser makes a sealed promise, every seat adds words of its own, and afterwards you can check each card and each die against both.
home-set-here = This is kept in this browser. As a file you can take it along; only a server can measure it.
home-cards-lead = Own a box? Enter its cards here and play with them anywhere. Or invent some. They are kept in this browser, and a file takes them elsewhere.
