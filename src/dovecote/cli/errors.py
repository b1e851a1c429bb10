"""One clear sentence for whatever went wrong."""

from __future__ import annotations

import click

from dovecote.core.errors import (
    DovecoteError,
    EntryError,
    HeaderError,
    NotAllowedError,
    ProofError,
    SetError,
    UndoError,
)
from dovecote.faces import face_of
from dovecote.faces.face import Face
from dovecote.games import GAMES
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


class SeveralError(DovecoteError):
    """A name that several people have."""

    sentence = "several people are called {name!r}; give the id of one: {ids}"


class ErrandError(DovecoteError):
    """A server that is there, and does not do what it is asked."""

    sentence = "the running server has not done it yet; look again later"


class PairError(DovecoteError):
    sentence = "{text!r} is not KEY=VALUE"


class NoticesFileError(DovecoteError):
    """What should say how people are told what happens, and does not."""

    sentence = "{file}: {reason}"


class NoticesUrlError(DovecoteError):
    """Notices lead people back to the server, from anywhere."""

    sentence = "notices need --url: how people reach the server"


class TokenFileError(DovecoteError):
    sentence = "{file} holds no token of at least {least} characters"


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


class LargeFileError(DovecoteError):
    sentence = "{file} is larger than {limit} MB"


class NotTextError(DovecoteError):
    sentence = "{file} is not a text file"


class ClauseError(DovecoteError):
    sentence = "{game} has no clause {clause}; it has {clauses}"


class RulingError(DovecoteError):
    sentence = "{game} has no ruling {ruling}; its rules cite those there are"


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


class PlotOfPositionError(DovecoteError):
    sentence = "a curve is of a whole match: --plot and --at do not go together"


class SeatOfMatchError(DovecoteError):
    sentence = "--seat is for one position: it needs --at"


class PictureKindError(DovecoteError):
    sentence = "{text!r} does not end with {expected}"


class SeatMissingError(DovecoteError):
    sentence = "there is no seat {seat}; the match has {seats}, counted from 0"


class ServerAwayError(DovecoteError):
    sentence = "no server of Dovecote answers at {url}"


class ServerRefusedError(DovecoteError):
    """What a server has against a request, in the words it names."""

    sentence = "the server refuses: {refused}"

    def __init__(self, code: str, params: dict[str, str | int]) -> None:
        self.refused, self.told = code, params
        super().__init__(refused=code)


class NoOpenSeatError(DovecoteError):
    sentence = "this seat is not open at {table}; open seats: {free}"


class InFileError(DovecoteError):
    """Something is wrong in one file of several; its cause says what."""

    sentence = "{file} is wrong"


class UnconfirmedError(DovecoteError):
    sentence = "nothing was deleted; --yes deletes without asking"


class PortError(DovecoteError):
    sentence = "{host} port {port} cannot be listened at"


def sentence(words: Words, error: DovecoteError, face: Face | None = None) -> str:
    """The error in the reader's language; `face` knows who plays, if somebody does."""
    params = {key: str(value) for key, value in error.params.items()}
    match error:
        case NotAllowedError(refusal=refusal):
            face = face or face_of(GAMES[params["game"]], words)
            return words("error-not-allowed", **params, reason=face.refusal(refusal))
        case EntryError(__cause__=DovecoteError() as cause):
            return words("error-entry", **params, reason=sentence(words, cause))
        case InFileError(__cause__=DovecoteError() as cause):
            return words("error-in-file", **params, reason=sentence(words, cause))
        case HeaderError(__cause__=DovecoteError() as cause):
            return words("error-header", **params, reason=sentence(words, cause))
        case ServerRefusedError(refused=code, told=told):
            try:
                return words(f"error-{code}", **told)
            except LookupError:  # a server that is younger than this
                return words("error-server-refused", **params)
        case UndoError() | ProofError() | FileError() | SetError():
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
