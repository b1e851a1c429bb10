"""Points at the end, and who wins."""

from __future__ import annotations

from dovecote.core.game import Over, Seat, ranks, seats_of
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.components import DIRT, POINTS, TROPHY_POINTS
from dovecote.games.piccioni.events import Events, Finished, Tallied, Term, TieBroken, Uncovered
from dovecote.games.piccioni.state import State, area_of


def area_terms(pigeons: int, dirt: Kinds, made: Kinds, unseen: int) -> tuple[Term, ...]:
    """A player's points, sort by sort, by what lies in their Area and their Trophies (10.6)."""
    others = len(made) + unseen
    found = []
    for kind in DIRT:
        if count := made.count(kind):
            found.append(Term(f"trophy-{kind}", count, TROPHY_POINTS[kind] * count))
            others -= count
    if others:
        found.insert(0, Term("trophies", others, others))
    if pigeons:
        found.append(Term("pigeons", pigeons, POINTS["pigeon"] * pigeons))
    found += [Term(d, dirt.count(d), POINTS[d] * dirt.count(d)) for d in DIRT if d in dirt]
    return tuple(found)


def points(state: State, seat: int) -> int:
    """A player's points as they stand: the sum of the terms, without naming them (10.6)."""
    made = state.trophies[seat]
    total = len(made) + len(state.unseen[seat])
    total += POINTS["pigeon"] * len(state.zones[area_of(seat)])
    for card in made:
        if card in TROPHY_POINTS:
            total += TROPHY_POINTS[card] - 1
    for card in state.dirt[seat]:
        total += POINTS[card]
    return total


def result(state: State) -> Over:
    """Scores and ranks; fewer cards in the Area break a tie, else it is shared (10.7)."""
    scores = _scores(state)
    untidy = _cards(state)
    return Over(ranks([(s, -n) for s, n in zip(scores, untidy, strict=True)]), scores)


def events(state: State) -> Events:
    """The end in events: what was hidden, the points, what broke a tie."""
    seats = seats_of(state.options)
    hidden = tuple(Uncovered(s, state.unseen[s]) for s in seats if state.unseen[s])
    tallies = tuple(Tallied(seat, terms(state, seat)) for seat in seats)
    scores, untidy = _scores(state), _cards(state)
    leaders = [n for s, n in zip(scores, untidy, strict=True) if s == max(scores)]
    tie: Events = ()
    if len(leaders) > 1:
        tie = (TieBroken(untidy, is_shared=leaders.count(min(leaders)) > 1),)
    return (*hidden, *tallies, *tie, Finished())


def terms(state: State, seat: Seat) -> tuple[Term, ...]:
    """A player's points, sort by sort."""
    pigeons, unseen = len(state.zones[area_of(seat)]), len(state.unseen[seat])
    return area_terms(pigeons, state.dirt[seat], state.trophies[seat], unseen)


def _scores(state: State) -> tuple[int, ...]:
    return tuple(points(state, seat) for seat in seats_of(state.options))


def _cards(state: State) -> tuple[int, ...]:
    """Pigeons, Guano and Lots of Guano in each Area."""
    return tuple(
        len(state.zones[area_of(seat)]) + len(state.dirt[seat]) for seat in seats_of(state.options)
    )
