"""A match that was begun elsewhere is brought here, to be played on.

Whoever kept it knew its secret, so they could have looked at what comes and chosen what came.
Nobody here vouches for that part: the table says how far it goes (`Agreement.brought`), its
record too, and from there on luck is our own, with a secret and words of its own.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from dovecote.bots import bot_named
from dovecote.bots.trials import ENTRIES
from dovecote.core.colours import unusual_colours
from dovecote.core.entries import Did, GaveUp, Happened
from dovecote.core.errors import DovecoteError
from dovecote.core.game import AnyGame, Luck, Over
from dovecote.core.options import write as write_options
from dovecote.core.record import Record, read, seal_of
from dovecote.play.luck import Scripted
from dovecote.play.replay import begin, replay, take
from dovecote.tables import seating
from dovecote.tables.agreement import ME, OPEN, Agreement, Help, Origin, SeatCountError, Watch
from dovecote.tables.openings import bots_after, new_row
from dovecote.tables.rows import SetOf, SetText, TableRow

LONGEST = 400_000  # characters of a record
_HIDDEN = "?"


class Bringing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be played on; without seats, bots stay, the first person is whoever brings it,
    and the others are open."""

    record: Annotated[str, Meta(max_length=LONGEST)]
    seats: tuple[str, ...] = ()
    help: Help = "legal"
    watch: Watch = "link"


class Branching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that is over to be played on from one of its entries; seats as in `Bringing`."""

    at: Annotated[int, Meta(ge=1, le=999_999_999)]
    seats: tuple[str, ...] = ()
    help: Help = "legal"
    watch: Watch = "link"


class EndedError(DovecoteError):
    """Nothing is left to be played."""

    status = 409
    sentence = "the match of this record is over"


class PartlyError(DovecoteError):
    """A record as one seat may read it, or one that breaks off before its luck has answered."""

    sentence = "this record is not whole, so nobody can play on from it"


class EndlessError(DovecoteError):
    """More entries than anybody plays."""

    sentence = "this record has {entries} entries; at most {limit} can be brought"


class Brought(NamedTuple):
    """A record that can be played on, with all its options named."""

    record: Record
    options: dict[str, str]
    colours: tuple[str, ...]
    branched: Origin | None = None


class Host(NamedTuple):
    """Who brings it, and where to."""

    person: str
    name: str
    node: str


def check_whole(text: str) -> Record:
    """The record, if nothing in it is hidden and it is no longer than any match."""
    record = read(text)
    if len(record.entries) > ENTRIES:
        raise EndlessError(entries=len(record.entries), limit=ENTRIES)
    hidden = (
        entry
        for entry in record.entries
        if (isinstance(entry, Happened) and entry.outcome == _HIDDEN)
        or (isinstance(entry, Did) and entry.text == _HIDDEN)
    )
    if not record.entries or any(hidden):
        raise PartlyError()
    return record


def followed(game: AnyGame, text: str) -> Brought:
    """The match of a record as far as it was played, if the rules can follow it."""
    record, table = check_whole(text), replay(game, text)
    if isinstance(table.pending, Over):
        raise EndedError()
    if isinstance(table.pending, Luck):
        raise PartlyError()
    colours = unusual_colours(game, record.seats, record.colours)
    branched = Origin(record.branched.at, record.branched.of) if record.branched else None
    return Brought(record, write_options(table.options), colours, branched)


def branched_off(game: AnyGame, text: str, at: int, table: str = "") -> Brought:
    """The match of a record up to an entry, to be played on from there. What luck was asked then
    it has answered: it goes on where somebody chooses."""
    record, luck = check_whole(text), Scripted()
    match = begin(game, text, luck)
    for entry in record.entries:
        if match.at >= at and not isinstance(match.pending, Luck):
            break
        take(match, luck, entry)
    if match.at < at or isinstance(match.pending, Over):
        raise EndedError()
    entries = record.entries[: match.at]
    return Brought(
        replace(record, entries=entries),
        write_options(match.options),
        unusual_colours(game, record.seats, record.colours),
        Origin(match.at, seal_of(text), table),
    )


def brought_row(
    found: Brought, wish: Bringing | Branching, host: Host, now: int, cards: SetText | None = None
) -> TableRow:
    """A table that waits for whoever is still to sit down, and goes on from the last entry."""
    record = found.record
    agreed = Agreement(
        game=record.game,
        options=found.options,
        watch=wish.watch,
        help=wish.help,
        colours=found.colours,
        brought=len(record.entries),
        branched=found.branched,
    )
    gone = {entry.seat for entry in record.entries if isinstance(entry, GaveUp)}
    seats = seating.seated(_sitters(record, wish.seats), host.person, host.name)
    seats = tuple(replace(s, resigned=s.seat in gone) for s in seats)
    chosen = SetOf("", 0, cards) if cards else None
    return new_row(agreed, host.person, seats, host.node, now, chosen)


def _sitters(record: Record, named: tuple[str, ...]) -> tuple[str, ...]:
    """Who is to sit where: `me`, `open`, or the level of a bot; who gave up stays away."""
    bots = bots_after(record.entries, record.seats)
    if named and len(named) != record.seats:
        raise SeatCountError(given=len(named), seats=record.seats)
    gone = {entry.seat for entry in record.entries if isinstance(entry, GaveUp)}
    first = next((seat for seat, bot in bots.items() if not bot), None)
    sitters = []
    for seat, bot in bots.items():
        usual = bot or (ME if seat == first else OPEN)
        sitter = usual if seat in gone or not named else named[seat]
        if sitter not in (ME, OPEN):
            bot_named(sitter)
        sitters.append(sitter)
    return tuple(sitters)


def lines_of_record(record: Record) -> str:
    """The entries as they are stored."""
    return "\n".join(map(str, record.entries))
