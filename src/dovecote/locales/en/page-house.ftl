## The page of those who look after a house

house-heading = Looking after this server
house-lead = Whatever is done here is written down below, with your name.
house-link = Look after this server
house-invited = Nobody new comes in without an invitation.
house-open = Everyone may come in. “dovecote serve --invite-only” changes that.
house-people = People
house-find = Name
house-search = Search
house-since = here since { $when }
house-is-banned = must stay away
house-is-moderator = looks after the server
house-ban = Send away
house-ban-label = Send { $name } away
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
house-new-link = The link, which is shown once
house-chat = What was said at a table
house-table = Link or name of the table
house-look = Look
house-silent = Nothing was said there.
house-unsay = Take away
house-unsay-label = Take line { $number } away
house-log = What was done
house-act-ban = sent { $on } away
house-act-unban = let { $on } back in
house-act-invite = made an invitation
house-act-uninvite = withdrew an invitation
house-act-unsay = took a line away at table { $on }
house-act-appoint = let { $on } look after the server
house-act-dismiss = took the server out of the hands of { $on }
house-somebody = At the command line
chat-removed = Taken away by those who look after this server.
