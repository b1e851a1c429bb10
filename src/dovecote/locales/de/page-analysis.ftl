## A finished match judged, on the page

page-analysis = Was war da los?
page-analysis-ask = Diese Partie analysieren
page-analysis-go-on = Analyse fortsetzen
page-analysis-working = Der Champion sieht sich jede Entscheidung an: { $part }
page-analysis-stop = Nicht mehr warten
page-analysis-stopped = Die Analyse ist nicht fertig.
page-analysis-there = Die Analyse ist da.
page-analysis-refused = { $status ->
    [closed] Diese Partie wurde vor ihrem Ende abgebrochen; wer gewonnen hätte, lässt sich nicht sagen.
    [over] Dieses Spiel lässt sich nicht analysieren.
    [stranded] Die Regeln haben sich geändert und können dieser Partie nicht mehr folgen.
   *[running] Eine Partie wird erst analysiert, wenn sie vorbei ist.
 }
page-analysis-verdict = Was dieser Zug wert war
page-analysis-nothing = Bei diesem Zug gibt es nichts zu beurteilen.
page-analysis-turning-point = Wendepunkt { $number }
page-analysis-lost = verschenkte { $lost } Gewinnchance, { $points } Punkte
page-analysis-lost-about = verschenkte { $lost } (± { $error }) Gewinnchance, { $points } Punkte
page-analysis-luck = Zufall: { $change } % für { $who }.
page-analysis-luck-about = Zufall: { $change } % (± { $error }) für { $who }.
analysis-better = Besser: { $move }; { $idea }.
analysis-idea-but = es kostet zwar etwas, aber { $idea }
analysis-idea-later = sofort zeigt sich nichts, es zahlt sich in den nächsten Zügen aus
analysis-idea-then = in den folgenden Zügen: { $idea }
page-analysis-mark-before = Zur vorigen Marke
page-analysis-mark-next = Zur nächsten Marke
page-analysis-no-mark = In dieser Richtung gibt es keine Marke mehr.
page-analysis-show = Besseren Zug zeigen
page-analysis-shown = Jetzt auf dem Tisch: { $move }
page-analysis-shown-here = Der bessere Zug, auf dem Tisch, wie er damals war. Gespielt wird nichts.
page-analysis-try = Noch einmal versuchen
page-analysis-summary = Zusammenfassung
page-analysis-about = Der Champion hat mit { $budget } seines Budgets jede Entscheidung nach dem beurteilt, was man damals wissen konnte. Das sind Urteile, nicht die Wahrheit.
page-analysis-accounts = Zufall und Spiel, für alle einzeln
page-analysis-player = Wer
page-analysis-start = Anfangs
page-analysis-of-luck = Zufall
page-analysis-of-play = Spiel
page-analysis-result = Am Ende
page-analysis-adds-up = Gewinnchancen in Prozent. Zufall ist, was Ziehen und Würfeln über den Durchschnitt hinaus bewirkt haben, mit dem Fehler, wo er geschätzt ist; Spiel ist der Rest: eigene Entscheidungen und die der anderen.
page-analysis-choices = Entscheidungen und ihre Marken
page-analysis-given = Verlust je Entscheidung
page-analysis-turning = Hier kippte die Partie
page-analysis-no-turning = Kein einzelner Moment hat diese Partie gekippt
page-analysis-turned = Zug { $at }, { $kind ->
    [luck] Zufall
   *[choice] eine Entscheidung
 }: { $change } % für { $who }. { $told }
page-analysis-mistakes = Entscheidungen, die etwas verschenkten
page-analysis-no-mistakes = Niemand hat sichtbar etwas verschenkt
page-analysis-mistake = Zug { $at }, { $who }: { $lost }. { $told }
page-analysis-try-all = { $count ->
    [one] Den besseren Zug finden
   *[other] Den besseren Zug finden: { $count } Rätsel
 }
page-analysis-table = Die Kurve als Tabelle
page-analysis-entry = Zug
page-analysis-choice = Entscheidung

# Puzzles
page-puzzles = Finde den besseren Zug
page-puzzles-about = Entscheidungen aus eigenen Partien, die etwas verschenkten. Der Tisch ist so, wie du ihn damals kanntest; der Champion sagt, ob dein Zug so gut ist wie seiner.
page-puzzles-none = Noch gibt es keine. Lass eine deiner beendeten Partien analysieren: Der Knopf ist am Ende der Partie und in ihrer Wiederholung.
page-puzzles-server = Die Liste aller Rätsel braucht einen Server. Die einer Partie stehen in ihrer Analyse.
page-puzzles-one = { $game }, Zug { $at }
page-puzzles-solved = gelöst
page-puzzle-ask = { $who }: Finde einen besseren Zug als den gespielten.
page-puzzle-thinking = Der Champion vergleicht …
page-puzzle-best = Das ist auch die Wahl des Champions
page-puzzle-good = So gut wie die Wahl des Champions, innerhalb seiner Genauigkeit
page-puzzle-same = Das wurde damals gespielt. Es { $lost }.
page-puzzle-worse = Noch nicht: Es { $lost }.
page-puzzle-for = { $verdict }; { $idea }.
page-puzzle-show = Zeig es mir
page-puzzle-shown = Die Wahl des Champions: { $move }; { $idea }.
page-puzzle-next = Weiter
page-puzzle-replay = Zur Wiederholung
page-puzzle-all = Alle Rätsel

# Playing on
page-playon = Ab hier weiterspielen
page-playon-about = Nach Zug { $at } beginnt eine neue Partie mit eigenem Zufall. Ihre Aufzeichnung sagt, wo sie abgezweigt ist.
page-playon-seat = Wer spielt für { $who }?
page-playon-me = Ich
page-playon-friend = Jemand anderes, per Link
page-playon-go = Spielen
page-playon-nobody = Einer der Plätze muss deiner sein.
error-no-choice = Bei Eintrag { $entry } dieser Partie hatte niemand etwas zu entscheiden.

# The idea of a move: what it is good for, in a clause
columba-idea-points = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] es bringt deinen Gütern einen Punkt mehr
           *[other] es bringt deinen Gütern { $count } Punkte mehr
         }
       *[no] es bringt deinen Gütern im Durchschnitt { $count } Punkte mehr
     }
    [theirs] { $sure ->
        [yes] { $count ->
            [one] es kostet die Güter der anderen einen Punkt
           *[other] es kostet die Güter der anderen { $count } Punkte
         }
       *[no] es kostet die Güter der anderen im Durchschnitt { $count } Punkte
     }
   *[both] { $sure ->
        [yes] { $count ->
            [one] es bringt dir bei den Gütern einen Punkt mehr Vorsprung
           *[other] es bringt dir bei den Gütern { $count } Punkte mehr Vorsprung
         }
       *[no] es bringt dir bei den Gütern im Durchschnitt { $count } Punkte mehr Vorsprung
     }
 }
columba-idea-unfinished = { $side ->
    [theirs] die anderen bleiben leichter auf einer unfertigen Aufgabenkarte sitzen
   *[both] du bleibst weniger leicht auf einer unfertigen Aufgabenkarte sitzen
 }
columba-idea-captured = { $kind ->
    [completed] so erfüllst du deine Aufgabenkarte
    [denied] es hindert jemand anderen daran, seine Aufgabenkarte zu erfüllen
   *[several] { $side ->
        [mine] deine Aufgabenkarte kommt weiter voran
        [theirs] die Aufgabenkarten der anderen kommen weniger voran
       *[both] deine Aufgabenkarte kommt weiter voran als die der anderen
     }
 }
columba-idea-tiles = { $kind ->
    [completed] so erfüllst du deine Aufgabenkarte
    [denied] es hindert jemand anderen daran, seine Aufgabenkarte zu erfüllen
   *[several] { $side ->
        [mine] { $sure ->
            [yes] { $count ->
                [one] du hast ein Plättchen mehr
               *[other] du hast { $count } Plättchen mehr
             }
           *[no] du hast im Durchschnitt { $count } Plättchen mehr
         }
        [theirs] die anderen haben weniger Plättchen
       *[both] du hast mehr Plättchen im Vergleich zu den anderen
     }
 }
columba-idea-young = { $side ->
    [mine] du bekommst ein Falkenküken
    [theirs] die anderen haben weniger Falkenküken
   *[both] ein Falkenküken ist auf deiner Seite
 }
columba-idea-adult = { $side ->
    [mine] du bekommst einen ausgewachsenen Falken
    [theirs] die anderen haben weniger ausgewachsene Falken
   *[both] ein ausgewachsener Falke ist auf deiner Seite
 }
columba-idea-hunt = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] ein Falke von dir könnte die anderen einen Punkt mehr kosten
           *[other] ein Falke von dir könnte die anderen { $count } Punkte mehr kosten
         }
       *[no] ein Falke von dir könnte die anderen im Durchschnitt { $count } Punkte mehr kosten
     }
    [theirs] die Falken der anderen fänden weniger zu holen
   *[both] ein Falke von dir fände mehr zu holen im Vergleich zu ihren
 }
columba-idea-fragile = { $side ->
    [mine] ein Falke könnte von deinen Gütern weniger abtrennen
    [theirs] ein Falke könnte von den Gütern der anderen mehr abtrennen
   *[both] ein Falke könnte von deinen Gütern weniger abtrennen im Vergleich zu denen der anderen
 }
columba-idea-small = { $side ->
    [theirs] den anderen bleiben weniger kleine Taubenschläge
   *[both] ein kleiner Taubenschlag bleibt für später
 }
columba-idea-large = { $side ->
    [theirs] die anderen haben ihren großen Taubenschlag eher schon verbaut
   *[both] der große Taubenschlag bleibt für später
 }
columba-idea-site = { $side ->
    [theirs] den anderen bleiben nur kleinere freie Gruppen zum Bauen
   *[both] dir bleibt die bessere freie Gruppe zum Bauen
 }
columba-idea-room = { $side ->
    [theirs] die Güter der anderen haben weniger Platz zum Wachsen
   *[both] deine Güter behalten mehr Platz zum Wachsen
 }
columba-idea-links = { $side ->
    [theirs] weniger freie Tauben liegen nahe bei den Gütern der anderen
   *[both] mehr freie Tauben liegen nahe bei deinen Gütern
 }
columba-idea-objective = { $side ->
    [theirs] die anderen haben weniger Zeit für ihre Aufgabenkarten
   *[both] es gibt eine Aufgabenkarte, für die sich Fangen lohnt
 }
columba-idea-reach = { $side ->
    [theirs] eine Karte kann den anderen weniger von dem bringen, was ihren Aufgabenkarten fehlt
   *[both] eine Karte kann dir mehr von dem bringen, was deiner Aufgabenkarte fehlt
 }
columba-idea-growth = { $side ->
    [theirs] kommende Karten können die Güter der anderen weniger wachsen lassen
   *[both] kommende Karten können deine Güter stärker wachsen lassen
 }
columbiz-idea-points = { $kind ->
    [lines] { $sure ->
        [yes] { $count ->
            [one] es bringt dir mit einer Linie einen Punkt mehr Vorsprung
           *[other] es bringt dir mit Linien { $count } Punkte mehr Vorsprung
         }
       *[no] es bringt dir im Durchschnitt { $count } Punkte mehr Vorsprung, meist mit Linien
     }
    [captures] { $sure ->
        [yes] { $count ->
            [one] es bringt dir durch Fangen einen Punkt mehr Vorsprung
           *[other] es bringt dir durch Fangen { $count } Punkte mehr Vorsprung
         }
       *[no] es bringt dir im Durchschnitt { $count } Punkte mehr Vorsprung, meist durch Fangen
     }
   *[several] { $sure ->
        [yes] { $count ->
            [one] es bringt dir einen Punkt mehr Vorsprung
           *[other] es bringt dir { $count } Punkte mehr Vorsprung
         }
       *[no] es bringt dir im Durchschnitt { $count } Punkte mehr Vorsprung
     }
 }
columbiz-idea-danger = { $kind ->
    [column] deine Steine in Spalte { $what } geraten weniger leicht in die Unterzahl
   *[several] weniger deiner Steine können in die Unterzahl geraten
 }
columbiz-idea-prey = { $kind ->
    [column] du kannst ihre Steine in Spalte { $what } leichter in die Unterzahl bringen und fangen
   *[several] du kannst mehr von ihren Steinen in die Unterzahl bringen und fangen
 }
columbiz-idea-lines = { $kind ->
    [row] es bereitet eine Linie von dir in der Reihe der { $what } vor
    [column] es bereitet eine Linie von dir in Spalte { $what } vor
    [diagonal] es bereitet eine schräge Linie von dir vor
   *[several] es hält dir mehr und längere Linien offen
 }
columbiz-idea-theirs = { $kind ->
    [row] es stört eine Linie der anderen in der Reihe der { $what }
    [column] es stört eine Linie der anderen in Spalte { $what }
    [diagonal] es stört eine schräge Linie der anderen
   *[several] es lässt den anderen weniger mit Linien zu holen
 }
columbiz-idea-held = { $kind ->
    [column] { $sure ->
        [yes] in Spalte { $what } ziehst du gleich oder in Führung
       *[no] in Spalte { $what } ziehst du öfter gleich oder in Führung
     }
   *[several] du hältst mehr Spalten im Vergleich zu den anderen
 }
columbiz-idea-pawns = { $kind ->
    [column] du bekommst mehr Steine in Spalte { $what }
   *[several] du hast mehr Steine auf dem Brett im Vergleich zu den anderen
 }
columbiz-idea-reserve = mehr deiner Steine bleiben im Vorrat
columbiz-idea-throws = { $count ->
    [one] über alle möglichen Würfe ist es einen Punkt mehr wert
   *[other] über alle möglichen Würfe ist es { $count } Punkte mehr wert
 }
piccioni-idea-trophies = { $side ->
    [mine] { $sure ->
        [yes] { $count ->
            [one] es bringt dir bei den Trophäen einen Punkt mehr
           *[other] es bringt dir bei den Trophäen { $count } Punkte mehr
         }
       *[no] es bringt dir bei den Trophäen im Durchschnitt { $count } Punkte mehr
     }
    [theirs] die anderen holen weniger mit Trophäen
   *[both] { $sure ->
        [yes] { $count ->
            [one] es bringt dir bei den Trophäen einen Punkt mehr Vorsprung
           *[other] es bringt dir bei den Trophäen { $count } Punkte mehr Vorsprung
         }
       *[no] es bringt dir bei den Trophäen im Durchschnitt { $count } Punkte mehr Vorsprung
     }
 }
piccioni-idea-pigeons = { $more ->
    [yes] { $side ->
        [mine] du hast mehr Tauben in deinem Bereich, und es ist Zeit, Trophäen daraus zu machen
        [theirs] die anderen haben weniger Tauben in ihren Bereichen, aus denen Trophäen werden
       *[both] im Vergleich zu den anderen hast du mehr Tauben in deinem Bereich, und es ist Zeit, Trophäen daraus zu machen
     }
   *[no] { $side ->
        [mine] weniger Tauben bleiben in deinem Bereich, wo sie gegen dich zählen
        [theirs] mehr Tauben bleiben in den Bereichen der anderen, wo sie gegen sie zählen
       *[both] im Vergleich zu den anderen hast du weniger Tauben in deinem Bereich
     }
 }
piccioni-idea-guano = { $more ->
    [yes] { $side ->
        [mine] du hast weniger Guano
        [theirs] die anderen haben mehr Guano
       *[both] du hast weniger Guano im Vergleich zu den anderen
     }
   *[no] Guano kostet dich jetzt wenig
 }
piccioni-idea-cards = { $kind ->
    [card] du behältst die Karte, die jetzt mehr nützt: { $what }
   *[several] { $more ->
        [yes] { $side ->
            [mine] du hast mehr Karten auf der Hand
            [theirs] die anderen haben weniger Karten auf der Hand
           *[both] du hast mehr Karten auf der Hand im Vergleich zu den anderen
         }
       *[no] du hältst weniger Karten zurück, die jetzt wenig wert sind
     }
 }
piccioni-idea-trophy_cards = { $more ->
    [yes] { $kind ->
        [card] du behältst eine Karte, die Trophäen macht: { $what }
       *[several] du behältst mehr Karten, die Trophäen machen
     }
   *[no] { $kind ->
        [card] du gibst eine Karte her, der für Trophäen wenig Zeit bleibt: { $what }
       *[several] du hältst weniger Karten zurück, die Trophäen machen: Für sie bleibt wenig Zeit
     }
 }
piccioni-idea-flight_cards = { $more ->
    [yes] { $kind ->
        [card] du behältst eine Karte, die Tauben aus deinem Bereich bringt: { $what }
       *[several] du behältst, was Tauben aus deinem Bereich bringt
     }
   *[no] { $kind ->
        [card] du gibst eine Karte her, die Tauben aus deinem Bereich bringt, was jetzt wenig nützt: { $what }
       *[several] du hältst weniger Karten zurück, die Tauben aus deinem Bereich bringen: Sie nützen jetzt wenig
     }
 }
piccioni-idea-reactions = { $more ->
    [yes] { $kind ->
        [card] du behältst eine Reaktion: { $what }
       *[several] du behältst mehr Reaktionen auf der Hand
     }
   *[no] { $kind ->
        [card] du gibst eine Reaktion her, die jetzt wenig nützt: { $what }
       *[several] du hältst weniger Reaktionen zurück, die jetzt wenig nützen
     }
 }
