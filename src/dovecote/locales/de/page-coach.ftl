## Der Coach: was beim ersten Mal erklärt wird und wovor er warnt

page-coach = Der Coach erklärt Neues und warnt vor Fehlern
page-coach-about = An Tischen, die jede Hilfe erlauben. Wenn du hier nichts änderst, nur in der ersten Partie jedes Spiels.
page-coach-read = Verstanden
page-coach-explain = Erklären
page-coach-fold = Weniger
page-coach-decline = Nichts mehr erklären

# Vor einem Zug, der einem leidtun könnte
page-caution = Wirklich?
page-caution-back = Noch einmal überlegen
page-caution-go = Trotzdem machen
page-caution-never = Machen und nicht mehr warnen
caution-helps = Das bringt { $who } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
caution-costs = Das kostet dich { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
caution-late-objective = { $turns ->
    [0] Das ist dein letzter Zug.
    [one] Du hast höchstens noch einen Zug.
   *[other] Du hast höchstens noch { $turns } Züge.
 } Eine Aufgabenkarte, die am Ende unerfüllt ist, kostet { $points } Punkte.
caution-unfinished = An einer anderen Stelle würde diese Karte deine Aufgabenkarte erfüllen. Unerfüllt kostet sie { $points } Punkte, und das ist dein letzter Zug.
caution-forfeits = Diese Würfel bezahlen kein Feld. Behältst du sie, verlierst du { $pawns ->
    [one] einen Stein
   *[other] { $pawns } Steine
 } aus deinem Vorrat.

# Columba, zum ersten Mal
columba-first-captured = Eine Karte darf nur Tauben abdecken, die der Aufgabenkarte noch fehlen. Die werden gefangen: Für jede liegt jetzt ein Plättchen auf der Aufgabenkarte.
columba-first-completed = Eine erfüllte Aufgabenkarte bringt vier Plättchen für später. Auch sie selbst wird gelegt, und eine neue darf gezogen werden.
columba-first-small = Die ganze Gruppe einer Farbe ist jetzt ein Gut: ein Punkt für jedes Feld, auch für jedes, das dazukommt.
columba-first-large = Die ganze Gruppe einer Farbe ist jetzt ein Gut. Ein großer Taubenschlag zählt zwei Punkte je Feld; alle haben nur je einen.
columba-first-laid = Ein Plättchen zählt als Feld seiner Farbe. Neben einem Gut derselben Farbe lässt es dieses wachsen.
columba-first-bred = Zwei Plättchen bringen ein Falkenküken. Zwei weitere ziehen es in einem späteren Zug groß.
columba-first-raised = Ein ausgewachsener Falke kann in ein gegnerisches Gut geschickt werden, einmal pro Zug.
columba-first-falcon = Das Feld des Falken zählt für niemanden. Was er vom Taubenschlag abschneidet, ist wieder frei.
columba-first-grows = Felder derselben Farbe, die ein Gut berühren, gehören von selbst dazu. Jedes Feld ist Punkte wert.
columba-first-helped = Ein Gut wächst, wer auch immer die Karte gelegt hat, und die Punkte bekommt, wem es gehört. Achte darauf, wo deine Karten fremde Güter berühren.
columba-first-shrinks = Bedeckte Felder zählen nicht mehr. Felder, die von ihrem Taubenschlag abgeschnitten sind, gehören niemandem: Alle dürfen dort bauen.
columba-first-discarded = Diese Karte passte nirgends, darum ist sie aus dem Spiel. Der Zug geht weiter.
columba-first-last = Der Stapel ist leer: Das ist der letzte Zug. Eine unerfüllte Aufgabenkarte kostet 4 Punkte.

# Columbiz, zum ersten Mal
columbiz-first-thrown = Behalte die Würfel, die dir gefallen, und wirf die anderen noch einmal, höchstens zweimal. Feld 3 in Spalte 5 kostet drei Fünfen.
columbiz-first-placed = Ein Stein kostet so viele Würfel, wie auf dem Feld steht, und alle müssen die Zahl der Spalte zeigen. Bis zu vier Steine pro Zug.
columbiz-first-captured = Wer einen Stein setzt und dann in dieser Spalte mehr hat als eine andere Farbe, fängt dort alle ihre Steine. Ein gefangener Stein zählt 1 Punkt, zwei zählen 2, drei 4, vier 6.
columbiz-first-line = Drei oder mehr Steine einer Farbe in einer Linie ohne Lücke zählen sofort: drei 1 Punkt, vier 2, fünf 3, sechs 4.
columbiz-first-aside = Kein Feld passte zu den Würfeln, darum sind bis zu drei Steine des Vorrats aus dem Spiel. Bevor du Würfel endgültig behältst, such ein Feld, das sie bezahlen können.
columbiz-first-last = Ein Vorrat ist leer: Diese Runde wird zu Ende gespielt, dann ist die Partie aus.

# Piccioni, zum ersten Mal
piccioni-first-guano = Guano in einem Bereich kostet am Ende Punkte. Manche Karten waschen ihn ab, oder du zahlst Karten zum Putzen.
piccioni-first-lands = Eine Taube in einem Bereich kostet am Ende einen Punkt, wenn sie nicht fortfliegt oder zur Trophäe wird.
piccioni-first-trophy = Eine Trophäe ist einen Punkt wert. Wer am Ende die meisten Punkte hat, gewinnt.
piccioni-first-returned = Diese Taube kehrt in den Stapel zurück. Die Trophäe, die dafür gezogen wird, bleibt bis zum Ende verdeckt.
piccioni-first-reaction = Karten mit einem R darf man auch als Antwort spielen, wenn jemand anderes am Zug ist.
piccioni-first-cancelled = Eine aufgehobene Karte bewirkt nichts, und die Tauben, die sie gerufen hätte, kommen nicht.
piccioni-first-redirected = Die Karte geht dahin zurück, woher sie kam.
piccioni-first-scared = Verscheuchte Tauben fliegen in den Bereich mit den wenigsten Tauben.
piccioni-first-scattered = Mehrere Bereiche haben gleich wenige Tauben, darum fliegen die verscheuchten in den Stapel. Sonst flögen sie in den Bereich mit den wenigsten.
piccioni-first-followed = Eine Taubendame darf eine andere Taube mitbringen.
piccioni-first-called = Starke Karten rufen Tauben: So viele, wie gerufen wurden, werden am Ende dieses Zugs aufgedeckt, statt einer.
piccioni-first-swapped = Alle Tauben zweier Bereiche haben die Plätze getauscht.
piccioni-first-revealed = Nach den Schritten werden Tauben aufgedeckt. Wohin eine kommt, sagt ihre Art: Es steht in der Mitte des Tisches.
piccioni-first-last = Handkarten zählen am Ende nichts: Mach in deinem letzten Zug Punkte daraus.
