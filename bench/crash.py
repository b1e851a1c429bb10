"""Pull the plug again and again while people play: nothing acknowledged may be lost.

The same people, and the same comparison in the end, as in `tests/server/test_crash.py`, which
pulls it a few times. One server on SQLite is killed; one of two on a PostgreSQL is; the
PostgreSQL of two servers is stopped or killed; the network between one of two servers and their
PostgreSQL swallows everything for a while; one of two servers is stopped and wakes; the disk is
full; the database goes back to a former shape between two starts; the machine's clock is set.
`docs/reliability.md` has the method and the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.kit.crashing import (
    Figures,
    end_the_database,
    kill_either_server,
    kill_the_server,
    swallow_packets,
)
from tests.kit.faults import change_the_shape, fill_the_disk, set_the_clock, stop_and_wake
from tests.kit.forked import WRONG_CLOCK
from tests.kit.postgres import Postgres
from tests.kit.proxy import Proxy
from tests.kit.serving import Server, serving

WIDTH = 14
_DISK = 32  # MB


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


def network(folder: Path, crashes: int, seed: int) -> Figures:
    """Two servers that share one, and do not always reach it."""
    with ExitStack() as stack:
        postgres = Postgres(folder / "postgres")
        stack.callback(postgres.stop)
        postgres.start()
        url = postgres.create_database("crash")
        proxies = [Proxy(postgres.port) for _ in range(2)]
        ways = [url.replace(f":{postgres.port}/", f":{proxy.port}/") for proxy in proxies]
        for proxy in proxies:
            stack.callback(proxy.close)
        one, other = (stack.enter_context(serving(folder, way)) for way in ways)
        return asyncio.run(swallow_packets(proxies, one, other, url, crashes, seed))


def pauses(folder: Path, crashes: int, seed: int) -> Figures:
    """Two servers that share one; one is stopped, and wakes when the other has gone on."""
    with postgresql(folder) as (_, one, other, url):
        return asyncio.run(stop_and_wake(one, other, url, crashes, seed))


def disk(folder: Path, crashes: int, seed: int) -> Figures:
    """A server on a small disk, which is full now and then. Mounting one needs the right to."""
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={_DISK}m", "none", disk], check=True)
    try:
        url = f"sqlite:///{disk / 'tables.db'}"
        with serving(folder, url) as server:
            return asyncio.run(fill_the_disk(server, disk, url, crashes, seed))
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


def shape(folder: Path, crashes: int, seed: int) -> Figures:
    """A server whose database goes back to a former shape before each start."""
    url = f"sqlite:///{folder / 'tables.db'}"
    with serving(folder, url) as server:
        return asyncio.run(change_the_shape(server, url, crashes, seed))


def clock(folder: Path, crashes: int, seed: int) -> Figures:
    """A server whose clock on the wall is set again and again."""
    wrong, url = folder / "clock", f"sqlite:///{folder / 'tables.db'}"
    wrong.write_text("0", "ascii")
    os.environ[WRONG_CLOCK] = str(wrong)
    try:
        with serving(folder, url) as server:
            return asyncio.run(set_the_clock(server, wrong, url, crashes, seed))
    finally:
        del os.environ[WRONG_CLOCK]


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


WAYS = {
    "sqlite": sqlite,
    "servers": servers,
    "database": database,
    "network": network,
    "pauses": pauses,
    "disk": disk,
    "shape": shape,
    "clock": clock,
}


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
