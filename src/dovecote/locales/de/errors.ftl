## Was an dem, was jemand geschickt hat, falsch sein kann

error-unreadable = „{ $text }“ ist nicht lesbar; erwartet: { $expected }
error-not-allowed = „{ $text }“ ist nicht möglich: { $reason } (§{ $clause })
error-out-of-turn = „{ $text }“: Platz { $seat } hat jetzt nichts zu entscheiden; gewartet wird auf Platz: { $waiting }
error-stale = „{ $text }“ antwortet auf Eintrag { $at }, aber die Partie ist bei Eintrag { $now }.
error-undo-over = Nichts lässt sich mehr zurücknehmen: Die Partie ist vorbei.
error-undo-luck = Weiter als bis zum letzten Wurf oder Ziehen lässt sich nichts zurücknehmen.
error-undo-other = Inzwischen hat jemand anderes gespielt; das bleibt so.
error-undo-revealed = Etwas Verdecktes wurde gezeigt; das bleibt so.
error-options = { $game }: { $option } = { $value } ist unmöglich; erwartet: { $expected }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }
error-bot-count = Zahl der Bots: { $bots }, Zahl der Plätze: { $seats }; das passt nicht zusammen.
error-luck = { $cause }: Der Zufall kann nicht „{ $text }“ ergeben; erwartet: { $expected }
error-no-luck = Hier war kein Wurf und kein Ziehen fällig: „{ $text }“
error-record = Zeile { $line }: „{ $text }“ kann dort nicht stehen; erwartet: { $expected }
error-header = Zeile { $line }, „{ $text }“: { $reason }
error-entry = Zeile { $line }, Eintrag { $entry }, „{ $text }“: { $reason }
error-ruleset = Die aufgezeichnete Partie folgt { $game } { $theirs }; hier gilt { $ours }.
error-proof-unsealed = Nicht bewiesen: Die Aufzeichnung endet nicht mit einer Prüfzeile.
error-proof-unusual = Nicht bewiesen: Die Aufzeichnung enthält mehr, als ein Tisch schreibt (etwa Kommentare oder Zeilen in anderer Ordnung).
error-proof-unfinished = Nicht bewiesen: Die Partie ist nicht vorbei.
error-proof-secret = Nicht bewiesen: Das Geheimnis fehlt.
error-proof-commit = Nicht bewiesen: Das Geheimnis ist nicht das versprochene.
error-proof-entropy = Nicht bewiesen: Nicht jeder Platz hat eigene Worte beigetragen.
error-clause = { $game } hat keinen Absatz { $clause }; es gibt: { $clauses }
error-file-missing = { $file } gibt es nicht.
error-file-folder = { $file } ist ein Ordner.
error-file-forbidden = Der Zugriff auf { $file } ist verboten.
error-file-other = { $file } lässt sich nicht öffnen.
error-not-text = { $file } ist keine Textdatei.
error-entry-number = Eintrag { $at } gibt es nicht; Zahl der Einträge in der Aufzeichnung: { $entries }.
error-no-offer = Möglichkeit { $number } gibt es nicht; es gibt { $count }.
error-pair = „{ $text }“ ist keine Option; erwartet: KEY=VALUE
error-usage-command = Den Befehl „{ $text }“ gibt es nicht; es gibt: { $expected }
error-usage-option = Die Option „{ $text }“ gibt es nicht; siehe --help.
error-usage-missing = { $text } fehlt; siehe --help.
error-usage-number = „{ $text }“ ist keine ganze Zahl von { $low } bis { $high }.
error-usage-choice = „{ $text }“ gehört nicht zu: { $expected }
error-usage-extra = Das ist mehr, als dieser Befehl annimmt; siehe --help.
error-deck-syntax = Die Datei ist kein TOML: { $found }
error-deck-list = { $place } fehlt; erwartet: eine Liste mit { $expected } Karten.
error-deck-count = Zahl der Karten in { $place }: { $found }; erwartet: { $expected }
error-deck-letters = { $place }, „{ $found }“: Eine Karte besteht aus vier Buchstaben, jeder aus { $expected }.
error-deck-kinds = { $place }, „{ $found }“: Eine Startkarte zeigt jede Feldart einmal: { $expected }.
error-no-cards = { $game } hat keine Karten, die sich ändern lassen.
