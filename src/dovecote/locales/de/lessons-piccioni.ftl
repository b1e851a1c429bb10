## Piccioni: what its lessons say

# first-turn
lesson-piccioni-first-turn-title = Dein erster Zug
lesson-piccioni-first-turn-about = Zwei Schritte, dann kommt eine Taube.
lesson-piccioni-first-turn-aim = Eine Trophäe ist einen Punkt wert, eine Taube in deinem Bereich kostet einen. Du machst zwei Schritte pro Zug.
lesson-piccioni-first-turn-net = Erster Schritt: Spiel das Netz auf die Taube in deinem Bereich. Sie wird deine Trophäe.
lesson-piccioni-first-turn-net-first = Ziehen darfst du immer, aber das Netz bringt jetzt zwei Punkte.
lesson-piccioni-first-turn-dear = Das geht auch, für zwei Karten. Das Netz allein ist billiger.
lesson-piccioni-first-turn-moves = Beide Schritte müssen gemacht sein, bevor du den Zug beendest.
lesson-piccioni-first-turn-draw = Von minus eins auf plus eins! Zweiter Schritt: Zieh drei Karten.
lesson-piccioni-first-turn-end = Deine Schritte sind gemacht. Beende den Zug, und eine Taube kommt vom Stapel.
lesson-piccioni-first-turn-over = Zwei Schritte pro Zug, und du hast sie gemacht. Beende deinen Zug.
lesson-piccioni-first-turn-stupid = Eine Dumme kommt an einen beliebigen Ort mit Platz. Wähl einen.
lesson-piccioni-first-turn-place = Diese kommt an einen Ort: Straße, Menge, Denkmal oder Hochspannungsleitung.
lesson-piccioni-first-turn-done = Zwei Schritte, das Aufdecken, und dein Gegner ist am Zug.

# guano
lesson-piccioni-guano-title = Guano
lesson-piccioni-guano-about = Lass ihn bei anderen fallen und putz deinen Bereich.
lesson-piccioni-guano-dirty = Dein Gegner hat Guano bei dir fallen lassen. Er kostet am Ende einen Punkt.
lesson-piccioni-guano-revenge = Revanchier dich: Spiel deinen Guano auf den Bereich deines Gegners. Dafür ziehst du eine Karte.
lesson-piccioni-guano-own = Das ist dein eigener Bereich! Lass ihn bei deinem Gegner fallen.
lesson-piccioni-guano-guano-first = Geputzt wird gleich. Lass zuerst deinen fallen.
lesson-piccioni-guano-aim = Sag, für wen er ist: Wähl einen Bereich.
lesson-piccioni-guano-clean = Jetzt deiner: Zahl eine beliebige Karte und putz ihn weg.
lesson-piccioni-guano-umbrella = Der Regenschirm kann das auch. Putz diesmal, indem du eine Karte zahlst.
lesson-piccioni-guano-dirt-first = Putz zuerst: Ziehen kannst du jederzeit.
lesson-piccioni-guano-end = Blitzsauber. Beende deinen Zug.
lesson-piccioni-guano-infamous = Die Gemeine kommt zu der Person mit den meisten Trophäen. Ihr habt gleich viele, also wählst du.
lesson-piccioni-guano-home = In deinen eigenen Bereich? Lieber nach nebenan.
lesson-piccioni-guano-areas = Die Gemeine kommt in einen Bereich, nie an einen Ort.
lesson-piccioni-guano-done = Tauben und Guano kosten je einen Punkt, ein Guanohaufen zwei. Halt deinen Bereich sauber.

# calls
lesson-piccioni-calls-title = Karten, die rufen
lesson-piccioni-calls-about = Starke Karten bringen Trophäen und weitere Tauben.
lesson-piccioni-calls-car = Zwei Tauben sind auf der Straße. Spiel das Auto auf die Fette; die andere wird verscheucht.
lesson-piccioni-calls-either = Beide gingen. Nimm die Fette: Sie braucht zwei Plätze.
lesson-piccioni-calls-car-first = Ziehen kann warten. Das Auto hat zu tun.
lesson-piccioni-calls-rifle = Eine verscheuchte Taube fliegt in den Bereich mit den wenigsten Tauben; bei Gleichstand in den Stapel.
lesson-piccioni-calls-shoot = Jetzt das Gewehr: Nimm die Taube in deinem eigenen Bereich.
lesson-piccioni-calls-home = Auch eine Trophäe, aber die Taube in deinem Bereich kostet dich einen Punkt, solange sie bleibt.
lesson-piccioni-calls-rifle-first = Ziehen kann warten. Nimm das Gewehr.
lesson-piccioni-calls-end = Zwei Trophäen! Aber das Auto ruft eine Taube und das Gewehr zwei. Beende den Zug: Drei kommen.
lesson-piccioni-calls-fat = Die Fette kommt dorthin, wo die meisten Plätze frei sind. Zwei Orte sind gleich: Wähl.
lesson-piccioni-calls-roomy = Nicht dort: Es gehen nur die Orte mit den meisten freien Plätzen.
lesson-piccioni-calls-lame = Die Hinkende kommt an jeden Ort, nur nicht auf die Hochspannungsleitung.
lesson-piccioni-calls-never = Die Hinkende kommt nie auf die Hochspannungsleitung hinauf.
lesson-piccioni-calls-infamous = Die dritte war eine Gemeine, und du hast die meisten Trophäen: Sie ist bei dir eingezogen.
lesson-piccioni-calls-done = Ruft nichts, kommt genau eine Taube. Starke Karten haben ihren Preis.

# lady
lesson-piccioni-lady-title = Die Taubendame
lesson-piccioni-lady-about = Trophäen für zwei Karten, Tauben versetzen und eine Taubendame mit Begleitung.
lesson-piccioni-lady-trophy = Auch ohne passende Karte kannst du eine Taube in deinem Bereich zur Trophäe machen: für zwei Karten.
lesson-piccioni-lady-pay = Nimm die Taubendame und zahl mit Guano und Gewehr.
lesson-piccioni-lady-keep-crumbs = Behalte die Brotkrumen: Du brauchst sie gleich.
lesson-piccioni-lady-lady-first = Das ginge auch, aber nimm die Taubendame: Da geschieht etwas Seltsames.
lesson-piccioni-lady-returns = Die Taubendame kehrt in den Stapel zurück, und eine verdeckte Taube von dort ist deine Trophäe.
lesson-piccioni-lady-crumbs = Lock jetzt die Hinkende aus der Menge mit Brotkrumen in den Bereich deines Gegners.
lesson-piccioni-lady-crowd = Richtiges Ziel, andere Taube: Nimm die aus der Menge.
lesson-piccioni-lady-crumbs-first = Nimm zuerst die Brotkrumen.
lesson-piccioni-lady-room = Dort ist kein Platz. In einem Bereich ist immer Platz.
lesson-piccioni-lady-end = Beende deinen Zug und schau, wer kommt.
lesson-piccioni-lady-lady = Die Taubendame ist wieder da! Schick sie auf das Denkmal.
lesson-piccioni-lady-quiet = Erlaubt, aber das Denkmal ist leer: Platz für sie und einen Gast.
lesson-piccioni-lady-place = Sie kommt an einen Ort, der Platz hat.
lesson-piccioni-lady-follow = Eine Taube darf ihr folgen. Werde die aus deinem eigenen Bereich los!
lesson-piccioni-lady-chance = Du darfst verzichten, aber dann bleibt die Taube in deinem Bereich.
lesson-piccioni-lady-help = Das würde deinem Gegner helfen. Nimm die Taube aus deinem eigenen Bereich.
lesson-piccioni-lady-done = Dein Bereich ist leer, der deines Gegners voll: gut gemacht.

# reactions
lesson-piccioni-reactions-title = Reaktionen
lesson-piccioni-reactions-about = Drei Antworten, wenn jemand anderes am Zug ist.
lesson-piccioni-reactions-asked = Dein Gegner lässt Guano bei dir fallen. Bevor er landet, wirst du gefragt, ob du reagierst.
lesson-piccioni-reactions-umbrella = Spann den Regenschirm auf: Der Guano fliegt dorthin zurück, woher er kam.
lesson-piccioni-reactions-pass = Passen darfst du immer, aber du hast genau die richtige Karte.
lesson-piccioni-reactions-keep = Das würde ihn auch aufhalten. Behalte sie: Es kommt noch Schlimmeres.
lesson-piccioni-reactions-net = Eine Reaktion passt nur auf das, was sie nennt, und das Netz ist für Tauben.
lesson-piccioni-reactions-answer = Du bist nicht am Zug. Passe oder reagiere.
lesson-piccioni-reactions-swap = Jetzt kommt ein Wohnungstausch: die Tauben deines Gegners gegen deine.
lesson-piccioni-reactions-balcony = Er zielt auf deinen Bereich. „Nicht auf meinem Balkon!“ hebt ihn auf, seinen Ruf auch.
lesson-piccioni-reactions-later = Das Netz würde eine Taube fangen. Behalte es und heb den ganzen Tausch auf.
lesson-piccioni-reactions-infamous = Der Zug endet, und eine Gemeine wird zu dir geschickt. Fang sie mit deinem Netz!
lesson-piccioni-reactions-done = Eine Taube für deinen Bereich ist jetzt deine Trophäe. Reaktionen kosten keinen Schritt.
lesson-piccioni-reactions-sealed = Werden mehrere gefragt, antworten alle verdeckt; es gilt die erste Reaktion im Uhrzeigersinn.

# sharing
lesson-piccioni-sharing-title = Teilen
lesson-piccioni-sharing-about = Geteilte Trophäen, eine Karte umsonst und zu viele Karten.
lesson-piccioni-sharing-free = „Ich auch!“ zieht zwei Karten und braucht keinen Schritt. Spiel das zuerst.
lesson-piccioni-sharing-free-first = Das braucht einen Schritt. Zuerst „Ich auch!“, das braucht keinen.
lesson-piccioni-sharing-surge = Zwei Tauben auf der Hochspannungsleitung. Spiel Stromstoß und teil mit der nächsten Person, die keine Trophäe hat.
lesson-piccioni-sharing-leader = Diese Person hat schon eine Trophäe. Teil mit der anderen.
lesson-piccioni-sharing-surge-first = Zuerst Stromstoß: Jetzt sind die Tauben da.
lesson-piccioni-sharing-shared = Je eine Trophäe, die erste für dich. Zweiter Schritt: Zieh drei Karten.
lesson-piccioni-sharing-own = Nicht in deinen eigenen Bereich. Zieh drei Karten.
lesson-piccioni-sharing-many = Sechs Karten sind eine zu viel. Wirf ab, was du am wenigsten brauchst.
lesson-piccioni-sharing-five = Höchstens fünf Karten: Wirf zuerst eine ab.
lesson-piccioni-sharing-end = Stromstoß ruft zwei Tauben. Beende deinen Zug.
lesson-piccioni-sharing-done = Mit wem du teilst, entscheidest du: am besten mit jemandem, der zurückliegt.

# the-end
lesson-piccioni-the-end-title = Der letzte Zug
lesson-piccioni-the-end-about = Der Stapel ist leer: Räum auf, dann wird gezählt.
lesson-piccioni-the-end-last = Im Stapel sind keine Tauben mehr. Alle hatten noch einen Zug; deiner ist der letzte.
lesson-piccioni-the-end-pigeon = Eine Taube und Guano in deinem Bereich kosten Punkte. Fang die Taube mit dem Netz.
lesson-piccioni-the-end-late = Handkarten zählen am Ende nichts. Mach lieber Punkte.
lesson-piccioni-the-end-net-first = Gut, aber zuerst die Taube: Sie bringt zwei Punkte.
lesson-piccioni-the-end-keep-net = Nicht mit dem Netz: Das brauchst du für die Taube.
lesson-piccioni-the-end-guano = Zwei Punkte mehr. Jetzt putz den Guano weg.
lesson-piccioni-the-end-end = Ein leerer Bereich. Beende deinen Zug und damit die Partie.
lesson-piccioni-the-end-moves = Beide Schritte sind gemacht. Beende deinen Zug.
lesson-piccioni-the-end-over = Jede Trophäe zählt 1 Punkt, eine aus Guano 2; was im Bereich liegt, kostet Punkte. Du gewinnst 10 zu 5!
lesson-piccioni-the-end-score = Bei gleichen Punkten gewinnt, wer weniger Karten im Bereich hat.
