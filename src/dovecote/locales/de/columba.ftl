## Columba: was Tisch, Möglichkeiten, Ereignisse und Ablehnungen sagen

columba-title = Columba
columba-about = Lege Karten, fange wilde Tauben, baue Taubenschläge, schicke Falken aus. Zu viert spielt man in Zweierteams, und es gibt ein Junior-Spiel.
columba-reconstructed = Die Karten sind eine Rekonstruktion, ebenso alles, was die Regeln mit ⚑ kennzeichnen.

# Die Spielenden, nach der Farbe ihrer Taubenschläge
columba-red = Rot
columba-yellow = Gelb
columba-green = Grün
columba-purple = Violett

# Die Feldarten
columba-kind-g = grün
columba-kind-w = weiß
columba-kind-s = sandfarben
columba-kind-b = blau

# Optionen
columba-option-seats = wie viele mitspielen; zu viert bildet man zwei Teams
columba-option-variant = welches Spiel; das Junior-Spiel hat keine Aufgabenkarten, Plättchen und Falken (11.1)
columba-option-interleave_options = auch schon bauen und Plättchen und Falken auslegen, bevor die gezogene Karte liegt (3.6)
columba-option-tile_supply = ob die 15 Plättchen je Art eine Grenze für Fänge sind (4.6)
columba-option-minimum_group = wie viele Felder eine Gruppe braucht, damit man auf ihr bauen darf (6.7)

# Der Tisch in Worten
columba-turn = { $who }, Karten im Nachziehstapel: { $pile }
columba-last-turn = Die letzte Karte ist gezogen: Mit diesem Zug endet die Partie.
columba-hand = Karte in der Hand: { $card }
columba-former = Alte Aufgabenkarte in der Hand: { $card }
columba-board = { $who }: Taubenschläge übrig { $small } klein, { $large } groß; Falkenküken { $eyases }, ausgewachsene Falken { $adults }; Punkte { $points }
columba-objective = Aufgabenkarte { $card }, es fehlt noch: { $lacking }
columba-no-objective = keine Aufgabenkarte
columba-tiles = Plättchen: { $tiles }
columba-nothing = keine
columba-estate = Gut von { $who }, { $size ->
    [large] großer
   *[small] kleiner
 } Taubenschlag auf { $home }, { $kind }, Felder: { $fields }
columba-row = Reihe { $y }: { $fields }
columba-field = { $x } { $kind }
columba-field-tile = { $x } { $kind } mit Plättchen
columba-field-falcon = { $x } Falke
columba-field-dovecote = { $x } { $kind } mit { $size ->
    [large] großem
   *[small] kleinem
 } Taubenschlag von { $who }
columba-strays = Lose Plättchen: { $fields }
columba-window = Zu sehen von { $left },{ $top } bis { $right },{ $bottom }; „look X,Y“ verschiebt das Fenster.
columba-legend = g wild, G Plättchen, × Falke, ⌂ kleiner und ▲ großer Taubenschlag; Klammern: wessen Gut.
columba-more-places = … und { $count } weitere: Gib deine Wahl ein, etwa „{ $example }“; „all“ zeigt alle.

# Möglichkeiten
columba-offer-place = bei { $x },{ $y }, { $quarter ->
    [0] wie gedruckt
    [one] eine Vierteldrehung
   *[other] { $quarter } Vierteldrehungen
 }
columba-offer-covering = deckt ab: { $pigeons }
columba-offer-take-objective = eine neue Aufgabenkarte ziehen
columba-offer-no-objective = ohne Aufgabenkarte weiterspielen, bis zum Schluss
columba-offer-build = { $size ->
    [large] großer
   *[small] kleiner
 } Taubenschlag auf { $x },{ $y }
columba-offer-lay = Plättchen ({ $kind }) auf { $x },{ $y }
columba-offer-breed = ein Falkenküken züchten und zahlen: { $tiles }
columba-offer-raise = ein Falkenküken großziehen und zahlen: { $tiles }
columba-offer-falcon = Falke auf { $x },{ $y }
columba-offer-end = den Zug beenden

# Ereignisse
columba-event-began = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
 }
columba-event-dealt = { $you ->
    [yes] Deine Aufgabenkarte: { $card }.
   *[no] Aufgabenkarte von { $who }: { $card }.
 }
columba-event-opened = Die erste Karte: { $card }.
columba-event-drawn = { $you ->
    [yes] Du ziehst eine Karte: { $card }.
   *[no] { $who } zieht eine Karte: { $card }.
 }
columba-event-placed = { $you ->
    [yes] Du legst die Karte.
   *[no] { $who } legt die Karte.
 }
columba-event-captured = { $you ->
    [yes] Du fängst
   *[no] { $who } fängt
 } { $count ->
    [one] eine Taube ({ $pigeons })
   *[other] { $count } Tauben: { $pigeons }
 }.
columba-event-completed = { $you ->
    [yes] Du erfüllst deine Aufgabenkarte und gewinnst vier Plättchen.
   *[no] { $who } erfüllt eine Aufgabenkarte und gewinnt vier Plättchen.
 }
columba-event-objective-taken = { $you ->
    [yes] Du ziehst eine neue Aufgabenkarte: { $card }.
   *[no] { $who } zieht eine neue Aufgabenkarte: { $card }.
 }
columba-event-objective-declined = { $you ->
    [yes] Du spielst ohne Aufgabenkarte weiter.
   *[no] { $who } spielt ohne Aufgabenkarte weiter.
 }
columba-event-discarded = Die Karte passt nirgends und verlässt das Spiel: { $card }.
columba-event-built = { $you ->
    [yes] Du baust
   *[no] { $who } baut
 } einen { $size ->
    [large] großen
   *[small] kleinen
 } Taubenschlag: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
columba-event-laid = { $you ->
    [yes] Du legst ein Plättchen aus ({ $kind }).
   *[no] { $who } legt ein Plättchen aus ({ $kind }).
 }
columba-event-bred = { $you ->
    [yes] Du züchtest ein Falkenküken
   *[no] { $who } züchtet ein Falkenküken
 } für zwei Plättchen: { $tiles }.
columba-event-raised = { $you ->
    [yes] Du ziehst ein Falkenküken groß
   *[no] { $who } zieht ein Falkenküken groß
 }, für zwei Plättchen: { $tiles }.
columba-event-hunted = { $you ->
    [yes] Du schickst einen Falken ins Gut von { $owner }.
   *[no] { $yours ->
        [yes] { $who } schickt einen Falken in dein Gut.
       *[no] { $who } schickt einen Falken ins Gut von { $owner }.
    }
 }
columba-event-resized = { $yours ->
    [yes] Dein Gut ({ $kind })
   *[no] Das Gut von { $owner } ({ $kind })
 } { $way ->
    [shrinks] schrumpft
   *[grows] wächst
 } auf { $after ->
    [one] ein Feld
   *[other] { $after } Felder
 }.
columba-event-turn-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
 }
columba-event-last-card = Die letzte Karte ist gezogen: { $you ->
    [yes] Du spielst
   *[no] { $who } spielt
 } den letzten Zug.
columba-event-tallied = { $you ->
    [yes] Du kommst
   *[no] { $who } kommt
 } auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: { $terms }.
columba-event-tie-broken = Gleich viele Punkte: Das größte Gut entscheidet ({ $largest }).
columba-event-tie-shared = Gleich viele Punkte und gleich große Güter ({ $largest }): Der Platz wird geteilt.
columba-event-finished = Die Partie ist vorbei.
columba-term-small = kleiner Taubenschlag, { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
 } ({ $points })
columba-term-large = großer Taubenschlag, { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
 } ({ $points })
columba-term-unfinished = unerfüllte Aufgabenkarte ({ $points })
columba-term-none = kein Gut

# Ablehnungen
columba-refuse-over = Die Partie ist vorbei.
columba-refuse-turn = { $seat } ist am Zug.
columba-refuse-drawing = Gerade wird eine Karte gezogen.
columba-refuse-card-first = Lege zuerst deine Karte.
columba-refuse-no-card = Du hast keine Karte in der Hand.
columba-refuse-other-card = Du hast eine andere Karte in der Hand: { $card }.
columba-refuse-same-picture = Mit { $number ->
    [one] einer Vierteldrehung
   *[other] { $number } Vierteldrehungen
 } sieht die Karte genauso aus wie mit weniger.
columba-refuse-not-lacking = Du würdest { $covers ->
    [one] eine Taube ({ $kind })
   *[other] { $covers } Tauben ({ $kind })
 } abdecken, aber deiner Aufgabenkarte { $lacking ->
    [0] fehlt keine
    [one] fehlt nur eine
   *[other] fehlen nur { $lacking }
 }.
columba-refuse-no-objective = Ohne Aufgabenkarte darfst du keine Taube abdecken.
columba-refuse-supply = Du würdest { $covers ->
    [one] eine wilde Taube ({ $kind })
   *[other] { $covers } wilde Tauben ({ $kind })
 } abdecken, aber in der Reserve { $left ->
    [0] ist kein Plättchen
    [one] ist nur ein Plättchen
   *[other] sind nur { $left } Plättchen
 } dieser Art.
columba-refuse-opponents-estate = Du würdest ein Feld im Gut von { $owner } abdecken.
columba-refuse-fresh-tile = Dieses Plättchen hast du in diesem Zug ausgelegt; abdecken darfst du es frühestens im nächsten.
columba-refuse-on-falcon = Dort ist ein Falke im Weg.
columba-refuse-on-dovecote = Dort ist ein Taubenschlag im Weg.
columba-refuse-no-contact = Die Karte muss eine andere Karte mit einer Seite berühren.
columba-refuse-joins = Das würde zwei Güter verbinden ({ $one }, { $other }).
columba-refuse-card-leaves-loose = Ein Plättchen läge dann in keinem Gut.
columba-refuse-choose-first = Entscheide zuerst: eine neue Aufgabenkarte oder keine?
columba-refuse-not-choosing = Du hast nicht gerade eine Aufgabenkarte erfüllt.
columba-refuse-built-already = Du hast in diesem Zug schon einen Taubenschlag gebaut; mehr geht nicht.
columba-refuse-none-left = Du hast keinen { $size ->
    [large] großen
   *[small] kleinen
 } Taubenschlag mehr.
columba-refuse-no-pigeon = Dort ist keine Taube.
columba-refuse-has-dovecote = { $yours ->
    [yes] Das ist schon dein Gut.
   *[no] Das ist das Gut von { $owner }.
 }
columba-refuse-group-without-card = Diese Gruppe liegt nur auf dem bloßen Tisch; ein Taubenschlag braucht mindestens ein Feld mit einer Karte.
columba-refuse-group-too-small = Diese Gruppe ist zu klein.
columba-refuse-build-on-loose = Ein Plättchen von dir liegt noch in keinem Gut: Baue auf seiner Gruppe.
columba-refuse-no-tile = Du hast kein Plättchen dieser Art ({ $kind }).
columba-refuse-not-beside = Ein Plättchen kommt auf eine Karte oder neben eine Karte oder ein Plättchen.
columba-refuse-tile-on-tile = Dort liegt schon ein Plättchen.
columba-refuse-tile-on-falcon = Dort sitzt ein Falke.
columba-refuse-tile-on-dovecote = Dort steht ein Taubenschlag.
columba-refuse-tile-in-estate = Dieses Feld liegt im Gut von { $owner }.
columba-refuse-tile-joins = Das würde zwei Güter verbinden ({ $one }, { $other }).
columba-refuse-tile-without-card = Das Plättchen läge in keinem Gut und in keiner Gruppe mit einer Karte.
columba-refuse-tile-leaves-loose = Ein Plättchen läge dann in keinem Gut, und darauf könnte man nicht bauen.
columba-refuse-loose = Ein Plättchen von dir liegt noch in keinem Gut.
columba-refuse-not-paid = Du hast diese Plättchen nicht alle: { $tiles }
columba-refuse-no-falcon-left = In der Reserve ist kein Falke mehr.
columba-refuse-no-young-falcon = Du hast kein Falkenküken.
columba-refuse-one-step = Je Zug kann nur ein Falkenküken gezüchtet oder großgezogen werden.
columba-refuse-no-adult-falcon = Du hast keinen ausgewachsenen Falken.
columba-refuse-hunted-already = Du hast in diesem Zug schon einen Falken ausgeschickt; mehr geht nicht.
columba-refuse-not-opponents = Ein Falke landet nur in einem gegnerischen Gut.
columba-refuse-falcon-on-dovecote = Ein Falke landet nicht auf einem Taubenschlag.
columba-refuse-falcon-leaves-loose = Ein Plättchen läge dann in keinem Gut, und darauf könnte man nicht bauen.
