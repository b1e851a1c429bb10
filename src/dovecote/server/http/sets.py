"""Sets of cards over HTTP: reading, checking, making and changing them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, NamedTuple

from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from dovecote.core.errors import UnknownGameError
from dovecote.games import GAMES, HOUSE_SETS
from dovecote.server.allowances import Allowances
from dovecote.server.http.links import base_of, set_link
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.problems import problems
from dovecote.server.http.sheets import house_line, house_sheet, line_of, new_row, sheet_of
from dovecote.server.http.who import Who
from dovecote.server.http.workshop import Workshop
from dovecote.server.settings import Settings
from dovecote.server.storage import sets
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.sets import Removal
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import NoSetError, NotAuthorError, SetChangedError, TooManyError
from dovecote.tables.rows import SetRow, SetText
from dovecote.wire.sets import Changing, Gone, Hiding, Keeping, SetBody, SetLine, SetSheet

BODY = 128_000  # bytes of a request
SetId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Version = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
OfGame = Annotated[str, QueryParameter(max_length=40)]


class SetNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    reader: Reader
    writer: Writer
    settings: Settings
    allowances: Allowances
    workshop: Workshop


class Sets(Controller):
    """Cards and boards that people have made."""

    path = "/api/sets"
    tags = ("sets",)
    dependencies = given(SetNeeds)
    request_max_body_size = BODY

    @get("/", responses=problems(404), operation_id="sets", security=USEFUL)
    async def shelf(
        self,
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetNeeds],
        game: OfGame = "",
    ) -> list[SetLine]:
        """The house's sets, yours, and those of others that you keep."""
        if game and game not in GAMES:
            raise UnknownGameError(game=game, games=", ".join(GAMES))
        person = await needs.who.visitor(request)
        base = base_of(request, needs.settings)
        house = [house_line(name, base) for name in HOUSE_SETS if game in ("", name)]
        if not person:
            return house
        mine = await needs.reader.read(sets.sets_of, person, game)
        kept = await needs.reader.read(sets.kept_by, person, game)
        lines = [line_of(row, person, base) for row in mine]
        return [
            *house,
            *lines,
            *(line_of(row, person, base, is_kept=True) for row in kept),
        ]

    @post("/", responses=problems(401, 403, 404, 413), operation_id="makeSet", security=NEEDED)
    async def make(
        self,
        data: JSONBody[SetBody],
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetNeeds],
    ) -> SetSheet:
        """A new set of yours."""
        person = await needs.who.person(request)
        text = await self._tried(data, person, request, needs)
        row = new_row(text, person, needs.now())
        limit = needs.settings.limits.sets
        if not await needs.writer.write(Unit("", change=sets.add_set(row, limit))):
            raise TooManyError(what="sets", limit=limit)
        return await self._sheet(row.id, 0, person.id, request, needs)

    @get("/{set_id:str}", responses=problems(404), operation_id="set", security=USEFUL)
    async def read(
        self,
        set_id: SetId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetNeeds],
        version: Version = 0,
    ) -> SetSheet:
        """A set with everything in it, for whoever has the link."""
        person = await needs.who.visitor(request)
        return await self._sheet(set_id, version, person, request, needs)

    @put(
        "/{set_id:str}",
        responses=problems(401, 403, 404, 409, 413),
        operation_id="changeSet",
        security=NEEDED,
    )
    async def change(
        self,
        set_id: SetId,
        data: JSONBody[Changing],
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetNeeds],
    ) -> SetSheet:
        """The next version of a set of yours; one that no table has is replaced."""
        person = await needs.who.person(request)
        row = await _own(set_id, person, needs.reader)
        if row.version != data.was:
            raise SetChangedError(version=row.version)
        body = SetBody(row.text.game, data.sheet, data.toml)
        text = await self._tried(body, person, request, needs)
        change = sets.change_set(set_id, data.was, text, needs.now())
        if not await needs.writer.write(Unit("", change=change)):
            raise SetChangedError(version=(await _own(set_id, person, needs.reader)).version)
        return await self._sheet(set_id, 0, person.id, request, needs)

    @delete(
        "/{set_id:str}",
        responses=problems(401, 403, 404),
        operation_id="deleteSet",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def remove(
        self,
        set_id: SetId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetNeeds],
    ) -> Gone:
        """A set of yours goes; if a table has it, it is only hidden."""
        await _own(set_id, await needs.who.person(request), needs.reader)
        removal = Removal(set_id)
        await needs.writer.write(Unit("", change=removal))
        return Gone("deleted" if removal.is_deleted else "hidden")

    @put(
        "/{set_id:str}/hidden",
        responses=problems(401, 403, 404, 413),
        operation_id="hideSet",
        security=NEEDED,
    )
    async def hide(
        self,
        set_id: SetId,
        data: JSONBody[Hiding],
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetNeeds],
    ) -> SetLine:
        """A set of yours leaves your list, or comes back."""
        person = await needs.who.person(request)
        await _own(set_id, person, needs.reader)
        change = sets.hide_set(set_id, is_hidden=data.is_hidden)
        await needs.writer.write(Unit("", change=change))
        return line_of(
            await _own(set_id, person, needs.reader), person.id, base_of(request, needs.settings)
        )

    @put(
        "/{set_id:str}/kept",
        responses=problems(401, 403, 404, 413),
        operation_id="keepSet",
        security=NEEDED,
    )
    async def keep(
        self,
        set_id: SetId,
        data: JSONBody[Keeping],
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetNeeds],
    ) -> SetLine:
        """Somebody else's set comes into your list, or leaves it."""
        person = await needs.who.person(request)
        row = await _found(set_id, 0, needs.reader)
        limit = needs.settings.limits.kept
        change = sets.let_go(person.id, set_id)
        if data.is_kept:
            change = sets.keep_set(person.id, set_id, needs.now(), limit)
        if not await needs.writer.write(Unit("", change=change)):
            raise TooManyError(what="kept", limit=limit)
        return line_of(row, person.id, base_of(request, needs.settings), is_kept=data.is_kept)

    async def _tried(
        self,
        body: SetBody,
        person: Person,
        request: Request[Any, Any, Any],
        needs: SetNeeds,
    ) -> SetText:
        """The text of a set that can be stored."""
        claim = await needs.who.claim(request)
        spend = partial(needs.allowances.spend, "stores", person.id, claim.address)
        return await needs.workshop.stored_text(claim, body, spend)

    async def _sheet(
        self,
        set_id: str,
        version: int,
        person: str,
        request: Request[Any, Any, Any],
        needs: SetNeeds,
    ) -> SetSheet:
        base, claim = base_of(request, needs.settings), await needs.who.claim(request)
        if set_id in HOUSE_SETS:
            return await needs.workshop.inspected(
                claim, house_sheet, set_id, set_link(base, set_id)
            )
        row = await _found(set_id, version, needs.reader)
        versions = await needs.reader.read(sets.versions_of, set_id)
        is_kept = bool(person) and await needs.reader.read(sets.keeps, person, set_id)
        line = line_of(row, person, base, is_kept=is_kept)
        return await needs.workshop.inspected(claim, sheet_of, line, row.text, versions)


async def _found(set_id: str, version: int, reader: Reader) -> SetRow:
    row = await reader.read(sets.set_row, set_id, version)
    if row is None:
        raise NoSetError(set=set_id)
    return row


async def _own(set_id: str, person: Person, reader: Reader) -> SetRow:
    if set_id in HOUSE_SETS:
        raise NotAuthorError()
    row = await _found(set_id, 0, reader)
    if row.author != person.id:
        raise NotAuthorError()
    return row
