## Whoever looks after a house, at the command line

cli-people-about = Say who may come in, who must stay away and who looks after a server.
cli-people-list-about = List people by a part of their name, the newest first.
cli-people-ban-about = Send somebody away; they can neither play nor write here.
cli-people-unban-about = Let somebody come back.
cli-people-moderator-about = Let somebody look after the server in the browser, at /house.
cli-people-invite-about = Make a link by which somebody new may come in.
cli-people-unsay-about = Take a line of a table’s chat away.
cli-people-log-about = What moderators and operators have done, the latest first.
cli-people-days = For how many days; 0 means for ever.
cli-people-reason = Why; only those who look after the server read it.
cli-people-off = They do so no more.
cli-people-uses = How many people may come in by it.
cli-people-note = For whom it is; only those who look after the server read it.
cli-serve-invite-only = Let nobody new in without an invitation (dovecote people invite).
people-line = { $id }  { $name }, here since { $created }{ $state ->
    [banned] , must stay away
    [moderator] , looks after the server
   *[plain] { "" }
 }
people-none = There is nobody like that.
people-done = Done, and written down.
people-invited = Whoever opens this address of your server may come in: { $path }
people-log = { $moment }  { $who }: { $act } { $on } ({ $detail })
people-log-none = Nothing has been done yet.
error-banned = You may not play here for now. Ask those who look after this server.
error-invitation = People come in here by invitation. Ask those who look after this server for a link; the one you have is not valid any more.
error-not-moderator = Only those who look after this server may do that.
error-nothing-there = There is no such { $what ->
    [ban] ban
    [invitation] invitation
    [league] league
    [tournament] tournament
    [line] line
   *[person] person
 }.
error-not-member = At this table only those may sit down for whom it is meant, each once.
