"""One way to two databases: SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from dovecote.core.errors import DovecoteError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SCRIPTS = "dovecote:server/migrations"
_MIGRATIONS = 730_115  # an advisory lock: servers that start together migrate one by one


class DatabaseError(DovecoteError):
    """A database that cannot be used."""

    sentence = "the database cannot be used: {reason}"


class InUseError(DovecoteError):
    """A file that a server has to itself."""

    sentence = "another server is using {file}"


class Database:
    """Reading, writing and the shape of what is kept."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use it at once."""
        return self.engine.dialect.name == "postgresql"

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that sees one moment and writes nothing."""
        with self.engine.connect().execution_options(reads_only=True) as connection:
            if self.is_shared:
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            yield connection
            connection.rollback()

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that is durable when the block ends."""
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """No other server uses the file meanwhile; the system releases it if this one dies."""
        with ExitStack() as held:
            if not self.is_shared:
                held.enter_context(_locked(Path(str(self.engine.url.database)).resolve()))
            yield

    def migrate(self) -> None:
        """Bring the shape of the database up to date."""
        config = Config()
        config.set_main_option("script_location", SCRIPTS)
        try:
            with self.engine.connect() as connection:
                if self.is_shared:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATIONS})"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
        except (SQLAlchemyError, CommandError) as error:  # or its shape is one of a newer version
            raise DatabaseError(reason=reason_of(error)) from error

    def close(self) -> None:
        self.engine.dispose()


def _locked(file: Path) -> BinaryIO:
    """A file beside the database that is locked until it is closed. Not the database itself:
    whoever looks after it may still read and write it."""
    try:
        lock = open(f"{file}.lock", "ab")  # noqa: SIM115 - it stays open
    except OSError as error:
        raise DatabaseError(reason=f"{file}.lock: {error.strerror}") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise InUseError(file=str(file)) from None
    return lock


def _engine(url: str) -> Engine:
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):  # or its port is no number
        raise DatabaseError(reason="sqlite:///FILE | postgresql://USER@HOST/NAME") from None
    if address.drivername in ("postgresql", "postgresql+psycopg", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
        return create_engine(address, pool_size=4, max_overflow=4, pool_pre_ping=True)
    if address.drivername == "sqlite" and address.database:
        return _sqlite(Path(address.database))
    raise DatabaseError(reason="sqlite:///FILE | postgresql://USER@HOST/NAME")


def _sqlite(file: Path) -> Engine:
    try:
        # for its owner only: whoever reads the file knows every hand
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(reason=f"{file.parent}: {error.strerror}") from None
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 30})
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where `_begin` says, nowhere else
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    reads_only = connection.get_execution_options().get("reads_only", False)
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")


def reason_of(error: Exception) -> str:
    """What the database said, without the statement and its values."""
    if isinstance(error, OperationalError) and error.orig is not None:
        return str(error.orig).strip().splitlines()[0]
    if isinstance(error, CommandError):
        return str(error)
    return type(error).__name__
