"""The shape of a database: which version of the tables' columns it has, and the way back."""

from __future__ import annotations

from dovecote.server.storage.access import opened
from dovecote.server.storage.database import shape_of
from dovecote.server.storage.schema import FORMER, SHAPE

SHAPES = (*FORMER, SHAPE)


def shape(url: str) -> str:
    """The shape a database has, whatever version wrote it."""
    with opened(url, any_shape=True) as database, database.read() as connection:
        return shape_of(connection) or ""


def reshape(url: str, to: str) -> None:
    """Bring a database that no server uses to one of the shapes that this version knows."""
    with opened(url, any_shape=True) as database, database.claimed():
        database.migrate(to)
