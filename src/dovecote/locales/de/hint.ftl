## Advice

cli-hint-about = Die drei besten Züge in einer aufgezeichneten Stellung zeigen, und warum.
cli-hint-seat = Diesen Platz beraten; sonst den ersten, der am Zug ist.
cli-hint-seed = Der Startwert des gedachten Zufalls; derselbe gibt denselben Rat.
cli-hint-figures = Auch die Gewinnchance mit jedem Zug nennen, und was er um wie viele Punkte ändert.
hint-thinking = Der Champion denkt nach …
hint-title = Das täte der Champion, wenn er weiß, was { $you ->
    [yes] du weißt
   *[no] { $who } weiß
 }. Es ist ein Urteil, nicht die Wahrheit:
hint-none = Von diesem Spiel wissen die Bots nichts; es gibt keinen Rat { $you ->
    [yes] für dich
   *[no] für { $who }
 }.
hint-move = { $number }. { $move } – { $means }; { $idea }.
hint-standing = {"     "}Gewinnchance: { $standing } %
hint-reason = {"     "}{ $term }: { $points }
