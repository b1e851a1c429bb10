## Columbiz: was Tisch, Möglichkeiten, Ereignisse und Ablehnungen sagen

columbiz-title = Columbiz
columbiz-about = Acht Würfel, sechs Spalten, Fänge und Linien.
columbiz-reconstructed = Die Zahlen auf dem Brett, der neue Wurf bei Gleichstand zu Beginn und alles, was die Regeln mit ⚑ kennzeichnen, sind Rekonstruktionen.

# Die Spielenden, nach der Farbe ihrer Steine
columbiz-violet = Violett
columbiz-blue = Blau
columbiz-grey = Grau
columbiz-black = Schwarz

# Optionen
columbiz-option-seats = wie viele mitspielen
columbiz-option-line_scoring = eine wachsende Linie bringt noch einmal ihren vollen Wert oder die Differenz (6.4)
columbiz-option-ties = bei gleicher Punktzahl teilt man sich den Platz, oder die gefangenen Steine entscheiden (8.4)

# Der Tisch in Worten
columbiz-round = Runde { $round }
columbiz-last-round = Letzte Runde: Ein Vorrat ist leer.
columbiz-dice = Würfel: { $dice }
columbiz-dice-left = Übrige Würfel: { $dice }
columbiz-no-dice = keine
columbiz-throw = Wurf { $throw } von 3
columbiz-nothing-fits = Vorsicht: Zu diesen Würfeln passt kein Feld. Wenn du den Wurf jetzt stehen lässt, legst du beiseite: { $pawns } (4.6).
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
columbiz-offer-stand = alle Würfel behalten und setzen
columbiz-offer-reroll = { $faces } noch einmal werfen
columbiz-offer-put = Stein auf Feld { $number } der Spalte { $column }
columbiz-offer-end = den Zug beenden
columbiz-offer-forfeit = kein Feld passt: Steine beiseitelegen
columbiz-more-rerolls = oder noch einmal würfeln: Gib ein, womit, etwa „{ $example }“ ({ $count } Möglichkeiten; „all“ zeigt sie)

# Ereignisse
columbiz-event-die-thrown = { $who } würfelt eine { $face }.
columbiz-event-began = { $who } beginnt.
columbiz-event-thrown = { $throw ->
    [1] { $who } würfelt { $fell }.
   *[other] { $who } würfelt { $fell }; jetzt liegen { $dice }.
 }
columbiz-event-taken-up = { $who } wirft { $faces } noch einmal.
columbiz-event-stood = { $who } lässt { $dice } stehen.
columbiz-event-placed = { $who } setzt einen Stein auf { $square }.
columbiz-event-captured = { $who } fängt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
 } von { $owner }: { $squares }.
columbiz-event-scored = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $terms }.
columbiz-event-set-aside = { $who } legt { $pawns ->
    [one] einen Stein
   *[other] { $pawns } Steine
 } beiseite.
columbiz-event-ran-out = { $who } hat keine Steine mehr im Vorrat: Diese Runde ist die letzte.
columbiz-event-turn-ended = { $who } hat den Zug beendet.
columbiz-event-tallied = { $who } kommt insgesamt auf { $points }: { $terms }.
columbiz-event-finished = Das Spiel ist vorbei.
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
columbiz-refuse-over = Das Spiel ist vorbei.
columbiz-refuse-turn = { $seat } ist am Zug.
columbiz-refuse-dice-in-cup = Die Würfel sind noch im Becher.
columbiz-refuse-throws-over = Die Würfe dieses Zuges sind vorbei.
columbiz-refuse-dice-absent = Diese Augenzahlen sind nicht alle unter den Würfeln.
columbiz-refuse-still-throwing = Steine werden erst nach dem letzten Wurf gesetzt; lass ihn zuerst stehen („stand“).
columbiz-refuse-occupied = { $owner } hat schon einen Stein auf { $square }.
columbiz-refuse-too-few-dice = Dieses Feld kostet { $needed ->
    [one] einen Würfel
   *[other] { $needed } Würfel
 } mit der Augenzahl { $face }; { $left ->
    [0] keiner ist
    [one] einer ist
   *[other] { $left } sind
 } übrig.
columbiz-refuse-four-pawns = In diesem Zug sind schon vier Steine gesetzt, und mehr geht nicht.
columbiz-refuse-reserve-empty = Der Vorrat ist leer.
columbiz-refuse-must-place = Ein Feld passt, also muss zuerst ein Stein gesetzt werden.
columbiz-refuse-must-forfeit = Kein Feld passt, also müssen Steine beiseitegelegt werden.
columbiz-refuse-something-fits = Ein Feld passt, also darf kein Stein beiseitegelegt werden.
columbiz-refuse-already-placed = In diesem Zug ist schon ein Stein gesetzt, also wird keiner beiseitegelegt.
