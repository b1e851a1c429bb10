"""An empty database of the present shape, without walking there over every former one.

The walk itself is `tests/server/test_migrations.py`; a server costs a quarter less to start so.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from dovecote.server.storage.database import Database

_FILE = "sqlite:///"


def lay(url: str) -> str:
    """See to it that there is a database, if it is a file in a folder that is there; its URL."""
    file = Path(url.removeprefix(_FILE))
    if url.startswith(_FILE) and file.parent.is_dir() and not file.exists():
        file.touch(0o600)
        file.write_bytes(_pattern())
    return url


@cache
def _pattern() -> bytes:
    with TemporaryDirectory(prefix="dovecote-") as folder:
        file = Path(folder) / "tables.db"
        database = Database(f"{_FILE}{file}")
        database.migrate()
        database.close()
        return file.read_bytes()
