"""Moments of finished matches over HTTP: what a seat knew when it chose, and other moves there."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, NamedTuple

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from dovecote.analysis.report import Decision
from dovecote.core.entries import Did
from dovecote.play import Scripted
from dovecote.play.replay import AnyTable
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.aside.threads import Threads
from dovecote.server.cluster.analysing import Analysing
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.analyses import finished, stored_match
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.server.room.commands.questions import foreseen
from dovecote.server.room.room import Room
from dovecote.server.storage.reader import Reader
from dovecote.server.turns import Claim
from dovecote.wire.analyses import Moment, Trial, chooser_at, moment_of, reached
from dovecote.wire.answers import why_not
from dovecote.wire.archive import rerun_of
from dovecote.wire.fields import written
from dovecote.wire.server import Previewed, WhyNot

EntryPath = Annotated[int, PathParameter(ge=1, le=999_999_999)]

_ask = partial(post, status_code=HTTP_200_OK)


class Then(NamedTuple):
    """A choice, the table before it, and who asks about it."""

    did: Did
    before: AnyTable
    room: Room
    claim: Claim


class MomentNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    rooms: Rooms
    reader: Reader
    aside: TaskProcess
    replays: Threads
    analysing: Analysing


async def _then(
    table_id: TableId,
    at: EntryPath,
    request: Request[Any, Any, Any],
    needs: NamedDependency[MomentNeeds],
) -> Then:
    room = await finished(table_id, await needs.who.visitor(request), needs.rooms)
    claim, match = await needs.who.claim(request), room.state.table
    assert match is not None
    did = chooser_at(match, at)
    before = await needs.replays.run(claim, reached, rerun_of(match, at, at - 1, Scripted()))
    return Then(did, before, room, claim)


class Moments(Controller):
    """Choices of matches that are over."""

    path = "/api/tables/{table_id:str}/moments/{at:int}"
    tags = ("tables",)
    dependencies = given(MomentNeeds, then=Provide(_then))

    @get("/", responses=problems(403, 404, 409), operation_id="moment", security=USEFUL)
    async def look(self, then: NamedDependency[Then]) -> Moment:
        """The table before a choice, as the seat that made it knew it then."""
        return moment_of(then.before, then.did)

    @_ask(
        "/",
        responses=problems(401, 403, 404, 409, 413),
        operation_id="moment_try",
        security=NEEDED,
    )
    async def attempt(
        self,
        data: JSONBody[Trial],
        then: NamedDependency[Then],
        request: Request[Any, Any, Any],
        needs: NamedDependency[MomentNeeds],
    ) -> Decision:
        """Another move there, judged as the one that was made; nothing is played."""
        await needs.who.person(request)
        seat, before = then.did.seat, then.before
        text = written(before, seat, data.move)
        before.allowed(seat, text)
        match = await stored_match(then.room, needs.reader)
        return await needs.analysing.judge(match, then.claim, seat, before.at, text)

    @_ask(
        "/preview",
        responses=problems(403, 404, 409, 413),
        operation_id="moment_preview",
        security=USEFUL,
    )
    async def preview(
        self,
        data: JSONBody[Trial],
        then: NamedDependency[Then],
        needs: NamedDependency[MomentNeeds],
    ) -> Previewed:
        """What a move would bring there, as far as the seat could know."""
        text = written(then.before, then.did.seat, data.move)
        work = partial(needs.aside.work, then.claim)
        return await foreseen(then.before, then.did.seat, text, work)

    @_ask(
        "/why",
        responses=problems(403, 404, 409, 413),
        operation_id="moment_why",
        security=USEFUL,
    )
    async def why(self, data: JSONBody[Trial], then: NamedDependency[Then]) -> WhyNot:
        """The rule against a move there; without a code, it is offered."""
        text = written(then.before, then.did.seat, data.move)
        return why_not(then.before, then.did.seat, text)
