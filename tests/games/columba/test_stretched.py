"""The table has no edge."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from dovecote.core.game import Choice, Seat
from dovecote.games.columba import COLUMBA
from dovecote.games.columba.actions import parse
from dovecote.games.columba.state import Options
from dovecote.games.columba.view import imagine, see
from tests.games.columba.contract import pieces
from tests.kit.stretched import DIRECTIONS, stretch


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("variant", ["standard", "junior"])
def test_a_territory_in_one_line_works_in_every_direction(direction: str, variant: str) -> None:
    states = stretch(Options(seats=2, variant=variant), direction, Random(1))  # type: ignore[arg-type]
    last = states[-1]
    assert last.land is not None
    fields = last.land.frame.fields(last.land.cards)
    along = [x if direction in ("left", "right") else y for x, y in fields]
    assert max(along) - min(along) >= 2 * 30 - 1
    if direction in ("left", "up"):
        assert min(along) < -50
    box = pieces(states[0])
    for state in states:
        assert pieces(state) == box
        assert imagine(see(state)) == state


def test_a_stretched_state_stays_small() -> None:
    for direction in DIRECTIONS:
        states = stretch(Options(seats=2), direction, Random(2))
        assert max(len(pickle.dumps(state)) for state in states) < 64_000


def test_refusals_and_offers_agree_on_a_stretched_line() -> None:
    states = stretch(Options(seats=2), "left", Random(3))
    for state in states[::15]:
        if not isinstance(COLUMBA.pending(state), Choice):
            continue
        offers = list(COLUMBA.legal(state, state.seat))
        texts = {str(action) for action in offers}
        assert all(COLUMBA.refuse(state, state.seat, action) is None for action in offers)
        for x in range(-70, 10, 3):
            for text in (f"build small at {x},0", f"lay g at {x},-1", f"falcon at {x},0"):
                refusal = COLUMBA.refuse(state, state.seat, parse(text))
                assert (refusal is None) == (text in texts)


@pytest.mark.parametrize("field", ["999999,0", "0,999999999", "-99999999999,3", "3,-99999999999"])
def test_far_away_is_bare_table_and_costs_nothing(field: str) -> None:
    states = stretch(Options(seats=2), "right", Random(4))
    state = next(s for s in states if isinstance(COLUMBA.pending(s), Choice))
    for text in (f"place gwsb at {field} turn 0", f"lay g at {field}", f"build small at {field}"):
        assert COLUMBA.refuse(state, Seat(state.seat), parse(text)) is not None
