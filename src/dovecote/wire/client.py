"""What a client may say on the socket of a table: see `docs/wire.md`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Raw

from dovecote.tables.errors import MessageError

Number: TypeAlias = Annotated[int, Meta(ge=0, le=999_999_999)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
# not every database keeps control characters
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Fields: TypeAlias = dict[str, Any]
NamedMove: TypeAlias = Text | Fields  # its notation, or the fields of an offer's `action`
Yes: TypeAlias = Literal[True]


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whatever a client says; the answer carries its `ref`."""

    ref: Word | None = None


class FromSeat(FromClient, frozen=True, kw_only=True):
    """Something that only the holder of the seat may say."""

    seat: SeatNumber


class Keyed(FromSeat, frozen=True, kw_only=True):
    """Something that is carried out once, however often it is sent with the same key."""

    at: Number
    key: Key | None = None


class Do(Keyed, frozen=True, kw_only=True):
    do: NamedMove


class Undo(Keyed, frozen=True, kw_only=True):
    undo: Number


class Why(FromSeat, frozen=True, kw_only=True):
    why: NamedMove


class Preview(FromSeat, frozen=True, kw_only=True):
    preview: NamedMove


class Hint(FromSeat, frozen=True, kw_only=True):
    hint: Yes


class GiveOrders(FromSeat, frozen=True, kw_only=True):
    orders: Annotated[list[Word], Meta(max_length=10)]


class LookAhead(FromSeat, frozen=True, kw_only=True):
    ahead: Yes


class Choose(FromSeat, frozen=True, kw_only=True):
    choose: NamedMove
    at: Number


class Withdraw(FromSeat, frozen=True, kw_only=True):
    withdraw: Yes


class Resign(FromSeat, frozen=True, kw_only=True):
    resign: Yes


class Leave(FromSeat, frozen=True, kw_only=True):
    leave: Word


class Back(FromSeat, frozen=True, kw_only=True):
    back: Yes


class Replace(FromSeat, frozen=True, kw_only=True):
    replace: SeatNumber


class Say(FromClient, frozen=True, kw_only=True):
    say: Annotated[str, Meta(min_length=1)]


class Mute(FromClient, frozen=True, kw_only=True):
    mute: SeatNumber
    on: bool


class Ping(FromClient, frozen=True, kw_only=True):
    ping: int


ClientMessage: TypeAlias = (
    Do
    | Undo
    | Why
    | Preview
    | Hint
    | GiveOrders
    | LookAhead
    | Choose
    | Withdraw
    | Resign
    | Leave
    | Back
    | Replace
    | Say
    | Mute
    | Ping
)
# A message is known by the first field of its own, which no other message has.
VERBS: dict[str, type[ClientMessage]] = {
    next(iter(kind.__annotations__)): kind for kind in get_args(ClientMessage)
}
_ANY = msgspec.json.Decoder(dict[str, Raw])
_DECODERS: dict[str, msgspec.json.Decoder[ClientMessage]] = {
    verb: msgspec.json.Decoder(kind) for verb, kind in VERBS.items()
}


_MOVE = msgspec.json.Decoder(Do)


def read_move(data: bytes) -> Do | None:
    """The move that somebody sent, as nearly all messages are; None if it is anything else, which
    `read_message` will say."""
    try:
        return _MOVE.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def read_message(data: bytes | str) -> ClientMessage:
    """The message that somebody sent."""
    try:
        verbs = [key for key in _ANY.decode(data) if key in VERBS]
        if len(verbs) != 1:
            raise MessageError(reason=f"exactly one of {', '.join(VERBS)}")
        return _DECODERS[verbs[0]].decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError(reason=str(error)[:200]) from None
