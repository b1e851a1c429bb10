"""What is sent and told of sets of cards."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, ParamSpec, TypeVar

import msgspec
from litestar import Request
from msgspec import Meta, Raw

from dovecote.core.game import AnyGame, Choice, Seat
from dovecote.core.options import read
from dovecote.core.toml import write_toml
from dovecote.games import HOUSE_SETS, CardGame
from dovecote.games.sets import LONGEST, Inspected, inspect_sheet, inspect_text
from dovecote.locales.cards import CardSays, sentences
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.server.allowances import Spend
from dovecote.server.errors import SetBodyError, SetFaultyError
from dovecote.server.http.links import base_of, set_link
from dovecote.server.http.services import Services
from dovecote.server.storage.people import Person
from dovecote.server.storage.sets import SetRow, VersionRow
from dovecote.server.turns import Claim
from dovecote.tables.faults import SetProblem, faulted
from dovecote.tables.games import game_with, text_of
from dovecote.tables.rows import SetOf, SetText
from dovecote.tables.tasks import Trial
from dovecote.wire.labels import house_label, label_of_set
from dovecote.wire.positions import offers
from dovecote.wire.server import SetLabel

P = ParamSpec("P")
T = TypeVar("T")
Text = Annotated[str, Meta(max_length=LONGEST)]
GameName = Annotated[str, Meta(max_length=40)]
_read_problems = msgspec.json.Decoder(list[SetProblem]).decode


class SetBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set as plain data or as TOML, which show its game if nobody says it."""

    game: GameName = ""
    sheet: dict[str, Any] | None = None
    toml: Text | None = None


class Dealing(SetBody, frozen=True, forbid_unknown_fields=True):
    """A set to be dealt from."""

    seats: Annotated[int, Meta(ge=1, le=9)] = 2


class Changing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set instead of the version it was."""

    was: Annotated[int, Meta(ge=1, le=1_000_000)]
    sheet: dict[str, Any] | None = None
    toml: Text | None = None


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
    sentences: dict[str, dict[str, CardSays]]
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
    sentences: dict[str, dict[str, CardSays]]
    standing: list[str]


class Dealt(msgspec.Struct, frozen=True):
    """A table before its first move, as the seat sees it that is asked."""

    seat: int
    view: Any
    offers: Raw


class Gone(msgspec.Struct, frozen=True):
    gone: Literal["deleted", "hidden"]


async def checked(
    services: Services, claim: Claim, body: SetBody, *, is_tried: bool = False
) -> Checked:
    """What is wrong with what somebody sent; the trial is the last that is asked for."""
    found = await services.workshop.run(claim, _inspected, body)
    told = await services.workshop.run(claim, _told, found)
    if is_tried and found.made:
        told = msgspec.structs.replace(told, problems=await _tried(services, claim, found.made))
    return told


async def stored_text(services: Services, claim: Claim, body: SetBody, spend: Spend) -> SetText:
    """The text of a set that others can be asked to play with; else what must be mended."""
    found = await services.workshop.run(claim, _inspected, body)
    problems = list(map(faulted, found.problems))
    if found.made:
        await spend()
        problems = await _tried(services, claim, found.made)
    if problems or not found.made:
        raise SetFaultyError(problems)
    return text_of(found.made)


async def dealt(services: Services, claim: Claim, body: Dealing) -> Dealt:
    """A hand, or the first throw."""
    found = await services.workshop.run(claim, _inspected, body)
    if not found.made:
        raise SetFaultyError(list(map(faulted, found.problems)))
    return await services.workshop.run(claim, _dealt, found.made, body.seats)


async def inspected(
    services: Services,
    request: Request[Any, Any, Any],
    work: Callable[P, T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """What takes a while to put together, away from the event loop."""
    return await services.workshop.run(await services.claim(request), work, *args, **kwargs)


def new_row(text: SetText, person: Person, now: int) -> SetRow:
    """A set that nobody has stored yet."""
    return SetRow(
        id=secrets.token_hex(12),
        author=person.id,
        author_name=person.name,
        is_hidden=False,
        created=now,
        changed=now,
        version=1,
        text=text,
    )


def house_line(game: str, request: Request[Any, Any, Any], services: Services) -> SetLine:
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
        link=set_link(base_of(request, services.settings), game),
    )


def line_of(
    row: SetRow,
    person: str,
    request: Request[Any, Any, Any],
    services: Services,
    *,
    is_kept: bool = False,
) -> SetLine:
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
        link=set_link(base_of(request, services.settings), row.id),
    )


def house_sheet(game: str, request: Request[Any, Any, Any], services: Services) -> SetSheet:
    """What the house ships, with everything in it."""
    made = HOUSE_SETS[game]
    return _sheet(house_line(game, request, services), made, write_toml(made.sheet), [])


def sheet_of(line: SetLine, text: SetText, versions: Sequence[VersionRow]) -> SetSheet:
    """A set of somebody's, with everything in it."""
    return _sheet(line, game_with(text.game, text.body), text.body, list(versions))


def _sheet(line: SetLine, made: AnyGame, text: str, versions: list[VersionRow]) -> SetSheet:
    found = inspect_text(text, made.name)
    return SetSheet(
        **msgspec.structs.asdict(line),
        toml=text,
        sheet=dict(found.sheet),
        versions=versions,
        counts=_counts(found.made) or HOUSE_SETS[made.name].counts,
        sentences=sentences(made.name, found.sheet),
        standing=list(made.standing),
    )


def _inspected(body: SetBody) -> Inspected:
    if (body.sheet is None) == (body.toml is None):
        raise SetBodyError()
    if body.toml is not None:
        return inspect_text(body.toml, body.game)
    if not body.game:
        raise SetBodyError()
    return inspect_sheet(body.sheet or {}, body.game)


def _told(found: Inspected) -> Checked:
    return Checked(
        game=found.game,
        ruleset=found.ruleset,
        problems=list(map(faulted, found.problems)),
        hints=list(map(faulted, found.hints)),
        toml=found.text,
        sheet=dict(found.sheet),
        counts=_counts(found.made),
        sentences=sentences(found.game, found.sheet),
        standing=list(found.made.standing) if found.made else [],
    )


def _counts(made: CardGame | None) -> dict[str, int]:
    return made.counts if made else {}


async def _tried(services: Services, claim: Claim, made: CardGame) -> list[SetProblem]:
    if not made.trials:
        return []
    return _read_problems(await services.bench.work(claim, Trial(made.name, made.content)))


def _dealt(made: CardGame, seats: int) -> Dealt:
    options = read(made.options_type, {"seats": str(seats)})
    table: AnyTable = Table(made, options, Seeded(secrets.token_hex(8)))
    pending = table.pending
    assert isinstance(pending, Choice)  # luck has answered all it was asked
    seat = Seat(pending.seats[0])
    return Dealt(seat, table.view(seat), offers(table.legal(seat)))
