"""Do two server processes bring twice as much as one? On one PostgreSQL, in alternating rounds.

Tables of two play as fast as they can, first all at one process, then half of them at each of two
that share the database. Servers, PostgreSQL and players share this machine's cores, so moves a
second cannot double here; what must not change is how many moves a second of a server's processor
brings: with a core for each process, N of them bring N times that.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.kit.postgres import Postgres

from bench.load import TOKEN, many_files
from bench.server import Figures, Server, free_port, load, running, unlimited


@contextmanager
def cluster(postgres: Postgres, folder: Path, name: str, count: int) -> Iterator[list[Server]]:
    """So many processes on a new database."""
    url, token = postgres.create_database(name), folder / "figures"
    token.write_text(TOKEN, "ascii")
    with ExitStack() as stack:
        servers = []
        for number in range(count):
            port = free_port()
            command = [sys.executable, "-m", "dovecote", "serve", "--port", str(port)]
            command += ["--db", url, "--metrics", str(token), *unlimited()]
            log = folder / f"log-{name}-{number}"
            servers.append(stack.enter_context(running(command, port, log, core=None)))
        yield servers


def together(servers: list[Server], asked: argparse.Namespace) -> list[Figures]:
    """All tables at once, as many at each server."""
    tables = asked.tables // len(servers)
    how = ("--tables", tables, "--spare", 4 * tables, "--warm", asked.warm)
    with ThreadPoolExecutor(len(servers)) as pool:
        seen = pool.map(
            lambda one: load(one, asked.game, "play", asked.seconds, *how, core=-1), servers
        )
        return list(seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="columbiz")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm", type=float, default=2.0)
    parser.add_argument("--tables", type=int, default=40)
    asked = parser.parse_args()
    many_files()
    thrift: dict[int, list[float]] = {1: [], 2: []}
    with tempfile.TemporaryDirectory(prefix="dovecote-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL may have another user
        postgres = Postgres(folder / "postgres")
        postgres.start()
        try:
            for number in range(asked.rounds):
                for count in thrift:
                    with cluster(postgres, folder, f"bench_{number}_{count}", count) as servers:
                        seen = together(servers, asked)
                    moves = sum(one["moves"] for one in seen)
                    busy = sum(one["server_cpu"] * one["seconds"] for one in seen)
                    thrift[count].append(moves / busy)
                    speed = sum(one["moves"] / one["seconds"] for one in seen)
                    print(
                        f"{count} processes: {speed:,.0f} moves/s, {moves / busy:,.0f} a CPU-second"
                    )
        finally:
            postgres.stop()
    pairs = [two / one for one, two in zip(thrift[1], thrift[2], strict=True)]
    middle = statistics.median(thrift[2]) / statistics.median(thrift[1])
    print(
        f"with a core for each, two processes bring {2 * middle:.2f} times as much as one "
        f"[{2 * min(pairs):.2f}, {2 * max(pairs):.2f}]"
    )


if __name__ == "__main__":
    main()
