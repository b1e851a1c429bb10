## Che cosa suggerisce il campione, e chi sta pensando

page-hints = Suggerimenti
page-hints-about = Il campione suggerisce in base a ciò che tu puoi sapere. È un giudizio, non la verità.
page-hints-read = La percentuale è la possibilità che hai di vincere con la mossa, come la direbbe un’analisi; sotto c’è ciò che la mossa cambia.
page-hints-thinking = Il campione sta pensando… Può volerci qualche secondo.
page-hints-none = Non è arrivato nessun suggerimento.
page-hints-again = Chiedi di nuovo
page-hints-moved = La posizione è cambiata; i suggerimenti valevano per quella di prima.
page-hints-best = La prima scelta del campione: { $move }
page-hints-standing = Possibilità di vincere: { $share }
page-hints-even = Nessuna ragione spicca sulle altre.
page-hints-pinned = Scelta, ancora da confermare: { $move }

page-hints-figures = Mostra le cifre
page-hints-plain = Nascondi le cifre
page-hints-with = { $move }; { $what }
columba-gain-completes = così completi il tuo obiettivo
columba-gain-points = così guadagni { $points ->
    [one] un punto
   *[other] { $points } punti
 }
columbiz-gain-lines = così fai linee per { $points ->
    [one] un punto
   *[other] { $points } punti
 }
columbiz-gain-captures = così catturi { $count ->
    [one] una pedina
   *[other] { $count } pedine
 } di { $who }
piccioni-gain-trophies = così ottieni { $count ->
    [one] un Trofeo
   *[other] { $count } Trofei
 }

page-thinks = { $who } sta pensando
