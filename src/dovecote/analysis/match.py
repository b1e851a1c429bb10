"""A finished match from its first entry to its last, judged entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from dovecote.analysis.accounts import accounts, turning_points
from dovecote.analysis.choices import Situation, given_up, judged
from dovecote.analysis.errors import NoJudgeError, NotFinishedError
from dovecote.analysis.judge import AnyJudge, chances_known, ended, judge_of
from dovecote.analysis.report import Analysis, Decision, Standing, Stroke
from dovecote.bots.levels import scaled
from dovecote.bots.mind import AnyMind
from dovecote.bots.minds import mind_of
from dovecote.bots.search import Budget
from dovecote.bots.values import Chances
from dovecote.core.entries import Did, Entry, GaveUp, Happened, Undid
from dovecote.core.game import AnyGame, Luck, Over, Seat
from dovecote.core.record import Record, read
from dovecote.play.giving_up import sides_of
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, begin, replay, take

LEVEL = "champion"
BUDGET = 0.1  # the part of that level's budget; whole matches are judged, not one turn


class Care(msgspec.Struct, frozen=True):
    """How carefully a match is looked at."""

    level: str = LEVEL
    budget: float = BUDGET
    seed: int = 1


class PartialReport(msgspec.Struct, frozen=True):
    """What was found in some entries, the last of which is `at`."""

    at: int
    curve: tuple[Standing, ...]
    decisions: tuple[Decision, ...]
    luck: tuple[Stroke, ...]


class RecordWalk:
    """A record walked through, entry by entry; those up to `since` are only played.

    Every entry has luck of its own, so it does not matter who walks, nor in how many goes.
    """

    def __init__(self, game: AnyGame, text: str, asked: Care, since: int = 0) -> None:
        self._game, self._asked, self._since = game, asked, since
        self._record: Record = read(text)
        self._luck = Scripted()
        self._table: AnyTable = begin(game, text, self._luck)
        judge, _ = wise(game)
        self._judge: AnyJudge = judge
        self._decisions: list[Decision] = []
        self._strokes: list[Stroke] = []
        self._curve: list[Standing] = []
        if not since:
            self._curve.append(
                Standing(0, _rounded(chances_known(game, judge, self._table.view(None))))
            )

    @property
    def entries(self) -> int:
        return len(self._record.entries)

    @property
    def part(self) -> PartialReport:
        """What was found since the walk began."""
        return PartialReport(
            self._table.at, tuple(self._curve), tuple(self._decisions), tuple(self._strokes)
        )

    def steps(self) -> Iterator[int]:
        """Judges the entries one after the other, and says how far it is."""
        for entry in self._record.entries:
            is_new = self._table.at >= self._since
            if is_new:
                self._judge_entry(entry)
            take(self._table, self._luck, entry)
            if is_new:
                self._stand()
                yield self._table.at

    def _judge_entry(self, entry: Entry) -> None:
        table, at = self._table, self._table.at + 1
        rng = luck_at(at, self._asked)
        pending = table.pending
        match entry:
            case Happened(text) if isinstance(pending, Luck):
                outcome = pending.chance.read(text)
                found = self._judge.fortune(self._game, table.state, pending, outcome, rng)
                if any(found.changes):
                    changes, error = _rounded(found.changes), round(found.error, 4)
                    self._strokes.append(Stroke(at, pending.cause, text, changes, error))
            case Did(seat, text):
                if decision := judged_at(table, seat, text, self._asked):
                    self._decisions.append(decision)
            case GaveUp(seat) if is_out(self._game, table, entry):
                chance = chances_known(self._game, self._judge, table.view(seat))[seat]
                self._decisions.append(given_up(at, seat, chance))
            case _:
                pass

    def _stand(self) -> None:
        """One more point of the curve, where it has moved."""
        table = self._table
        over = table.pending
        if isinstance(over, Over):
            chances = _rounded(ended(self._game, over))
        elif isinstance(over, Luck):
            return  # it stands again when luck has answered
        else:
            chances = _rounded(chances_known(self._game, self._judge, table.view(None)))
        self._curve.append(Standing(table.at, chances))


def judged_at(table: AnyTable, seat: Seat, text: str, asked: Care) -> Decision | None:
    """A choice of a seat at a table, by what it knows; None if there is nothing to choose.

    What is found depends on the position and the number of its entry only: another move tried in
    its place meets the same worlds and the same champion.
    """
    judge, mind = wise(table.game)
    at, offers = table.at + 1, list(table.legal(seat))
    chosen = next((one for one in offers if str(one) == text), None)
    if len(offers) < 2 or chosen is None:
        return None
    now = Situation(table.game, seat, table.view(seat), offers)
    return judged(now, chosen, at, mind, judge, budget_of(mind, asked), luck_at(at, asked))


def is_out(game: AnyGame, table: AnyTable, given: GaveUp) -> bool:
    """Whether a side cannot win any more when a seat of it gives up: no partner plays on."""
    (side,) = (side for side in sides_of(game, len(table.seats)) if given.seat in side)
    return not given.bot or {*side} <= {*table.gone, given.seat}


def wise(game: AnyGame) -> tuple[AnyJudge, AnyMind]:
    """What is known of a game: how it is judged, and how it is played."""
    judge, mind = judge_of(game.name), mind_of(game.name)
    if judge is None or mind is None:
        raise NoJudgeError(game=game.name)
    return judge, mind


def told(game: AnyGame, text: str, asked: Care, parts: Sequence[PartialReport]) -> Analysis:
    """What the parts of a walk come to, once they are all there."""
    table = _finished(game, text)
    entries = read(text).entries
    gone = {
        number
        for at, entry in enumerate(entries, 1)
        if isinstance(entry, Undid)
        for number in range(entry.to, at)
    }
    decisions = tuple(one for part in parts for one in part.decisions if one.at not in gone)
    strokes = tuple(one for part in parts for one in part.luck)
    curve = tuple(one for part in parts for one in part.curve)
    over = table.pending
    assert isinstance(over, Over)
    return Analysis(
        game.name,
        len(entries),
        asked.level,
        asked.budget,
        asked.seed,
        curve,
        decisions,
        strokes,
        turning_points(decisions, strokes),
        accounts(decisions, strokes, curve[0].chances, ended(game, over)),
    )


def analyse(game: AnyGame, text: str, asked: Care = Care()) -> Analysis:  # noqa: B008
    """A whole match at once."""
    check(game, text)
    walk = RecordWalk(game, text, asked)
    for _ in walk.steps():
        pass
    return told(game, text, asked, [walk.part])


def check(game: AnyGame, text: str) -> None:
    """Whether a record can be analysed: replayed to its end, so that nobody waits in vain."""
    _finished(game, text)


def _finished(game: AnyGame, text: str) -> AnyTable:
    table = replay(game, text)
    if not isinstance(table.pending, Over):
        raise NotFinishedError(entries=table.at)
    return table


def _rounded(chances: Chances) -> Chances:
    return tuple(round(chance, 4) for chance in chances)


def luck_at(at: int, asked: Care) -> Random:
    """The luck of the imagination at an entry."""
    return Random(f"{asked.seed}/{at}")


def budget_of(mind: AnyMind, asked: Care) -> Budget:
    """Without a clock: what is found must not depend on how busy a machine is."""
    budget = scaled(mind.budgets[asked.level], asked.budget)
    return msgspec.structs.replace(budget, seconds=float("inf"))
