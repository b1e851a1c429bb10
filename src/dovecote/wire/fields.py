"""An action said by its fields, as an offer shows them, instead of its notation.

Whoever draws a table need not know how a move is written: `{"type": "Put", "square": …}` is
as good as `put 5/3`. The fields are read as the game's own type and written down; from there
on a move is a text like any other, and the table judges it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from dovecote.core.errors import UnreadableError
from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable
from dovecote.tables.errors import MessageError
from dovecote.wire.client import Fields

_LONGEST = 300  # characters of a text, as of one that is sent


def written(table: AnyTable, seat: Seat, said: str | Fields) -> str:
    """The notation of what was said, which may be it already."""
    if isinstance(said, str):
        return said
    try:
        action = msgspec.convert(said, table.game.action_type)
    except msgspec.ValidationError as error:
        raise MessageError(reason=str(error)[:200]) from None
    _check_names(said, msgspec.to_builtins(action))
    text = str(action)[:_LONGEST]
    if (read := table.game.parse(table.state, seat, text)) != action:
        raise UnreadableError(text=text, expected=str(read))
    return text


def _check_names(said: Any, known: Any) -> None:
    """Refuse a name that the action has not: msgspec would only overlook it."""
    if isinstance(said, dict) and isinstance(known, dict):
        for name, value in said.items():
            if name not in known:
                raise MessageError(reason=f"Object contains unknown field `{name[:40]}`")
            _check_names(value, known[name])
