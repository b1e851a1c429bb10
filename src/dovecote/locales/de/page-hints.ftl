## Was der Champion vorschlägt, und wer nachdenkt

page-hints = Vorschläge
page-hints-about = Der Champion geht bei seinen Vorschlägen von dem aus, was du wissen kannst. Es ist ein Urteil, nicht die Wahrheit.
page-hints-read = Die Prozentzahl sagt, wie gut du nach dem Zug stündest; darunter steht, was der Zug ändert.
page-hints-thinking = Der Champion denkt nach … Das kann ein paar Sekunden dauern.
page-hints-none = Es ist kein Vorschlag gekommen.
page-hints-again = Noch einmal fragen
page-hints-moved = Die Stellung hat sich geändert; die Vorschläge galten der vorigen.
page-hints-best = Die erste Wahl des Champions (Stellung: { $share }): { $move }
page-hints-standing = Stellung: { $share }
page-hints-even = Kein einzelner Grund sticht heraus.
page-hints-pinned = Gewählt, noch zu bestätigen: { $move }

page-thinks = { $who } denkt nach

# Columba: die Karte auf der Hand, als ein Zug unter anderen
columba-page-offer-place = Karte bei { $x },{ $y }, { $quarter ->
    [0] wie gedruckt
    [one] eine Vierteldrehung
   *[other] { $quarter } Vierteldrehungen
 }
