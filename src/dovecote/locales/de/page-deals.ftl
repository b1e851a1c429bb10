## Das Spiel des Tages

deal-heading = Das Spiel des Tages
deal-short = Einmal am Tag das gleiche Spiel für alle, gegen einen Bot. Fünf bis zehn Minuten.
deal-see = Die Spiele von heute ansehen
deal-lead = { $day }: von jedem Spiel eines, für alle auf jedem Server das gleiche, gegen den gleichen Bot. Es zählt, wie viele Punkte du vor ihm liegst.
deal-streak = { $count ->
    [0] Noch kein Tag in Folge: Spiel heute eines.
    [one] Ein Tag in Folge.
   *[other] { $count } Tage in Folge.
 }
deal-new = Spielen
deal-new-label = Das Spiel des Tages von { $game } spielen
deal-running = Weiterspielen
deal-running-label = Das Spiel des Tages von { $game } weiterspielen
deal-played = { $played ->
    [0] Hier hat es noch niemand beendet.
    [one] Eine Person hat es hier beendet.
   *[other] { $played } Personen haben es hier beendet.
 }
deal-lead-about = Punkte gegenüber dem Bot
deal-place = { $played ->
    [one] Vor dir hat es hier noch niemand beendet.
   *[other] Platz { $place } von { $played } hier.
 }
deal-no-place = Es wurde nicht bis zum Ende gespielt und hat daher keinen Platz.
deal-model-ahead = Du warst besser als der Champion: { $lead }.
deal-model-level = Du warst so gut wie der Champion: { $lead }.
deal-model-behind = Der Champion war besser: { $lead }.
deal-model-unknown = Wie der Champion abschnitt, ist hier noch nicht bekannt.
deal-everyone = Alle hier
deal-points = Punkte Vorsprung
deal-how-many = Wie viele
deal-share = Davon erzählen
deal-copy = Text kopieren
deal-copied = Der Text ist in der Zwischenablage.
deal-not-copied = Der Text konnte nicht kopiert werden. Markiere ihn und kopiere ihn selbst.
deal-compare = Mit allen vergleichen
deal-honest = Der Zufall des Tages folgt aus dem Datum, damit er überall gleich ist. Wer das Programm liest, kann ihn ausrechnen; sonst erfährt niemand vor dem Spiel von einem Server etwas darüber.
deal-share-title = Dovecote, das Spiel vom { $day }
deal-share-placed = { $game }: { $lead }, Platz { $place } von { $played }
deal-share-alone = { $game }: { $lead }
deal-share-ahead = ★ besser als der Champion
deal-share-level = = so gut wie der Champion
deal-share-behind = · hinter dem Champion
deal-share-streak = Tage in Folge: { $count }
