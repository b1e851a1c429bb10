"""What only a server can do, asked for at the command line: by one that runs, or for a moment."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from dovecote.cli.errors import ErrandError
from dovecote.cli.operating import address, now

if TYPE_CHECKING:
    from dovecote.server.storage.database import Database

_PATIENCE = 120.0  # seconds for a server that looks every second
_LOOK = 0.1


def send(kept: Database, db: str, act: str, on: str, detail: str = "") -> None:
    """Have something done, and wait until it is."""
    from dovecote.server.storage.errands import Errand, add, errands, is_served

    errand = Errand(secrets.token_hex(8), act, on, detail, now())
    with kept.write() as connection:
        add(errand)(connection)
    end = time.monotonic() + _PATIENCE
    while True:
        with kept.read() as connection:
            if errand.id not in {one.id for one in errands(connection)}:
                return
        if not is_served(kept):
            asyncio.run(_alone(address(db)))
        elif time.monotonic() > end:
            raise ErrandError(act=act)
        else:
            time.sleep(_LOOK)


async def _alone(url: str) -> None:
    """A server without visitors, for as long as it takes."""
    from dovecote.server.cluster.node import Node
    from dovecote.server.settings import Settings
    from dovecote.server.storage.database import Database
    from dovecote.server.thinking.pool import Thinkers

    database = Database(url, is_served=True)
    with database.claimed():
        node = Node(Settings(db=url), database, Thinkers(1))
        try:
            await node.errands.look()
        finally:
            await node.close()
