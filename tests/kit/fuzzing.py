"""Tables that must bear what comes: a storm of messages from many sockets at once.

`quiet` tables hear only what is to be refused, and every answer is foreseen; `lively` ones
hear that between real moves. Beside them two people play on and must notice nothing.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import dropwhile
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dovecote.games import GAMES
from dovecote.play.replay import replay, verify
from tests.kit import mischief, plain
from tests.kit.client import Person, Told, hear, people, say
from tests.kit.effort import PATIENCE
from tests.kit.mischief import Scene, Sent
from tests.kit.serving import FIGURES, Server

ANSWERS = frozenset({"done", "refused", "why", "preview", "hint", "ahead", "pong"})
TOO_BIG, NO_TEXT, FLOOD = 1009, 1007, 4429
GROWTH = 16 * 2**20  # bytes that a server may grow after the first fifth: tables fill up
_MESSAGE = 4096  # bytes: the limit of a server that was told nothing else
_ELSEWHERE = "127.0.0.2"  # where those play who have nothing to do with it
_BEGUN = 12  # moves in a match before the storm


class Storm:
    """So many messages to a server; what was sent and answered is counted."""

    def __init__(self, server: Server, seed: int, count: int, pause: float = 0.0) -> None:
        self.server = server
        self.pause = pause  # between two moves of those who have nothing to do with it
        self.seed = seed
        self.left = count
        self.memory: list[int] = []  # after each fifth, of the server's process in bytes
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.records = 0  # of all tables, replayed
        self.matches = 0  # played out beside the storm
        self.share = -(-count // (2 * len(GAMES)))  # what each table hears, quick or slow to answer
        self._fifth = max(count // 5, 1)
        self._count = count

    async def rage(self) -> None:
        """All of it."""
        url = self.server.url
        async with (
            people(url, 3, is_patient=True) as guests,  # whoever floods is refused, and waits
            people(url, 2, source=_ELSEWHERE) as players,
            asyncio.TaskGroup() as group,
        ):
            group.create_task(self._play_beside(players))
            for game in sorted(GAMES):
                for is_quiet in (True, False):
                    rng = Random(f"{self.seed} {game} {is_quiet}")
                    group.create_task(Target(self, guests, game, rng, is_quiet).bear())

    @property
    def growth(self) -> int:
        """How much more the server occupies than after the first fifth."""
        return self.memory[-1] - self.memory[0]

    def take(self, count: int) -> None:
        """So many more are sent."""
        self.left -= count
        if (self._count - self.left) // self._fifth > len(self.memory):
            self.memory.append(memory_of(self.server.pid))

    def note(self, sent: Sent, told: Told, is_foreseen: bool) -> None:
        """An answer; where nothing moves it is known in advance."""
        code = str(told["code"] if told["is"] == "refused" else told["is"])
        self.answers[code] += 1
        assert code != "internal", sent.data
        if is_foreseen and sent.right:
            assert code in sent.right | {"too-many", "superseded"}, (sent, told)

    def note_closed(self, error: ConnectionClosed, right: int) -> None:
        """A socket was closed, for a reason."""
        code = error.rcvd.code if error.rcvd else 0
        self.closed[code] += 1
        assert code == right, error

    async def _play_beside(self, players: list[Person]) -> None:
        """Matches of people who have nothing to do with it, until it is over."""
        while not self.matches or self.left > 0:
            game = sorted(GAMES)[self.matches % len(GAMES)]
            table = await seated(players, game)
            await asyncio.gather(*(_play(player, table, self.pause) for player in players))
            await check_record(players[0], table, game)
            self.matches += 1


class Target:
    """One table with two players and somebody who watches; each sends what is made for them."""

    def __init__(
        self, storm: Storm, guests: list[Person], game: str, rng: Random, is_quiet: bool
    ) -> None:
        self.storm = storm
        self.guests = guests
        self.game = game
        self.rng = rng
        self.is_quiet = is_quiet
        self.left = storm.share
        self.table = ""
        self.is_over = False
        self.scenes: dict[int, Scene] = {}
        self.lines: dict[int, ClientConnection] = {}

    async def bear(self) -> None:
        """Until the storm is over."""
        try:
            await self._begin()
            before = await self._records()
            while self.left > 0:
                await self._gust()
            if self.is_quiet:
                await self._break_off(0, TOO_BIG)
                await self._break_off(1, NO_TEXT)
                assert await self._records() == before
            await self._end()
        finally:
            for line in self.lines.values():
                await line.close()

    async def _gust(self) -> None:
        for seat in self.lines:
            await self._exchange(seat)
        if self.rng.random() < 0.1:
            seat, code = self.rng.choice(list(self.lines)), self.rng.choice((TOO_BIG, NO_TEXT))
            await self._break_off(seat, code)
        if self.is_over and not self.is_quiet:
            await self._end()
            await self._begin()

    async def _begin(self) -> None:
        """A new match with some moves in it."""
        self.is_over = False
        self.table = await seated(self.guests[:2], self.game)
        self.scenes = {seat: Scene(seat, 0, (), (), -1) for seat in (0, 1, -1)}
        for seat in (0, 1, -1):
            await self._connect(seat)
        for _ in range(_BEGUN):
            await self._move()

    async def _end(self) -> None:
        await self.guests[0].http.post(f"/api/tables/{self.table}/close")
        await check_record(self.guests[0], self.table, self.game)
        self.storm.records += 1

    async def _move(self) -> None:
        """One real move, seen by everyone."""
        scenes = [s for s in self.scenes.values() if s.mine in s.waiting and s.offers]
        if not scenes:
            return
        scene = self.rng.choice(scenes)
        at, choice = scene.at, self.rng.choice(scene.offers)
        await say(self.lines[scene.mine], seat=scene.mine, at=at, do=choice, ref="begin")
        await self._listen(scene.mine, 1)
        for seat in self.lines:  # whoever is behind hears it before the answer to their ping
            await say(self.lines[seat], ping=0)
            await self._listen(seat, 1)

    async def _exchange(self, seat: int) -> None:
        """Send some messages and hear their answers: questions may be answered later."""
        makers = mischief.BAD if self.is_quiet else mischief.LIVELY
        batch = mischief.batch(
            self.rng, self._scene(seat), makers if seat >= 0 else mischief.BY_ONLOOKERS
        )
        self.left -= len(batch)
        self.storm.take(len(batch))
        try:
            for number, sent in enumerate(batch):
                await self.lines[seat].send(_numbered(sent.data, number))
            answers = await self._listen(seat, len(batch))
            for sent, told in zip(batch, _in_order(answers, len(batch)), strict=True):
                self.storm.note(sent, told, self.is_quiet)
        except ConnectionClosed as error:
            self.storm.note_closed(error, FLOOD)
            await self._connect(seat)

    async def _break_off(self, seat: int, code: int) -> None:
        """Something for which the socket is closed; nobody else's is."""
        line, size = self.lines[seat], self.rng.randrange(_MESSAGE + 1, 2 * _MESSAGE)
        if code == NO_TEXT:
            await line.send(b'{"say": "\xff"}', text=True)
        elif self.rng.random() < 0.5:
            await line.send("x" * size)
        else:
            await line.send(("x" * 2048, "x" * (size - 2048)))  # bit by bit
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await line.recv()
        except ConnectionClosed as error:
            self.storm.note_closed(error, code)
        await self._connect(seat)

    async def _connect(self, seat: int) -> None:
        with suppress(KeyError):
            await self.lines[seat].close()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    line = self.guests[seat].line(self.table, max_queue=None)  # closes at once
                    self.lines[seat] = await line
                    break
                except InvalidStatus:  # too many at the moment
                    await asyncio.sleep(0.05)
        self._look(seat, await hear(self.lines[seat], "position"))

    async def _listen(self, seat: int, count: int) -> list[Told]:
        """So many answers; positions are looked at on the way."""
        answers: list[Told] = []
        async with asyncio.timeout(PATIENCE):
            while len(answers) < count:
                told: Told = json.loads(await self.lines[seat].recv())
                if told["is"] in ANSWERS:
                    answers.append(told)
                elif told["is"] == "position":
                    self._look(seat, told)
                elif told["is"] == "said":
                    assert told["text"].isprintable(), told
                elif told["is"] == "table":
                    self.is_over = self.is_over or told["status"] != "running"
        return answers

    def _look(self, seat: int, told: Told) -> None:
        was = self.scenes[seat]
        offers = tuple(offer["do"] for offer in told.get("offers", ()))
        moved = len(was.waiting) == 1 and told["at"] > was.at
        author = was.waiting[0] if moved else was.author
        self.is_over = self.is_over or bool(told.get("over"))
        self.scenes[seat] = Scene(seat, told["at"], tuple(told["waiting"]), offers, author)

    def _scene(self, seat: int) -> Scene:
        """What the sender knows, and offers of somebody else if they have none."""
        scene = self.scenes[seat]
        others = (s.offers for s in self.scenes.values() if s.offers)
        return scene._replace(offers=scene.offers or next(others, ("pass",)))

    async def _records(self) -> list[str]:
        """The match as everyone may know it."""
        path = f"/api/tables/{self.table}/record"
        return [(await guest.http.get(path)).text for guest in self.guests]


def _numbered(data: str | bytes, number: int) -> str | bytes:
    """The same message with a name of its own, if it has one."""
    if isinstance(data, bytes):
        return data.replace(b'"ref": "r"', b'"ref": "r%d"' % number)
    return data.replace('"ref": "r"', f'"ref": "r{number}"')


def _in_order(answers: list[Told], count: int) -> Iterator[Told]:
    """As the messages were sent. Those that could not be read, and those whose name was garbled,
    are answered at once, in order."""
    names = [f"r{number}" for number in range(count)]
    named = {told["ref"]: told for told in answers if told.get("ref") in names}
    others = iter([told for told in answers if told.get("ref") not in names])
    return (named.get(name) or next(others) for name in names)


async def seated(players: list[Person], game: str) -> str:
    """A table at which everyone has sat down."""
    table = await players[0].open(game, ["me", *["open"] * (len(players) - 1)], help="coach")
    for seat, player in enumerate(players[1:], 1):
        await player.sit(table, seat)
    return table


async def check_record(person: Person, table: str, game: str) -> None:
    """What is stored is a match by the rules, to its last entry."""
    record = (await person.http.get(f"/api/tables/{table}/record")).text
    is_over = (await person.http.get(f"/api/tables/{table}")).json()["table"]["status"] == "over"
    (verify if is_over else replay)(GAMES[game], record)


async def _play(player: Person, table: str, pause: float) -> None:
    """A match to its end; nobody who keeps to the limits is ever refused anything."""
    rng = Random(1)
    async with player.line(table) as line:
        while True:
            told = await hear(line, "position", "refused")
            assert told["is"] == "position", told
            if told.get("over"):
                return
            if offers := told.get("offers"):
                await asyncio.sleep(pause)
                await say(line, seat=told["seat"], at=told["at"], do=rng.choice(offers)["do"])


def memory_of(pid: int) -> int:
    """What a process occupies; 0 where the system does not say."""
    try:
        status = Path(f"/proc/{pid}/status").read_text("ascii")
    except FileNotFoundError:
        return 0
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if "VmRSS" in line)


def check_calm(server: Server) -> None:
    """After it: the server answers, has never failed, and its log does not speak of a mistake."""
    assert plain.get(f"{server.url}/ready").status_code == 200
    assert 'status="5' not in plain.get(f"{server.url}/metrics", headers=FIGURES).text
    assert mistakes_in(server.log.read_text("utf-8")) == []


def mistakes_in(log: str) -> list[str]:
    """What a log says beside information and warnings."""
    calm = ('"level": "info"', '"level": "warning"')
    told = dropwhile(lambda line: not line.startswith("{"), log.splitlines())  # where it is found
    return [line for line in told if not any(level in line for level in calm)]
