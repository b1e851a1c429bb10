"""How fast is the server? Real players over websockets, beside boardgame.io, in one run.

Our games and the peer alternate round by round, each with a fresh server on the first core and
its players on the second: a machine's speed drifts, so only ratios of the same round mean
anything, and moves a CPU-second more than moves a second where others work on the same machine.
Every move of ours is on disk before it is told; tables are made before anybody plays, and that is
told apart. Then many silent connections, and many tables at the pace of people. `--scaling`
measures how the server grows with its tables; with `--write` into `docs/scaling.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from bench.load import HOST, TOKEN, many_files
from dovecote.study.chart import Point, chart

BENCH = Path(__file__).parent
DOCS = BENCH.parent / "docs"
PEER = BENCH / "boardgame_io"
SERVER_CORE, CLIENT_CORE = 0, 1
UNLIMITED = ("connections", "rate", "requests", "tables", "people", "openings")
PACE = 4.0  # seconds a move, for people
SCALE = (10, 50, 200, 500, 1000, 2000)  # tables
PROMPT = 50.0  # ms that a move may take to be seen
BUSY = 0.9  # of its core: from here on the client may be what is measured
PARTS = ("rounds", "idle", "paced")
PEERS = "boardgame.io"
GAME = "columbiz"  # where people are many, or silent
BARS = {"columbiz": 1.5, "columba": 1.0, "piccioni": 1.2}  # × of the peer, by the median
# Matches that may end in a second: as many tables are made beforehand, so that none must be made
# while moves are counted.
ENDS = {"columbiz": 85, "columba": 75, "piccioni": 45}
BEGIN, END = "<!-- scaling: begin -->", "<!-- scaling: end -->"
PAGE = f"""# Scaling

How one server process grows with its tables.

{BEGIN}
{END}
"""

Figures: TypeAlias = dict[str, Any]  # what a load client prints


class Server(NamedTuple):
    """A server that is running."""

    port: int
    pid: int


@contextmanager
def running(
    command: list[str], port: int, log: Path, core: int | None = SERVER_CORE, **environment: str
) -> Iterator[Server]:
    """A server on a core of its own, or on any, once it accepts connections."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            env=os.environ | environment,
            preexec_fn=None if core is None else _on(core),
        )
    try:
        _wait(process, port, log)
        yield Server(port, process.pid)
        if process.poll() is not None:
            sys.exit(f"{command[0]} has ended:\n{_tail(log)}")
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def ours() -> Iterator[Server]:
    """Dovecote with a new database and no limits for its visitors."""
    with tempfile.TemporaryDirectory(prefix="dovecote-bench-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "dovecote", "serve", "--port", str(port)]
        command += ["--db", f"sqlite:///{folder}/bench.db"]
        token = Path(folder) / "figures"
        token.write_text(TOKEN, "ascii")
        command += ["--metrics", str(token)]
        command += unlimited()
        with running(command, port, Path(folder) / "log") as server:
            yield server


def unlimited() -> list[str]:
    """Nobody is held up."""
    return [word for name in UNLIMITED for word in ("--limit", f"{name}=1000000")]


@contextmanager
def theirs() -> Iterator[Server]:
    """boardgame.io with its matches in memory."""
    with tempfile.TemporaryDirectory(prefix="dovecote-bench-") as folder:
        port = free_port()
        command = ["node", str(PEER / "server.js")]
        with running(command, port, Path(folder) / "log", PORT=str(port)) as server:
            yield server


def load(
    server: Server, game: str, mode: str, seconds: float, *more: object, core: int = CLIENT_CORE
) -> Figures:
    """What our players saw; on one core, or on any if it is -1."""
    command = [sys.executable, "-m", "bench.load", "--port", str(server.port), "--game", game]
    command += ["--pid", str(server.pid), "--core", str(core), "--seconds", str(seconds)]
    seen = _figures([*command, mode, *map(str, more)], None if core < 0 else core)
    for trouble in ("refused", "dropped", "stalled"):
        if seen.get(trouble):
            sys.exit(f"{mode} {more}: {trouble}: {seen[trouble]}")
    return seen


def peer_load(server: Server, seconds: float, tables: int, warm: float) -> Figures:
    """What players of boardgame.io saw."""
    command = ["node", str(PEER / "load.js"), "--pid", str(server.pid), "--matches", str(tables)]
    command += ["--warm", str(warm), "--seconds", str(seconds)]
    return _figures(command, CLIENT_CORE, PORT=str(server.port))


def rounds(asked: argparse.Namespace) -> Figures:
    """Every game and the peer, in turns, as fast as they can."""
    install()
    seen: dict[str, list[Figures]] = {name: [] for name in (*asked.games, PEERS)}
    _row("round", "server", "moves/s", "moves/CPU-s", "p50 ms", "p99 ms", "client CPU", "RSS MB")
    for number in range(1, asked.rounds + 1):
        for name, all_seen in seen.items():
            one = flat_out(name, asked)
            all_seen.append(one)
            _row(
                str(number),
                name,
                f"{_speed(one):,.0f}",
                f"{_thrift(one):,.0f}",
                f"{one['p50']:.1f}",
                f"{one['p99']:.1f}",
                f"{one['client_cpu']:.0%}" + ("!" if one["client_cpu"] >= BUSY else ""),
                f"{one['server_rss']:.0f}",
            )
    if any(one["client_cpu"] >= BUSY for figures in seen.values() for one in figures):
        _tell("! the players were as busy as the server: it may be faster than this")
    return {"rounds": seen, "beside": {game: beside(game, seen) for game in asked.games}}


def flat_out(name: str, asked: argparse.Namespace) -> Figures:
    """One server and its players, once."""
    if name == PEERS:
        with theirs() as server:
            return peer_load(server, asked.seconds, asked.tables, asked.warm)
    with ours() as server:
        spare = int(ENDS[name] * (asked.warm + asked.seconds))
        tables = ("--tables", asked.tables, "--spare", spare)
        return load(server, name, "play", asked.seconds, *tables, "--warm", asked.warm)


def beside(game: str, seen: dict[str, list[Figures]]) -> Figures:
    """A game beside the peer: by the median, with the range over the rounds."""
    mine, peers = seen[game], seen[PEERS]
    speed, thrift = _ratios(_speed, mine, peers), _ratios(_thrift, mine, peers)
    p99, their_p99 = (statistics.median(one["p99"] for one in figures) for figures in (mine, peers))
    made = sum(one["making"]["tables"] for one in mine)
    making = sum(one["making"]["cpu"] for one in mine) / made * 1e3
    late = sum(one["made"] for one in mine)
    verdict = "met" if speed[0] >= BARS[game] and p99 <= their_p99 else "missed"
    _tell(
        f"\n{game} beside {PEERS}: × {_ranged(speed)} in moves/s, × {_ranged(thrift)} in moves a "
        f"CPU-second; p99 {p99:.1f} ms, theirs {their_p99:.1f} ms\n"
        f"  the bar of {BARS[game]} with a p99 no worse is {verdict}; making a table with two "
        f"people and their sockets took {making:.1f} ms of CPU"
        + (f"; {late} had to be made meanwhile" if late else "")
    )
    return {"moves/s": speed, "moves/CPU-s": thrift, "p99": [p99, their_p99], "making_ms": making}


def idle(asked: argparse.Namespace) -> Figures:
    """People who only watch the others think."""
    with ours() as server:
        seen = load(server, GAME, "idle", 3, asked.connections)
    more = seen["rss_connected"] - seen["rss_tables"]
    _tell(
        f"\n{seen['connections']:,} idle connections: {more:.1f} MB more "
        f"({seen['kb_each']:.1f} kB each), {seen['rss_connected'] - seen['rss_alone']:.1f} MB "
        f"with their people and tables; {seen['server_cpu']:.1%} CPU"
    )
    return seen


def paced(tables: int, seconds: float) -> Figures:
    """Tables at the pace of people."""
    with ours() as server:
        how = ("--tables", tables, "--warm", 1.5 * PACE, "--pace", PACE)
        return load(server, GAME, "play", seconds, *how)


def at_our_pace(asked: argparse.Namespace) -> Figures:
    """One number of tables at the pace of people."""
    seen = paced(asked.paced, asked.long)
    _tell(
        f"\n{asked.paced:,} tables with a move every {PACE:g} s: p50 {seen['p50']:.1f} ms, "
        f"p99 {seen['p99']:.1f} ms, {seen['server_cpu']:.0%} CPU, {seen['server_rss']:.0f} MB; "
        f"event loop never later than {_lag(seen)} ms ({_lag(seen, '_before')} ms before measuring)"
    )
    return seen


def scaling(asked: argparse.Namespace) -> Figures:
    """More and more tables at the pace of people."""
    seen = {}
    lines = [
        "| tables | sockets | moves/s | CPU | RSS | p50 | p99 | event loop late by at most |",
        "|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    _tell("\n".join(lines))
    for tables in asked.scale:
        one = seen[tables] = paced(tables, asked.long)
        lines.append(
            f"| {tables:,} | {2 * tables:,} | {_speed(one):,.0f} | {one['server_cpu']:.0%} "
            f"| {one['server_rss']:.0f} MB | {one['p50']:.1f} ms | {one['p99']:.1f} ms "
            f"| {_lag(one)} ms |"
        )
        _tell(lines[-1])
    if asked.write:
        _write("\n".join(lines), seen)
    return {str(tables): one for tables, one in seen.items()}


def install() -> None:
    """The peer and all it needs, once."""
    if not (shutil.which("node") and shutil.which("npm")):
        sys.exit("boardgame.io needs node 20 or newer, with npm")
    if not (PEER / "node_modules" / ".package-lock.json").exists():
        _tell("Installing boardgame.io …")
        subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True, stdout=2
        )


def _write(table: str, seen: dict[int, Figures]) -> None:
    page = DOCS / "scaling.md"
    text = page.read_text("utf-8") if page.exists() else PAGE
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        sys.exit(f"{page} has no {BEGIN} … {END} to write between")
    how = (
        f"Columbiz for two, a move every {PACE:g} s at each table; one process on one core, "
        f"SQLite, Python {platform.python_version()}. The time of a move is from sending it "
        "until the other player has heard of it."
    )
    plot = "![How long a move takes with more and more tables](scaling.svg)"
    page.write_text(f"{before}{BEGIN}\n{how}\n\n{table}\n\n{plot}\n{END}{after}", "utf-8")
    points = [Point(f"{n:,} tables", one["p50"], one["p50"], one["p99"]) for n, one in seen.items()]
    title = f"Time of a move, p50 to p99, with a move every {PACE:g} s at each table"
    (DOCS / "scaling.svg").write_text(chart(title, "ms", points, (0.0, PROMPT)), "utf-8")


def _on(core: int) -> partial[None]:
    """Keeps a process that is about to start, and all its threads, on one core."""
    return partial(os.sched_setaffinity, 0, {core})


def _figures(command: list[str], core: int | None, **environment: str) -> Figures:
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        env=os.environ | environment,
        preexec_fn=None if core is None else _on(core),
        timeout=900,
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed")
    seen: Figures = json.loads(done.stdout)
    return seen


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    for _ in range(1200):
        if process.poll() is not None:
            break
        try:
            socket.create_connection((HOST, port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit(f"the server does not come up:\n{_tail(log)}")


def _tail(log: Path) -> str:
    return "\n".join(log.read_text("utf-8", errors="replace").splitlines()[-20:])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def _speed(seen: Figures) -> float:
    return float(seen["moves"] / seen["seconds"])


def _thrift(seen: Figures) -> float:
    """Moves for each second that the server's processes have worked."""
    return float(seen["moves"] / (seen["server_cpu"] * seen["seconds"]))


def _ratios(
    of: Callable[[Figures], float], mine: list[Figures], peers: list[Figures]
) -> tuple[float, float, float]:
    """The ratio of the medians, and the least and the greatest of a round."""
    pairs = [of(a) / of(b) for a, b in zip(mine, peers, strict=True)]
    middle = statistics.median(map(of, mine)) / statistics.median(map(of, peers))
    return middle, min(pairs), max(pairs)


def _ranged(ratios: tuple[float, float, float]) -> str:
    return "{:.2f} [{:.2f}, {:.2f}]".format(*ratios)


def _lag(seen: Figures, when: str = "") -> str:
    lag = seen[f"server_lag{when}"]
    return "–" if lag is None else f"{lag:.1f}"


def _row(number: str, name: str, *cells: str) -> None:
    _tell(f"{number:>5}  {name:<13}" + "".join(f"{cell:>12}" for cell in cells))


def _tell(text: str) -> None:
    print(text, file=sys.stderr if "--json" in sys.argv else sys.stdout, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0], allow_abbrev=False
    )
    parser.add_argument("parts", nargs="*", metavar="part", help=f"{', '.join(PARTS)}; usually all")
    parser.add_argument("--games", nargs="+", choices=BARS, default=list(BARS), help="in rounds")
    parser.add_argument("--rounds", type=int, default=5, help="alternating rounds")
    parser.add_argument("--seconds", type=float, default=10.0, help="measured in each round")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before that")
    parser.add_argument("--tables", type=int, default=50, help="in each round")
    parser.add_argument("--connections", type=int, default=1000, help="idle ones")
    parser.add_argument("--paced", type=int, default=500, help="tables at the pace of people")
    parser.add_argument("--long", type=float, default=30.0, help="seconds measured at that pace")
    parser.add_argument("--scaling", action="store_true", help="only grow, table by table")
    parser.add_argument("--scale", type=int, nargs="+", default=SCALE, help="numbers of tables")
    parser.add_argument("--write", action="store_true", help="with --scaling: into docs/")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    if not {SERVER_CORE, CLIENT_CORE} <= os.sched_getaffinity(0):
        sys.exit("two cores are needed: one for the server, one for its players")
    many_files()
    results: Figures = {}
    if asked.scaling:
        results["scaling"] = scaling(asked)
    else:
        works = {"rounds": rounds, "idle": idle, "paced": at_our_pace}
        for part in asked.parts or PARTS:
            results[part] = works[part](asked)
    if asked.json:
        print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
