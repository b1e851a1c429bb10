"""Tables as they stand in lists, and as somebody who opens one is told."""

from __future__ import annotations

from collections.abc import Container
from typing import Annotated

import msgspec
from msgspec import Meta

from dovecote.tables.agreement import Agreement
from dovecote.tables.names import told_apart
from dovecote.tables.rows import Asking, Status, TableRow
from dovecote.wire.labels import label_of
from dovecote.wire.server import SetLabel, TableNow


class Listed(msgspec.Struct, frozen=True):
    """A table as it stands in a list."""

    id: str
    agreement: Agreement
    set: SetLabel
    status: Status
    names: tuple[str, ...]  # of people and bots; empty: an open seat
    bots: tuple[str, ...]  # the levels of those who are bots; empty: a person, or nobody
    is_mine: bool
    changed: int
    mine: tuple[int, ...] = ()  # my seats
    is_invited: bool = False  # somebody has asked me to sit down there
    is_asked: bool = False  # it waits for me, as far as I know
    waiting: tuple[int, ...] = ()  # the seats that owe a choice, as everyone may know it
    since: int = 0  # when they were asked
    until: int = 0  # when their time is over; 0: never
    away: tuple[int, ...] = ()  # until when each has said that they are away, if any has


class Opened(msgspec.Struct, frozen=True):
    """A table, and the link to it."""

    id: str
    link: str
    table: TableNow
    is_local: bool  # the link leads here from this machine only


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down oneself, adding words to the luck, or let a bot have the seat. Of several people at
    one screen each may have a name; it is for this table only."""

    words: Annotated[str, Meta(max_length=64)] = ""
    name: Annotated[str, Meta(max_length=400)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


def line_of(
    row: TableRow,
    person: str,
    asking: Asking | None = None,
    away: tuple[int, ...] = (),
    answered: Container[int] = (),
    *,
    is_invited: bool = False,
) -> Listed:
    """A table in somebody's list, perhaps with whom it waits for, who is away, and for which of
    their seats they have answered in a window."""
    bots = tuple("" if s.name else s.bot for s in row.seats)
    names = tuple(map("".join, zip(told_apart(row.seats), bots, strict=True)))
    mine = row.held_by(person)
    return Listed(
        id=row.id,
        agreement=row.agreement,
        set=label_of(row),
        status=row.status,
        names=names,
        bots=bots,
        is_mine=bool(mine),
        changed=row.changed,
        mine=mine,
        is_invited=is_invited,
        is_asked=any(
            seat in mine and not row.seats[seat].bot and seat not in answered
            for seat in (asking.seats if asking else ())
        ),
        waiting=asking.seats if asking else (),
        since=asking.since if asking else 0,
        until=asking.until if asking else 0,
        away=away if any(away) else (),
    )
