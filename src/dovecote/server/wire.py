"""The messages of the socket. What is said here is the whole language: see `docs/wire.md`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from dovecote.bots.advice import Advice
from dovecote.core.errors import DovecoteError
from dovecote.core.game import Over
from dovecote.server.agreement import Agreement
from dovecote.server.rows import Status

Number: TypeAlias = Annotated[int, Meta(ge=0, le=999_999_999)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
# not every database keeps control characters
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Yes: TypeAlias = Literal[True]


class MessageError(DovecoteError):
    """A message that is none of those a socket understands."""

    sentence = "this message cannot be read: {reason}"


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whatever a client says; the answer carries its `ref`."""

    ref: Word | None = None


class FromSeat(Message, frozen=True, kw_only=True):
    """Something that only the holder of the seat may say."""

    seat: SeatNumber


class Changing(FromSeat, frozen=True, kw_only=True):
    """Something that is carried out once, however often it is sent with the same key."""

    at: Number
    key: Key | None = None


class Do(Changing, frozen=True, kw_only=True):
    do: Text


class Undo(Changing, frozen=True, kw_only=True):
    undo: Number


class Why(FromSeat, frozen=True, kw_only=True):
    why: Text


class Preview(FromSeat, frozen=True, kw_only=True):
    preview: Text


class Hint(FromSeat, frozen=True, kw_only=True):
    hint: Yes


class Give(FromSeat, frozen=True, kw_only=True):
    orders: Annotated[list[Word], Meta(max_length=10)]


class Resign(FromSeat, frozen=True, kw_only=True):
    resign: Yes


class Leave(FromSeat, frozen=True, kw_only=True):
    leave: Word


class Back(FromSeat, frozen=True, kw_only=True):
    back: Yes


class Replace(FromSeat, frozen=True, kw_only=True):
    replace: SeatNumber


class Say(Message, frozen=True, kw_only=True):
    say: Annotated[str, Meta(min_length=1)]


class Mute(Message, frozen=True, kw_only=True):
    mute: SeatNumber
    on: bool


class Ping(Message, frozen=True, kw_only=True):
    ping: int


VERBS: dict[str, type[Message]] = {
    "do": Do,
    "undo": Undo,
    "why": Why,
    "preview": Preview,
    "hint": Hint,
    "orders": Give,
    "resign": Resign,
    "leave": Leave,
    "back": Back,
    "replace": Replace,
    "say": Say,
    "mute": Mute,
    "ping": Ping,
}
_ANY = msgspec.json.Decoder(dict[str, Raw])
_DECODERS = {verb: msgspec.json.Decoder(kind) for verb, kind in VERBS.items()}


def hear(data: bytes | str) -> Any:
    """The message that somebody sent."""
    try:
        verbs = [key for key in _ANY.decode(data) if key in VERBS]
        if len(verbs) != 1:
            raise MessageError(reason=f"exactly one of {', '.join(VERBS)}")
        return _DECODERS[verbs[0]].decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MessageError(reason=str(error)[:200]) from None


class Telling(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is"):
    """Whatever the server says; `ref` is that of the message it answers."""

    ref: str | None = None


class SeatNow(msgspec.Struct, frozen=True):
    """Who sits there, as everyone may know it."""

    seat: int
    name: str
    bot: str
    resigned: bool
    is_open: bool
    is_mine: bool
    is_here: bool


class TableNow(Telling, frozen=True, kw_only=True, omit_defaults=False, tag="table"):
    """The table without its match, as one person knows it."""

    id: str
    agreement: Agreement
    status: Status
    seats: tuple[SeatNow, ...]
    is_host: bool
    commit: str
    words: tuple[str, ...]
    next: str
    votes: tuple[tuple[int, int], ...]
    watching: int


class Position(Telling, frozen=True, kw_only=True, tag="position"):
    """The match as one seat, or an onlooker (null), knows it."""

    seat: int | None
    at: int
    since: int  # the events are those after this entry; 0 where some before it were taken back
    view: Any
    waiting: tuple[int, ...]
    events: Any = ()
    offers: Raw | UnsetType = UNSET
    sealed: str | UnsetType = UNSET
    undo: int | UnsetType = UNSET  # the last entry of the seat's own that it may ask to take back
    orders: tuple[str, ...] = ()
    banks: tuple[int, ...] = ()  # milliseconds left, seat by seat, when `now` was
    until: int | None = None  # when the time of those who are asked is over
    now: int
    over: Over | None = None


class Done(Telling, frozen=True, kw_only=True, tag="done"):
    """Carried out and stored."""

    at: int


class Refused(Telling, frozen=True, kw_only=True, tag="refused"):
    """Nothing has changed. `code` and `params` fill a sentence of the catalogue."""

    code: str
    params: dict[str, Any]
    clause: str = ""
    at: int = 0


class WhyNot(Telling, frozen=True, kw_only=True, tag="why"):
    """The rule against a move; without a code, it is offered."""

    why: str
    code: str = ""
    clause: str = ""
    params: dict[str, Any] = {}


class Previewed(Telling, frozen=True, kw_only=True, tag="preview"):
    """What a move would bring, as far as the seat can know."""

    preview: str
    events: Any
    view: Any | UnsetType = UNSET  # the seat's, after the move, unless it depends on the unknown


class Hinted(Telling, frozen=True, kw_only=True, tag="hint"):
    """The best moves, the best first, knowing what the seat knows."""

    seat: int
    at: int
    moves: list[Advice]


class Heard(Telling, frozen=True, kw_only=True, tag="said"):
    """A line of the chat; `seat` is -1 for somebody who watches."""

    number: int
    seat: int
    name: str
    text: str
    moment: int


class Pong(Telling, frozen=True, kw_only=True, tag="pong"):
    ping: int


Told: TypeAlias = TableNow | Position | Done | Refused | WhyNot | Previewed | Hinted | Heard | Pong

tell = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """Both sides of the conversation as JSON Schema."""
    said, told = tuple(VERBS.values()), get_args(Told)
    each, parts = msgspec.json.schema_components((*said, *told), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {
            **parts,
            "Said": {"oneOf": list(each[: len(said)])},
            "Told": {"oneOf": list(each[len(said) :])},
        },
    }
