## La pagina: seguire ciò che fanno gli altri

page-follow-skip = Torna in diretta
page-follow-skip-turn = Tocca a te: torna in diretta
page-since = Dal tuo ultimo turno: { $told }
page-since-title = Dal tuo ultimo turno
page-since-again = Rivedi
page-new = { $what } (nuovo dal tuo ultimo turno)
page-key-since = vedi che cosa è successo dal tuo ultimo turno
page-key-to-now = torna in diretta, mentre vengono mostrate le mosse degli altri

piccioni-page-against = { $yours ->
    [yes] contro la tua carta: { $card }
   *[no] contro la carta di { $owner }: { $card }
 }
piccioni-page-cancelled = annullata
piccioni-page-redirected = rimandata indietro
