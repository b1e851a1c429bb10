## Looking back: replay, fairness, result, rules

# Looking at a match again
replay-title = { $game } noch einmal
replay-loading = Die Partie wird wieder aufgebaut …
replay-controls = Steuerung der Wiedergabe
replay-first = Zum ersten Zug
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-last = Zum letzten Zug
replay-speed = Tempo
replay-times = { $speed }×
replay-scrub = Stelle in der Partie
replay-place = Zug { $at } von { $entries }
replay-heard = Zug { $at } von { $entries }: { $told }
replay-moves = Alle Züge
replay-moves-close = Liste der Züge schließen
replay-taken-back = später zurückgenommen
replay-more = Mehr
replay-table = Zum Tisch
replay-rules = Regeln
replay-proof = War der Zufall ehrlich?
replay-record = Aufzeichnung herunterladen
replay-copy = Link zu Zug { $at } kopieren
replay-copied = Der Link zu Zug { $at } ist kopiert.
replay-share = Zug { $at } teilen …

# Whose knowledge is shown
replay-eyes = Gesehen von
replay-onlooker = Jemand, der zusieht
replay-all = Alle: wer gerade zieht
replay-later = Was die anderen wissen, ist zu sehen, sobald die Partie vorbei ist.

# What the room wrote down
replay-note-undo = { $who } nimmt einen Zug zurück.
replay-note-resign = { $who } gibt auf.
replay-note-give-up = { $who } gibt auf.
replay-note-give-up-to = { $who } gibt auf; ein Bot spielt weiter.
replay-note-timeout = Die Zeit von { $who } ist um.
replay-note-bot = Ein Bot spielt für { $who }.
replay-note-back = { $who } spielt wieder selbst.

# Whether the luck was honest
proof-title = War der Zufall ehrlich?
proof-about = Hier fällt kein Würfel und kommt keine Karte nach Laune. Der ganze Zufall einer Partie folgt aus einer geheimen Zahl des Servers und den Worten, die alle am Tisch hinzufügen. Vor dem ersten Zug legt sich der Server auf sein Geheimnis fest, und hinterher können alle nachrechnen.
proof-working = Es wird nachgerechnet …
proof-failed = Es ließ sich nicht nachrechnen.
proof-mark-yes = stimmt
proof-mark-no = stimmt nicht
proof-mark-unknown = lässt sich hier nicht sagen
proof-verdict-yes = Der Zufall war ehrlich
proof-verdict-fits = Der Zufall passt zum Versprechen
proof-verdict-no = Etwas stimmt nicht
proof-verdict-unknown = Nicht alles lässt sich hier sagen
proof-verdict-yes-text = { $count ->
    [one] Das eine Mal, als der Zufall gefragt war, wurde in diesem Browser nachgerechnet, und es stimmt.
   *[other] Alle { $count } Würfe und gezogenen Karten wurden in diesem Browser nachgerechnet, und alle stimmen.
 }
proof-verdict-fits-text = { $count ->
    [one] Das eine Mal, als der Zufall gefragt war, wurde in diesem Browser nachgerechnet, und es stimmt.
   *[other] Alle { $count } Würfe und gezogenen Karten wurden in diesem Browser nachgerechnet, und alle stimmen.
 } Ob es die Versprechen von vor dem ersten Zug sind, müssen andere sagen, wo dieser Browser sie nicht behalten hat: siehe die Schritte mit einem Fragezeichen.
proof-verdict-no-text = { $count ->
    [one] Der Schritt mit dem Kreuz sagt, was. Angesehen wurde ein Wurf oder eine Karte.
   *[other] Die Schritte mit einem Kreuz sagen, was. Angesehene Würfe und Karten: { $count }.
 }
proof-verdict-unknown-text = { $count ->
    [one] Nichts spricht dagegen, aber das eine Mal ließ sich nicht ganz nachrechnen. Die Schritte unten sagen, warum.
   *[other] Nichts spricht dagegen, aber die { $count } Würfe und Karten ließen sich nicht ganz nachrechnen. Die Schritte unten sagen, warum.
 }

# Step by step
proof-kept = Das Versprechen vor dem ersten Zug
proof-kept-yes = Bevor der Ausgang feststand, hat der Server einen Fingerabdruck seines Geheimnisses gezeigt. Dieser Browser hat ihn seitdem behalten, und es ist derselbe wie in der Aufzeichnung.
proof-kept-no = Der Fingerabdruck in der Aufzeichnung ist nicht der, den dieser Browser behalten hat. Das Versprechen wurde ausgetauscht.
proof-kept-unknown = Dieser Browser hat das Versprechen dieser Partie nicht behalten; er war nicht dabei oder hat es vergessen. Wer mitgespielt hat, kann diesen Fingerabdruck mit dem eigenen vergleichen.
proof-commit = Fingerabdruck:
proof-secret = Das Geheimnis ist das versprochene
proof-secret-yes = Der Server hat sein Geheimnis veröffentlicht, und es hat genau diesen Fingerabdruck. Ein anderes mit demselben lässt sich nicht finden.
proof-secret-no = Das veröffentlichte Geheimnis hat einen anderen Fingerabdruck. Es ist nicht das versprochene.
proof-secret-unknown = In der Aufzeichnung fehlt der Fingerabdruck oder das Geheimnis; es gibt also nichts zu vergleichen.
proof-secret-name = Geheimnis:
proof-words = Die eigenen Worte aller
proof-words-yes = Die Worte aller Plätze stehen in der Aufzeichnung, dieselben, die der Tisch zeigt. Der Zufall folgt aus dem Geheimnis und ihnen zusammen.
proof-words-no = In der Aufzeichnung fehlen Worte, oder es sind nicht die, die der Tisch zeigt.
proof-words-unknown = Wessen Worte es sind, lässt sich hier nicht sagen.
proof-bound = Alle Worte standen fest, als die Partie begann
proof-bound-yes = Als die Partie begann, hat der Server einen zweiten Fingerabdruck gezeigt, vom ersten und den Worten aller Plätze zusammen, auch denen der Bots. Dieser Browser hat ihn seitdem behalten, und er passt zu den Worten in der Aufzeichnung: Niemand hat welche ausgetauscht.
proof-bound-no = Der zweite Fingerabdruck passt nicht zu den Worten in der Aufzeichnung, oder es ist nicht der, den dieser Browser behalten hat. Nach Beginn der Partie wurden Worte ausgetauscht.
proof-bound-unknown = Er passt zu den Worten in der Aufzeichnung, aber dieser Browser hat ihn nicht seit Beginn der Partie behalten. Wer mitgespielt hat, kann ihn mit dem eigenen vergleichen.
proof-bound-none = Diese Partie stammt aus der Zeit vor dem zweiten Fingerabdruck. Es lässt sich also nicht zeigen, dass niemand die Worte eines Platzes, etwa eines Bots, gewählt hat, als schon etwas vom Zufall zu sehen war.
proof-binding = Zweiter Fingerabdruck:
proof-plain = Jede Frage an den Zufall wurde einmal gestellt
proof-plain-yes = Jedes Ziehen und jeder Wurf hat einen schlichten eigenen Namen, etwa „draw 5“. Der Server konnte also nicht so lange fragen, bis ihm die Antwort gefiel.
proof-plain-no = Eine Frage wurde zweimal gestellt, oder ihr Name lässt etwas zu wählen übrig.
proof-plain-unknown = Der Server weiß nicht mehr, was der Zufall gefragt wurde: Die Regeln haben sich seitdem geändert.
proof-draws = { $count ->
    [one] Der Wurf oder die Karte, hier nachgerechnet
   *[other] Alle { $count } Würfe und Karten, hier nachgerechnet
 }
proof-draws-yes = { $count ->
    [one] Er ist, was Geheimnis und Worte ergeben; Abweichungen: { $wrong }.
   *[other] Jeder einzelne ist, was Geheimnis und Worte ergeben; Abweichungen: { $wrong }.
 }
proof-draws-no = Nicht alle sind, was Geheimnis und Worte ergeben; Abweichungen: { $wrong } von { $count }.
proof-draws-unknown = Sie ließen sich nicht nachrechnen: Es ist nicht bekannt, was der Zufall gefragt wurde; ohne Antwort: { $wrong } von { $count }.
proof-differs = Eintrag { $entry } weicht ab: Die Aufzeichnung sagt „{ $said }“, hier ergibt sich „{ $due }“.
proof-show = { $count ->
    [one] Zeigen
   *[other] Alle { $count } zeigen
 }
proof-table = Alle Würfe und Karten
proof-entry = Eintrag
proof-question = Frage
proof-out-of = Woraus
proof-said = Aufgezeichnet
proof-due = Nachgerechnet
proof-bag = { $count ->
    [one] das letzte
   *[other] eins aus { $count }
 }
proof-dice = { $dice ->
    [one] ein Würfel, 1 bis { $faces }
   *[other] { $dice } Würfel, 1 bis { $faces }
 }
proof-whole = Die Aufzeichnung ist unverändert
proof-whole-yes = Ihre letzte Zeile ist ein Fingerabdruck aller Zeilen darüber, und er stimmt. Das schützt vor Versehen; vor Fälschern schützt das Versprechen.
proof-whole-no = Ihre letzte Zeile passt nicht zu den Zeilen darüber: Unterwegs wurde etwas geändert.
proof-whole-unknown = Ihr fehlt die letzte Zeile, die das sagen würde.

# While it is being played
proof-promise-now = Das Versprechen ist gegeben
proof-promise-now-text = Das ist der Fingerabdruck des Geheimnisses, aus dem der ganze Zufall dieser Partie folgt. Schreib ihn dir auf, wenn du magst; dieser Browser behält ihn auch. Das Geheimnis wird veröffentlicht, wenn die Partie vorbei ist, und lässt sich dann hier prüfen.
proof-words-now = Diese Worte werden mit dem Geheimnis vermischt. Sobald die Partie begonnen hat, kann sie niemand mehr ändern.
proof-bound-now = Dieser zweite Fingerabdruck ist der vom ersten und all diesen Worten zusammen. Dieser Browser hat beide behalten; wer sie auch anderswo aufschreibt, muss sich nicht auf ihn verlassen.

# What it is worth
proof-means = Was das zeigt
proof-means-text = Stimmt alles und wurden beide Fingerabdrücke behalten, so hat während der Partie niemand an einem Würfel oder einer Karte gedreht, weder der Server noch jemand am Tisch noch wer den Server betreibt: Der ganze Zufall stand vor dem ersten Zug fest. Das ist für alle bewiesen, die seit Beginn der Partie beide behalten haben. Wer nur den ersten behalten hat, weiß, dass das Geheimnis das versprochene ist; wer keinen behalten hat, nur, dass die Aufzeichnung zu sich selbst passt.
proof-means-not = Was es nicht zeigt
proof-not-rules = Diese Seite kennt die Regeln nicht. Welche Würfe und Karten dran waren und was jeweils im Beutel lag, nimmt sie vom Server. Der Befehl unten rechnet auch das selbst aus.
proof-not-words = Der Server könnte sich ein Geheimnis ausgesucht oder Worte ausgedacht haben, die jemandem nützen. Das schließen nur Worte aus, die jemand am Tisch gewählt hat, nachdem das Versprechen zu sehen war; eine Person genügt.
proof-not-knew = Der Server kennt sein Geheimnis und könnte also wissen, was kommt. Dass er es niemandem verrät, lässt sich nicht nachrechnen.
proof-not-people = Es zeigt auch nicht, wer am Tisch saß oder ob jemand erfahren hat, was andere auf der Hand hatten.
proof-yourself = Ohne diese Seite nachprüfen
proof-yourself-text = Lade die Aufzeichnung herunter und lass Dovecote sie auf deinem eigenen Rechner nachspielen. Das prüft auch jeden Zug an den Regeln:
proof-record = Aufzeichnung herunterladen

# How it ended
result-won = { $who } gewinnt!
result-you-won = Du gewinnst!
result-shared = { $names } teilen sich den Sieg
result-over = Die Partie ist vorbei
result-closed = Der Tisch wurde geschlossen
result-closed-text = Die Partie wurde vorzeitig beendet. Was gespielt wurde, lässt sich trotzdem ansehen und prüfen.
result-gave-up = Aufgegeben: { $names }. Damit endete die Partie vorzeitig; was gespielt wurde, lässt sich trotzdem ansehen und prüfen.
result-given-up = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
 }
result-won-together = { $names } gewinnen!
result-given-up-text = Plätze und Punkte sind so, wie es in diesem Augenblick stand.
result-you = du
result-winner = Sieg
result-rank = Platz { $rank }
result-resigned = aufgegeben
result-points = { $points ->
    [one] Punkt
   *[other] Punkte
 }
result-terms = Die Punkte von { $who }
result-places = Plätze und Punkte
result-total = Zusammen
result-decided = Gleich viele Punkte: { $names }. Die Regel für Gleichstand hat entschieden.
result-rematch = Revanche
result-next = Zur Revanche
result-replay = Noch einmal ansehen
result-proof = War der Zufall ehrlich?
result-record = Aufzeichnung herunterladen
result-home = Startseite
result-fold = Einklappen und den Tisch ansehen
result-show = Ergebnis zeigen
figure-title = Die Partie in Zahlen
figure-turning-point = Wendepunkt
figure-led = Von Anfang bis Ende vorn
figure-best-turn = Bester Zug
figure-turn = Zug { $count } von { $of }
figure-of = { $count } von { $of }
figure-watch = Diesen Augenblick ansehen: { $what }
result-harder = Stärker: { $level }
result-easier = Leichter: { $level }
result-picture = Ein Bild zum Teilen
result-picture-saved = Das Bild ist gespeichert: { $file }.
result-picture-failed = Dieser Browser konnte das Bild nicht erstellen.

# The rules to read in
rules-of = Regeln von { $game }
rules-games = Regeln der anderen Spiele
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
 }
rules-none = Keine Regel enthält alle diese Wörter.
rules-clause = Link zu Regel { $clause }
rules-flag = ⚑ steht für eine Rekonstruktion: Nichts Öffentliches klärt den Punkt, und so wird hier gespielt.
rules-loading = Die Regeln werden geholt …
rules-part-aim = Das Ziel
rules-part-turn = Ein Zug in fünf Bildern
rules-part-score = Was zählt
rules-part-junior = Für Kinder: Junior
rules-part-teams = Zu viert: zwei Teams
rules-read = Regel { $clause } lesen
rules-examples = { $count ->
    [one] Beispiel
   *[other] Beispiele
 }
