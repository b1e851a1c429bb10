## Turniere

tournament-heading = Turniere
tournament-intro = Melde dich an, spiel in jeder Runde an deinem Tisch und sieh, wo du stehst. Zuschauen dürfen alle, außer beim Duplikat.
tournament-none = Hier gibt es noch kein Turnier. Wer sich um diesen Server kümmert, kann eines anlegen.
tournament-new = Ein neues Turnier
tournament-kind = Wer auf wen trifft
tournament-kind-robin = Alle gegen alle
tournament-kind-swiss = Schweizer System
tournament-kind-duplicate = Duplikat
tournament-about-robin = Alle treffen auf alle, soweit die Runden reichen.
tournament-about-swiss = Wer gleich viele Punkte hat, trifft aufeinander; niemand zweimal, solange es sich vermeiden lässt.
tournament-about-duplicate = An allen Tischen einer Runde ist der Zufall derselbe. Dein Ergebnis wird mit denen verglichen, die an den anderen Tischen auf deinem Platz erzielt wurden: So entscheidet der Zufall nichts.
tournament-status-open = noch nicht begonnen
tournament-status-running = läuft
tournament-status-over = beendet
tournament-rounds = Runden (0: so viele, dass alle aufeinandertreffen)
tournament-days = Tage für eine Runde (0: bis die Turnierleitung fortfährt)
tournament-filler = Ein Bot setzt sich dazu, wo jemand fehlt
tournament-round = Runde { $round } von { $rounds }
tournament-due = bis { $when }
tournament-mine = Zu meinem Tisch
tournament-enter = Teilnehmen
tournament-withdraw = Aussteigen
tournament-withdrawn = ausgeschieden
tournament-next = Die nächste Runde beginnen
tournament-end = Das Turnier beenden
tournament-csv = Ergebnisse als CSV
tournament-points = Punkte
tournament-rivals = Punkte der Gegner
tournament-lead = Vorsprung
tournament-wins = Siege
tournament-nobody = Noch nimmt niemand teil.
tournament-board = Tisch { $board }
tournament-board-label = Zu Tisch { $board }
tournament-byes = Spielfrei: { $names }
tournament-seat = Platz { $place }, { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
 }
tournament-deals = Vergleich, Platz für Platz
tournament-deal = Runde { $round }, Platz { $seat }
tournament-score = Ergebnis
tournament-table = Tisch
