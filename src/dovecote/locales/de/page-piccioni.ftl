## Piccioni: was seine Seite über die Worte des Spiels hinaus sagt

# Wo lange Namen auf einer kleinen Karte getrennt werden
piccioni-page-breaks = Hoch·druck·reiniger Souvenir·stand Vogel·scheuche Wohnungs·tausch Regen·schirm Knall·frosch Brot·krumen Hoch·spannungs·leitung Tauben·dame Strom·stoß Guano·haufen

# Der Tisch
piccioni-page-table = Die Stadt und die Bereiche
piccioni-page-rivals = Bereiche der anderen
piccioni-page-mine = Dein Bereich
piccioni-page-stage = Die Mitte des Tisches
piccioni-page-zone-said = { $zone }: { $lying }; { $room }.
piccioni-page-area-said = Bereich von { $who }. Darin: { $lying }. Trophäen: { $trophies }. { $cards }, { $points }.
piccioni-page-full = voll
piccioni-page-partner = { $you ->
    [yes] mit dir
   *[no] mit { $who }
 }
piccioni-page-to-move = am Zug
piccioni-page-is-asked = gefragt
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
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
 }
piccioni-page-discard = { $count } abgeworfen
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
piccioni-page-waiting = Wir warten auf { $who }.
piccioni-page-waiting-answers = Antworten stehen aus: { $who }.
piccioni-page-ask-move = Wähle eine Karte und dann ihr Ziel, oder zieh sie dorthin; oder mach einen anderen Schritt.
piccioni-page-ask-end = Deine Schritte sind gemacht. Beende deinen Zug und decke die Tauben auf.
piccioni-page-ask-end-last = Deine Schritte sind gemacht. Es gibt keine Tauben mehr aufzudecken: Beende deinen Zug.
piccioni-page-ask-aim = Wähle etwas, das leuchtet.
piccioni-page-ask-clean = Wähle den Guano, der weg soll, und die Karten, mit denen du zahlst.
piccioni-page-ask-trophy = Wähle eine Taube in deinem Bereich und { $count ->
    [one] die Karte, mit der
   *[other] die { $count } Karten, mit denen
 } du zahlst.
piccioni-page-ask-discard = { $count ->
    [one] Fünf Karten darfst du behalten. Wähle die, die du abwirfst.
   *[other] Fünf Karten darfst du behalten. Wähle die { $count }, die du abwirfst.
 }
piccioni-page-ask-assign = { $pigeon }: Wohin kommt sie? Wähle eine Zone, die leuchtet.
piccioni-page-ask-follow = Wähle die Taube, die folgt, oder lass niemanden folgen.
piccioni-page-ask-take = Wähle die Trophäe, die du nimmst.
piccioni-page-ask-blind = Dieser Tisch zeigt keine Möglichkeiten: Versuch, was du tun willst; die Regeln antworten.
piccioni-page-moves = Schritte
piccioni-page-choices = Zur Wahl
piccioni-page-brings = Was es bringt
piccioni-page-choose-first = Wähle zuerst
piccioni-page-card-first = Wähle zuerst eine Karte, dann ihr Ziel.
piccioni-page-back = Zurück
piccioni-page-more = Stapel und Daueraufträge
piccioni-page-verb-clean-for = Deinen Bereich putzen …
piccioni-page-verb-trophy-for = Für eine Trophäe zahlen …
piccioni-page-go-play = { $card } spielen
piccioni-page-go-react = Mit { $card } reagieren
piccioni-page-go-discard = { $card } abwerfen
piccioni-page-go-discard-several = { $count } Karten abwerfen
piccioni-page-discards-soon = { $count ->
    [one] Diese Karte wird gleich abgeworfen.
   *[other] Diese Karten werden gleich abgeworfen.
 }
piccioni-page-go-draw = Drei Karten ziehen
piccioni-page-go-end = Zug beenden
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
piccioni-page-answered = Beantwortet. Jetzt sind die anderen dran.
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
piccioni-page-order-end = Meinen Zug von selbst beenden, wenn nichts mehr zu tun ist, auch wenn ich weg bin
piccioni-page-order-cards = Ohne Nachfrage reagieren
piccioni-page-order-react = { $card }, wann immer es geht

# Was es heißt, eine Karte zu spielen
piccioni-page-do-guano = { $aim ->
    [self] Auf dich selbst fallen lassen: −1 Punkt für dich.
   *[other] Auf { $target } fallen lassen: −1 Punkt für { $target }.
 } Dann ziehst du eine Karte.
piccioni-page-do-lots = { $aim ->
    [self] Auf dich selbst fallen lassen: −2 Punkte für dich.
   *[other] Auf { $target } fallen lassen: −2 Punkte für { $target }.
 }
piccioni-page-do-car = { $what } auf der Straße wird deine Trophäe. Alle anderen dort werden verscheucht.
piccioni-page-do-rifle = { $what } ({ $zone }) wird deine Trophäe.
piccioni-page-do-surge = Alle Tauben auf der Hochspannungsleitung werden Trophäen; du teilst sie mit { $target }.
piccioni-page-do-net = { $what } in deinem Bereich wird deine Trophäe.
piccioni-page-do-breadcrumbs = { $what } locken: { $zone } → { $to }.
piccioni-page-do-scarecrow = Alle Tauben in deinem Bereich werden verscheucht.
piccioni-page-do-firecracker = Alle Tauben werden verscheucht: { $zone }.
piccioni-page-do-umbrella = Ein Guano verlässt deinen Bereich.
piccioni-page-do-washer = Aller Guano und ein Guanohaufen verlassen deinen Bereich.
piccioni-page-do-balcony = { $what } verlässt deinen Bereich → { $to }.
piccioni-page-do-metoo = Du ziehst zwei Karten, und es kostet keinen Schritt.
piccioni-page-do-souvenir = { $what } in deinem Bereich wird deine Trophäe.
piccioni-page-do-swap = Alle deine Tauben mit { $target } tauschen.
piccioni-page-answer-net = Stattdessen wird { $what } deine Trophäe.
piccioni-page-answer-umbrella = Es geht dorthin zurück, woher es kam.
piccioni-page-answer-balcony = Das wird aufgehoben, der Ruf auch.
piccioni-page-answer-metoo = Du bekommst einen Anteil an den Trophäen.

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
piccioni-page-term-trophy-lots = Guanohaufen als Trophäe: { $count }
piccioni-page-term-pigeons = Tauben im Bereich: { $count }
piccioni-page-term-guano = Guano im Bereich: { $count }
piccioni-page-term-lots = Guanohaufen im Bereich: { $count }

# Tasten
piccioni-page-key-arrows = durch Zonen und Tauben gehen oder durch die Hand
piccioni-page-key-enter = wählen; eine Karte mit ihrem Ziel wird sofort gespielt, sonst noch einmal: abschicken
piccioni-page-key-escape = einen Schritt zurück
piccioni-page-key-draw = drei Karten ziehen
piccioni-page-key-end = den Zug beenden; noch einmal: abschicken
piccioni-page-key-pass = geschehen lassen
piccioni-page-key-nobody = niemand folgt

# How a turn goes
piccioni-page-lesson-1 = Zwei Schritte pro Zug: Spiele eine Karte, zieh drei, oder zahle Karten, um deinen Bereich zu putzen oder eine Trophäe zu machen.
piccioni-page-lesson-2 = Trophäen sind Punkte. Tauben und Guano in deinem Bereich kosten am Ende Punkte.
piccioni-page-lesson-3 = Karten mit R wirken auch außerhalb deines Zugs. Könnte dich etwas betreffen, wirst du gefragt, was immer du auf der Hand hast; so verrät die Frage nichts.
piccioni-page-lesson-4 = Nach deinen Schritten werden Tauben aufgedeckt: eine, oder so viele, wie deine Karten gerufen haben. Jede fliegt dahin, wohin ihre Art fliegt.
piccioni-page-lesson-5 = Ist der Taubenstapel leer, haben alle noch einen Zug.

# The match in figures
piccioni-figure-trophies = Meiste Trophäen
piccioni-figure-crowd = Meiste Tauben auf einmal in einem Bereich
piccioni-figure-luck = Glücklichste Hand beim Ziehen: Karten für Trophäen
piccioni-figure-reactions = Meiste Reaktionen
piccioni-figure-cleaned = Am meisten Guano weggeputzt
piccioni-figure-played = Meiste gespielte Karten

# In the pictures of the rules
piccioni-picture-mine = Dein Bereich
piccioni-picture-theirs = Ein anderer Bereich
