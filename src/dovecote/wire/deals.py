"""Deals of the day, as somebody is told of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Progress: TypeAlias = Literal["new", "running", "over"]


class DealNow(msgspec.Struct, frozen=True):
    """A deal of a day, for one person. How others did is told to whoever has played it."""

    game: str
    name: str
    table: str  # where they play it; empty: nowhere yet
    progress: Progress
    played: int  # how many have finished it here
    place: int | None  # of theirs among them; none too if they did not play it to the end
    lead: int | None  # before the best of the others at the table
    model: int | None  # the champion's, as soon as it has played
    leads: tuple[tuple[int, int], ...]  # everyone's, each with how often it occurs


class Today(msgspec.Struct, frozen=True):
    """The deals of a day."""

    day: str
    left: int  # milliseconds until the next
    deals: tuple[DealNow, ...]
