"""The matches with which the page's proof is tried: `make goldens` writes them, among others."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from dovecote.core.entries import Noted
from dovecote.core.game import Seat
from dovecote.core.record import Record, write
from dovecote.games import GAMES
from dovecote.play import Scripted, Table, Verifiable
from dovecote.play.replay import AnyTable
from dovecote.wire.luckline import questions
from tests.kit.forgery import BOT, forged, played

FILE = Path("web/src/lib/proof.fixtures.json")


def matches() -> dict[str, Record]:
    """Honest ones; one from before words were bound; and one with words chosen afterwards."""
    honest = played(BOT)
    return {
        "columbiz": honest,
        "columba": _played("columba", 3),
        "piccioni": _played("piccioni", 2),
        "closed": _closed(),
        "old": replace(honest, binding=""),
        "forged": forged(),
    }


def written() -> str:
    """What the file should say."""
    told = {name: _told(record) for name, record in matches().items()}
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n"


def _told(record: Record) -> dict[str, Any]:
    """A record and what luck was asked in it."""
    rules, luck = GAMES[record.game], Scripted()
    table: AnyTable = Table(rules, rules.options_type(seats=record.seats), luck)
    lines = list(map(str, record.entries))
    return {"record": write(record), "questions": questions(table, luck, lines)}


def _begun(game: str, seats: int) -> AnyTable:
    rules = GAMES[game]
    luck = Verifiable([f"{game}-{seat}" for seat in range(seats)], f"secret-of-{game}")
    return Table(rules, rules.options_type(seats=seats), luck)


def _played(game: str, seats: int) -> Record:
    table, rng = _begun(game, seats), Random(game)
    while asked := getattr(table.pending, "seats", ()):
        table.act(asked[0], rng.choice(table.offers(asked[0])))
    return table.record


def _closed() -> Record:
    """Given up before the first move; then the secret is published all the same."""
    table = _begun("columbiz", 2)
    table.note(Noted(Seat(0), "resign"))
    return replace(table.record, secret="secret-of-columbiz")


def main() -> None:
    FILE.write_text(written(), "utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
