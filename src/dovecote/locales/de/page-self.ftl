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
error-passkey = Diesen Passkey kennt man hier nicht, oder seine Antwort kam zu spät. Versuch es noch einmal.
error-passkey-place = { $why ->
    [address] Passkeys brauchen einen Namen: Diese Seite wurde über eine Adresse aus Zahlen geöffnet.
   *[insecure] Passkeys brauchen eine sichere Verbindung (https).
 }
error-no-passkey = Diesen Passkey hast du nicht.
passkeys-title = Passkeys
passkeys-about = Mit einem Passkey bist du auf jedem Gerät dieselbe Person und kommst zurück, wenn dieser Browser dich vergessen hat. Was ihn öffnet, bleibt in deinem Gerät oder dort, wo deine Passwörter sind; der Server bekommt nur, womit er ihn prüft.
passkeys-add = Passkey hinzufügen
passkeys-added = Der Passkey ist hinzugefügt. Mit ihm kommst du von der Startseite aus zurück.
passkeys-declined = Es wurde kein Passkey angelegt.
passkeys-name = Name des Passkeys
passkeys-keep = Speichern
passkeys-rename = Umbenennen
passkeys-rename-which = { $name } umbenennen
passkeys-remove = Entfernen
passkeys-remove-which = { $name } entfernen
passkeys-removed = Mit diesem Passkey kommt niemand mehr herein. Lösch ihn auch in deinem Gerät.
passkeys-host = für { $host }
passkeys-used = zuletzt benutzt { $when }
passkeys-unused = nie benutzt
passkeys-unknown = Dieser Browser kennt keine Passkeys. Der Link zu einem anderen Gerät geht auch hier.
passkeys-come = Mit einem Passkey zurückkommen
passkeys-come-about = Schon einmal hier gewesen?
passkeys-back = Willkommen zurück, { $name }.
