"""How a game looks and sounds at the terminal.

Words come from the game's catalogue by the names of its events, actions and refusals. A game
with a picture of its own adds a face in a module of its name; without one, a new game can
still be played.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from dovecote.core.errors import Refusal
from dovecote.core.game import AnyGame
from dovecote.locales import Words

_SEATS = ("seat", "owner")  # fields that name a player


class Face:
    """The plain face: sentences from the catalogue, the table as its view."""

    def __init__(self, game: AnyGame, words: Words) -> None:
        self.game = game
        self.words = words

    def agree(self, options: Any) -> None:
        """Learns what the table has agreed on, if that changes what players are called."""

    def say(self, key: str, **params: str | int) -> str:
        """A sentence of the game's own catalogue."""
        return self.words(f"{self.game.name}-{key}", **params)

    def reconstructed(self) -> str:
        """What is not known of the printed game."""
        return self.say("reconstructed")

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.words("play-seat", seat=seat)

    def drawing(self, view: Any, offers: Sequence[Any], where: str = "") -> list[str]:
        """The table, drawn; `where` says which part, if it is larger than a screen."""
        return self.account(view)

    def account(self, view: Any) -> list[str]:
        """The table in sentences, for those who listen."""
        shown = msgspec.to_builtins(view)
        return [f"{key}: {msgspec.json.encode(value).decode()}" for key, value in shown.items()]

    def event(self, event: Any) -> str:
        """What happened."""
        return self.say(f"event-{_kebab(event)}", **self.params(event))

    def offer(self, action: Any, view: Any) -> str:
        """What an offer means, in the position it is made in."""
        return self.say(f"offer-{_kebab(action)}", **self.params(action))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not possible."""
        named = {k: self.param(k, v) for k, v in refusal.params.items()}
        return self.say(f"refuse-{refusal.code}", **named)

    def listed(self, offers: Sequence[Any], view: Any) -> list[Any]:
        """The offers worth listing without being asked for all."""
        return list(offers[:20])

    def unlisted(self, offers: Sequence[Any], count: int) -> str:
        """How to get at the offers that are not listed."""
        return self.words("play-unlisted", count=count)

    def params(self, value: msgspec.Struct) -> dict[str, str | int]:
        """The fields of an event or action, ready for a sentence."""
        fields = {name: self.param(name, getattr(value, name)) for name in value.__struct_fields__}
        return {"who": fields["seat"], **fields} if "seat" in fields else fields

    def param(self, name: str, value: Any) -> str | int:
        """One field, ready for a sentence."""
        if name in _SEATS:
            return self.name(value)
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        return value if isinstance(value, int) else str(value)


def _kebab(value: object) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", type(value).__name__).lower()
