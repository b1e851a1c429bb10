"""What is sent and told of sets of cards, whoever keeps them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from dovecote.core.game import AnyGame, Choice, Seat
from dovecote.core.options import read
from dovecote.core.toml import write_toml
from dovecote.games import HOUSE_SETS, CardGame
from dovecote.games.piccioni.saying import CardSays
from dovecote.games.sets import LONGEST, Inspected, inspect_sheet, inspect_text
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.tables.errors import SetBodyError, SetFaultyError
from dovecote.tables.faults import SetProblem, faulted
from dovecote.tables.games import game_with
from dovecote.tables.rows import SetOf, SetRow, SetText, VersionRow
from dovecote.wire.labels import house_label, label_of_set
from dovecote.wire.positions import offers
from dovecote.wire.server import SetLabel

TomlText = Annotated[str, Meta(max_length=LONGEST)]
GameName = Annotated[str, Meta(max_length=40)]
Sentences: TypeAlias = dict[str, dict[str, CardSays]]
SayCards: TypeAlias = Callable[[str, Mapping[str, Any]], Sentences]  # of a game and a sheet


class SetBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set as plain data or as TOML, which show its game if nobody says it."""

    game: GameName = ""
    sheet: dict[str, Any] | None = None
    toml: TomlText | None = None


class Dealing(SetBody, frozen=True, forbid_unknown_fields=True):
    """A set to be dealt from."""

    seats: Annotated[int, Meta(ge=1, le=9)] = 2


class Changing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set instead of the version it was."""

    was: Annotated[int, Meta(ge=1, le=1_000_000)]
    sheet: dict[str, Any] | None = None
    toml: TomlText | None = None


class Hiding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    is_hidden: bool


class Keeping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    is_kept: bool


class SetLine(SetLabel, frozen=True):
    """A set as it stands in a list."""

    game: str
    author: str
    is_mine: bool
    is_hidden: bool
    is_kept: bool
    changed: int
    link: str


class SetSheet(SetLine, frozen=True):
    """A set with everything in it."""

    toml: str
    sheet: dict[str, Any]
    versions: list[VersionRow]
    counts: dict[str, int]
    sentences: Sentences
    standing: list[str]


class Checked(msgspec.Struct, frozen=True):
    """What is wrong with a set, and what it would be."""

    game: str
    ruleset: str
    problems: list[SetProblem]
    hints: list[SetProblem]
    toml: str
    sheet: dict[str, Any]
    counts: dict[str, int]
    sentences: Sentences
    standing: list[str]


class Dealt(msgspec.Struct, frozen=True):
    """A table before its first move, as the seat sees it that is asked."""

    seat: int
    view: Any
    offers: Raw


class Gone(msgspec.Struct, frozen=True):
    gone: Literal["deleted", "hidden"]


def looked_at(body: SetBody) -> Inspected:
    """What comes of a set as it was sent."""
    if (body.sheet is None) == (body.toml is None):
        raise SetBodyError()
    if body.toml is not None:
        return inspect_text(body.toml, body.game)
    if not body.game:
        raise SetBodyError()
    return inspect_sheet(body.sheet or {}, body.game)


def playable(found: Inspected) -> CardGame:
    """The game with a set; or an error that says what must be mended."""
    if found.made is None:
        raise SetFaultyError(list(map(faulted, found.problems)))
    return found.made


def told(found: Inspected, say: SayCards) -> Checked:
    """What is wrong with a set, and what it would be."""
    return Checked(
        game=found.game,
        ruleset=found.ruleset,
        problems=list(map(faulted, found.problems)),
        hints=list(map(faulted, found.hints)),
        toml=found.text,
        sheet=dict(found.sheet),
        counts=_counts(found.made),
        sentences=say(found.game, found.sheet),
        standing=list(found.made.standing) if found.made else [],
    )


def dealt(made: CardGame, seats: int) -> Dealt:
    """A hand, or the first throw."""
    options = read(made.options_type, {"seats": str(seats)})
    table: AnyTable = Table(made, options, Seeded(secrets.token_hex(8)))
    pending = table.pending
    assert isinstance(pending, Choice)  # luck has answered all it was asked
    seat = Seat(pending.seats[0])
    return Dealt(seat, table.view(seat), offers(table.legal(seat)))


def house_line(game: str, link: str) -> SetLine:
    """What the house ships, in a list."""
    label = msgspec.structs.asdict(house_label(game))
    return SetLine(
        **label,
        game=game,
        author="",
        is_mine=False,
        is_hidden=False,
        is_kept=False,
        changed=0,
        link=link,
    )


def line_of(row: SetRow, person: str, link: str, *, is_kept: bool = False) -> SetLine:
    """A set of somebody's, in a list."""
    label = msgspec.structs.asdict(label_of_set(SetOf(row.id, row.version, row.text)))
    return SetLine(
        **label,
        game=row.text.game,
        author=row.author_name,
        is_mine=bool(person) and row.author == person,
        is_hidden=row.is_hidden,
        is_kept=is_kept,
        changed=row.changed,
        link=link,
    )


def house_sheet(game: str, link: str, say: SayCards) -> SetSheet:
    """What the house ships, with everything in it."""
    made = HOUSE_SETS[game]
    return _sheet(house_line(game, link), made, write_toml(made.sheet), [], say)


def sheet_of(
    line: SetLine, text: SetText, versions: Sequence[VersionRow], say: SayCards
) -> SetSheet:
    """A set of somebody's, with everything in it."""
    return _sheet(line, game_with(text.game, text.body), text.body, list(versions), say)


def _sheet(
    line: SetLine, made: AnyGame, text: str, versions: list[VersionRow], say: SayCards
) -> SetSheet:
    found = inspect_text(text, made.name)
    return SetSheet(
        **msgspec.structs.asdict(line),
        toml=text,
        sheet=dict(found.sheet),
        versions=versions,
        counts=_counts(found.made) or HOUSE_SETS[made.name].counts,
        sentences=say(made.name, found.sheet),
        standing=list(made.standing),
    )


def _counts(made: CardGame | None) -> dict[str, int]:
    return made.counts if made else {}
