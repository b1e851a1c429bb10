"""Files that somebody might hand to a command: mutated, huge, binary, nested, packed.

Every command that reads a file must answer each of them with one sentence and exit code 2, or do
what it is for, within bounded memory and time.
"""

from __future__ import annotations

import gzip
import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

import dovecote

BIG = 8 * 2**20  # bytes; more than any command takes
_HOUSE = Path(dovecote.__file__).parent / "games"
_RECORDS = Path(__file__).parents[1] / "records"
_BOMB = 2**26  # bytes that are packed into little

Maker: TypeAlias = Callable[[Random, bytes], bytes]


class Case(NamedTuple):
    """A command, and a good file for it."""

    arguments: tuple[str, ...]  # `FOLDER` in them is a folder of the test's own
    good: bytes

    def command(self, file: Path) -> tuple[str, ...]:
        """With a file of the test's."""
        return (*(word.replace("FOLDER", str(file.parent)) for word in self.arguments), str(file))


def cases() -> list[Case]:
    """Every command that reads a text."""
    record, kept = _record(), ("--db", "sqlite:///FOLDER/tables.db")
    commands = (
        *(("replay",), ("verify",), ("hint",), ("export", "--to", "csv")),
        *(("draw", "--out", "FOLDER/drawn.svg"), ("analyse", "--at", "1", "--budget", "1")),
        *(("import", *kept), ("tables", "import", *kept), ("play", "--bots", "random", "--from")),
    )
    read = [Case(command, record) for command in commands]
    read.append(Case(("serve", "--notices"), _NOTICES))  # without an address: it never serves
    read.append(Case(("serve", "--db", "none://", "--metrics"), b"0123456789abcdef\n"))
    for game in ("columba", "piccioni"):
        cards = (_HOUSE / game / "data" / "cards.toml").read_bytes()
        read.append(Case(("cards", "check"), cards))
        read.append(Case(("sim", game, "--games", "1", "--workers", "1", "--cards"), cards))
    read.append(Case(("cards", "import", *kept), cards))
    return read


_NOTICES = b'grace = 30\n\n[mail]\nserver = "smtp://localhost:25"\nsender = "club@example.org"\n'


def _record() -> bytes:
    """A short match: what is wanted are many tries."""
    return min((file.read_bytes() for file in sorted(_RECORDS.rglob("*.txt"))), key=len)


def mutated(rng: Random, good: bytes) -> bytes:
    """A good file with some of its bytes changed, doubled, left out or made up."""
    data = bytearray(good)
    for _ in range(rng.choice((1, 1, 2, 5, 30))):
        place, other = rng.randrange(len(data) + 1), rng.randrange(len(data) + 1)
        low, high = sorted((place, other))
        match rng.randrange(6):
            case 0:
                data[place:place] = rng.randbytes(rng.randrange(8))
            case 1:
                del data[low : min(high, low + 40)]
            case 2:
                data[place:place] = data[low : min(high, low + 200)]
            case 3 if data:
                data[place % len(data)] = rng.randrange(256)
            case 4:
                data[place:place] = rng.choice(_PIECES)
            case _:
                _swap_lines(rng, data)
    return bytes(data)


_PIECES = (
    *(b"\n", b"\0", b"=", b"[", b"]", b"{", b"}", b'"', b"'''", b"#", b"-1", b"9" * 400),
    *(b"[[place]]\n", b"! 0 undo 1\n", b"* 6\n", "‮é\ufeff".encode(), b"\xff\xfe", b"inf"),
)


def _swap_lines(rng: Random, data: bytearray) -> None:
    lines = bytes(data).split(b"\n")
    rng.shuffle(lines) if rng.random() < 0.1 else lines.insert(
        rng.randrange(len(lines)), rng.choice(lines)
    )
    data[:] = b"\n".join(lines)


def monsters() -> dict[str, bytes]:
    """What nobody would write by accident."""
    deep = 100_000
    return {
        "empty": b"",
        "zeros": bytes(BIG),
        "noise": Random(1).randbytes(100_000),
        "one long line": b"x" * BIG,
        "many lines": b"0 x\n" * (BIG // 4),
        "open brackets": b"[" * deep,
        "an array of arrays": b"a = " + b"[" * deep + b"]" * deep,
        "tables in tables": b"a = " + b"{a=" * deep + b"1" + b"}" * deep,
        "a dotted key": b"a" + b".a" * deep + b" = 1",
        "a dotted table": b"[a" + b".a" * deep + b"]",
        "many dotted tables": b"".join(b"[a%d%s]\n" % (n, b".a" * 500) for n in range(200)),
        "a huge number": b"a = " + b"9" * deep,
        "a huge text": b'title = "' + b"x" * deep + b'"',
        "half a character": b"title = \xc3",
        "a wide text": "title = '𝔘'".encode("utf-16"),
    }


def backups(good: bytes) -> dict[str, bytes]:
    """Packed files: a good one, broken in every way, and some that grow when they are opened."""
    text = gzip.decompress(good)
    head, _, rest = text.partition(b"\n")
    nested = b'{"is":"row","table":"people","row":' + b'{"a":' * 100_000
    return {
        "no gzip": text,
        "half": good[: len(good) // 2],
        "twice": good + good,
        "without a head": gzip.compress(rest),
        "nested": gzip.compress(head + b"\n" + nested),
        "a bomb of one line": bomb(b"", _BOMB),
        "a bomb after the head": bomb(head + b"\n", _BOMB),
        "a bomb of rows": gzip.compress(head + b"\n" + rest.splitlines(True)[0] * 100_000, 9),
    }


def bomb(head: bytes, size: int) -> bytes:
    """A file that is small until it is opened."""
    out = io.BytesIO()
    with gzip.GzipFile("", "wb", 1, out) as packed:
        packed.write(head)
        for _ in range(size // 2**20):
            packed.write(bytes(2**20))
    return out.getvalue()


def databases(good: bytes, rng: Random, count: int) -> Iterator[bytes]:
    """Files of SQLite with garbage in them."""
    for _ in range(count):
        data = bytearray(good)
        for _ in range(rng.choice((1, 3, 20))):
            place, size = rng.randrange(len(data)), rng.choice((1, 16, 4096))
            data[place : place + size] = os.urandom(len(data[place : place + size]))
        yield bytes(data)
