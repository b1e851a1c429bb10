"""An analysis in words: the same for a whole match and for one of its positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from babel.numbers import format_decimal

from dovecote.analysis.choices import GIVE_UP
from dovecote.analysis.position import JudgedPosition
from dovecote.analysis.report import Account, Analysis, Decision, Turning
from dovecote.cli import hint
from dovecote.core.entries import Happened
from dovecote.core.game import AnyGame
from dovecote.core.record import Record
from dovecote.core.record import read as read_record
from dovecote.faces.face import Face
from dovecote.faces.ideas import idea
from dovecote.locales import Words
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, begin, take


class NamedMoves:
    """The moves that an analysis names: as they are typed, and what they mean in their position."""

    def __init__(self, face: Face, means: Mapping[tuple[int, str], str]) -> None:
        self._face, self._means = face, means

    def __call__(self, at: int, text: str) -> str:
        means = self._means.get((at, text))
        return self._face.words("analysis-move", move=text, means=means) if means else text


def moves_in(face: Face, game: AnyGame, text: str, decisions: tuple[Decision, ...]) -> NamedMoves:
    """The moves that are named of a record, made and better, each as its seat could read it."""
    named = {one.at: one for one in decisions}
    luck, means = Scripted(), dict[tuple[int, str], str]()
    table = begin(game, text, luck)
    for at, entry in enumerate(read_record(text).entries, 1):
        if one := named.get(at):
            means |= {(at, move): said for move, said in _meant(face, table, one)}
        take(table, luck, entry)
    return NamedMoves(face, means)


def _meant(face: Face, table: AnyTable, one: Decision) -> Iterator[tuple[str, str]]:
    view = table.view(one.seat)
    for offer in table.legal(one.seat):
        if str(offer) in (one.do, one.better):
            yield str(offer), face.offer(offer, view)


def match_lines(face: Face, record: Record, found: Analysis, moves: NamedMoves) -> Iterator[str]:
    """A whole match."""
    words = face.words
    yield words("analysis-title", level=words(f"bot-{found.level}"), budget=_percent(found.budget))
    yield ""
    for account in found.accounts:
        yield from _account(face, account)
    yield ""
    yield words("analysis-turning" if found.turning else "analysis-no-turning")
    for turn in found.turning:
        yield "  " + _turning(face, record, found, turn, moves)
    yield ""
    mistakes = [one for one in found.decisions if one.lost]
    yield words("analysis-choices" if mistakes else "analysis-no-choices")
    for one in mistakes:
        yield from _mistake(face, one, moves)


def position_lines(face: Face, table: AnyTable, found: JudgedPosition) -> Iterator[str]:
    """One position: who stands how, what the champion would do, and what was done instead."""
    words = face.words
    level, budget = words(f"bot-{found.level}"), _percent(found.budget)
    yield words("analysis-title", level=level, budget=budget)
    yield ""
    for seat, chance in enumerate(found.chances):
        yield words("analysis-stands", who=face.name(seat), chance=_percent(chance))
    yield ""
    numbers = {one.do: number for number, one in enumerate(found.moves, 1)}
    yield from hint.lines(face, table, found.seat, found.moves, numbers.__getitem__, figures=True)
    if one := found.choice:
        yield ""
        yield words("analysis-chosen")
        moves = NamedMoves(face, {(one.at, move): said for move, said in _meant(face, table, one)})
        yield from _mistake(face, one, moves)


def _mistake(face: Face, one: Decision, moves: NamedMoves) -> Iterator[str]:
    if one.do == GIVE_UP:
        lost = format_decimal(100 * one.lost, "0.0", face.words.language)
        yield "  " + face.words("analysis-gave-up", at=one.at, who=face.name(one.seat), lost=lost)
        return
    yield "  " + choice(face, one, moves)
    if one.better:
        told = idea(face, one.reasons, one.later)
        yield "      " + face.words("analysis-better", move=moves(one.at, one.better), idea=told)


def _account(face: Face, account: Account) -> Iterator[str]:
    words = face.words
    yield words(
        "analysis-account",
        who=face.name(account.seat),
        start=_percent(account.start),
        result=_percent(account.result),
        luck=signed(words, 100 * account.luck),
        error=format_decimal(100 * account.luck_error, "0.0", words.language),
        play=signed(words, 100 * account.play),
    )
    marks = ", ".join(
        f"{count} {words(f'analysis-mark-{mark}')}" for mark, count in account.marks.items()
    )
    yield "  " + words(
        "analysis-choices-of",
        count=account.decisions,
        marks=marks,
        # a sum of chances would be more than all there is to lose
        lost=format_decimal(100 * account.lost / max(1, account.decisions), "0.0", words.language),
        points=format_decimal(account.points, "0.0", words.language),
    )


def _turning(face: Face, record: Record, found: Analysis, turn: Turning, moves: NamedMoves) -> str:
    words, who = face.words, face.name(turn.seat)
    change = signed(words, 100 * turn.change)
    entry = record.entries[turn.at - 1]
    if turn.kind == "choice":
        one = next(one for one in found.decisions if one.at == turn.at)
        if one.do == GIVE_UP:
            return words("analysis-turned-gave-up", at=turn.at, who=who, change=change)
        move = moves(turn.at, one.do)
        return words("analysis-turned-choice", at=turn.at, who=who, move=move, change=change)
    came = entry.outcome if isinstance(entry, Happened) else ""
    return words("analysis-turned-luck", at=turn.at, who=who, came=came, change=change)


def choice(face: Face, one: Decision, moves: NamedMoves) -> str:
    """A choice, its mark, and what it gave away."""
    words = face.words
    if not one.lost:
        mark = words(f"analysis-sign-{one.mark}"), words(f"analysis-mark-{one.mark}")
        return words(
            "analysis-choice-best",
            at=one.at,
            who=face.name(one.seat),
            move=moves(one.at, one.do),
            sign=mark[0],
            mark=mark[1],
        )
    return words(
        "analysis-choice",
        at=one.at,
        who=face.name(one.seat),
        move=moves(one.at, one.do),
        sign=words(f"analysis-sign-{one.mark}"),
        mark=words(f"analysis-mark-{one.mark}"),
        lost=format_decimal(100 * one.lost, "0.0", words.language),
        error=format_decimal(100 * one.error, "0.0", words.language),
        points=format_decimal(one.points, "0.0", words.language),
    )


def signed(words: Words, number: float) -> str:
    """A number with its sign, as it is written in the language."""
    return str(format_decimal(number, "+0.0;−0.0", words.language))


def _percent(part: float) -> int:
    return round(100 * part)
