## Lessons: what all of them say

lesson-other = That is allowed. In this lesson, please do what is asked first.

# At the terminal
cli-learn-about = Learn a game by playing it, in short lessons.
learn-lessons = Lessons of { $title }:
learn-which = Which lesson? (its number; Enter for the next; “quit” to leave)
learn-no-such = There is no lesson “{ $text }” to take; they are numbered 1 to { $count }.
learn-help = Type a move or its number. “show” shows what to do, “again” begins the step anew, “look” draws the table, “rules CLAUSE” shows a rule; “quit” leads back to the list.
learn-show = This would do it: { $move }
learn-astray = This way does not lead there any more. “again” begins the step anew.
learn-prompt = { $step } of { $steps }>
learn-many = { $count } moves are possible; “all” lists them.
learn-point = Look here: { $places }

# Errors
error-no-lesson = { $game } has no lesson “{ $lesson }”; it has { $lessons }.
error-lesson-done = The lesson “{ $lesson }” is done.
error-lost = The lesson “{ $lesson }” does not go on from “{ $text }”. Begin it again.
