## Eine Entscheidung des Verzeichnisses, im Terminal und auf der Seite

ruling-title = Entscheidung { $id }
ruling-look-up = Entscheidung { $id } nachschlagen
ruling-loading = Die Entscheidung wird geholt …
ruling-unknown = Das Verzeichnis kennt keine Entscheidung { $id }.
ruling-printed = Gedruckt auf { $languages }
ruling-language = { $language ->
    [en] Englisch
    [fr] Französisch
   *[de] Deutsch
 }
ruling-silent = nichts dazu
ruling-readings = Mögliche Lesarten
ruling-chosen = So wird hier gespielt
ruling-how-sure = Wie sicher
ruling-sure = { $sure ->
    [certain] Sicher: Es ist gedruckt oder folgt aus dem Gedruckten.
    [probable] Wahrscheinlich: Gute Anzeichen sprechen dafür.
   *[reconstruction] ⚑ Eine Rekonstruktion: Nichts Öffentliches klärt den Punkt.
 }
ruling-partly = ⚑ Ein Teil davon ist eine Rekonstruktion: Nichts Öffentliches klärt ihn.
ruling-option = Option
ruling-clauses = Regeln, die darauf beruhen
ruling-line = { $label }: { $text }
