## Was an dem, was jemand geschickt hat, falsch sein kann

error-unreadable = „{ $text }“ ist nicht lesbar; erwartet: { $expected }
error-not-allowed = „{ $text }“ ist nicht möglich: { $reason } (§{ $clause })
error-out-of-turn = „{ $text }“: Platz { $seat } hat jetzt nichts zu entscheiden; gewartet wird auf Platz: { $waiting }
error-stale = „{ $text }“ antwortet auf Eintrag { $at }, aber die Partie ist bei Eintrag { $now }.
error-undo-over = Nichts lässt sich mehr zurücknehmen: Die Partie ist vorbei.
error-undo-luck = Weiter als bis zum letzten Wurf oder Ziehen lässt sich nichts zurücknehmen.
error-undo-other = Inzwischen hat jemand anderes gespielt; das bleibt so.
error-undo-revealed = Etwas Verdecktes wurde gezeigt; das bleibt so.
error-undo-branched = Was gespielt war, bevor diese Partie abzweigte, bleibt.
error-undo-agreed = An diesem Tisch wird nichts zurückgenommen.
error-pause = Freie Tage brauchen eine Uhr, die mindestens einen Tag gibt.
error-give-up = { $reason ->
    [over] Die Partie ist schon vorbei.
    [gone] Platz { $seat } hat schon aufgegeben.
    [alone] Es bliebe kein Gegner übrig: Hier beendet Aufgeben die Partie.
    [luck] Zuerst muss der Zufall antworten.
   *[seat] Einen Platz { $seat } gibt es an diesem Tisch nicht.
 }
error-options = { $game }: { $option } = { $value } ist unmöglich; erwartet: { $expected }
error-colours = { $game }: „{ $text }“ können nicht die Farben von { $seats } Plätzen sein; erwartet wird für jeden eine andere von: { $expected }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }
error-bot-count = Zahl der Bots: { $bots }, Zahl der Plätze: { $seats }; das passt nicht zusammen.
error-luck = { $cause }: Der Zufall kann nicht „{ $text }“ ergeben; erwartet: { $expected }
error-no-luck = Hier war kein Wurf und kein Ziehen fällig: „{ $text }“
error-record = Zeile { $line }: „{ $text }“ kann dort nicht stehen; erwartet: { $expected }
error-header = Zeile { $line }, „{ $text }“: { $reason }
error-entry = Zeile { $line }, Eintrag { $entry }, „{ $text }“: { $reason }
error-version = Die aufgezeichnete Partie folgt Version { $theirs } von { $game }; hier gilt Version { $ours }.
error-ruleset = Die aufgezeichnete Partie wurde mit anderen Daten von { $game } gespielt, { $theirs }; hier sind es { $ours }.
error-proof-unsealed = Nicht bewiesen: Die Aufzeichnung endet nicht mit einer Prüfzeile.
error-proof-unusual = Nicht bewiesen: Die Aufzeichnung enthält mehr, als ein Tisch schreibt (etwa Kommentare oder Zeilen in anderer Ordnung).
error-proof-unfinished = Nicht bewiesen: Die Partie ist nicht vorbei.
error-proof-secret = Nicht bewiesen: Das Geheimnis fehlt.
error-proof-commit = Nicht bewiesen: Das Geheimnis ist nicht das versprochene.
error-proof-entropy = Nicht bewiesen: Nicht jeder Platz hat eigene Worte beigetragen.
error-proof-binding = Nicht bewiesen: Das Siegel passt nicht zum Versprechen und zu den Worten der Plätze.
error-proof-kept = Nicht bewiesen: Was du aufbewahrt hast, ist weder das Versprechen noch das Siegel dieser Aufzeichnung.
error-clause = { $game } hat keinen Absatz { $clause }; es gibt: { $clauses }
error-ruling = { $game } hat keine Entscheidung { $ruling }; „dovecote rules { $game }“ nennt alle, die es gibt.
error-large-file = { $file } ist größer als { $limit } MB.
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
error-deck-syntax = Die Datei ist kein TOML: { $found ->
        [long] viel zu lang
        [nested] zu tief verschachtelt
        [digits] eine Zahl darin hat zu viele Stellen
       *[other] { $found }
    }
error-deck-list = { $place } fehlt; erwartet: eine Liste mit { $expected } Karten.
error-deck-count = Zahl der Karten in { $place }: { $found }; erwartet: { $expected }
error-deck-letters = { $place }, „{ $found }“: Eine Karte besteht aus vier Buchstaben, jeder aus { $expected }.
error-deck-kinds = { $place }, „{ $found }“: Eine Startkarte zeigt jede Feldart einmal: { $expected }.
error-no-cards = { $game } hat keine Karten, die sich ändern lassen.
error-cards-syntax = Die Datei ist kein TOML: { $found ->
        [long] viel zu lang
        [nested] zu tief verschachtelt
        [digits] eine Zahl darin hat zu viele Stellen
       *[other] { $found }
    }
error-cards-unknown = { $card }, { $field }: Dieses Feld gibt es nicht. Bekannt: { $expected }
error-cards-missing = { $card }, { $field }: fehlt. Erwartet: { $expected }
error-cards-value = { $card }, { $field }: „{ $found }“ ist nicht möglich. Erwartet: { $expected }
error-cards-total = { $card }: In der Schachtel sind es insgesamt { $expected }, in der Datei { $found }.
error-cards-twice = { $card }: Diese „id“ kommt zweimal vor.
error-cards-verb = { $card }, { $field }: „{ $found }“ kann hier nicht stehen. Erwartet: { $expected }
error-cards-aims = { $card }, { $field }: Nur eine Wirkung darf ein Ziel offenlassen, hier sind es mehrere: { $found }
error-cards-dirt = { $card }, { $field }: „assign“ gehört zu diesen Karten und zu keinen anderen: { $expected }

# Der Server und wer ihn betreibt
error-picture-kind = „{ $text }“ endet nicht auf { $expected }.
error-seat-missing = Platz { $seat } gibt es nicht; die Partie hat { $seats }, von 0 an gezählt.
error-server-away = Unter { $url } antwortet kein Server von Dovecote.
error-no-open-seat = Dieser Platz ist an { $table } nicht frei; freie Plätze: { $free }.
error-cluster = „{ $on }“ ist kein Cluster; erwartet: ray, ray://HOST:PORT oder dask://HOST:PORT.
error-cluster-away = Unter { $on } antwortet kein Cluster.
error-worker-lost = Ein Prozess ist { $tries }-mal an derselben Aufgabe gestorben; das Ergebnis wäre nicht vollständig.
error-server-refused = Der Server lehnt das ab: { $refused }.
error-in-file = { $file }: { $reason }
error-extra-missing = Das braucht mehr, als installiert ist; was fehlt, kommt mit: pip install 'dovecote[{ $extra }]'
error-port = Port { $port } von { $host } lässt sich nicht benutzen; vielleicht belegt ihn ein anderes Programm. --port nennt einen anderen.
error-unconfirmed = Nichts wurde gelöscht; --yes löscht ohne Rückfrage.
error-no-table = Den Tisch „{ $table }“ gibt es nicht.
error-nobody = Wähle zuerst einen Namen.
error-token = Dieser Link gilt nicht mehr.
error-somebody = Hier bist du schon { $mine }; der Link gehört { $theirs }. Es hat sich nichts geändert.
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
error-needs-server = Eine Uhr braucht einen Server: In diesem Browser allein könnte niemand die Zeit nehmen.
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
error-asked = Du bist jetzt gefragt; es gibt nichts im Voraus zu wählen.
error-unforeseen = Es ist nicht sicher, dass „{ $text }“ als Nächstes möglich ist.
error-present = Wer auf Platz { $seat } sitzt, ist da und spielt selbst.
error-just-left = Platz { $seat } wurde eben erst verlassen; in { $seconds } s darf ein Bot einspringen.
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
    [lines] Das waren viele Nachrichten, von dir oder deiner Adresse; warte eine Minute.
    [leaves] Du oder deine Adresse haben in einer Stunde zu oft Plätze verlassen; warte eine Weile.
    [openings] In einer Stunde wurden zu viele Tische eröffnet, von dir oder deiner Adresse; warte eine Weile.
    [sessions] Von deiner Adresse wurde in einer Stunde zu oft ein persönlicher Link benutzt; warte eine Weile.
    [undos] Du hast schon { $limit }-mal zurückgenommen; mach einen Zug, der bleibt.
    [sets] Du hast schon { $limit } Kartensätze; lösche zuerst einen.
    [kept] Du behältst schon { $limit } Sätze anderer; gib zuerst einen her.
    [stores] In der letzten Stunde wurden von dir oder von deiner Adresse aus zu oft Sätze gespeichert oder probiert; warte eine Weile.
    [measures] Es werden zu oft Sätze gemessen; warte eine Weile.
    [passkeys] Du hast schon { $limit } Passkeys; entferne zuerst einen.
    [channels] Nachrichten gehen auf höchstens { $limit } Wegen.
    [notices] Nachrichten werden zu oft ausprobiert; warte eine Weile.
    [analyses] Es werden zu oft Partien beurteilt; warte eine Weile.
   *[requests] Das war zu schnell; warte einen Augenblick.
 }
error-too-hard = Das auszurechnen würde zu lange dauern; nichts hat sich geändert.
error-superseded = Du hast inzwischen etwas Neueres gefragt.
error-too-long = { $what ->
    [name] Ein Name hat mindestens ein Zeichen und höchstens { $limit }.
    [chat] Eine Nachricht hat mindestens ein Zeichen und höchstens { $limit }.
   *[secret] Das Geheimnis einer Aufzeichnung hat mindestens ein Zeichen und höchstens { $limit }.
 }
error-origin = Das kam von einer Seite, die nicht zu diesem Server gehört; nichts ist geschehen.
error-host = Dieser Server kennt den Namen „{ $host }“ nicht. Wer ihn betreibt, kann ihn hinzufügen: --public { $host }
error-not-json = Was man diesem Server schickt, muss JSON sein und das sagen (Content-Type: application/json).
error-token-file = „{ $file }“ enthält kein Kennwort: mindestens { $least } Buchstaben oder Ziffern ohne Leerzeichen.
error-changed = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
error-no-page = Unter dieser Adresse gibt es nichts.
error-seat-count = Genannte Plätze: { $given }, Plätze der Partie: { $seats }; das passt nicht zusammen.
error-workers = Mehrere Prozesse (hier { $workers }) brauchen PostgreSQL: --db postgresql://NUTZER@RECHNER/NAME
error-one-worker = Unter Windows leistet ein Prozess den Dienst; mehrere (hier { $workers }) brauchen Linux oder macOS.
error-database = Die Datenbank lässt sich nicht benutzen: { $reason }
error-in-use = Ein anderer Server benutzt { $file } schon.
error-unavailable = Die Datenbank antwortet gerade nicht; versuche es bald noch einmal.
error-unready = { $reason ->
    [closing] Der Server wird gleich beendet.
    [full] Nichts lässt sich speichern: Die Platte ist voll.
    [disk] Nichts lässt sich speichern: Die Platte nimmt nichts an.
    [read-only] Nichts lässt sich speichern: Die Datenbank lässt sich nur lesen.
    [moved] Nichts lässt sich speichern: Die Datei der Datenbank ist nicht mehr an ihrem Ort.
    [damaged] Die Datenbank ist beschädigt; das Protokoll sagt, wo.
   *[away] Nichts lässt sich speichern: Die Datenbank antwortet nicht.
 }
error-damaged = Tisch { $table }: Ab Eintrag { $entry } ist er nicht so, wie er gespeichert wurde.
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
error-choice = { $name }: „{ $text }“ gehört nicht dazu; es gibt: { $expected }
error-number = { $number } steht für keinen der { $offers } Züge von Platz { $seat }; siehe die Maske.
error-not-begun = Die Partie hat nicht begonnen: zuerst reset() aufrufen.
error-seats = Diese Umgebung hat { $seats } Plätze; für { $wanted } ist eine andere nötig.
error-no-seat = Platz { $seat } gibt es nicht; es gibt { $seats }, von 0 an.
error-whole = Nötig ist eine ganze Zahl, nicht { $said }.
error-array = Nötig ist ein Feld aus { $expected } Zahlen, keines der Form { $found }.
error-longest = longest: { $longest } ist keine Anzahl von Schritten ab 1.
error-bots = { $bots } Bots für { $seats } andere Plätze; nötig ist einer für alle oder einer für jeden.
error-nothing-hidden = { $bot } sucht, was verborgen ist, und in { $game } ist es nichts; es gibt spiel:mcts.
