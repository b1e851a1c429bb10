## Piccioni: was eine Karte tut, aus ihren Wirkungen geschrieben

piccioni-says-and = { "; " }
piccioni-says-all = { $parts }
piccioni-says-free = { $text }; das braucht keinen Schritt
piccioni-says-both = { $text }; das braucht deine beiden Schritte
piccioni-says-assign = lass ihn in einen beliebigen Bereich fallen
piccioni-says-trophy = { $count ->
    [one] eine Taube { $from } wird deine Trophäe
   *[all] alle Tauben { $from } werden deine Trophäen
 }
piccioni-says-trophy-guano = { $count ->
    [one] ein Guano oder ein Guanohaufen in deinem Bereich wird deine Trophäe
   *[all] aller Guano und alle Guanohaufen in deinem Bereich werden deine Trophäen
 }
piccioni-says-share = { $what ->
    [pigeons] alle Tauben { $from } werden Trophäen; du teilst sie mit einer Person deiner Wahl
   *[everything] alle Tauben und aller Guano { $from } werden Trophäen; du teilst sie mit einer Person deiner Wahl
 }
piccioni-says-scare = alle Tauben { $from } werden verscheucht
piccioni-says-move = { $most ->
    [1] versetze eine Taube { $from } { $to }, wo sie Platz hat
   *[other] versetze eine oder zwei Tauben { $from } { $to }, wo sie Platz haben
 }
piccioni-says-discard = { $what ->
    [guano] { $count ->
        [one] wirf einen Guano aus deinem Bereich ab
       *[all] wirf allen Guano aus deinem Bereich ab
     }
   *[lots] { $count ->
        [one] wirf einen Guanohaufen aus deinem Bereich ab
       *[all] wirf alle Guanohaufen aus deinem Bereich ab
     }
 }
piccioni-says-draw = { $cards ->
    [one] zieh eine Karte
    [2] zieh zwei Karten
   *[other] zieh { $cards } Karten
 }
piccioni-says-swap = tausche alle Tauben deines Bereichs gegen die eines anderen Bereichs
piccioni-says-from = { $from ->
    [own-area] in deinem Bereich
    [any-area] in einem Bereich deiner Wahl
    [any-place] an einem Ort deiner Wahl
    [any-zone] in einer Zone deiner Wahl
   *[place] am Ort „{ $place }“
 }
piccioni-says-away = { $from ->
    [own-area] aus deinem Bereich
    [any-area] aus einem Bereich
    [any-place] von einem Ort
    [any-zone] von einer Zone
   *[place] vom Ort „{ $place }“
 }
piccioni-says-to = { $to ->
    [any-area] in einen Bereich
    [any-place] an einen Ort
    [any-zone] in eine andere Zone
   *[place] an den Ort „{ $place }“
 }
piccioni-says-answer = { $to ->
    [aimed] eine Aktion zielt auf deinen Bereich – { $text }
    [guano] Guano oder ein Guanohaufen soll in deinen Bereich kommen – { $text }
    [pigeons] Tauben sollen in deinen Bereich kommen – { $text }
    [trophies] jemand anderes macht auf einmal zwei oder mehr Trophäen – { $text }
   *[reaction] jemand anderes reagiert – { $text }
 }
piccioni-says-net = eine davon wird stattdessen deine Trophäe
piccioni-says-join = du bekommst einen Anteil daran
piccioni-says-cancel = das wird aufgehoben, der Ruf auch
piccioni-says-redirect = die Karte geht an die Person, die sie geschickt hat
piccioni-says-size = braucht { $size ->
    [2] zwei
   *[other] { $size }
 } Plätze
piccioni-says-lands = { $to ->
    [any-place] kommt an einen beliebigen Ort mit Platz oder in deinen Bereich
    [roomiest-place] kommt an den Ort mit den meisten freien Plätzen oder in deinen Bereich
    [most-trophies] kommt in den Bereich der Person mit den meisten Trophäen
    [own-area] kommt in deinen Bereich
    [any-area] kommt in einen beliebigen Bereich
    [any-zone] kommt in eine beliebige Zone mit Platz
   *[place] kommt an den Ort „{ $place }“, sonst an einen Ort mit Platz oder in deinen Bereich
 }
piccioni-says-followed = eine andere Taube darf ihr an einen Ort folgen
piccioni-says-never = kommt nie hierher: { $places }
piccioni-says-calls = { $call ->
    [one] noch eine Taube wird aufgedeckt
   *[other] noch { $call } Tauben werden aufgedeckt
 }
piccioni-says-returns = „Kehrt zurück“
piccioni-says-spaces = { $spaces ->
    [one] ein Platz
   *[other] { $spaces } Plätze
 }
piccioni-says-no-limit = Platz für alle Tauben
piccioni-says-only = nur für: { $pigeons }
piccioni-says-arrival-scare = kommen Tauben an, werden alle Tauben dort verscheucht
piccioni-says-arrival-draw = { $cards ->
    [one] kommen Tauben an, zieht, wer am Zug ist, eine Karte
   *[other] kommen Tauben an, zieht, wer am Zug ist, { $cards } Karten
 }
