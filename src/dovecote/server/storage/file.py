"""The file of a database: whose it is, who may read it, and whether it is still there."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TypeAlias

from dovecote.core.errors import DovecoteError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_OWNER_ONLY = 0o600  # whoever reads the file knows every hand

Identity: TypeAlias = tuple[int, int] | None  # of a file: its device and number; None: no file


class DatabaseError(DovecoteError):
    """A database that cannot be used."""

    sentence = "the database cannot be used: {reason}"


class InUseError(DovecoteError):
    """A file that a server has to itself."""

    sentence = "another server is using {file}"


class MovedError(sqlite3.OperationalError):
    """Another file, or none, is where the database was."""


class DatabaseFile:
    """The file of one database, and the log (`-wal`) that SQLite keeps beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._log = Path(f"{path}-wal")
        self._ours: Identity = None
        self._our_log: Identity = None

    def prepare(self) -> None:
        """Before a connection is made: the file is there for its owner only, and no other."""
        if self._ours is None:
            self._make()
            self._ours = _identity(self.path)
        self.check()

    def hold(self) -> None:
        """From now on some connection is always open, so the log stays the same file."""
        self._our_log = _identity(self._log)

    def check(self) -> None:
        """Whether what was written is where it will be looked for after a restart."""
        is_there = _identity(self.path) == self._ours
        if not is_there or self._our_log not in (None, _identity(self._log)):
            raise MovedError("the file of the database was moved away")

    def close_to_others(self) -> None:
        """Whatever others may do with a file that was made by an older version, they may not."""
        for file in (self.path, self._log, Path(f"{self.path}-shm")):
            if _identity(file) and os.name == "posix":
                file.chmod(file.stat().st_mode & _OWNER_ONLY)

    def locked(self) -> BinaryIO:
        """A file beside the database that is locked until it is closed. Not the database itself:
        whoever looks after it may still read and write it."""
        file = self.path.resolve()
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

    def _make(self) -> None:
        # one that is there is never opened: closing it would end SQLite's locks on it
        with suppress(OSError):  # SQLite says better what is wrong with its place
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, _OWNER_ONLY))


def _identity(file: Path) -> Identity:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
