"""The server put together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp

from dovecote.core.errors import DovecoteError
from dovecote.server.cluster.node import Node
from dovecote.server.http import openapi
from dovecote.server.http.analyses import Analyses, Puzzles
from dovecote.server.http.archive import Archive
from dovecote.server.http.bringing import Branches, Bring
from dovecote.server.http.deals import Deals
from dovecote.server.http.devices import Devices
from dovecote.server.http.friends import Friends, InvitedFriend
from dovecote.server.http.health import health, metrics, ready, socket_schema
from dovecote.server.http.house import Admitting, Banning, HouseRoutes
from dovecote.server.http.leagues import Leagues, LeagueWish
from dovecote.server.http.lessons import Lessons
from dovecote.server.http.library import Library
from dovecote.server.http.limits import AddressLimits
from dovecote.server.http.lobby import Lobby
from dovecote.server.http.luckline import Luckline
from dovecote.server.http.measures import Measures, MeasureWish
from dovecote.server.http.middleware import Middleware
from dovecote.server.http.moments import Moments
from dovecote.server.http.muting import Muting
from dovecote.server.http.needs import keep
from dovecote.server.http.notice_channels import NewChannel
from dovecote.server.http.notices import Code, Likings, NoticesOf
from dovecote.server.http.origins import Origins
from dovecote.server.http.pages import Pages, PageShown
from dovecote.server.http.passkey_messages import NewPasskey, PasskeyAnswer, PasskeyName
from dovecote.server.http.passkeys import Passkeys
from dovecote.server.http.people import AwayUntil, Name, People, Token
from dovecote.server.http.pictures import Pictures
from dovecote.server.http.problems import BodyRequest, respond
from dovecote.server.http.seats import Seats
from dovecote.server.http.set_trials import SetTrials
from dovecote.server.http.sets import Sets
from dovecote.server.http.static.files import PageFiles, read_built
from dovecote.server.http.static.routes import files_of, page, table_page
from dovecote.server.http.tournaments import TournamentRoutes, TournamentWish
from dovecote.server.settings import Settings, usual_db
from dovecote.server.socket.endpoint import table_socket
from dovecote.server.storage.database import Database
from dovecote.server.thinking.pool import Thinkers
from dovecote.server.wiring import needs_of
from dovecote.tables.agreement import Clock, Wish
from dovecote.tables.bringing import Branching, Bringing
from dovecote.wire.analyses import Trial
from dovecote.wire.lessons import LessonQuestion, LessonTry
from dovecote.wire.lobby import Sitting
from dovecote.wire.sets import Changing, Dealing, Hiding, Keeping, SetBody

_BODY = 16_384  # bytes of a request
_SENT = (
    Admitting,
    AwayUntil,
    Banning,
    Changing,
    Clock,
    Code,
    Dealing,
    Hiding,
    InvitedFriend,
    Keeping,
    LeagueWish,
    LessonQuestion,
    LessonTry,
    Likings,
    MeasureWish,
    Name,
    NewChannel,
    NewPasskey,
    PageShown,
    PasskeyAnswer,
    PasskeyName,
    SetBody,
    Sitting,
    Token,
    TournamentWish,
    Trial,
    Wish,
    Bringing,
    Branching,
)
_GARBAGE = (20_000, 50, 100)  # values make no cycles, so they are seldom looked for


def create_app(settings: Settings) -> ASGIApp:
    """An ASGI application; it opens its database when it starts."""
    limits, built = AddressLimits(settings.limits), read_built()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = Database(settings.db or usual_db(), is_served=True)
        await asyncio.to_thread(database.migrate)
        thinkers, in_windows = Thinkers(settings.thinkers), Thinkers(settings.thinkers)
        node = Node(settings, database, thinkers, in_windows)
        keep(app.state, needs_of(node, settings, limits))
        await node.background.open()
        gc.freeze()  # what is there now stays: no need to look through it again and again
        gc.set_threshold(*_GARBAGE)
        try:
            yield
        finally:
            await node.close()

    app = Litestar(
        route_handlers=[
            People,
            Devices,
            Passkeys,
            Pages,
            Lobby,
            Seats,
            Bring,
            Branches,
            Friends,
            Muting,
            Archive,
            Analyses,
            Puzzles,
            Moments,
            Luckline,
            Library,
            Lessons,
            Pictures,
            Sets,
            SetTrials,
            Measures,
            NoticesOf,
            Deals,
            HouseRoutes,
            Leagues,
            TournamentRoutes,
            health,
            ready,
            metrics,
            socket_schema,
            table_socket,
            page,
            table_page,
            files_of(built),
        ],
        lifespan=[lifespan],
        state=State({"built": built}),
        dependencies={"built": Provide(_built, sync_to_thread=False)},
        exception_handlers={DovecoteError: respond, Exception: respond},
        request_class=BodyRequest,
        request_max_body_size=_BODY,
        openapi_config=openapi.described(_SENT),
        logging_config=None,
    )
    return Middleware(app, limits, Origins(settings))


def _built(state: State) -> PageFiles:
    built: PageFiles = state.built
    return built
