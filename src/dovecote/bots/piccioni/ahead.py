"""Looking ahead: the best offers played on in imagined worlds, the worse half dropped again
and again, as long as the budget lasts.

All offers are tried in the same worlds with the same luck, so that they differ by what they
do. Everyone in those worlds plays by the quick judgement from what that seat can see; where
the look ahead stops, the value of the position tells who stands how.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from dovecote.bots.piccioni.judgement import rate_in
from dovecote.bots.piccioni.value import value
from dovecote.bots.search import Budget, Tried, halve
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.games.piccioni.actions import Action, Clean, Play, Trophy
from dovecote.games.piccioni.imagine import sketch
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Moving, State
from dovecote.games.piccioni.view import View

# Most of a turn's budget goes to its two moves; discards, landings and windows get little each.
_SHARES = {2: 0.4, 1: 0.3}  # by the moves that are left
_SMALL = 0.1
# Found by duels: neither more candidates nor fewer were better.
_CANDIDATES = 6
_AIMS = 2  # of one card
# Simulations for a decision from which on the next player's turn is played on, too: with fewer,
# its luck hides more than it tells; with more, they are of no use unless one looks further.
_DEEP = 100


def think(
    game: Piccioni,
    seat: Seat,
    view: View,
    offers: Sequence[Action],
    budget: Budget,
    rng: Random,
) -> list[Tried[Action]]:
    """The offers that were tried, the best first; a simulation is a turn that is played on."""
    offers = [*offers]
    ratings = rate_in(game.cards, sketch(view), view.flock, seat, offers)
    order = sorted(range(len(offers)), key=lambda n: -ratings[n])
    found = _varied([offers[n] for n in order])
    share = _share(view)
    simulations = int(budget.simulations * share)
    depth = _depth(view, simulations, budget.ahead)
    part = Budget(simulations // depth, budget.seconds * share)
    return halve([(offer, 0.5) for offer in found], Worlds(game, seat, view, depth, rng).try_, part)


def _varied(offers: Sequence[Action]) -> list[Action]:
    """The best offers, but few that are nearly the same."""
    found: list[Action] = []
    alike: dict[Hashable, int] = {}
    for offer in offers:
        kind, most = _kind(offer)
        alike[kind] = alike.get(kind, 0) + 1
        if alike[kind] <= most:
            found.append(offer)
            if len(found) == _CANDIDATES:
                break
    return found


def _kind(offer: Action) -> tuple[Hashable, int]:
    """What makes offers alike, and how many of these are enough."""
    match offer:
        case Play(card):
            return card, _AIMS
        case Trophy(what) | Clean(what):
            return (type(offer), what), 1  # the cards that can be spared most
        case _:
            return offer, 1


def _share(view: View) -> float:
    return _SHARES.get(view.moves, _SMALL) if type(view.agenda[-1]) is Moving else _SMALL


def _depth(view: View, simulations: int, ahead: int) -> int:
    """Turns to be played on: all that are left in a last round."""
    return view.last_round or (2 if ahead and simulations >= _DEEP else 1)


class Worlds:
    """Worlds that look like the view, each with its luck, in which offers are tried."""

    def __init__(self, game: Piccioni, seat: Seat, view: View, depth: int, rng: Random) -> None:
        self._game, self._seat, self._view = game, seat, view
        self._depth, self._rng = depth, rng
        self._known: list[tuple[State, int]] = []

    def try_(self, offer: Action, number: int) -> float:
        """The chance to win after an offer, in the world of that number."""
        while len(self._known) <= number:
            world = self._game.imagine(self._view, self._rng)
            self._known.append((world, self._rng.getrandbits(32)))
        world, luck = self._known[number]
        state = self._game.apply(world, Act(self._seat, offer)).state
        end = play_on(self._game, state, self._depth, Random(luck))
        return value(self._game, end, self._seat)


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
        state = game.apply(state, Act(seat, choice(game, state, seat))).state
    return state


def choice(game: Piccioni, state: State, seat: Seat) -> Action:
    """What a seat does by the quick judgement."""
    offers = game.legal(state, seat)
    if len(offers) == 1:
        return offers[0]
    offers = [*offers]
    ratings = rate_in(game.cards, state, len(state.flock), seat, offers)
    return offers[ratings.index(max(ratings))]
