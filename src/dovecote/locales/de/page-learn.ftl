## Lessons on the page, and the line at every table that says what it is about

page-learn = Lernen
page-learn-label = { $game } lernen, in kurzen Lektionen
page-learn-title = { $game } lernen
page-learn-lead = Kurze Lektionen an einem echten Tisch, je ein bis zwei Minuten. Du spielst selbst, es zählt nicht, und du kannst jederzeit aufhören.
page-learn-loading = Die Lektion wird aufgebaut …
page-learn-young = Für Kinder
page-learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 }
page-learn-is-done = Geschafft
page-learn-is-begun = Weitermachen
page-learn-is-next = Als Nächstes
page-learn-back-to-table = Zurück an deinen Tisch
page-learn-play = Eine Partie spielen
page-learn-rules = Die Regeln
page-learn-lessons = In kurzen Lektionen lernen

# During a lesson
page-learn-teacher = Was zu tun ist
page-learn-step = Schritt { $step } von { $steps }
page-learn-all = Alle Lektionen
page-learn-show = Zeig es mir
page-learn-shown = So ginge es: { $move }
page-learn-pointed = Hierauf zeigt die Lektion.
page-learn-again = Diesen Schritt noch einmal
page-learn-once-more = Von vorn
page-learn-astray = Dieser Weg führt nicht mehr dorthin. Beginne den Schritt noch einmal.
page-learn-done = Lektion geschafft.
page-learn-next = Nächste Lektion
page-learn-closed = Hier endet die Lektion. Schau dich um, so lange du magst.
page-learn-key-show = zeigen, was zu tun ist

# Offered once at a table
page-learn-offer = Zum ersten Mal hier? Kurze Lektionen zeigen, wie es geht.
page-learn-show-me = Zeig es mir
page-learn-skip = Nein, danke

# What a game and a turn are about
page-aim = Ziel
page-now = Jetzt
page-aim-about = Worum es geht
page-now-others = { $who } ist gefragt.
page-now-several = Mehrere sind gefragt.
columba-page-aim = Besitze die größten Güter, wenn die letzte Karte liegt.
columba-page-now-placing = Lege deine Karte: Fang Tauben, die dir fehlen, oder verbinde gleichfarbige.
columba-page-now-choosing = Eine neue Aufgabenkarte bringt wieder Tauben; unerfüllt kostet sie am Ende Punkte.
columba-page-now-optional = Mach eine Gruppe mit einem Taubenschlag zu deinem Gut, oder beende den Zug.
columba-page-now-owning = Vergrößere deine Güter mit Plättchen, kümmere dich um deine Falken, oder beende den Zug.
columba-page-now-end = Dein Zug ist getan: Beende ihn, dann kommt der nächste.
columba-page-now-junior-placing = Lege deine Karte so, dass gleichfarbige Tauben zusammenkommen.
columba-page-now-junior-optional = Nimm eine Gruppe mit einem Taubenschlag, oder beende den Zug.
columbiz-page-aim = Hol die meisten Punkte: mit Linien deiner Steine und mit gefangenen Steinen.
columbiz-page-now-keeping = Sammle gleiche Würfel: Sie bezahlen die Felder ihrer Spalte.
columbiz-page-now-placing = Setz Steine: Bilde Linien ab drei, sei in einer Spalte in der Überzahl.
piccioni-page-aim = Hab viele Trophäen und einen sauberen Bereich, wenn die Tauben ausgehen.
piccioni-page-now-moving = Mach Trophäen, halte deinen Bereich sauber, schick anderen Tauben und Guano.
piccioni-page-now-ending = Deine Schritte sind gemacht: Beende den Zug, dann kommen Tauben.
piccioni-page-now-ending-last = Letzte Runde: Deine Schritte sind gemacht, und es kommt keine Taube mehr.
piccioni-page-now-excess = Zu viele Karten: Wirf ab, was dir am wenigsten nützt.
piccioni-page-now-assigning = Eine Taube kommt an: Wähle, wo sie landet.
piccioni-page-now-following = Die Taubendame darf eine Taube mitnehmen: Wähle eine oder keine.
piccioni-page-now-sharing = Trophäen werden geteilt: Wähle deine.
piccioni-page-now-window = Gleich passiert etwas: Antworte mit einer Karte, oder lass es geschehen.
