"""Finished matches are judged in the background, where nobody who plays waits."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from dovecote.analysis.match import Care, PartialReport, told
from dovecote.analysis.report import Analysis, Decision
from dovecote.analysis.stretch import Attempt, Stretch
from dovecote.core.errors import DovecoteError
from dovecote.core.game import Seat
from dovecote.core.record import read
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.errors import TooHardError
from dovecote.server.storage.analyses import WORK, AnalysisRow
from dovecote.server.storage.writer import Unit, Writer
from dovecote.server.turns import Claim
from dovecote.tables.errors import TooManyError
from dovecote.tables.games import game_with
from dovecote.wire.analyses import NoChoiceError

SILENT = 120_000  # milliseconds without a word after which nobody works at it any more
_AT_ONCE = 20  # on one server; they take turns, stretch by stretch
_BUDGET = 0.05  # of a champion's: a match is judged in about as long as one is played
_LOG = logging.getLogger("dovecote.analysing")
_read_part = msgspec.json.Decoder(PartialReport).decode
_read_decision = msgspec.json.Decoder(Decision).decode
_NOTHING = msgspec.Raw(b"null")


class FinishedMatch(msgspec.Struct, frozen=True):
    """A match that is over: its table, its game with the text of a set, and its record."""

    table_id: str
    game: str
    cards: str
    text: str


class Analysing:
    """The analyses that this server works at."""

    def __init__(
        self, node: str, helper: TaskProcess, writer: Writer, now: Callable[[], int]
    ) -> None:
        self._node = node
        self._helper = helper
        self._writer = writer
        self._now = now
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by analysis

    async def begin(self, match: FinishedMatch, claim: Claim) -> AnalysisRow:
        """Judge a match; another of the same person that runs is stopped."""
        if len(self._tasks) >= _AT_ONCE:
            raise TooManyError(what="analyses", limit=_AT_ONCE)
        new = AnalysisRow(
            table_id=match.table_id,
            id=secrets.token_hex(8),
            entries=len(read(match.text).entries),
            judged=0,
            person=claim.person,
            node=self._node,
            status="running",
            report="",
            changed=self._now(),
        )
        await self._writer.write(Unit("", change=WORK.begin(new)))
        patient = claim._replace(is_patient=True)
        task = asyncio.ensure_future(self._analyse(new, match, patient))
        self._tasks[new.id] = task
        task.add_done_callback(partial(self._end, new.id))
        return new

    async def judge(
        self, match: FinishedMatch, claim: Claim, seat: Seat, at: int, text: str
    ) -> Decision:
        """Another move after entry `at`, beside what the champion would do there."""
        asked = Care(budget=_BUDGET)
        attempt = Attempt(match.game, match.cards, match.text, asked, at + 1, seat, text)
        found = await self._helper.work(claim, attempt)
        if found == _NOTHING:
            raise NoChoiceError(entry=at + 1)
        return _read_decision(found)

    async def close(self) -> None:
        """Nothing more is judged here."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _end(self, name: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(name, None)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("an analysis failed: %s", type(error).__name__)

    async def _analyse(self, row: AnalysisRow, match: FinishedMatch, claim: Claim) -> None:
        parts: list[PartialReport] = []
        at, asked = 0, Care(budget=_BUDGET)
        while at < row.entries:
            stretch = Stretch(match.game, match.cards, match.text, asked, at)
            try:
                part = _read_part(await self._helper.work(claim, stretch))
            except TooHardError:
                await self._tell(replace(row, judged=at, status="stopped"))
                return
            parts.append(part)
            at = part.at
            if at < row.entries and not await self._tell(replace(row, judged=at)):
                return
        game = game_with(match.game, match.cards)
        found = await asyncio.to_thread(told, game, match.text, asked, parts)
        report = msgspec.json.encode(found).decode()
        await self._tell(replace(row, judged=at, status="done", report=report))

    async def _tell(self, row: AnalysisRow) -> bool:
        """How far it is; whether to go on. A database that is away for a while hinders nobody."""
        progress = WORK.progress(replace(row, changed=self._now()))
        try:
            await self._writer.write(Unit("", change=progress))
        except DovecoteError:
            return row.status == "running"
        return progress.is_wanted


read_report = msgspec.json.Decoder(Analysis).decode
