"""From what is stored to a match that can be played on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from dovecote.core.entries import read_entry
from dovecote.core.errors import DovecoteError, EntryError, VersionError
from dovecote.core.game import Choice, Seat
from dovecote.core.options import read
from dovecote.core.record import Branch, header
from dovecote.play import Table, Verifiable
from dovecote.play.luck import Continued, LuckSource
from dovecote.play.replay import AnyTable
from dovecote.play.resume import resume
from dovecote.tables.chain import first_break
from dovecote.tables.games import game_of
from dovecote.tables.rows import Block, Match, TableRow


class UnfollowedError(DovecoteError):
    """A match that the present rules cannot follow; its moves may be hidden, so none is told."""

    sentence = "table {table} ({game}, ruleset {ruleset}) cannot be followed at entry {entry}"


class DamagedError(DovecoteError):
    """Entries that are not as they were stored; they may be hidden, so none is told."""

    sentence = "table {table} is damaged from entry {entry} on"


def check_chain(match: Match, before: str = "") -> None:
    """Whether every block is as it was stored, and none is missing between them."""
    entry = first_break(match.blocks, before, match.row.id)
    if entry is not None:
        raise DamagedError(table=match.row.id, entry=entry)


def waiting_for(table: AnyTable) -> tuple[Seat, ...]:
    """The seats that owe a choice."""
    pending = table.pending
    return pending.seats if type(pending) is Choice else ()


def new_table(row: TableRow, luck: LuckSource | None = None, lines: Sequence[str] = ()) -> AnyTable:
    """The match before anybody has moved; its luck follows from secret and words, but for that of
    entries which were brought: they are the first of `lines`."""
    game = game_of(row)
    options = read(game.options_type, row.agreement.options)
    luck = luck or _luck(row, lines[: row.agreement.brought])
    agreed = row.agreement
    branched = Branch(agreed.branched.at, agreed.branched.of) if agreed.branched else None
    return Table(game, options, luck, agreed.colours, branched)


def _luck(row: TableRow, brought: Sequence[str]) -> Verifiable:
    proof = ([s.words for s in row.seats], row.secret, row.binding)
    if not row.agreement.brought:
        return Verifiable(*proof)
    return Continued((read_entry(n, line) for n, line in enumerate(brought, 1)), *proof)


def lines_of(blocks: Iterable[Block]) -> list[str]:
    """The entries of the record, one a line."""
    return [line for block in blocks for line in block.lines.splitlines()]


def readable(table: AnyTable, viewer: Seat | None) -> str:
    """The record of a running match: what is hidden from the viewer is a question mark."""
    lines = (*header(table.record), *table.transcript(viewer))
    return "".join(f"{line}\n" for line in lines)


def check_version(row: TableRow) -> None:
    """A running match is never played on under another version of its rules."""
    game = game_of(row)
    if row.status == "running" and row.version != game.version:
        raise VersionError(game=game.name, theirs=row.version, ours=game.version)


def follow(table: AnyTable, lines: Sequence[str], begin: int = 1) -> None:
    """Let entries happen that were stored, from number `begin` on; raises `EntryError` where the
    rules cannot follow."""
    deque(resume(table, lines, begin), 0)


def taken_up(found: Match) -> AnyTable:
    """The match after its last entry, under the present rules."""
    row = found.row
    try:
        check_version(row)
        lines = lines_of(found.blocks)
        table = new_table(row, lines=lines)
        follow(table, lines)
    except DovecoteError as error:
        raise UnfollowedError(
            table=row.id,
            game=row.agreement.game,
            ruleset=row.ruleset,
            entry=error.params["entry"] if isinstance(error, EntryError) else 0,
        ) from None
    return table
