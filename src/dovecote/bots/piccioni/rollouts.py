"""Offers played on in imagined worlds.

All offers are tried in the same worlds with the same luck, so that they differ by what they
do. Everyone in those worlds takes what looks best at once from what their seat can see. The
positions at the ends of the last two turns are evaluated, each seat having moved last in one.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from dovecote.bots.piccioni.rating import rate_in
from dovecote.bots.piccioni.value import chances, promise
from dovecote.bots.sums import added_up
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Ended, State
from dovecote.games.piccioni.view import View

_ENDS = 2  # turns at whose ends a rollout is evaluated


class Rollouts:
    """Offers are tried in worlds that look like the view, each with its luck."""

    def __init__(self, game: Piccioni, seat: Seat, view: View, depth: int, rng: Random) -> None:
        self._game, self._seat, self._view = game, seat, view
        self._depth, self._rng = depth, rng
        self._known: list[tuple[State, int]] = []

    def try_out(self, offer: Action, number: int) -> float:
        """The chance to win after an offer, in the world of that number."""
        while len(self._known) <= number:
            world = self._game.imagine(self._view, self._rng)
            self._known.append((world, self._rng.getrandbits(32)))
        world, luck = self._known[number]
        state = self._game.apply(world, Act(self._seat, offer)).state
        ends = [*turn_ends(self._game, state, self._depth, Random(luck))]
        if type(ends[-1].agenda[-1]) is Ended:
            return chances(self._game, ends[-1])[self._seat]
        last = [promise(self._game, end, self._seat) for end in ends[-_ENDS:]]
        return added_up(last) / len(last)


def turn_ends(game: Piccioni, state: State, depth: int, rng: Random) -> Iterator[State]:
    """The states when each of so many turns is over, the last perhaps with the match."""
    current = state.seat
    while type(pending := game.pending(state)) is not Over:
        if type(pending) is Luck:
            state = game.apply(state, Fate(pending.chance.sample(rng))).state
            continue
        if state.seat != current:
            yield state
            current, depth = state.seat, depth - 1
            if not depth:
                return
        assert isinstance(pending, Choice)
        seat = pending.seats[0]
        state = game.apply(state, Act(seat, best_offer(game, state, seat))).state
    yield state


def play_on(game: Piccioni, state: State, depth: int, rng: Random) -> State:
    """The state when so many turns are over, or the match is."""
    *_, end = turn_ends(game, state, depth, rng)
    return end


def best_offer(game: Piccioni, state: State, seat: Seat) -> Action:
    """What looks best to a seat at once."""
    offers = game.legal(state, seat)
    if len(offers) == 1:
        return offers[0]
    offers = [*offers]
    ratings = rate_in(game.cards, state, len(state.flock), seat, offers)
    return offers[ratings.index(max(ratings))]
