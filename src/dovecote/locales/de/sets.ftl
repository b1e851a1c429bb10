## Kartensätze und Bretter

set-columba-title = Die rekonstruierten Karten
set-columba-provenance = Rekonstruktion: Die gedruckten Karten sind nicht bekannt. Jede Karte mit einem Paar nebeneinander und zwei einzelnen Feldern kommt einmal vor, und jede aus vier verschiedenen Feldern einmal.
set-columbiz-title = Das rekonstruierte Brett
set-columbiz-provenance = Rekonstruktion: In jeder Spalte laufen die Zahlen von 1 beim Würfel bis 6.
set-piccioni-title = Die Hauskarten
set-piccioni-provenance = Rekonstruktion: Die Texte der gedruckten Karten sind nicht öffentlich. Diese sind unsere eigenen, in den Worten der Regeln.

error-reading-twice = { $found } kommt { $expected }-mal vor; das ist erlaubt.
error-board-count = Das Brett hat sechs Spalten; hier sind es { $found }.
error-board-numbers = { $place }: { $found } – in jeder Spalte steht jede Zahl einmal: { $expected }.
error-board-syntax = Die Datei ist kein TOML: { $found ->
        [long] viel zu lang
        [nested] zu tief verschachtelt
        [digits] eine Zahl darin hat zu viele Stellen
       *[other] { $found }
    }
error-cards-free = { $card }, { $field }: Karten, die keinen Schritt brauchen, ziehen zusammen { $found } Karten, höchstens { $expected } dürfen es sein; sonst endet ein Zug vielleicht nie.
error-cards-reserved = { $card }, { $field }: Dieses Wort hat im Text der Züge eine andere Bedeutung; wähle eine andere „id“.
error-label-missing = { $field } fehlt: höchstens { $expected } Zeichen.
error-label-kind = { $field }: „{ $found }“ ist kein Text.
error-label-signs = { $field }: Darin ist ein Zeichen, das man nicht sieht, { $found }.
error-label-long = { $field }: { $found } Zeichen, höchstens { $expected }.
error-label-unseen = { $field }: Davon ist nichts zu lesen, oder ein Buchstabe trägt zu viele Zeichen.
error-label-taken = { $field }: „{ $found }“ heißt der Satz des Hauses.
error-label-drawing = { $field }: „{ $found }“ ist nicht der Name einer Zeichnung: kleine Buchstaben, Ziffern und Bindestriche.
error-reading-syntax = Das ist kein TOML: { $found ->
        [long] viel zu lang
        [nested] zu tief verschachtelt
        [digits] eine Zahl darin hat zu viele Stellen
       *[other] { $found }
    }
error-reading-tables = Nichts davon steht darin: { $expected }.
error-reading-large = Der Satz hat { $found } Bytes, höchstens { $expected }.
error-reading-unknown = { $found } gehört nicht zu einem Satz und wird weggelassen. Bekannt: { $expected }
error-trial-endless = Mit diesen Karten kommt eine Partie nicht zu Ende: Bots haben eine mit { $seats } Plätzen versucht, und nach { $expected } Einträgen ging sie noch weiter.
error-trial-crowded = Mit diesen Karten ist zu vieles auf einmal möglich: { $found } in einer Partie mit { $seats } Plätzen, höchstens { $expected }.
error-no-set = Es gibt keinen Satz { $set }.
error-other-game = Dieser Satz gehört zu einem anderen Spiel: { $theirs }.
error-not-author = Das darf nur, wer den Satz gemacht hat, und niemand mit dem des Hauses.
error-set-changed = Der Satz ist inzwischen geändert worden: Jetzt ist Version { $version } die neueste.
error-set-faulty = { $count ->
    [one] Eines ist noch zu ändern, bevor der Satz gespeichert werden kann.
   *[other] { $count } Dinge sind noch zu ändern, bevor der Satz gespeichert werden kann.
 }
error-set-body = Ein Satz wird als Blatt mit seinem Spiel gesendet oder als TOML.
