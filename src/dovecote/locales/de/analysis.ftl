## A finished match, judged

cli-analyse-about = Jede Entscheidung einer beendeten Partie nach dem beurteilen, was man damals wusste, und den Zufall davon trennen.
cli-analyse-level = Wer urteilt: racer oder champion.
cli-analyse-budget = Der Teil des Budgets dieser Stufe, in Prozent; mehr dauert länger und irrt seltener.
cli-analyse-plot = Die Kurve der Gewinnchancen in diese SVG-Datei schreiben.
cli-analyse-at = Nur die Stellung nach diesem Eintrag beurteilen; die Partie muss nicht beendet sein.
cli-analyse-seat = Mit --at: aus der Sicht dieses Platzes; sonst des ersten, der am Zug ist.
analysis-progress = Wird beurteilt
analysis-title = { $level } mit { $budget } % des Budgets, nach dem, was man damals wissen konnte. Das sind Urteile, nicht die Wahrheit.
analysis-curve = Gewinnchancen, %
analysis-entry = Eintrag der Aufzeichnung
analysis-account = { $who }: von { $start } % auf { $result } %. Zufall { $luck } (± { $error }), Spiel { $play }.
analysis-choices-of = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
 } ({ $marks }); im Mittel verschenkte jede { $lost } % Gewinnchance, alle zusammen { $points } Punkte.
analysis-turning = Hier kippte die Partie:
analysis-no-turning = Kein einzelner Moment hat diese Partie gekippt.
analysis-turned-choice = { $at }. { $who } entschied sich für „{ $move }“: { $change } %
analysis-turned-gave-up = { $at }. { $who } gab auf: { $change } %
analysis-turned-luck = { $at }. Zufall ({ $came }): { $change } % für { $who }
analysis-choices = Entscheidungen, die etwas verschenkt haben:
analysis-no-choices = Niemand hat sichtbar etwas verschenkt.
analysis-choice = { $at }. { $who }: { $move } { $sign } { $mark }, −{ $lost } % (± { $error }), { $points } Punkte
analysis-choice-best = { $at }. { $who }: { $move } { $sign } { $mark }
analysis-gave-up = { $at }. { $who } gab auf: −{ $lost } %
analysis-chosen = Das wurde gewählt:
analysis-stands = { $who }: Gewinnchance { $chance } %.
analysis-move = { $move } – { $means }
analysis-mark-best = am besten
analysis-mark-good = gut
analysis-mark-doubtful = zweifelhaft
analysis-mark-bad = schlecht
analysis-sign-best = ★
analysis-sign-good = ○
analysis-sign-doubtful = △
analysis-sign-bad = ■
error-not-finished = Nur beendete Partien werden analysiert; diese geht nach { $entries } Einträgen noch weiter.
error-no-judge = Wie { $game } gewonnen wird, ist nicht bekannt; deshalb lässt es sich nicht analysieren.
error-plot-of-position = Eine Kurve zeigt eine ganze Partie: --plot und --at gehen nicht zusammen.
error-seat-of-match = --seat gilt für eine einzelne Stellung: Dazu gehört --at.
