"""What a server refuses; each error says with which HTTP status."""

from __future__ import annotations

from dovecote.core.errors import DovecoteError


class NobodyError(DovecoteError):
    """A request by somebody who has no name yet."""

    status = 401
    sentence = "choose a name first"


class TokenError(DovecoteError):
    status = 401
    sentence = "this link is not valid any more"


class SomebodyError(DovecoteError):
    """Nobody becomes somebody else without having been asked."""

    status = 409
    sentence = "you are {mine} here; the link belongs to {theirs}"


class BannedError(DovecoteError):
    """Somebody whom those who look after the house have sent away."""

    status = 403
    sentence = "you may not play here for now"


class InvitationError(DovecoteError):
    """Somebody new, at a house where people are invited."""

    status = 403
    sentence = "people come in here by invitation, and this one is not valid"


class NotModeratorError(DovecoteError):
    status = 403
    sentence = "only those who look after this house may do that"


class NothingThereError(DovecoteError):
    """A ban, an invitation or a line that is not there, or not any more."""

    status = 404
    sentence = "there is no such {what}"


class PresentError(DovecoteError):
    status = 409
    sentence = "seat {seat} is here and plays by itself"


class JustLeftError(DovecoteError):
    """Somebody away for less time than the table gives them to come back."""

    status = 409
    sentence = "seat {seat} has only just left; a bot may have it in {seconds} s"


class TooHardError(DovecoteError):
    """Something that would keep the server busy for too long."""

    status = 503
    sentence = "that would take too long to work out"


class SupersededError(DovecoteError):
    """A question that waited while its asker asked another."""

    status = 409
    sentence = "you have asked something newer meanwhile"


class TooLongError(DovecoteError):
    sentence = "{what}: at least one character, at most {limit}"


class OriginError(DovecoteError):
    status = 403
    sentence = "a page of another origin may not do that"


class HostError(DovecoteError):
    """Somebody asked for another host, whose name leads here."""

    status = 421
    sentence = "this server is not known as {host!r}"


class NotJsonError(DovecoteError):
    status = 415
    sentence = "what is sent must be JSON, and say so"


class NotWelcomeError(DovecoteError):
    """A table at which somebody is who has blocked whoever asks; neither who nor why is said."""

    status = 403
    sentence = "this table is not open to you"


class NoFriendError(DovecoteError):
    status = 404
    sentence = "you have played with nobody of that name"


class NoDeviceError(DovecoteError):
    status = 404
    sentence = "you are not known on that device"


class PasskeyError(DovecoteError):
    """A passkey that nobody knows, or an answer that is wrong, late or used up."""

    status = 403
    sentence = "that passkey is not known here, or its answer is not valid any more"


class PasskeyPlaceError(DovecoteError):
    """Where browsers make no passkeys."""

    status = 409
    sentence = "passkeys need a name and TLS; this page was opened by {why} means"


class NoPasskeyError(DovecoteError):
    status = 404
    sentence = "you have no such passkey"


class NoWayError(DovecoteError):
    """A way to tell people something that the operator has not set up, or that is nobody's."""

    status = 404
    sentence = "nobody is told anything that way here"


class CodeError(DovecoteError):
    status = 403
    sentence = "that is not the code that was sent"


class ChannelError(DovecoteError):
    """An address of mail, the keys of a browser or a time zone that is none."""

    sentence = "{what}: {text!r} is none"


class UnavailableError(DovecoteError):
    """The database does not answer; whether something was stored is not known yet."""

    status = 503
    sentence = "the database does not answer at the moment"


class UnreadyError(DovecoteError):
    """Why the server should get no visitors now."""

    status = 503
    sentence = "not ready: {reason}"
