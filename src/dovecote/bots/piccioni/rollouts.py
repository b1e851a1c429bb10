"""Offers played on in imagined worlds.

All offers are tried in the same worlds with the same luck, so that they differ by what they
do. Everyone in those worlds takes what looks best at once from what their seat can see; where
the rollout stops, the position is evaluated.
"""

from __future__ import annotations

from random import Random

from dovecote.bots.piccioni.rating import rate_in
from dovecote.bots.piccioni.value import chances
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import State
from dovecote.games.piccioni.view import View


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
        end = play_on(self._game, state, self._depth, Random(luck))
        return chances(self._game, end)[self._seat]


def play_on(game: Piccioni, state: State, depth: int, rng: Random) -> State:
    """The state when so many turns are over, or the match is."""
    current = state.seat
    while type(pending := game.pending(state)) is not Over:
        if type(pending) is Luck:
            state = game.apply(state, Fate(pending.chance.sample(rng))).state
            continue
        if state.seat != current:
            current, depth = state.seat, depth - 1
            if not depth:
                break
        assert isinstance(pending, Choice)
        seat = pending.seats[0]
        state = game.apply(state, Act(seat, best_offer(game, state, seat))).state
    return state


def best_offer(game: Piccioni, state: State, seat: Seat) -> Action:
    """What looks best to a seat at once."""
    offers = game.legal(state, seat)
    if len(offers) == 1:
        return offers[0]
    offers = [*offers]
    ratings = rate_in(game.cards, state, len(state.flock), seat, offers)
    return offers[ratings.index(max(ratings))]
