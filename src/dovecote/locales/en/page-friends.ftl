# Playing over days: whose turn, who is away, the next match that waits.
friends-since = for { $time }
friends-until = until { $when }
friends-away-who = { $name } is away until { $when }
friends-next = { $count ->
    [one] Next match
   *[other] Next match ({ $count })
 }
friends-next-key = The key G leads to the next match that waits for you.
friends-key-next = go to the next match that waits for you
friends-away = Away for some days?
friends-away-about = Everyone you play with sees it. Where a table has agreed to it, your clock stands still meanwhile.
friends-away-until = Back on
friends-away-go = I am away
friends-away-now = You are away until { $when }.
friends-away-back = I am here again
friends-back = You are here again.
friends-pause = Days off
friends-pause-about = For this many days in all, the clock of whoever has said they are away stands still.
friends-pause-none = none
friends-invite = Friends
friends-invite-do = Invite
friends-invite-label = Invite { $name }
friends-invited = { $name } is invited.
friends-matches = { $count ->
    [one] one match together
   *[other] { $count } matches together
 }
friends-you-are-invited = You are invited
error-no-friend = You have not played with anybody of that name.
error-not-welcome = This table is not open to you. Another one may be.
