"""Databases that are kept for ever, and a command that adds the one of today.

    python -m tests.kit.databases

It writes the shape of today if it is not there yet, with a running match of every game, as a list
of SQL commands that can be read; it never writes over a file. They are the promise that whoever
upgrades goes on where they were (docs/support.md).
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from dovecote.games import GAMES
from dovecote.server.storage.schema import SHAPE
from dovecote.tables.agreement import Wish
from tests.kit.filling import play

FOLDER = Path(__file__).parents[1] / "records" / "databases"


def kept() -> list[Path]:
    """The databases of former days, the oldest first; each is called by its shape."""
    return sorted(FOLDER.glob("*.sql"))


def laid(script: Path, file: Path) -> str:
    """The database of a script, in a file; its address."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(script.read_text("utf-8"))
    return f"sqlite:///{file}"


def write(script: Path) -> None:
    """A database of today, with a match of every game that somebody plays against themselves."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        for game in GAMES:
            asyncio.run(play(f"sqlite:///{file}", Wish(game, {}, ("me", "me"))))
        with closing(sqlite3.connect(file)) as connection:
            script.parent.mkdir(exist_ok=True)
            script.write_text("\n".join(connection.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    today = FOLDER / f"{SHAPE}.sql"
    if not today.exists():
        write(today)
