## Lessons on the page, and the line at every table that says what it is about

page-learn = Learn
page-learn-label = Learn: { $game } in short lessons
page-learn-title = Learn { $game }
page-learn-lead = Short lessons at a real table, a minute or two each. You play yourself, nothing counts, and you can stop any time.
page-learn-loading = The lesson is being laid out…
page-learn-young = For children
page-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
page-learn-is-done = Done
page-learn-is-begun = Go on
page-learn-is-next = Next
page-learn-back-to-table = Back to your table
page-learn-play = Play a match
page-learn-rules = The rules
page-learn-lessons = Learn it in short lessons

# During a lesson
page-learn-teacher = What to do
page-learn-step = Step { $step } of { $steps }
page-learn-all = All lessons
page-learn-show = Show me
page-learn-shown = This would do it: { $move }
page-learn-pointed = The lesson points here.
page-learn-again = This step again
page-learn-once-more = From the beginning
page-learn-astray = This way does not lead there any more. Begin this step again.
page-learn-done = Lesson done.
page-learn-next = Next lesson
page-learn-closed = The lesson ends here. Look around as long as you like.
page-learn-key-show = show what to do

# Offered once at a table
page-learn-offer = First time? Short lessons show how it goes.
page-learn-show-me = Show me
page-learn-skip = No, thanks

# What a game and a turn are about
page-aim = Aim
page-now = Now
page-aim-about = What it is about
page-now-others = It is up to { $who }.
page-now-several = Several players are asked.
columba-page-aim = Own the largest estates when the last card is placed.
columba-page-now-placing = Place your card: catch pigeons your objective lacks, or join pigeons of one colour.
columba-page-now-choosing = A new objective brings pigeons again; unfinished at the end, it costs points.
columba-page-now-optional = Make a group of one colour your estate with a dovecote, or end your turn.
columba-page-now-owning = Lay tiles so that your estates grow, see to your falcons, or end your turn.
columba-page-now-end = Your turn is done: end it, and the next one begins.
columba-page-now-junior-placing = Place your card so that pigeons of one colour join.
columba-page-now-junior-optional = Make a group of one colour your own with a dovecote, or end your turn.
columbiz-page-aim = Score the most points, with lines of your pawns and with pawns you capture.
columbiz-page-now-keeping = Collect equal dice: they pay for the squares of their column.
columbiz-page-now-placing = Place pawns: make lines of three or more, or outnumber others in a column.
piccioni-page-aim = Have many Trophies and a clean Area when the pigeons run out.
piccioni-page-now-moving = Make Trophies, keep your Area clean, and send pigeons and Guano to others.
piccioni-page-now-ending = Your moves are done: end your turn, and pigeons arrive.
piccioni-page-now-ending-last = The last round: your moves are done, and no pigeon arrives.
piccioni-page-now-excess = Too many cards: discard what helps you least.
piccioni-page-now-assigning = A pigeon arrives: choose where it lands.
piccioni-page-now-following = The Lady may take a pigeon along: choose one, or none.
piccioni-page-now-sharing = Trophies are shared: choose yours.
piccioni-page-now-window = Something is about to happen: answer with a card, or let it happen.
