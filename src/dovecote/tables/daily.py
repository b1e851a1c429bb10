"""The deal of the day: one deal a game and day, the same for everyone on every server.

Its luck follows from the date, the game and the version of its rules, and its bots think the
same in the same position (`steady.py`). So nobody has to promise anything, and whoever reads this
file can work the luck out beforehand; what a server knows of it is told as at every other table.
"""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import NamedTuple

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games import game_named
from dovecote.tables.agreement import Agreement, Event, Wish
from dovecote.tables.openings import new_row
from dovecote.tables.rows import SeatRow, TableRow

LEVEL = "homer"  # looks at its offers once, so that it thinks alike on every machine
MODEL = "champion"  # whose result everyone's is compared with
SEAT = Seat(0)  # of whoever plays
_SEATS = 2  # 25 to 50 choices: five to ten minutes
_DAY = 86_400_000


class Deal(NamedTuple):
    """A game on a day, as in `columbiz/2026-11-17`."""

    game: str
    day: str

    @property
    def name(self) -> str:
        return f"{self.game}/{self.day}"


def day_of(now: int) -> str:
    """The day of a moment, in universal time, so that it is the same one everywhere."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def until_next(now: int) -> int:
    """Milliseconds until the next day begins."""
    return _DAY - now % _DAY


def secret_of(deal: Deal) -> str:
    """What all luck of a deal follows from; other rules have other deals."""
    version = game_named(deal.game).version
    return sha256(f"deal of the day {deal.game} {version} {deal.day}".encode()).hexdigest()


def agreed(deal: Deal) -> Agreement:
    """What holds at every table of a deal: the usual rules, nobody looks on, nobody whispers."""
    wish = Wish(deal.game, {"seats": str(_SEATS)}, watch="nobody", help="preview")
    return replace(wish.agreement(), event=Event("deal", deal.name))


def deal_row(deal: Deal, person: str, name: str, node: str, now: int) -> TableRow:
    """A table of a deal for somebody; every seat adds the same words to the luck."""
    bots = (SeatRow(Seat(n), bot=LEVEL, words=f"seat-{n}") for n in range(1, _SEATS))
    seats = (SeatRow(SEAT, person, name, words=f"seat-{SEAT}"), *bots)
    return replace(new_row(agreed(deal), person, seats, node, now), secret=secret_of(deal))
