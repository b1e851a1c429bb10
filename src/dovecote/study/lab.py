"""What does a rule do to the game? The same deals, played by the same bots, under each reading.

Luck depends on deal and cause alone, so two readings meet the same dice and cards for as long as
the matches run alike. How much of what then differs is the reading's doing shows beside the
`control`: the first reading once more, its bots choosing anew where they find moves equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from random import Random

import msgspec

from dovecote.bots import bot_named
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.options import Options, known_options
from dovecote.core.options import read as read_options
from dovecote.games import game_named
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.seatings import Seating, seatings
from dovecote.study.spread import Gather, spread
from dovecote.study.workers import Workers


class Reading(msgspec.Struct, frozen=True):
    """One way to agree on the rules: what was named, and all options that follow."""

    named: dict[str, str]
    options: Options
    is_control: bool = False
    cards: str | None = None  # the text of other cards than the game's own

    @property
    def label(self) -> str:
        told = " ".join(f"{key}={value}" for key, value in self.named.items())
        return "control" if self.is_control else told or "–"


class LabMatch(msgspec.Struct, frozen=True):
    """What is kept of one match."""

    reading: int
    deal: int
    seating: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    first: Seat
    turns: int
    decisions: int
    lead_changes: int
    margin: int

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


class Experiment(msgspec.Struct, frozen=True):
    """What is to be found out."""

    game: str
    readings: tuple[Reading, ...]
    bots: tuple[str, ...]
    deals: int
    seed: int

    def seatings(self, reading: int) -> list[Seating]:
        """The ways to sit in which every deal is played."""
        return seatings(self.bots, self.readings[reading].options.seats)

    def tasks(self) -> list[tuple[int, int, int]]:
        """Deal by deal, so that whoever stops early has all readings of the deals played."""
        each = [
            (reading, seating)
            for reading in range(len(self.readings))
            for seating in range(len(self.seatings(reading)))
        ]
        return [(deal, *way) for deal in range(self.deals) for way in each]


def readings(
    game: str, wished: Mapping[str, Sequence[str]], cards: Mapping[str, str] | None = None
) -> tuple[Reading, ...]:
    """Every combination of the values that were named, with the game's own cards and with each
    other set; the first is what the others are compared with, and a control follows it. An option
    of one value is the same for all."""
    varied = {name for name, values in wished.items() if len(values) > 1}
    sets: dict[str, str | None] = {"own": None, **(cards or {})}
    found = []
    for name, text in sets.items():
        kind = game_named(game, text).options_type
        for values in product(*wished.values()):
            texts = dict(zip(wished, values, strict=True))
            named = {key: value for key, value in texts.items() if key in varied}
            if cards:
                named["cards"] = name
            found.append(Reading(named, read_options(kind, texts), cards=text))
    return (found[0], msgspec.structs.replace(found[0], is_control=True), *found[1:])


def one_by_one(game: str, seats: int | None = None) -> tuple[Reading, ...]:
    """The game as it is usually played, the control, and every other value of every option."""
    kind = game_named(game).options_type
    fixed = {} if seats is None else {"seats": str(seats)}
    usual = Reading({}, read_options(kind, fixed))
    others = (
        Reading({option.name: value}, read_options(kind, {**fixed, option.name: value}))
        for option in known_options(kind)
        for value in option.values
        if option.name != "seats" and value != option.default
    )
    return (usual, msgspec.structs.replace(usual, is_control=True), *others)


def explore(
    plan: Experiment, workers: Workers = 1, gather: Gather[LabMatch] = list
) -> list[LabMatch]:
    """Plays every deal under every reading; without a last deal that was not played in all."""
    tasks = plan.tasks()
    found = spread(partial(play, plan), tasks, workers, gather)
    if len(found) == len(tasks):
        return found
    cut = tasks[len(found)][0]
    return [trial for trial in found if trial.deal != cut]


def play(plan: Experiment, task: tuple[int, int, int]) -> LabMatch:
    """One match; the bots' own chance depends on deal and seat, and on nothing else."""
    deal, number, way = task
    reading = plan.readings[number]
    name = f"{plan.seed}/{deal}"
    game = game_named(plan.game, reading.cards)
    table: AnyTable = Table(game, reading.options, Seeded(name))
    bots = [bot_named(bot) for bot in plan.seatings(number)[way]]
    anew = "/anew" if reading.is_control else ""
    rngs = [Random(f"{name}/{seat}{anew}") for seat in table.seats]
    watch = _Watch(table)
    while isinstance(pending := table.pending, Choice):
        for seat in pending.seats:
            watch.look()
            offers = table.legal(seat)
            action = bots[seat].choose(table.game, seat, table.view(seat), offers, rngs[seat])
            table.act(seat, str(action))
    assert isinstance(pending, Over)
    return LabMatch(
        reading=number,
        deal=deal,
        seating=way,
        ranks=pending.ranks,
        scores=pending.scores,
        first=watch.first,
        turns=watch.turns,
        decisions=watch.decisions,
        lead_changes=watch.lead_changes,
        margin=_margin(table, pending),
    )


class _Watch:
    """Counts decisions, turns, and how often somebody else takes the lead alone."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._turn: Seat | None = None
        self._leader: tuple[int, ...] = ()
        self.first = Seat(0)
        self.turns = self.decisions = self.lead_changes = 0

    def look(self) -> None:
        """Before a decision."""
        self.decisions += 1
        turn = self._table.turn
        if turn is None or turn == self._turn:
            return
        if self._turn is None:
            self.first = turn
        self._turn, self.turns = turn, self.turns + 1
        leader = self._leading()
        if leader and self._leader and leader != self._leader:
            self.lead_changes += 1
        self._leader = leader or self._leader

    def _leading(self) -> tuple[int, ...]:
        """The side that leads alone; nobody if several do."""
        ranks = self._table.game.result(self._table.state).ranks
        best = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return best if best in _sides(self._table) else ()


def _sides(table: AnyTable) -> list[tuple[int, ...]]:
    seats = len(table.seats)
    told = table.game.sides.get(seats) or [(seat,) for seat in range(seats)]
    return [tuple(side) for side in told]


def _margin(table: AnyTable, over: Over) -> int:
    """By how many points the best side is ahead of the next."""
    scores = sorted((over.scores[side[0]] for side in _sides(table)), reverse=True)
    return scores[0] - scores[1]
