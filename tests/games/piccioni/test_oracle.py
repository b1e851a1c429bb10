"""The engine beside a slow reading of the rules, step by step."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dovecote.core.game import Act, Choice, Fate, Luck, Over, seats_of
from dovecote.core.options import read
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.actions import Play, React
from dovecote.games.piccioni.events import Reshuffled
from dovecote.games.piccioni.scoring import result
from dovecote.games.piccioni.state import Options, State
from tests.games.piccioni.lean import lean
from tests.games.piccioni.oracle import Oracle

# Played for what it may find, not for lines: coverage would only slow it down.

MODES = [
    {"seats": str(seats), "edition": edition, "first_moves": moves}
    for seats in range(2, 7)
    for edition, moves in (("2019", "2"), ("2025-flock", "1"), ("2025-balcony", "2"))
]
MATCHES = 8


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: " ".join(mode.values()))
def test_engine_and_oracle_agree_on_every_step(mode: dict[str, str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(MATCHES):
        seen += play_both(read(Options, mode), Random(f"{mode} {seed}"))
    assert seen["positions"] >= 400
    assert {"draw", "play", "clean", "trophy", "end", "pass", "react", "assign"} <= seen.keys()


def test_every_card_and_reaction_has_been_compared() -> None:
    seen: Counter[str] = Counter()
    for seed in range(2 * MATCHES):
        seen += play_both(read(Options, {"seats": "4"}), Random(f"cards {seed}"))
    assert {f"play {card}" for card in PICCIONI.cards.actions} <= seen.keys()
    assert {f"react {c}" for c, a in PICCIONI.cards.actions.items() if a.reaction} <= seen.keys()
    assert {"last round", "follow", "deck made anew"} <= seen.keys()


def play_both(options: Options, rng: Random) -> Counter[str]:
    """One match; returns what was compared."""
    state: State = PICCIONI.setup(options)
    oracle = Oracle(options.seats, options.edition, options.first_moves)
    seen: Counter[str] = Counter()
    while not isinstance(pending := PICCIONI.pending(state), Over):
        if isinstance(pending, Luck):
            assert oracle.waits_for() == ("luck", pending.cause)
            assert oracle.outcomes() == dict(pending.chance.outcomes())
            outcome = pending.chance.sample(rng)
            after = PICCIONI.apply(state, Fate(outcome))
            state = after.state
            seen["deck made anew"] += any(isinstance(e, Reshuffled) for e in after.events)
            oracle.luck(str(outcome))
        else:
            assert isinstance(pending, Choice)
            assert oracle.waits_for() == ("choice", pending.seats)
            for seat in seats_of(options):
                texts = map(str, PICCIONI.legal(state, seat))
                assert sorted(texts) == sorted(oracle.offers(seat))
            seat = rng.choice(pending.seats)
            action = lean(state, PICCIONI.legal(state, seat), rng)
            state = PICCIONI.apply(state, Act(seat, action)).state
            oracle.act(seat, str(action))
            seen.update(["positions", str(action).split()[0]])
            if isinstance(action, Play | React):
                seen[" ".join(str(action).split()[:2])] += 1
            seen["last round"] += state.last_round > 0
        assert lies(state) == told(oracle)
    assert oracle.waits_for() == ("over",)
    assert (list(pending.scores), list(pending.ranks)) == (oracle.scores(), oracle.ranks())
    return +seen


def lies(state: State) -> dict[str, object]:
    """The table as the engine has it."""
    places = [place.id for place in PICCIONI.cards.place]
    said: dict[str, object] = {
        "places": {p: Counter(state.zones[i]) for i, p in enumerate(places)},
        "areas": [Counter(zone) for zone in state.zones[len(places) :]],
        "dirt": [*map(Counter, state.dirt)],
        "trophies": [*map(Counter, state.trophies)],
        "unseen": [*map(Counter, state.unseen)],
        "hands": [*map(Counter, state.hands)],
        "pigeons": Counter(state.flock),
        "actions": Counter(state.deck),
        "discard": Counter(state.discard),
        "removed": Counter(state.removed),
        "scores": list(result(state).scores),
    }
    if isinstance(PICCIONI.pending(state), Choice):
        said |= {"seat": state.seat, "moves": state.moves, "calls": state.calls}
        said["last round"] = state.last_round
    return said


def told(oracle: Oracle) -> dict[str, object]:
    """The table as the oracle has it."""
    said: dict[str, object] = {
        "places": oracle.places,
        "areas": oracle.areas,
        "dirt": oracle.dirt,
        "trophies": oracle.trophies,
        "unseen": oracle.unseen,
        "hands": oracle.hands,
        "pigeons": oracle.pigeon_deck,
        "actions": oracle.action_deck,
        "discard": oracle.discard,
        "removed": oracle.removed,
        "scores": oracle.scores(),
    }
    if oracle.waits_for()[0] == "choice":
        said |= {"seat": oracle.seat, "moves": oracle.moves_left, "calls": oracle.calls}
        said["last round"] = oracle.last_round or 0
    return said
