"""Warnings come with a preview where the table's help is that of a coach, and nowhere else."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from dovecote.core.cautions import Caution
from dovecote.core.game import Seat
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.state import Options
from dovecote.play import Scripted, Table
from dovecote.server.room.commands.questions import preview
from dovecote.tables.agreement import Agreement, Help
from dovecote.tables.tasks import Task, work
from dovecote.wire.server import Previewed

# a full first column: eight 1s pay for nothing (4.6)
LUCK = ["6", "1", "11111111", "11111112", "22222222", "11111122", "11111111"]
MOVES = [
    *((0, move) for move in ("stand", "put 1/1", "put 1/2", "put 1/5", "end")),
    *((1, move) for move in ("stand", "put 1/3", "put 1/4", "end")),
    *((0, move) for move in ("stand", "put 2/1", "end")),
    *((1, move) for move in ("stand", "put 1/6", "end")),
]


class _Room:
    """As much of a room as a question asks."""

    def __init__(self, help: Help) -> None:
        table: Table[Any, Any, Any, Any, Any]
        table = Table(COLUMBIZ, Options(seats=2), Scripted(LUCK))
        for seat, move in MOVES:
            table.act(Seat(seat), move)
        row = SimpleNamespace(agreement=Agreement(game="columbiz", options={}, help=help))
        self.state = SimpleNamespace(row=row, running=lambda: table)

    async def settled(self) -> None: ...


async def _work(task: Task) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(work(task)))


@pytest.mark.parametrize("help", ["preview", "coach"])
def test_only_a_coach_warns(help: Help) -> None:
    room: Any = _Room(help)
    told: Previewed = asyncio.run(preview(room, Seat(0), "stand", _work))
    warning = [Caution("forfeits", {"pawns": 3})]
    assert told.cautions == (warning if help == "coach" else msgspec.UNSET)
