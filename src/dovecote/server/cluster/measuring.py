"""Sets are measured: bots play with them in the background, where nobody who plays waits."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from dovecote.bots.balance import Played, Report, report
from dovecote.core.errors import DovecoteError
from dovecote.games import WITH_CARDS
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.errors import TooHardError
from dovecote.server.storage.measures import WORK, MeasureRow, MeasureStatus
from dovecote.server.storage.writer import Unit, Writer
from dovecote.server.turns import Claim
from dovecote.tables.errors import TooManyError
from dovecote.tables.rows import SetRow
from dovecote.tables.tasks import PlayOut

SILENT = 120_000  # milliseconds without a word after which nobody works at it any more
_LEVEL = "homer"  # who plays: quick, and wants to win
_TOLD = 2_000  # milliseconds between two words of how far it is
_AT_ONCE = 20  # measurements on one server; they take turns, match by match
_LOG = logging.getLogger("dovecote.measuring")
_read_match = msgspec.json.Decoder(Played | None).decode


class Measuring:
    """The measurements that this server works at."""

    def __init__(
        self, node: str, helper: TaskProcess, writer: Writer, now: Callable[[], int]
    ) -> None:
        self._node = node
        self._helper = helper
        self._writer = writer
        self._now = now
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by measurement

    async def begin(self, row: SetRow, seats: int, matches: int, claim: Claim) -> MeasureRow:
        """Measure a version of a set; the one before of the same set or person ends."""
        if len(self._tasks) >= _AT_ONCE:
            raise TooManyError(what="measures", limit=_AT_ONCE)
        new = MeasureRow(
            set_id=row.id,
            id=secrets.token_hex(8),
            version=row.version,
            seats=seats,
            matches=matches,
            played=0,
            person=claim.person,
            node=self._node,
            status="running",
            report="",
            changed=self._now(),
        )
        await self._writer.write(Unit("", change=WORK.begin(new)))
        patient = claim._replace(is_patient=True)
        task = asyncio.ensure_future(self._measure(new, row.text.game, row.text.body, patient))
        self._tasks[new.id] = task
        task.add_done_callback(partial(self._end, new.id))
        return new

    async def close(self) -> None:
        """Nothing more is measured here."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _end(self, name: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(name, None)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("a measurement failed: %s", type(error).__name__)

    async def _measure(self, row: MeasureRow, game: str, body: str, claim: Claim) -> None:
        found: list[Played] = []
        cards, told = WITH_CARDS[game](body).playable, 0
        for number in range(row.matches):
            task = PlayOut(game, body, row.seats, _LEVEL, f"{row.id}/{number}")
            try:
                match = _read_match(await self._helper.work(claim, task))
            except TooHardError:
                match = None
            if match is None:  # it does not come to an end, or not in time
                break
            found.append(match)
            if self._now() >= told + _TOLD:
                told = self._now()
                if not await self._tell(row, found, cards, is_over=False):
                    return
        await self._tell(row, found, cards, is_over=True)

    async def _tell(
        self, row: MeasureRow, found: list[Played], cards: tuple[str, ...], *, is_over: bool
    ) -> bool:
        """How far it is; whether to go on. A database that is away for a while hinders nobody."""
        sums = msgspec.json.encode(report(found, cards)).decode() if found else ""
        is_whole = len(found) == row.matches
        status: MeasureStatus = "running"
        if is_over:
            status = "done" if is_whole else "stopped"
        now = replace(row, played=len(found), report=sums, status=status, changed=self._now())
        progress = WORK.progress(now)
        try:
            await self._writer.write(Unit("", change=progress))
        except DovecoteError:
            return not is_over
        return progress.is_wanted


read_report = msgspec.json.Decoder(Report).decode
