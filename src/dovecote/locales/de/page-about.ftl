## Was ist das? Die Antworten der Zahlen, Bilder, Abzeichen und Marken

page-what-is = Was ist das?
page-key-what = von Marke zu Marke: Was ist das?
page-grounds = Buchstaben auf den Feldern

columba-letter-g = G
columba-letter-w = W
columba-letter-s = S
columba-letter-b = B
columba-page-about-points = Punkte bis jetzt: die Felder aller Güter
columba-page-about-open = { $points ->
    [one] Ein Punkt geht
   *[other] { $points } Punkte gehen
 } verloren, wenn die Aufgabenkarte am Ende noch unerfüllt ist. Noch nicht abgezogen.
columba-page-about-after = Punkte nach dem Zug, den du dir gerade ansiehst
columba-page-about-gift = Punkte, die der Zug, den du dir gerade ansiehst, hier verschenken würde
columba-page-about-team = Punkte beider Verbündeter bis jetzt
columba-page-about-objective = Die Aufgabenkarte. { $aim }
columba-page-about-none = Keine Aufgabenkarte: Hier wird nichts mehr gefangen und am Ende nichts abgezogen
columba-page-about-dovecote = { $size ->
    [large] Großer Taubenschlag: 2 Punkte je Feld
   *[small] Kleiner Taubenschlag: 1 Punkt je Feld
 }; { $left ->
    [yes] noch zu bauen
   *[no] schon gebaut
 }
columba-page-about-eyas = Falkenküken: zwei Plättchen ziehen eines groß
columba-page-about-falcon = Ausgewachsene Falken, die ausgeschickt werden können
columba-page-about-tiles = Plättchen zum Auslegen ({ $kind }), oder um Falken zu bezahlen
columba-page-about-pile = Karten, die noch gezogen werden. Der Zug mit der letzten ist der letzte.
columba-page-about-ground = Der Buchstabe dieser Feldart: { $kind }
columba-page-about-field = { $what ->
    [bare] Bloßer Tisch
    [falcon] Falke: Dieses Feld zählt für niemanden
    [tile] Haustaube: { $kind }
   *[wild] Wilde Taube: { $kind }
 }{ $dovecote ->
    [small] , mit kleinem Taubenschlag
    [large] , mit großem Taubenschlag
   *[no] {""}
 }.
columba-page-about-estate = { $yours ->
    [yes] Dein Gut
   *[no] Gut von { $who }
 }: { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
columba-page-brings-gift = { $who } bekommt dadurch { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.

columbiz-page-about-total = Punkte insgesamt: Linien und gefangene Steine
columbiz-page-about-captures = Gefangene Steine, und was sie am Ende wert sind
columbiz-page-about-reserve = Steine, die noch im Vorrat sind. Ist ein Vorrat leer, ist die Runde die letzte.
columbiz-page-about-column = Felder dieser Spalte werden mit Würfeln bezahlt, die { $face } zeigen
columbiz-page-about-tally = Würfel mit { $face }, die jetzt daliegen: { $count }
columbiz-page-about-pawn = Ein Stein von { $who }
columbiz-page-about-die = Eine { $face }: wird noch einmal geworfen, wenn du sie nicht behältst
columbiz-page-about-kept = Eine { $face }, die du behältst
columbiz-page-about-lies = Ein Würfel, der { $face } zeigt
columbiz-page-about-used = Dieser Würfel hat einen Stein bezahlt

piccioni-page-about-points = Punkte, wie es gerade steht: Trophäen, abzüglich Tauben und Guano
piccioni-page-about-gift = Der Zug, den du dir gerade ansiehst, würde hier helfen
piccioni-page-about-pigeons = Tauben in diesem Bereich: Sie kosten am Ende Punkte
piccioni-page-about-guano = Guano in diesem Bereich: kostet am Ende Punkte
piccioni-page-about-trophies = Trophäen: Sie sind Punkte
piccioni-page-about-hand = Karten auf der Hand
piccioni-page-about-medal = Trophäe: { $name }
piccioni-page-about-unseen = Eine Trophäe, die niemand gesehen hat; am Ende wird sie umgedreht
piccioni-page-about-room = { $is ->
    [endless] Hier ist immer Platz
    [full] Kein Platz mehr
   *[free] Plätze: { $spaces } insgesamt, { $free } frei
 }
piccioni-page-about-free = Ein freier Platz
piccioni-page-about-bird = { $name }{ $has ->
    [no] {""}
   *[yes] : { $text }
 }
piccioni-page-about-dirt = { $name }: kostet am Ende Punkte
piccioni-page-about-call = Ruf: bringt nach deinen Schritten { $count ->
    [one] eine Taube
   *[other] { $count } Tauben
 }
piccioni-page-about-r = Reaktion: darf auch außerhalb deines Zugs gespielt werden
piccioni-page-about-pips = Schritte, die in diesem Zug noch bleiben
piccioni-page-about-flock = Tauben, die noch kommen. Ist keine mehr da, haben alle noch einen Zug.
piccioni-page-about-deck = Aktionskarten zum Ziehen
piccioni-page-about-discard = Gespielte Karten; aufklappen zeigt, welche
