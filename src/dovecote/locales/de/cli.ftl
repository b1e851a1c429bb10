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
cli-rules-about = Die Regeln eines Spiels lesen.
cli-rules-clause = Nur diesen Absatz, zum Beispiel 4.2.
cli-games-about = Die Spiele und ihre Optionen auflisten.
cli-completion-about = Das Skript zur Vervollständigung für eine Shell ausgeben: bash, zsh oder fish.

# Spielen
play-welcome = { $title }. Du spielst: { $people }. Bots: { $bots }.
play-nobody = keine
play-luck-promised = Versprechen für den Zufall: { $commit }
play-luck-seeded = Der Zufall folgt dem Startwert { $seed }.
play-help = Gib eine Nummer oder einen Zug ein. Außerdem: why ZUG, hint, undo, rules [ABSATZ], look, all, order ANTWORT, save DATEI, help, quit.
play-orders = Deine Antworten im Voraus: { $orders }. „order pass“, „order pass until my turn“ oder „order react KARTE“ gibt eine, „order none“ nimmt alle zurück.
play-no-orders = keine
play-hand-over = { $who }, jetzt nur für deine Augen: Übernimm die Tastatur und drücke die Eingabetaste.
play-your-turn = { $who }, du bist dran:
play-prompt = { $who }>
play-unlisted = … und { $count } weitere; „all“ zeigt alle.
play-why-legal = „{ $text }“ ist möglich.
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }.
play-save-where = save DATEI: Nenne eine Datei.
play-bye = Tschüss.
play-over = Die Partie ist vorbei. „save DATEI“ speichert ihre Aufzeichnung; mit der Eingabetaste gehst du.
play-result = { $rank }. { $who }: { $score }
play-proof = Der Zufall ist bewiesen: Speichere die Aufzeichnung und prüfe sie mit „dovecote verify DATEI“.
play-seat = Platz { $seat }
play-bot = { $who } ({ $bot })

# Simulieren
sim-progress = Läuft
sim-title = { $game }, { $seats } Plätze: { $bots }
sim-games = Partien { $games }, Aktionen { $moves }, Aktionen pro Sekunde { $moves_per_s }, Partien pro Sekunde { $games_per_s }
sim-length = Aktionen pro Partie: Mittel { $mean }, wenigste { $low }, meiste { $high }
sim-seat = Platz { $seat } ({ $bot }): Punktzahl { $mean } ± { $spread }, Siege { $wins } ({ $share } %)

# Nachspielen, prüfen, auflisten
replay-entry = nach Eintrag { $at } von { $entries }
verify-whole = Die Aufzeichnung ist unversehrt: { $entries } Einträge, alle regelgerecht.
verify-proved = Der Zufall ist bewiesen: Er folgt ganz aus dem Versprechen und den eigenen Worten der Plätze.
verify-unproved = Der Zufall wurde nicht vorher versprochen; deshalb lässt er sich nicht beweisen, nur dass er möglich war.
verify-result = Punktzahlen: { $scores }
verify-unfinished = Die Partie wurde nicht zu Ende gespielt; bewiesen ist sie, so weit sie reicht.
games-option = { $name } = { $values }: { $about }

# Kartensätze
cli-cards-about = Eine Datei mit anderen Karten für ein Spiel prüfen.
cli-cards = Die Karten dieser Datei statt der üblichen verwenden.
cli-variant = Eine Variante des Spiels, zum Beispiel junior in Columba.
cards-good = Mit { $file } lässt sich { $game } spielen; Zahl der Karten: { $cards }.
cards-twice = { $card } kommt darin { $count }-mal vor; das ist erlaubt.

cli-serve-about = Tische für Menschen, Bots und Zuschauer beherbergen.
cli-serve-host = Die Adresse, an der gelauscht wird; mit 0.0.0.0 kommen auch andere im Netz herein.
cli-serve-port = Der Port, an dem gelauscht wird; sonst 8000.
cli-serve-db = Wo die Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME. Sonst eine Datei im eigenen Datenordner.
cli-serve-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL.
cli-serve-thinkers = Wie viele Prozesse für Bots nachdenken.
cli-serve-url = Wie man den Server erreicht, wenn er hinter einem anderen steht: https://spiele.example.org
cli-serve-limit = Mehr oder weniger von etwas erlauben: connections=200 (mehrmals).
cli-serve-pace = Wie schnell es geht, in Sekunden: bot=0.5 quickest=0.8 slowest=2.4 (mehrmals).
cli-serve-open = Den Browser dort öffnen; ist der übliche Port belegt, wird der nächste freie genommen.
serve-where = Dovecote ist unter { $url } zu finden – Strg+C beendet es.

# Tische pflegen
cli-tables-about = Die Tische pflegen, die ein Server aufbewahrt.
cli-tables-list-about = Die Tische auflisten, die zuletzt geänderten zuerst.
cli-tables-show-about = Zeigen, was ein Betreiber über einen Tisch wissen darf.
cli-tables-export-about = Die Aufzeichnung eines Tisches schreiben. Ist die Partie vorbei, ist sie vollständig; vorher steht darin, was ein Zuschauer lesen darf.
cli-tables-import-about = Die Aufzeichnung einer beendeten Partie aufnehmen. Danach kann man sie ansehen und nachspielen.
cli-tables-backup-about = Alles in eine Datei sichern, während Server weiterlaufen. Behalte sie für dich: Die Geheimnisse laufender Partien stehen darin.
cli-tables-restore-about = Eine Sicherung in eine leere Datenbank zurückspielen. Es darf eine der anderen Art sein.
cli-tables-delete-about = Tische löschen, die seit Tagen niemand angerührt hat. Wer dann nichts mehr hat und ebenso lange da ist, wird mit gelöscht.
cli-tables-check-about = Jede laufende Partie nach den heutigen Regeln nachspielen. Passen sie zu einer nicht mehr, ist der Rückgabewert 1.
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
tables-backed-up = In { $file } ist alles gesichert; Zeilen: { $rows }. Behalte die Datei für dich: Die Geheimnisse laufender Partien stehen darin.
tables-restored = Alles aus { $file } ist wieder da; Zeilen: { $rows }.
tables-ask = Endgültig löschen? Tische: { $tables }, Leute: { $people }. Wenn ja, gib „{ $yes }“ ein:
tables-yes = ja
tables-would-go = Gelöscht würden: Tische { $tables }, Leute { $people }.
tables-gone = Gelöscht: Tische { $tables }, Leute { $people }.
tables-moved = Tisch { $table } ({ $game }): Die Regeln sind nicht mehr { $ruleset }, sondern { $present }; die Partie geht nach ihnen weiter.
tables-checked = Laufende Partien, die weitergehen können: { $fine }; die es nicht können: { $lost }.
