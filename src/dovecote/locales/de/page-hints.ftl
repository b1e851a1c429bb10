## Was der Champion vorschlägt, und wer nachdenkt

page-hints = Vorschläge
page-hints-about = Der Champion geht bei seinen Vorschlägen von dem aus, was du wissen kannst. Es ist ein Urteil, nicht die Wahrheit.
page-hints-read = Die Prozentzahl ist deine Gewinnchance mit dem Zug, wie eine Analyse sie nennt; darunter steht, was der Zug ändert.
page-hints-thinking = Der Champion denkt nach … Das kann ein paar Sekunden dauern.
page-hints-none = Es ist kein Vorschlag gekommen.
page-hints-again = Noch einmal fragen
page-hints-moved = Die Stellung hat sich geändert; die Vorschläge galten der vorigen.
page-hints-best = Die erste Wahl des Champions: { $move }
page-hints-standing = Gewinnchance: { $share }
page-hints-even = Kein einzelner Grund sticht heraus.
page-hints-pinned = Gewählt, noch zu bestätigen: { $move }

page-hints-figures = Zahlen zeigen
page-hints-plain = Zahlen verbergen
page-hints-with = { $move }; { $what }
columba-gain-completes = das erfüllt deine Aufgabenkarte
columba-gain-points = das bringt dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }
columbiz-gain-lines = das macht Linien für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }
columbiz-gain-captures = das fängt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
 } von { $who }
piccioni-gain-trophies = das bringt dir { $count ->
    [one] eine Trophäe
   *[other] { $count } Trophäen
 }

page-thinks = { $who } denkt nach
