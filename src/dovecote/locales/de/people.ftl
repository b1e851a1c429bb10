## Wer sich um ein Haus kümmert, auf der Kommandozeile

cli-people-about = Sagen, wer hereindarf, wer wegbleiben muss und wer sich um einen Server kümmert.
cli-people-list-about = Personen nach einem Teil ihres Namens auflisten, die neuesten zuerst.
cli-people-ban-about = Jemanden wegschicken; die Person kann hier weder spielen noch schreiben.
cli-people-unban-about = Jemanden zurückkommen lassen.
cli-people-moderator-about = Jemanden sich im Browser um den Server kümmern lassen, unter /house.
cli-people-invite-about = Einen Link machen, über den jemand Neues hereindarf.
cli-people-unsay-about = Eine Zeile aus dem Chat eines Tisches nehmen.
cli-people-log-about = Was jene getan haben, die sich um den Server kümmern, das Neueste zuerst.
cli-people-days = Für wie viele Tage; 0 heißt für immer.
cli-people-reason = Warum; nur wer sich um den Server kümmert, liest es.
cli-people-off = Die Person tut es nicht mehr.
cli-people-uses = Wie viele Personen darüber hereindürfen.
cli-people-note = Für wen er ist; nur wer sich um den Server kümmert, liest es.
cli-serve-invite-only = Niemand Neuen ohne Einladung hereinlassen (dovecote people invite).
people-line = { $id }  { $name }, hier seit { $created }{ $state ->
    [banned] , muss wegbleiben
    [moderator] , kümmert sich um den Server
   *[plain] { "" }
 }
people-none = So jemanden gibt es nicht.
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
    [league] Diese Liga gibt es nicht.
    [tournament] Dieses Turnier gibt es nicht.
    [line] Diese Zeile gibt es nicht.
   *[person] Diese Person gibt es nicht.
 }
error-not-member = An diesen Tisch setzen sich nur die, für die er gedacht ist, alle nur einmal.
