"""What somebody at the command line has asked for is done where the matches are."""

from __future__ import annotations

import logging

from dovecote.core.errors import DovecoteError
from dovecote.server.cluster.forgetting import forget_person
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.cluster.tournaments import Tournaments
from dovecote.server.sessions import Sessions
from dovecote.server.storage.errands import Errand, done, errands
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.tournaments import tournament
from dovecote.server.storage.writer import Unit, Writer

_LOG = logging.getLogger("dovecote.errands")


class Errands:
    """Does them one after the other. One that is begun twice, by two servers or after a crash, is
    done once: whoever is forgotten stays so, and a round has a number."""

    def __init__(
        self,
        rooms: Rooms,
        reader: Reader,
        writer: Writer,
        sessions: Sessions,
        tournaments: Tournaments,
    ) -> None:
        self._rooms = rooms
        self._reader = reader
        self._writer = writer
        self._sessions = sessions
        self._tournaments = tournaments

    async def look(self) -> None:
        """Whatever is to be done."""
        for errand in await self._reader.read(errands):
            try:
                await self._do(errand)
            except DovecoteError as error:
                _LOG.warning("an errand was not done: %s", error.code())
            await self._writer.write(Unit("", change=done(errand.id)))

    async def _do(self, errand: Errand) -> None:
        if errand.act == "forget":
            await forget_person(self._rooms, self._reader, self._sessions, errand.on)
        elif errand.act == "round":
            found = await self._reader.read(tournament, errand.on)
            if found and str(found.round) == errand.detail:
                await self._tournaments.go_on(errand.on)
