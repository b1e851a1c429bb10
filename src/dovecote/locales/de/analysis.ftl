## A finished match, judged

cli-analyse-about = Jede Entscheidung einer beendeten Partie nach dem beurteilen, was man damals wusste, und den Zufall davon trennen.
cli-analyse-level = Wer urteilt: racer oder champion.
cli-analyse-budget = Der Teil des Rechenaufwands dieser Stufe, in Prozent; mehr dauert länger und irrt seltener.
cli-analyse-plot = Die Kurve der Aussichten in diese SVG-Datei schreiben.
analysis-progress = Wird beurteilt
analysis-title = { $level } mit { $budget } % des Rechenaufwands, nach dem, was alle damals wussten. Es sind Urteile, nicht die Wahrheit.
analysis-curve = Siegchancen, %
analysis-entry = Eintrag der Aufzeichnung
analysis-account = { $who }: von { $start } % auf { $result } %. Zufall { $luck } (± { $error }), Spiel { $play }.
analysis-choices-of = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
 } ({ $marks }); { $lost } % der Chancen und { $points } Punkte verschenkt.
analysis-turning = Hier wendete sich die Partie:
analysis-no-turning = Kein einzelner Augenblick hat diese Partie gewendet.
analysis-turned-choice = { $at }. { $who } entschied sich für „{ $move }“: { $change } %
analysis-turned-luck = { $at }. Zufall ({ $came }): { $change } % für { $who }
analysis-choices = Entscheidungen, die etwas verschenkt haben:
analysis-no-choices = Niemand hat etwas verschenkt, das man merken würde.
analysis-choice = { $at }. { $who }: { $move } { $sign } { $mark }, −{ $lost } % (± { $error }), { $points } Punkte
analysis-mark-best = am besten
analysis-mark-good = gut
analysis-mark-doubtful = zweifelhaft
analysis-mark-bad = schlecht
analysis-sign-best = ★
analysis-sign-good = ○
analysis-sign-doubtful = △
analysis-sign-bad = ■
error-not-finished = Nur beendete Partien werden untersucht; diese geht nach { $entries } Einträgen noch weiter.
error-no-judge = Wie { $game } gewonnen wird, ist nicht bekannt; deshalb lässt es sich nicht untersuchen.
