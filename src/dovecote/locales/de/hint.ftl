## Advice

cli-hint-about = Die drei besten Züge in einer aufgezeichneten Stellung zeigen, und warum.
cli-hint-seat = Diesen Platz beraten; sonst den ersten, der am Zug ist.
cli-hint-seed = Der Startwert des gedachten Glücks; derselbe gibt denselben Rat.
hint-thinking = Es wird nachgedacht …
hint-title = Das täte der Champion, wenn er weiß, was { $who } weiß. Es ist ein Urteil, nicht die Wahrheit:
hint-none = Von diesem Spiel wissen die Bots nichts; kein Rat für { $who }.
hint-move = { $number }. { $move } – { $means } ({ $standing } %)
hint-reason = {"     "}{ $term }: { $points }
