## Whoever looks after a house, at the command line

cli-people-about = Say who may come in, who must stay away and who looks after a server.
cli-people-list-about = List people by a part of their name, the newest first.
cli-people-ban-about = Send somebody away; they can neither play nor write here.
cli-people-unban-about = Let somebody come back.
cli-people-moderator-about = Let somebody look after the server in the browser, at /house.
cli-people-invite-about = Make a link by which somebody new may come in.
cli-people-unsay-about = Remove a line of a table’s chat.
cli-people-log-about = What those who look after the server have done, the latest first.
cli-people-days = For how many days; 0 means for ever.
cli-people-reason = Why; only those who look after the server read it.
cli-people-off = Take that task from them.
cli-people-uses = How many people may come in by it.
cli-people-note = For whom it is; only those who look after the server read it.
cli-serve-invite-only = Let nobody new in without an invitation (dovecote people invite).
people-line = { $id }  { $name }, here since { $created }{ $state ->
    [banned] , must stay away
    [moderator] , looks after the server
   *[plain] { "" }
 }
people-none = Nobody here has such a name.
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
    [page] page for you to see
    [league] league
    [tournament] tournament
    [line] line
   *[person] person
 }.
error-not-member = Only those for whom this table is meant may sit down here, each once.
cli-people-export-about = Everything that is kept about somebody, as JSON.
cli-people-forget-about = Forget somebody for good; say first what goes.
cli-people-dry-run = Only say what would go.
people-exported = Everything about them is in { $file }.
people-forget-what = { $name } ({ $id }): tables { $tables }, of which { $going } are not over; lines of chat { $chat }; devices and links { $devices }; passkeys { $passkeys }. Bots play on for them; finished matches say “somebody” instead of the name.
people-forget-ask = Forget them for good? Type “{ $yes }”:
people-forgotten = Forgotten, and written down without a name.
error-several = Several people are called { $name }; give the id of one: { $ids }
error-errand = The running server has not done it yet; look again later.
cli-leagues-about = Make leagues, look at their standings, close and export them.
cli-leagues-list-about = All leagues, the newest first.
cli-leagues-create-about = Make a league; what is said here holds at all its tables.
cli-leagues-show-about = Where everyone stands in a league.
cli-leagues-export-about = The standings of a league as CSV.
cli-leagues-withdraw-about = Take somebody out of a league; their rating is forgotten.
cli-leagues-close-about = Let nobody open new tables in a league; its standings stay.
cli-clubs-option = An option of the game, such as seats=3; may be given several times.
cli-clubs-clock = Time for each move, a bank for the match, or none.
cli-clubs-seconds = How much time, in seconds; a day has 86400.
cli-clubs-increment = Seconds that come back after each turn, with a bank.
cli-clubs-window = Time to react to others, in seconds; where the clock gives days, a day unless you say otherwise.
cli-clubs-timeout = When the time is up a bot takes over (bot), a bot makes that move (move), or the seat gives up (resign).
cli-clubs-pause = Days off: for so many days in all the clock of whoever is away stands still; where the clock gives days, a week, and in a tournament at most as long as a round, unless you say otherwise.
cli-clubs-help = How much help tables show.
cli-clubs-undo = Let moves be taken back.
clubs-made = Done: { $id }, at { $path } of your server.
leagues-line = { $id }  { $title }, { $game }, members: { $members }, since { $created }{ $state ->
    [closed] , closed
   *[open] { "" }
 }
leagues-none = There is no league yet.
leagues-rank = { $place }. { $name }: { $rating } ± { $sigma }, matches: { $played }
cli-tournaments-about = Make tournaments, lead them from round to round and export them.
cli-tournaments-list-about = The latest tournaments, the newest first.
cli-tournaments-create-about = Make a tournament that people may enter.
cli-tournaments-show-about = Where everyone stands in a tournament.
cli-tournaments-enter-about = Enter somebody, before the first round.
cli-tournaments-withdraw-about = Withdraw somebody from the rounds to come; what was played counts.
cli-tournaments-next-about = Pair the next round and let it begin, or end the tournament after the last.
cli-tournaments-export-about = Every seat of every table as CSV.
cli-tournaments-records-about = The record of every finished table into a folder, for dovecote verify.
cli-tournaments-kind = robin, swiss or duplicate.
cli-tournaments-rounds = How many rounds; 0 means until everyone can have met everyone.
cli-tournaments-days = How many days a round has; 0 means until somebody starts the next.
cli-tournaments-filler = The bot that fills tables; without one there are byes.
cli-tournaments-host = Who may start rounds in the browser too, by name or id.
tournaments-line = { $id }  { $title }, { $game }, { $kind }, round { $round }{ $state ->
    [open] , not begun
    [over] , over
   *[running] { "" }
 }
tournaments-none = There is no tournament yet.
tournaments-title = { $title }, round { $round }{ $state ->
    [open] , not begun
    [over] , over
   *[running] { "" }
 }
tournaments-rank = { $place }. { $name }: points { $points }, opponents’ points { $rivals }, matches { $played }{ $withdrawn ->
    [yes] , withdrawn
   *[no] { "" }
 }
tournaments-next = { $state ->
    [over] The tournament is over.
   *[running] Round { $round } has begun.
 }
tournaments-records = Records in { $folder }: { $count }.
