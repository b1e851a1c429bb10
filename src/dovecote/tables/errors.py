"""What is refused at a table; each error says with which HTTP status."""

from __future__ import annotations

from typing import Any

from dovecote.core.errors import DovecoteError


class MessageError(DovecoteError):
    """A message that is none of those a socket understands."""

    sentence = "this message cannot be read: {reason}"


class NoTableError(DovecoteError):
    status = 404
    sentence = "there is no table {table!r}"


class SeatError(DovecoteError):
    status = 404
    sentence = "there is no seat {seat}"


class NotYoursError(DovecoteError):
    status = 403
    sentence = "seat {seat} is not yours"


class TakenError(DovecoteError):
    status = 409
    sentence = "seat {seat} is taken"


class NotSeatedError(DovecoteError):
    status = 403
    sentence = "only who sits at the table may do that"


class NotHostError(DovecoteError):
    status = 403
    sentence = "only the host of the table may do that"


class StatusError(DovecoteError):
    """Something that does not fit what the table is at."""

    status = 409
    sentence = "the table is {status}"


class PauseError(DovecoteError):
    sentence = "days off need a clock that gives at least a day"


class HelpError(DovecoteError):
    status = 403
    sentence = "this table shows {help}; that would be {needed}"


class AnsweredError(DovecoteError):
    status = 409
    sentence = "seat {seat} has answered already"


class AskedError(DovecoteError):
    status = 409
    sentence = "seat {seat} is asked now; there is nothing to choose in advance"


class UnforeseenError(DovecoteError):
    """A move in advance that will not be offered, as far as anybody can know."""

    status = 409
    sentence = "it is not certain that {text!r} will be possible next"


class BotPlaysError(DovecoteError):
    status = 409
    sentence = "a bot plays for seat {seat}; take the seat back first"


class PrivateError(DovecoteError):
    status = 403
    sentence = "only who sits at the table may look at it"


class SecretError(DovecoteError):
    """A look at what somebody may not know before the end."""

    status = 403
    sentence = "seat {seat} may be looked at once the match is over"


class TooManyError(DovecoteError):
    status = 429
    sentence = "too many {what}; at most {limit}"


class ChangedError(DovecoteError):
    status = 409
    sentence = "the table has changed in the meantime; look again"


class NoPageError(DovecoteError):
    status = 404
    sentence = "there is nothing at this address"


class NoSetError(DovecoteError):
    status = 404
    sentence = "there is no set {set!r}"


class OtherGameError(DovecoteError):
    """A table is to be opened with the cards of another game."""

    sentence = "the set is one of {theirs}, not of {game}"


class NotAuthorError(DovecoteError):
    status = 403
    sentence = "only the author of a set, and nobody of the house's, may do that"


class SetBodyError(DovecoteError):
    """Neither a sheet nor TOML, or both, or a sheet of nobody knows which game."""

    sentence = "a set is sent as sheet, with its game, or as toml"


class SetChangedError(DovecoteError):
    status = 409
    sentence = "the set has changed in the meantime: version {version} is the newest"


class SetFaultyError(DovecoteError):
    """A set that cannot be stored; `problems` says what must be mended, each with its place."""

    sentence = "{count} things must be mended before the set can be stored"

    def __init__(self, problems: list[Any]) -> None:
        super().__init__(count=len(problems))
        self.params = {**self.params, "problems": problems}  # type: ignore[dict-item]


class NotMemberError(DovecoteError):
    """A seat that is kept for others: members of a league, or whom a tournament has paired."""

    status = 403
    sentence = "at this table only those sit down, once each, for whom it is meant"
