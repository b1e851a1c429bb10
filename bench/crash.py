"""Pull the plug again and again while people play: nothing acknowledged may be lost.

The same people, and the same comparison in the end, as in `tests/server/test_crash.py`, which
pulls it five times. One server on SQLite is killed; one of two on a PostgreSQL is; and the
PostgreSQL of two servers is stopped or killed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent.parent))  # so that it runs as a file, too

from tests.server.crashing import (
    Figures,
    end_the_database,
    kill_either_server,
    kill_the_server,
)
from tests.server.postgres import Postgres
from tests.server.serving import Server, serving

WIDTH = 14


def sqlite(folder: Path, crashes: int, seed: int) -> Figures:
    """A server that has its database for itself."""
    url = f"sqlite:///{folder / 'tables.db'}"
    with serving(folder, url) as server:
        return asyncio.run(kill_the_server(server, url, crashes, seed))


def servers(folder: Path, crashes: int, seed: int) -> Figures:
    """Two servers that share one, and die."""
    with postgresql(folder) as (_, one, other, url):
        return asyncio.run(kill_either_server(one, other, url, crashes, seed))


def database(folder: Path, crashes: int, seed: int) -> Figures:
    """Two servers that share one, and live."""
    with postgresql(folder) as (postgres, one, other, url):
        return asyncio.run(end_the_database(postgres, one, other, url, crashes, seed))


@contextmanager
def postgresql(folder: Path) -> Iterator[tuple[Postgres, Server, Server, str]]:
    """A PostgreSQL and two servers on it."""
    postgres = Postgres(folder / "postgres")
    try:
        postgres.start()
        url = postgres.create_database("crash")
        with serving(folder, url) as one, serving(folder, url) as other:
            yield postgres, one, other, url
    finally:
        postgres.stop()


WAYS = {"sqlite": sqlite, "servers": servers, "database": database}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--crashes", type=int, default=50, help="of every kind")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the moves")
    parser.add_argument("ways", nargs="*", metavar="way", help=f"{', '.join(WAYS)}; usually all")
    asked = parser.parse_args()
    if unknown := set(asked.ways) - set(WAYS):
        parser.error(f"no such way: {', '.join(sorted(unknown))}")
    print(*(name.rjust(WIDTH) for name in ("what dies", *Figures._fields, "seconds")), sep="")
    for way in asked.ways or WAYS:
        # not in a folder that only its owner may enter: PostgreSQL may have another user
        with TemporaryDirectory(prefix="dovecote-", ignore_cleanup_errors=True) as folder:
            Path(folder).chmod(0o755)
            began = time.monotonic()
            figures = WAYS[way](Path(folder), asked.crashes, asked.seed)
            cells = (way, *map(str, figures), f"{time.monotonic() - began:.0f}")
            print(*(cell.rjust(WIDTH) for cell in cells), sep="", flush=True)


if __name__ == "__main__":
    main()
