"""Sets of cards as routes need them: looked at away from the event loop, tried in a process."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, ParamSpec, TypeVar

import msgspec
from litestar import Request

from dovecote.games import CardGame
from dovecote.locales.cards import sentences
from dovecote.server.allowances import Spend
from dovecote.server.http.links import base_of, set_link
from dovecote.server.http.services import Services
from dovecote.server.storage.people import Person
from dovecote.server.turns import Claim
from dovecote.tables.errors import SetFaultyError
from dovecote.tables.faults import SetProblem, faulted
from dovecote.tables.games import text_of
from dovecote.tables.rows import SetRow, SetText
from dovecote.tables.tasks import TryOut
from dovecote.wire import sets
from dovecote.wire.sets import Checked, Dealing, Dealt, SetBody, SetLine, looked_at, playable

P = ParamSpec("P")
T = TypeVar("T")
_read_problems = msgspec.json.Decoder(list[SetProblem]).decode

house_sheet = partial(sets.house_sheet, say=sentences)
sheet_of = partial(sets.sheet_of, say=sentences)


async def checked(
    services: Services, claim: Claim, body: SetBody, *, is_tried: bool = False
) -> Checked:
    """What is wrong with what somebody sent; the trial is the last that is asked for."""
    found = await services.workshop.run(claim, looked_at, body)
    told = await services.workshop.run(claim, sets.told, found, sentences)
    if is_tried and found.made:
        told = msgspec.structs.replace(told, problems=await _tried(services, claim, found.made))
    return told


async def stored_text(services: Services, claim: Claim, body: SetBody, spend: Spend) -> SetText:
    """The text of a set that others can be asked to play with; else what must be mended."""
    found = await services.workshop.run(claim, looked_at, body)
    problems = list(map(faulted, found.problems))
    if found.made:
        await spend()
        problems = await _tried(services, claim, found.made)
    if problems or not found.made:
        raise SetFaultyError(problems)
    return text_of(found.made)


async def dealt(services: Services, claim: Claim, body: Dealing) -> Dealt:
    """A hand, or the first throw."""
    made = playable(await services.workshop.run(claim, looked_at, body))
    return await services.workshop.run(claim, sets.dealt, made, body.seats)


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


def link_of(set_id: str, request: Request[Any, Any, Any], services: Services) -> str:
    """Where a set can be found."""
    return set_link(base_of(request, services.settings), set_id)


def house_line(game: str, request: Request[Any, Any, Any], services: Services) -> SetLine:
    """What the house ships, in a list."""
    return sets.house_line(game, link_of(game, request, services))


def line_of(
    row: SetRow,
    person: str,
    request: Request[Any, Any, Any],
    services: Services,
    *,
    is_kept: bool = False,
) -> SetLine:
    """A set of somebody's, in a list."""
    return sets.line_of(row, person, link_of(row.id, request, services), is_kept=is_kept)


async def _tried(services: Services, claim: Claim, made: CardGame) -> list[SetProblem]:
    if not made.trials:
        return []
    return _read_problems(await services.bench.work(claim, TryOut(made.name, made.content)))
