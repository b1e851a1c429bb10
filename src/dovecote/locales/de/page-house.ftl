## Die Seite jener, die sich um ein Haus kümmern

house-heading = Sich um diesen Server kümmern
house-lead = Alles, was du hier tust, wird unten mit deinem Namen festgehalten.
house-link = Sich um diesen Server kümmern
house-invited = Neue kommen nur mit einer Einladung herein.
house-open = Alle dürfen herein. „dovecote serve --invite-only“ ändert das.
house-people = Personen
house-find = Name
house-search = Suchen
house-since = hier seit { $when }
house-is-banned = weggeschickt
house-is-moderator = kümmert sich um den Server
house-ban = Wegschicken
house-ban-label = { $name } wegschicken
house-terms = Wenn du jemanden wegschickst
house-nobody = Hier heißt niemand so.
house-days = Tage (0: für immer)
house-reason = Grund
house-bans = Weggeschickt
house-no-bans = Niemand.
house-until = bis { $when }
house-for-ever = für immer
house-unban = Wieder hereinlassen
house-unban-label = { $name } wieder hereinlassen
house-invitations = Einladungen
house-invite = Link erstellen
house-note = Für wen
house-uses = Wie viele Personen
house-invitation = { $note }: { $left ->
    [one] für noch eine Person
   *[other] für noch { $left } Personen
 }
house-unnamed = Ohne Notiz
house-uninvite = Zurückziehen
house-uninvite-label = Einladung zurückziehen: { $note }
house-new-link = Der Link (nur jetzt zu sehen)
house-chat = Was an einem Tisch gesagt wurde
house-table = Link oder Name des Tisches
house-look = Anzeigen
house-silent = Dort wurde nichts gesagt.
house-unsay = Löschen
house-unsay-label = Zeile { $number } löschen
house-log = Was getan wurde
house-act-ban = hat { $on } weggeschickt
house-act-unban = hat { $on } wieder hereingelassen
house-act-invite = hat eine Einladung erstellt
house-act-uninvite = hat eine Einladung zurückgezogen
house-act-unsay = hat am Tisch { $on } eine Zeile gelöscht
house-act-appoint = hat { $on } den Server anvertraut
house-act-dismiss = hat { $on } von dieser Aufgabe entbunden
house-somebody = Auf der Kommandozeile
chat-removed = Von denen gelöscht, die sich um diesen Server kümmern.
