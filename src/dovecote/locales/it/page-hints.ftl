## Che cosa suggerisce il campione, e chi sta pensando

page-hints = Suggerimenti
page-hints-about = Il campione suggerisce in base a ciò che tu puoi sapere. È un giudizio, non la verità.
page-hints-read = La percentuale dice come ti troveresti dopo la mossa; sotto c’è ciò che la mossa cambia.
page-hints-thinking = Il campione sta pensando… Può volerci qualche secondo.
page-hints-none = Non è arrivato nessun suggerimento.
page-hints-again = Chiedi di nuovo
page-hints-moved = La posizione è cambiata; i suggerimenti valevano per quella di prima.
page-hints-best = La prima scelta del campione (posizione: { $share }): { $move }
page-hints-standing = Posizione: { $share }
page-hints-even = Nessuna ragione spicca sulle altre.
page-hints-pinned = Scelta, ancora da confermare: { $move }

page-thinks = { $who } sta pensando

# Columba: la carta in mano, come una mossa tra le altre
columba-page-offer-place = carta in { $x },{ $y }, { $quarter ->
    [0] come stampata
    [one] un quarto di giro
   *[other] { $quarter } quarti di giro
 }
