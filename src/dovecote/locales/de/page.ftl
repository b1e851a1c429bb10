## The page: what surrounds every table

page-skip = Zum Tisch springen
page-home = Dovecote, Startseite
page-close = Schließen
page-loading = Der Tisch wird gedeckt …
page-why-not = Warum nicht
page-clause = Regel { $clause }

# The bar above a table
page-your-turn = Du bist am Zug
page-turn-of = { $who } ist am Zug
page-several-asked = Mehrere sind gefragt
page-title-turn = ● Du bist am Zug – { $game }
page-time-left = Restzeit: { $time }
page-undo = Zurück
page-hint = Um Rat fragen
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-more = Mehr

# Parts of a table
page-boards = Die Spieler
page-turn-panel = Dein Zug
page-tabs = Teile des Tisches
page-tab-turn = Zug
page-tab-boards = Spieler
page-tab-log = Verlauf
page-tab-chat = Gespräch
page-log = Was geschah
page-log-more = Früheres zeigen
page-chat = Tischgespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-chat-send = Senden
page-chat-line = { $who } sagt: { $text }
page-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
 }
page-onlooker = Zuschauer
page-nobody = niemand
page-same-name = { $who } { $seat }
page-bot-name = Bot { $seat }
page-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
 }

# What is seldom needed
page-language = Sprache
page-light = Helle Farben
page-dark = Dunkle Farben
page-sound-on = Töne einschalten
page-sound-off = Töne ausschalten
page-letters = Größere Buchstaben auf dem Material
page-copy-link = Link zu diesem Tisch kopieren
page-copied = Kopiert.
page-replay = Von Anfang an ansehen
page-record = Aufzeichnung herunterladen
page-leave = Einen Bot für mich spielen lassen
page-back = Platz { $seat } vom Bot zurücknehmen
page-replace = Einen Bot für { $who } spielen lassen (abwesend)
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben? Das lässt sich nicht zurücknehmen.

# The line to the server
page-line-down = Die Leitung ist unterbrochen; dein Tisch wartet.
page-line-again = Nächster Versuch in { $seconds } s.
page-line-now = Jetzt versuchen
error-page-network = Der Server ist nicht zu erreichen. Ist das Netz da?
error-page-closed = Dieser Tisch ist geschlossen.

# Between two people at one screen
page-curtain = { $who }, das ist jetzt nur für deine Augen
page-curtain-about = Gib den Bildschirm weiter. Die anderen schauen weg.
page-curtain-lift = Ich bin { $who }

# Keys
page-keys = Tasten
page-key-help = diese Tasten zeigen
page-key-undo = den letzten Zug zurücknehmen, wenn seither nichts aufgedeckt wurde
page-key-hint = um Rat fragen, wenn der Tisch es erlaubt
page-key-tab = von einem Teil des Tisches zum nächsten gehen
page-key-escape = Gewähltes loslassen oder ein Fenster schließen

# Names for people who have not chosen one
person-name-1 = Ringeltaube
person-name-2 = Turteltaube
person-name-3 = Hohltaube
person-name-4 = Pfautaube
person-name-5 = Tümmler
person-name-6 = Kröpfer
person-name-7 = Perückentaube
person-name-8 = Lockentaube
person-name-9 = Brieftaube
person-name-10 = Schwalbentaube
person-name-11 = Nönnchen
person-name-12 = Römer

# How a turn goes
page-lesson = So geht ein Zug
page-lesson-rules = Die ganzen Regeln, Punkt für Punkt
