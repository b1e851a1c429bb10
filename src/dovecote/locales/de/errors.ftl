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
error-cards-syntax = Die Datei ist kein TOML: { $found }
error-cards-unknown = { $card }, { $field }: Dieses Feld gibt es nicht. Bekannt: { $expected }
error-cards-missing = { $card }, { $field }: fehlt. Erwartet: { $expected }
error-cards-value = { $card }, { $field }: „{ $found }“ ist nicht möglich. Erwartet: { $expected }
error-cards-total = { $card }: In der Schachtel sind es insgesamt { $expected }, in der Datei { $found }.
error-cards-twice = { $card }: Diese „id“ kommt zweimal vor.
error-cards-verb = { $card }, { $field }: „{ $found }“ kann hier nicht stehen. Erwartet: { $expected }
error-cards-aims = { $card }, { $field }: Nur eine Wirkung darf ein Ziel offenlassen, hier sind es mehrere: { $found }
error-cards-dirt = { $card }, { $field }: „assign“ gehört zu diesen Karten und zu keinen anderen: { $expected }

# Der Server und wer ihn betreibt
error-extra-missing = Das braucht mehr, als installiert ist; was fehlt, kommt mit: pip install 'dovecote[{ $extra }]'
error-port = Port { $port } von { $host } lässt sich nicht benutzen; vielleicht belegt ihn ein anderes Programm. --port nennt einen anderen.
error-unconfirmed = Nichts wurde gelöscht; --yes löscht ohne Rückfrage.
error-no-table = Den Tisch „{ $table }“ gibt es nicht.
error-nobody = Wähle zuerst einen Namen.
error-token = Dieser Link gilt nicht mehr.
error-seat = Platz { $seat } gibt es nicht.
error-not-yours = Platz { $seat } gehört dir nicht.
error-taken = Platz { $seat } ist schon besetzt.
error-not-seated = Das kann nur, wer am Tisch sitzt.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-status = { $status ->
    [open] Das muss noch warten: Die Partie hat nicht begonnen.
    [running] Das geht jetzt nicht: Die Partie läuft.
    [over] Das geht nicht mehr: Die Partie ist vorbei.
    [closed] Das geht nicht mehr: Der Tisch ist geschlossen.
   *[stranded] Das geht nicht: Die Regeln haben sich geändert und passen nicht mehr zu dieser Partie; sie wurde beiseitegelegt.
 }
error-help = Hilfe an diesem Tisch: { $help ->
    [none] keine
    [legal] die möglichen Züge
    [preview] die möglichen Züge und ihre Folgen
   *[coach] alles, auch Ratschläge
 }; nötig wäre: { $needed ->
    [none] keine
    [legal] die möglichen Züge
    [preview] die möglichen Züge und ihre Folgen
   *[coach] alles, auch Ratschläge
 }.
error-answered = Platz { $seat } hat schon geantwortet.
error-bot-plays = Für Platz { $seat } spielt gerade ein Bot; nimm den Platz zuerst zurück.
error-present = Wer auf Platz { $seat } sitzt, ist da und spielt selbst.
error-private = Diesen Tisch darf nur ansehen, wer daran sitzt.
error-secret = { $seat ->
    [all] Alles lässt sich erst ansehen, wenn die Partie vorbei ist.
   *[other] Was Platz { $seat } weiß, lässt sich erst ansehen, wenn die Partie vorbei ist.
 }
error-too-many = { $what ->
    [tables] Du hast schon { $limit } Tische, an denen nicht zu Ende gespielt ist; beende oder schließe zuerst einen.
    [connections] Von deiner Adresse aus sind zu viele Verbindungen offen; höchstens: { $limit }.
    [messages] Das war zu schnell; Nachrichten pro Sekunde höchstens: { $limit }.
    [people] Von deiner Adresse kommen zu viele neue Leute; warte eine Minute.
   *[requests] Das war zu schnell; warte einen Augenblick.
 }
error-too-long = { $what ->
    [name] Ein Name hat mindestens ein Zeichen und höchstens { $limit }.
    [chat] Eine Nachricht hat mindestens ein Zeichen und höchstens { $limit }.
   *[secret] Das Geheimnis einer Aufzeichnung hat mindestens ein Zeichen und höchstens { $limit }.
 }
error-origin = Das kam von einer Seite, die nicht zu diesem Server gehört; nichts ist geschehen.
error-changed = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
error-no-page = Unter dieser Adresse gibt es nichts.
error-seat-count = Genannte Plätze: { $given }, Plätze der Partie: { $seats }; das passt nicht zusammen.
error-workers = Mehrere Prozesse (hier { $workers }) brauchen PostgreSQL: --db postgresql://NUTZER@RECHNER/NAME
error-database = Die Datenbank lässt sich nicht benutzen: { $reason }
error-in-use = Ein anderer Server benutzt { $file } schon.
error-unavailable = Die Datenbank antwortet gerade nicht; versuche es bald noch einmal.
error-message = Diese Nachricht ist nicht lesbar: { $reason }
error-request = Diese Anfrage ist nicht lesbar: { $reason }
error-internal = Hier ist etwas schiefgegangen; geändert hat sich nichts.
error-no-database = Unter { $db } werden keine Tische aufbewahrt.
error-shape = Die Tische haben die Form { $theirs }, dieses Dovecote kennt die Form { $ours }. „dovecote serve“ bringt eine ältere Datenbank auf den neuen Stand; eine Sicherung spielt die Version zurück, die sie gemacht hat.
error-unfollowed = Tisch { $table } ({ $game }, Regelwerk { $ruleset }): Die heutigen Regeln können der Partie ab Eintrag { $entry } nicht folgen.
error-unproved = Der Zufall dieser Aufzeichnung wurde nicht vorher versprochen und ist deshalb nicht bewiesen; nur bewiesene Partien werden aufgenommen.
error-unfinished = Diese Partie wurde nicht zu Ende gespielt; nur beendete werden aufgenommen.
error-kept = Diese Partie gibt es hier schon, als Tisch { $table }.
error-backup = { $file } ist keine Sicherung von Dovecote, oder sie ist beschädigt.
error-not-empty = Unter { $db } wird schon etwas aufbewahrt; eine Sicherung braucht eine leere Datenbank.
error-rivals = Eine Arena braucht zwei verschiedene Bots, etwa --bots homer,racer; es gibt: { $bots }.
error-nobody-asked = Nach Eintrag { $at } ist niemand am Zug.
error-seat-not-asked = Nach Eintrag { $at } ist Platz { $seat } nicht am Zug; am Zug: { $seats }.
