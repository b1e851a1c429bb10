"""One way to two databases: SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from typing import TypeAlias

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from dovecote.server.storage.direct import transaction
from dovecote.server.storage.engines import ANSWER, engine_of
from dovecote.server.storage.file import DatabaseError
from dovecote.server.storage.guard import Guard
from dovecote.server.storage.schema import SHAPE

__all__ = ["Connection", "Database"]  # whoever only hands a connection on needs no more

_SCRIPTS = "dovecote:server/storage/migrations"
CHANNEL = "dovecote"  # on which servers hear of one another
PERSON = "@"  # before the id of a person in such news; none is before that of a table
_MIGRATIONS = 730_115  # an advisory lock: servers that start together migrate one by one


Change: TypeAlias = Callable[[Connection], bool]  # False: it could not be made


def both(first: Change, then: Change) -> Change:
    """Two changes as one: all of it or nothing."""
    return lambda connection: first(connection) and then(connection)


class Database:
    """Reading, writing and the shape of what is kept."""

    def __init__(self, url: str, *, is_served: bool = False) -> None:
        self.engine, self.file = engine_of(url, is_served=is_served)
        self.guard = Guard()
        self.is_damaged = False  # as far as anybody has looked
        self._is_watched = is_served and self.is_shared

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use it at once."""
        return self.engine.dialect.name == "postgresql"

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that sees one moment and writes nothing."""
        reading = self.engine.connect().execution_options(reads_only=True)
        with reading as connection, self.watched(connection):
            try:
                if self.is_shared:
                    connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                yield connection
            finally:
                connection.rollback()

    def connect_to_write(self) -> Connection:
        """A connection for one who writes all the time. Before SQLite changes many rows in one
        statement it notes what they were; in a file of its own that cost as much as the rows."""
        connection = self.engine.connect()
        if self.file and (line := connection.connection.driver_connection):
            line.execute("PRAGMA temp_store=MEMORY")
        return connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that is durable when the block ends."""
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self, connection: Connection) -> Iterator[None]:
        """A transaction on the connection of one who writes all the time."""
        if self.file:
            with transaction(connection):
                yield
        else:
            with self.watched(connection), connection.begin():
                yield

    def watched(self, connection: Connection) -> AbstractContextManager[None]:
        """Whatever is asked meanwhile is answered in time, or the connection is cut."""
        line = connection.connection.driver_connection if self._is_watched else None
        return nullcontext() if line is None else self.guard.watching(line, ANSWER)

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """No other server uses the file meanwhile; the system releases it if this one dies."""
        with ExitStack() as held:
            if self.file:
                held.enter_context(self.file.locked())
                self.file.close_to_others()
            yield

    def migrate(self, to: str = SHAPE) -> None:
        """Bring the database to the present shape, or back to a former one."""
        try:
            with self.engine.connect() as connection:
                if self.is_shared:  # which may take as long as it needs
                    for limit in ("statement_timeout", "lock_timeout"):
                        connection.execute(text(f"SET LOCAL {limit} = 0"))
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATIONS})"))
                if shape_of(connection) != to:
                    _reshape(connection, to)
                connection.commit()
        except SQLAlchemyError as error:
            raise DatabaseError(reason=reason_of(error)) from error

    def close(self) -> None:
        self.engine.dispose()
        self.guard.close()


def shape_of(connection: Connection) -> str | None:
    """The revision of a database; None if nothing was ever kept there."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    shape = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if shape is None else str(shape)


def _reshape(connection: Connection, to: str) -> None:
    # A server that finds everything in its place starts sooner without Alembic.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.attributes["connection"] = connection
    try:
        (command.upgrade if to == SHAPE else command.downgrade)(config, to)
    except CommandError as error:  # its shape is one of a newer version
        raise DatabaseError(reason=str(error)) from error


def reason_of(error: Exception) -> str:
    """What the database said, without the statement and its values."""
    if isinstance(error, OperationalError) and error.orig is not None:
        return str(error.orig).strip().splitlines()[0]
    return type(error).__name__
