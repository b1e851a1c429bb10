## A finished match, judged

cli-analyse-about = Juger chaque choix d’une partie terminée selon ce que l’on savait alors, et mettre le hasard à part.
cli-analyse-level = Qui juge : racer ou champion.
cli-analyse-budget = La part du budget de ce niveau, en pour cent ; plus elle est grande, plus c’est long et sûr.
cli-analyse-plot = Écrire la courbe des chances dans ce fichier SVG.
cli-analyse-at = Ne juger que la position après cette entrée ; la partie peut être inachevée.
cli-analyse-seat = Avec --at : selon ce que sait cette place ; sinon, la première qui doit jouer.
analysis-progress = Jugement
analysis-title = { $level } avec { $budget } % de son budget, d’après ce qu’on savait alors. Ce sont des jugements, pas la vérité.
analysis-curve = Chances de gagner, %
analysis-entry = entrée de l’enregistrement
analysis-account = { $who } : de { $start } % à { $result } %. Hasard { $luck } (± { $error }), jeu { $play }.
analysis-choices-of = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
 } ({ $marks }) ; en moyenne, { $lost } % de chances de gagner perdus par choix ; en tout, { $points } points.
analysis-turning = La partie a basculé ici :
analysis-no-turning = Aucun moment n’a fait basculer cette partie.
analysis-turned-choice = { $at }. { $who } a choisi « { $move } » : { $change } %
analysis-turned-gave-up = { $at }. { $who } a abandonné : { $change } %
analysis-turned-luck = { $at }. Hasard ({ $came }) : { $change } % pour { $who }
analysis-choices = Choix qui ont coûté quelque chose :
analysis-no-choices = Aucun choix n’a rien coûté de visible.
analysis-choice = { $at }. { $who } : { $move } { $sign } { $mark }, −{ $lost } % (± { $error }), { $points } points
analysis-choice-best = { $at }. { $who } : { $move } { $sign } { $mark }
analysis-gave-up = { $at }. { $who } a abandonné : −{ $lost } %
analysis-chosen = Voici ce qui a été choisi :
analysis-stands = { $who } : { $chance } % de chances de gagner.
analysis-move = { $move } – { $means }
analysis-mark-best = le meilleur
analysis-mark-good = bon
analysis-mark-doubtful = douteux
analysis-mark-bad = mauvais
analysis-sign-best = ★
analysis-sign-good = ○
analysis-sign-doubtful = △
analysis-sign-bad = ■
error-not-finished = Seule une partie terminée s’analyse ; celle-ci continue après { $entries } entrées.
error-no-judge = On ne sait rien de la façon de gagner à { $game } : impossible de l’analyser.
error-plot-of-position = Une courbe montre une partie entière : --plot et --at ne vont pas ensemble.
error-seat-of-match = --seat vaut pour une seule position : il faut --at.
