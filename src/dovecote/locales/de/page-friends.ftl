# Spielen über Tage: wer am Zug ist, wer weg ist, die nächste Partie, die wartet.
friends-since = seit { $time }
friends-until = bis { $when }
friends-away-who = { $name } ist weg bis { $when }
friends-next = { $count ->
    [one] Nächste Partie
   *[other] Nächste Partie ({ $count })
 }
friends-next-key = Die Taste G führt zur nächsten Partie, die auf dich wartet.
friends-key-next = zur nächsten Partie, die auf dich wartet
friends-away = Ein paar Tage weg?
friends-away-about = Alle, mit denen du spielst, sehen es. Wo der Tisch es vereinbart hat, steht deine Uhr solange still.
friends-away-until = Zurück am
friends-away-go = Ich bin weg
friends-away-now = Du bist weg bis { $when }.
friends-away-back = Ich bin wieder da
friends-back = Du bist wieder da.
friends-pause = Freie Tage
friends-pause-about = So viele Tage insgesamt steht die Uhr still für alle, die sich abgemeldet haben.
friends-pause-none = keine
friends-invite = Freunde
friends-invite-do = Einladen
friends-invite-label = { $name } einladen
friends-invited = { $name } ist eingeladen.
friends-matches = { $count ->
    [one] eine Partie zusammen
   *[other] { $count } Partien zusammen
 }
friends-you-are-invited = Du bist eingeladen
error-no-friend = Du hast mit niemandem dieses Namens gespielt.
error-not-welcome = Dieser Tisch steht dir nicht offen. Ein anderer vielleicht.
