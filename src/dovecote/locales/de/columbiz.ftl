## Columbiz: was Tisch, Möglichkeiten, Ereignisse und Ablehnungen sagen

columbiz-title = Columbiz
columbiz-about = Wirf acht Würfel, bezahle Felder in sechs Spalten, bilde Linien und fange Steine.
columbiz-reconstructed = Die Zahlen auf dem Brett, der neue Wurf bei Gleichstand zu Beginn und alles, was die Regeln mit ⚑ kennzeichnen, sind Rekonstruktionen.

# Die Spielenden, nach der Farbe ihrer Steine
columbiz-violet = Violett
columbiz-blue = Blau
columbiz-grey = Grau
columbiz-black = Schwarz

# Optionen
columbiz-option-seats = wie viele mitspielen
columbiz-option-line_scoring = was eine wachsende Linie bringt (6.4)
columbiz-option-ties = was bei gleicher Punktzahl gilt (8.4)
columbiz-option-captures = wie fürs Fangen gezählt wird (5.3)

# Der Tisch in Worten
columbiz-round = Runde { $round }
columbiz-last-round = Letzte Runde: Ein Vorrat ist leer.
columbiz-dice = Würfel: { $dice }
columbiz-dice-left = Übrige Würfel: { $dice }
columbiz-no-dice = keine
columbiz-dice-of = { $count ->
    [one] eine { $face }
    [2] zwei { $face }er
    [3] drei { $face }er
    [4] vier { $face }er
    [5] fünf { $face }er
    [6] sechs { $face }er
    [7] sieben { $face }er
   *[other] { $count } { $face }er
 }
columbiz-throw = Wurf { $throw } von 3
columbiz-nothing-fits = Vorsicht: Zu diesen Würfeln passt kein Feld. Wenn du sie behältst, legst du { $pawns ->
    [one] einen Stein
   *[other] { $pawns } Steine
 } beiseite (4.6).
columbiz-column = Spalte { $column }: { $squares }
columbiz-column-empty = Spalte { $column }: leer
columbiz-square-held = { $number } { $who }
columbiz-reserve = Vorrat
columbiz-set-aside = beiseite
columbiz-captured = gefangen
columbiz-lines = Linien
columbiz-captures = Fänge
columbiz-total = gesamt
columbiz-standing = { $who }: { $reserve } im Vorrat, { $captured } gefangen, { $aside } beiseitegelegt; Linien { $lines }, Fänge { $captures }, gesamt { $total }.

# Möglichkeiten
columbiz-offer-stand = alle Würfel behalten und Steine setzen
columbiz-offer-reroll = { $held ->
    [0] Wirf alle { $count } Würfel noch einmal
   *[other] Behalte { $kept } und wirf { $count ->
        [one] den anderen Würfel
       *[other] die anderen { $count } Würfel
    } noch einmal
 }
columbiz-offer-put = Stein auf Feld { $number } der Spalte { $column }
columbiz-offer-end = den Zug beenden
columbiz-offer-forfeit = kein Feld passt: Steine beiseitelegen
columbiz-more-rerolls = oder noch einmal würfeln: Gib ein, womit, etwa „{ $example }“ ({ $count } Möglichkeiten; „all“ zeigt sie)

# Ereignisse
columbiz-event-die-thrown = { $you ->
    [yes] Du würfelst eine { $face }.
   *[no] { $who } würfelt eine { $face }.
 }
columbiz-event-began = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
 }
columbiz-event-thrown = { $you ->
    [yes] Du würfelst
   *[no] { $who } würfelt
 } { $throw ->
    [1] { $fell }.
   *[other] { $fell }; jetzt liegen { $dice }.
 }
columbiz-event-taken-up = { $you ->
    [yes] Du behältst
   *[no] { $who } behält
 } { $held ->
    [0] nichts und
   *[other] { $kept } und
 } { $you ->
    [yes] wirfst
   *[no] wirft
 } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
 } noch einmal.
columbiz-event-stood = { $you ->
    [yes] Du behältst { $dice }.
   *[no] { $who } behält { $dice }.
 }
columbiz-event-placed = { $you ->
    [yes] Du setzt einen Stein
   *[no] { $who } setzt einen Stein
 } auf Feld { $number } der Spalte { $column }.
columbiz-event-captured = { $you ->
    [yes] Du fängst
   *[no] { $who } fängt
 } { $count ->
    [one] einen Stein
   *[other] { $count } Steine
 } von { $yours ->
    [yes] dir
   *[no] { $owner }
 }.
columbiz-event-scored = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
 } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $terms }.
columbiz-event-set-aside = { $you ->
    [yes] Du legst
   *[no] { $who } legt
 } { $pawns ->
    [one] einen Stein
   *[other] { $pawns } Steine
 } beiseite.
columbiz-event-ran-out = { $you ->
    [yes] Du hast keine Steine mehr im Vorrat:
   *[no] { $who } hat keine Steine mehr im Vorrat:
 } Diese Runde ist die letzte.
columbiz-event-turn-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
 }
columbiz-event-tallied = { $you ->
    [yes] Du kommst
   *[no] { $who } kommt
 } auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $terms }.
columbiz-event-finished = Die Partie ist vorbei.
columbiz-term-row = Reihe aus { $size } ({ $points })
columbiz-term-column = Spalte aus { $size } ({ $points })
columbiz-term-falling = Diagonale aus { $size } ({ $points })
columbiz-term-rising = Diagonale aus { $size } ({ $points })
columbiz-term-lines = Linien ({ $points })
columbiz-term-captures = { $size ->
    [one] ein Stein gefangen
   *[other] { $size } Steine gefangen
 } ({ $points })

# Ablehnungen
columbiz-refuse-over = Die Partie ist vorbei.
columbiz-refuse-turn = { $seat } ist am Zug.
columbiz-refuse-dice-in-cup = Die Würfel sind noch im Becher.
columbiz-refuse-throws-over = Du hast schon oft genug geworfen.
columbiz-refuse-dice-absent = Diese Würfel hast du nicht alle.
columbiz-refuse-still-throwing = Behalte zuerst deine Würfel; Steine kommen nach dem letzten Wurf.
columbiz-refuse-occupied = { $yours ->
    [yes] Dort hast du schon einen Stein.
   *[no] Dort hat { $owner } schon einen Stein.
 }
columbiz-refuse-too-few-dice = Dieses Feld kostet { $needed ->
    [one] einen Würfel
   *[other] { $needed } Würfel
 } mit der Augenzahl { $face }; du hast noch { $left ->
    [0] keinen
    [one] einen
   *[other] { $left }
 }.
columbiz-refuse-four-pawns = Du hast in diesem Zug schon vier Steine gesetzt; mehr geht nicht.
columbiz-refuse-reserve-empty = Dein Vorrat ist leer.
columbiz-refuse-must-place = Ein Feld passt, also musst du zuerst einen Stein setzen.
columbiz-refuse-must-forfeit = Kein Feld passt, also musst du Steine beiseitelegen.
columbiz-refuse-something-fits = Ein Feld passt, also darfst du keine Steine beiseitelegen.
columbiz-refuse-already-placed = Du hast in diesem Zug schon einen Stein gesetzt, also wird keiner beiseitegelegt.
