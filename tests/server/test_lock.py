"""Who has a room to themself, and when moves that nobody waits for are stored and told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from dovecote.server.room.lock import RoomLock
from dovecote.server.storage.blocks import add_blocks, blocks
from dovecote.server.storage.commit import Unit
from dovecote.server.storage.writer import Writer
from dovecote.tables.rows import Block
from tests.server.nodes import node_on


async def _nothing() -> None: ...


def test_whoever_waited_longest_is_next() -> None:
    async def scene() -> None:
        lock, order = RoomLock(_nothing), list[int]()

        async def enter(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        lock.take_now()
        tasks = [asyncio.create_task(enter(number)) for number in range(3)]
        await asyncio.sleep(0)
        assert not order
        assert not lock.is_free
        lock.give_back()
        assert not lock.is_free, "somebody waits, so nobody else may go before"
        await asyncio.gather(*tasks)
        assert order == [0, 1, 2]
        assert lock.is_free

    asyncio.run(scene())


@pytest.mark.parametrize("is_handed", [False, True])
def test_whoever_goes_away_while_waiting_keeps_nobody_out(is_handed: bool) -> None:
    async def scene() -> None:
        lock = RoomLock(_nothing)

        async def enter() -> None:
            async with lock:
                await asyncio.sleep(0)

        lock.take_now()
        gone, stays = asyncio.create_task(enter()), asyncio.create_task(enter())
        await asyncio.sleep(0)
        if is_handed:  # it is theirs already, and they do not know it yet
            lock.give_back()
        gone.cancel()
        await asyncio.sleep(0)
        if not is_handed:
            lock.give_back()
        await asyncio.wait_for(stays, 5)
        assert gone.cancelled()
        assert lock.is_free
        assert not lock.is_wanted

    asyncio.run(scene())


def test_nobody_goes_ahead_where_something_is_to_be_mended() -> None:
    async def scene() -> None:
        mended = list[bool]()

        async def mend() -> None:
            mended.append(True)
            lock.is_doubtful = False

        lock = RoomLock(mend)
        lock.is_doubtful = True
        assert not lock.is_free
        async with lock:
            assert mended == [True]
        assert lock.is_free

    asyncio.run(scene())


def test_what_comes_during_a_commit_goes_along_in_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches = list[int]()
    store = Writer._store_once

    def counted(self: Writer, units: list[Unit], is_careful: bool) -> list[bool]:
        batches.append(len(units))
        return store(self, units, is_careful)

    async def scene() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            await asyncio.sleep(0.5)  # what a server stores when it starts
            monkeypatch.setattr(Writer, "_store_once", counted)
            told = list[bool | Exception]()
            unit = Unit("", change=lambda _: True)
            node.writer.put(unit, told.append)
            await asyncio.sleep(0)
            await asyncio.sleep(0)  # the first is handed over
            for _ in range(9):
                node.writer.put(unit, told.append)
            assert await node.writer.write(unit)
            assert told == [True] * 10
        assert batches[:2] == [1, 10]

    asyncio.run(scene())


def test_one_who_fails_to_hear_keeps_it_from_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            told = list[bool | Exception]()
            unit = Unit("", change=lambda _: True)

            def fail(_: bool | Exception) -> None:
                raise ValueError

            node.writer.put(unit, fail)
            node.writer.put(unit, told.append)
            assert await node.writer.write(unit)
            assert told == [True]

    asyncio.run(scene())


def test_more_blocks_than_one_statement_takes_are_stored(tmp_path: Path) -> None:
    async def scene() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            many = [Block(first, "0 stand", (), 1, unit=f"u{first}") for first in range(1, 252)]

            def add(connection: Connection) -> bool:
                connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
                is_new = add_blocks(connection, [("t", block) for block in many])
                is_again = add_blocks(connection, [("t", block) for block in many[:101]])
                stored.extend(blocks(connection, "t"))
                assert (is_new, is_again) == (True, False)
                return False  # there is no such table

            stored = list[Block]()
            assert not await node.writer.write(Unit("", change=add))
            assert stored[-251:] == many

    asyncio.run(scene())
