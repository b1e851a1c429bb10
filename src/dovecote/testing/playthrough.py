"""A whole match written out, to be kept as a golden file and its changes read."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from dovecote.core.bag import Bag, Contents
from dovecote.core.game import AnyGame, Choice
from dovecote.core.options import Options, write
from dovecote.play.luck import Seeded
from dovecote.play.replay import AnyTable
from dovecote.play.table import Table


def playthrough(game: AnyGame, options: Options, seed: int) -> str:
    """Every entry of a random match, with its offers, events and a hash of what it leaves."""
    return "".join(f"{line}\n" for line in _lines(game, options, seed))


def _lines(game: AnyGame, options: Options, seed: int) -> Iterator[str]:
    rng = Random(seed)
    agreed = " ".join(f"{key}={value}" for key, value in write(options).items())
    yield f"# {game.name} {game.version}: {agreed}, seed {seed}"
    table: AnyTable = Table(game, options, Seeded(seed))
    yield from _told(table, 0)
    while isinstance(pending := table.pending, Choice):
        seat = pending.seats[int(rng.random() * len(pending.seats))]
        offers = table.offers(seat)
        yield f"    offers {len(offers)}: {', '.join(offers[:8])}{' …' if offers[8:] else ''}"
        at = table.at
        table.act(seat, offers[int(rng.random() * len(offers))])
        yield from _told(table, at)
    yield f"    {msgspec.json.encode(table.pending).decode()}"
    yield f"    {msgspec.json.encode(table.view(None)).decode()}"


def _told(table: AnyTable, since: int) -> Iterator[str]:
    yield from (f"{n} {e}" for n, e in enumerate(table.record.entries[since:], since + 1))
    for event in table.events(None, since):
        yield f"    {msgspec.json.encode(event).decode()}"
    state = msgspec.json.encode(_counted(msgspec.to_builtins(table.state)))
    yield f"    state {sha256(state).hexdigest()[:12]}"


def _counted(value: Any) -> Any:
    """A state with bags as they are told, whatever they keep inside."""
    if isinstance(value, list | tuple):
        return [_counted(part) for part in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"things"}:
        return Contents.of(Bag(tuple(value["things"])))
    return {name: _counted(part) for name, part in value.items()}
