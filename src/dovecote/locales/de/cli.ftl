## Die Kommandozeile

cli-about = Drei Taubenspiele zum Spielen, Ausrichten und Erforschen.
cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.
cli-lang = Sprache: en, fr, de oder it.
cli-json = JSON für Maschinen ausgeben.
cli-seats = Wie viele mitspielen.
cli-option = Eine Option des Spiels, als KEY=VALUE; mehrfach möglich.

cli-play-about = Im Terminal gegen Bots spielen.
cli-play-bots = Bots für die letzten Plätze, durch Kommas getrennt ({ $bots }); die anderen Plätze gehören dir.
cli-play-seed = Den Zufall festlegen, um noch einmal mit demselben Zufall zu spielen.
cli-play-words = Deine eigenen Worte für den Zufall, damit ihn niemand für dich gewählt haben kann.
cli-play-colours = Die Farben der Plätze, durch Kommas getrennt, statt der üblichen.
cli-play-plain = Den Tisch in Sätzen beschreiben statt zeichnen, für Screenreader.
cli-sim-about = Bots viele Partien spielen lassen und sie zusammenfassen.
cli-sim-bots = Ein Bot für jeden Platz, durch Kommas getrennt, oder einer für alle: { $bots }.
cli-sim-games = Wie viele Partien.
cli-sim-seed = Der Zufall: Derselbe Startwert ergibt dasselbe Ergebnis.
cli-sim-workers = Wie viele Prozesse gleichzeitig arbeiten.
cli-sim-save = Die Aufzeichnung jeder Partie in diesen Ordner schreiben.
cli-replay-about = Eine aufgezeichnete Partie zeigen.
cli-replay-at = Nach diesem Eintrag anhalten.
cli-verify-about = Prüfen, ob eine Aufzeichnung unversehrt, regelgerecht und vom Zufall ehrlich bestimmt ist.
cli-verify-kept = Das Versprechen oder das Siegel, wie du es seit Beginn der Partie aufbewahrt hast; darf zweimal angegeben werden.
cli-rules-about = Die Regeln eines Spiels lesen.
cli-rules-clause = Nur diesen Absatz, zum Beispiel 4.2.
cli-rules-ruling = Nur diese Entscheidung des Verzeichnisses, zum Beispiel CB-22.
cli-games-about = Die Spiele auflisten, oder ein Spiel mit seinen Optionen.
cli-completion-about = Das Skript zur Vervollständigung für eine Shell ausgeben: bash, zsh oder fish.

# Spielen
play-welcome = { $title }. Du spielst: { $people }. Bots: { $bots }.
play-welcome-alone = { $title }. Du spielst gegen: { $bots }.
play-nobody = keine
play-luck-promised = Versprechen für den Zufall: { $commit }
play-luck-bound = Siegel des Zufalls und aller Worte: { $binding }
play-luck-seeded = Der Zufall folgt dem Startwert { $seed }.
play-help = Gib eine Nummer oder einen Zug ein. Außerdem: why ZUG, hint [more], undo, give up, rules [ABSATZ], look, all, order ANTWORT, save DATEI, help, quit.
play-orders = Deine Daueraufträge: { $orders }. „order pass“, „order pass until my turn“ oder „order react KARTE“ gibt einen, „order none“ nimmt alle zurück.
play-no-orders = keine
play-hand-over = { $who }, jetzt nur für deine Augen: Übernimm die Tastatur und drücke die Eingabetaste.
play-your-turn = { $you ->
    [yes] Du bist dran:
   *[no] { $who }, du bist dran:
 }
play-prompt = { $who }>
play-unlisted = … und { $count } weitere; „all“ zeigt alle.
play-why-legal = „{ $text }“ ist möglich.
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }.
play-save-where = save DATEI: Nenne eine Datei.
play-bye = Tschüss.
play-over = Die Partie ist vorbei. „save DATEI“ speichert ihre Aufzeichnung; mit der Eingabetaste gehst du.
play-result = { $rank }. { $who }: { $score }{ $gone ->
    [yes] {" "}(aufgegeben)
   *[no] {""}
 }
play-gave-up = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
 }
play-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt!
 }
play-won-together = { $names } gewinnen!
play-proof = Der Zufall ist bewiesen: Speichere die Aufzeichnung und prüfe sie mit „dovecote verify DATEI“.
play-seat = Platz { $seat }
play-you = Du
play-bot = { $who } ({ $bot })

# Simulieren
sim-progress = Läuft
sim-title = { $game }, { $seats } Plätze: { $bots }
sim-games = Partien { $games }, Schritte { $moves }, Schritte pro Sekunde { $moves_per_s }, Partien pro Sekunde { $games_per_s }
sim-length = Schritte pro Partie: Mittel { $mean }, wenigste { $low }, meiste { $high }
sim-seat = Platz { $seat } ({ $bot }): Punktzahl { $mean } ± { $spread }, Siege { $wins } ({ $share } %)

# Nachspielen, prüfen, auflisten
replay-entry = nach Eintrag { $at } von { $entries }
verify-whole = Die Aufzeichnung ist unversehrt: { $entries } Einträge, alle regelgerecht.
verify-proved = Aller Zufall folgt aus dem Geheimnis und den Worten der Plätze in der Aufzeichnung. Dass sie seit Beginn der Partie niemand ausgetauscht hat, ist für alle bewiesen, die diese beiden Zahlen aufbewahrt haben:
verify-unbound = Aller Zufall folgt aus dem Geheimnis und den Worten der Plätze in der Aufzeichnung. Dass das Geheimnis nicht ausgetauscht wurde, ist für alle bewiesen, die sein Versprechen aufbewahrt haben. Nicht bewiesen ist, dass niemand die Worte eines Platzes nachträglich gewählt hat. Die Aufzeichnung stammt aus der Zeit, bevor Worte besiegelt wurden.
verify-kept-commit = Du hast dieses Versprechen aufbewahrt: Das Geheimnis stand damals fest.
verify-kept-binding = Du hast dieses Siegel aufbewahrt: Das Geheimnis und alle Worte standen damals fest, und mit ihnen aller Zufall.
verify-not-kept = Ob dies das Siegel ist, das zu Beginn der Partie gezeigt wurde, kann nur sagen, wer es aufbewahrt hat; gib deines mit --kept an.
verify-unproved = Der Zufall wurde nicht vorher versprochen; deshalb lässt er sich nicht beweisen, nur dass er möglich war.
verify-result = Punktzahlen: { $scores }
verify-unfinished = Die Partie wurde nicht zu Ende gespielt; bewiesen ist sie, so weit sie reicht.
games-option = { $name } = { $values }: { $about }
games-options = Optionen: { $options }
games-colours = Farben der Plätze: { $colours } (--colours)
games-more = „{ $example }“ sagt mehr über eines davon.

# Kartensätze
cli-cards-about = Eigene Karten und Bretter: Dateien prüfen und die Sätze eines Servers betreuen.
cli-cards-check-about = Eine Datei mit anderen Karten für ein Spiel prüfen.
cli-cards-list-about = Die Sätze eines Servers auflisten, die des Hauses zuerst.
cli-cards-show-about = Einen Satz eines Servers zeigen oder den des Hauses, mit dem Namen des Spiels.
cli-cards-export-about = Einen Satz in eine Datei schreiben.
cli-cards-import-about = Einen Satz aus einer Datei aufnehmen. Wer seinen Link hat, kann damit spielen.
cli-cards-version = Diese Version; sonst die neueste.
cards-other = Gespielt wird mit anderen Karten: { $title }. { $provenance }
cards-line = { $id }: { $title } ({ $game }), Version { $version }, Regelsatz { $ruleset }, von { $author }
cards-from = Herkunft: { $provenance }
cards-imported = Der Satz ist jetzt { $id }.
cards-server = Ein Server würde ihn noch nicht speichern: { $reason }
cli-cards = Die Karten dieser Datei statt der üblichen verwenden.
cli-variant = Eine Variante des Spiels, zum Beispiel junior in Columba.
cards-good = Mit { $file } lässt sich { $game } spielen; Zahl der Karten: { $cards }.
cards-twice = { $card } kommt darin { $count }-mal vor; das ist erlaubt.

cli-serve-about = Tische für Menschen, Bots und Zuschauer beherbergen.
cli-serve-lan = Auch Telefone und Rechner im selben Netz an die Tische lassen (oder nicht, und nicht fragen).
cli-serve-host = Die Adresse, an der gelauscht wird; mit 0.0.0.0 kommen auch andere im Netz herein.
cli-serve-port = Der Port, auf dem gelauscht wird; sonst 8000.
cli-serve-db = Wo die Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME. Sonst eine Datei im eigenen Datenordner.
cli-serve-workers = Wie viele Prozesse den Dienst leisten; mehr als einer braucht PostgreSQL.
cli-serve-thinkers = Wie viele Prozesse für Bots nachdenken.
cli-serve-url = Wie man den Server erreicht, wenn er hinter einem anderen steht: https://spiele.example.org
cli-serve-public = Ein weiterer Name, unter dem man den Server erreicht: spiele.lan (mehrmals).
cli-serve-metrics = Zahlen unter /metrics zeigen, und zwar dem, der das Kennwort aus dieser Datei hat.
cli-serve-limit = Mehr oder weniger von etwas erlauben: connections=200 (mehrmals).
cli-serve-pace = Wie schnell es geht, in Sekunden: bot=0.5 quickest=0.8 slowest=2.4 (mehrmals).
cli-serve-open = Den Browser dort öffnen; ist der übliche Port belegt, wird der nächste freie genommen.
serve-where = Dovecote ist unter { $url } zu finden – Strg+C beendet es.
serve-lan = Telefone und Rechner in diesem Netz erreichen es unter { $url }; alle anderen, die darin sind, ebenso.
serve-here = Nur dieser Rechner erreicht es; mit --lan auch Telefone und Rechner in diesem Netz.
serve-alone = Es wurde kein Netz gefunden: Im Augenblick erreicht es nur dieser Rechner.
serve-ask = Dürfen Telefone und Rechner in diesem Netz an deine Tische kommen? Wenn ja, schreib „{ $yes }“; mit Enter bleiben sie auf diesem Rechner.

# Tische pflegen
cli-tables-about = Die Tische pflegen, die ein Server aufbewahrt.
cli-tables-list-about = Die Tische auflisten, die zuletzt geänderten zuerst.
cli-tables-show-about = Zeigen, was ein Betreiber über einen Tisch wissen darf.
cli-tables-export-about = Die Aufzeichnung eines Tisches schreiben. Ist die Partie vorbei, ist sie vollständig; vorher steht darin, was ein Zuschauer lesen darf.
cli-import-about = Aufzeichnungen beendeter Partien aufnehmen, alle oder keine: Jede wird ein Tisch, den man ansehen und nachspielen kann.
cli-tables-import-about = Die Aufzeichnung einer beendeten Partie aufnehmen. Danach kann man sie ansehen und nachspielen.
cli-tables-backup-about = Alles in eine Datei sichern, während Server weiterlaufen. Behalte sie für dich: Die Geheimnisse laufender Partien stehen darin.
cli-tables-restore-about = Eine Sicherung in eine leere Datenbank zurückspielen. Es darf eine der anderen Art sein.
cli-tables-delete-about = Tische löschen, die seit Tagen niemand angerührt hat. Wer dann nichts mehr hat und ebenso lange da ist, wird mit gelöscht.
cli-tables-check-about = Jede laufende Partie nach den heutigen Regeln nachspielen. Passen sie zu einer nicht mehr, ist der Rückgabewert 1.
cli-tables-shape-about = Zeigt, welche Form die Datenbank hat. Mit --to bekommt sie eine andere: Eine ältere Version des Servers kann sie dann benutzen. Vorher alle Server anhalten und eine Sicherung machen.
cli-tables-shape-to = Die Form, die die Datenbank bekommen soll.
cli-tables-status = Nur Tische mit diesem Stand, mehrfach möglich: { $statuses }.
cli-tables-older = Nur Tische, die so viele Tage lang unberührt sind.
cli-tables-dry-run = Nur sagen, was gelöscht würde.
cli-tables-yes = Nicht nachfragen.
tables-none = Solche Tische gibt es nicht.
tables-line = { $id }  { $game }, { $status }, Einträge: { $entries }, zuletzt geändert { $changed }: { $seats }
tables-status = { $status ->
    [open] offen
    [running] läuft
    [over] vorbei
    [closed] geschlossen
   *[stranded] beiseitegelegt
 }
tables-bot = Bot { $bot }
tables-host = Eröffnet von: { $host }, am { $created }
tables-options = Optionen: { $options }
tables-clock = Uhr: { $clock }
tables-access = Zuschauen darf: { $watch }; in der Übersicht: { $listed ->
    [yes] ja
   *[no] nein
 }; Hilfe: { $help }
tables-rules = Regeln: Version { $version }, Regelwerk { $ruleset }
tables-seat = Platz { $seat }: { $who }; Worte für den Zufall: { $words }
tables-resigned = Platz { $seat } hat aufgegeben.
tables-vote = Platz { $by } möchte einen Bot für Platz { $seat }.
tables-waiting = Gewartet wird auf Platz: { $seats }
tables-said = Zeilen im Chat: { $said }
tables-next = Revanche: { $id }
tables-imported = Die Partie ist jetzt Tisch { $id }.
import-known = Die Partie war schon da, als Tisch { $id }.
tables-backed-up = In { $file } ist alles gesichert; Zeilen: { $rows }. Behalte die Datei für dich: Die Geheimnisse laufender Partien stehen darin.
tables-restored = Alles aus { $file } ist wieder da; Zeilen: { $rows }.
tables-ask = Endgültig löschen? Tische: { $tables }, Leute: { $people }. Wenn ja, gib „{ $yes }“ ein:
tables-yes = ja
tables-would-go = Gelöscht würden: Tische { $tables }, Leute { $people }.
tables-gone = Gelöscht: Tische { $tables }, Leute { $people }.
tables-moved = Tisch { $table } ({ $game }): Die Regeln sind nicht mehr { $ruleset }, sondern { $present }; die Partie geht nach ihnen weiter.
tables-version = Tisch { $table } ({ $game }): Er wurde nach Version { $theirs } der Regeln begonnen, hier gilt Version { $ours }; die Partie wird beiseitegelegt.
tables-file-damaged = Die Datei der Datenbank ist beschädigt: { $reason }
tables-checked = Laufende Partien, die weitergehen können: { $fine }; die es nicht können: { $lost }.
tables-shape = Die Datenbank hat die Form { $shape }. Diese Version kennt: { $shapes }
