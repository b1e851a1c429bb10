"""What a seat is told, in sentences: all that a person there could see, and no more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import click
import msgspec

from dovecote.cli.agent.door import Chair
from dovecote.cli.agent.line import TableLine, WireMessage
from dovecote.cli.errors import sentence
from dovecote.core.errors import DovecoteError, Refusal
from dovecote.core.game import Seat
from dovecote.core.options import read as read_options
from dovecote.faces import face_of
from dovecote.faces.face import Face
from dovecote.games import game_named
from dovecote.games.rulebook import clauses
from dovecote.locales import Words

MOST = 60  # offers that are listed at once


class Teller:
    """Turns the messages of a line into sentences of the game."""

    def __init__(self, chair: Chair, line: TableLine, words: Words) -> None:
        self._chair, self._line, self._words = chair, line, words
        self._game = game_named(chair.game)
        options = read_options(self._game.options_type, chair.options)
        self._view_type = type(self._game.view(self._game.setup(options), None))
        self._event_type = import_module(f"dovecote.games.{chair.game}.events").Event
        self._heard = 0  # events that have been told

    def look(self, beginning: str = "") -> str:
        """The table, what is new, and what may be done."""
        now = self._line.position
        if self._line.error is not None:
            return self.error(self._line.error)
        if now is None:
            is_open = self._line.table.get("status") == "open"
            return self._words("agent-not-begun" if is_open else "agent-closed")
        face = self._face()
        view = msgspec.convert(now["view"], self._view_type)
        who = face.name(self._chair.seat)
        lines = [
            self._words("agent-seat", who=who, seat=self._chair.seat, at=now["at"]),
            *face.account(view),
            *self._news(face),
            *self._question(face, now, view, beginning),
        ]
        return click.unstyle("\n".join(line for line in lines if line.strip()))

    def refused(self, told: WireMessage) -> str:
        """What is against something, in a sentence with its clause."""
        return self._words("agent-refused", reason=self.reason(told))

    def reason(self, told: WireMessage) -> str:
        if not told.get("clause"):
            return self._words(f"error-{told['code']}", **_plain(told.get("params", {})))
        refusal = Refusal(told["code"], told["clause"], _plain(told.get("params", {})))
        text = clauses(self._chair.game, self._words.language)[refusal.clause]
        return f"{self._face().refusal(refusal)} ({refusal.clause}: {text})"

    def error(self, error: Exception) -> str:
        assert isinstance(error, DovecoteError)
        return sentence(self._words, error)

    def _face(self) -> Face:
        seats = self._line.table["seats"]
        colours = tuple(seat["colour"] for seat in seats if seat["colour"])
        names = {Seat(seat["seat"]): seat["name"] for seat in seats if seat["name"]}
        bots = {Seat(seat["seat"]): seat["bot"] for seat in seats if not seat["name"]}
        face = face_of(self._game, self._words, colours, bots, Seat(self._chair.seat))
        face.bots |= names  # people are called by their names here
        return face

    def _news(self, face: Face) -> Iterator[str]:
        self._heard = min(self._heard, len(self._line.events))
        new, self._heard = self._line.events[self._heard :], len(self._line.events)
        if new:
            yield self._words("agent-happened")
        for event in new:
            yield f"- {face.event(msgspec.convert(event, self._event_type))}"

    def _question(self, face: Face, now: WireMessage, view: Any, beginning: str) -> Iterator[str]:
        if over := now.get("over"):
            for seat, (rank, score) in enumerate(zip(over["ranks"], over["scores"], strict=True)):
                gone = "yes" if over.get("gave_up") == seat else "no"
                yield self._words(
                    "play-result", rank=rank, who=face.name(seat), score=score, gone=gone
                )
        elif self._line.table.get("status") == "closed":
            yield self._words("agent-closed")
        elif not self._line.is_mine:
            waiting = ", ".join(face.name(seat) for seat in now["waiting"])
            yield self._words("agent-waiting", who=waiting)
        elif "offers" not in now:
            yield self._words("agent-no-offers")
        else:
            yield from self._offers(face, now["offers"], view, beginning)

    def _offers(
        self, face: Face, offers: list[WireMessage], view: Any, beginning: str
    ) -> Iterator[str]:
        yield self._words("agent-your-move", moves=len(offers))
        wanted = [offer for offer in offers if offer["do"].startswith(beginning)]
        for offer in wanted[:MOST]:
            action = msgspec.convert(offer["action"], self._game.action_type)
            yield f"- {json.dumps(offer['do'], ensure_ascii=False)}: {face.offer(action, view)}"
        if len(wanted) > MOST:
            yield self._words("agent-more", count=len(wanted) - MOST)


def _plain(params: dict[str, Any]) -> dict[str, Any]:
    """Parameters as the rules have them: a list was a tuple before it travelled."""
    return {key: tuple(it) if isinstance(it, list) else it for key, it in params.items()}
