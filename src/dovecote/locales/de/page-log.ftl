## Was geschehen ist, Zug um Zug: die Überschriften des Verlaufs

# Wer was getan hat; was daraus wurde
log-turn = { $you ->
    [yes] Du { $did }
   *[no] { $who } { $did }
 }
log-times = { $did } { $count ->
    [2] (zweimal)
   *[other] ({ $count }-mal)
 }
log-came = { $turn }: { $what }
log-began = { $you ->
    [yes] Du beginnst
   *[no] { $who } beginnt
 }
log-over = Die Partie ist vorbei: { $scores }
log-score = { $you ->
    [yes] du
   *[no] { $who }
 } { $points }
log-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

# Columba
columba-log-drawn = { $you ->
    [yes] ziehst eine Karte
   *[no] zieht eine Karte
 }
columba-log-placed = { $you ->
    [yes] legst eine Karte
   *[no] legt eine Karte
 }
columba-log-discarded = { $you ->
    [yes] kannst eine Karte nicht legen
   *[no] kann eine Karte nicht legen
 }
columba-log-captured = { $you ->
    [yes] fängst
   *[no] fängt
 } { $count ->
    [one] eine Taube
    [2] zwei Tauben
    [3] drei Tauben
    [4] vier Tauben
   *[other] { $count } Tauben
 }
columba-log-completed = { $you ->
    [yes] erfüllst
   *[no] erfüllt
 } { $count ->
    [one] eine Aufgabenkarte
    [2] zwei Aufgabenkarten
    [3] drei Aufgabenkarten
    [4] vier Aufgabenkarten
   *[other] { $count } Aufgabenkarten
 }
columba-log-declined = { $you ->
    [yes] spielst ohne Aufgabenkarte weiter
   *[no] spielt ohne Aufgabenkarte weiter
 }
columba-log-built = { $you ->
    [yes] baust
   *[no] baut
 } einen { $size ->
    [large] großen
   *[small] kleinen
 } Taubenschlag
columba-log-laid = { $you ->
    [yes] legst
   *[no] legt
 } { $count ->
    [one] ein Plättchen
    [2] zwei Plättchen
    [3] drei Plättchen
    [4] vier Plättchen
   *[other] { $count } Plättchen
 } aus
columba-log-bred = { $you ->
    [yes] züchtest ein Falkenküken
   *[no] züchtet ein Falkenküken
 }
columba-log-raised = { $you ->
    [yes] ziehst ein Falkenküken groß
   *[no] zieht ein Falkenküken groß
 }
columba-log-hunted = { $you ->
    [yes] schickst
   *[no] schickt
 } einen Falken { $yours ->
    [yes] in dein Gut
   *[no] ins Gut von { $owner }
 }
columba-log-enlarged = { $you ->
    [yes] vergrößerst
   *[no] vergrößert
 } { $count ->
    [one] ein Gut auf { $fields } Felder
    [2] zwei Güter
    [3] drei Güter
    [4] vier Güter
   *[other] { $count } Güter
 }
columba-log-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
 }
columba-log-resized = { $yours ->
    [yes] dein Gut ({ $kind })
   *[no] das Gut von { $owner } ({ $kind })
 } { $way ->
    [shrinks] schrumpft
   *[grows] wächst
 } auf { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
 }
columba-log-last-card = die letzte Karte ist gezogen

# Columbiz
columbiz-log-thrown = { $you ->
    [yes] würfelst
   *[no] würfelt
 }
columbiz-log-kept = { $you ->
    [yes] behältst { $dice }
   *[no] behält { $dice }
 }
columbiz-log-placed = { $you ->
    [yes] setzt einen Stein
   *[no] setzt einen Stein
 } auf Feld { $number } der Spalte { $column }
columbiz-log-placed-some = { $you ->
    [yes] setzt
   *[no] setzt
 } { $count ->
    [2] zwei Steine
    [3] drei Steine
    [4] vier Steine
   *[other] { $count } Steine
 }
columbiz-log-captured = { $you ->
    [yes] fängst
   *[no] fängt
 } { $count ->
    [one] einen Stein
    [2] zwei Steine
    [3] drei Steine
    [4] vier Steine
   *[other] { $count } Steine
 } von { $yours ->
    [yes] dir
   *[no] { $owner }
 }
columbiz-log-set-aside = { $you ->
    [yes] legst
   *[no] legt
 } { $count ->
    [one] einen Stein
    [2] zwei Steine
    [3] drei Steine
    [4] vier Steine
   *[other] { $count } Steine
 } beiseite
columbiz-log-lines = { $points ->
    [one] { $points } Punkt für Linien
   *[other] { $points } Punkte für Linien
 }
columbiz-log-ran-out = diese Runde ist die letzte

# Piccioni
piccioni-log-drew = { $you ->
    [yes] ziehst
   *[no] zieht
 } { $count ->
    [one] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
   *[other] { $count } Karten
 }
piccioni-log-played = { $you ->
    [yes] spielst { $card }
   *[no] spielt { $card }
 }
piccioni-log-cancelled = { $you ->
    [yes] spielst { $card } vergeblich
   *[no] spielt { $card } vergeblich
 }
piccioni-log-cleaned = { $you ->
    [yes] zahlst
   *[no] zahlt
 } { $count ->
    [one] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $count } Karten
 } gegen Guano
piccioni-log-bought = { $you ->
    [yes] zahlst
   *[no] zahlt
 } { $count ->
    [one] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $count } Karten
 } für eine Trophäe
piccioni-log-ended = { $you ->
    [yes] lässt die Tauben kommen
   *[no] lässt die Tauben kommen
 }
piccioni-log-guano = { $you ->
    [yes] lässt Guano auf { $aim ->
        [self] dich selbst
       *[other] { $target }
    } fallen
   *[no] lässt Guano auf { $aim ->
        [self] den eigenen Bereich
        [you] dich
       *[other] { $target }
    } fallen
 }
piccioni-log-lots = { $you ->
    [yes] lässt einen Guanohaufen auf { $aim ->
        [self] dich selbst
       *[other] { $target }
    } fallen
   *[no] lässt einen Guanohaufen auf { $aim ->
        [self] den eigenen Bereich
        [you] dich
       *[other] { $target }
    } fallen
 }
piccioni-log-car = { $you ->
    [yes] fährst mit dem Auto über die Straße
   *[no] fährt mit dem Auto über die Straße
 }
piccioni-log-rifle = { $you ->
    [yes] schießt auf eine Taube
   *[no] schießt auf eine Taube
 }
piccioni-log-surge = { $you ->
    [yes] teilst die Tauben auf der Hochspannungsleitung als Trophäen mit { $target }
   *[no] teilt die Tauben auf der Hochspannungsleitung als Trophäen mit { $aim ->
        [you] dir
       *[other] { $target }
    }
 }
piccioni-log-net = { $you ->
    [yes] fängst eine Taube mit dem Netz
   *[no] fängt eine Taube mit dem Netz
 }
piccioni-log-breadcrumbs = { $you ->
    [yes] lockst Tauben mit Brotkrumen
   *[no] lockt Tauben mit Brotkrumen
 }
piccioni-log-scarecrow = { $you ->
    [yes] stellst eine Vogelscheuche auf
   *[no] stellt eine Vogelscheuche auf
 }
piccioni-log-firecracker = { $you ->
    [yes] wirfst einen Knallfrosch
   *[no] wirft einen Knallfrosch
 }
piccioni-log-umbrella = { $you ->
    [yes] spannst einen Regenschirm auf
   *[no] spannt einen Regenschirm auf
 }
piccioni-log-washer = { $you ->
    [yes] putzt deinen Bereich mit dem Hochdruckreiniger
   *[no] putzt den eigenen Bereich mit dem Hochdruckreiniger
 }
piccioni-log-balcony = { $you ->
    [yes] jagst eine Taube von deinem Balkon
   *[no] jagt eine Taube vom eigenen Balkon
 }
piccioni-log-metoo = { $you ->
    [yes] rufst „Ich auch!“
   *[no] ruft „Ich auch!“
 }
piccioni-log-souvenir = { $you ->
    [yes] verkaufst Guano als Souvenir
   *[no] verkauft Guano als Souvenir
 }
piccioni-log-swap = { $you ->
    [yes] tauschst alle deine Tauben mit { $target }
   *[no] tauscht alle Tauben mit { $aim ->
        [you] dir
       *[other] { $target }
    }
 }
piccioni-log-reacted = { $you ->
    [yes] du reagierst mit { $card }
   *[no] { $who } reagiert mit { $card }
 }
piccioni-log-trophies = { $own ->
    [yes] { $count ->
        [one] eine Trophäe
        [2] zwei Trophäen
        [3] drei Trophäen
       *[other] { $count } Trophäen
    }
   *[no] { $count ->
        [one] eine Trophäe
        [2] zwei Trophäen
        [3] drei Trophäen
       *[other] { $count } Trophäen
    } für { $you ->
        [yes] dich
       *[no] { $who }
    }
 }
piccioni-log-cost-guano = −1 für { $you ->
    [yes] dich
   *[no] { $who }
 }
piccioni-log-cost-lots = −2 für { $you ->
    [yes] dich
   *[no] { $who }
 }
piccioni-log-pigeons = { $count ->
    [one] eine Taube kommt
    [2] zwei Tauben kommen
    [3] drei Tauben kommen
   *[other] { $count } Tauben kommen
 } zu { $you ->
    [yes] dir
   *[no] { $who }
 }
piccioni-log-last-round = die letzte Runde beginnt
piccioni-log-last-round-stopped = die letzte Runde bricht ab
