"""One decision of the levels that look ahead: the best offers are played on, and the worse half
is dropped again and again, as long as the budget lasts.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from dovecote.bots.piccioni.rating import rate
from dovecote.bots.piccioni.rollouts import Rollouts
from dovecote.bots.search import Budget, Tried, halve
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Action, Clean, Play, Trophy
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Moving
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
    ratings = rate(game, seat, view, offers)
    order = sorted(range(len(offers)), key=lambda n: -ratings[n])
    found = _varied([offers[n] for n in order])
    share = _share(view)
    simulations = int(budget.simulations * share)
    depth = _depth(view, simulations, budget.turns)
    part = Budget(simulations // depth, budget.seconds * share)
    rollouts = Rollouts(game, seat, view, depth, rng)
    return halve([(offer, 0.5) for offer in found], rollouts.try_out, part)


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


def _depth(view: View, simulations: int, turns: int) -> int:
    """Turns to be played on: all that are left in a last round."""
    return view.last_round or (2 if turns and simulations >= _DEEP else 1)
