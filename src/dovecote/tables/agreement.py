"""What the people at a table agree on before the match."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from dovecote.bots import bot_named
from dovecote.core.colours import unusual_colours
from dovecote.core.errors import DovecoteError
from dovecote.core.options import read, write
from dovecote.core.record import Branch
from dovecote.games import game_named

Help: TypeAlias = Literal["none", "legal", "preview", "coach"]
Watch: TypeAlias = Literal["anyone", "link", "nobody"]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=1_209_600)]  # two weeks: games by mail

# seconds somebody must have been away before a bot may have their seat; at most a day
Grace: TypeAlias = Annotated[int, Meta(ge=1, le=86_400)]

# days in all for which a seat's clock stands still while whoever sits there has said that they
# are away
Pause: TypeAlias = Annotated[int, Meta(ge=0, le=60)]

DAY = 86_400  # seconds
HELP: tuple[Help, ...] = ("none", "legal", "preview", "coach")  # each shows more
OPEN, ME = "open", "me"


class SeatCountError(DovecoteError):
    """More or fewer seats than the options have."""

    sentence = "{given} seats are named, the options have {seats}"


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is, and what happens when it is over.

    `move` gives every decision its own time. `bank` is a supply for the whole match, to
    which `increment` is added whenever the seat has finished its decisions. A reaction
    window has a time of its own, the same for everyone asked.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 60
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    window: Seconds = 30
    timeout: Literal["bot", "move", "resign"] = "bot"

    @property
    def is_slow(self) -> bool:
        """Whether a match lasts for days."""
        return self.kind != "none" and self.seconds >= DAY


class Event(msgspec.Struct, frozen=True):
    """What a table is played for beside itself: a deal of the day, a league, a tournament."""

    kind: Literal["deal", "league", "tournament"]
    of: str  # which
    part: str = ""  # of a tournament: round and board


class Origin(Branch, frozen=True):
    """Where a match branched off, and at which table."""

    table: str = ""


class Agreement(msgspec.Struct, frozen=True):
    """Everything that stays as it is for the whole match."""

    game: str
    options: dict[str, str]
    clock: Clock = Clock()
    watch: Watch = "link"
    listed: bool = False
    help: Help = "legal"
    colours: tuple[str, ...] = ()  # of the seats; none: the usual ones
    grace: Grace = 30
    undo: bool = True  # whether anything may be taken back
    event: Event | None = None
    brought: int = 0  # entries that were played elsewhere: nobody here vouches for their luck
    pause: Pause = 0
    branched: Origin | None = None  # what was brought comes from another match that is over

    def shows(self, help: Help) -> bool:
        """Whether the table gives this much help, or more."""
        return self.help == help or HELP.index(self.help) >= HELP.index(help)


# Made here, before there are threads: msgspec must not look at a type twice at once.
_STORED = msgspec.json.Decoder(Agreement)


def read_stored(text: str) -> Agreement:
    """An agreement as it was stored, perhaps when Columba's colours were among its options, all
    four of them in the order of the seats."""
    agreed = _STORED.decode(text)
    options = dict(agreed.options)
    if former := options.pop("colours", ""):
        colours = tuple(former.split("-"))[: int(options["seats"])]
        return replace(agreed, options=options, colours=colours)
    return agreed


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody asks for it; without seats, one for them and the others open."""

    game: str
    options: dict[str, str] = {}
    seats: tuple[str, ...] = ()
    clock: Clock = Clock()
    watch: Watch = "link"
    listed: bool = False
    help: Help = "legal"
    colours: tuple[str, ...] = ()  # of the seats; none: the usual ones
    grace: Grace = 30
    pause: Pause = 0
    words: str = ""  # what the host adds to the luck; made up if they say nothing
    set: Annotated[str, Meta(max_length=32)] = ""  # of cards; none: what the house ships
    version: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # of the set; 0: the newest

    def agreement(self) -> Agreement:
        """The same with every option named, or an error that says what is impossible."""
        count = {"seats": str(len(self.seats))} if self.seats else {}
        game = game_named(self.game)
        options = read(game.options_type, count | self.options)
        return Agreement(
            game=self.game,
            options=write(options),
            clock=self.clock,
            watch=self.watch,
            listed=self.listed,
            help=self.help,
            colours=unusual_colours(game, options.seats, self.colours),
            grace=self.grace,
            pause=self.pause,
        )

    def sitters(self) -> tuple[str, ...]:
        """Who is to sit in each seat: `me`, `open`, or the level of a bot."""
        count = int(self.agreement().options["seats"])
        named = self.seats or (ME, *(OPEN,) * (count - 1))
        if len(named) != count:
            raise SeatCountError(given=len(named), seats=count)
        for sitter in named:
            if sitter not in (OPEN, ME):
                bot_named(sitter)
        return named
