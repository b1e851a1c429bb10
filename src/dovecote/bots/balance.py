"""What some matches of bots show of a set: length, seats, and how its cards fare."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from dovecote.bots.trials import play_out
from dovecote.core.entries import Happened
from dovecote.core.game import AnyGame, Choice, Over
from dovecote.core.options import read
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable

_USUAL = 1.96  # standard errors: 95 of 100 intervals hold the truth
_BEYOND_DOUBT = 3.0  # for a verdict on one of many cards


class Played(msgspec.Struct, frozen=True):
    """What is kept of one match; seats are numbered from the one that begins."""

    moves: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win
    drawn: dict[str, int]
    played: dict[str, dict[int, int]]  # by card, how often by which seat


class Range(msgspec.Struct, frozen=True):
    """A figure over all matches."""

    mean: float
    low: float
    high: float


class Share(msgspec.Struct, frozen=True):
    """A share of wins, or how far it is from a fair one, with its interval."""

    wins: float
    low: float
    high: float


class CardFigures(msgspec.Struct, frozen=True):
    """How one kind of card fared."""

    card: str
    drawn: int
    played: int
    matches: int
    edge: float
    low: float
    high: float


class Report(msgspec.Struct, frozen=True):
    """All of it."""

    matches: int
    length: Range
    scores: Range
    winner: float  # their mean score
    fair: float
    shared: int
    seats: tuple[Share, ...]
    cards: tuple[CardFigures, ...]
    strongest: tuple[str, ...]
    weakest: tuple[str, ...]


def play_one(game: AnyGame, seats: int, level: str, seed: str, most: int) -> Played | None:
    """One match of equals; None if it does not come to an end."""
    options = read(game.options_type, {"seats": str(seats)})
    table: AnyTable = Table(game, options, Seeded(seed))
    first = table.pending.seats[0] if isinstance(table.pending, Choice) else 0
    tried = play_out(table, [level] * seats, seed, most)
    over = table.pending
    if not isinstance(over, Over):
        return None
    order = [(first + place) % seats for place in range(seats)]
    winners = over.ranks.count(1)
    played: dict[str, Counter[int]] = {}
    for act in tried.acts:
        if card := game.uses(act.action):
            played.setdefault(card, Counter())[order.index(act.seat)] += 1
    return Played(
        moves=len(tried.acts),
        scores=tuple(over.scores[seat] for seat in order),
        shares=tuple((over.ranks[seat] == 1) / winners for seat in order),
        drawn=dict(Counter(e.outcome for e in table.entries() if isinstance(e, Happened))),
        played={card: dict(by) for card, by in played.items()},
    )


def report(matches: Sequence[Played], cards: Iterable[str]) -> Report:
    """What matches add up to; of the cards those are told that are named."""
    seats = len(matches[0].scores)
    fair = 1 / seats
    figures = tuple(_card(card, matches, fair) for card in cards)
    doubtless = {f.card: _edge(_wins(f.card, matches), fair, _BEYOND_DOUBT) for f in figures}
    return Report(
        matches=len(matches),
        length=_range([match.moves for match in matches]),
        scores=_range([score for match in matches for score in match.scores]),
        winner=_mean([max(match.scores) for match in matches]),
        fair=round(fair, 4),
        shared=sum(max(match.shares) < 1 for match in matches),
        seats=tuple(_edge([m.shares[s] for m in matches], 0.0, _USUAL) for s in range(seats)),
        cards=figures,
        strongest=_sorted((c, -e.low) for c, e in doubtless.items() if e.low > 0),
        weakest=_sorted((c, e.high) for c, e in doubtless.items() if e.high < 0),
    )


def _card(card: str, matches: Sequence[Played], fair: float) -> CardFigures:
    edge = _edge(_wins(card, matches), fair, _USUAL)
    return CardFigures(
        card=card,
        drawn=sum(match.drawn.get(card, 0) for match in matches),
        played=sum(sum(match.played.get(card, {}).values()) for match in matches),
        matches=sum(card in match.played for match in matches),
        edge=edge.wins,
        low=edge.low,
        high=edge.high,
    )


def _wins(card: str, matches: Sequence[Played]) -> list[float]:
    """What those won who played it, each match counted once for each of them."""
    return [match.shares[seat] for match in matches for seat in match.played.get(card, {})]


def _edge(won: Sequence[float], fair: float, errors: float) -> Share:
    """A mean less a fair share. The interval (Wilson's) is honest for few matches, too."""
    count = len(won)
    if not count:
        return Share(0.0, -fair, 1 - fair)
    mean, square = sum(won) / count, errors * errors
    middle = (mean + square / (2 * count)) / (1 + square / count)
    spread = math.sqrt(mean * (1 - mean) / count + square / (4 * count * count))
    reach = errors * spread / (1 + square / count)
    return Share(*(round(n - fair, 4) for n in (mean, middle - reach, middle + reach)))


def _range(figures: Sequence[int]) -> Range:
    return Range(_mean(figures), min(figures), max(figures))


def _mean(figures: Sequence[int]) -> float:
    return round(sum(figures) / len(figures), 2)


def _sorted(rated: Iterable[tuple[str, float]]) -> tuple[str, ...]:
    return tuple(card for card, _ in sorted(rated, key=lambda each: each[1]))
