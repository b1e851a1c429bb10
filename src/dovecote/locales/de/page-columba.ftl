## Columba: was sein Tisch auf der Seite sagt

columba-page-boards = Tableaus und Reserve
columba-page-land = Die Landschaft
columba-page-land-help = Die Pfeiltasten gehen über die Felder, N springt zur nächsten möglichen Stelle, R dreht die Karte, die Eingabetaste wählt, noch einmal gedrückt bestätigt sie.
columba-page-row = Reihe { $y }
columba-page-you = du
columba-page-bot = Bot
columba-page-team = { $one } und { $other }

# Ein Feld in Worten
columba-page-cell = { $what ->
    [bare] bloßer Tisch
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
 }; Spalte { $x }, Reihe { $y }.
columba-page-covers = { $count ->
    [0] Die Karte würde nichts abdecken.
   *[other] Die Karte würde abdecken: { $kinds }.
 }
columba-page-is-legal = Hier möglich.
columba-page-is-turned = Hier möglich, wenn du die Karte drehst.
columba-page-is-impossible = Hier nicht möglich.
columba-page-card = oben { $a }, { $b }; unten { $d }, { $c }
columba-page-pinned = Gewählt. Die Eingabetaste bestätigt, Escape lässt los.
columba-page-no-place = Keine mögliche Stelle.

# Das Fenster auf die Landschaft
columba-page-window = Größe der Landschaft
columba-page-zoom-in = Größer
columba-page-zoom-out = Kleiner
columba-page-fit = Alles zeigen
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
columba-page-supply-endless = Plättchen ({ $kind }): beliebig viele
columba-page-supply-falcons = Falken: { $count }

# Der Zug
columba-page-your-turn = Du bist am Zug, { $who }
columba-page-their-turn = { $who } ist am Zug
columba-page-say-wait = Sieh dich derweil in Ruhe um.
columba-page-say-place = Lege deine Karte in die Landschaft.
columba-page-say-former = Lege deine erfüllte Aufgabenkarte in die Landschaft, genau wie eine gezogene Karte.
columba-page-say-choose = Deine Aufgabenkarte ist erfüllt. Ziehst du eine neue, oder spielst du ohne weiter?
columba-page-say-may = Du kannst { $list }.
columba-page-say-blind = Du kannst bauen und deine Plättchen und Falken einsetzen. Beende dann deinen Zug.
columba-page-may-build = einen Taubenschlag bauen
columba-page-may-lay = ein Plättchen auslegen
columba-page-may-breed = ein Falkenküken züchten
columba-page-may-raise = ein Falkenküken großziehen
columba-page-may-falcon = einen Falken ausschicken
columba-page-may-end = deinen Zug beenden
columba-page-say-end = Mehr ist nicht möglich: Beende deinen Zug.
columba-page-say-loose = Ein Plättchen von dir liegt noch in keinem Gut: Baue auf seiner Gruppe einen Taubenschlag.
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
columba-page-lay-of = { $what }, { $price }
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
columba-page-price-take = kostet 4 Punkte, wenn sie am Ende unerfüllt ist
columba-page-price-none = bis zum Schluss
columba-page-pay = Welche zwei Plättchen zahlst du?

# Der laute Knopf
columba-page-first-place = Wähle zuerst eine Stelle
columba-page-first-pay = Wähle zuerst zwei Plättchen
columba-page-first-mode = Wähle zuerst, was du hier tun willst.
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
columba-page-brings-captured = Du fängst { $count ->
    [one] eine Taube ({ $pigeons })
   *[other] { $count } Tauben: { $pigeons }
 }.
columba-page-brings-completed = Damit ist deine Aufgabenkarte erfüllt.
columba-page-brings-built = Neues Gut: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
columba-page-brings-wild = { $count ->
    [one] Ein Feld wird frei.
   *[other] { $count } Felder werden frei.
 }
columba-page-do-place = Lege die Karte hierher
columba-page-do-capture = { $count ->
    [one] Fange hier eine Taube ({ $pigeons })
   *[other] Fange hier { $count } Tauben: { $pigeons }
 }
columba-page-do-cover = Decke hier { $count ->
    [one] ein Feld ab ({ $pigeons })
   *[other] { $count } Felder ab: { $pigeons }
 }
columba-page-do-build = Baue hier einen { $size ->
    [large] großen
   *[small] kleinen
 } Taubenschlag
columba-page-do-lay = Lege hier ein Plättchen aus ({ $kind })
columba-page-do-falcon = Schicke einen Falken hierher
columba-page-do-where = { $what } ({ $where })
columba-page-where = { $where ->
    [top-left] oben links
    [top] oben
    [top-right] oben rechts
    [left] links
    [right] rechts
    [bottom-left] unten links
    [bottom] unten
    [bottom-right] unten rechts
   *[middle] in der Mitte
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
columba-page-key-next = zur nächsten oder vorigen möglichen Stelle
columba-page-key-turn = die Karte nach rechts oder links drehen
columba-page-key-enter = wählen, dann bestätigen
columba-page-key-escape = das Gewählte loslassen
columba-page-key-card = die Karte aufnehmen
columba-page-key-build = einen kleinen oder großen Taubenschlag bauen
columba-page-key-lay = ein Plättchen auslegen: grün, weiß, sandfarben, blau
columba-page-key-breed = ein Falkenküken züchten
columba-page-key-raise = ein Falkenküken großziehen
columba-page-key-falcon = einen Falken ausschicken
columba-page-key-objective = eine neue Aufgabenkarte ziehen oder ohne weiterspielen
columba-page-key-end = den Zug beenden
columba-page-key-pan = die Landschaft verschieben
columba-page-key-zoom = größer, kleiner, die ganze Landschaft

# How a turn goes
columba-page-lesson-1 = Du ziehst eine Karte und legst sie in die Landschaft, neben andere Karten oder darauf. Gold zeigt, wohin sie darf; wähle einen Platz, und wähle ihn noch einmal, um sie zu legen.
columba-page-lesson-2 = Abdecken darf eine Karte nur Tauben, die deiner Aufgabenkarte noch fehlen: Die fängst du. Eine erfüllte Aufgabenkarte bringt vier Haustauben als Plättchen, und sie selbst legst du auch.
columba-page-lesson-3 = Dann darfst du auf eine Gruppe gleichfarbiger Tauben einen Taubenschlag bauen: Von da an ist sie dein Gut. Deine Plättchen lassen es wachsen.
columba-page-lesson-4 = Zwei Plättchen bringen ein Falkenküken, zwei weitere ziehen es groß. Ein Falke zertrennt ein gegnerisches Gut.
columba-page-lesson-5 = Mit dem Zug, in dem die letzte Karte gezogen wird, endet die Partie. Jedes Feld eines Guts zählt einen Punkt, mit großem Taubenschlag zwei.

# The match in figures
columba-figure-largest-estate = Größtes Gut
columba-figure-captures = Meiste gefangene Tauben
columba-figure-falcons = Meiste ausgeschickte Falken
columba-figure-luck = Gezogene Tauben, die gebraucht wurden

# In the pictures of the rules
columba-picture-hand = Hand
columba-picture-objective = Aufgabenkarte
columba-picture-tiles = Deine Tauben
columba-picture-score = Punkte
