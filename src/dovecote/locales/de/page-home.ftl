## Playing in this browser, without a server

start-here = In diesem Browser spielen
start-alone = Kein Netz, oder der Server antwortet nicht. Partien gegen Bots, oder zu mehreren an einem Bildschirm, werden in diesem Browser gespielt.
home-about = Gegen Bots, oder reihum an einem Bildschirm, läuft das ganze Spiel in diesem Browser. Niemand sonst wird gebraucht, und die Partie wartet hier, bis du wiederkommst.
home-keep = Für die Bahnfahrt behalten ({ $size } MB)
home-keeping = Alles wird in diesem Browser aufgehoben …
home-kept = Aufgehoben: Es geht auch ohne Netz.
home-drop = Nicht länger aufheben
home-keep-failed = Es ließ sich nicht aufheben. Vielleicht ist das Netz weg, oder diesem Browser fehlt der Platz.
home-getting = Die Regeln werden geholt, um hier zu spielen …
home-starting = Die Regeln starten hier …
start-lead-here = In einer Minute gegen Bots spielen, oder reihum an einem Bildschirm. Kein Konto, kein Server, und nach Einbruch der Dunkelheit wird nicht gefüttert.
start-fair-here = Hier kann niemand den Zufall bestimmen: Vor der Partie gibt dein Browser ein versiegeltes Versprechen, jeder Platz fügt eigene Worte hinzu, und danach kannst du jede Karte und jeden Würfel daran prüfen.
home-set-here = Das wird in diesem Browser aufbewahrt. Als Datei kannst du es mitnehmen; messen kann es nur ein Server.
home-cards-lead = Du hast die Schachtel? Gib ihre Karten hier ein und spiel überall damit. Oder erfinde welche. Sie bleiben in diesem Browser, und eine Datei nimmt sie anderswohin mit.
