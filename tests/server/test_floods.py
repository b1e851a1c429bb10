"""Whatever one address sends, and however it sends it, others play on."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from errno import ECONNRESET
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit

import pytest

from dovecote.server.addresses import household
from dovecote.server.http.limits import AddressLimits
from dovecote.server.settings import Limits
from dovecote.tables.errors import TooManyError
from tests.kit import plain
from tests.kit.client import hear, people, say
from tests.kit.effort import PATIENCE, THOROUGH, tries
from tests.kit.floods import (
    ATTACKS,
    ELSEWHERE,
    MORE,
    PART,
    PING,
    PONG,
    TEXT,
    Players,
    attacked,
    close_code,
    frame,
    reach,
    shake_hands,
)
from tests.kit.fuzzing import memory_of, seated
from tests.kit.serving import Server, serving
from tests.server.visitors import PROBLEM, at_another_address, newcomer

FLOOD, MALFORMED, NO_TEXT, TOO_BIG = 4429, 1002, 1007, 1009
MANY = 2000  # frames, as many as would be heard in a hundred seconds
RATE, PATIENT = 20, 2
MB = 2**20


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits, and little patience."""
    folder = tmp_path_factory.mktemp("usual")
    limit = ("--limit", f"patience={PATIENT}")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", *limit, lifted=False) as running:
        yield running


def table_at(server: Server) -> str:
    """A table that anyone may watch who has its link."""
    with newcomer(server) as ada:
        return str(ada.post("/api/tables", json={"game": "columbiz"}).json()["id"])


@pytest.fixture(scope="module")
def table(usual: Server) -> str:
    return table_at(usual)


@pytest.fixture(scope="module")
def hard_of_hearing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that hears a frame a second: on the busiest machine more than two come in."""
    folder = tmp_path_factory.mktemp("hard")
    limit = ("--limit", "rate=1", "--limit", f"patience={PATIENT}")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", *limit) as running:
        yield running


def closed_with(server: Server, table: str, *sent: bytes) -> int:
    """With which code a socket is closed that sends this, piece by piece."""
    with reach(server.port, "127.0.0.1") as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        from_one = at_another_address(len(sent) % 100)["X-Forwarded-For"]
        shake_hands(line, server.port, table, f"X-Forwarded-For: {from_one}")
        with suppress(ConnectionError):
            for piece in sent:
                line.sendall(piece)
                if len(sent) > 2:
                    time.sleep(0.002)  # so that each is read by itself
        return close_code(line)


def send_all(line: socket.socket, data: bytes, times: int) -> None:
    for _ in range(times):
        line.sendall(data)
        time.sleep(0.0001)


FLOODS = {
    "pings": (frame(PING) * MANY,),
    "pongs": (frame(PONG) * MANY,),
    "messages": (frame(TEXT, b"{}") * MANY,),
    "crumbs": tuple(bytes([byte]) for byte in frame(TEXT, bytes(500))),
    "parts": (frame(PART), frame(MORE) * MANY),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_every_frame_counts(hard_of_hearing: Server, flood: str) -> None:
    table = table_at(hard_of_hearing)
    assert closed_with(hard_of_hearing, table, *FLOODS[flood]) == FLOOD


def test_whoever_floods_is_not_read_any_more_and_cut_off_later(hard_of_hearing: Server) -> None:
    table, taken = table_at(hard_of_hearing), 0
    with reach(hard_of_hearing.port) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        shake_hands(line, hard_of_hearing.port, table)
        with suppress(ConnectionError):  # it is cut, and until then nobody makes room
            while taken < MB:
                taken += line.send(frame(PING) * MANY)
    assert 0 < taken < MB


def test_sockets_that_come_far_too_often_are_left_alone(tmp_path: Path) -> None:
    db, limit = f"sqlite:///{tmp_path / 'tables.db'}", ("--limit", "requests=1")
    with serving(tmp_path, db, *limit, lifted=False) as server, ExitStack() as lines:
        refused = 0
        for _ in range(20):
            knock = lines.enter_context(reach(server.port))
            knock.sendall(b"G")  # so that some may come in, not ask
            line = lines.enter_context(reach(server.port))
            try:
                shake_hands(line, server.port, "0" * 24)
            except ConnectionError as error:
                refused += error.args[0] in (b"", ECONNRESET)
        assert refused
        log = next(tmp_path.glob("server-*.log")).read_text()
    assert "exception" not in log


def test_a_message_may_come_in_sixteen_parts_and_no_more(usual: Server, table: str) -> None:
    assert closed_with(usual, table, frame(PART), frame(MORE) * 16) == FLOOD


def test_a_message_may_come_in_some_parts(usual: Server, table: str) -> None:
    text = b'{"ping": 1}'
    parts = [frame(PART if n == 0 else MORE, text[n : n + 1]) for n in range(len(text))]
    last = bytes([0x80 | MORE[0]])

    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", usual.port)
        head = "\r\n".join(
            (
                f"GET /api/tables/{table}/socket HTTP/1.1",
                f"Host: 127.0.0.1:{usual.port}",
                *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
                *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""),
            )
        )
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        # a ping in between belongs to no message
        writer.write(b"".join((*parts, frame(PING, b"between"), frame(last))))
        heard = b""
        async with asyncio.timeout(PATIENCE):
            while b'"pong","ping":1' not in heard or b"between" not in heard:
                heard += await reader.read(4096)
        writer.close()

    asyncio.run(run())


WRONG = {
    "no mask": (b"\x81\x02{}", MALFORMED),
    "a reserved bit": (frame(b"\xc1", b"{}"), MALFORMED),
    "an unknown kind": (frame(b"\x83", b"{}"), MALFORMED),
    "a ping in parts": (frame(b"\x09"), MALFORMED),
    "a long ping": (frame(PING, bytes(126)), MALFORMED),
    "a part of nothing": (frame(MORE), MALFORMED),
    "two beginnings": (frame(PART) * 2, MALFORMED),
    "no text": (frame(TEXT, b"\xff"), NO_TEXT),
    "too big": (b"\x81\xfe\x10\x01" + bytes(4), TOO_BIG),
    "far too big": (b"\x81\xff" + bytes(4) + b"\x10" * 4 + bytes(4), TOO_BIG),
    "too big in parts": (frame(PART, bytes(3000)) + frame(MORE, bytes(3000)), TOO_BIG),
    "a code that is none": (frame(b"\x88", b"\x03\xed"), MALFORMED),
    "half a code": (frame(b"\x88", b"\x03"), MALFORMED),
    "a farewell": (frame(b"\x88", b"\x03\xe8"), 1000),
}


@pytest.mark.parametrize("sent", WRONG)
def test_frames_that_are_none(usual: Server, table: str, sent: str) -> None:
    data, code = WRONG[sent]
    assert closed_with(usual, table, data) == code


def test_a_head_has_an_end(usual: Server) -> None:
    def asked(size: int) -> bytes:
        with reach(usual.port, "127.0.0.1") as line:
            line.sendall(
                b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
                b"X-Long: " + b"a" * size + b"\r\n\r\n"
            )
            return b"".join(iter(lambda: line.recv(65_536), b""))

    assert asked(30_000).startswith(b"HTTP/1.1 200 ")
    refused = asked(33_000)
    assert refused.startswith(b"HTTP/1.1 431 ")
    assert PROBLEM.encode() in refused


@pytest.mark.parametrize("between", [b"a", b"a: a\r\n"], ids=["one header", "many headers"])
def test_a_head_without_an_end_costs_nothing(usual: Server, between: bytes) -> None:
    before = memory_of(usual.pid)
    with reach(usual.port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nA: ")
        with pytest.raises(ConnectionError):
            send_all(line, between * (100_000 // len(between)), 400)
    assert memory_of(usual.pid) - before < 8 * MB


HALVES = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: he",
    "half a body": (
        b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 20\r\n\r\n{"
    ),
}


@pytest.mark.parametrize("half", HALVES)
def test_a_request_comes_to_its_end_or_to_ours(usual: Server, half: str) -> None:
    began = time.monotonic()  # before the server can have begun to wait
    with reach(usual.port, "127.0.0.1") as line:
        line.sendall(HALVES[half])
        with suppress(ConnectionError):
            while line.recv(4096):
                pass
    assert time.monotonic() - began > PATIENT / 2  # it was waited for


def test_many_requests_at_once_are_not_kept(usual: Server) -> None:
    ask = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    before = memory_of(usual.pid)
    with reach(usual.port) as line, suppress(ConnectionError):
        line.sendall(ask * 20_000)
        answers = b"".join(iter(lambda: line.recv(65_536), b""))
        assert answers.count(b"HTTP/1.1 200") < 50
    assert memory_of(usual.pid) - before < 8 * MB


def test_half_requests_leave_room_for_those_who_play(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(tmp_path, db, descriptors=(300, 300)) as server, ExitStack() as lines:

        async def run() -> None:
            async with people(server.url, 2) as guests:
                table = await seated(guests, "columbiz")
                async with guests[0].line(table) as line:
                    for _ in range(400):
                        half = lines.enter_context(reach(server.port, "127.0.0.1"))
                        half.sendall(b"GET / HTTP/1.1\r\nHost: he")
                    await say(line, ping=1)  # who is here stays
                    assert (await hear(line, "pong"))["ping"] == 1
                async with guests[0].line(table) as line, guests[1].line(table) as other:
                    await say(line, ping=2)  # who comes back is let in
                    assert (await hear(line, "pong"))["ping"] == 2
                    await say(other, ping=3)
                    assert (await hear(other, "pong"))["ping"] == 3

        asyncio.run(run())
        assert plain.get(f"{server.url}/health").status_code == 200


def test_it_asks_for_as_many_descriptors_as_it_may_have(tmp_path: Path) -> None:
    db, (_, most) = f"sqlite:///{tmp_path / 'tables.db'}", getrlimit(RLIMIT_NOFILE)
    with serving(tmp_path, db, descriptors=(200, most)) as server:
        limits = Path(f"/proc/{server.pid}/limits").read_text("ascii")
    soft, hard = next(line.split()[3:5] for line in limits.splitlines() if "open files" in line)
    assert int(soft) == min(int(hard), 65_536)


def test_connections_from_an_address(tmp_path: Path) -> None:
    limit = ("--limit", "connections=5")
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(tmp_path, db, *limit, lifted=False) as server, ExitStack() as lines:
        for _ in range(13):
            last = lines.enter_context(reach(server.port))
            last.sendall(b"G")  # the silent come in when the system thinks it is time
        with suppress(ConnectionError):
            assert last.recv(1) == b""  # cut, without a word
        assert plain.get(f"{server.url}/health").status_code == 200  # from another one


def test_whoever_never_reads_is_let_go(tmp_path: Path) -> None:
    limit = ("--limit", "behind=64")
    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", *limit) as server:
        with newcomer(server) as ada:
            wish = {"game": "columba", "seats": ["me", "me"], "help": "preview"}
            table = ada.post("/api/tables", json=wish).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())

        before = memory_of(server.pid)
        ask = frame(TEXT, b'{"seat": 0, "why": "%s", "ref": "a"}' % (b"x" * 290))
        for _ in range(tries(3, 50)):
            with reach(server.port, "127.0.0.1") as deaf:
                shake_hands(deaf, server.port, table, f"Cookie: {cookie}")
                with pytest.raises(ConnectionError):
                    send_all(deaf, ask * 2, 10_000)  # ten megabytes of answers
        assert memory_of(server.pid) - before < 4 * MB


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:198.51.100.1", "198.51.100.1", True),
        ("198.51.100.1", "198.51.100.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("somewhere", "elsewhere", False),
    ],
)
def test_a_network_of_one_household_counts_as_one(one: str, other: str, is_same: bool) -> None:
    limits = AddressLimits(Limits(connections=1, requests=1, people=1))
    assert (household(one) == household(other)) == is_same
    limits.open_socket(one)
    limits.check_people(one)
    for _ in range(4):
        limits.check_request(one)
    for again in (limits.open_socket, limits.check_people, limits.check_request):
        if is_same:
            with pytest.raises(TooManyError):
                again(other)
        else:
            again(other)
    limits.close_socket(one)
    limits.open_socket(one)


@pytest.mark.parametrize("attack", list(ATTACKS) if THOROUGH else ["pings", "parts", "heads"])
def test_others_play_on(usual: Server, table: str, attack: str) -> None:
    """Without limits on what comes first a move took as long as ten thousand do now, so that not
    one of these matches would get on. `bench/flood.py` measures how long one takes."""
    if ELSEWHERE == "127.0.0.1":
        pytest.skip("a second address of this machine is needed")

    async def play() -> None:
        async with asyncio.timeout(PATIENCE * tries(1, 5)):
            await Players(usual, 0.005).play(tries(60, 400))

    with attacked(attack, usual.port, table):
        asyncio.run(play())
