"""The codes with which a socket is closed; 4000 and an HTTP status says what was wrong."""

REFUSED = 4000  # and the status: somebody cannot come in
ENDED = 4401  # the session of this browser was ended
PRIVATE = 4403  # somebody may not look at the table any more
BEHIND = 4408  # somebody reads too slowly
FLOOD = 4429  # somebody goes on and on although nothing of it is heard
