## Lessons: what all of them say

lesson-other = È permesso. In questa lezione, per favore, prima fai ciò che è chiesto.

# At the terminal
cli-learn-about = Imparare un gioco giocandolo, in brevi lezioni.
learn-lessons = Lezioni di { $title }:
learn-which = Quale lezione? (il numero; Invio per la prossima; «quit» per uscire)
learn-no-such = Non c’è una lezione «{ $text }»; sono numerate da 1 a { $count }.
learn-help = Scrivi una mossa o il suo numero. «show» mostra che cosa fare, «again» ricomincia il passo, «look» disegna il tavolo, «rules ARTICOLO» mostra una regola; «quit» riporta all’elenco.
learn-show = Così andrebbe bene: { $move }
learn-astray = Questa strada non ci porta più. «again» ricomincia il passo.
learn-prompt = { $step } di { $steps }>
learn-many = Sono possibili { $count } mosse; «all» le mostra.
learn-point = Guarda qui: { $places }

# Errors
error-no-lesson = { $game } non ha una lezione «{ $lesson }»; ci sono { $lessons }.
error-lesson-done = La lezione «{ $lesson }» è finita.
error-lost = La lezione «{ $lesson }» non va avanti da «{ $text }». Ricominciala.
