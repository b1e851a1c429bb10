"""A finished match from its first entry to its last, judged entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from dovecote.analysis.accounts import accounts, turning_points
from dovecote.analysis.choices import Situation, judged
from dovecote.analysis.errors import NoJudgeError, NotFinishedError
from dovecote.analysis.judge import Chances, Judge, ended, judge_of
from dovecote.analysis.report import Analysis, Decision, Standing, Stroke
from dovecote.bots.levels import scaled
from dovecote.bots.minds import mind_of
from dovecote.bots.search import Budget
from dovecote.bots.sums import added_up
from dovecote.core.game import AnyGame, Luck, Over, Seat
from dovecote.core.record import Did, Entry, Happened, Record, Undid, read
from dovecote.play.luck import Scripted
from dovecote.play.outlook import imagined
from dovecote.play.replay import AnyTable, begin, replay, take

LEVEL = "champion"
BUDGET = 0.1  # the part of that level's budget; whole matches are judged, not one turn


class Asked(msgspec.Struct, frozen=True):
    """How carefully a match is looked at."""

    level: str = LEVEL
    budget: float = BUDGET
    seed: int = 1


class Walk:
    """A record walked through, entry by entry; `step` judges one, so that others get on between.

    Every entry has luck of its own, so it does not matter who walks, nor in how many goes.
    """

    def __init__(self, game: AnyGame, text: str, asked: Asked) -> None:
        self._game, self._asked = game, asked
        self._record: Record = read(text)
        self._luck = Scripted()
        self._table: AnyTable = begin(game, text, self._luck)
        judge, mind = judge_of(game.name), mind_of(game.name)
        if judge is None or mind is None:
            raise NoJudgeError(game=game.name)
        self._judge: Judge = judge
        self._mind = mind
        self._budget: Budget = _unhurried(scaled(mind.budgets[asked.level], asked.budget))
        self._decisions: list[Decision] = []
        self._strokes: list[Stroke] = []
        self._curve = [Standing(0, _rounded(known_chances(game, judge, self._table.state, None)))]

    @property
    def at(self) -> int:
        """Entries that have been judged."""
        return self._table.at

    @property
    def entries(self) -> int:
        return len(self._record.entries)

    def steps(self) -> Iterator[int]:
        """Judges the entries one after the other, and says how far it is."""
        for entry in self._record.entries:
            self._judge_entry(entry)
            take(self._table, self._luck, entry)
            self._stand()
            yield self.at

    def _judge_entry(self, entry: Entry) -> None:
        table, at = self._table, self._table.at + 1
        rng = Random(f"{self._asked.seed}/{at}")
        pending = table.pending
        match entry:
            case Happened(text) if isinstance(pending, Luck):
                outcome = pending.chance.read(text)
                found = self._judge.fortune(self._game, table.state, pending, outcome, rng)
                if any(found.changes):
                    changes, error = _rounded(found.changes), round(found.error, 4)
                    self._strokes.append(Stroke(at, pending.cause, text, changes, error))
            case Did(seat, text):
                offers = list(table.legal(seat))
                chosen = next((one for one in offers if str(one) == text), None)
                if len(offers) > 1 and chosen is not None:
                    now = Situation(self._game, seat, table.view(seat), offers)
                    found_ = judged(now, chosen, at, self._mind, self._judge, self._budget, rng)
                    self._decisions.append(found_)
            case Undid(_, to):
                self._decisions = [one for one in self._decisions if one.at < to]
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
            chances = _rounded(known_chances(self._game, self._judge, table.state, None))
        self._curve.append(Standing(table.at, chances))

    def told(self) -> Analysis:
        """What was found, once all has been judged."""
        over = self._table.pending
        if not isinstance(over, Over):
            raise NotFinishedError(entries=self.at)
        result = ended(self._game, over)
        start = self._curve[0].chances
        decisions, strokes = tuple(self._decisions), tuple(self._strokes)
        return Analysis(
            self._game.name,
            self.entries,
            self._asked.level,
            self._asked.budget,
            self._asked.seed,
            tuple(self._curve),
            decisions,
            strokes,
            turning_points(decisions, strokes),
            accounts(decisions, strokes, start, result),
        )


def analyse(game: AnyGame, text: str, asked: Asked = Asked()) -> Analysis:  # noqa: B008
    """A whole match at once."""
    check(game, text)
    walk = Walk(game, text, asked)
    for _ in walk.steps():
        pass
    return walk.told()


def check(game: AnyGame, text: str) -> None:
    """Whether a record can be analysed: replayed to its end first, so that nobody waits in vain."""
    table = replay(game, text)
    if not isinstance(table.pending, Over):
        raise NotFinishedError(entries=table.at)


def known_chances(game: AnyGame, judge: Judge, state: Any, seat: Seat | None) -> Chances:
    """The chances of every seat as one of them knows, or an onlooker: the mean of what could be."""
    worlds = imagined(game, game.view(state, seat))
    found = [judge.chances(game, world) for world in worlds]
    return tuple(added_up(column) / len(found) for column in zip(*found, strict=True))


def _rounded(chances: Chances) -> Chances:
    return tuple(round(chance, 4) for chance in chances)


def _unhurried(budget: Budget) -> Budget:
    """Without a clock: what is found must not depend on how busy a machine is."""
    return msgspec.structs.replace(budget, seconds=float("inf"))
