"""How a game looks and sounds at the terminal.

Words come from the game's catalogue by the names of its events, actions and refusals. A game
with a picture of its own adds a face in a module of its name; without one, a new game can
still be played.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from dovecote.core.errors import Refusal
from dovecote.core.game import AnyGame, Seat
from dovecote.core.labels import head_of
from dovecote.core.toml import read_toml
from dovecote.locales import Words
from dovecote.locales.names import bot_names

_SEATS = ("seat", "owner")  # fields that name a player


class Face:
    """The plain face: sentences from the catalogue, the table as its view."""

    def __init__(
        self,
        game: AnyGame,
        words: Words,
        colours: Sequence[str] = (),
        bots: Mapping[Seat, str] | None = None,
        you: Seat | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.colours = colours  # of the seats, if they have any
        self.bots = bot_names(words, bots or {})
        self.you = you  # the only person at the keyboard

    def say(self, key: str, **params: str | int) -> str:
        """A sentence of the game's own catalogue."""
        return self.words(f"{self.game.name}-{key}", **params)

    def reconstructed(self) -> str:
        """What is not known of the printed game; or whose cards these are."""
        if not self.game.content:
            return self.say("reconstructed")
        head = head_of(read_toml(self.game.content))
        title, origin = head.get("title", "–"), head.get("provenance", "")
        return self.words("cards-other", title=title, provenance=origin).strip()

    def name(self, seat: int) -> str:
        """Who sits there: a bot by its name, a person by the colour."""
        return self.bots.get(Seat(seat)) or self.place(seat)

    def place(self, seat: int) -> str:
        """A seat, whoever sits there: its colour if it has one."""
        if self.colours:
            return self.say(self.colours[seat])
        return self.words("play-you") if seat == self.you else self.words("play-seat", seat=seat)

    def card(self, card: str) -> str:
        """A card's name."""
        return card

    def who(self, seat: int) -> dict[str, str]:
        """A player in a sentence: the name, and whether it is "you"."""
        return {"who": self.name(seat), "you": _yes(seat == self.you)}

    def owner(self, seat: int) -> dict[str, str]:
        """The player something belongs to, in a sentence."""
        return {"owner": self.name(seat), "yours": _yes(seat == self.you)}

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
        told = {k: self.param(k, v) for k, v in refusal.params.items()}
        owner = refusal.params.get("owner")
        if isinstance(owner, int):
            told |= self.owner(owner)
        return self.say(f"refuse-{refusal.code}", **told)

    def listed(self, offers: Sequence[Any], view: Any) -> list[Any]:
        """The offers worth listing without being asked for all."""
        return list(offers[:20])

    def unlisted(self, offers: Sequence[Any], count: int) -> str:
        """How to get at the offers that are not listed."""
        return self.words("play-unlisted", count=count)

    def params(self, value: msgspec.Struct) -> dict[str, str | int]:
        """The fields of an event or action, ready for a sentence."""
        fields = {name: self.param(name, getattr(value, name)) for name in value.__struct_fields__}
        seat, owner = getattr(value, "seat", None), getattr(value, "owner", None)
        fields |= self.who(seat) if seat is not None else {}
        return fields | (self.owner(owner) if owner is not None else {})

    def param(self, name: str, value: Any) -> str | int:
        """One field, ready for a sentence."""
        if name in _SEATS:
            return self.name(value)
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        return value if isinstance(value, int) else str(value)


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _kebab(value: object) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", type(value).__name__).lower()
