## Wer sich um ein Haus kümmert, auf der Kommandozeile

cli-people-about = Sagen, wer hereindarf, wer wegbleiben muss und wer sich um einen Server kümmert.
cli-people-list-about = Personen nach einem Teil ihres Namens auflisten, die neuesten zuerst.
cli-people-ban-about = Jemanden wegschicken; die Person kann hier weder spielen noch schreiben.
cli-people-unban-about = Jemanden zurückkommen lassen.
cli-people-moderator-about = Jemanden sich im Browser um den Server kümmern lassen, unter /house.
cli-people-invite-about = Einen Link erstellen, über den jemand Neues hereindarf.
cli-people-unsay-about = Eine Zeile im Chat eines Tisches löschen.
cli-people-log-about = Was jene getan haben, die sich um den Server kümmern, das Neueste zuerst.
cli-people-days = Für wie viele Tage; 0 heißt für immer.
cli-people-reason = Warum; nur wer sich um den Server kümmert, liest es.
cli-people-off = Der Person diese Aufgabe wieder nehmen.
cli-people-uses = Wie viele Personen darüber hereindürfen.
cli-people-note = Für wen er ist; nur wer sich um den Server kümmert, liest es.
cli-serve-invite-only = Niemand Neuen ohne Einladung hereinlassen (dovecote people invite).
people-line = { $id }  { $name }, hier seit { $created }{ $state ->
    [banned] , muss wegbleiben
    [moderator] , kümmert sich um den Server
   *[plain] { "" }
 }
people-none = Hier heißt niemand so.
people-done = Getan und aufgeschrieben.
people-invited = Wer diese Adresse deines Servers öffnet, darf herein: { $path }
people-log = { $moment }  { $who }: { $act } { $on } ({ $detail })
people-log-none = Noch wurde nichts getan.
error-banned = Du darfst hier vorerst nicht spielen. Frag die, die sich um diesen Server kümmern.
error-invitation = Hierher kommt man auf Einladung. Bitte die, die sich um diesen Server kümmern, um einen Link; deiner gilt nicht mehr.
error-not-moderator = Das dürfen nur die, die sich um diesen Server kümmern.
error-nothing-there = { $what ->
    [ban] Diesen Ausschluss gibt es nicht.
    [invitation] Diese Einladung gibt es nicht.
    [page] Hier gibt es keine Seite, die du sehen darfst.
    [league] Diese Liga gibt es nicht.
    [tournament] Dieses Turnier gibt es nicht.
    [line] Diese Zeile gibt es nicht.
   *[person] Diese Person gibt es nicht.
 }
error-not-member = An diesen Tisch dürfen sich nur die setzen, für die er gedacht ist, und jeweils nur einmal.
cli-people-export-about = Alles, was über eine Person aufbewahrt wird, als JSON.
cli-people-forget-about = Eine Person für immer vergessen; vorher sagen, was verschwindet.
cli-people-dry-run = Nur sagen, was verschwände.
people-exported = Alles über die Person steht in { $file }.
people-forget-what = { $name } ({ $id }): Tische { $tables }, davon { $going } nicht zu Ende; Zeilen im Chat { $chat }; Geräte und Links { $devices }; Passkeys { $passkeys }. Bots spielen für die Person weiter; in beendeten Partien steht „jemand“ statt des Namens.
people-forget-ask = Die Person für immer vergessen? Tippe „{ $yes }“:
people-forgotten = Vergessen, und ohne Namen aufgeschrieben.
error-several = Mehrere Personen heißen { $name }; nenne die Kennung einer davon: { $ids }
error-errand = Der laufende Server hat es noch nicht getan; schau später wieder nach.
cli-leagues-about = Ligen gründen, ihre Ranglisten ansehen, sie schließen und exportieren.
cli-leagues-list-about = Alle Ligen, die neuesten zuerst.
cli-leagues-create-about = Eine Liga gründen; was hier gesagt wird, gilt an allen ihren Tischen.
cli-leagues-show-about = Wer in einer Liga wo steht.
cli-leagues-export-about = Die Rangliste einer Liga als CSV.
cli-leagues-withdraw-about = Eine Person aus einer Liga nehmen; ihre Wertung wird vergessen.
cli-leagues-close-about = In einer Liga keine neuen Tische mehr eröffnen lassen; ihre Rangliste bleibt.
cli-clubs-option = Eine Option des Spiels, etwa seats=3; mehrmals möglich.
cli-clubs-clock = Zeit für jeden Zug (move), ein Vorrat für die Partie (bank) oder keine (none).
cli-clubs-seconds = Wie viel Zeit, in Sekunden; ein Tag hat 86400.
cli-clubs-increment = Sekunden, die nach jedem Zug zurückkommen, bei einem Vorrat (bank).
cli-clubs-window = Zeit, auf andere zu reagieren, in Sekunden; gibt die Uhr Tage, dann ein Tag, wenn nichts anderes gesagt ist.
cli-clubs-timeout = Ist die Zeit um, übernimmt ein Bot (bot), macht ein Bot diesen Zug (move) oder gibt der Platz auf (resign).
cli-clubs-pause = Freie Tage: So viele Tage insgesamt steht die Uhr still für alle, die sich abgemeldet haben; gibt die Uhr Tage, dann eine Woche, im Turnier höchstens so lange wie eine Runde, wenn nichts anderes gesagt ist.
cli-clubs-help = Wie viel Hilfe die Tische zeigen.
cli-clubs-undo = Züge zurücknehmen lassen.
clubs-made = Angelegt: { $id }, unter { $path } deines Servers.
leagues-line = { $id }  { $title }, { $game }, Mitglieder: { $members }, seit { $created }{ $state ->
    [closed] , geschlossen
   *[open] { "" }
 }
leagues-none = Es gibt noch keine Liga.
leagues-rank = { $place }. { $name }: { $rating } ± { $sigma }, Partien: { $played }
cli-tournaments-about = Turniere anlegen, sie von Runde zu Runde führen und exportieren.
cli-tournaments-list-about = Die letzten Turniere, die neuesten zuerst.
cli-tournaments-create-about = Ein Turnier anlegen, zu dem man sich anmelden kann.
cli-tournaments-show-about = Wer in einem Turnier wo steht.
cli-tournaments-enter-about = Eine Person anmelden, vor der ersten Runde.
cli-tournaments-withdraw-about = Eine Person aus den kommenden Runden nehmen; was gespielt ist, zählt.
cli-tournaments-next-about = Die nächste Runde auslosen und beginnen lassen, oder das Turnier nach der letzten beenden.
cli-tournaments-export-about = Jeder Platz jedes Tisches als CSV.
cli-tournaments-records-about = Die Aufzeichnungen aller beendeten Tische in einen Ordner, für dovecote verify.
cli-tournaments-kind = robin, swiss oder duplicate.
cli-tournaments-rounds = Wie viele Runden; 0 heißt, bis alle gegen alle gespielt haben können.
cli-tournaments-days = Wie viele Tage eine Runde hat; 0 heißt, bis jemand die nächste beginnt.
cli-tournaments-filler = Der Bot, der Tische auffüllt; ohne ihn gibt es Freilose.
cli-tournaments-host = Wer auch im Browser Runden beginnen darf, mit Namen oder Kennung.
tournaments-line = { $id }  { $title }, { $game }, { $kind }, Runde { $round }{ $state ->
    [open] , nicht begonnen
    [over] , zu Ende
   *[running] { "" }
 }
tournaments-none = Es gibt noch kein Turnier.
tournaments-title = { $title }, Runde { $round }{ $state ->
    [open] , nicht begonnen
    [over] , zu Ende
   *[running] { "" }
 }
tournaments-rank = { $place }. { $name }: Punkte { $points }, Punkte der Gegner { $rivals }, Partien { $played }{ $withdrawn ->
    [yes] , ausgeschieden
   *[no] { "" }
 }
tournaments-next = { $state ->
    [over] Das Turnier ist zu Ende.
   *[running] Runde { $round } hat begonnen.
 }
tournaments-records = Aufzeichnungen in { $folder }: { $count }.
