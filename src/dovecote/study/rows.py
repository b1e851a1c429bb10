"""A match as data: one row a decision. What the columns mean is in `docs/study.md`."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from dovecote.core.entries import Did, GaveUp, Noted, Undid
from dovecote.core.errors import DovecoteError, EntryError
from dovecote.core.game import AnyGame, Choice, Over
from dovecote.core.record import entry_lines, read
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, begin, take

SCHEMA = 1  # raised when a column changes its meaning or goes; new ones may come


class Row(msgspec.Struct, frozen=True):
    """A decision: what the seat knew, what it was offered, what was chosen, what came of it."""

    match: str
    game: str
    version: int
    seats: int
    options: str  # JSON
    entry: int
    seat: int
    turn: int | None
    view: str  # JSON
    offers: list[str]
    choice: str
    bot: str  # the level that chose, where the record says so
    undone: bool = False
    rank: int | None = None
    score: int | None = None


def rows(game: AnyGame, name: str, text: str) -> Iterator[Row]:
    """The decisions of one record, in their order, with how it ended for whoever made them."""
    table, found = _walk(game, name, text)
    over = table.pending
    if not isinstance(over, Over):
        yield from found
        return
    for row in found:
        yield replace(row, rank=over.ranks[row.seat], score=over.scores[row.seat])


def _walk(game: AnyGame, name: str, text: str) -> tuple[AnyTable, list[Row]]:
    record, luck = read(text), Scripted()
    table = begin(game, text, luck)
    options = json.dumps(record.options, separators=(",", ":"))
    lines, bots = entry_lines(text), dict[int, str]()
    found: list[Row] = []
    for number, entry in enumerate(record.entries, 1):
        match entry:
            case Did(seat, choice) if isinstance(table.pending, Choice):
                row = Row(
                    match=name,
                    game=game.name,
                    version=game.version,
                    seats=record.seats,
                    options=options,
                    entry=number,
                    seat=seat,
                    turn=table.turn,
                    view=msgspec.json.encode(table.view(seat)).decode(),
                    offers=list(table.offers(seat)),
                    choice=choice,
                    bot=bots.get(seat, ""),
                )
                found.append(row)
            case Undid(to=to):
                found = [replace(r, undone=True) if r.entry >= to else r for r in found]
            case GaveUp(seat, bot):
                bots[seat] = bot
            case Noted(seat, said):
                bots[seat] = said.removeprefix("bot ") if said.startswith("bot ") else ""
        try:
            take(table, luck, entry)
        except DovecoteError as error:
            raise EntryError(line=lines[number - 1], entry=number, text=str(entry)) from error
    return table, found
