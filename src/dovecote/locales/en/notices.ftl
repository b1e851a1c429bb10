## What people are told who are away: nothing that is hidden

notice-turn = { $game } with { $who }: it is your turn.
notice-window = { $game } with { $who }: you are asked for your reaction.
notice-time = { $game } with { $who }: your time is up on { $when }.
notice-seated = { $who } has sat down at your table of { $game }.
notice-invited = You are invited to { $game } with { $who }.
notice-over = { $game } with { $who } has ended.
notice-many = { $count } pieces of news
notice-test = { $name }, notices arrive here.
notice-code = Your code is { $code }. Type it to get notices at this address; without it nothing is sent.
notice-mail-end = No more mail of this kind:

error-no-way = Nobody is told anything that way here.
error-code = That is not the code that was sent.
error-channel = { $what ->
    [mail] “{ $text }” is not a mail address.
    [zone] “{ $text }” is not a time zone.
   *[keys] The browser’s keys cannot be read.
 }
error-address = { $reason ->
    [private] “{ $address }” leads into a private network; nothing is sent there.
    [insecure] “{ $address }” must begin with https.
   *[unreadable] “{ $address }” cannot be read as an address.
 }
error-notices-file = { $file }: { $reason ->
        [long] far too long
        [nested] nested too deeply
        [digits] a number in it has too many digits
       *[other] { $reason }
    }
error-notices-url = Notices lead people back here: say by --url how they reach the server.
cli-serve-notices = A file that says how people are told what happens while they are away (see docs/hosting.md); without it, nobody is.
