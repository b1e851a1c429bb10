"""What can be wrong with what somebody sent. Nothing has changed when one of these is raised.

The sentences here are for programmers; people read the catalogue's `error-…` of the same
code, filled with the same parameters.
"""

from __future__ import annotations

import re
from typing import ClassVar, Self

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not among the offers: the rule, and what to fill into its sentence."""

    code: str
    clause: str
    params: dict[str, str | int] = {}


class DovecoteError(ValueError):
    """Something was refused and nothing changed."""

    sentence: ClassVar[str]
    status: ClassVar[int] = 400  # with which HTTP says it: what was asked for cannot be

    def __init__(self, **params: str | int) -> None:
        self.params = params
        super().__init__(self.sentence.format_map(params))

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), str(self), self.__dict__)

    @classmethod
    def code(cls) -> str:
        """The catalogue's name of this error: `OutOfTurnError` is `out-of-turn`."""
        words = re.findall("[A-Z][a-z]+", cls.__name__.removesuffix("Error"))
        return "-".join(words).lower()


class UnreadableError(DovecoteError):
    """A text that is no notation."""

    sentence = "{text!r} cannot be read; expected {expected}"


class NotAllowedError(DovecoteError):
    """A move that reads well but is not among the offers."""

    status = 409
    sentence = "seat {seat} may not {text!r}: {code} (clause {clause}); offered: {offers}"

    def __init__(self, refusal: Refusal, **params: str | int) -> None:
        self.refusal = refusal
        super().__init__(code=refusal.code, clause=refusal.clause, **params)


class OutOfTurnError(DovecoteError):
    """A move from a seat that owes none."""

    status = 409
    sentence = "seat {seat} may not {text!r}: it owes no choice now; waiting for seat {waiting}"


class StaleError(DovecoteError):
    """A move that answers an older position than the one on the table."""

    status = 409
    sentence = "{text!r} answers entry {at}, the match is at entry {now}"


class UndoError(DovecoteError):
    """Something that may not be taken back."""

    status = 409
    sentence = "seat {seat} may not undo: {reason}"


class GiveUpError(DovecoteError):
    """Somebody who cannot give up, or not in this way."""

    status = 409
    sentence = "seat {seat} may not give up: {reason}"


class OptionsError(DovecoteError):
    """Options a game does not have."""

    sentence = "{game}: {option}={value!r} is impossible; expected {expected}"


class ColoursError(DovecoteError):
    """Colours that the seats of a table cannot have."""

    sentence = "{game}: {text!r} cannot colour {seats} seats; expected one for each: {expected}"


class UnknownGameError(DovecoteError):
    """A game nobody has registered."""

    status = 404
    sentence = "there is no game {game!r}; there are {games}"


class NoCardsError(DovecoteError):
    """Other cards for a game that has none to change."""

    sentence = "{game} has no cards of its own to change"


class SetError(DovecoteError):
    """What is wrong with a set of cards or a board, and where; each game has its own. The
    sentence for people is that of the code and the reason."""

    table: str = ""  # the list of the data file it is in; empty: the whole
    number: int = -1  # the place in that list, from 0
    field: str = ""  # the field of the card

    def at(self, table: str, number: int = -1, field: str = "") -> Self:
        """The same, told where."""
        self.table, self.number, self.field = table, number, field
        return self


class LuckError(DovecoteError):
    """An outcome that luck could not have given, or did not give."""

    sentence = "{cause}: luck cannot give {text!r}; expected {expected}"


class NoLuckError(DovecoteError):
    """An outcome in a record where luck was not asked."""

    sentence = "{text!r}: luck was not asked there"


class RecordError(DovecoteError):
    """A line of a record that cannot stand."""

    sentence = "line {line}: {text!r} is not part of a record; expected {expected}"


class HeaderError(DovecoteError):
    """A header line of a record that names something impossible; `__cause__` says what."""

    sentence = "line {line}: {text!r} cannot be"


class EntryError(DovecoteError):
    """An entry of a record that the rules refuse; `__cause__` says why."""

    sentence = "line {line}, entry {entry}: {text!r} cannot be replayed"


class VersionError(DovecoteError):
    """A record of another version of a game's rules than the one at hand."""

    sentence = "the record was played under version {theirs} of {game}, here is version {ours}"


class RulesetError(DovecoteError):
    """A record that was played with other data than the ones at hand."""

    sentence = "the record was played with data {theirs} of {game}, here are {ours}"


class ProofError(DovecoteError):
    """A record whose luck or wholeness is not proved."""

    sentence = "not proved: {reason}"


def _again(kind: type[DovecoteError], message: str, facts: dict[str, object]) -> DovecoteError:
    """The same error in another process, whatever its constructor takes."""
    error = kind.__new__(kind, message)
    error.__dict__.update(facts)
    return error


class ExtraMissingError(DovecoteError):
    """Something that only an extra of the package brings."""

    sentence = "this needs more: pip install 'dovecote[{extra}]'"
