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
from dovecote.server import document
from dovecote.server.agreement import Clock, Wish
from dovecote.server.archive import Archive
from dovecote.server.built import Built, read_built
from dovecote.server.database import Database
from dovecote.server.front import files_of, page, table_page
from dovecote.server.gate import Gate
from dovecote.server.health import health, metrics, ready, socket_schema
from dovecote.server.house import House
from dovecote.server.keeper import Keeper
from dovecote.server.library import Library
from dovecote.server.lobby import Lobby, Sitting
from dovecote.server.luckline import Luckline
from dovecote.server.people import Name, People, Token
from dovecote.server.problems import Asked, respond
from dovecote.server.services import Services
from dovecote.server.sessions import Sessions
from dovecote.server.settings import Settings, usual_db
from dovecote.server.shell import Shell
from dovecote.server.socket import table_socket
from dovecote.server.thinkers import Thinkers

_BODY = 16_384  # bytes of a request
_GARBAGE = (20_000, 50, 100)  # values make no cycles, so they are seldom looked for


def create_app(settings: Settings) -> ASGIApp:
    """An ASGI application; it opens its database when it starts."""
    gate, built = Gate(settings), read_built()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = Database(settings.db or usual_db())
        await asyncio.to_thread(database.migrate)
        house = House(settings, database, Thinkers(settings.thinkers))
        app.state.services = Services(settings, house, Sessions(house), gate)
        keeper = Keeper(house)
        await keeper.open()
        gc.freeze()  # what is there now stays: no need to look through it again and again
        gc.set_threshold(*_GARBAGE)
        try:
            yield
        finally:
            await keeper.close()
            await house.close()

    app = Litestar(
        route_handlers=[
            People,
            Lobby,
            Archive,
            Luckline,
            Library,
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
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "built": Provide(_built, sync_to_thread=False),
        },
        exception_handlers={DovecoteError: respond, Exception: respond},
        request_class=Asked,
        request_max_body_size=_BODY,
        openapi_config=document.CONFIG,
        logging_config=None,
    )
    document.close(app.openapi_schema, (Clock, Name, Sitting, Token, Wish))
    return Shell(app, gate)


def _services(state: State) -> Services:
    services: Services = state.services
    return services


def _built(state: State) -> Built:
    built: Built = state.built
    return built
