## Die Seite jener, die sich um ein Haus kümmern

house-heading = Sich um diesen Server kümmern
house-lead = Was hier getan wird, wird unten mit deinem Namen aufgeschrieben.
house-link = Sich um diesen Server kümmern
house-invited = Niemand Neues kommt ohne Einladung herein.
house-open = Alle dürfen herein. „dovecote serve --invite-only“ ändert das.
house-people = Personen
house-find = Name
house-search = Suchen
house-since = hier seit { $when }
house-is-banned = muss wegbleiben
house-is-moderator = kümmert sich um den Server
house-ban = Wegschicken
house-ban-label = { $name } wegschicken
house-days = Tage (0: für immer)
house-reason = Grund
house-bans = Weggeschickt
house-no-bans = Niemand.
house-until = bis { $when }
house-for-ever = für immer
house-unban = Zurücklassen
house-unban-label = { $name } zurückkommen lassen
house-invitations = Einladungen
house-invite = Einen Link machen
house-note = Für wen
house-uses = Wie viele Personen
house-invitation = { $note }: { $left ->
    [one] für noch eine Person
   *[other] für noch { $left } Personen
 }
house-unnamed = Ohne Notiz
house-uninvite = Zurückziehen
house-new-link = Der Link; er wird nur einmal gezeigt
house-chat = Was an einem Tisch gesagt wurde
house-table = Link oder Name des Tisches
house-look = Ansehen
house-silent = Dort wurde nichts gesagt.
house-unsay = Wegnehmen
house-unsay-label = Zeile { $number } wegnehmen
house-log = Was getan wurde
house-act-ban = hat { $on } weggeschickt
house-act-unban = hat { $on } zurückkommen lassen
house-act-invite = hat eine Einladung gemacht
house-act-uninvite = hat eine Einladung zurückgezogen
house-act-unsay = hat am Tisch { $on } eine Zeile weggenommen
house-act-appoint = hat { $on } den Server anvertraut
house-act-dismiss = hat { $on } den Server wieder abgenommen
house-somebody = Auf der Kommandozeile
chat-removed = Von denen weggenommen, die sich um diesen Server kümmern.
