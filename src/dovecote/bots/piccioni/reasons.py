"""Why an offer is good or bad: what it changes, feature by feature."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from msgspec.structs import replace

from dovecote.bots.mind import Weighed, weightiest
from dovecote.bots.piccioni.evaluation import WEIGHTS
from dovecote.bots.piccioni.features import FEATURES, features_of, on_table, traits_of
from dovecote.bots.piccioni.rollouts import best_offer
from dovecote.bots.sums import added_up
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.games.piccioni.actions import Action, Clean, Discard, Kinds, Trophy
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import State
from dovecote.games.piccioni.view import View

_WORLDS = 12  # over which what an offer changes is averaged
_TIME = ("lateness", "done", "company")  # what no offer can help
# The same thing by different measures of time is one thing to people.
_WORD = {
    "early_pigeons": "pigeons",
    "late_pigeons": "pigeons",
    "late_guano": "guano",
    "late_cards": "cards",
    "late_trophy_cards": "trophy_cards",
    "late_flight_cards": "flight_cards",
    "flights": "flight_cards",
    "late_reactions": "reactions",
}


_HAND = {  # the terms that tell what sort of cards are kept, by how it is known of one
    "trophy_cards": "makers",
    "flight_cards": "flights",
    "reactions": "reactions",
}
_OWN = ("trophies", "pigeons", "guano", "cards")  # terms of which the others have theirs


def reasons(game: Piccioni, seat: Seat, view: View, offer: Action, rng: Random) -> list[Weighed]:
    """What the offer changes on the average, the weightiest first."""
    then, before = [], []
    hands, held = Counter[str](), Counter[str]()
    for _ in range(_WORLDS):
        world = game.imagine(view, rng)
        end = _settled(game, game.apply(world, Act(seat, offer)).state, seat, rng)
        end = replace(end, seat=world.seat, last_round=world.last_round)  # as if now
        before.append(outcome_of(game, world, len(world.flock), seat))
        then.append(outcome_of(game, end, len(world.flock), seat))
        held.update(world.hands[seat])
        hands.update(end.hands[seat])
    kept = {card: (hands[card] - many) / _WORLDS for card, many in held.items()}
    return [_named(game, one, kept) for one in differences(_mean(then), _mean(before))]


def outcome_of(game: Piccioni, state: State, flock: int, seat: Seat) -> list[float]:
    """The features of a seat, and how much of some is its own."""
    own = on_table(state, flock, seat)
    return [*features_of(game.cards, state, flock, seat), *(own[name] for name in _OWN)]


def differences(after: Sequence[float], before: Sequence[float]) -> list[Weighed]:
    """What is between two outcomes, the weightiest first."""
    points, amounts = dict.fromkeys(FEATURES, 0.0), dict.fromkeys(FEATURES, 0.0)
    gaps = [a - b for a, b in zip(after, before, strict=True)]
    many = len(FEATURES)
    for name, weight, gap in zip(FEATURES, WEIGHTS, gaps[:many], strict=True):
        if name not in _TIME:
            points[_WORD.get(name, name)] += weight * gap
            amounts[name] += gap
    own = dict(zip(_OWN, gaps[many:], strict=True))
    return weightiest(
        Weighed(term, gain, amounts[term], own=own.get(term)) for term, gain in points.items()
    )


def spared(game: Piccioni, better: Action, worse: Action) -> Weighed | None:
    """What is kept by paying or discarding other cards for the same."""
    left = Counter(_spent(worse)) - Counter(_spent(better))
    if not left or not _is_same(better, worse):
        return None
    gone = Counter(_spent(better)) - Counter(_spent(worse))
    for term, trait in _HAND.items():
        ours, theirs = ([c for c in cards if _has(game, c, trait)] for cards in (left, gone))
        if len(ours) == 1 and not theirs:
            return Weighed(term, 0.0, 1.0, of=f"card {ours[0]}")
    return Weighed("cards", 0.0, 1.0, of=f"card {next(iter(left))}") if len(left) == 1 else None


def _spent(action: Action) -> Kinds:
    if isinstance(action, Discard):
        return (action.card,)
    return action.paid if isinstance(action, Trophy | Clean) else ()


def _is_same(one: Action, other: Action) -> bool:
    """Whether two actions differ in nothing but what they cost."""
    if isinstance(one, Trophy) and isinstance(other, Trophy):
        return one.pigeon == other.pigeon
    if isinstance(one, Clean) and isinstance(other, Clean):
        return one.what == other.what
    return isinstance(one, Discard) and isinstance(other, Discard)


def _named(game: Piccioni, change: Weighed, kept: Mapping[str, float]) -> Weighed:
    """A change of the hand with the cards that it comes from."""
    trait = _HAND.get(change.term)
    if trait is None or not change.amount:
        return change
    each = change.points / change.amount
    parts = {f"card {c}": each * gap for c, gap in kept.items() if _has(game, c, trait)}
    return replace(change, parts=parts)


def _has(game: Piccioni, card: str, trait: str) -> bool:
    return bool(getattr(traits_of(game.cards, (card,)), trait))


def _mean(every: Sequence[Sequence[float]]) -> list[float]:
    return [added_up(column) / len(column) for column in zip(*every, strict=True)]


def _settled(game: Piccioni, state: State, seat: Seat, rng: Random) -> State:
    """The state once luck has answered, the others have reacted and the hand is small enough."""
    current = state.seat
    while type(pending := game.pending(state)) is not Over:
        if type(pending) is Luck:
            state = game.apply(state, Fate(pending.chance.sample(rng))).state
        elif state.seat != current or len(state.agenda) == 1:
            break
        else:
            assert isinstance(pending, Choice)
            mover = pending.seats[0]
            state = game.apply(state, Act(mover, best_offer(game, state, mover))).state
    return state
