"""A bot that answers what it is told to, and chance that notes what it was asked."""

from __future__ import annotations

import asyncio

from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable
from dovecote.server.thinking.chooser import Chooser
from dovecote.server.thinking.pool import Thinkers


class Thinking(Chooser):
    """Answers the same whenever it is asked, after so long."""

    def __init__(self, answer: str, takes: float) -> None:
        super().__init__(Thinkers(1))
        self._answer = answer
        self._takes = takes
        self.asked = 0

    async def choose(self, table: AnyTable, seat: Seat, level: str, *_: object) -> str:
        self.asked += 1
        await asyncio.sleep(self._takes)
        return self._answer


class Draws:
    """Chance that notes between what it was to draw, and draws the least."""

    def __init__(self) -> None:
        self.between: list[tuple[float, float]] = []

    def uniform(self, least: float, most: float) -> float:
        self.between.append((least, most))
        return least
