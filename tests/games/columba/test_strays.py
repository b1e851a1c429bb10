"""CB-66 sticks nobody, and every end of a turn that CB-64 allows is still reached in some order.

By brute force on small positions: all ways to lay up to two tiles and build once, first with
every lay and build that only the rule about loose tiles forbids, then with what is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from dovecote.core.game import Act, Choice, Fate, Luck, Seat
from dovecote.games.columba import COLUMBA
from dovecote.games.columba.actions import Action, Build, Lay, Place
from dovecote.games.columba.choices import land_of
from dovecote.games.columba.land import Land
from dovecote.games.columba.state import Kinds, Optional, Options, State
from tests.kit.effort import tries

# Played for what it may find, not for lines: coverage would only slow it down.

LOOSE = {"tile-without-card", "tile-leaves-loose", "build-on-loose"}
Steps = Callable[[State], list[Action]]


def small_position(seed: int, cards: int, board: Kinds, options: Options) -> State:
    """A few cards, some dovecotes, and a player with tiles in the middle of the options."""
    rng = Random(seed)
    state = COLUMBA.setup(options)
    while len(state.laid) < cards or not isinstance(state.step, Optional):
        pending = COLUMBA.pending(state)
        if isinstance(pending, Luck):
            state = COLUMBA.apply(state, Fate(pending.chance.sample(rng))).state
            continue
        assert isinstance(pending, Choice)
        legal = list(COLUMBA.legal(state, state.seat))
        places = [a for a in legal if isinstance(a, Place)]
        builds = [a for a in legal if isinstance(a, Build)]
        few = places or (builds if rng.random() < 0.6 and builds else legal[-1:])
        state = COLUMBA.apply(state, Act(state.seat, rng.choice(few))).state
    seat = state.seat
    player = replace(state.players[seat], board=board)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players, has_built=False)


def offered(state: State) -> list[Action]:
    """What the engine offers."""
    return [a for a in COLUMBA.legal(state, state.seat) if isinstance(a, Lay | Build)]


def nearly_legal(state: State) -> list[Action]:
    """What would be offered but for the rule about loose tiles."""
    land = land_of(state)
    around = land.cards | land.tiles
    fields = land.frame.fields(around | land.frame.beside(around))
    actions: list[Action] = [Lay(kind, field) for kind in "gwsb" for field in fields]
    actions += [Build(size, field) for size in ("small", "large") for field in fields]
    refusals = ((a, COLUMBA.refuse(state, state.seat, a)) for a in actions)
    return [a for a, refusal in refusals if refusal is None or refusal.code in LOOSE]


def ends(start: State, steps: Steps) -> dict[object, Land]:
    """Every position at which the turn may end, whatever the order that led there."""
    seen: set[State] = set()
    found: dict[object, Land] = {}
    todo = [start]
    while todo:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        land = land_of(state)
        if not land.strays:
            homes = frozenset((e.owner, e.size, e.home) for e in land.estates)
            found[land.shown, land.tiles, homes] = land
        todo += [COLUMBA.apply(state, Act(state.seat, action)).state for action in steps(state)]
    return found


POSITIONS: list[tuple[int, int, Kinds]] = [  # seed, cards, tiles; with tiles of two kinds it
    (1, 2, (2, 0, 0, 0)),  # takes an estate or three cards for many ends
    (1, 2, (1, 1, 0, 0)),
    (2, 2, (2, 0, 0, 0)),
    (4, 3, (1, 1, 0, 0)),
]


@pytest.mark.parametrize(("seed", "cards", "board"), POSITIONS[: tries(1, 4)])
def test_every_end_of_a_turn_that_is_allowed_can_be_reached(
    seed: int, cards: int, board: Kinds
) -> None:
    start = small_position(seed, cards, board, Options(seats=2))
    allowed = ends(start, nearly_legal)
    assert ends(start, offered).keys() == allowed.keys()
    assert len(allowed) > 100


def test_with_a_minimum_of_two_only_a_group_of_new_tiles_alone_is_out_of_reach() -> None:
    """7.9 refuses the first tile of such a group, for it could not be built on by itself."""
    start = small_position(1, 2, (2, 0, 0, 0), Options(seats=2, minimum_group=2))
    allowed, reached = ends(start, nearly_legal), ends(start, offered)
    assert reached.keys() < allowed.keys()
    for key in allowed.keys() - reached.keys():
        land = allowed[key]
        assert any(not estate.fields & ~land.fresh for estate in land.estates)


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_ever_stuck(seed: int) -> None:
    """From every position on the way, the turn can still be ended."""
    start = small_position(seed, 3, (1, 1, 1, 0), Options(seats=2))
    seen: set[State] = set()
    todo = [start]
    while todo and len(seen) < 600:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        legal = list(COLUMBA.legal(state, state.seat))
        assert legal
        if land_of(state).strays:
            assert any(isinstance(action, Build) for action in legal)
        rng = Random(len(seen))
        options = offered(state)
        chosen = rng.sample(options, min(6, len(options)))
        todo += [COLUMBA.apply(state, Act(Seat(state.seat), action)).state for action in chosen]
