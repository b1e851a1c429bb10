"""One clear sentence for whatever went wrong."""

from __future__ import annotations

import click

from dovecote.cli.faces import face_of
from dovecote.core.errors import (
    DovecoteError,
    EntryError,
    HeaderError,
    NotAllowedError,
    ProofError,
    UndoError,
)
from dovecote.games import GAMES
from dovecote.games.columba.cards import DeckError
from dovecote.games.piccioni.reading import CardsError
from dovecote.locales import Words


class UsageCommandError(DovecoteError):
    sentence = "there is no command {text!r}; there are {expected}"


class UsageOptionError(DovecoteError):
    sentence = "there is no option {text!r}"


class UsageMissingError(DovecoteError):
    sentence = "{text} is missing"


class UsageNumberError(DovecoteError):
    sentence = "{text!r} is not a whole number from {low} to {high}"


class UsageChoiceError(DovecoteError):
    sentence = "{text!r} is not one of {expected}"


class UsageExtraError(DovecoteError):
    sentence = "more than this command takes"


class PairError(DovecoteError):
    sentence = "{text!r} is not KEY=VALUE"


class FileError(DovecoteError):
    sentence = "{file} cannot be opened: {reason}"

    @classmethod
    def of(cls, file: str, error: Exception) -> FileError:
        """What the system says about a file, as one of four reasons."""
        match error:
            case FileNotFoundError():
                return cls(file=file, reason="missing")
            case IsADirectoryError():
                return cls(file=file, reason="folder")
            case PermissionError():
                return cls(file=file, reason="forbidden")
            case _:
                return cls(file=file, reason="other")


class NotTextError(DovecoteError):
    sentence = "{file} is not a text file"


class ClauseError(DovecoteError):
    sentence = "{game} has no clause {clause}; it has {clauses}"


class EntryNumberError(DovecoteError):
    sentence = "there is no entry {at}; the record has {entries}"


class BotCountError(DovecoteError):
    sentence = "{bots} bots do not fit {seats} seats"


class RivalsError(DovecoteError):
    sentence = "an arena needs two different bots, such as --bots homer,racer; there are {bots}"


class NobodyAskedError(DovecoteError):
    sentence = "after entry {at} nobody is to move"


class SeatNotAskedError(DovecoteError):
    sentence = "after entry {at} seat {seat} is not to move; seats to move: {seats}"


class UnconfirmedError(DovecoteError):
    sentence = "nothing was deleted; --yes deletes without asking"


class ExtraMissingError(DovecoteError):
    sentence = "this needs more: pip install 'dovecote[{extra}]'"


class PortError(DovecoteError):
    sentence = "{host} port {port} cannot be listened at"


def sentence(words: Words, error: DovecoteError) -> str:
    """The error in the reader's language."""
    params = {key: str(value) for key, value in error.params.items()}
    match error:
        case NotAllowedError(refusal=refusal):
            face = face_of(GAMES[params["game"]], words)
            return words("error-not-allowed", **params, reason=face.refusal(refusal))
        case EntryError(__cause__=DovecoteError() as cause):
            return words("error-entry", **params, reason=sentence(words, cause))
        case HeaderError(__cause__=DovecoteError() as cause):
            return words("error-header", **params, reason=sentence(words, cause))
        case UndoError() | ProofError() | FileError() | DeckError() | CardsError():
            reason = params.pop("reason")
            return words(f"error-{error.code()}-{reason}", **params)
        case _:
            return words(f"error-{error.code()}", **params)


def of_click(error: click.UsageError) -> DovecoteError:
    """Click's complaint about the command line as one of ours."""
    match error:
        case click.NoSuchOption(option_name=name):
            return UsageOptionError(text=name)
        case click.BadOptionUsage(option_name=name):
            return UsageMissingError(text=name)
        case click.MissingParameter(param=click.Parameter() as param):
            return UsageMissingError(text=param.human_readable_name)
        case _:
            return UsageExtraError()
