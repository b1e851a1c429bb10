## Der Weg hinein: Startseite, einen Tisch einrichten, ein Tisch, der auf Leute wartet

# Die Startseite
start-page-title = Dovecote: drei Taubenspiele
start-heading = Drei Spiele, ein Dach, viel zu viele Tauben.
start-lead = Spiel sofort gegen Bots oder schick jemandem einen Link. Kein Konto, kein Download, kein Füttern nach Einbruch der Dunkelheit.
start-spoken = Alles hier geht mit der Tastatur und mit einem Screenreader. Am Tisch wird jeder Zug in Worten erzählt, und das Fragezeichen listet die Tasten auf.
start-games = Spiele
start-columba-players = 2–4 Gutsherren
start-columba-pace = 30 Min.
start-columba-kind = Landschaft & Fang
start-columba-about = Südwestfrankreich, 17. Jahrhundert. Lege die Landschaft aus, baue deine Taubenschläge und behalte den Himmel im Auge: Falken.
start-columbiz-players = 2–4 Personen
start-columbiz-pace = acht Würfel
start-columbiz-kind = Linien & Fänge
start-columbiz-about = Acht Würfel, sechs Spalten. Besetze Felder in einer Linie und fange, wer in der Unterzahl ist.
start-piccioni-players = 2–6 Nachbarn
start-piccioni-pace = 20–30 Min.
start-piccioni-kind = Karten & Bosheit
start-piccioni-about = Die Stadt ist voller Tauben. Sorge dafür, dass sie über fremden Balkonen sitzen.
start-play = Jetzt spielen
start-play-label = Jetzt spielen: { $game }, gegen Bots
start-opening = Der Tisch wird gedeckt …
start-invite = Einladen
start-invite-label = Einladen: Freunde zu { $game }
start-setup = Einrichten
start-setup-label = Einrichten: ein Tisch für { $game }
start-pass = Reihum spielen
start-pass-label = Reihum spielen: { $game } an einem Bildschirm
start-rules = Regeln
start-rules-label = Regeln: { $game }

start-join = Einem Tisch beitreten
start-join-label = Link oder Kennung des Tisches
start-join-hint = Link oder Kennung einfügen
start-join-go = Beitreten
start-join-empty = Füge den Link oder die Kennung ein, die du bekommen hast.
start-join-nonsense = „{ $text }“ ist weder ein Link zu einem Tisch noch seine Kennung. Ein Link sieht so aus: { $example }
start-hand-round = Oder reicht das Tablet herum und spielt reihum an einem Bildschirm:

start-continue = Meine Partien
start-table = { $game } mit { $names }
start-table-alone = { $game }, bisher ohne andere
start-table-here = { $game }, reihum an einem Bildschirm
start-your-turn = Du bist am Zug
start-their-turn = { $name } ist am Zug
start-several-turns = Gefragt sind { $names }
start-running = Läuft
start-seats-free = { $count ->
    [one] Wartet: ein Platz ist frei
   *[other] Wartet: { $count } Plätze sind frei
 }
start-go-on = Weiter
start-go-on-label = Weiter: { $table }
start-level-first = Deine erste Partie geht gegen { $who }, { $count ->
    [one] den sanftesten Bot
   *[other] die sanftesten Bots
 }.
start-level-won = Zweimal nacheinander gegen { $before } gewonnen: Jetzt kommt { $level }.
start-level-lost = Zweimal nacheinander gegen { $before } verloren: Mit { $level } wird es ausgeglichener.
start-level-even = Die nächste Partie geht gegen { $who }.
start-recent = Letzte Partien
start-won = { $you ->
    [yes] Du hast gewonnen
   *[no] { $who } hat gewonnen
 }
start-won-together = { $names } haben gewonnen
start-won-by = { $won }, { $scores }
start-won-given-up = { $you ->
    [yes] { $won }: Du hast aufgegeben
   *[no] { $won }: { $who } hat aufgegeben
 }
start-replay = Nachspielen
start-replay-label = Nachspielen: { $table }, { $when }
start-more = Alle { $count } zeigen

start-open = Offene Tische
start-open-none = Gerade wartet niemand. Richte einen Tisch ein und zeige ihn in der Übersicht; vielleicht kommt jemand angeflogen.
start-open-seats = { $taken } von { $seats } Plätzen besetzt
start-open-join = Beitreten
start-open-join-label = Beitreten: { $table }
start-open-watch = Zuschauen
start-open-watch-label = Zuschauen: { $table }
start-open-problem = Die Übersicht antwortet gerade nicht. Gleich wird noch einmal gefragt.

start-you = Du
start-you-named = Dein Name hier: { $name }
start-you-nobody = Du hast noch keinen Namen. Wähle einen, oder du bekommst mit der ersten Partie einen Taubennamen.
start-name = Name
start-name-keep = Namen behalten
start-name-change = Namen ändern
start-name-kept = Ab jetzt heißt du hier „{ $name }“.
start-name-empty = Ein Name hat mindestens ein Zeichen.
start-device = Auf einem anderen Gerät spielen
start-device-about = Mit einem persönlichen Link gehört dir hier auch ein anderes Handy oder ein anderer Rechner: derselbe Name, dieselben Plätze. Wer den Link hat, spielt als du; gib ihn also niemandem. Ein neuer Link macht den alten unbrauchbar.
start-device-make = Persönlichen Link erstellen
start-device-local = Nur dieser Rechner erreicht den Server: Der Link funktioniert hier und sonst nirgends.
start-device-link = Dein persönlicher Link
start-copy = Kopieren
start-copied = Kopiert.
start-copy-by-hand = Dieser Browser lässt Seiten nichts kopieren. Der Link ist markiert: Kopiere ihn von Hand.
start-share = Teilen

start-about = Über diese Spiele
start-note = Hauskarten und Rekonstruktionen sind als solche gekennzeichnet. Tauben nicht.
start-link-title = Das ist der persönliche Link von { $theirs }
start-link-text = Hier bist du { $mine }. Wenn du weitermachst, gehört dieser Browser { $theirs }, und an die Plätze von { $mine } kommst du nur über den persönlichen Link von { $mine } zurück. Mach nur weiter, wenn dieser Link dein eigener ist.
start-link-stay = { $mine } bleiben
start-link-go = Hier { $theirs } sein
start-fair-title = Ehrlicher Zufall
start-fair = Hier kann niemand den Zufall bestimmen, auch der Server nicht: Vor der Partie gibt er ein versiegeltes Versprechen, jeder Platz fügt eigene Worte hinzu, und danach kann dein Browser jede Karte und jeden Würfel daran prüfen.
start-rules-of = Die vollständigen Regeln

# Bots nach ihrer Stufe
bot-random = Wirrkopf
bot-random-about = Tut irgendetwas, was erlaubt ist, ohne jeden Gedanken.
bot-fledgling = Küken
bot-fledgling-about = Zählt nur, was sofort etwas bringt, und übersieht ganze Teile des Tisches, vor allem am Rand.
bot-yearling = Jungtaube
bot-yearling-about = Wägt ab, was sie sieht, und übersieht noch einen Teil des Tisches.
bot-homer = Brieftaube
bot-homer-about = Macht den Zug, der im Augenblick am besten aussieht, und denkt nicht voraus.
bot-carrier = Kurier
bot-carrier-about = Denkt einen ganzen Zug durch, kaum darüber hinaus, und übersieht hin und wieder etwas.
bot-racer = Renntaube
bot-racer-about = Denkt voraus, bis zu zwei Sekunden pro Zug.
bot-champion = Champion
bot-champion-about = Denkt am längsten voraus: bis zu acht Sekunden pro Zug.

# Einen Tisch einrichten
setup-page-title = Ein neuer Tisch für { $game } – Dovecote
setup-title = Ein neuer Tisch für { $game }
setup-lead = So kann es gleich losgehen. Bis dahin lässt sich alles noch ändern.
setup-unknown = Ein Spiel „{ $game }“ gibt es hier nicht.
setup-home = Zurück zum Anfang
setup-loading = Einen Augenblick …

setup-who = Wer spielt?
setup-count = Plätze
setup-level = Stufe der Bots
setup-fill = Mit wem?
setup-fill-bots = Gegen Bots
setup-fill-friends = Mit Freunden, per Link
setup-fill-here = Reihum an diesem Bildschirm
setup-seats = Wer wo sitzt
setup-seats-about = In dieser Reihenfolge wird gespielt; wer anfängt, entscheidet der Zufall.
setup-seat = Platz { $seat }
setup-seat-who = Wer auf Platz { $seat } sitzt
setup-me = Ich
setup-me-named = Ich ({ $name })
setup-me-about = Mehrere Plätze gehören dir: Der Bildschirm wird herumgereicht.
setup-name = Name der Person auf Platz { $seat }
setup-name-placeholder = Name
setup-open = Ein Mensch, per Link
setup-open-about = Bleibt frei, bis jemand deinen Link öffnet und sich setzt.
setup-bot = Bot: { $bot }
setup-bot-other = Bot „{ $level }“
setup-bot-other-about = Ein Bot dieses Servers.
setup-colour = Farbe von Platz { $seat }
setup-colours-about = Jeder Platz hat seine eigene Farbe. Hat schon ein anderer die gewählte, wird getauscht.
setup-team = { $team ->
    [a] Team A
   *[b] Team B
 }
setup-teams = Verbündete sitzen einander gegenüber: Platz 1 und 3 spielen gegen Platz 2 und 4 (10.1).
setup-drag = Platz { $seat } ({ $who }) versetzen: ziehen oder mit den Pfeiltasten
setup-up = Nach oben: { $who }
setup-down = Nach unten: { $who }
setup-moved = { $who }: jetzt auf Platz { $seat } von { $seats }.

setup-help = Hilfe am Tisch
setup-help-none = Keine
setup-help-none-about = Nichts leuchtet auf; was die Regeln nicht erlauben, wird abgelehnt.
setup-help-legal = Mögliche Züge
setup-help-legal-about = Was möglich ist, leuchtet auf.
setup-help-preview = Züge und was sie bringen
setup-help-preview-about = Zeigt auch vorher, was ein Zug bringen würde, und sagt, warum etwas nicht geht.
setup-help-coach = Alles, auch Rat
setup-help-coach-about = Dazu Warnungen vor Fehlern und Vorschläge des Champions, wann immer jemand danach fragt.
setup-undo = Zurücknehmen
setup-undo-yes = Züge dürfen zurückgenommen werden
setup-undo-no = Züge werden nicht zurückgenommen

setup-more = Weitere Optionen
setup-options = Spielregeln
setup-options-usual = wie üblich
setup-options-changed = { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
 }
setup-clause = Regel { $clause } von { $game }
setup-option-columba-variant = Spiel
setup-option-columba-interleave_options = Bauen mit der Karte in der Hand
setup-option-columba-tile_supply = Reserve an Plättchen
setup-option-columba-minimum_group = Kleinste Gruppe, auf der man bauen darf
setup-option-columbiz-line_scoring = Wachsende Linien
setup-option-columbiz-ties = Gleiche Punktzahl
setup-option-columbiz-captures = Zählen fürs Fangen
setup-option-piccioni-edition = Ausgabe
setup-option-piccioni-first_moves = Schritte im allerersten Zug
setup-value-columba-variant-standard = Standard
setup-value-columba-variant-junior = Junior
setup-value-columba-interleave_options-false = Nicht erlaubt
setup-value-columba-interleave_options-true = Erlaubt
setup-value-columba-tile_supply-limited = Begrenzt auf 15 je Art
setup-value-columba-tile_supply-unlimited = Unbegrenzt
setup-value-columbiz-line_scoring-full = Noch einmal der volle Wert
setup-value-columbiz-line_scoring-difference = Nur die Differenz
setup-value-columbiz-ties-shared = Den Platz teilen
setup-value-columbiz-ties-captured = Gefangene Steine entscheiden
setup-value-columbiz-captures-each = Jede Farbe für sich
setup-value-columbiz-captures-together = Alle Gegner zusammen
setup-value-piccioni-edition-2019 = 2019
setup-value-piccioni-edition-2025-balcony = 2025, weniger Tauben, leere Bereiche
setup-value-piccioni-edition-2025-flock = 2025, Schwarm je nach Spielerzahl

setup-clock = Uhr
setup-clock-none = Keine Uhr
setup-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen, auch Tage.
setup-clock-move = Zeit pro Zug
setup-clock-move-about = Jede Entscheidung hat ihre eigene Zeit.
setup-clock-bank = Zeit für die ganze Partie
setup-clock-bank-about = Alle haben einen Vorrat an Zeit, und nach jedem Zug kommt etwas dazu.
setup-clock-each = Zeit für einen Zug
setup-clock-supply = Zeit für die Partie
setup-clock-increment = Dazu nach jedem Zug
setup-clock-window = Zeit, um auf andere zu reagieren
setup-clock-window-about = Wenn mehrere zugleich auf eine Karte reagieren dürfen, haben alle so lange Zeit; wer nichts sagt, passt.
setup-duration-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }
setup-duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
setup-duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
setup-duration-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
 }
setup-duration-nothing = nichts
setup-timeout = Wenn die Zeit um ist
setup-timeout-bot = Ein Bot übernimmt
setup-timeout-bot-about = Er spielt weiter, bis der Mensch seinen Platz zurücknimmt.
setup-timeout-move = Ein Bot macht diesen Zug
setup-timeout-move-about = Danach ist wieder der Mensch dran.
setup-timeout-resign = Der Platz gibt auf
setup-timeout-resign-about = Endgültig; ein Bot spielt weiter, wenn genug andere da sind, sonst gewinnen sie.

setup-grace = Zeit zum Wiederkommen
setup-grace-about = Wer so lange weg ist, kann durch einen Bot ersetzt werden, wenn alle anderen es wollen.
setup-watching = Zuschauen und Übersicht
setup-watch = Wer darf zuschauen?
setup-watch-anyone = Alle
setup-watch-anyone-about = Wer den Link hat und, wenn der Tisch in der Übersicht steht, wer vorbeikommt.
setup-watch-link = Wer den Link hat
setup-watch-link-about = Zuschauen auf Einladung; man sieht dabei, was alle sehen.
setup-watch-nobody = Niemand
setup-watch-nobody-about = Nur wer am Tisch sitzt.
setup-listed = In der Übersicht zeigen
setup-listed-about = Alle auf diesem Server sehen den Tisch und können sich auf einen freien Platz setzen.
setup-listed-yes = in der Übersicht
setup-listed-no = nicht in der Übersicht

setup-luck = Zufall
setup-luck-own = mit eigenen Worten
setup-luck-made = Worte werden für mich erfunden
setup-words = Meine Worte für den Zufall (können leer bleiben)
setup-words-about = Sie werden in den Zufall gemischt, damit ihn niemand vorher für dich gewählt haben kann; ohne sie werden welche erfunden.
setup-words-kept = Notiert werden sie als „{ $words }“.
setup-words-useless = Bitte nimm auch Buchstaben von a bis z oder Ziffern.

setup-summary = Bereit?
setup-summary-now = Die Partie beginnt sofort.
setup-summary-open = { $count ->
    [one] Die Partie beginnt von selbst, sobald jemand auf dem freien Platz sitzt.
   *[other] Die Partie beginnt von selbst, sobald alle { $count } freien Plätze besetzt sind.
 }
setup-summary-watch = Du hast selbst keinen Platz, du schaust zu.
setup-go-now = Los geht’s
setup-go-open = Tisch eröffnen
setup-going = Der Tisch wird gedeckt …

# Ein Tisch, der auf Leute wartet
waiting-title = Ein Tisch für { $game }
waiting-lead = { $count ->
    [0] Alle sind da. Die Partie beginnt.
    [one] Ein Platz ist noch frei. Sobald sich jemand setzt, beginnt die Partie von selbst.
   *[other] { $count } Plätze sind noch frei. Sobald alle sitzen, beginnt die Partie von selbst.
 }
waiting-invites = { $who } lädt dich ein.
waiting-time = Dauer
waiting-time-columba = etwa 30 Minuten
waiting-time-columbiz = etwa 30 Minuten
waiting-time-piccioni = 20 bis 30 Minuten
waiting-seats = Plätze
waiting-seat = Platz { $seat }
waiting-free = Frei
waiting-you = du
waiting-is-bot = Bot
waiting-here = da
waiting-away = nicht da
waiting-sit = Hier sitzen
waiting-sit-label = Hier sitzen: Platz { $seat }
waiting-stand = Aufstehen
waiting-stand-label = Aufstehen: Platz { $seat }
waiting-bot = Einen Bot setzen
waiting-bot-label = Einen Bot setzen: Platz { $seat }
waiting-bot-level = Welcher Bot für Platz { $seat }
waiting-send = Wegschicken
waiting-send-label = Wegschicken: der Bot auf Platz { $seat }
waiting-send-person = Wegschicken: { $name } auf Platz { $seat }
waiting-fill = Bots auf alle freien Plätze, und los
waiting-taken = Jemand war schneller: Der Platz ist besetzt.
waiting-called = Du setzt dich als „{ $name }“.
waiting-nobody = Setz dich unter einem eigenen Namen, oder du bekommst einen Taubennamen.
waiting-sat = Jetzt auf Platz { $seat }: { $who }
waiting-left = Platz { $seat } ist wieder frei.
waiting-close = Tisch schließen
waiting-close-ask = Diesen Tisch endgültig schließen? Dann kann sich hier niemand mehr setzen.
waiting-close-yes = Schließen
waiting-close-no = Behalten
waiting-closed = Der Tisch ist geschlossen.
waiting-invite = Freunde einladen
waiting-invite-about = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen, ohne Konto.
waiting-local = Nur dieser Rechner erreicht diesen Tisch.
waiting-local-about = Ein Telefon könnte dem Link nicht folgen. Damit Telefone und Rechner in deinem Netz hereinkommen, beende den Server mit Strg+C und starte ihn neu:
waiting-link = Link zu diesem Tisch
waiting-share = Ein Tisch für { $game } wartet auf dich.
waiting-qr = QR-Code: der Link zu diesem Tisch
waiting-qr-about = Für ein Handy im selben Raum: Richte die Kamera hierher.
waiting-terms = Was vereinbart ist
waiting-term-lobby = Übersicht
waiting-term-clock-move = { $time } für jeden Zug
waiting-term-clock-bank = { $time } für die Partie, nach jedem Zug dazu: { $increment }
waiting-luck = Der Zufall ist schon versprochen
waiting-luck-about = Der Server hat für diese Partie ein Geheimnis gezogen und zeigt schon jetzt dessen Fingerabdruck, damit er es nicht mehr ändern kann. Jeder Platz fügt eigene Worte hinzu, und aus allem zusammen folgt der Zufall. Sobald der letzte Platz besetzt ist, hält ein zweiter Fingerabdruck auch alle Worte fest. Nach der Partie wird das Geheimnis veröffentlicht, und dein Browser kann alles nachprüfen.
waiting-commit = Fingerabdruck des Geheimnisses
waiting-words = Worte der Plätze
waiting-words-none = noch keine
