"""What is wrong with a set, as it is told."""

from __future__ import annotations

from typing import Any

import msgspec

from dovecote.core.errors import SetError


class SetProblem(msgspec.Struct, frozen=True):
    """`code` names a sentence of the catalogue (`error-CODE`), `params` fill it; then where."""

    code: str
    params: dict[str, Any]
    table: str = ""  # the list of the sheet; empty: the whole
    number: int = -1  # the place in that list, from 0
    field: str = ""  # a path in the card


def faulted(error: SetError) -> SetProblem:
    """An error as a problem."""
    params = dict(error.params)
    reason = params.pop("reason")
    code = f"{error.code()}-{reason}"
    return SetProblem(code, params, error.table, error.number, error.field)
