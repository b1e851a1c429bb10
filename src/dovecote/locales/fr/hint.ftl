## Advice

cli-hint-about = Montrer les trois meilleurs coups dans une position enregistrée, et pourquoi.
cli-hint-seat = Conseiller cette place ; sinon, la première qui doit jouer.
cli-hint-seed = La graine du hasard imaginé ; la même graine donne le même conseil.
cli-hint-figures = Donner aussi les chances de gagner avec chaque coup, et ce qu’il change en points.
hint-thinking = Le champion réfléchit…
hint-title = Le champion ferait ceci, en sachant ce que { $you ->
    [yes] tu sais
   *[no] { $who } sait
 }. C’est un jugement, pas la vérité :
hint-none = Les bots ne savent rien de ce jeu : pas de conseil { $you ->
    [yes] pour toi
   *[no] pour { $who }
 }.
hint-move = { $number }. { $move } – { $means } ; { $idea }.
hint-standing = {"     "}chances de gagner : { $standing } %
hint-reason = {"     "}{ $term } : { $points }
