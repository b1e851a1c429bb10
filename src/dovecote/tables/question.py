"""The question that a table asks: who is asked, since when, and by what they answer.

This is the seam for whatever must be done when people are asked something. A room works its
question out after every change and, if it is another one, announces it once to each listener
that it was given. Clocks, bots and standing orders listen here: see `driver.py`.

The next listener is an object with the three methods of `room.Listener`. It is made where
`cluster/node.py` makes the driver, with what it needs as arguments, and stands in the same list. It
hears of a table when the table is taken up and from then on of every change. It acts if `is_held`,
so that of several servers only one does, and knows by `at` whether the question is new or only
somebody's answer came in. What must not be lost, such as notices to people who are away, is stored
with the move instead: see `server/room/occasions.py`.
"""

from __future__ import annotations

import msgspec

from dovecote.core.game import Seat
from dovecote.play.seats import Order


class Asked(msgspec.Struct, frozen=True, gc=False):
    """Somebody who has yet to answer."""

    seat: Seat
    person: str  # who sits there; empty: nobody
    bot: str  # the level that plays there now; empty: the person themself
    orders: tuple[Order, ...]  # by which the seat may answer without being there
    ahead: str = ""  # what it has chosen in advance


class Question(msgspec.Struct, frozen=True, gc=False):
    """What a table waits for; nobody is asked before and after the match."""

    table: str
    at: int  # the entry that asks
    asked: tuple[Asked, ...]
    is_window: bool  # several were asked at once, so that answers are sealed
    since: int  # milliseconds, as every time here
    until: int | None  # when the time of those who are asked is over
    is_held: bool  # whether this server sees to the table
    is_attended: bool  # whether anybody plays in person or watches; else bots wait too
