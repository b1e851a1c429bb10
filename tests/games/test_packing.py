"""Shorthands, beyond what the contract asks of each game's."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dovecote.core.game import Choice, Seat
from dovecote.games import GAMES
from dovecote.games.columba.packing import fields_of, mask
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.testing import BrokenLawError, laws
from dovecote.testing.walk import walk


def midway(game: str) -> AnyTable:
    """A match of which some moves have been made."""
    rules, rng = GAMES[game], Random(3)
    table = Table(rules, rules.options_type(seats=2), Seeded("3"))
    for _ in range(40):
        pending = table.pending
        assert isinstance(pending, Choice)
        table.act(pending.seats[0], rng.choice(table.offers(pending.seats[0])))
    return table


@given(st.sets(st.integers(0, 5000)))
def test_a_set_of_fields_is_read_as_it_is_written(bits: set[int]) -> None:
    fields = sum(1 << bit for bit in bits)
    assert fields_of(mask(fields)) == fields


def test_runs_of_noughts_are_short() -> None:
    numbers = (0, 1, 0xC2, 1 << 16, 1 << 28, 1 << 240)
    assert list(map(mask, numbers)) == ["0", "1", "c2", "1w", "1w000", "1zyxw"]


@pytest.mark.parametrize("game", ["columba", "columbiz"])
def test_what_everyone_sees_is_packed_once(game: str) -> None:
    table = midway(game)
    packing = table.game.packing
    assert packing
    once = packing.pack_view(table.state, None)
    assert all(packing.pack_view(table.state, Seat(seat)) is once for seat in range(2))
    assert table.view(None) is table.view(Seat(1))


def test_a_shorthand_that_tells_more_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["piccioni"]
    match = walk(game, game.options_type(seats=3), Random(1), 300)
    laws.packing(match, Random(1))
    monkeypatch.setattr(game.packing, "pack_view", lambda state, seat: game.view(state, Seat(0)))
    with pytest.raises(BrokenLawError):
        laws.packing(match, Random(1))


def test_a_shorthand_that_forgets_an_offer_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["columbiz"]
    packing = game.packing
    assert packing
    match = walk(game, game.options_type(seats=2), Random(1), 300)
    plain = packing.pack_offers
    monkeypatch.setattr(packing, "pack_offers", lambda offers: plain(offers)[:-1])
    with pytest.raises(BrokenLawError):
        laws.packing(match, Random(1))


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.packing])
def test_packed_offers_can_be_picked_by_number(game: str) -> None:
    table = midway(game)
    packing, pending = table.game.packing, table.pending
    assert packing
    assert isinstance(pending, Choice)
    offers = table.legal(pending.seats[0])
    unpacked = packing.unpack_offers(msgspec.json.encode(packing.pack_offers(offers)))
    assert [str(unpacked[n]) for n in range(len(unpacked))] == list(map(str, offers))
