"""Players for a running server: many tables of two over websockets, in one process.

Closed loop: whoever is offered something takes any of it at once. Paced: every table makes a
move each `--pace` seconds, the tables staggered. A move is one player's decision, its latency
the time from sending it until the other player hears the new position. Tables are made before
anybody plays, with some to spare for when a match is over: making them is timed apart. Prints one
line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import resource
import sys
import time
from collections import Counter, deque
from collections.abc import Awaitable, Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec
import uvloop
from msgspec import Raw
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from dovecote.games import GAMES

HOST = "127.0.0.1"
TOKEN = "shows-figures-to-benches"
AT_ONCE = 16  # HTTP requests, and tables being made
T = TypeVar("T")


class Over(msgspec.Struct, gc=False):
    """That it is over; who won is not needed here."""


class Heard(msgspec.Struct, gc=False):
    """As much as is needed of what the server says."""

    kind: str = msgspec.field(name="is")
    seat: int | None = None
    at: int = 0
    offers: Raw = Raw()  # in the game's shorthand
    over: Over | None = None
    code: str = ""


class Asked(NamedTuple):
    """A question to one player: its number, and the offers as they came."""

    at: int
    offers: bytes


class Made(msgspec.Struct):
    """The name of a new table."""

    id: str


class Do(msgspec.Struct, gc=False):
    """A move."""

    seat: int | None
    at: int
    do: str
    ref: str


_hear = msgspec.json.Decoder(Heard).decode
_say = msgspec.json.Encoder().encode
_now = time.perf_counter


class Tally:
    """What has been seen so far."""

    def __init__(self) -> None:
        self.measuring = False
        self.stopped = False
        self.latencies: list[float] = []  # seconds
        self.moments: list[float] = []  # when each of those moves was sent
        self.matches = 0
        self.made = 0  # tables, while moves were counted
        self.dropped = 0
        self.refused: Counter[str] = Counter()
        self.failed: list[BaseException] = []


class Http:
    """A few connections that are kept open; a client library would take more time than we have."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def ask(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[str, bytes]:
        """The cookie that was set, and the answer."""
        content = b"" if body is None else _say(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nCookie: {cookie}\r\n"
            f"Authorization: Bearer {TOKEN}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        async with self._turns:
            while self._idle:
                try:
                    return await self._exchange(*self._idle.pop(), head.encode() + content)
                except (asyncio.IncompleteReadError, ConnectionError):
                    continue  # the server had closed it meanwhile
            streams = await asyncio.open_connection(HOST, self._port)
            return await self._exchange(*streams, head.encode() + content)

    async def _exchange(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
    ) -> tuple[str, bytes]:
        writer.write(request)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(lines[0].split()[1])
        headers = [line.partition(":") for line in lines[1:]]
        said = {name.lower(): value.strip() for name, _, value in headers}
        content = await reader.readexactly(int(said.get("content-length", 0)))
        self._idle.append((reader, writer))
        if status >= 300:
            asked = request.split(b"\r\n", 1)[0].decode()
            raise RuntimeError(f"{asked}: {status} {content.decode(errors='replace')[:300]}")
        return said.get("set-cookie", "").partition(";")[0], content


class Player(WSListener):
    """One seat of one match."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.tally = table.tally
        self.random = table.load.rng.random
        self.seat = seat
        self.sent: deque[tuple[int, float]] = deque()  # moves the other has not heard of, and when
        self.answered = -1
        self.is_over = False
        self.leaving = False
        self.seated = asyncio.get_running_loop().create_future()  # done with the first position
        self.other = self
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        heard = _hear(frame.get_payload_as_memoryview())
        if heard.kind == "position":
            sent = self.other.sent
            if sent and sent[0][0] < heard.at:
                now = _now()
                tally = self.tally
                while sent and sent[0][0] < heard.at:
                    since = sent.popleft()[1]
                    if tally.measuring:
                        tally.latencies.append(now - since)
                        tally.moments.append(since)
                        self.table.moves += 1
            if heard.over is not None:
                self.table.over(self)
            elif len(heard.offers) and heard.at > self.answered:
                self.answered = heard.at
                self.table.turn(self, Asked(heard.at, bytes(heard.offers)))
            if not self.seated.done():
                self.seated.set_result(None)
        elif heard.kind == "refused":
            self.tally.refused[heard.code] += 1

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.leaving:
            self.tally.dropped += 1
            if not self.seated.done():
                self.seated.set_exception(ConnectionError("a socket was closed by the server"))

    def answer(self, asked: Asked) -> None:
        """Take any of the offers."""
        transport = self.transport
        if self.tally.stopped or transport is None:
            return
        offers = self.table.load.packing.unpack_offers(asked.offers)
        do = str(offers[int(self.random() * len(offers))])
        message = _say(Do(self.seat, asked.at, do, f"{asked.at}"))
        self.sent.append((asked.at, _now()))
        transport.send(WSMsgType.TEXT, message)

    def leave(self) -> None:
        """Close the socket."""
        self.leaving = True
        if self.transport is not None:
            self.transport.send_close()
            self.transport.disconnect()


class Table:
    """Two people who play one match after the other."""

    def __init__(self, load: Load, people: tuple[str, str]) -> None:
        self.load = load
        self.tally = load.tally
        self.people = people  # their cookies
        self.due = 0.0  # when the next move is, on the loop's clock
        self.moves = 0
        self._id = ""
        self._players: list[Player] = []
        self._is_live = False
        self._held: list[tuple[Player, Asked]] = []

    async def make(self) -> None:
        """A new table with both at it; nobody is connected yet."""
        host, guest = self.people
        self._id = await self.load.make(host)
        await self.load.http.ask("PUT", f"/api/tables/{self._id}/seats/1", {}, guest)

    async def connect(self) -> None:
        """Connect both; the match stands still until `go`."""
        first, second = self._players = [Player(self, 0), Player(self, 1)]
        first.other, second.other = second, first
        url = f"ws://{HOST}:{self.load.port}/api/tables/{self._id}/socket?form=packed"
        for player, cookie in zip(self._players, self.people, strict=True):
            await ws_connect(
                lambda player=player: player,
                url,
                extra_headers={"Cookie": cookie},
                websocket_handshake_timeout=60,
                logger_name="load",
            )
        await asyncio.wait_for(asyncio.gather(first.seated, second.seated), 60)

    def go(self) -> None:
        """Play what has been waiting."""
        self._is_live = True
        held, self._held = self._held, []
        for player, asked in held:
            self.turn(player, asked)

    def turn(self, player: Player, asked: Asked) -> None:
        """A player has been offered something."""
        if not self._is_live:
            self._held.append((player, asked))
        elif self.load.pace:
            loop = self.load.loop
            self.due = max(self.due, loop.time())
            loop.call_at(self.due, player.answer, asked)
            self.due += self.load.pace
        else:
            player.answer(asked)

    def over(self, player: Player) -> None:
        """A player has heard the end; once both have, another table begins."""
        player.is_over = True
        if self._is_live and player.other.is_over and not self.tally.stopped:
            self._is_live = False
            self.tally.matches += 1
            self.load.begin_another(self)

    @property
    def is_over(self) -> bool:
        return all(player.is_over for player in self._players)

    def leave(self) -> None:
        """Disconnect both."""
        for player in self._players:
            player.leave()

    async def again(self) -> None:
        """The same two at a new table."""
        self.leave()
        await self.make()
        await self.connect()
        self.go()


class Load:
    """All tables."""

    def __init__(self, port: int, game: str, pace: float) -> None:
        self.port = port
        self.pace = pace
        self.tally = Tally()
        self.http = Http(port)
        self.loop = asyncio.get_running_loop()
        self.rng = Random(1)
        self.tables: list[Table] = []
        self._waiting: list[Table] = []  # tables that have not begun
        packing = GAMES[game].packing
        assert packing, f"{game} has no shorthand"
        self.packing = packing
        self._tasks: set[asyncio.Task[None]] = set()
        self._wish = {
            "game": game,
            "options": {"seats": "2"},
            "seats": ["me", "open"],
            "clock": {"kind": "none"},
            "watch": "nobody",
            "listed": False,
            "help": "legal",
        }

    async def person(self) -> str:
        """Somebody new, as a cookie."""
        cookie, _ = await self.http.ask("POST", "/api/people", {"name": "Ada"})
        if not cookie.startswith("dovecote="):
            raise RuntimeError(f"no cookie for a new person, but {cookie!r}")
        return cookie

    async def make(self, host: str) -> str:
        """The name of a new table."""
        _, answer = await self.http.ask("POST", "/api/tables", self._wish, host)
        return msgspec.json.decode(answer, type=Made).id

    async def lag(self) -> float | None:
        """The latest the server's event loop has ever been, ms, if it says so."""
        try:
            _, metrics = await self.http.ask("GET", "/metrics")
        except RuntimeError:
            return None
        found = re.search(rb"^dovecote_loop_lag_max_seconds(?:{.*})? (\S+)", metrics, re.M)
        return float(found[1]) * 1e3 if found else None

    async def prepare(self, tables: int) -> None:
        """People and tables; nobody is connected."""
        people = await _few(self.person() for _ in range(2 * tables))
        pairs = zip(people[::2], people[1::2], strict=True)
        new = [Table(self, pair) for pair in pairs]
        await _few(table.make() for table in new)
        self.tables += new

    async def connect(self) -> None:
        """Everyone to their tables."""
        await _few(table.connect() for table in self.tables)

    def go(self, at_once: int) -> None:
        """Begin to play at so many tables; the others wait until one is over."""
        playing, self._waiting = self.tables[:at_once], self.tables[at_once:]
        for number, table in enumerate(playing):
            table.due = self.loop.time() + self.pace * number / at_once
            table.go()

    def begin_another(self, over: Table) -> None:
        """A table that is there already, so that none must be made while moves are counted."""
        if self._waiting:
            following = self._waiting.pop()
            following.due = over.due
            following.go()
        else:
            self.tally.made += self.tally.measuring
            self.start(over.again())

    def stalled(self, at_once: int) -> int:
        """How many of those that began first have made no move."""
        return sum(not table.moves and not table.is_over for table in self.tables[:at_once])

    def start(self, work: Any) -> None:
        """Do something beside the play."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not self.tally.stopped:
            self.tally.failed.append(error)

    def end(self) -> None:
        """Disconnect everyone."""
        for table in self.tables:
            table.leave()


async def play(asked: argparse.Namespace) -> dict[str, Any]:
    """Play for some seconds."""
    load = Load(asked.port, asked.game, asked.pace)
    start, servers = _now(), cpu(asked.pid)
    await load.prepare(asked.tables + asked.spare)
    await load.connect()
    making = {
        "tables": len(load.tables),
        "seconds": _now() - start,
        "cpu": cpu(asked.pid) - servers,
    }
    gc.collect()
    gc.freeze()
    gc.disable()  # nothing here is in cycles, and a pause of ours would look like one of theirs
    load.go(asked.tables)
    await asyncio.sleep(asked.warm)

    tally = load.tally
    lag_before = await load.lag()
    start, mine, servers = _now(), time.process_time(), cpu(asked.pid)
    tally.measuring = True
    await asyncio.sleep(asked.seconds)
    tally.measuring = False
    seconds = _now() - start
    mine, servers = time.process_time() - mine, cpu(asked.pid) - servers
    memory, lag = rss(asked.pid), await load.lag()
    tally.stopped = True
    load.end()
    if tally.failed:
        raise tally.failed[0]
    ms = sorted(latency * 1e3 for latency in tally.latencies)
    return {
        "moves": len(ms),
        "seconds": seconds,
        "p50": _share(ms, 0.5),
        "p95": _share(ms, 0.95),
        "p99": _share(ms, 0.99),
        "max": _share(ms, 1),
        "client_cpu": mine / seconds,
        "server_cpu": servers / seconds,
        "server_rss": memory,
        "server_lag": lag,  # the worst ever; if not more than before, the worst was before
        "server_lag_before": lag_before,
        "matches": tally.matches,
        "making": making,  # people, tables and sockets, before anybody plays
        "made": tally.made,  # tables, because there were too few to spare
        "refused": dict(tally.refused),
        "dropped": tally.dropped,
        "stalled": load.stalled(asked.tables) if asked.seconds > 2 * asked.pace else 0,
        "began": time.time() - (_now() - start),
        "turns": turns_of(tally, asked.turns) if asked.turns else [],
    }


def turns_of(tally: Tally, length: float) -> list[list[float]]:
    """The moves (ms) of the even and of the odd stretches of the clock on the wall that are so many
    seconds long, so that somebody else can do something in every other one; without the first
    fifth of each, in which that may still begin or end."""
    epoch = time.time() - _now()
    turns: tuple[list[float], list[float]] = ([], [])
    for since, latency in zip(tally.moments, tally.latencies, strict=True):
        number, rest = divmod(epoch + since, length)
        if rest >= length / 5:
            turns[int(number) % 2].append(round(latency * 1e3, 3))
    return list(turns)


async def idle(asked: argparse.Namespace) -> dict[str, Any]:
    """Connect people who say nothing."""
    load = Load(asked.port, asked.game, 0)
    await load.prepare(1)
    await load.connect()  # whatever the server does only once is done
    load.tables[0].leave()
    load.tables = []
    await asyncio.sleep(1)
    alone = rss(asked.pid)
    await load.prepare(asked.connections // 2)
    await asyncio.sleep(1)
    made = rss(asked.pid)
    await load.connect()
    await asyncio.sleep(1)
    start, servers = _now(), cpu(asked.pid)
    await asyncio.sleep(asked.seconds)
    servers = (cpu(asked.pid) - servers) / (_now() - start)
    connected = rss(asked.pid)
    connections = 2 * len(load.tables)
    dropped = load.tally.dropped
    load.tally.stopped = True
    load.end()
    return {
        "connections": connections,
        "rss_alone": alone,
        "rss_tables": made,
        "rss_connected": connected,
        "kb_each": (connected - made) * 1024 / connections,
        "server_cpu": servers,
        "dropped": dropped,
    }


def cpu(pid: int) -> float:
    """Seconds that a process has used, with all its threads and children."""
    ticks = 0
    for one in _family(pid):
        stat = Path(f"/proc/{one}/stat").read_text()
        ticks += sum(map(int, stat[stat.rindex(")") + 2 :].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> float:
    """Memory of a process and its children, MB."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in _family(pid))
    return pages * resource.getpagesize() / 2**20


def many_files() -> None:
    """As many sockets as the system lets us have, for this process and those it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _family(pid: int) -> list[int]:
    found = [pid]
    for one in found:
        for children in Path(f"/proc/{one}/task").glob("*/children"):
            found += map(int, children.read_text().split())
    return found


async def _few(works: Iterable[Awaitable[T]]) -> list[T]:
    """All of them, not too many at once."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(work: Awaitable[T]) -> T:
        async with turns:
            return await work

    return await asyncio.gather(*map(one, works))


def _share(numbers: list[float], share: float) -> float | None:
    return numbers[min(len(numbers) - 1, int(len(numbers) * share))] if numbers else None


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--port", type=int, default=8000, help="where the server listens")
    parser.add_argument("--pid", type=int, required=True, help="of the server")
    parser.add_argument("--core", type=int, default=1, help="to run on; -1: any")
    parser.add_argument("--game", default="columbiz")
    parser.add_argument("--seconds", type=float, default=10.0, help="to measure")
    modes = parser.add_subparsers(dest="mode", required=True)
    playing = modes.add_parser("play", help="play, at once or paced")
    playing.add_argument("--tables", type=int, default=50)
    playing.add_argument("--spare", type=int, default=0, help="more tables, for when one is over")
    playing.add_argument("--warm", type=float, default=3.0, help="seconds before measuring")
    playing.add_argument("--pace", type=float, default=0.0, help="seconds a move; 0: at once")
    playing.add_argument(
        "--turns", type=float, default=0.0, help="tell moves apart by stretches of so many seconds"
    )
    playing.set_defaults(run=play)
    silent = modes.add_parser("idle", help="connect and say nothing")
    silent.add_argument("connections", type=int)
    silent.set_defaults(run=idle)
    asked = parser.parse_args()
    if asked.core >= 0:
        os.sched_setaffinity(0, {asked.core})
    many_files()
    print(json.dumps(uvloop.run(asked.run(asked))))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
