## Columba: what its lessons say

# first-card
lesson-columba-first-card-title = Deine erste Karte
lesson-columba-first-card-about = Leg eine Karte, bau einen Taubenschlag, beende deinen Zug.
lesson-columba-first-card-card = Du hast eine Karte gezogen. Sie muss eine andere Karte an einer Seite berühren.
lesson-columba-first-card-sand = Leg sie rechts an, so dass Sand an Sand liegt.
lesson-columba-first-card-contact = Zu weit weg: Deine Karte muss mit einer Seite an einer anderen liegen.
lesson-columba-first-card-build = Zwei Sandfelder liegen jetzt zusammen. Bau dort einen kleinen Taubenschlag, und sie sind dein Gut.
lesson-columba-first-card-large = Heb den großen auf: Jedes Feld seines Guts zählt doppelt. Bau hier einen kleinen.
lesson-columba-first-card-not-yet = Du könntest hier aufhören, aber bau zuerst.
lesson-columba-first-card-end = Dein erstes Gut: zwei Felder, 2 Punkte. Mehr als ein Taubenschlag pro Zug geht nicht: Beende deinen Zug.
lesson-columba-first-card-once = Nur ein Taubenschlag pro Zug. Beende deinen Zug.
lesson-columba-first-card-done = Ziehen, legen, bauen, wenn du magst, beenden: Das ist ein Zug. Die größten Güter gewinnen.

# capturing
lesson-columba-capturing-title = Tauben fangen
lesson-columba-capturing-about = Deck die Tauben ab, die deiner Aufgabenkarte fehlen.
lesson-columba-capturing-objective = Deine Aufgabenkarte zeigt vier Tauben: Grün, Weiß, Sand, Blau. Dir fehlen alle vier.
lesson-columba-capturing-cover = Leg deine Karte über die weiße und die Sandtaube: Du fängst, was du abdeckst.
lesson-columba-capturing-contact = Zu weit weg. Leg sie über die rechte Hälfte der ersten Karte.
lesson-columba-capturing-two = Zwei Tauben liegen jetzt auf deiner Aufgabenkarte. Beende deinen Zug.
lesson-columba-capturing-lacks = Dir fehlen noch Grün und Blau. Andere Tauben darfst du nicht abdecken: Probier es ruhig.
lesson-columba-capturing-left = Jetzt fang beide auf einmal: Leg deine Karte über die linke Hälfte der ersten.
lesson-columba-capturing-lacking = Diese Taube fehlt deiner Aufgabenkarte nicht, also darf die ganze Karte dort nicht liegen.
lesson-columba-capturing-done = Alle vier! Deine Aufgabenkarte ist erfüllt. Was das bringt, zeigt die nächste Lektion.

# objectives
lesson-columba-objectives-title = Aufgabenkarten
lesson-columba-objectives-about = Eine erfüllte Aufgabenkarte bringt eigene Tauben und eine weitere Karte.
lesson-columba-objectives-whole = Dir fehlen alle vier Arten, und die erste Karte zeigt jede einmal. Deck sie ganz ab.
lesson-columba-objectives-choose = Erfüllt! Vier Tauben gehören dir. Jetzt darfst du eine neue Aufgabenkarte vom Stapel nehmen.
lesson-columba-objectives-none = Ohne Aufgabenkarte fängst du bis zum Spielende nichts mehr. Es ist früh: Nimm eine.
lesson-columba-objectives-choose-first = Entscheide zuerst über die neue Aufgabenkarte.
lesson-columba-objectives-former = Deine alte Aufgabenkarte ist jetzt eine Handkarte, und du legst sie sofort.
lesson-columba-objectives-covers = Sie darf schon für die neue fangen: Deck links die grüne und die Sandtaube ab.
lesson-columba-objectives-card-first = Leg zuerst die Karte in deiner Hand.
lesson-columba-objectives-end = Zwei Karten in einem Zug, zwei Tauben für die neue Aufgabenkarte. Beende deinen Zug.
lesson-columba-objectives-done = Erfüllt die alte Karte auch gleich die neue Aufgabenkarte, geht alles noch einmal von vorn los: eine Kette.
lesson-columba-objectives-cost = Eine Aufgabenkarte, die am Ende nicht erfüllt ist, kostet 4 Punkte.

# domestic-pigeons
lesson-columba-domestic-pigeons-title = Deine eigenen Tauben
lesson-columba-domestic-pigeons-about = Leg gewonnene Tauben aus und mach Güter größer.
lesson-columba-domestic-pigeons-four = Du hast vier Tauben gewonnen, eine von jeder Art: die vier Plättchen auf deinem Tableau.
lesson-columba-domestic-pigeons-build = Zuerst ein Zuhause: Bau deinen großen Taubenschlag auf die zwei weißen Felder.
lesson-columba-domestic-pigeons-large = Bitte den großen: Dann zählt hier jedes Feld 2 Punkte.
lesson-columba-domestic-pigeons-not-yet = Noch nicht: Es gibt Besseres zu tun.
lesson-columba-domestic-pigeons-lay = Leg jetzt deine weiße Taube auf den bloßen Tisch neben dein Gut.
lesson-columba-domestic-pigeons-loose = Dort läge sie in keinem Gut. Eine ausgelegte Taube braucht am Ende des Zuges ein Zuhause.
lesson-columba-domestic-pigeons-end = Drei Felder, 6 Punkte. Gebaut wird nur einmal pro Zug: Beende ihn.
lesson-columba-domestic-pigeons-blue = Eine Karte mit Blau: Leg sie links an, so dass Blau an Blau liegt.
lesson-columba-domestic-pigeons-bridge = Eine Taube darf auch auf eine Karte. Leg deine blaue auf das Sandfeld zwischen den blauen.
lesson-columba-domestic-pigeons-bridge-first = Verbinde zuerst die blauen: Dann ist das Gut größer.
lesson-columba-domestic-pigeons-house = Fünf blaue Felder in einer Reihe, und deine Taube braucht ein Zuhause: Bau dort einen kleinen Taubenschlag.
lesson-columba-domestic-pigeons-homeless = Deine blaue Taube liegt noch in keinem Gut. Bau zuerst auf ihrer Gruppe.
lesson-columba-domestic-pigeons-finish = Fünf Felder mehr, 5 Punkte. Beende deinen Zug.
lesson-columba-domestic-pigeons-done = Ein kleiner Taubenschlag bringt 1 Punkt je Feld, der große 2.

# estates
lesson-columba-estates-title = Güter
lesson-columba-estates-about = Wie Güter wachsen und was Gegner dort nicht dürfen.
lesson-columba-estates-theirs = Die Sandfelder mit dem Taubenschlag sind das Gut deines Gegners. Dort darfst du nichts abdecken.
lesson-columba-estates-away = Beginne dein eigenes: Dreh deine Karte so, dass über der ersten Karte Grün an Grün liegt.
lesson-columba-estates-gift = Vorsicht: Sand am Sand deines Gegners macht dessen Gut größer. Ein Geschenk!
lesson-columba-estates-estate = Das liegt im Gut deines Gegners. Nur ein Falke kommt dort hinein.
lesson-columba-estates-build = Zwei grüne Felder. Bau einen kleinen Taubenschlag darauf.
lesson-columba-estates-not-yet = Zuerst dein Taubenschlag, auf die grünen Felder.
lesson-columba-estates-second = Ein Gut hat nur einen Taubenschlag. Bau auf Grün.
lesson-columba-estates-end = Dieses Gut gehört dir. Beende deinen Zug.
lesson-columba-estates-grow = Eine Karte mit viel Grün. Leg sie so, dass dein grünes Gut wächst; wo, entscheidest du.
lesson-columba-estates-missed = Dein Gut ist nicht gewachsen. Noch einmal: Grün muss dein Grün an einer Seite berühren.
lesson-columba-estates-done = Jedes Feld, das dazukommt, zählt für dich, gleich wer es gelegt hat.
lesson-columba-estates-never = Zwei Güter wachsen nie zusammen, auch nicht zwei eigene.

# falcons
lesson-columba-falcons-title = Falken
lesson-columba-falcons-about = Züchte einen Falken, zieh ihn groß und zertrenne ein Gut.
lesson-columba-falcons-pay = Ein Falkenküken kostet zwei deiner Tauben. Gib Grün und Sand zurück und züchte eines.
lesson-columba-falcons-breed-first = Davor kommt die Karte. Aber züchte zuerst: Das darfst du mit der Karte in der Hand.
lesson-columba-falcons-young-first = Es gibt noch kein Falkenküken. Züchte zuerst eines.
lesson-columba-falcons-place = Ein Falkenküken! Leg jetzt deine Karte, links.
lesson-columba-falcons-wait = Es muss erst wachsen: ein Schritt pro Zug. Beende deinen Zug.
lesson-columba-falcons-raise = Deine Karte liegt schon. Gib jetzt Blau und Weiß zurück und zieh deinen Falken groß.
lesson-columba-falcons-not-yet = Noch nicht: Der Falke wartet.
lesson-columba-falcons-grown = Nur ein ausgewachsener Falke jagt. Zieh deinen zuerst groß.
lesson-columba-falcons-hunt = Das blaue Gut deines Gegners hängt an einem Feld neben dem Taubenschlag. Schick deinen Falken dorthin.
lesson-columba-falcons-nearer = Das würde weniger abtrennen. Geh näher an den Taubenschlag.
lesson-columba-falcons-estate = Ein Falke landet in einem gegnerischen Gut und nirgends sonst.
lesson-columba-falcons-dovecote = Nicht auf den Taubenschlag selbst. Das Feld daneben genügt.
lesson-columba-falcons-free = Von vier Feldern auf eines! Was abgetrennt ist, ist frei. Bau selbst dort.
lesson-columba-falcons-end = Gut gejagt. Beende deinen Zug.
lesson-columba-falcons-done = Ein Falke bleibt für immer. Er kostet vier Tauben und zwei Züge: Wähl seinen Platz gut.

# the-end
lesson-columba-the-end-title = Die letzte Karte
lesson-columba-the-end-about = Das Ende einer Partie und wie gezählt wird.
lesson-columba-the-end-last = Du hast die letzte Karte gezogen: Dieser Zug beendet die Partie.
lesson-columba-the-end-finish = Deiner Aufgabenkarte fehlen Grün und Blau, das würde 4 Punkte kosten. Deck sie in der Mitte ab und erfülle sie.
lesson-columba-the-end-lacking = Dir fehlen nur Grün und Blau. Such die markierten Felder.
lesson-columba-the-end-former = Geschafft! Der Stapel ist leer, also gibt es keine neue Aufgabenkarte.
lesson-columba-the-end-bare = Die alte wird trotzdem gelegt, deckt aber nichts ab: Leg sie an die markierte Stelle.
lesson-columba-the-end-end = Du könntest noch bauen oder Plättchen auslegen. Beende diesmal deinen Zug und damit die Partie.
lesson-columba-the-end-over = Jedes Feld eines Guts zählt 1 Punkt, mit dem großen Taubenschlag 2. Falken und übrige Tauben zählen nichts.
lesson-columba-the-end-score = Gewonnen, weil du deine Aufgabenkarte erfüllt hast! Bei Gleichstand entscheidet das größte Gut.

# junior-first-card
lesson-columba-junior-first-card-title = Meine erste Karte
lesson-columba-junior-first-card-about = Eine Karte und ein Häuschen.
lesson-columba-junior-first-card-card = Leg deine Karte hierhin, Sand an Sand.
lesson-columba-junior-first-card-contact = Näher! Die Karten müssen sich berühren.
lesson-columba-junior-first-card-build = Stell dein kleines Haus auf den Sand.
lesson-columba-junior-first-card-small = Heb das große Haus für später auf.
lesson-columba-junior-first-card-not-yet = Zuerst ein Haus!
lesson-columba-junior-first-card-end = Zwei Tauben wohnen bei dir. Beende jetzt deinen Zug.
lesson-columba-junior-first-card-done = Gut gemacht! Jede Taube ist ein Punkt.

# junior-bigger
lesson-columba-junior-bigger-title = Mehr Tauben
lesson-columba-junior-bigger-about = Karten dürfen auf Karten liegen.
lesson-columba-junior-bigger-cover = Leg deine Karte hier obendrauf. Dein Sand wird größer!
lesson-columba-junior-bigger-theirs = Diese Tauben wohnen bei jemand anderem. Sie bleiben.
lesson-columba-junior-bigger-house = Nie auf ein Haus.
lesson-columba-junior-bigger-contact = Näher! Die Karten müssen sich berühren.
lesson-columba-junior-bigger-big = Fünf Tauben! Beende deinen Zug.
lesson-columba-junior-bigger-done = Nach der letzten Karte wird gezählt. Das große Haus zählt doppelt.
