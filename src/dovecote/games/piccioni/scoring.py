"""Points at the end, and who wins."""

from __future__ import annotations

from dovecote.core.game import Over, Seat, ranks, seats_of
from dovecote.games.piccioni.components import DIRT, POINTS, TROPHY_POINTS
from dovecote.games.piccioni.events import Finished, Tallied, Term, TieBroken, Told, Uncovered
from dovecote.games.piccioni.state import State, area_of


def terms(state: State, seat: Seat) -> tuple[Term, ...]:
    """A player's points, sort by sort (10.6)."""
    made, dirt = state.trophies[seat], state.dirt[seat]
    pigeons = len(state.zones[area_of(seat)])
    others = len(made) + len(state.unseen[seat])
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


def result(state: State) -> Over:
    """Scores and ranks; fewer cards in the Area break a tie, else it is shared (10.7)."""
    scores = _scores(state)
    untidy = _cards(state)
    return Over(ranks([(s, -n) for s, n in zip(scores, untidy, strict=True)]), scores)


def told(state: State) -> Told:
    """The end in events: what was hidden, the points, what broke a tie."""
    seats = seats_of(state.options)
    hidden = tuple(Uncovered(s, state.unseen[s]) for s in seats if state.unseen[s])
    tallies = tuple(Tallied(seat, terms(state, seat)) for seat in seats)
    scores, untidy = _scores(state), _cards(state)
    leaders = [n for s, n in zip(scores, untidy, strict=True) if s == max(scores)]
    tie: Told = ()
    if len(leaders) > 1:
        tie = (TieBroken(untidy, is_shared=leaders.count(min(leaders)) > 1),)
    return (*hidden, *tallies, *tie, Finished())


def _scores(state: State) -> tuple[int, ...]:
    seats = seats_of(state.options)
    return tuple(sum(term.points for term in terms(state, seat)) for seat in seats)


def _cards(state: State) -> tuple[int, ...]:
    """Pigeons, Guano and Lots of Guano in each Area."""
    return tuple(
        len(state.zones[area_of(seat)]) + len(state.dirt[seat]) for seat in seats_of(state.options)
    )
