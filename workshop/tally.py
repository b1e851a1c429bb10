"""What bots do in matches of Piccioni, counted."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from functools import partial
from random import Random
from typing import TypeAlias

from dovecote.bots.piccioni.preferences import Preferences
from dovecote.bots.piccioni.rating import rate
from dovecote.core.game import Act, Choice, Fate, Luck, Over
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.events import Drew, Played, Reacted, TurnEnded
from dovecote.games.piccioni.scoring import result
from dovecote.games.piccioni.state import Options, State, Window
from dovecote.study.chart import Point
from dovecote.study.spread import spread

Z = 2.576  # 99 %


class Tally:
    """Sums over matches of one number of players."""

    def __init__(self) -> None:
        self.games = 0
        self.turns: Counter[int] = Counter()
        self.sums: defaultdict[str, float] = defaultdict(float)  # of figures and their squares
        self.drawn: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.opening: Counter[str] = Counter()  # opening hands that hold the card
        self.won: defaultdict[str, float] = defaultdict(float)  # and what they won

    def add(self, figure: str, value: float) -> None:
        self.sums[figure] += value
        self.sums[f"{figure}²"] += value * value

    def __iadd__(self, other: Tally) -> Tally:
        self.games += other.games
        for name in ("turns", "drawn", "played", "opening"):
            getattr(self, name).update(getattr(other, name))
        for mine, theirs in ((self.sums, other.sums), (self.won, other.won)):
            for key, value in theirs.items():
                mine[key] += value
        return self

    def mean(self, figure: str, label: str = "") -> Point:
        """A figure's mean over all matches."""
        mean = self.sums[figure] / self.games
        spread = math.sqrt(max(0.0, self.sums[f"{figure}²"] / self.games - mean * mean))
        margin = Z * spread / math.sqrt(self.games)
        return Point(label or figure, mean, mean - margin, mean + margin)


Pair: TypeAlias = tuple[Tally, Tally]  # as printed, and with a short first turn


def share(label: str, part: float, whole: int) -> Point:
    """A proportion, with Wilson's interval, in per cent."""
    if not whole:
        return Point(label, 0.0, 0.0, 100.0)
    p, z2 = part / whole, Z * Z
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    margin = Z * math.sqrt(p * (1 - p) / whole + z2 / (4 * whole * whole)) / (1 + z2 / whole)
    return Point(label, 100 * p, 100 * (middle - margin), 100 * (middle + margin))


def play(options: Options, preferences: Preferences, number: int) -> Tally:
    """One match, and what is to be known of it."""
    rng = Random(f"balance {options} {number}")
    state: State = PICCIONI.setup(options)
    tally, asked, scores = Tally(), 0, []
    opening: list[frozenset[str]] = []
    drawn: set[str] = set()
    played: set[str] = set()
    begins = -1
    while not isinstance(pending := PICCIONI.pending(state), Over):
        if isinstance(pending, Luck):
            after = PICCIONI.apply(state, Fate(pending.chance.sample(rng)))
        else:
            assert isinstance(pending, Choice)
            if not opening:
                opening, begins = [frozenset(hand) for hand in state.hands], state.seat
            seat = pending.seats[0]
            step = state.agenda[-1]
            asked += isinstance(step, Window)
            tally.sums["windows"] += isinstance(step, Window) and not step.answers
            offers = PICCIONI.legal(state, seat)
            action = offers[0]
            if len(offers) > 1:
                view = PICCIONI.view(state, seat)
                ratings = rate(PICCIONI, seat, view, offers, preferences)
                best = max(ratings)
                equals = [o for o, r in zip(offers, ratings, strict=True) if r == best]
                action = equals[int(rng.random() * len(equals))]
            after = PICCIONI.apply(state, Act(seat, action))
        for event in after.events:
            if isinstance(event, Played | Reacted):
                played.add(event.card)
            elif isinstance(event, Drew):
                drawn.add(event.card)
            elif isinstance(event, TurnEnded):
                scores.append(result(after.state).scores)
        state = after.state
    _sum_up(tally, options, pending, scores, opening, begins, asked)
    tally.drawn.update(drawn)
    tally.played.update(played)
    return tally


def _sum_up(
    tally: Tally,
    options: Options,
    over: Over,
    scores: list[tuple[int, ...]],
    opening: list[frozenset[str]],
    begins: int,
    asked: int,
) -> None:
    turns, winners = len(scores), over.ranks.count(1)
    won = [(rank == 1) / winners for rank in over.ranks]
    tally.games = 1
    tally.turns[turns] = 1
    tally.add("turns", turns)
    tally.add("winner", max(over.scores))
    tally.add("begins", 100 * won[begins])
    half = scores[turns // 2]
    leaders = [seat for seat, score in enumerate(half) if score == max(half)]
    tally.add("half", 100 * sum(won[seat] for seat in leaders) / len(leaders))
    tally.add("questions", asked / (turns * (options.seats - 1)))
    tally.add("windows a turn", tally.sums.pop("windows", 0) / turns)
    for seat, hand in enumerate(opening):
        tally.opening.update(hand)
        for card in hand:
            tally.won[card] += won[seat]


def measure(options: Options, preferences: Preferences, games: int, workers: int) -> Tally:
    """Many matches of equal bots."""
    total = Tally()
    job = partial(play, options, preferences)
    for tally in spread(job, range(games), workers):
        total += tally
    return total
