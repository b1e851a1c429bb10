"""How long others' moves take while one address asks for previews as fast as it can.

    python -m bench.previews [--sockets 30] [--seconds 10]

Two people play Columbiz; then the same again while sockets of other people, at a table of Columba,
ask for previews without waiting for answers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.kit.client import Person, hear, people, websockets
from tests.kit.serving import serving

_ELSEWHERE = "127.0.0.2"  # where the strangers come from
_BEFORE = 4.0  # seconds until all of them ask
_PAUSE = 0.02  # seconds between two moves of the victims


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


async def _ask(person: Person, table: str, seat: int, answered: list[str]) -> None:
    """Ask for previews twenty times a second, whatever the answers."""
    async with person.line(table) as line:
        told = await hear(line, "position")
        text = told["offers"][0]["do"] if "offers" in told else "end"
        message = json.dumps({"seat": seat, "preview": text, "ref": "p"})

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
                    await asyncio.sleep(0.05)
        finally:
            listening.cancel()


async def attack(url: str, sockets: int, seconds: float) -> dict[str, int]:
    """Strangers who ask for so long, and how often they were told what."""
    answered: list[str] = []
    async with people(url, sockets, source=_ELSEWHERE) as strangers:
        tasks = []
        for stranger in strangers:
            table = await stranger.open("columba", ["me", "me"], help="preview")
            tasks.append(asyncio.ensure_future(_ask(stranger, table, 0, answered)))
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {code: answered.count(code) for code in sorted(set(answered))}


def measure(url: str, sockets: int, seconds: float) -> tuple[float, float, str]:
    """The 99th percentile of moves alone and under attack, and what the attackers were told; they
    have a process of their own, or those who measure would wait for them."""
    calm = asyncio.run(_moves(url, seconds))
    again = [sys.executable, "-m", "bench.previews", "--attack", url, "--sockets", str(sockets)]
    strangers = subprocess.Popen(
        [*again, "--seconds", str(seconds + _BEFORE)], stdout=subprocess.PIPE, text=True
    )
    time.sleep(_BEFORE)
    hurried = asyncio.run(_moves(url, seconds))
    told, _ = strangers.communicate()
    return _p99(calm), _p99(hurried), told.strip()


def _p99(took: list[float]) -> float:
    return sorted(took)[int(0.99 * (len(took) - 1))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--attack", metavar="URL", help="only ask, and say what was answered")
    asked = parser.parse_args()
    if asked.attack:
        print(asyncio.run(attack(asked.attack, asked.sockets, asked.seconds)))
        return
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'tables.db'}"
        with serving(Path(folder), db) as server:  # without limits a second: lanes alone hold
            calm, hurried, codes = measure(server.url, asked.sockets, asked.seconds)
    print(f"p99 of a move: {calm:.1f} ms alone, {hurried:.1f} ms beside {asked.sockets} sockets")
    print(f"{hurried / calm:.2f} times; they were told: {codes}")


if __name__ == "__main__":
    main()
