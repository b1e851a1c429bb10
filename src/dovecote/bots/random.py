"""The bot that takes any offer, each with the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from dovecote.core.game import AnyGame, Seat


class Uniform:
    """Plays legally, and that is all."""

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        return offers[int(rng.random() * len(offers))]
