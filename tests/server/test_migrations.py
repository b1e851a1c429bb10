"""The migrations lead to the shape that the code expects, in both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import inspect

from dovecote.server.cluster.node import Node
from dovecote.server.operate.admin import Details, details, stored
from dovecote.server.operate.shape import reshape, shape
from dovecote.server.room.commands import moves
from dovecote.server.settings import Settings
from dovecote.server.storage.access import opened
from dovecote.server.storage.database import Database
from dovecote.server.storage.file import DatabaseError, InUseError
from dovecote.server.storage.schema import FORMER, METADATA, SHAPE
from dovecote.server.storage.tables import listed, tables_of
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables.agreement import Clock, Wish
from tests.kit.effort import PATIENCE, tries
from tests.kit.filling import play
from tests.kit.postgres import Postgres


def _check(url: str) -> None:
    database = Database(url)
    try:
        database.migrate()
        database.migrate()  # nothing is left to do
        with database.read() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    finally:
        database.close()


def test_the_shape_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "dovecote:server/storage/migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == SHAPE


def test_sqlite(tmp_path: Path) -> None:
    _check(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")


def test_postgresql(postgres: Postgres) -> None:
    _check(postgres.create_database("migrated"))


@pytest.mark.parametrize("former", FORMER)
def test_the_way_back_on_sqlite(tmp_path: Path, former: str) -> None:
    _check_way_back(f"sqlite:///{tmp_path / 'up.db'}", f"sqlite:///{tmp_path / 'down.db'}", former)


def test_the_way_back_on_postgresql(postgres: Postgres) -> None:
    """In `make test` to the first shape of all, which is the way past every other."""
    for former in FORMER[: tries(1, len(FORMER))]:
        up, down = (postgres.create_database(f"{name}_{former}") for name in ("up", "down"))
        _check_way_back(up, down, former)


def _check_way_back(up: str, down: str, former: str) -> None:
    """What comes down to a shape is what was once made so, and it goes up again."""
    _make(up, former)
    database = Database(down)
    database.migrate()
    database.migrate(former)
    assert _columns(down) == _columns(up)
    database.migrate()
    with database.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    database.close()


def _columns(url: str) -> dict[str, object]:
    """The columns and indices of every table."""
    database = Database(url)
    with database.read() as connection:
        found = inspect(connection)
        shape: dict[str, object] = {
            name: (
                {(c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(name)},
                {(i["name"], tuple(i["column_names"])) for i in found.get_indexes(name)},
            )
            for name in found.get_table_names()
        }
    database.close()
    return shape


@pytest.mark.parametrize("former", FORMER)
def test_a_match_goes_down_to_a_former_shape_and_up_again(tmp_path: Path, former: str) -> None:
    """By the operator's command; not an entry, a seat or a line of chat is missing."""
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    made = asyncio.run(play(url, Wish("piccioni", {}, ("me", "me"))))
    before, entries = _kept(url, made.pattern.row.id)
    assert len(entries) > 1
    reshape(url, former)
    assert shape(url) == former
    database = Database(url)
    database.migrate()
    database.close()
    binding = before.binding if former != "0001" else ""  # which that shape cannot hold
    assert _kept(url, made.pattern.row.id) == (replace(before, binding=binding), entries)
    with Database(url).claimed(), pytest.raises(InUseError):
        reshape(url, former)
    assert shape(url) == SHAPE


def _kept(url: str, table: str) -> tuple[Details, list[str]]:
    """What an operator is told of a table, and its match."""
    with opened(url) as database, database.read() as connection:
        blocks = stored(connection, table).blocks
        return details(connection, table), [block.lines for block in blocks]


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://here/there", "sqlite://"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(DatabaseError):
        Database(url)


def test_sqlite_is_durable_and_lets_others_read(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    with database.read() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    database.close()


def test_running_tables_of_the_first_shape_go_on(tmp_path: Path) -> None:
    """Their clocks run, the lobby shows them, and whoever sits there finds them."""
    new, old = (f"sqlite:///{tmp_path / name}" for name in ("new.db", "old.db"))
    wish = Wish("columbiz", {}, ("me", "me"), Clock("bank", 600), "anyone", listed=True)
    made = asyncio.run(play(new, wish))
    _as_of_old(tmp_path / "new.db", old)
    table = made.pattern.row.id

    async def run() -> None:
        database = Database(old, is_served=True)
        database.migrate()
        node = Node(Settings(db=old), database, Thinkers(1))
        await node.background.open()
        try:
            async with asyncio.timeout(PATIENCE):
                while table not in node.rooms.open_rooms:  # looked at once, by itself
                    await asyncio.sleep(0.02)
                (row,) = await node.reader.read(listed)
                while row.due < node.clock.now() + 500_000:
                    await asyncio.sleep(0.02)
                    (row,) = await node.reader.read(listed)
            room = await node.rooms.room(table)
            assert row.due == room.state.until
            assert room.state.at == sum(len(b.lines.splitlines()) for b in made.pattern.blocks)
            assert await node.reader.read(tables_of, made.person.id) == [row]
            seat = room.state.waiting[0]
            await moves.do(room, seat, room.state.running().offers(seat)[0], room.state.at, None)
            await room.load()  # old blocks have no chain, new ones have
            assert room.state.row.status == "running"
        finally:
            await node.close()

    asyncio.run(run())


def _make(url: str, shape: str) -> None:
    """A database as a version made it that knew nothing newer."""
    database = Database(url)
    with database.engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", "dovecote:server/storage/migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, shape)
        connection.commit()
    database.close()


def _as_of_old(file: Path, old: str) -> None:
    """The same rows in a database of the first shape."""
    _make(old, "0001")
    database = Database(old)
    with database.engine.connect() as connection:
        connection.exec_driver_sql("ATTACH DATABASE ? AS new", (str(file),))
    with database.engine.begin() as connection:
        for name in ("tables", "seats", "blocks"):
            found = connection.exec_driver_sql(f"PRAGMA main.table_info({name})").all()
            columns = ", ".join(f'"{row.name}"' for row in found)
            connection.exec_driver_sql(
                f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM new.{name}"
            )
    database.close()
