"""What a server refuses, and with which HTTP status."""

from __future__ import annotations

from dovecote.bots import UnknownBotError
from dovecote.core.errors import (
    DovecoteError,
    NotAllowedError,
    OutOfTurnError,
    StaleError,
    UndoError,
    UnknownGameError,
)
from dovecote.server.writer import UnavailableError


class NoTableError(DovecoteError):
    sentence = "there is no table {table!r}"


class NobodyError(DovecoteError):
    """A request by somebody who has no name yet."""

    sentence = "choose a name first"


class TokenError(DovecoteError):
    sentence = "this link is not valid any more"


class SeatError(DovecoteError):
    sentence = "there is no seat {seat}"


class NotYoursError(DovecoteError):
    sentence = "seat {seat} is not yours"


class TakenError(DovecoteError):
    sentence = "seat {seat} is taken"


class NotSeatedError(DovecoteError):
    sentence = "only who sits at the table may do that"


class NotHostError(DovecoteError):
    sentence = "only the host of the table may do that"


class StatusError(DovecoteError):
    """Something that does not fit what the table is at."""

    sentence = "the table is {status}"


class HelpError(DovecoteError):
    sentence = "this table shows {help}; that would be {needed}"


class AnsweredError(DovecoteError):
    sentence = "seat {seat} has answered already"


class BotPlaysError(DovecoteError):
    sentence = "a bot plays for seat {seat}; take the seat back first"


class PresentError(DovecoteError):
    sentence = "seat {seat} is here and plays by itself"


class PrivateError(DovecoteError):
    sentence = "only who sits at the table may look at it"


class SecretError(DovecoteError):
    """A look at what somebody may not know before the end."""

    sentence = "seat {seat} may be looked at once the match is over"


class TooManyError(DovecoteError):
    sentence = "too many {what}; at most {limit}"


class TooLongError(DovecoteError):
    sentence = "{what}: at least one character, at most {limit}"


class OriginError(DovecoteError):
    sentence = "a page of another origin may not do that"


class ChangedError(DovecoteError):
    sentence = "the table has changed in the meantime; look again"


class NoPageError(DovecoteError):
    sentence = "there is nothing at this address"


STATUS: dict[type[DovecoteError], int] = {
    NobodyError: 401,
    TokenError: 401,
    NotYoursError: 403,
    NotSeatedError: 403,
    NotHostError: 403,
    HelpError: 403,
    PrivateError: 403,
    SecretError: 403,
    OriginError: 403,
    NoTableError: 404,
    NoPageError: 404,
    SeatError: 404,
    UnknownGameError: 404,
    UnknownBotError: 400,
    TakenError: 409,
    StatusError: 409,
    AnsweredError: 409,
    BotPlaysError: 409,
    PresentError: 409,
    ChangedError: 409,
    StaleError: 409,
    UndoError: 409,
    OutOfTurnError: 409,
    NotAllowedError: 409,
    TooManyError: 429,
    UnavailableError: 503,
}


def status_of(error: DovecoteError) -> int:
    """400 for whatever has no status of its own."""
    return STATUS.get(type(error), 400)
