## Lessons: what all of them say

lesson-other = Das ist erlaubt. Mach in dieser Lektion bitte zuerst, wonach gefragt ist.

# At the terminal
cli-learn-about = Ein Spiel spielend lernen, in kurzen Lektionen.
learn-lessons = Lektionen zu { $title }:
learn-which = Welche Lektion? (ihre Nummer; Eingabetaste für die nächste; „quit“ zum Gehen)
learn-no-such = Es gibt keine Lektion „{ $text }“; sie sind von 1 bis { $count } nummeriert.
learn-help = Tippe einen Zug oder seine Nummer. „show“ zeigt, was zu tun ist, „again“ beginnt den Schritt neu, „look“ zeichnet den Tisch, „rules ABSATZ“ zeigt eine Regel; „quit“ führt zur Liste zurück.
learn-show = So ginge es: { $move }
learn-astray = Dieser Weg führt nicht mehr dorthin. „again“ beginnt den Schritt neu.
learn-prompt = { $step } von { $steps }>
learn-many = { $count } Züge sind möglich; „all“ zeigt sie.
learn-point = Schau hierhin: { $places }

# Errors
error-no-lesson = { $game } hat keine Lektion „{ $lesson }“; es gibt { $lessons }.
error-lesson-done = Die Lektion „{ $lesson }“ ist fertig.
error-lost = Die Lektion „{ $lesson }“ geht von „{ $text }“ nicht weiter. Fang sie neu an.
