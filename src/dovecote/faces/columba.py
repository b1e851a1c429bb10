"""Columba at the terminal: the land in a window, the boards below."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import click

from dovecote.core.errors import Refusal, UnreadableError
from dovecote.faces.face import Face
from dovecote.faces.screen import width
from dovecote.games.columba.actions import Lay, Place
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.events import Captured, Resized, Tallied, Term, TieBroken
from dovecote.games.columba.state import Placing
from dovecote.games.columba.view import Board, EstateView, Spot, View

_WIDE, _HIGH = 23, 26  # fields in the window: 100 × 40 characters with boards and offers
_LEAST = 7  # fields, however narrow the terminal is
_OPEN = "unfinished"  # the term for an objective that may still be completed
_BRACKETS = ("[]", "()", "{}", "<>")  # whose estate: a sign for each seat beside the colour
_PAINTS = {"g": "green", "w": "bright_white", "s": "yellow", "b": "blue"}
_LISTED = 12

Field = tuple[int, int]


class ColumbaFace(Face):
    """Letters for grounds, capitals for tiles, brackets for estates."""

    def drawing(self, view: View, offers: Sequence[Any], where: str = "") -> list[str]:
        lines = ["", *self._heading(view)]
        if view.land:
            lines += self._land(view, where)
        return [*lines, "", *self._boards(view), *self._hand(view, drawn=True)]

    def account(self, view: View) -> list[str]:
        dovecotes = {estate.home: estate for estate in view.estates}
        rows: dict[int, list[str]] = {}
        for spot in view.land:
            rows.setdefault(spot.field[1], []).append(self._spoken(spot, dovecotes))
        land = [
            self.say("row", y=str(y), fields=", ".join(said)) for y, said in sorted(rows.items())
        ]
        estates = [
            self.say(
                "estate",
                who=self.name(estate.owner),
                size=estate.size,
                home=_xy(estate.home),
                kind=self.say(f"kind-{estate.kind}"),
                fields=len(estate.fields),
            )
            for estate in view.estates
        ]
        hand = self._hand(view, drawn=False)
        return [*self._heading(view), *land, *estates, *self._boards(view), *hand]

    def event(self, event: Any) -> str:
        if isinstance(event, TieBroken):
            key = "event-tie-shared" if event.is_shared else "event-tie-broken"
            largest = (f"{self.name(seat)} {n}" for seat, n in enumerate(event.largest))
            return self.say(key, largest=", ".join(largest))
        if isinstance(event, Tallied):
            told = ", ".join(map(self._term, event.terms)) or self.say("term-none")
            points = sum(term.points for term in event.terms)
            return self.say("event-tallied", **self.who(event.seat), points=points, terms=told)
        told = super().event(event)
        field = getattr(event, "field", None)
        return f"{told} ({_xy(field)})" if field else told

    def listed(self, offers: Sequence[Any], view: View) -> list[Any]:
        """Of the many places for cards and tiles only some: those that cover most come first."""
        few = [offer for offer in offers if not isinstance(offer, Place | Lay)]
        many = [offer for offer in offers if isinstance(offer, Place | Lay)]
        many.sort(key=lambda offer: -len(_covered(offer, view)) if isinstance(offer, Place) else 0)
        return [*many[: max(4, _LISTED - len(few))], *few[: 2 * _LISTED]]

    def offer(self, action: Any, view: View) -> str:
        told = super().offer(action, view)
        if isinstance(action, Place) and (covered := _covered(action, view)):
            kinds = ", ".join(self.say(f"kind-{letter}") for letter in covered)
            return f"{told}, {self.say('offer-covering', pigeons=kinds)}"
        return told

    def unlisted(self, offers: Sequence[Any], count: int) -> str:
        return self.say("more-places", count=count, example=str(offers[len(offers) // 2]))

    def param(self, name: str, value: Any) -> str | int:
        if name == "kind":
            return self.say(f"kind-{value}")
        if name in ("tiles", "pigeons"):
            return ", ".join(self.say(f"kind-{letter}") for letter in value)
        if name in ("one", "other"):
            return self.name(value)
        return super().param(name, value)

    def params(self, value: Any) -> dict[str, str | int]:
        """Fields of the table become x and y; a card's turn is told as quarter turns."""
        told = super().params(value)
        field = getattr(value, "field", None)
        if field:
            told |= {"x": str(field[0]), "y": str(field[1])}
        if "turn" in told:
            told["quarter"] = told.pop("turn")
        if isinstance(value, Captured):
            told["count"] = len(value.pigeons)
        if isinstance(value, Resized):
            told["way"] = "shrinks" if value.after < value.before else "grows"
        return told

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and on which field, where that is known."""
        told = super().refusal(refusal)
        field = refusal.params.get("field")
        return f"{told} ({field})" if field else told

    def _heading(self, view: View) -> list[str]:
        lines = [self.say("turn", who=self.name(view.seat), pile=len(view.pile))]
        if view.drawn and not len(view.pile):
            lines.append(self.say("last-turn"))
        if view.strays:
            lines.append(self.say("strays", fields=", ".join(map(_xy, view.strays))))
        return lines

    def _land(self, view: View, where: str) -> list[str]:
        left, top, right, bottom = _window(view, where)
        spots = {spot.field: spot for spot in view.land}
        estates = {field: estate for estate in view.estates for field in estate.fields}
        lines = ["     " + "".join(f"{x:^4}" for x in range(left, right + 1)).rstrip()]
        for y in range(top, bottom + 1):
            cells = (
                self._cell(spots.get((x, y)), estates.get((x, y))) for x in range(left, right + 1)
            )
            lines.append(f"{y:>4} {''.join(cells).rstrip()}")
        if len({(left <= x <= right and top <= y <= bottom) for x, y in spots}) > 1:
            lines.append(self.say("window", **_texts(left, top, right, bottom)))
        return [*lines, self.say("legend")]

    def _cell(self, spot: Spot | None, estate: EstateView | None) -> str:
        if spot is None:
            return "    "
        if spot.shows is None:
            return click.style(" ×  ", bold=True)
        letter = spot.shows.upper() if spot.has_tile else spot.shows
        if estate is None:
            return click.style(f" {letter}  ", fg=_PAINTS[spot.shows])
        brackets = _BRACKETS[estate.owner]
        mark = {"small": "⌂", "large": "▲"}[estate.size] if estate.home == spot.field else " "
        shown = f"{brackets[0]}{letter}{mark}{brackets[1]}"
        return click.style(shown, fg=_PAINTS[spot.shows], bold=True)

    def _spoken(self, spot: Spot, dovecotes: dict[Field, EstateView]) -> str:
        x = str(spot.field[0])
        if spot.shows is None:
            return self.say("field-falcon", x=x)
        kind = self.say(f"kind-{spot.shows}")
        if estate := dovecotes.get(spot.field):
            who = self.name(estate.owner)
            return self.say("field-dovecote", x=x, kind=kind, size=estate.size, who=who)
        return self.say("field-tile" if spot.has_tile else "field", x=x, kind=kind)

    def _boards(self, view: View) -> list[str]:
        return [line for seat, board in enumerate(view.boards) for line in self._board(seat, board)]

    def _board(self, seat: int, board: Board) -> list[str]:
        player = board.player
        first = self.say(
            "board",
            who=f"{_BRACKETS[seat][0]}{self.name(seat)}{_BRACKETS[seat][1]}",
            small=player.small,
            large=player.large,
            eyases=player.eyases,
            adults=player.adults,
            points=sum(term.points for term in board.terms if term.name != _OPEN),
        )
        aim = self.say("no-objective")
        if player.objective:
            aim = self.say("objective", card=player.objective, lacking=self._letters(board.lacking))
        parts = [aim, *(self._term(term) for term in board.terms if term.name == _OPEN)]
        parts.append(self.say("tiles", tiles=self._letters(player.board)))
        return [first, f"    {'; '.join(parts)}"]

    def _letters(self, numbers: Sequence[int]) -> str:
        letters = "".join(letter * n for letter, n in zip(KINDS, numbers, strict=True))
        return " ".join(letters) or self.say("nothing")

    def _hand(self, view: View, *, drawn: bool) -> list[str]:
        step = view.step
        if not isinstance(step, Placing):
            return []
        lines = ["", self.say("former" if step.is_former else "hand", card=step.card)]
        if drawn:
            a, b, c, d = (click.style(k, fg=_PAINTS[k], bold=True) for k in step.card)
            lines += [f"    {a} {b}", f"    {d} {c}"]
        return lines

    def _term(self, term: Term) -> str:
        told = {"points": term.points}
        if term.name != _OPEN:
            told["fields"] = term.fields
        return self.say(f"term-{term.name}", **told)


def _covered(place: Place, view: View) -> str:
    """The kinds of pigeons that the card would lie on."""
    x, y = place.field
    square = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
    return "".join(spot.shows or "" for spot in view.land if spot.field in square)


def _window(view: View, where: str) -> tuple[int, int, int, int]:
    """The part of the land to show: all of it, or so much as fits around a field."""
    xs, ys = ([spot.field[i] for spot in view.land] for i in (0, 1))
    at = re.fullmatch(r"(-?[0-9]{1,6}),(-?[0-9]{1,6})", where)
    if where and not at:
        raise UnreadableError(text=where, expected="look 2,-1")
    x, y = (int(at[1]), int(at[2])) if at else (sum(xs) // len(xs), sum(ys) // len(ys))
    left, right = _span(min(xs) - 1, max(xs) + 1, x, _wide())
    top, bottom = _span(min(ys) - 1, max(ys) + 1, y, _HIGH)
    return left, top, right, bottom


def _wide() -> int:
    """As many fields as the terminal has room for beside the numbers of the rows."""
    columns = width()
    return _WIDE if columns is None else max(_LEAST, min(_WIDE, (columns - 5) // 4))


def _span(low: int, high: int, centre: int, most: int) -> tuple[int, int]:
    if high - low < most:
        return low, high
    start = max(low, min(centre - most // 2, high - most + 1))
    return start, start + most - 1


def _texts(left: int, top: int, right: int, bottom: int) -> dict[str, str]:
    return {"left": str(left), "top": str(top), "right": str(right), "bottom": str(bottom)}


def _xy(field: Field) -> str:
    return f"{field[0]},{field[1]}"
