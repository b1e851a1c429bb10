"""The engine beside a slow reading of the rulebook, step by step."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from dovecote.core.chance import Roll
from dovecote.core.game import Choice, Luck, Over
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.board import squares_in
from dovecote.games.columbiz.scoring import score
from dovecote.games.columbiz.state import Options, State
from dovecote.play import Scripted, Seeded, Table
from dovecote.testing import perft
from dovecote.testing.contract import all_options
from tests.games.columbiz.oracle import Oracle
from tests.kit.effort import tries

# Played for what it may find, not for lines: coverage would only slow it down.

MATCHES = tries(3, 25)  # of every kind, one of each greed: 108 in all at least


@pytest.mark.parametrize("options", all_options(COLUMBIZ), ids=str)
def test_engine_and_oracle_agree_on_every_step(options: Options) -> None:
    for seed in range(MATCHES):
        play_both(options, Random(seed), greed=seed % 3)


def play_both(options: Options, rng: Random, greed: int) -> None:
    """One match; a greedy one puts pawns where it can and throws little, so that much happens."""
    luck = Scripted()
    table = Table(COLUMBIZ, options, luck)
    oracle = Oracle(options.seats, options.line_scoring, options.ties, options.captures)
    while not isinstance(pending := table.pending, Over):
        if isinstance(pending, Luck):
            assert isinstance(pending.chance, Roll)
            assert oracle.waits_for() == ("luck", pending.cause, pending.chance.dice)
            text = pending.chance.write(pending.chance.sample(rng))
            luck.add(text)
            table.advance()
            oracle.throw(text)
        else:
            assert isinstance(pending, Choice)
            (seat,) = pending.seats
            assert oracle.waits_for() == ("choice", seat)
            offers = table.offers(seat)
            assert sorted(offers) == sorted(oracle.offers())
            text = pick(offers, rng, greed)
            table.act(seat, text)
            oracle.act(text)
        assert lies(table.state) == told(oracle)
    assert oracle.waits_for() == ("over",)
    assert list(pending.scores) == oracle.scores()
    assert list(pending.ranks) == oracle.ranks()


def pick(offers: tuple[str, ...], rng: Random, greed: int) -> str:
    puts = [text for text in offers if text.startswith("put")]
    if greed and puts:
        return rng.choice(puts)
    if greed == 2 and "stand" in offers:
        return "stand"
    return rng.choice(offers)


def lies(state: State) -> tuple[object, ...]:
    owner = {
        (square.column, square.number): seat
        for seat, player in enumerate(state.players)
        for square in squares_in(player.pawns)
    }
    players = state.players
    return (
        owner,
        [p.reserve for p in players],
        [sum(p.captured) for p in players],
        [p.set_aside for p in players],
        [p.line_points for p in players],
        [score(p) for p in players],
    )


def told(oracle: Oracle) -> tuple[object, ...]:
    return (
        oracle.owner,
        oracle.reserve,
        oracle.captured,
        oracle.set_aside,
        oracle.line_points,
        oracle.scores(),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("after", [0, 15, 30, 45])
def test_perft_counts_are_the_oracles(seats: int, after: int) -> None:
    oracle, luck, rng = Oracle(seats), Seeded(1), Random(1)
    options = Options(seats=seats)
    for _ in range(after):
        settle(oracle, luck)
        offers = in_order(oracle)
        oracle.act(offers[int(rng.random() * len(offers))])
    for depth in (1, 2, 3):
        assert perft(COLUMBIZ, options, 1, depth, after) == count(oracle, luck, depth)


def count(oracle: Oracle, luck: Seeded, depth: int) -> int:
    settle(oracle, luck)
    offers = oracle.offers()
    if depth == 1 or not offers:
        return len(offers) or 1
    total = 0
    for text in offers:
        after = deepcopy(oracle)
        after.act(text)
        total += count(after, luck, depth - 1)
    return total


def settle(oracle: Oracle, luck: Seeded) -> None:
    while oracle.waits_for()[0] == "luck":
        _, cause, dice = oracle.waits_for()
        roll = Roll(int(dice))
        oracle.throw(roll.write(luck.answer(str(cause), roll)))


def in_order(oracle: Oracle) -> list[str]:
    """The offers in the engine's order: stand, throws by number of dice, squares, end."""
    words = {"stand": 0, "reroll": 1, "put": 2, "end": 3, "forfeit": 3}
    return sorted(oracle.offers(), key=lambda text: (words[text.split()[0]], len(text), text))
