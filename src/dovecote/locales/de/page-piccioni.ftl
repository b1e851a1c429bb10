## Piccioni: was seine Seite über die Worte des Spiels hinaus sagt

# Wo lange Namen auf einer kleinen Karte getrennt werden
piccioni-page-breaks = Hoch·druck·reiniger Souvenir·stand Vogel·scheuche Wohnungs·tausch Regen·schirm Knall·frosch Brot·krumen Hoch·spannungs·leitung Tauben·dame

# Der Tisch
piccioni-page-table = Die Stadt und die Bereiche
piccioni-page-rivals = Bereiche der anderen
piccioni-page-mine = Dein Bereich
piccioni-page-stage = Die Mitte des Tisches
piccioni-page-zone-said = { $zone }: { $lying }; { $room }.
piccioni-page-area-said = Bereich von { $who }. Darin: { $lying }. Trophäen: { $trophies }. { $cards }, { $points }.
piccioni-page-full = voll
piccioni-page-to-move = am Zug
piccioni-page-is-asked = gefragt
piccioni-page-house = Hauskarten
piccioni-page-edition-2025-flock = Ausgabe 2025: Wie viele mitspielen, entscheidet, welche Tauben dabei sind (2.5).
piccioni-page-edition-2025-balcony = Ausgabe 2025: Einige Tauben kommen ungesehen aus dem Spiel, und die Bereiche sind anfangs leer (2.6).
piccioni-page-first-moves = Der allererste Zug hat einen Schritt (2.7).
piccioni-page-quiet = In diesem Zug wurde noch keine Karte gespielt.
piccioni-page-reveals = Aufgedeckte Tauben
piccioni-page-sharing = Diese Trophäen werden geteilt.
piccioni-page-flock = { $count ->
    [one] { $count } Taube
   *[other] { $count } Tauben
 }
piccioni-page-deck = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
 }
piccioni-page-discard = { $count } abgelegt
piccioni-page-removed = { $count ->
    [one] { $count } Taube ist ungesehen aus dem Spiel.
   *[other] { $count } Tauben sind ungesehen aus dem Spiel.
 }

# Der Zug
piccioni-page-your-turn = Du bist am Zug
piccioni-page-last = { $turns ->
    [one] Letzte Runde: Dies ist der letzte Zug.
   *[other] Letzte Runde: noch { $turns } Züge.
 }
piccioni-page-waiting = Alle warten auf { $who }.
piccioni-page-waiting-answers = Antworten stehen aus: { $who }.
piccioni-page-ask-move = Tippe auf eine Karte, um sie zu spielen, oder wähle einen anderen Schritt.
piccioni-page-ask-end = Deine Schritte sind gemacht. Beende sie und decke die Tauben auf.
piccioni-page-ask-aim = Tippe auf das, was leuchtet.
piccioni-page-ask-pay = Tippe darauf, worum es geht, und auf die Karten, mit denen du zahlst.
piccioni-page-ask-discard = { $count ->
    [one] Eine Karte zu viel: Tippe auf die, die du abwirfst.
   *[other] { $count } Karten zu viel: Tippe auf eine, die du abwirfst.
 }
piccioni-page-ask-assign = Wohin kommt sie: { $pigeon }? Tippe auf eine Zone, die leuchtet.
piccioni-page-ask-follow = Tippe auf die Taube, die folgt, oder lass niemanden folgen.
piccioni-page-ask-take = Tippe auf die Trophäe, die du nimmst.
piccioni-page-ask-blind = Dieser Tisch zeigt keine Möglichkeiten: Tippe an, was du tun willst; die Regeln antworten.
piccioni-page-moves = Schritte
piccioni-page-choices = Was gemeint sein kann
piccioni-page-brings = Was es bringt
piccioni-page-choose-first = Wähle zuerst
piccioni-page-back = Zurück
piccioni-page-more = Stapel und Daueraufträge
piccioni-page-verb-clean-for = Deinen Bereich putzen …
piccioni-page-verb-trophy-for = Für eine Trophäe zahlen …
piccioni-page-go-play = { $card } spielen
piccioni-page-go-react = Mit { $card } reagieren
piccioni-page-go-discard = { $card } abwerfen
piccioni-page-go-draw = Drei Karten ziehen
piccioni-page-go-end = Schritte beenden
piccioni-page-go-pass = Geschehen lassen
piccioni-page-go-clean = Zahlen und putzen
piccioni-page-go-trophy = Für die Trophäe zahlen
piccioni-page-go-assign = Dorthin schicken
piccioni-page-go-follow = Folgen lassen
piccioni-page-go-no-follow = Niemand folgt
piccioni-page-go-take = Diese Trophäe nehmen

# Reaktionsfenster
piccioni-page-window = Reaktionsfenster
piccioni-page-answers = Deine Antwort
piccioni-page-react-or-pass = Antworte mit einer Karte oder lass es geschehen.
piccioni-page-which = Welche davon?
piccioni-page-let-it = Geschehen lassen
piccioni-page-send = Antworten
piccioni-page-answered = Beantwortet. Gewartet wird, bis das Fenster schließt.
piccioni-page-waiting-short = Beantwortet
piccioni-page-order-answers = Wenn du nicht antwortest, tut es dein Dauerauftrag.
piccioni-page-no-hurry = Die Zeit ist nicht begrenzt.
piccioni-page-seconds = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
 }
piccioni-page-pigeons-on-you = Im Anflug auf dich: { $pigeons }!
piccioni-page-guano-on-you = { $who } lässt es auf dich fallen: { $card }!
piccioni-page-minutes = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
 }
piccioni-page-orders = Daueraufträge
piccioni-page-order-ask = Frag mich jedes Mal
piccioni-page-order-until = Geschehen lassen, bis ich am Zug bin
piccioni-page-order-pass = Immer geschehen lassen
piccioni-page-order-cards = Ohne Nachfrage reagieren
piccioni-page-order-react = { $card }, wann immer es geht

# Was es heißt, eine Karte zu spielen
piccioni-page-do-guano = { $card } landet hier: { $zone }. Dann ziehst du eine Karte.
piccioni-page-do-lots = { $card } landet hier: { $zone }.
piccioni-page-do-car = { $card }: Auf der Straße wird diese Taube deine Trophäe: { $what }. Alle anderen dort werden verscheucht.
piccioni-page-do-rifle = { $card }: Diese Taube wird deine Trophäe: { $what } ({ $zone }).
piccioni-page-do-surge = { $card }: Alle Tauben auf der Hochspannungsleitung werden Trophäen; du teilst sie mit { $who }.
piccioni-page-do-net = { $card }: Diese Taube aus deinem Bereich wird deine Trophäe: { $what }.
piccioni-page-do-breadcrumbs = { $card } locken { $what }: { $zone } → { $to }.
piccioni-page-do-scarecrow = { $card }: Alle Tauben in deinem Bereich werden verscheucht.
piccioni-page-do-firecracker = { $card }: Alle Tauben hier werden verscheucht: { $zone }.
piccioni-page-do-umbrella = { $card }: Ein Guano verlässt deinen Bereich.
piccioni-page-do-washer = { $card }: Aller Guano und einmal Viel Guano verlassen deinen Bereich.
piccioni-page-do-balcony = { $card } Diese Taube verlässt deinen Bereich: { $what } → { $to }.
piccioni-page-do-metoo = { $card } Du ziehst zwei Karten, und es kostet keinen Schritt.
piccioni-page-do-souvenir = { $card }: In deinem Bereich wird dies deine Trophäe: { $what }.
piccioni-page-do-swap = { $card }: alle deine Tauben gegen alle dortigen. { $zone }.
piccioni-page-answer-net = { $card }: Stattdessen wird diese Taube deine Trophäe: { $what }.
piccioni-page-answer-umbrella = { $card }: Es geht dorthin zurück, woher es kam.
piccioni-page-answer-balcony = { $card } Das wird aufgehoben, der Ruf auch.
piccioni-page-answer-metoo = { $card } Du teilst die Trophäen mit.

# Die Verben von Karten, die nicht vom Haus sind
piccioni-page-verb-assign = zuteilen
piccioni-page-verb-trophy = Trophäe
piccioni-page-verb-scare = verscheuchen
piccioni-page-verb-share = teilen
piccioni-page-verb-move = versetzen
piccioni-page-verb-discard = abwerfen
piccioni-page-verb-draw = ziehen
piccioni-page-verb-swap = tauschen
piccioni-page-verb-cancel = aufheben
piccioni-page-verb-redirect = zurückschicken

# Punkte, Zeile für Zeile
piccioni-page-term-trophies = Trophäen: { $count }
piccioni-page-term-trophy-guano = Guano als Trophäe: { $count }
piccioni-page-term-trophy-lots = Viel Guano als Trophäe: { $count }
piccioni-page-term-pigeons = Tauben im Bereich: { $count }
piccioni-page-term-guano = Guano im Bereich: { $count }
piccioni-page-term-lots = Viel Guano im Bereich: { $count }

# Tasten
piccioni-page-key-arrows = durch Zonen und Tauben gehen oder durch die Hand
piccioni-page-key-enter = wählen; noch einmal: abschicken
piccioni-page-key-escape = einen Schritt zurück
piccioni-page-key-draw = drei Karten ziehen; noch einmal: abschicken
piccioni-page-key-end = die Schritte beenden; noch einmal: abschicken
piccioni-page-key-pass = geschehen lassen; noch einmal: abschicken
piccioni-page-key-nobody = niemand folgt; noch einmal: abschicken

# How a turn goes
piccioni-page-lesson-1 = Zwei Aktionen je Zug: eine Karte spielen, drei ziehen oder mit Karten deinen Bereich putzen oder eine Trophäe bezahlen.
piccioni-page-lesson-2 = Trophäen sind Punkte. Tauben und Guano in deinem Bereich kosten am Ende Punkte.
piccioni-page-lesson-3 = Karten mit R wirken auch außerhalb deines Zugs. Betrifft dich etwas, wirst du gefragt, was immer du hältst; so verrät die Frage nichts.
piccioni-page-lesson-4 = Nach deinen Aktionen werden Tauben aufgedeckt, mehr, wenn deine Karten welche gerufen haben. Jede fliegt dahin, wohin ihre Art fliegt.
piccioni-page-lesson-5 = Ist der Taubenstapel leer, hat jeder noch einen Zug.
