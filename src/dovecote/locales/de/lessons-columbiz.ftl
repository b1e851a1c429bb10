## Columbiz: what its lessons say

# throwing
lesson-columbiz-throwing-title = Würfeln
lesson-columbiz-throwing-about = Drei Würfe, dann deine ersten Steine.
lesson-columbiz-throwing-keep = Du hast bis zu drei Würfe. Behalte deine drei Fünfen und würfle mit den anderen fünf Würfeln noch einmal.
lesson-columbiz-throwing-stand = Du könntest hier aufhören, aber du hast noch zwei Würfe, und mehr Fünfen wären besser.
lesson-columbiz-throwing-early = Steine kommen erst nach dem letzten Wurf. Würfle zuerst.
lesson-columbiz-throwing-again = Fünf Fünfen! Du hast noch einen Wurf. Behalte die Fünfen und würfle mit den anderen drei.
lesson-columbiz-throwing-five = Fünf Fünfen sind gut, und ein weiterer Wurf kostet nichts. Würfle mit den anderen drei.
lesson-columbiz-throwing-costs = Feld 5 in der Spalte der Fünfen kostet fünf Würfel mit einer 5. Du hast sie: Setz dort einen Stein.
lesson-columbiz-throwing-cheap = Dieses Feld kostet weniger Würfel. Nimm diesmal Feld 5 mit allen fünf.
lesson-columbiz-throwing-must = Ein Feld passt zu deinen Würfeln, also musst du mindestens einen Stein setzen.
lesson-columbiz-throwing-left = Die anderen Würfel zählen noch. Ein einzelner Würfel bezahlt Feld 1 seiner Spalte. Setz noch einen Stein.
lesson-columbiz-throwing-another = Du dürftest aufhören, aber es sind noch Würfel übrig. Setz noch einen Stein.
lesson-columbiz-throwing-stop = Nach dem ersten Stein darfst du jederzeit aufhören. Beende deinen Zug.
lesson-columbiz-throwing-done = Das war ein ganzer Zug: würfeln, behalten, würfeln, setzen, beenden. Punkte gibt es für Linien und gefangene Steine: Das zeigen die nächsten Lektionen.

# placing
lesson-columbiz-placing-title = Mehrere Steine
lesson-columbiz-placing-about = Ein Wurf kann bis zu vier Steine bezahlen.
lesson-columbiz-placing-stand = Drei Einsen, zwei Zweien und mehr: Das reicht. Behalte alle und lass den Wurf stehen.
lesson-columbiz-placing-two = Drei Einsen könnten Feld 3 bezahlen. Teil sie lieber auf: Setz einen Stein auf Feld 2, für zwei Einsen.
lesson-columbiz-placing-three = Das verbraucht alle drei Einsen für einen Stein. Teil sie lieber auf: zuerst Feld 2.
lesson-columbiz-placing-order = Gute Idee, andere Reihenfolge: bitte zuerst Feld 2.
lesson-columbiz-placing-rest = Eine Eins ist übrig. Sie bezahlt Feld 1.
lesson-columbiz-placing-used = Ein Würfel gilt nur einmal pro Zug, und eine Eins reicht für dieses Feld nicht.
lesson-columbiz-placing-third = Jetzt die Zweien: Beide zusammen bezahlen Feld 2 ihrer Spalte.
lesson-columbiz-placing-both = Das geht, aber nimm diesmal beide Zweien.
lesson-columbiz-placing-fourth = Drei Steine bisher, und mehr als vier dürfen es nicht sein. Setz den vierten, wohin du willst.
lesson-columbiz-placing-one-more = Du darfst einen vierten Stein setzen. Nutz das.
lesson-columbiz-placing-full = Vier Steine: Mehr geht nicht, auch wenn Würfel übrig sind. Beende deinen Zug.
lesson-columbiz-placing-done = Viele billige Felder oder wenige teure: Das entscheidest du in jedem Zug.

# capturing
lesson-columbiz-capturing-title = Fangen
lesson-columbiz-capturing-about = Hast du in einer Spalte mehr Steine als eine andere Farbe, fängst du ihre.
lesson-columbiz-capturing-even = Dein Gegner hat einen Stein in Spalte 4. Setz einen auf Feld 1 und schau, was geschieht.
lesson-columbiz-capturing-small-first = Gleich. Zuerst Feld 1, damit du siehst, was Gleichstand bedeutet.
lesson-columbiz-capturing-theirs = Dort liegt ein Stein deines Gegners, und Steine bewegen sich nie.
lesson-columbiz-capturing-more = Eins gegen eins: Nichts geschieht. Jetzt in die Überzahl: Zahl drei Vieren für Feld 3.
lesson-columbiz-capturing-column = Noch nicht dort. Es zählt nur die Spalte des neuen Steins: Bleib in Spalte 4.
lesson-columbiz-capturing-freed = Gefangen! Das Feld ist sofort frei. Zwei Vieren sind übrig: Nimm es und schließ die Lücke.
lesson-columbiz-capturing-spare = Drei in einer Linie: auch noch 1 Punkt. Ein Stein noch: Setz ihn auf Feld 1 der Spalte 5.
lesson-columbiz-capturing-one-more = Du darfst zuerst noch einen Stein setzen: Feld 1 der Spalte 5.
lesson-columbiz-capturing-end = Wieder eins gegen eins, also bleibt er. Beende deinen Zug und achte auf Spalte 5.
lesson-columbiz-capturing-lost = Dein Gegner hat dort einen zweiten Stein gesetzt und deinen gefangen. Ein einzelner Stein ist nie ganz sicher.
lesson-columbiz-capturing-worth = Gefangene Steine zählen am Ende, und zwar immer mehr: 1, 2, 4, 6, 9, 12 Punkte und so weiter.

# lines
lesson-columbiz-lines-title = Linien
lesson-columbiz-lines-about = Drei oder mehr deiner Steine in einer Linie bringen sofort Punkte.
lesson-columbiz-lines-gap = Schau auf die erste Reihe: Ein Stein fehlt. Schließ die Lücke mit einer 3.
lesson-columbiz-lines-gap-first = Zuerst die Lücke in der ersten Reihe: Feld 1 der Spalte 3.
lesson-columbiz-lines-column = Vier in einer Reihe: 2 Punkte. Auch eine Spalte kann eine Linie haben: Setz einen Stein zwischen deine zwei in Spalte 3.
lesson-columbiz-lines-later = Gleich. Zuerst Spalte 3: Zwei Dreien bezahlen Feld 2.
lesson-columbiz-lines-puzzle = 1 Punkt. Auch Diagonalen zählen, und eine Linie, die wächst, bringt wieder ihren vollen Wert.
lesson-columbiz-lines-two = Setz deine letzten zwei Steine dieses Zuges so, dass der zweite zwei Linien auf einmal macht!
lesson-columbiz-lines-missed = Diesmal nicht. Nimm zuerst beide Vieren: Dann schließt ein Stein die Reihe und eine Diagonale zugleich ab.
lesson-columbiz-lines-points = Fünf in einer Reihe bringen 3 Punkte, drei auf der Diagonale 1. Eine Linie aus sechs bringt 4.
lesson-columbiz-lines-stay = Diese Punkte behältst du, auch wenn ein Fang die Linie später zerreißt.

# nothing-fits
lesson-columbiz-nothing-fits-title = Wenn nichts passt
lesson-columbiz-nothing-fits-about = Pech kostet Steine. Hier schlägt es zu.
lesson-columbiz-nothing-fits-look = Die Felder 1 und 2 jeder Spalte sind besetzt, du brauchst also drei gleiche. Würfle mit allen acht noch einmal.
lesson-columbiz-nothing-fits-stand = Zu diesen Würfeln passt nichts. Hörst du jetzt auf, verlierst du Steine: Würfle noch einmal.
lesson-columbiz-nothing-fits-early = Du würfelst noch. Steine kommen später.
lesson-columbiz-nothing-fits-hope = Zwei Paare. Behalte die Zweien und die Fünfen, würfle mit den anderen vier und hoffe auf eine dritte.
lesson-columbiz-nothing-fits-nothing = Kein Glück, und das war der letzte Wurf. Jetzt müssen drei Steine aus deinem Vorrat weg.
lesson-columbiz-nothing-fits-three = Dieses Feld kostet mindestens drei gleiche Würfel, und du hast nur Paare.
lesson-columbiz-nothing-fits-taken = Dieses Feld ist besetzt. Frei sind nur Felder ab 3, und für die fehlen dir Würfel.
lesson-columbiz-nothing-fits-gone = Sie sind aus dem Spiel: Niemand hat sie gefangen, und sie sind nichts wert.
lesson-columbiz-nothing-fits-must = Passt irgendetwas, musst du mindestens einen Stein setzen. Behalte die freien Felder im Auge.

# the-end
lesson-columbiz-the-end-title = Das Ende
lesson-columbiz-the-end-about = Deine letzten drei Steine und die Wertung.
lesson-columbiz-the-end-reserve = In deinem Vorrat sind noch drei Steine. Setz den ersten auf Feld 3 der Spalte 3: zwei gegen einen.
lesson-columbiz-the-end-capture-first = Gute Spalte, aber mit Feld 3 bleiben dir zwei Dreien, und die brauchst du.
lesson-columbiz-the-end-third = Heb dir das für deinen letzten Stein auf. Zuerst Spalte 3.
lesson-columbiz-the-end-freed = Gefangen. Nimm das freie Feld mit deinen zwei Dreien: Das macht eine Linie.
lesson-columbiz-the-end-goes-on = Noch nicht: Du hast noch Steine und Würfel dafür.
lesson-columbiz-the-end-last = Der letzte Stein: drei Vieren für Feld 3 der Spalte 4. Er fängt und macht eine Diagonale.
lesson-columbiz-the-end-end = Dein Vorrat ist leer, also ist diese Runde die letzte. Beende deinen Zug; die anderen haben noch ihren.
lesson-columbiz-the-end-over = Alle hatten gleich viele Züge, und die Partie ist vorbei.
lesson-columbiz-the-end-score = Punkte für Linien und für gefangene Steine werden addiert; die höchste Summe gewinnt. Du gewinnst 7 zu 3!
