"""Deals of the day: a table of one for whoever asks, and the champion's match for comparison."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from dovecote.core.errors import DovecoteError
from dovecote.core.game import Over, Seat
from dovecote.play.replay import AnyTable
from dovecote.server.allowances import Spend, free
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.room.room import Room
from dovecote.server.storage import results
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.tables import add_one_more
from dovecote.server.storage.writer import Unit, Writer
from dovecote.server.turns import Claim
from dovecote.tables.agreement import Event
from dovecote.tables.daily import LEVEL, MODEL, SEAT, Deal, deal_row, secret_of
from dovecote.tables.errors import TooManyError
from dovecote.tables.matches import new_table, waiting_for
from dovecote.tables.openings import begun
from dovecote.tables.results import results_of
from dovecote.tables.steady import steady_seed
from dovecote.tables.tasks import Think

_PLAYS = MODEL  # how strong whoever plays for comparison is
_LOG = logging.getLogger("dovecote.dealing")
_text = msgspec.json.Decoder(str).decode


async def deal_table(
    rooms: Rooms,
    reader: Reader,
    now: int,
    deal: Deal,
    person: Person,
    limit: int,
    spend: Spend = free,
) -> Room:
    """The table at which somebody plays a deal: theirs, or a new one."""
    if found := await reader.read(results.table_of_deal, deal.name, person.id):
        return await rooms.room(found[0])
    row = deal_row(deal, person.id, person.name, rooms.node, now)
    await spend()
    if (room := await rooms.open(row, add_one_more(row, limit))) is None:
        raise TooManyError(what="tables", limit=limit)
    async with room.locked():
        await room.begin(room.state.row)
    return room


class Models:
    """Lets the champion play each deal once, beside everything else, from when somebody first
    asks for it."""

    def __init__(
        self,
        helper: TaskProcess,
        reader: Reader,
        writer: Writer,
        now: Callable[[], int],
        level: str = "",
    ) -> None:
        self._helper = helper
        self._reader = reader
        self._writer = writer
        self._now = now
        self._level = level or _PLAYS
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def want(self, deal: Deal) -> None:
        """Somebody will want to know."""
        if deal.name not in self._tasks:
            task = asyncio.ensure_future(self._play(deal))
            self._tasks[deal.name] = task
            task.add_done_callback(partial(self._end, deal.name))

    async def close(self) -> None:
        """Nothing more is played here."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, name: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(name, None)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, DovecoteError):
            _LOG.error("a model failed: %s", type(error).__name__)

    async def _play(self, deal: Deal) -> None:
        if await self._reader.read(results.has_model, deal.name):
            return
        row = deal_row(deal, "", "", "", self._now())
        table = new_table(begun(row))
        while waiting := waiting_for(table):
            for seat in waiting:
                if seat in waiting_for(table):
                    table.act(seat, await self._choose(deal, table, seat))
        over = table.pending
        assert isinstance(over, Over)
        found = [one for one in results_of(row, table, over) if one.seat == SEAT]
        found = [msgspec.structs.replace(one, bot=MODEL) for one in found]
        event = Event("deal", deal.name, MODEL)
        add = results.add(f"{MODEL} {deal.name}", event, found, self._now())
        await self._writer.write(Unit("", change=add))

    async def _choose(self, deal: Deal, table: AnyTable, seat: Seat) -> str:
        (first, *others) = offers = list(table.legal(seat))
        if not others:
            return str(first)
        level = self._level if seat == SEAT else LEVEL
        seed = steady_seed(secret_of(deal), table, seat)
        task = Think(deal.game, seat, table.view(seat), offers, level, seed)
        return _text(await self._helper.work(Claim("", "", is_patient=True), task))
