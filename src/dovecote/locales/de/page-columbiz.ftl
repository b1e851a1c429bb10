## Columbiz: was der Tisch auf der Seite sagt

# Teile des Tisches
columbiz-page-table = Der Tisch von Columbiz
columbiz-page-board = Der Taubenschlag: sechs Spalten mit sechs Feldern, darüber ihre Würfel
columbiz-page-pad = Punkteblock
columbiz-page-reserve = Steine im Vorrat
columbiz-page-dice = Würfel

# Wer am Zug ist
columbiz-page-your-turn = Du bist am Zug, { $who }
columbiz-page-turn-of = { $who } ist am Zug
columbiz-page-who-begins = Wer beginnt?
columbiz-page-begins = { $who } beginnt
columbiz-page-fell = { $who } hat { $face } geworfen, um zu sehen, wer beginnt.
columbiz-page-placed = { $count ->
    [0] Noch kein Stein gesetzt
    [one] 1 von 4 Steinen gesetzt
   *[other] { $count } von 4 Steinen gesetzt
 }

# Würfel
columbiz-page-kept = Behalten: { $count }
columbiz-page-loose = Noch einmal werfen: { $count }
columbiz-page-choose-dice = Wähle die Würfel, die du behalten willst.
columbiz-page-die = Würfel { $slot } zeigt { $face }
columbiz-page-die-keep = Würfel { $slot } behalten, er zeigt { $face }
columbiz-page-die-kept = Würfel { $slot }, eine { $face }, wird behalten.
columbiz-page-die-loose = Würfel { $slot }, eine { $face }, wird noch einmal geworfen.
columbiz-page-die-used = Würfel { $slot } ist verbraucht

# Felder
columbiz-page-square-free = Spalte { $column }, Feld { $number }: frei
columbiz-page-square-held = Spalte { $column }, Feld { $number }: Stein von { $who }
columbiz-page-square-lit = Spalte { $column }, Feld { $number }: frei, kostet { $number ->
    [one] einen Würfel mit { $column }
   *[other] { $number } Würfel mit { $column }
 }
columbiz-page-square-chosen = Spalte { $column }, Feld { $number }: gewählt; die Eingabetaste setzt den Stein
columbiz-page-needs = Spalte { $column }, Feld { $number }: braucht { $needed ->
    [one] einen Würfel mit { $column }
   *[other] { $needed } Würfel mit { $column }
 }; du hast { $have ->
    [0] keinen
   *[other] { $have }
 }.
columbiz-page-needs-how = Wähle ein Feld, um die Würfel zu behalten, die es braucht.
columbiz-page-kept-for = { $count ->
    [0] Die Würfel mit { $face } werden neu geworfen.
    [one] Ein Würfel mit { $face } wird behalten.
   *[other] { $count } Würfel mit { $face } werden behalten.
 }
columbiz-page-unchosen = Kein Feld ist mehr gewählt.
columbiz-page-none-lit = Jetzt kann kein Feld besetzt werden.
columbiz-page-cost = Spalte { $column }, Feld { $number }: kostet { $number ->
    [one] eine { $column }
    [2] zwei { $column }er
    [3] drei { $column }er
    [4] vier { $column }er
    [5] fünf { $column }er
    [6] sechs { $column }er
   *[other] { $number } Würfel mit { $column }
 }

# Was ein Stein bringen würde
columbiz-page-line-row = Reihe aus { $size }: +{ $points }
columbiz-page-line-column = Spalte aus { $size }: +{ $points }
columbiz-page-line-diagonal = Diagonale aus { $size }: +{ $points }
columbiz-page-locks-up = Fängt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
 } von { $who }
columbiz-page-locks-up-for = { $what }: +{ $points }
columbiz-page-locks-up-all = { $what }; zusammen +{ $points }
columbiz-page-brings-nothing = Keine Linie und kein Fang

# Knöpfe, und was vorher gesagt wird
columbiz-page-throw-again = { $count ->
    [0] Noch einmal werfen
    [one] Einen Würfel noch einmal werfen
   *[other] { $count } Würfel noch einmal werfen
 }
columbiz-page-all-kept = Alle Würfel werden behalten.
columbiz-page-stand = Alle behalten und Steine setzen
columbiz-page-stand-lose = Alle behalten und { $pawns ->
    [one] einen Stein
   *[other] { $pawns } Steine
 } beiseitelegen
columbiz-page-put = Stein setzen
columbiz-page-choose-first = Wähle zuerst ein Feld.
columbiz-page-choose-how = Wähle ein helles Feld, um zu sehen, was es bringt; wähle es noch einmal, um zu setzen.
columbiz-page-nothing-more = In diesem Zug lässt sich kein Stein mehr setzen.
columbiz-page-end = Zug beenden
columbiz-page-forfeit = { $pawns ->
    [one] Einen Stein
   *[other] { $pawns } Steine
 } beiseitelegen
columbiz-page-warn-stand = Zu diesen Würfeln passt kein Feld. Behältst du sie, legst du { $pawns ->
    [one] einen Stein
   *[other] { $pawns } Steine
 } beiseite.
columbiz-page-warn-forfeit = Kein Feld passt. { $pawns ->
    [one] Ein Stein verlässt
   *[other] { $pawns } Steine verlassen
 } deinen Vorrat und das Spiel.

# Block und Vorrat
columbiz-page-locked-up = { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
 }
columbiz-page-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
columbiz-page-total = { $points ->
    [one] insgesamt ein Punkt
   *[other] insgesamt { $points } Punkte
 }
columbiz-page-aside = { $count ->
    [one] einer beiseitegelegt
   *[other] { $count } beiseitegelegt
 }
columbiz-page-standing = { $who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }, { $reserve ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $reserve } Steine
 } im Vorrat
columbiz-page-term-lines = Linien
columbiz-page-term-captures = { $count ->
    [0] Kein Stein gefangen
    [one] Ein gefangener Stein
   *[other] { $count } gefangene Steine
 }
columbiz-page-worth = Was zählt wie viel?
columbiz-page-worth-captures = Gefangene Steine und ihre Punkte

# Tasten
columbiz-page-key-board = zum Brett
columbiz-page-key-arrows = über die Felder oder über die Würfel gehen
columbiz-page-key-ends = erstes oder letztes Feld der Reihe
columbiz-page-key-next = nächstes Feld, das besetzt werden kann; mit Umschalt das vorige
columbiz-page-key-enter = das Feld wählen; noch einmal: den Stein setzen
columbiz-page-key-escape = keines wählen
columbiz-page-key-dice = zu den Würfeln; die Leertaste behält einen oder gibt ihn frei
columbiz-page-key-toggle = diesen Würfel behalten oder freigeben
columbiz-page-key-throw = die Würfel, die nicht behalten werden, noch einmal werfen
columbiz-page-key-stand = alle Würfel behalten und Steine setzen
columbiz-page-key-end = den Zug beenden

# How a turn goes
columbiz-page-lesson-1 = Du hast bis zu drei Würfe mit acht Würfeln. Dazwischen wählst du die Würfel, die du behalten willst.
columbiz-page-lesson-2 = Dann setzt du Steine: Feld 3 in Spalte 5 kostet drei Fünfen. Höchstens vier Steine pro Zug; die hellen Felder kannst du bezahlen.
columbiz-page-lesson-3 = Hast du in der Spalte, in die du gesetzt hast, mehr Steine als jemand anderes, fängst du dort alle dieser Farbe.
columbiz-page-lesson-4 = Drei oder mehr deiner Steine in einer Linie ohne Lücke zählen sofort: in einer Reihe, einer Spalte oder einer Diagonale.
columbiz-page-lesson-5 = Ist ein Vorrat leer, wird die Runde zu Ende gespielt, und die gefangenen Steine kommen zu den Linien dazu.

# The match in figures
columbiz-figure-captures = Meiste gefangene Steine
columbiz-figure-longest-line = Längste Linie
columbiz-figure-luck = Glücklichster erster Wurf
columbiz-figure-set-aside = Meiste beiseitegelegte Steine

# In the pictures of the rules
columbiz-picture-captured = Gefangen
