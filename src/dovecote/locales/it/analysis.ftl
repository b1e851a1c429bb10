## A finished match, judged

cli-analyse-about = Giudica ogni scelta di una partita finita in base a ciò che si sapeva allora, e mette da parte il caso.
cli-analyse-level = Chi giudica: racer o champion.
cli-analyse-budget = La parte del budget di quel livello, in percentuale; più è grande, più tempo serve e meno si sbaglia.
cli-analyse-plot = Scrive la curva delle possibilità in questo file SVG.
cli-analyse-at = Giudica solo la posizione dopo questa voce; la partita può non essere finita.
cli-analyse-seat = Con --at: secondo ciò che sa questo posto; altrimenti il primo che deve muovere.
analysis-progress = Giudizio
analysis-title = { $level } con il { $budget } % del suo budget, in base a ciò che si sapeva allora. Sono giudizi, non la verità.
analysis-curve = Possibilità di vincere, %
analysis-entry = voce della registrazione
analysis-account = { $who }: da { $start } % a { $result } %. Caso { $luck } (± { $error }), gioco { $play }.
analysis-choices-of = { $count ->
    [one] Una scelta
   *[other] { $count } scelte
 } ({ $marks }); in media ognuna ha regalato il { $lost } % di possibilità di vincere, tutte insieme { $points } punti.
analysis-turning = Qui la partita è cambiata:
analysis-no-turning = Nessun momento da solo ha cambiato questa partita.
analysis-turned-choice = { $at }. { $who } ha scelto «{ $move }»: { $change } %
analysis-turned-gave-up = { $at }. { $who } ha abbandonato: { $change } %
analysis-turned-luck = { $at }. Caso ({ $came }): { $change } % per { $who }
analysis-choices = Scelte che hanno regalato qualcosa:
analysis-no-choices = Nessuno ha regalato nulla di visibile.
analysis-choice = { $at }. { $who }: { $move } { $sign } { $mark }, −{ $lost } % (± { $error }), { $points } punti
analysis-choice-best = { $at }. { $who }: { $move } { $sign } { $mark }
analysis-gave-up = { $at }. { $who } ha abbandonato: −{ $lost } %
analysis-chosen = Ecco che cosa è stato scelto:
analysis-stands = { $who }: { $chance } % di possibilità di vincere.
analysis-move = { $move } – { $means }
analysis-mark-best = la migliore
analysis-mark-good = buona
analysis-mark-doubtful = dubbia
analysis-mark-bad = cattiva
analysis-sign-best = ★
analysis-sign-good = ○
analysis-sign-doubtful = △
analysis-sign-bad = ■
error-not-finished = Si analizza solo una partita finita; questa continua dopo { $entries } voci.
error-no-judge = Non si sa come si vince a { $game }: non si può analizzare.
error-plot-of-position = Una curva mostra una partita intera: --plot e --at non vanno insieme.
error-seat-of-match = --seat vale per una sola posizione: serve --at.
