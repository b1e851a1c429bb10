"""What a bot would do in a seat of a match, knowing what the seat's holder knows."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable

from dovecote.bots.advice import ADVISER, Advice
from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable
from dovecote.server.thinking.even import cost_of
from dovecote.server.thinking.pool import Thinkers
from dovecote.server.thinking.worker import Request
from dovecote.server.turns import NOBODY, Claim


class Chooser:
    """Asks the thinkers, where there is something to think about.

    In reaction windows all think alike, whatever they hold and whoever asks (`even.py`), and
    so that nobody's other questions wait for that, others think there.
    """

    def __init__(self, thinkers: Thinkers, in_windows: Thinkers | None = None) -> None:
        self._thinkers = thinkers
        self._in_windows = in_windows or thinkers

    async def choose(
        self, table: AnyTable, seat: Seat, level: str, claim: Claim = NOBODY, seed: str = ""
    ) -> str:
        """The text of the offer that a bot of a level would take; always the same for a seed."""
        request = _request(table, seat, level, seed)
        if table.decline(seat) is not None:
            return await self._in_windows.choose(_evenly(request), claim)
        (first, *others) = request.offers
        return await self._thinkers.choose(request, claim) if others else str(first)

    def advise(self, table: AnyTable, seat: Seat, claim: Claim = NOBODY) -> Awaitable[list[Advice]]:
        """The best that could be done at this moment."""
        request = _request(table, seat, ADVISER)
        if table.decline(seat) is not None:
            return self._in_windows.advise(_evenly(request), claim)
        return self._thinkers.advise(request, claim)


def _evenly(request: Request) -> Request:
    return request._replace(cost=cost_of(request.level))


def _request(table: AnyTable, seat: Seat, level: str, seed: str = "") -> Request:
    return Request(
        game=table.game.name,
        seat=seat,
        view=table.view(seat),
        offers=list(table.legal(seat)),
        level=level,
        seed=seed or secrets.randbits(63),
        cards=table.game.content or None,
    )
