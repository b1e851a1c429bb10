## Die Seite: verfolgen, was die anderen tun

page-follow-skip = Zum aktuellen Stand
page-follow-skip-turn = Du bist dran: zum aktuellen Stand
page-since = Seit deinem letzten Zug: { $told }
page-since-title = Seit deinem letzten Zug
page-since-again = Noch einmal zeigen
page-new = { $what } (neu seit deinem letzten Zug)
page-key-since = sehen, was seit deinem letzten Zug geschehen ist
page-key-to-now = zum aktuellen Stand springen, während die Züge der anderen gezeigt werden

piccioni-page-against = { $yours ->
    [yes] gegen deine Karte: { $card }
   *[no] gegen die Karte von { $owner }: { $card }
 }
piccioni-page-cancelled = aufgehoben
piccioni-page-redirected = zurückgeschickt
