"""Who sits where: pure functions from a table to the table after a change."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from dovecote.bots import bot_named
from dovecote.core.game import Seat
from dovecote.play.giving_up import goes_on, sides_of
from dovecote.play.luck import check_words
from dovecote.tables.agreement import ME, OPEN
from dovecote.tables.errors import (
    BotPlaysError,
    NotHostError,
    NotYoursError,
    SeatError,
    StatusError,
    TakenError,
)
from dovecote.tables.games import game_of
from dovecote.tables.rows import SeatRow, TableRow


def seated(
    sitters: tuple[str, ...], person: str, name: str, words: str = ""
) -> tuple[SeatRow, ...]:
    """The seats of a new table as its host wants them; their words are in the first of theirs."""
    seats = [_sitter(Seat(seat), who, person, name) for seat, who in enumerate(sitters)]
    if words and ME in sitters:
        first = sitters.index(ME)
        seats[first] = replace(seats[first], words=words)
    return tuple(seats)


def sit(row: TableRow, seat: int, person: str, name: str, words: str) -> TableRow:
    """Somebody sits down; their words become part of the luck."""
    taken = _before(row, seat)
    if taken.is_taken and taken.person != person:
        raise TakenError(seat=seat)
    words = words or secrets.token_hex(8)
    check_words(words)
    return _with(row, replace(taken, person=person, name=name, bot="", words=words))


def invite_bot(row: TableRow, seat: int, person: str, level: str) -> TableRow:
    """The host lets a bot have an open seat, or their own."""
    taken = _before(row, seat)
    if person != row.host:
        raise NotHostError()
    if taken.person not in ("", person):
        raise TakenError(seat=seat)
    bot_named(level)
    return _with(row, _bot(taken.seat, level))


def stand(row: TableRow, seat: int, person: str) -> TableRow:
    """Somebody gets up again, or the host sends them away, be it a person or a bot."""
    taken = _before(row, seat)
    if person not in (taken.person, row.host):
        raise NotYoursError(seat=seat)
    return _with(row, SeatRow(taken.seat))


def hand_over(row: TableRow, seat: Seat, level: str) -> TableRow:
    """A bot plays on for whoever sits there; the votes about that seat are done with."""
    bot_named(level)
    votes = frozenset(vote for vote in row.votes if vote[0] != seat)
    return replace(_with(row, replace(row.seats[seat], bot=level)), votes=votes)


def take_back(row: TableRow, seat: Seat) -> TableRow:
    """The person plays again."""
    if not row.seats[seat].bot or row.seats[seat].resigned:
        raise StatusError(status=row.status)
    return _with(row, replace(row.seats[seat], bot=""))


def give_up(row: TableRow, seat: Seat, level: str) -> TableRow:
    """The person is out for good; a bot plays on from there if anybody else does."""
    given = _with(row, replace(row.seats[seat], bot="", resigned=True))
    return hand_over(given, seat, level) if _goes_on(given) else given


def vote(row: TableRow, seat: Seat, by: Seat) -> TableRow:
    """One seat agrees that a bot replaces another."""
    if row.seats[seat].bot:
        raise BotPlaysError(seat=seat)
    return replace(row, votes=row.votes | {(seat, by)})


def without_votes(row: TableRow, person: str) -> TableRow:
    """Somebody has come back: what the others wanted while they were away is void."""
    theirs = row.held_by(person)
    return replace(row, votes=frozenset(vote for vote in row.votes if vote[0] not in theirs))


def is_agreed(row: TableRow, seat: Seat) -> bool:
    """Whether everyone else who plays in person wants the seat to be replaced."""
    others = [s for s in row.seats if s.person and not s.bot and s.seat != seat]
    absent = row.seats[seat].person
    return all((seat, s.seat) in row.votes for s in others if s.person != absent)


def rotated(row: TableRow, words: Callable[[], str]) -> tuple[SeatRow, ...]:
    """The seats of a rematch: everyone moves on by one, whoever left comes back."""
    before = (*row.seats[-1:], *row.seats[:-1])
    return tuple(
        SeatRow(Seat(n), s.person, s.name, "" if s.person else s.bot, words())
        for n, s in enumerate(before)
    )


def _goes_on(row: TableRow) -> bool:
    game = game_of(row)
    people = [s.seat for s in row.seats if s.person]
    gone = [s.seat for s in row.seats if s.resigned]
    return goes_on(sides_of(game, len(row.seats)), people, gone)


def _sitter(seat: Seat, who: str, person: str, name: str) -> SeatRow:
    if who == OPEN:
        return SeatRow(seat)
    if who == ME:
        return SeatRow(seat, person, name, "", secrets.token_hex(8))
    return _bot(seat, who)


def _bot(seat: Seat, level: str) -> SeatRow:
    return SeatRow(seat, bot=level, words=secrets.token_hex(8))


def _before(row: TableRow, seat: int) -> SeatRow:
    if row.status != "open":
        raise StatusError(status=row.status)
    if not 0 <= seat < len(row.seats):
        raise SeatError(seat=seat)
    if row.seats[seat].resigned:  # before the match was brought here; a bot plays on
        raise TakenError(seat=seat)
    return row.seats[seat]


def _with(row: TableRow, changed: SeatRow) -> TableRow:
    seats = tuple(changed if s.seat == changed.seat else s for s in row.seats)
    return replace(row, seats=seats)
