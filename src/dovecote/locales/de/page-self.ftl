# Where somebody is known, and what is kept about them.
self-link = Meine Geräte und Daten
self-title = Geräte und Daten
self-lead = Wo man dich kennt, und was hier über dich aufbewahrt wird.
self-devices = Deine Geräte
self-device-unknown = Ein Gerät
self-device-this = dieses
self-device-since = seit { $when }
self-sign-out = Abmelden
self-signed-out = Abgemeldet, wo immer es offen war.
self-everything = Alles über dich
self-everything-about = Dein Name, deine Tische, was du gesagt hast, deine Nachrichten: in einer Datei.
self-save = Speichern
self-forget = Vergessen werden
self-forget-about = Für immer: Dein Name, deine Worte und deine Geräte verschwinden; wo du spielst, spielen Bots weiter, und in beendeten Partien steht „jemand“ statt deines Namens.
self-forget-do = Vergesst mich
self-forget-sure = Ja, vergesst mich für immer
self-forget-stay = Nein
self-forgotten = Hier kennt man dich nicht mehr.

error-no-device = Auf diesem Gerät kennt man dich nicht.
