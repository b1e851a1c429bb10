"""Once a match is over, anyone can work out its luck from the secret, the words and the questions.

The working out is written down here once more, and differently: it needs no rules and nothing
of Dovecote's, which is all that a page in a browser has.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from dovecote.core.entries import Happened
from dovecote.core.record import Record, read
from dovecote.games import GAMES
from dovecote.play import Scripted, Table, Verifiable
from dovecote.play.replay import AnyTable
from dovecote.wire.luckline import questions
from tests.kit import plain, proofs
from tests.server.operating import Operated

Told = dict[str, Any]


def worked_out(question: Told, record: Record) -> str:
    """The outcome that the secret and the words give to a question."""
    key = sha256("\n".join((record.secret, *record.entropy)).encode()).digest()
    chance = question["chance"]
    if chance["type"] == "Rolled":
        faces = range(1, chance["faces"] + 1)
        way = fair(key, question["cause"], len(faces) ** chance["dice"])
        fell = []
        for _ in range(chance["dice"]):
            way, face = divmod(way, len(faces))
            fell.append(faces[face])
        return "".join(map(str, sorted(fell)))
    things = [thing for thing, count in chance["bag"] for _ in range(count)]
    return str(things[fair(key, question["cause"], len(things))])


def fair(key: bytes, cause: str, ways: int) -> int:
    size = (ways.bit_length() + 7) // 8 + 1
    limit = 256**size - 256**size % ways
    for turn in range(1000):
        block = hmac.digest(key, f"{cause} #{turn}".encode(), sha256)[:size]
        if (number := int.from_bytes(block, "big")) < limit:
            return number % ways
    raise AssertionError(cause)


def lucky(record: Record) -> list[tuple[int, str]]:
    """The entries of a record that luck has written."""
    entries = enumerate(record.entries, 1)
    return [(number, entry.outcome) for number, entry in entries if isinstance(entry, Happened)]


def check(asked: list[Told], record: Record) -> None:
    """Every entry that luck has written is asked for, once, and is what had to come."""
    assert [(q["entry"], q["outcome"]) for q in asked] == lucky(record)
    assert [q["outcome"] for q in asked] == [worked_out(q, record) for q in asked]
    causes = [q["cause"] for q in asked]
    assert len(set(causes)) == len(causes) > 0


def played(game: str, seats: int, secret: str) -> AnyTable:
    """A whole match, moves at random."""
    rules, rng = GAMES[game], Random(secret)
    words = [f"words-{seat}" for seat in range(seats)]
    table: AnyTable = Table(rules, rules.options_type(seats=seats), Verifiable(words, secret))
    while asked := getattr(table.pending, "seats", ()):
        table.act(asked[0], rng.choice(table.offers(asked[0])))
    return table


def test_the_page_tries_its_proof_on_what_tables_write() -> None:
    """If this fails on purpose, run `make goldens` and read the diff."""
    assert proofs.FILE.read_text("utf-8") == proofs.written()


@pytest.mark.parametrize(("game", "seats"), list(product(GAMES, (2, 4))))
def test_the_questions_and_the_secret_give_every_outcome(game: str, seats: int) -> None:
    match = played(game, seats, f"secret of {game}")
    luck = Scripted()
    table: AnyTable = Table(match.game, match.options, luck)
    asked = questions(table, luck, list(map(str, match.entries())))
    check(msgspec.to_builtins(asked), match.record)


def test_anyone_may_ask_once_it_is_over_or_closed(operated: Operated) -> None:
    for table in (operated.over, operated.broken):
        answer = plain.get(f"{operated.server.url}/api/tables/{table}/luck")
        assert answer.status_code == 200, answer.text
        check(answer.json(), read(operated.record(table)))


@pytest.mark.parametrize(
    ("table", "status", "code"),
    [
        ("running", 403, "secret"),
        ("open", 403, "secret"),
        ("unbegun", 409, "status"),
        ("", 404, "no-table"),
    ],
)
def test_nobody_is_told_before_or_where_nothing_was_played(
    operated: Operated, table: str, status: int, code: str
) -> None:
    name = getattr(operated, table) if table else "nowhere"
    answer = plain.get(f"{operated.server.url}/api/tables/{name}/luck", cookies=operated.cookies[0])
    assert (answer.status_code, answer.json()["code"]) == (status, code)
