"""What a client is told on the socket of a table: see `docs/wire.md`."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, UnsetType

from dovecote.bots.advice import Advice
from dovecote.core.cautions import Caution
from dovecote.core.game import Over
from dovecote.core.packing import Offer
from dovecote.tables.agreement import Agreement
from dovecote.tables.rows import Status


class FromServer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is"):
    """Whatever the server says; `ref` is that of the message it answers."""

    ref: str | None = None


class SeatNow(msgspec.Struct, frozen=True):
    """Who sits there, as everyone may know it."""

    seat: int
    name: str
    colour: str  # empty in a game without colours
    bot: str
    resigned: bool
    is_open: bool
    is_mine: bool
    is_here: bool
    left: int  # when they were last seen, in milliseconds; 0 if they are here, or nobody
    away: int = 0  # until when they have said that they are away; 0: they have not


class SetLabel(msgspec.Struct, frozen=True):
    """What is shown wherever cards are: which set they are of, and where that comes from."""

    id: str  # of the house's, the game; empty: it is kept nowhere else
    version: int
    title: str
    provenance: str
    ruleset: str
    is_house: bool


class TableNow(FromServer, frozen=True, kw_only=True, omit_defaults=False, tag="table"):
    """The table without its match, as one person knows it."""

    id: str
    agreement: Agreement
    set: SetLabel
    status: Status
    seats: tuple[SeatNow, ...]
    is_host: bool
    host: int | None  # the first seat of whoever opened it, if they sit there
    commit: str
    words: tuple[str, ...]
    binding: str  # of commit and words, from the beginning of the match on
    next: str
    votes: tuple[tuple[int, int], ...]
    watching: int
    over: Over | None  # how it ended; none too if today's rules cannot follow it


class Position(FromServer, frozen=True, kw_only=True, tag="position"):
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
    chosen: Offer | UnsetType = UNSET  # in advance
    dropped: Offer | UnsetType = UNSET  # what was chosen in advance, and could not be made
    banks: tuple[int, ...] = ()  # milliseconds left, seat by seat, when `now` was
    until: int | None = None  # when the time of those who are asked is over
    now: int
    over: Over | None = None


class Done(FromServer, frozen=True, kw_only=True, tag="done"):
    """Carried out and stored."""

    at: int


class Refused(FromServer, frozen=True, kw_only=True, tag="refused"):
    """Nothing has changed. `code` and `params` fill a sentence of the catalogue."""

    code: str
    params: dict[str, Any]
    clause: str = ""
    at: int = 0


class WhyNot(FromServer, frozen=True, kw_only=True, tag="why"):
    """The rule against a move; without a code, it is offered."""

    why: str
    code: str = ""
    clause: str = ""
    params: dict[str, Any] = {}


class Previewed(FromServer, frozen=True, kw_only=True, tag="preview"):
    """What a move would bring, as far as the seat can know."""

    preview: str
    events: Any
    view: Any | UnsetType = UNSET  # the seat's, after the move, unless it depends on the unknown
    cautions: list[Caution] | UnsetType = UNSET  # what is against it, where the help is `coach`


class Hinted(FromServer, frozen=True, kw_only=True, tag="hint"):
    """The best moves, the best first, knowing what the seat knows."""

    seat: int
    at: int
    moves: list[Advice]


class LookedAhead(FromServer, frozen=True, kw_only=True, tag="ahead"):
    """What the seat will be asked if everybody else lets things pass; without a view, nobody can
    know."""

    seat: int
    at: int
    view: Any | UnsetType = UNSET
    offers: list[Raw] | UnsetType = UNSET


class ChatMessage(FromServer, frozen=True, kw_only=True, tag="said"):
    """A line of the chat; `seat` is -1 for somebody who watches."""

    number: int
    seat: int
    name: str
    text: str
    moment: int


class Pong(FromServer, frozen=True, kw_only=True, tag="pong"):
    ping: int


ServerMessage: TypeAlias = (
    TableNow
    | Position
    | Done
    | Refused
    | WhyNot
    | Previewed
    | Hinted
    | LookedAhead
    | ChatMessage
    | Pong
)

to_json = msgspec.json.Encoder().encode
