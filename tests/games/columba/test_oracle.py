"""The engine beside a slow reading of the rulebooks, step by step."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dovecote.core.game import Act, Choice, Fate, Luck, Over
from dovecote.core.options import read
from dovecote.games.columba import COLUMBA
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.land import Land, kind_at
from dovecote.games.columba.scoring import result
from dovecote.games.columba.state import Options, State
from tests.games.columba.lean import lean
from tests.games.columba.oracle import Oracle
from tests.kit.effort import tries

# Played for what it may find, not for lines: coverage would only slow it down.

MODES = [
    {"seats": "2"},
    {"seats": "3"},
    {"seats": "4"},
    {"seats": "2", "variant": "junior"},
    {"seats": "3", "variant": "junior"},
    {"seats": "4", "variant": "junior"},
    {"seats": "2", "interleave_options": "true"},
    {"seats": "4", "interleave_options": "true"},
    {"seats": "2", "tile_supply": "unlimited"},
    {"seats": "3", "minimum_group": "2"},
    {"seats": "2", "minimum_group": "2", "interleave_options": "true"},
    {"seats": "3", "variant": "junior", "minimum_group": "2", "interleave_options": "true"},
]
MATCHES = {"standard": tries(2, 3), "junior": 3}  # of every mode; the second have fewer positions


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: " ".join(mode.values()))
def test_engine_and_oracle_agree_on_every_step(mode: dict[str, str]) -> None:
    seen: Counter[str] = Counter()
    options = read(Options, mode)
    for seed in range(MATCHES[options.variant]):
        seen += play_both(options, Random(f"{mode} {seed}"))
    assert seen["positions"] >= 170  # 2,000 and more in all modes together
    if "variant" not in mode:
        done = {"Place", "TakeObjective", "Build", "Lay", "Breed", "Raise", "Falcon", "End"}
        assert done <= seen.keys()
        assert {"Placing", "Choosing", "Optional"} <= seen.keys()


def play_both(options: Options, rng: Random) -> Counter[str]:
    """One match; returns what was compared: positions, by step and by what was done."""
    state: State = COLUMBA.setup(options)
    oracle = Oracle(
        options.seats,
        options.variant,
        options.interleave_options,
        options.tile_supply,
        options.minimum_group,
    )
    seen: Counter[str] = Counter()
    while not isinstance(pending := COLUMBA.pending(state), Over):
        if isinstance(pending, Luck):
            assert oracle.waits_for() == ("luck", pending.cause)
            assert oracle.outcomes() == dict(pending.chance.outcomes())
            outcome = pending.chance.sample(rng)
            state = COLUMBA.apply(state, Fate(outcome)).state
            oracle.luck(str(outcome))
        else:
            assert isinstance(pending, Choice)
            (seat,) = pending.seats
            assert oracle.waits_for() == ("choice", seat)
            legal = COLUMBA.legal(state, seat)
            texts = [str(action) for action in legal]
            assert sorted(texts) == sorted(oracle.offers())
            action = lean(state, legal, rng)
            state = COLUMBA.apply(state, Act(seat, action)).state
            oracle.act(str(action))
            seen.update(["positions", type(action).__name__, type(state.step).__name__])
        assert lies(state) == told(oracle)
    assert oracle.waits_for() == ("over",)
    assert (list(pending.scores), list(pending.ranks)) == (oracle.scores(), oracle.ranks())
    return seen


def lies(state: State) -> dict[str, object]:
    """The table as the engine has it."""
    players = state.players
    told: dict[str, object] = {
        "supply": dict(zip(KINDS, state.supply, strict=True)),
        "boards": [dict(zip(KINDS, p.board, strict=True)) for p in players],
        "captured": [dict(zip(KINDS, p.captured, strict=True)) for p in players],
        "objectives": [p.objective for p in players],
        "eyases": [p.eyases for p in players],
        "adults": [p.adults for p in players],
        "pile": dict(state.pile.counts),
    }
    if state.land:
        told |= {
            "land": _shown(state.land),
            "falcons": set(_fields(state.land.falcons, state.land)),
        }
        told["estates"] = {
            (e.owner, e.size, frozenset(_fields(e.fields, state.land))) for e in state.land.estates
        }
        told["scores"] = list(result(state).scores)
    return told


def told(oracle: Oracle) -> dict[str, object]:
    """The table as the oracle has it."""
    said: dict[str, object] = {
        "supply": {k: oracle.supply[k] for k in KINDS},
        "boards": [{k: board[k] for k in KINDS} for board in oracle.boards],
        "captured": [{k: held[k] for k in KINDS} for held in oracle.captured],
        "objectives": oracle.objectives,
        "eyases": oracle.eyases,
        "adults": oracle.adults,
        "pile": {card: n for card, n in oracle.pile.items() if n},
    }
    if oracle.ground:
        shown = {f: oracle.tiles.get(f, k) for f, k in {**oracle.tiles, **oracle.ground}.items()}
        said["land"] = {f: k for f, k in shown.items() if f not in oracle.falcons}
        said["falcons"] = set(oracle.falcons)
        said["estates"] = set(oracle.estates())
        said["scores"] = oracle.scores()
    return said


def _shown(land: Land) -> dict[tuple[int, int], str]:
    fields = _fields((land.cards | land.tiles) & ~land.falcons, land)
    return {f: KINDS[kind_at(land, land.frame.bit(f))] for f in fields}


def _fields(among: int, land: Land) -> tuple[tuple[int, int], ...]:
    return land.frame.fields(among)
