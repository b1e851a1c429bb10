## The deal of the day

deal-heading = The deal of the day
deal-short = The same deal for everyone, once a day, against a bot. Five to ten minutes.
deal-see = See today’s deals
deal-lead = { $day }: one deal a game, the same for everyone on every server, against the same bot. What counts is how many points you are ahead of it.
deal-streak = { $count ->
    [0] No day in a row yet: play one today.
    [one] One day in a row.
   *[other] { $count } days in a row.
 }
deal-new = Play
deal-new-label = Play today’s deal of { $game }
deal-running = Play on
deal-running-label = Play on at today’s deal of { $game }
deal-played = { $played ->
    [0] Nobody has finished it here yet.
    [one] One person has finished it here.
   *[other] { $played } people have finished it here.
 }
deal-lead-about = points compared with the bot
deal-place = { $played ->
    [one] You are the first to finish it here.
   *[other] Place { $place } of { $played } here.
 }
deal-no-place = It was not played to its end, so it has no place.
deal-model-ahead = You did better than the champion: { $lead }.
deal-model-level = You did as well as the champion: { $lead }.
deal-model-behind = The champion did better: { $lead }.
deal-model-unknown = How the champion did is not known here yet.
deal-everyone = Everyone here
deal-points = Points ahead
deal-how-many = How many
deal-share = Tell others
deal-copy = Copy the text
deal-copied = The text is on the clipboard.
deal-not-copied = The text could not be copied. Mark it and copy it yourself.
deal-compare = Compare with everyone
deal-honest = The luck of a deal follows from its date, so that it is the same everywhere. Whoever reads the program can work it out; nobody else learns anything of it from a server before playing.
deal-share-title = Dovecote, the deal of { $day }
deal-share-placed = { $game }: { $lead }, place { $place } of { $played }
deal-share-alone = { $game }: { $lead }
deal-share-ahead = ★ better than the champion
deal-share-level = = as good as the champion
deal-share-behind = · behind the champion
deal-share-streak = Days in a row: { $count }
