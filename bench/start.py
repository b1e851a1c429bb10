"""How soon does a server with many tables answer, and how soon is its lobby told?

A database with ten thousand running tables with clocks, a hundred thousand finished ones and five
thousand of one person is made from copies of a table that was really played. Then a server starts
on it: how long until its first answer, how late its event loop ever was in the first half minute,
and what it occupies. Then the lobby, and the list of that person's own tables, again and again.
"""

from __future__ import annotations

import argparse
import re
import statistics
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import httpx
from tests.kit.filling import filled, session
from tests.kit.serving import FIGURES, free_port
from tests.kit.serving import TOKEN as TOKEN_OF_FIGURES

from bench.load import cpu, rss
from bench.server import DOCS, running, unlimited
from dovecote.server.sessions import COOKIE

BEGIN, END = "<!-- start: begin -->", "<!-- start: end -->"
TOKEN = "a token that is long enough for a bench"
_LAG = re.compile(r"^dovecote_loop_lag_max_seconds(?:{.*})? (\S+)", re.M)


class Started(NamedTuple):
    """What a start came to: seconds, milliseconds, megabytes."""

    ready: float
    worked: float
    late: float
    at_first: float
    later: float


class Lists(NamedTuple):
    """How long two lists take in milliseconds, at the median and at worst but one in a hundred."""

    lobby: tuple[float, float]
    mine: tuple[float, float]


def started(url: str, pid: int, began: float, seconds: float) -> Started:
    """Wait until it is ready, and leave it alone for a while."""
    while httpx.get(f"{url}/ready", timeout=60).status_code != 200:
        time.sleep(0.01)
    ready, worked, at_first = time.monotonic() - began, cpu(pid), rss(pid)
    time.sleep(seconds)
    found = _LAG.search(httpx.get(f"{url}/metrics", headers=FIGURES, timeout=60).text)
    late = float(found[1]) * 1000 if found else float("nan")
    return Started(ready, worked, late, at_first, rss(pid))


def lists(url: str, times: int) -> Lists:
    """Ask for the lobby and for one's own tables."""
    with httpx.Client(base_url=url, cookies={COOKIE: TOKEN}, timeout=60) as client:
        lobby, mine = (_times(client, path, times) for path in ("/api/tables", "/api/tables/mine"))
    return Lists(lobby, mine)


def _times(client: httpx.Client, path: str, times: int) -> tuple[float, float]:
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        assert client.get(path).status_code == 200
        taken.append(1000 * (time.perf_counter() - began))
    return statistics.median(taken), statistics.quantiles(taken, n=100)[-1]


def table(asked: argparse.Namespace, seen: Started, told: Lists) -> str:
    """The figures as a table of Markdown."""
    rows = (
        ("first answer of `/ready` after", f"{seen.ready:.1f} s"),
        ("time of the processor until then", f"{seen.worked:.1f} s"),
        ("event loop late by at most", f"{seen.late:.0f} ms"),
        ("memory at the first answer", f"{seen.at_first:.0f} MB"),
        (f"memory {asked.seconds:.0f} s later", f"{seen.later:.0f} MB"),
        ("the lobby, p50 and p99", "{:.1f} ms, {:.1f} ms".format(*told.lobby)),
        ("one's own tables, p50 and p99", "{:.1f} ms, {:.1f} ms".format(*told.mine)),
    )
    head = (
        f"{asked.running:,} running tables with clocks, {asked.over:,} finished ones, "
        f"{asked.own:,} of the person who asks."
    )
    return "\n".join([head, "", "| | |", "|---|--:|", *(f"| {a} | {b} |" for a, b in rows)])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--running", type=int, default=10_000, help="tables with clocks")
    parser.add_argument("--over", type=int, default=100_000, help="finished tables of others")
    parser.add_argument("--own", type=int, default=5_000, help="finished tables of one person")
    parser.add_argument("--seconds", type=float, default=30.0, help="after the start")
    parser.add_argument("--times", type=int, default=300, help="each list is asked for")
    parser.add_argument("--write", action="store_true", help="into docs/scaling.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dovecote-bench-") as folder:
        db = f"sqlite:///{folder}/tables.db"
        made = filled(db, asked.running, asked.over, asked.own)
        session(db, made.person, sha256(TOKEN.encode()).hexdigest())
        text = measured(asked, db, Path(folder))
    print(text)
    if asked.write:
        _write(text)


def measured(asked: argparse.Namespace, db: str, folder: Path) -> str:
    """What a server on a database comes to."""
    port = free_port()
    command = [sys.executable, "-m", "dovecote", "serve", "--port", str(port), "--db", db]
    token = folder / "token"
    token.write_text(TOKEN_OF_FIGURES, "ascii")
    token.chmod(0o600)
    command += ["--metrics", str(token)]
    command += unlimited()
    url, began = f"http://127.0.0.1:{port}", time.monotonic()
    with running(command, port, folder / "log") as server:
        seen = started(url, server.pid, began, asked.seconds)
        return table(asked, seen, lists(url, asked.times))


def _write(text: str) -> None:
    page = DOCS / "scaling.md"
    before, begin, rest = page.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        sys.exit(f"{page} has no {BEGIN} … {END} to write between")
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
