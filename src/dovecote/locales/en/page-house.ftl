## The page of those who look after a house

house-heading = Looking after this server
house-lead = Whatever you do here is written down below, with your name.
house-link = Look after this server
house-invited = Nobody new comes in without an invitation.
house-open = Everyone may come in. “dovecote serve --invite-only” changes that.
house-people = People
house-find = Name
house-search = Search
house-since = here since { $when }
house-is-banned = sent away
house-is-moderator = looks after the server
house-ban = Send away
house-ban-label = Send { $name } away
house-terms = When you send somebody away
house-nobody = Nobody here has such a name.
house-days = Days (0: for ever)
house-reason = Reason
house-bans = Sent away
house-no-bans = Nobody.
house-until = until { $when }
house-for-ever = for ever
house-unban = Let back in
house-unban-label = Let { $name } back in
house-invitations = Invitations
house-invite = Make a link
house-note = For whom
house-uses = How many people
house-invitation = { $note }: { $left ->
    [one] for one more person
   *[other] for { $left } more people
 }
house-unnamed = Without a note
house-uninvite = Withdraw
house-uninvite-label = Withdraw the invitation: { $note }
house-new-link = The link (shown only now)
house-chat = What was said at a table
house-table = Link or name of the table
house-look = Show
house-silent = Nothing was said there.
house-unsay = Remove
house-unsay-label = Remove line { $number }
house-log = What was done
house-act-ban = sent { $on } away
house-act-unban = let { $on } back in
house-act-invite = made an invitation
house-act-uninvite = withdrew an invitation
house-act-unsay = removed a line at table { $on }
house-act-appoint = let { $on } look after the server
house-act-dismiss = relieved { $on } of looking after the server
house-somebody = At the command line
chat-removed = Removed by those who look after this server.
