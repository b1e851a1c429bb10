## A match that was begun elsewhere

error-ended = The match of this record is over: there is nothing left to play. You can look at it instead.
error-partly = This record is not whole: something in it is hidden, or it breaks off. Nobody can play on from it.
error-endless = This record has { $entries } entries; at most { $limit } can be brought.
verify-brought = Entries 1 to { $entries } were played elsewhere and brought along. They are legal; who chose their luck, nobody can tell. What follows is about the luck after them:
brought-label = Brought from elsewhere: nobody vouches for its luck up to move { $at }, and whoever brought it may have seen every hand. From there on the luck is promised as usual.
brought-short = brought from elsewhere
brought-proof = What was played elsewhere
open-record = Open a record
open-record-about = A finished match is shown; one that is not finished is played on here.
open-record-file = Choose its file
open-record-paste = Or paste it
open-record-text = The text of the record
open-record-go = Open it
take-to-server = Take it to this server
take-as-file = Take it to a server, as a file
take-about = The file holds everything, hidden hands too. On the start page of any server, “Open a record” plays it on.

# A match that branches off another
cli-play-from = Play on from an entry of this record, as a new match.
cli-play-at = The entry to play on from; without it, the last.
play-branched = This match branches off another after entry { $at }. Its luck from here on is new.
verify-branched = This match branched off another after entry { $at }; what came before was played there, and only shown to be legal here. The other record ends with check: { $of }
branched-label = Branched off a match that is over, after move { $at }: what came before was played there, and everybody may know all hands of then. From here on the luck is promised as usual.
branched-short = branched off
branched-proof = What was played before it branched off
