"""A match followed from what is stored of it, or why today's rules cannot."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from dovecote.core.errors import (
    DovecoteError,
    EntryError,
    OptionsError,
    ProofError,
    SetError,
    UnknownGameError,
    VersionError,
)
from dovecote.play.replay import AnyTable
from dovecote.server.aside.threads import Threads
from dovecote.server.turns import Claim
from dovecote.tables.matches import (
    DamagedError,
    check_chain,
    check_version,
    follow,
    lines_of,
    new_table,
)
from dovecote.tables.rows import Match, TableRow
from dovecote.tables.state import RoomState

_UNFOLLOWED = (EntryError, OptionsError, ProofError, SetError, UnknownGameError, VersionError)
_LOG = logging.getLogger("dovecote.room")


class Follower:
    """Follows the match of one table, away from the event loop."""

    def __init__(self, state: RoomState, threads: Threads) -> None:
        self._state = state
        self._threads = threads

    async def take_up(self, match: Match) -> DovecoteError | None:
        """A match from its beginning; or what is wrong with it, which is reported."""
        state = self._state
        try:
            check_version(state.row)
            lines = lines_of(match.blocks)
            table = new_table(state.row, lines=lines)  # only what follows may be on a thread
            await self.follow(table, lines)
            state.table = table
            check_chain(match)
        except (*_UNFOLLOWED, DamagedError) as error:
            _report(state.row, error)
            return error
        return None

    async def follow(self, table: AnyTable, lines: Sequence[str], begin: int = 1) -> None:
        """Entries from a number on. For whoever has opened the table: a match that takes long to
        follow makes others of theirs wait."""
        if lines:
            host = self._state.row.host
            await self._threads.run(Claim(host, host), follow, table, lines, begin)


def _report(row: TableRow, error: DovecoteError) -> None:
    """A match that today's rules cannot follow; its moves may be hidden, so none is told."""
    fate = "is set aside" if row.status == "running" else "stays as it was stored"
    why = f"entry {error.params.get('entry', 0)} cannot be followed"
    if isinstance(error, DamagedError):
        why = f"from entry {error.params['entry']} on it is not as it was stored"
    if isinstance(error, VersionError):
        why = f"here is version {error.params['ours']}"
    elif isinstance(error, ProofError):
        why = "the words of its seats are not those that were bound when it began"
    facts = (row.id, row.agreement.game, row.version, row.ruleset, fate, why)
    _LOG.error("table %s (%s, version %s, ruleset %s) %s: %s", *facts)
