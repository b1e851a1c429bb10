## The page: what surrounds every table

page-skip = Zum Tisch springen
page-home = Dovecote, Startseite
page-close = Schließen
page-loading = Der Tisch wird gedeckt …
page-ahead = Meinen nächsten Zug im Voraus wählen
page-ahead-about = Er wird gemacht, sobald du gefragt bist, wenn bis dahin alle alles geschehen lassen. Geschieht etwas anderes, wird er nicht gemacht, und du wirst wie sonst gefragt. Niemand erfährt vorher davon.
page-ahead-none = Noch kann niemand wissen, was du als Nächstes gefragt wirst.
page-ahead-filter = Nur Züge mit diesen Wörtern zeigen
page-ahead-chosen = Im Voraus gewählt: { $move }
page-ahead-dropped = Nicht gemacht, weil sich der Tisch verändert hat: { $move }
page-ahead-change = Ändern
page-ahead-withdraw = Zurückziehen
page-ahead-understood = In Ordnung
page-why-not = Warum nicht
page-clause = Regel { $clause }

# The bar above a table
page-your-turn = Du bist am Zug
page-turn-of = { $who } ist am Zug
page-several-asked = Mehrere sind gefragt
page-title-turn = ● Du bist am Zug – { $game }
page-time-left = Restzeit: { $time }
page-undo = Zurücknehmen
page-goes-on = Es gibt nichts mehr zu wählen: Es geht von selbst weiter.
page-goes-on-wait = Warten
page-hint = Um Rat fragen
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-more = Mehr

# Parts of a table
page-boards = Wer spielt
page-turn-panel = Dein Zug
page-tabs = Teile des Tisches
page-tab-turn = Zug
page-tab-boards = Mitspielende
page-tab-log = Verlauf
page-tab-chat = Gespräch
page-log = Was geschehen ist
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
page-somebody = jemand
page-same-name = { $who } { $number }
page-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
 }

# What is seldom needed
page-language = Sprache
page-letters = Größere Buchstaben auf dem Material
page-copy-link = Link zu diesem Tisch kopieren
page-copied = Kopiert.
page-replay = Von Anfang an ansehen
page-record = Aufzeichnung herunterladen
page-leave = Einen Bot für mich spielen lassen
page-back = Platz { $seat } vom Bot zurückholen
page-replace = Einen Bot für { $who } spielen lassen (abwesend)
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben? Das lässt sich nicht zurücknehmen.

# Guests, onlookers, and whoever is away
page-share-link = Den Link zu diesem Tisch teilen
page-you-watch = Du schaust zu
page-seat-yours = Dein Platz
page-seat-away = Im Augenblick nicht da
page-away-label = Jemand ist nicht da
page-away-now = Wir warten auf { $who }, gerade nicht da.
page-away-for = Nicht da seit { $time }.
page-away-soon = In { $seconds } s kannst du einen Bot weiterspielen lassen.
page-away-can = Ein Bot kann weiterspielen, bis der Platz zurückgenommen wird.
page-away-asked = Du bist mit einem Bot einverstanden; die anderen müssen es auch sein.
page-away-bot = Einen Bot weiterspielen lassen

# The line to the server
page-line-down = Die Leitung ist unterbrochen; dein Tisch wartet.
page-line-again = Nächster Versuch in { $seconds } s.
page-line-now = Jetzt versuchen
page-line-kept = Dein Zug ist aufgehoben: Er geht ab, sobald die Leitung wieder da ist, wenn dieses Fenster offen bleibt.
error-page-network = Der Server ist nicht zu erreichen. Hast du Netz?
error-page-closed = Dieser Tisch ist geschlossen.
page-error-out-of-turn = Du bist nicht mehr am Zug.
page-error-stale = Die Partie ist inzwischen weitergegangen; schau noch einmal hin.
page-error-unreadable = Der Server hat diesen Zug nicht verstanden; nichts hat sich geändert.

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
page-keyname-ctrl = Strg
page-keyname-enter = Eingabe
page-keyname-esc = Esc
page-keyname-shift = Umschalt
page-keyname-tab = Tab
page-keyname-home = Pos1
page-keyname-end = Ende

# Names for people who have not chosen one
person-name-1 = Ringeltaube
person-name-2 = Turteltaube
person-name-3 = Hohltaube
person-name-4 = Pfautaube
person-name-5 = Tümmler
person-name-6 = Kröpfer
person-name-7 = Perückentaube
person-name-8 = Lockentaube
person-name-9 = Bagdette
person-name-10 = Schwalbentaube
person-name-11 = Nönnchen
person-name-12 = Römer

# How a turn goes
page-lesson = So geht ein Zug
page-lesson-rules = Alle Regeln, Absatz für Absatz
