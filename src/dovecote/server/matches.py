"""From what is stored to a match that can be played on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence

from dovecote.core.game import Seat
from dovecote.core.options import read
from dovecote.core.record import header
from dovecote.games import game_named
from dovecote.play import Table, Verifiable
from dovecote.play.luck import LuckSource
from dovecote.play.replay import AnyTable
from dovecote.play.retelling import retell
from dovecote.server.rows import Block, TableRow


def new_table(row: TableRow, luck: LuckSource | None = None) -> AnyTable:
    """The match before anybody has moved; its luck follows from secret and words."""
    game = game_named(row.agreement.game)
    options = read(game.options_type, row.agreement.options)
    return Table(game, options, luck or Verifiable([s.words for s in row.seats], row.secret))


def lines_of(blocks: Iterable[Block]) -> list[str]:
    """The entries of the record, one a line."""
    return [line for block in blocks for line in block.lines.splitlines()]


def readable(table: AnyTable, viewer: Seat | None) -> str:
    """The record of a running match: what is hidden from the viewer is a question mark."""
    lines = (*header(table.record), *table.transcript(viewer))
    return "".join(f"{line}\n" for line in lines)


async def take_up(row: TableRow, blocks: Sequence[Block]) -> AnyTable:
    """The match after its last block; raises `EntryError` where the rules cannot follow."""
    table = new_table(row)
    await follow(table, lines_of(blocks))
    return table


async def follow(table: AnyTable, lines: Sequence[str], begin: int = 1) -> None:
    """Let entries happen that were stored, from number `begin` on, away from the event loop."""
    await asyncio.to_thread(deque, retell(table, lines, begin), 0)
