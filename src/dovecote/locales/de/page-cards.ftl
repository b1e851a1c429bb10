## The page: sets of cards, and writing one

# What must be said wherever cards are
set-label = { $what }:
set-columba-what = Karten
set-columbiz-what = Brett
set-piccioni-what = Karten
set-columba-short = rekonstruierte Karten
set-columbiz-short = rekonstruiertes Brett
set-piccioni-short = Hauskarten
setup-set-look = Ansehen

# The list of sets
page-cards-sets = Eigene Karten
page-cards-heading = Karten und Bretter
page-cards-lead = Du hast die Schachtel? Gib ihre Karten hier ein und spiel überall damit. Oder erfinde welche. Wer den Link zu einem Satz hat, darf damit spielen und ihn kopieren.
page-cards-loading = Die Karten werden geholt …
page-cards-house = Vom Haus; immer da.
page-cards-mine = Deine, Version { $version }
page-cards-by = Von { $author }
page-cards-by-version = Von { $author }, Version { $version }
page-cards-new-columba = Neue Karten
page-cards-new-columbiz = Ein anderes Brett
page-cards-new-piccioni = Neue Karten
page-cards-has-draft = Dieser Browser bewahrt einen Entwurf auf, der noch nicht gespeichert ist.
page-cards-import = Aus einer Datei
page-cards-import-about = Eine Datei, die hier exportiert oder von Hand geschrieben wurde, wird zu einem Entwurf, den du ansehen und speichern kannst.
page-cards-choose-file = Datei wählen …
page-cards-no-set = Aus { $file } lässt sich kein Satz lesen.

# One set
page-cards-cards = Die Karten
page-cards-copy-link = Link kopieren
page-cards-share-link = Link teilen
page-cards-hash = Fingerabdruck { $hash }
page-cards-newest = Es gibt eine neuere Version
page-cards-is-hidden = In deiner Liste verborgen; Tische, die damit spielen, gehen weiter.
page-cards-play-bots = Gegen Bots spielen
page-cards-setup = Tisch einrichten
page-cards-change = Ändern
page-cards-copy = Kopieren und ändern
page-cards-copy-of = { $title }, geändert
page-cards-export = Als Datei sichern
page-cards-versions = Versionen
page-cards-version = Version { $version }
page-cards-used = an einem Tisch benutzt, ändert sich nie mehr
page-cards-hide = In meiner Liste verbergen
page-cards-unhide = Wieder in meiner Liste zeigen
page-cards-delete = Löschen
page-cards-delete-sure = Wirklich löschen?
page-cards-deleted = { $title } ist gelöscht.
page-cards-hidden = { $title } ist verborgen: Tische spielen damit, für sie bleibt es.
page-cards-keep = In meine Liste aufnehmen
page-cards-let-go = Aus meiner Liste nehmen

# Writing one
page-cards-heading-columba = Eigene Karten für Columba
page-cards-heading-columbiz = Ein eigenes Brett für Columbiz
page-cards-heading-piccioni = Eigene Karten für Piccioni
page-cards-change-heading = { $title } ändern
page-cards-lead-columba = Die Karten liegen vor dir wie auf einem Tisch. Klick auf ein Feld, um seine Art zu ändern, oder tippe: g w s b.
page-cards-lead-columbiz = Gib den Feldern jeder Spalte ihre Zahlen: Klick, oder tippe 1 bis 6.
page-cards-lead-piccioni = Beginne mit den Hauskarten und ändere, was anders ist: Wähle eine Karte und setz zusammen, was sie tut.
page-cards-draft = Dein Entwurf ist wieder da, wie du ihn verlassen hast.
page-cards-start-over = Von vorn beginnen
page-cards-label = Name und Herkunft
page-cards-title = Name
page-cards-provenance = Woher es kommt
page-cards-provenance-about = Wird überall gezeigt, wo die Karten sind, zum Beispiel: abgetippt von meinem Exemplar von 2012.
page-cards-undo = Rückgängig
page-cards-redo = Wiederholen
page-cards-save = Speichern
page-cards-trying = Bots probieren es aus …
page-cards-saved = { $title } ist gespeichert.
page-cards-leave = Zurück, ohne zu speichern
page-cards-findings = Was die Regeln sagen
page-cards-looking = Einen Moment …
page-cards-begin = Fang an, dann steht hier, was die Regeln dazu sagen.
page-cards-well = Alles gut: Damit kann gespielt werden.
page-cards-to-mend = { $count ->
    [one] Eine Sache ist zu verbessern
   *[other] { $count } Dinge sind zu verbessern
 }
page-cards-more-to-mend = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
 }
page-cards-there = Dorthin
page-cards-hints = Vielleicht ein Versehen
page-cards-try = Ausprobieren
page-cards-save-and-play = Speichern und gegen Bots spielen
page-cards-deal = Eine Hand austeilen
page-cards-deal-again = Noch einmal
page-cards-dealt = So wird ausgeteilt
page-cards-dealt-card = zu legen
page-cards-dealt-objective = Aufgabenkarte von Platz { $seat }

# Columba
page-cards-common = Gewöhnliche Karten
page-cards-common-label = Gewöhnliche Karten: Pfeiltasten bewegen die Auswahl, g w s b füllen ein Feld, T dreht, D verdoppelt
page-cards-starting = Startkarten
page-cards-starting-label = Startkarten: dieselben Tasten
page-cards-common-n = Karte { $number }
page-cards-starting-n = Startkarte { $number }
page-cards-field = { $card }, { $where }: { $ground }
page-cards-field-empty = leer
page-cards-corner-top-left = oben links
page-cards-corner-top-right = oben rechts
page-cards-corner-bottom-right = unten rechts
page-cards-corner-bottom-left = unten links
page-cards-twin-label = { $card }, es gibt eine gleiche
page-cards-brush = Ein Klick macht ein Feld
page-cards-brush-next = zur nächsten Art
page-cards-brush-keys = Tasten: g grün, w weiß, s sandfarben, b blau, Rücktaste leert.
page-cards-this = Mit { $card }
page-cards-turn-left = Nach links drehen (Umschalt T)
page-cards-turn-right = Nach rechts drehen (T)
page-cards-turned = { $card } ist gedreht
page-cards-duplicate = Verdoppeln (D)
page-cards-clear = Diese Karte leeren (Entf)
page-cards-no-empty = Für eine Kopie ist keine Karte leer.
page-cards-copied-to = { $other } ist jetzt wie { $card }
page-cards-counts = Bisher
page-cards-ground-count = { $ground }: { $count }
page-cards-missing = { $count ->
    [one] Eine Karte ist nicht ausgefüllt.
   *[other] { $count } Karten sind nicht ausgefüllt.
 }
page-cards-none-missing = Alle Karten sind ausgefüllt.
page-cards-twins = Gleich, egal wie gedreht: { $cards }.
page-cards-no-twins = Keine zwei Karten sind gleich.
page-cards-go-to = Zu { $card }
page-cards-words = Alle auf einmal
page-cards-words-about = Wörter aus vier Buchstaben, im Uhrzeigersinn von oben links: gwsb ggws … Sie füllen die Karten von der ersten an, Startkarten zuletzt.
page-cards-words-take = Diese Karten legen
page-cards-words-taken = { $count ->
    [one] Eine Karte ist gelegt.
   *[other] { $count } Karten sind gelegt.
 }
page-cards-words-wrong = Das sind keine Karten: { $words }.
page-cards-empty-all = Alle Karten leeren
page-cards-fill = Die rekonstruierten Karten legen

# Columbiz
page-cards-board-label = Die Felder: Pfeiltasten bewegen die Auswahl, 1 bis 6 geben eine Zahl
page-cards-square = Spalte { $column }, Feld { $row } vom Würfel aus: { $number }
page-cards-number-brush = Ein Klick gibt einem Feld
page-cards-number-next = die nächste Zahl
page-cards-number-keys = Das Feld der Spalte, das die Zahl hatte, bekommt die andere im Tausch.
page-cards-column = Spalte { $column }
page-cards-reverse = Umdrehen
page-cards-repeat = Alle Spalten wie diese

# Piccioni
page-cards-places = Orte: { $count }
page-cards-pigeons = Tauben: { $count }
page-cards-actions = Aktionen: { $count }
page-cards-add-place = Noch ein Ort
page-cards-add-pigeon = Noch eine Taube
page-cards-add-action = Noch eine Aktion
page-cards-wrong = damit stimmt etwas nicht
page-cards-choose = Wähle eine Karte, um sie zu ändern.
page-cards-all = Alle Karten
page-cards-remove = { $card } entfernen
page-cards-name = Wie sie heißt
page-cards-name-in = Name in dieser Sprache, falls anders ({ $language })
page-cards-count = Exemplare
page-cards-copies = { $count ->
    [one] ein Exemplar
   *[other] { $count } Exemplare
 }
page-cards-call = Ruf
page-cards-spaces = Plätze
page-cards-no-limit = Ohne Grenze
page-cards-size = Plätze, die sie braucht
page-cards-moves = Schritte, die sie kostet
page-cards-revealed = Wenn sie aufgedeckt wird
page-cards-follower = Eine andere Taube darf ihr folgen
page-cards-never = Kommt nie hierhin
page-cards-returns = Kehrt zurück
page-cards-returns-about = Statt Trophäe zu werden, kehrt sie in den Stapel zurück, und eine andere wird die Trophäe.
page-cards-play = Im eigenen Zug
page-cards-reacts = Als Reaktion auf
page-cards-reacts-none = nichts: sie ist keine Reaktion
page-cards-reacts-aimed = eine Karte, die den eigenen Bereich nennt
page-cards-reacts-guano = Guano, der in den eigenen Bereich kommt
page-cards-reacts-pigeons = Tauben, die in den eigenen Bereich kommen
page-cards-reacts-trophies = zwei oder mehr Trophäen, die jemand anderes macht
page-cards-reacts-reaction = eine Reaktion von jemandem
page-cards-reaction = Die Reaktion
page-cards-only = Nur diese Tauben dürfen dort sein
page-cards-only-about = Keine gewählt: alle dürfen.
page-cards-arrival = Sofort, wenn Tauben ankommen
page-cards-preview = Auf der Hand
page-cards-picture = Bild
page-cards-letters = Oder stattdessen bis zu drei Buchstaben
page-cards-effect = Was sie tut
page-cards-effect-n = Wirkung { $number }
page-cards-effect-add = Noch eine Wirkung
page-cards-effect-remove = Wirkung { $number } entfernen
page-cards-effect-unsayable = Das lässt sich von einer Karte nicht sagen; wähl neu, um das Nächste zu bekommen, das geht.
page-cards-effect-from = Woher
page-cards-effect-to = Wohin
page-cards-effect-what = Was
page-cards-effect-count = Wie viele
page-cards-effect-most = Wie viele
page-cards-effect-cards = Wie viele
page-cards-verb-assign = sie kommt hierhin
page-cards-verb-trophy = wird deine Trophäe
page-cards-verb-scare = Tauben werden verscheucht
page-cards-verb-share = werden geteilte Trophäen
page-cards-verb-move = Tauben versetzen
page-cards-verb-discard = aus dem eigenen Bereich abwerfen
page-cards-verb-draw = Karten ziehen
page-cards-verb-swap = Tauben mit einem anderen Bereich tauschen
page-cards-verb-cancel = es geschieht nicht
page-cards-verb-redirect = es geht dahin zurück, woher es kam
page-cards-value-own-area = dein eigener Bereich
page-cards-value-any-zone = jede Zone
page-cards-value-any-place = jeder Ort
page-cards-value-any-area = jeder Bereich
page-cards-value-roomiest-place = der Ort mit den meisten freien Plätzen
page-cards-value-most-trophies = der Bereich mit den meisten Trophäen
page-cards-value-here = dieser Ort
page-cards-value-one = eine
page-cards-value-all = alle
page-cards-value-pigeon = Taube
page-cards-value-pigeons = Tauben
page-cards-value-everything = Tauben und Guano
page-cards-value-guano = Guano
page-cards-value-lots = Guanohaufen
page-cards-value-most-1 = eine
page-cards-value-most-2 = eine oder zwei
page-cards-value-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
page-cards-wording = In vier Sprachen
page-cards-wording-itself = schreibt sich selbst
page-cards-wording-own = in eigenen Worten
page-cards-wording-about = Der Satz wird aus den Wirkungen geschrieben. Eigene Worte stehen stattdessen auf der Karte; was geschieht, sagen immer die Wirkungen.
page-cards-no-sentence = Davon lässt sich noch nichts sagen.
page-cards-says = In eigenen Worten ({ $language })
page-cards-answers = Die Reaktion in eigenen Worten ({ $language })
page-cards-flock = Exemplare je nach Zahl der Mitspielenden (Ausgabe 2025)
page-cards-flock-n = zu { $players }
page-cards-flock-same = immer alle Exemplare
page-cards-id = Wort in Aufzeichnungen
page-cards-id-about = Kleinbuchstaben und Ziffern. Guano und Guanohaufen sind an den Wörtern guano und lots zu erkennen.
page-cards-limits = Und wenn meine Karte etwas anderes tut?
page-cards-limits-about = Karten werden aus den Wörtern der gedruckten Regeln zusammengesetzt. Was nicht dazugehört, lässt sich hier noch nicht spielen; das kommt am nächsten:
page-cards-limit-two-aims = Sie lässt zweierlei zur Wahl.
page-cards-nearest-two-aims = Lass eines offen und nenne das andere, oder mach zwei Karten daraus.
page-cards-limit-guano-place = Sie legt Guano an einen Ort.
page-cards-nearest-guano-place = Guano kommt in einen Bereich; lass den Ort seine Tauben verscheuchen, wenn welche ankommen.
page-cards-limit-still-calls = Sie ruft noch Tauben, wenn sie aufgehoben wird.
page-cards-nearest-still-calls = Eine aufgehobene Karte ruft niemanden; gib ihr einen größeren Ruf für sonst.
page-cards-limit-if = Sie stellt eine Bedingung: nur wenn …
page-cards-nearest-if = Eine Karte, die nichts täte, kann nicht gespielt werden; nenne den Ort, um den es geht.
page-cards-limit-others-hand = Sie nimmt Karten aus der Hand von jemandem.
page-cards-nearest-others-hand = Lass sie vom Stapel ziehen.

# Measuring
page-cards-measure = Messen
page-cards-measure-about = Bots spielen im Hintergrund { $count } Partien damit: wie lange sie dauern, ob es zählt, wer beginnt, welche Karten stark sind.
page-cards-measure-go = Jetzt messen
page-cards-measure-stop = Anhalten
page-cards-measure-progress = { $played } von { $count } Partien
page-cards-measure-old = Gemessen mit Version { $version }.
page-cards-measured = { $played } Partien zu { $seats }.
page-cards-measure-length = Züge einer Partie
page-cards-measure-range = { $mean } ({ $low } bis { $high })
page-cards-measure-winner = Punkte auf Platz 1
page-cards-measure-seat = Platz { $seat } gewinnt
page-cards-measure-share = { $wins } ({ $low } bis { $high }; gerecht: { $fair })
page-cards-measure-strongest = Stärker als die anderen
page-cards-measure-weakest = Schwächer als die anderen
page-cards-measure-none = keine mit Sicherheit
page-cards-measure-cards = Karte für Karte
page-cards-measure-card = Karte
page-cards-measure-drawn = Gezogen
page-cards-measure-played = Gespielt
page-cards-measure-edge = Vorteil
