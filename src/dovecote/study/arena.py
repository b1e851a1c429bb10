"""Bots meet: the same deals for every way to sit, so that luck cancels out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from random import Random
from typing import Any, TypeAlias

import msgspec

from dovecote.bots import Bot
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.options import Options
from dovecote.games import game_named
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.players import player_named
from dovecote.study.seatings import Seating, groups, seatings
from dovecote.study.spread import Gather, spread
from dovecote.study.workers import Workers


class Meeting(msgspec.Struct, frozen=True):
    """One match: a deal, and who sits where."""

    group: int
    deal: int
    seating: Seating


class MeetingResult(msgspec.Struct, frozen=True):
    """What is kept of it: ranks and scores by seat, and the time bots took, by name."""

    meeting: Meeting
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: dict[str, list[float]]  # seconds of the processor, whatever else it does
    turns: dict[str, list[float]]


class Contest(msgspec.Struct, frozen=True):
    """What every match has in common."""

    game: str
    options: Options
    seed: int
    budget: float = 1.0  # the part of their budgets that searching bots have


_game = lru_cache(maxsize=8)(game_named)

Enter: TypeAlias = Callable[[str, str, float], Bot]  # by name, game and part of the budget


def house_bot(name: str, game: str, share: float) -> Bot:
    """The bot of that name, or a guest: see `guests.py`."""
    return player_named(name, game, share)


def meetings(
    bots: tuple[str, ...], seats: int, games: int, sides: int | None = None
) -> list[Meeting]:
    """At least so many matches for each group of bots, in whole deals.

    Where several seats are one side, clockwise in turn, the same bot sits on all of them.
    """
    found = []
    for number, group in enumerate(groups(bots, sides or seats)):
        ways = [_in_teams(way, seats) for way in seatings(group, sides or seats)]
        for deal in range(-(-games // len(ways))):
            found += [Meeting(number, deal, seating) for seating in ways]
    return found


def _in_teams(sides: Seating, seats: int) -> Seating:
    return tuple(sides[seat % len(sides)] for seat in range(seats))


def play(contest: Contest, enter: Enter, meeting: Meeting) -> MeetingResult:
    """One match; a bot's own chance depends on deal and seat, not on who else plays."""
    name = f"{contest.seed}/{meeting.group}/{meeting.deal}"
    table: AnyTable = Table(_game(contest.game, None), contest.options, Seeded(name))
    watch = _Watch(meeting.seating)
    bots = [enter(bot, contest.game, contest.budget) for bot in meeting.seating]
    rngs = [Random(f"{name}/{seat}") for seat in table.seats]
    while isinstance(pending := table.pending, Choice):
        for seat in pending.seats:
            view, offers = table.view(seat), table.legal(seat)
            with watch.timing(seat):
                action = bots[seat].choose(table.game, seat, view, offers, rngs[seat])
            table.act(seat, str(action))
    assert isinstance(pending, Over)
    watch.end_turn()
    return MeetingResult(meeting, pending.ranks, pending.scores, watch.decisions, watch.turns)


def hold(
    contest: Contest,
    planned: list[Meeting],
    workers: Workers = 1,
    gather: Gather[MeetingResult] = list,
    enter: Enter = house_bot,
) -> list[MeetingResult]:
    """Plays all matches; `enter` finds whoever a meeting names."""
    return spread(partial(play, contest, enter), planned, workers, gather)


class _Watch:
    """Times decisions, and turns: a seat's decisions until another seat is asked."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self.decisions: dict[str, list[float]] = {bot: [] for bot in seating}
        self.turns: dict[str, list[float]] = {bot: [] for bot in seating}
        self._seat: Seat | None = None
        self._turn = 0.0

    def timing(self, seat: Seat) -> _Timing:
        return _Timing(self, seat)

    def add(self, seat: Seat, seconds: float) -> None:
        if seat != self._seat:
            self.end_turn()
        self._seat = seat
        self._turn += seconds
        self.decisions[self._seating[seat]].append(seconds)

    def end_turn(self) -> None:
        if self._seat is not None:
            self.turns[self._seating[self._seat]].append(self._turn)
        self._turn = 0.0


class _Timing:
    def __init__(self, watch: _Watch, seat: Seat) -> None:
        self._watch, self._seat, self._began = watch, seat, 0.0

    def __enter__(self) -> None:
        self._began = time.process_time()

    def __exit__(self, *_: Any) -> None:
        self._watch.add(self._seat, time.process_time() - self._began)


def whole_deals(results: list[MeetingResult], planned: list[Meeting]) -> list[MeetingResult]:
    """The results without those of a last deal that was not played in all seatings; unless there
    is no other."""
    if len(results) == len(planned):
        return results
    cut = planned[len(results)]
    whole = [r for r in results if (r.meeting.group, r.meeting.deal) != (cut.group, cut.deal)]
    return whole or results


def by_deal(results: Iterable[MeetingResult]) -> Iterator[list[MeetingResult]]:
    """The results of each deal together."""
    deals: dict[tuple[int, int], list[MeetingResult]] = {}
    for result in results:
        deals.setdefault((result.meeting.group, result.meeting.deal), []).append(result)
    yield from deals.values()
