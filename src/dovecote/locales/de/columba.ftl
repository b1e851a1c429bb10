## Columba: was Tisch, Möglichkeiten, Ereignisse und Ablehnungen sagen

columba-title = Columba
columba-about = Lege Karten, fange wilde Tauben, baue Taubenschläge, schicke Falken aus; zu viert spielt man in Zweierteams, und es gibt ein Junior-Spiel.
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

# Die beiden Taubenschläge
columba-size-small = klein
columba-size-large = groß

# Optionen
columba-option-seats = wie viele mitspielen; zu viert bildet man zwei Teams
columba-option-variant = das Standardspiel oder das Junior-Spiel ohne Aufgabenkarten, Plättchen und Falken (11.1)
columba-option-interleave_options = auch bauen, Haustauben auslegen und einen Falken auslegen, während die gezogene Karte in der Hand ist (3.6)
columba-option-tile_supply = ob die 15 Plättchen je Art eine Grenze für Fänge sind (4.6)
columba-option-minimum_group = wie viele Felder eine Gruppe braucht, damit man auf ihr bauen darf (6.7)
columba-option-colours = die Farben der Spielenden in der Reihenfolge der Plätze; die Plätze 0 und 2 sowie 1 und 3 sind verbündet (10.1)

# Der Tisch in Worten
columba-turn = { $who }, Karten im Nachziehstapel: { $pile }
columba-last-turn = Die letzte Karte ist gezogen: Mit diesem Zug endet das Spiel.
columba-hand = Karte in der Hand: { $card }
columba-former = Alte Aufgabenkarte in der Hand: { $card }
columba-board = { $who }: Taubenschläge übrig { $small } klein, { $large } groß; Falkenküken { $eyases }, ausgewachsene Falken { $adults }; Punkte { $points }
columba-objective = Aufgabenkarte { $card }, es fehlt noch: { $lacking }
columba-no-objective = keine Aufgabenkarte
columba-tiles = Plättchen: { $tiles }
columba-nothing = keine
columba-estate = Gut von { $who }, Taubenschlag ({ $size }) auf { $home }, Feldart { $kind }, Felder: { $fields }
columba-row = Reihe { $y }: { $fields }
columba-field = { $x } { $kind }
columba-field-tile = { $x } { $kind } mit Plättchen
columba-field-falcon = { $x } Falke
columba-field-dovecote = { $x } { $kind } mit Taubenschlag ({ $size }) von { $who }
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
columba-offer-build = Taubenschlag ({ $size }) auf { $x },{ $y }
columba-offer-lay = Haustaube ({ $kind }) auf { $x },{ $y }
columba-offer-breed = ein Falkenküken züchten und zahlen: { $tiles }
columba-offer-raise = ein Falkenküken großziehen und zahlen: { $tiles }
columba-offer-falcon = Falke auf { $x },{ $y }
columba-offer-end = den Zug beenden

# Ereignisse
columba-event-began = { $who } beginnt.
columba-event-dealt = { $who } bekommt die Aufgabenkarte { $card }.
columba-event-opened = Die erste Karte ist { $card }.
columba-event-drawn = { $who } zieht { $card }.
columba-event-placed = { $who } legt { $card } bei { $x },{ $y }.
columba-event-captured = { $who } fängt: { $pigeons }.
columba-event-completed = { $who } erfüllt die Aufgabenkarte { $card } und gewinnt vier Tauben.
columba-event-objective-taken = { $who } zieht die Aufgabenkarte { $card }.
columba-event-objective-declined = { $who } spielt ohne Aufgabenkarte weiter.
columba-event-discarded = { $card } passt nirgends und verlässt das Spiel.
columba-event-built = { $who } baut einen Taubenschlag ({ $size }) auf { $x },{ $y }: { $count ->
    [one] ein Feld
   *[other] { $count } Felder
 }.
columba-event-laid = { $who } legt eine Haustaube ({ $kind }) auf { $x },{ $y } aus.
columba-event-bred = { $who } züchtet ein Falkenküken und zahlt: { $tiles }.
columba-event-raised = { $who } zieht ein Falkenküken groß und zahlt: { $tiles }.
columba-event-hunted = { $who } schickt einen Falken auf { $x },{ $y }, ins Gut von { $owner }.
columba-event-resized = Das Gut von { $owner } bei { $x },{ $y }, Felder: { $before } → { $after }.
columba-event-turn-ended = { $who } hat den Zug beendet.
columba-event-last-card = Die letzte Karte ist gezogen: { $who } spielt den letzten Zug.
columba-event-tallied = { $who } kommt auf { $points }: { $terms }.
columba-event-tie-broken = Gleiche Summen: Das größte einzelne Gut entscheidet (Felder nach Plätzen: { $largest }).
columba-event-tie-shared = Gleiche Summen und gleich große Güter (Felder nach Plätzen: { $largest }): Der Platz wird geteilt.
columba-event-finished = Das Spiel ist vorbei.
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
columba-refuse-over = Das Spiel ist vorbei.
columba-refuse-turn = { $seat } ist am Zug.
columba-refuse-drawing = Gerade wird eine Karte gezogen.
columba-refuse-card-first = Zuerst kommt die Karte in der Hand.
columba-refuse-no-card = Du hast keine Karte in der Hand.
columba-refuse-other-card = Die Karte in der Hand ist { $card }.
columba-refuse-same-picture = Mit { $number ->
    [one] einer Vierteldrehung
   *[other] { $number } Vierteldrehungen
 } sieht die Karte genauso aus wie mit weniger.
columba-refuse-not-lacking = Abgedeckte Tauben ({ $kind }): { $covers }; der Aufgabenkarte fehlen davon noch: { $lacking }.
columba-refuse-no-objective = Ohne Aufgabenkarte darfst du nichts abdecken.
columba-refuse-supply = Abgedeckte wilde Tauben ({ $kind }): { $covers }; Plättchen dieser Art in der Reserve: { $left }.
columba-refuse-opponents-estate = { $field } liegt im Gut von { $owner }.
columba-refuse-fresh-tile = Das Plättchen auf { $field } hast du selbst in diesem Zug ausgelegt.
columba-refuse-on-falcon = Auf { $field } sitzt ein Falke.
columba-refuse-on-dovecote = Auf { $field } steht ein Taubenschlag.
columba-refuse-no-contact = Die Karte berührt keine andere Karte.
columba-refuse-joins = Das würde zwei Güter verbinden ({ $one }, { $other }).
columba-refuse-card-leaves-loose = Das Plättchen auf { $field } läge in keinem Gut.
columba-refuse-choose-first = Entscheide zuerst: eine neue Aufgabenkarte oder keine.
columba-refuse-not-choosing = Gerade ist keine Aufgabenkarte erfüllt worden.
columba-refuse-built-already = In diesem Zug ist schon ein Taubenschlag gebaut, und mehr geht nicht.
columba-refuse-none-left = In dieser Größe ({ $size }) hast du keinen Taubenschlag mehr.
columba-refuse-no-pigeon = { $field } zeigt keine Taube.
columba-refuse-has-dovecote = Diese Gruppe hat einen Taubenschlag von { $owner }.
columba-refuse-group-too-small = Diese Gruppe ist zu klein.
columba-refuse-build-on-loose = Das Plättchen auf { $field } ist lose: Baue auf seiner Gruppe.
columba-refuse-no-tile = Auf deinem Tableau liegt kein Plättchen dieser Art ({ $kind }).
columba-refuse-not-beside = Ein Plättchen kommt auf eine Karte oder neben eine Karte oder ein Plättchen.
columba-refuse-tile-on-tile = Dort liegt schon ein Plättchen.
columba-refuse-tile-on-falcon = Dort sitzt ein Falke.
columba-refuse-tile-on-dovecote = Dort steht ein Taubenschlag.
columba-refuse-tile-in-estate = Dieses Feld liegt im Gut von { $owner }.
columba-refuse-tile-joins = Das würde zwei Güter verbinden ({ $one }, { $other }).
columba-refuse-tile-leaves-loose = Das Plättchen auf { $field } läge in keinem Gut, und darauf könnte man nicht bauen.
columba-refuse-loose = Das Plättchen auf { $field } liegt in keinem Gut.
columba-refuse-not-paid = Diese Plättchen liegen nicht alle auf deinem Tableau: { $tiles }
columba-refuse-no-falcon-left = In der Reserve ist kein Falke mehr.
columba-refuse-no-young-falcon = Auf deinem Tableau liegt kein Falkenküken.
columba-refuse-one-step = Nur ein Schritt je Zug: ein Falkenküken züchten oder eines großziehen.
columba-refuse-no-adult-falcon = Auf deinem Tableau liegt kein ausgewachsener Falke.
columba-refuse-hunted-already = In diesem Zug ist schon ein Falke ausgelegt, und mehr geht nicht.
columba-refuse-not-opponents = Ein Falke kommt nur in ein gegnerisches Gut.
columba-refuse-falcon-on-dovecote = Ein Falke kommt nicht auf einen Taubenschlag.
columba-refuse-falcon-leaves-loose = Das Plättchen auf { $field } läge in keinem Gut, und darauf könnte man nicht bauen.
