## Advice

cli-hint-about = Mostra le tre mosse migliori in una posizione registrata, e perché.
cli-hint-seat = Consiglia questo posto; altrimenti il primo che deve muovere.
cli-hint-seed = Il seme del caso immaginato; lo stesso seme dà lo stesso consiglio.
cli-hint-figures = Indica anche le possibilità di vincere con ogni mossa, e che cosa cambia in punti.
hint-thinking = Il campione sta pensando…
hint-title = Il campione farebbe così, sapendo ciò che { $you ->
    [yes] sai tu
   *[no] sa { $who }
 }. È un giudizio, non la verità:
hint-none = I bot non sanno nulla di questo gioco: nessun consiglio { $you ->
    [yes] per te
   *[no] per { $who }
 }.
hint-move = { $number }. { $move } – { $means }; { $idea }.
hint-standing = {"     "}possibilità di vincere: { $standing } %
hint-reason = {"     "}{ $term }: { $points }
