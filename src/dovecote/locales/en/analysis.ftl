## A finished match, judged

cli-analyse-about = Judge every choice of a finished match by what its player knew then, and set luck apart.
cli-analyse-level = Who judges: racer or champion.
cli-analyse-budget = The part of that level’s budget, in per cent; more takes longer and errs less.
cli-analyse-plot = Write the curve of the chances to this SVG file.
cli-analyse-at = Judge only the position after this entry; the match need not be finished.
cli-analyse-seat = With --at: judge it as this seat knows it; if it is left out, the first that is to move.
analysis-progress = Judging
analysis-title = { $level } with { $budget } % of its budget, from what each player knew at the time. These are judgements, not the truth.
analysis-curve = Chances to win, %
analysis-entry = entry of the record
analysis-account = { $who }: from { $start } % to { $result } %. Luck { $luck } (± { $error }), play { $play }.
analysis-choices-of = { $count ->
    [one] One choice
   *[other] { $count } choices
 } ({ $marks }); each gave away { $lost } % of the chances to win on average, all together { $points } points.
analysis-turning = The match turned here:
analysis-no-turning = No single moment turned this match.
analysis-turned-choice = { $at }. { $who } chose “{ $move }”: { $change } %
analysis-turned-gave-up = { $at }. { $who } gave up: { $change } %
analysis-turned-luck = { $at }. Luck ({ $came }): { $change } % for { $who }
analysis-choices = Choices that gave something away:
analysis-no-choices = Nobody gave anything away that would show.
analysis-choice = { $at }. { $who }: { $move } { $sign } { $mark }, −{ $lost } % (± { $error }), { $points } points
analysis-choice-best = { $at }. { $who }: { $move } { $sign } { $mark }
analysis-gave-up = { $at }. { $who } gave up: −{ $lost } %
analysis-chosen = This is what was chosen:
analysis-stands = { $who } has a chance of { $chance } % to win.
analysis-move = { $move } – { $means }
analysis-mark-best = best
analysis-mark-good = good
analysis-mark-doubtful = doubtful
analysis-mark-bad = bad
analysis-sign-best = ★
analysis-sign-good = ○
analysis-sign-doubtful = △
analysis-sign-bad = ■
error-not-finished = Only a finished match is analysed; this one goes on after { $entries } entries.
error-no-judge = Nothing is known of how { $game } is won, so it cannot be analysed.
error-plot-of-position = A curve is of a whole match: --plot and --at do not go together.
error-seat-of-match = --seat is for one position: it needs --at.
