"""Fits what the bots of Piccioni prefer to matches that they play among themselves.

`python -m workshop.fit_piccioni preferences` searches the preferences by which offers are rated,
one number after the other, by duels on the same deals: a number is changed as long as that wins.
`python -m workshop.fit_piccioni weights` finds by least squares what the features of a position
are worth, in matches of equal bots. With the same seed both always write the same; the second
depends on what the first has written. Without a stage both are done.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import msgspec
from msgspec.structs import replace

from dovecote.bots.piccioni import features
from dovecote.bots.piccioni.preferences import MEDDLER, RACER, Preferences
from dovecote.bots.piccioni.rating import rate_in
from dovecote.core.game import Act, Fate, Luck, Over, Seat
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.components import MOVES
from dovecote.games.piccioni.state import Moving, Options, State
from workshop.regression import Row, fit, line

_FOLDER = Path(features.__file__).parent
_TABLES = (2, 2, 3, 2, 4)  # seats of the deals, in turn: what is fitted must serve all tables
_STEPS = (1.5, 1 / 1.5)  # a number is tried larger, then smaller
_SURE = 1.5  # standard errors by which a change must win
_LEAST = 0.1  # variance of a margin; it cannot be nothing
_STRAYS = 0.1  # of the moves are any, so that positions are seen that nobody would choose
# Where the search begins: chosen by hand.
_START = Preferences(
    card=0.25,
    last_card=0.05,
    reaction=0.25,
    others=0.3,
    leader=1.4,
    guano=-0.6,
    lots=-1.2,
    pace=0.6,
    crowded=0.5,
    full=0.45,
    tight=0.35,
    roomy=0.05,
    kept=0.3,
    revealed=1.4,
    choice=0.02,
)


def search(start: Preferences, deals: int, seed: int) -> Preferences:
    """One number after the other, each changed if that wins."""
    best = start
    for number, name in enumerate(msgspec.structs.asdict(start)):
        for step in _STEPS:
            tried = replace(best, **{name: round(getattr(best, name) * step, 4)})
            mean, error = duel(tried, best, deals, seed + number)
            if mean > _SURE * error:
                print(f"{name} = {getattr(tried, name)}: {mean:+.2f} ± {error:.2f}", flush=True)
                best = tried
                break
    return best


def duel(mine: Preferences, theirs: Preferences, deals: int, seed: int) -> tuple[float, float]:
    """The mean margin of some preferences over others on duplicate deals, and its error."""
    margins = [_deal(mine, theirs, f"{seed}/{deal}", deal) for deal in range(deals)]
    return fmean(margins), pstdev(margins) / sqrt(deals)


def _deal(mine: Preferences, theirs: Preferences, name: str, number: int) -> float:
    """One deal, with the newcomer on each seat once."""
    seats = _TABLES[number % len(_TABLES)]
    margins = []
    for seat in range(seats):
        every = [mine if s == seat else theirs for s in range(seats)]
        margins.append(_margin(_match(every, name), seat))
    if seats > 2:  # equals are behind the best of several others
        usual = _match([theirs] * seats, name)
        margins += [-_margin(usual, seat) for seat in range(seats)]
    return sum(margins) / seats


def _margin(over: Over, seat: int) -> float:
    return float(over.scores[seat] - max(over.scores[:seat] + over.scores[seat + 1 :]))


def _match(every: Sequence[Preferences], name: str) -> Over:
    """The end of a match; luck depends on its cause, so that duplicate deals are alike."""
    state = PICCIONI.setup(Options(seats=len(every)))
    while not isinstance(pending := PICCIONI.pending(state), Over):
        if isinstance(pending, Luck):
            luck = pending.chance.sample(Random(f"{name}/{pending.cause}"))
            state = PICCIONI.apply(state, Fate(luck)).state
        else:
            seat = pending.seats[0]
            state = PICCIONI.apply(state, Act(seat, _best(state, seat, every[seat]))).state
    return pending


def _best(state: State, seat: Seat, preferences: Preferences) -> Action:
    offers = PICCIONI.legal(state, seat)
    ratings = rate_in(PICCIONI.cards, state, len(state.flock), seat, offers, preferences)
    return offers[ratings.index(max(ratings))]


def rows_of(name: str, seats: int) -> list[tuple[Row, float]]:
    """What one match of equals has to tell: amounts, margin, and the turns that were left."""
    rng = Random(name)
    state, found = PICCIONI.setup(Options(seats=seats)), []
    while not isinstance(pending := PICCIONI.pending(state), Over):
        if isinstance(pending, Luck):
            state = PICCIONI.apply(state, Fate(pending.chance.sample(rng))).state
            continue
        if type(state.agenda[-1]) is Moving and state.moves == MOVES:
            found += [(seat, *_amounts(state, Seat(seat))) for seat in range(seats)]
        seat = pending.seats[0]
        if rng.random() < _STRAYS:
            action = rng.choice([*PICCIONI.legal(state, seat)])
        else:
            action = _best(state, seat, RACER)
        state = PICCIONI.apply(state, Act(seat, action)).state
    return [((amounts, _margin(pending, seat)), turns) for seat, amounts, turns in found]


def _amounts(state: State, seat: Seat) -> tuple[features.Features, float]:
    flock = len(state.flock)
    found = features.features_of(PICCIONI.cards, state, flock, seat)
    return found, features.turns_left(state, flock, seat)


def fit_preferences(deals: int, seed: int) -> None:
    """Writes `preferences.toml`; the meddler is a definition, and stays."""
    found = search(_START, deals, seed)
    text = f"# [racer] is written by `python -m workshop.fit_piccioni preferences --games {deals}"
    text += f" --seed {seed}`.\n"
    for name, preferences in (("racer", found), ("meddler", MEDDLER)):
        text += f"\n[{name}]\n"
        text += "".join(f"{k} = {v}\n" for k, v in msgspec.structs.asdict(preferences).items())
    (_FOLDER / "data" / "preferences.toml").write_text(text, "utf-8")


def fit_weights(games: int, seed: int) -> None:
    """Writes `weights.toml`."""
    rows: list[tuple[Row, float]] = []
    for number in range(games):
        rows += rows_of(f"fit/{seed}/{number}", _TABLES[number % len(_TABLES)])
    found = fit([row for row, _ in rows])
    misses = []
    for (amounts, margin), turns in rows:
        expected = sum(w * a for w, a in zip(found.weights, amounts, strict=True))
        misses.append((turns, (margin - expected) ** 2))
    spread, more = line(misses)
    text = f"# Written by `python -m workshop.fit_piccioni weights --games {games}"
    text += f" --seed {seed}`:\n"
    text += f"# {found.rows} positions; {100 * found.explained:.0f} % of the margins' variance.\n"
    for name, weight, error in zip(features.FEATURES, found.weights, found.errors, strict=True):
        text += f"{name} = {weight:.4f}  # ± {error:.4f}\n"
    text += f"spread = {max(_LEAST, spread):.4f}  # variance of the margin with no turn left\n"
    text += f"turn_spread = {more:.4f}  # and with each turn more\n"
    (_FOLDER / "data" / "weights.toml").write_text(text, "utf-8")
    print(text, end="")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stage", nargs="?", choices=["preferences", "weights"])
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.stage is None:  # one after the other, each from what is written then
        for stage in ("preferences", "weights"):
            subprocess.run([sys.executable, "-m", "workshop.fit_piccioni", stage], check=True)
    elif asked.stage == "preferences":
        fit_preferences(asked.games or 150, asked.seed)
    else:
        fit_weights(asked.games or 1500, asked.seed)


if __name__ == "__main__":
    main()
