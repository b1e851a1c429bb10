"""How long others' moves take while one address asks for previews as fast as it can.

    python -m bench.previews [--sockets 30] [--seconds 10] [--rounds 5]

Two people play Columbiz. In every other stretch sockets of other people, at tables of Columba, ask
for previews twenty times a second each without waiting for answers; no limits hold them back. Calm
and storm alternate, so that a machine whose speed drifts says the same of both. Whoever asks is in
a process of the lowest priority, as in `bench.flood`: in life they have a machine of their own and
would not take the server's processor; what they make the server do is counted all the same. Also
told is what one asked preview costs the server's own process, by the processor's time. Fails if
the median of the rounds is worse by more than a half.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from tests.kit.client import Person, hear, people, websockets
from tests.kit.serving import Server, serving

WORSE = 1.5
_ELSEWHERE = "127.0.0.2"  # where the strangers come from
_APART = 0.05  # seconds between two previews of one of them
_PAUSE = 0.02  # seconds between two moves of the victims
_TICK = os.sysconf("SC_CLK_TCK")


class Stretch(NamedTuple):
    """How long each move took (ms), and what the server's process worked (s) meanwhile."""

    moves: list[float]
    cpu: float

    @property
    def p99(self) -> float:
        return sorted(self.moves)[int(0.99 * (len(self.moves) - 1))]


def stretch(server: Server, seconds: float) -> Stretch:
    before = _worked(server.pid)
    moves = asyncio.run(_moves(server.url, seconds))
    return Stretch(moves, _worked(server.pid) - before)


def _worked(pid: int) -> float:
    """Seconds of the processor that a process has used, without those it has started."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


async def _moves(url: str, seconds: float) -> list[float]:
    """How long each move of two people takes, in milliseconds, one match after the other."""
    took: list[float] = []
    end = time.monotonic() + seconds
    async with people(url, 1) as (ada,):
        while time.monotonic() < end:
            async with ada.line(await ada.open("columbiz", ["me", "me"])) as line:
                told = await hear(line, "position")
                while not told.get("over") and time.monotonic() < end:
                    (seat,) = told["waiting"]
                    if told["seat"] != seat:
                        told = await hear(line, "position")
                        continue
                    await asyncio.sleep(_PAUSE)
                    began = time.perf_counter()
                    do = told["offers"][0]["do"]
                    await line.send(json.dumps({"seat": seat, "at": told["at"], "do": do}))
                    told = await hear(line, "position")
                    took.append(1000 * (time.perf_counter() - began))
    return took


async def _ask(person: Person, table: str, answered: list[str]) -> None:
    """Ask for previews twenty times a second, whatever the answers."""
    async with person.line(table) as line:
        while "offers" not in (told := await hear(line, "position")):
            pass  # it is of their other seat
        asked = {"seat": told["seat"], "preview": told["offers"][0]["do"], "ref": "p"}
        message = json.dumps(asked)

        async def listen() -> None:
            while True:
                heard = json.loads(await line.recv())
                if heard.get("ref") == "p":
                    answered.append(heard.get("code", heard["is"]))

        listening = asyncio.ensure_future(listen())
        try:
            with suppress(websockets.WebSocketException):
                while True:
                    await line.send(message)
                    await asyncio.sleep(_APART)
        finally:
            listening.cancel()


async def attack(url: str, sockets: int) -> None:
    """Strangers who ask until somebody writes a line; then how often they were told what since they
    all asked, and for how long that was."""
    answered: list[str] = []
    async with people(url, sockets, source=_ELSEWHERE) as strangers:
        tasks = []
        for stranger in strangers:
            table = await stranger.open("columba", ["me", "me"], help="preview")
            tasks.append(asyncio.ensure_future(_ask(stranger, table, answered)))
        while len(answered) < 2 * sockets:
            await asyncio.sleep(_APART)
        answered.clear()
        began = time.monotonic()
        print("asking", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        told = {code: answered.count(code) for code in sorted(set(answered))}
        print(json.dumps([told, time.monotonic() - began]), flush=True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Storm:
    """What strangers were told a second, once it is over."""

    told: dict[str, float]


@contextmanager
def storm(url: str, sockets: int) -> Iterator[Storm]:
    """Strangers ask for as long as the block runs, in a process of their own."""
    command = [sys.executable, "-m", "bench.previews", "--attack", url, "--sockets", str(sockets)]
    seen = Storm()
    with subprocess.Popen(
        ["nice", "-n", "19", *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as strangers:
        assert strangers.stdin
        assert strangers.stdout
        assert strangers.stdout.readline() == "asking\n"
        try:
            yield seen
        finally:
            strangers.stdin.write("\n")
            strangers.stdin.flush()
            told, seconds = json.loads(strangers.stdout.readline())
            seen.told = {code: count / seconds for code, count in told.items()}


def rounds(server: Server, count: int, sockets: int, seconds: float) -> float:
    """How much longer p99 is in a storm, by the median of some rounds."""
    ratios = []
    for _ in range(count):
        calm = stretch(server, seconds)
        with storm(server.url, sockets) as seen:
            hurried = stretch(server, seconds)
        ratios.append(hurried.p99 / calm.p99)
        asked = sum(seen.told.values()) * seconds
        of_moves = calm.cpu / len(calm.moves) * len(hurried.moves)
        told = ", ".join(f"{code} {often:.0f}" for code, often in seen.told.items())
        print(
            f"p99 of a move: calm {calm.p99:.1f} ms, storm {hurried.p99:.1f} ms, "
            f"× {ratios[-1]:.2f}; told a second: {told}; "
            f"{1e6 * (hurried.cpu - of_moves) / asked:.0f} µs of the server's process each",
            flush=True,
        )
    return statistics.median(ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sockets", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each half of a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--attack", metavar="URL", help="only ask, and say what was answered")
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(attack(asked.attack, asked.sockets))
        return
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'tables.db'}"
        with serving(Path(folder), db) as server:  # without limits a second: lanes alone hold
            ratio = rounds(server, asked.rounds, asked.sockets, asked.seconds)
    print(f"{asked.sockets} sockets: p99 × {ratio:.2f} (wanted: at most × {WORSE:g})")
    sys.exit(ratio > WORSE)


if __name__ == "__main__":
    main()
