"""What needs no person: bots, standing orders and advice at a local table."""

from __future__ import annotations

import secrets
from random import Random

import msgspec

from dovecote.analysis.advice import advise as advice_of
from dovecote.bots import bot_named
from dovecote.bots.advice import Advice
from dovecote.core.errors import OutOfTurnError
from dovecote.core.game import Seat
from dovecote.local.table import LocalTable
from dovecote.tables.question import Asked
from dovecote.tables.steady import seed_for


class Thought(msgspec.Struct, frozen=True):
    """Answers that wait to be given, and whether their pace could tell of a hand."""

    at: int  # the entry that asks
    answers: tuple[tuple[Seat, str], ...]
    is_reaction: bool


def think(table: LocalTable) -> Thought | None:
    """What all bots and orders that are asked now would answer; None if nobody is to be driven.
    They think one after the other and answer together: see `give`."""
    question = table.state.question(is_watched=True)
    found = [(one.seat, text) for one in question.asked if (text := _answer(table, one))]
    if not found:
        return None
    match = table.running()
    is_reaction = any(match.decline(seat) is not None for seat, _ in found)
    return Thought(question.at, tuple(found), is_reaction)


def give(table: LocalTable, thought: Thought) -> None:
    """The answers, unless something else is asked meanwhile."""
    for seat, text in thought.answers:
        question = table.state.question(is_watched=True)
        if question.at == thought.at and any(one.seat == seat for one in question.asked):
            table.play(seat, text)


def advise(table: LocalTable, seat: Seat) -> list[Advice]:
    """What the champion would do in a seat, knowing what its holder knows."""
    match = table.running()
    if seat not in table.state.waiting:
        waiting = ", ".join(map(str, table.state.waiting)) or "—"
        raise OutOfTurnError(seat=seat, text="hint", waiting=waiting)
    return advice_of(match.game, seat, match.view(seat), match.legal(seat), _random())


def _answer(table: LocalTable, asked: Asked) -> str | None:
    match = table.running()
    if not asked.bot:
        return table.state.orders.answer(match, asked.seat) if asked.orders else None
    offers, view = list(match.legal(asked.seat)), match.view(asked.seat)
    bot = bot_named(asked.bot)
    seed = seed_for(table.state.row, match, asked.seat)
    rng = Random(seed) if seed else _random()
    return str(bot.choose(match.game, asked.seat, view, offers, rng))


def _random() -> Random:
    return Random(secrets.randbits(63))
