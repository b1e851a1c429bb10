"""How a family of routes is given what it needs, and nothing else.

Each family says in a `NamedTuple` of its own what that is; `server/wiring.py` makes them all. One
argument a route, because the framework starts a task for each as soon as there are several.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.datastructures import State
from litestar.di import Provide


def given(kind: type[Any], **others: Provide) -> dict[str, Provide]:
    """Routes get one of these as `needs`, and what else is found out for them by its name."""

    def find(state: State) -> Any:
        return state.needs[kind]

    return {"needs": Provide(find, sync_to_thread=False), **others}


def keep(state: State, needs: Iterable[tuple[Any, ...]]) -> None:
    """Where routes find what they are given."""
    state.needs = {type(one): one for one in needs}
