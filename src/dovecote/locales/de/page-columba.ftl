## Columba: was sein Tisch auf der Seite sagt

columba-page-boards = Tableaus und Reserve
columba-page-land = Die Landschaft
columba-page-land-help = Die Pfeiltasten gehen über die Felder, N springt zum nächsten möglichen Platz, R dreht die Karte, die Eingabetaste wählt, noch einmal gedrückt bestätigt sie.
columba-page-row = Reihe { $y }
columba-page-you = du
columba-page-bot = Bot
columba-page-team = { $one } und { $other }

# Ein Feld in Worten
columba-page-cell = { $x },{ $y }: { $what ->
    [bare] freier Tisch
    [falcon] Falke
    [tile] { $kind }, Plättchen
   *[wild] { $kind }
 }{ $dovecote ->
    [small] , kleiner Taubenschlag
    [large] , großer Taubenschlag
   *[no] {""}
 }{ $fields ->
    [0] {""}
    [one] , Gut von { $who }, ein Feld
   *[other] , Gut von { $who }, { $fields } Felder
 }.
columba-page-covers = { $count ->
    [0] Die Karte würde nichts abdecken.
   *[other] Die Karte würde abdecken: { $kinds }.
 }
columba-page-is-legal = Hier möglich.
columba-page-is-turned = Hier möglich, wenn du die Karte drehst.
columba-page-is-impossible = Hier nicht möglich.
columba-page-card = Oben { $a }, { $b }; unten { $d }, { $c }
columba-page-pinned = Gewählt. Die Eingabetaste bestätigt, Escape lässt los.
columba-page-no-place = Kein möglicher Platz.

# Das Fenster auf die Landschaft
columba-page-window = Größe der Landschaft
columba-page-zoom-in = Größer
columba-page-zoom-out = Kleiner
columba-page-fit = Alles
columba-page-pile = { $count ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $count } Karten
 }
columba-page-nudge = Das Gewählte verschieben
columba-page-nudge-left = Ein Feld nach links
columba-page-nudge-right = Ein Feld nach rechts
columba-page-nudge-up = Ein Feld nach oben
columba-page-nudge-down = Ein Feld nach unten

# Die Reserve
columba-page-supply = Reserve
columba-page-supply-tiles = Plättchen ({ $kind }): { $count }
columba-page-supply-falcons = Falken: { $count }

# Der Zug
columba-page-your-turn = Du bist dran, { $who }
columba-page-their-turn = { $who } ist am Zug
columba-page-say-wait = Sieh dich derweil in Ruhe um.
columba-page-say-place = Lege die Karte aus deiner Hand in die Landschaft.
columba-page-say-former = Lege deine alte Aufgabenkarte in die Landschaft, genau wie eine gezogene Karte.
columba-page-say-choose = Deine Aufgabenkarte ist erfüllt. Ziehst du eine neue, oder spielst du ohne weiter?
columba-page-say-options = Bauen, Plättchen auslegen, Falken versorgen: ganz wie du magst. Beende dann deinen Zug.
columba-page-say-junior = Baue einen Taubenschlag, wenn du magst. Beende dann deinen Zug.
columba-page-say-loose = Ein Plättchen von dir liegt noch in keinem Gut.
columba-page-say-end = Es bleibt nur noch, den Zug zu beenden.
columba-page-turn-hint = Drehe sie mit R oder mit dem Mausrad.
columba-page-turn-left = Nach links drehen
columba-page-turn-right = Nach rechts drehen
columba-page-other-turn = Gedreht passt sie hierher:

# Was zu tun ist, und was es kostet
columba-page-modes = Was tun?
columba-page-mode-place = Die Karte legen
columba-page-mode-small = Kleinen Taubenschlag bauen
columba-page-mode-large = Großen Taubenschlag bauen
columba-page-mode-lay = Plättchen auslegen ({ $kind })
columba-page-mode-tile = Plättchen auslegen
columba-page-mode-breed = Falkenküken züchten
columba-page-mode-raise = Falkenküken großziehen
columba-page-mode-falcon = Falken ausschicken
columba-page-mode-take = Neue Aufgabenkarte ziehen
columba-page-mode-none = Ohne Aufgabenkarte weiter
columba-page-mode-end = Den Zug beenden
columba-page-price-small = 1 Punkt je Feld; noch { $count }
columba-page-price-large = 2 Punkte je Feld; dein einziger
columba-page-price-lay = { $count } auf deinem Tableau
columba-page-price-breed = kostet zwei deiner Plättchen
columba-page-price-raise = kostet noch zwei deiner Plättchen
columba-page-price-falcon = { $count } auf deinem Tableau
columba-page-price-take = unerfüllt kostet sie am Ende 4 Punkte
columba-page-price-none = bis zum Schluss
columba-page-pay = Welche zwei Plättchen zahlst du?

# Der laute Knopf
columba-page-first-place = Wähle zuerst einen Platz
columba-page-first-pay = Wähle zuerst zwei Plättchen
columba-page-go-place = Hierher legen
columba-page-go-small = Hier bauen
columba-page-go-large = Hier bauen
columba-page-go-lay = Hier auslegen
columba-page-go-falcon = Hierher schicken
columba-page-go-breed = Züchten
columba-page-go-raise = Großziehen
columba-page-go-take = Aufgabenkarte ziehen
columba-page-go-none = Ohne weiterspielen
columba-page-go-end = Zug beenden

# Was die Wahl brächte
columba-page-brings-captured = Du fängst: { $pigeons }.
columba-page-brings-completed = Damit ist deine Aufgabenkarte erfüllt.
columba-page-brings-built = { $count ->
    [one] So entsteht ein Gut mit einem Feld.
   *[other] So entsteht ein Gut mit { $count } Feldern.
 }
columba-page-brings-resized = Gut von { $who }: { $before } → { $after } Felder.
columba-page-brings-wild = { $count ->
    [one] Ein Feld wird wieder wild.
   *[other] { $count } Felder werden wieder wild.
 }

# Punkte
columba-page-term-small = { $fields ->
    [one] Kleiner Taubenschlag, ein Feld
   *[other] Kleiner Taubenschlag, { $fields } Felder
 }
columba-page-term-large = { $fields ->
    [one] Großer Taubenschlag, ein Feld
   *[other] Großer Taubenschlag, { $fields } Felder
 }
columba-page-term-unfinished = Unerfüllte Aufgabenkarte

# Tasten
columba-page-key-walk = über die Felder gehen
columba-page-key-next = zum nächsten oder vorigen möglichen Platz
columba-page-key-turn = die Karte nach rechts oder links drehen
columba-page-key-enter = wählen, dann bestätigen
columba-page-key-escape = das Gewählte loslassen
columba-page-key-card = die Karte aufnehmen
columba-page-key-build = einen kleinen oder großen Taubenschlag bauen
columba-page-key-lay = ein Plättchen auslegen: grün, weiß, sand, blau
columba-page-key-breed = ein Falkenküken züchten
columba-page-key-raise = ein Falkenküken großziehen
columba-page-key-falcon = einen Falken ausschicken
columba-page-key-objective = eine neue Aufgabenkarte ziehen oder ohne weiterspielen
columba-page-key-end = den Zug beenden
columba-page-key-pan = die Landschaft verschieben
columba-page-key-zoom = größer, kleiner, die ganze Landschaft

# How a turn goes
columba-page-lesson-1 = Du ziehst eine Karte und legst sie ins Land, neben andere Karten oder darauf. Gold zeigt, wohin sie darf; der erste Klick wählt, der zweite legt.
columba-page-lesson-2 = Überdeckte Tauben fängst du, wenn sie deinem Ziel fehlen. Ein volles Ziel bringt vier zahme Tauben als Plättchen, und seine Karte legst du auch.
columba-page-lesson-3 = Dann darfst du auf eine Gruppe gleichfarbiger Tauben einen Taubenschlag bauen: Von da an ist sie dein Gut. Deine Plättchen lassen es wachsen.
columba-page-lesson-4 = Zwei Plättchen bringen ein Falkenküken, zwei weitere ziehen es auf. Ein Falke teilt das Gut eines anderen.
columba-page-lesson-5 = Mit dem Zug, in dem die letzte Karte gezogen wird, endet das Spiel. Jedes Feld eines Guts zählt einen Punkt, mit großem Taubenschlag zwei.
