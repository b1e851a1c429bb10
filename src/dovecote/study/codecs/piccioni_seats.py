"""Piccioni from another seat: Areas and partners are told from one's own."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dovecote.games.piccioni.actions import area


def seen_from(move: Any, seat: int, seats: int) -> Any:
    """What seat 0 calls so, as another seat writes it: its own Area takes the place of 0's."""
    changed = {}
    for name in ("zone", "to"):
        owner = area(getattr(move, name, ""))
        if owner is not None:
            changed[name] = f"area {(owner + seat) % seats}"
    if getattr(move, "partner", -1) >= 0:
        changed["partner"] = (move.partner + seat) % seats
    return replace(move, **changed) if changed else move
