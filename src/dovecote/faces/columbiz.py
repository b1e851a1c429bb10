"""Columbiz at the terminal: the board, the dice, the pad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
from babel.lists import format_list

from dovecote.core.chance import Dice
from dovecote.faces.face import Face
from dovecote.games.columbiz.actions import Action, Put, Reroll
from dovecote.games.columbiz.board import SIDE
from dovecote.games.columbiz.dice import without
from dovecote.games.columbiz.events import Captured, Placed, Scored, TakenUp, Tallied, Term, Thrown
from dovecote.games.columbiz.state import Ended, Keeping, Placing, Throwing
from dovecote.games.columbiz.view import Spot, View

_PAWNS = "●▲■◆"  # a shape for each seat, so that colour is never the only sign
_PAINTS = {"violet": "magenta", "blue": "blue", "grey": "white", "black": "yellow"}


class ColumbizFace(Face):
    """A board of numbers and pawns; columns under the faces of a die."""

    def drawing(self, view: View, offers: Sequence[Action], where: str = "") -> list[str]:
        squares = {action.square for action in offers if isinstance(action, Put)}
        rows = [[""] * SIDE for _ in range(SIDE)]
        for spot in view.board:
            rows[spot.row][spot.square.column - 1] = self._cell(spot, spot.square in squares)
        head = "".join(f"   {'⚀⚁⚂⚃⚄⚅'[face]} {face + 1}" for face in range(SIDE))
        board = ["  " + "".join(cells).rstrip() for cells in rows]
        return [
            "",
            self._heading(view),
            "  " + head,
            *board,
            "",
            *self._pad(view),
            *self._dice(view),
        ]

    def account(self, view: View) -> list[str]:
        lines = [self._heading(view)]
        for column in range(1, SIDE + 1):
            held = [s for s in view.board if s.square.column == column and s.owner is not None]
            lines.append(self._column(column, held))
        for seat, player in enumerate(view.players):
            lines.append(
                self.say(
                    "standing",
                    who=self.name(seat),
                    reserve=player.reserve,
                    captured=sum(player.captured),
                    aside=player.set_aside,
                    lines=player.pad[0].points,
                    captures=player.pad[1].points,
                    total=sum(term.points for term in player.pad),
                )
            )
        return lines + self._dice(view)

    def event(self, event: Any) -> str:
        match event:
            case Scored(seat, terms) | Tallied(seat, terms):
                points = sum(term.points for term in terms)
                told = ", ".join(map(self._term, terms))
                key = "event-scored" if isinstance(event, Scored) else "event-tallied"
                return self.say(key, **self.who(seat), points=points, terms=told)
            case Captured(seat, owner, squares):
                told = self.say(
                    "event-captured",
                    **self.who(seat),
                    **self.owner(owner),
                    count=len(squares),
                )
                return f"{told} ({', '.join(map(str, squares))})"
            case TakenUp(seat, faces, kept):
                return self.say("event-taken-up", **self.who(seat), **self._thrown(faces, kept))
            case _:
                return super().event(event)

    def params(self, value: Any) -> dict[str, str | int]:
        """A square is told by its column and its number."""
        told = super().params(value)
        if isinstance(value, Placed):
            told |= {"column": value.square.column, "number": value.square.number}
        if isinstance(value, Thrown) and len(value.fell) == len(value.dice):
            told |= {"throw": 1}  # all of them: what lies there needs no second telling
        return told

    def offer(self, action: Any, view: View) -> str:
        if isinstance(action, Put):
            square = action.square
            return self.say("offer-put", column=square.column, number=square.number)
        if isinstance(action, Reroll) and isinstance(view.step, Keeping):
            kept = without(view.step.dice, action.faces)
            return self.say("offer-reroll", **self._thrown(action.faces, kept))
        return super().offer(action, view)

    def listed(self, offers: Sequence[Any], view: View) -> list[Any]:
        """All but the many ways to throw again."""
        return [offer for offer in offers if not isinstance(offer, Reroll)]

    def unlisted(self, offers: Sequence[Any], count: int) -> str:
        return self.say("more-rerolls", count=count, example=str(offers[len(offers) // 2]))

    def _heading(self, view: View) -> str:
        parts = [self.say("round", round=view.round)]
        if isinstance(view.step, Throwing | Keeping | Placing):
            parts.append(self.name(view.seat))
        if isinstance(view.step, Keeping):
            parts.append(self.say("throw", throw=view.step.throw))
        if view.is_last_round and not isinstance(view.step, Ended):
            parts.append(self.say("last-round"))
        return " · ".join(parts)

    def _pawn(self, seat: int) -> str:
        return click.style(_PAWNS[seat], fg=_PAINTS[self.colours[seat]], bold=True)

    def _cell(self, spot: Spot, offered: bool) -> str:
        if spot.owner is not None:
            return f"   {self._pawn(spot.owner)}  "
        number = str(spot.square.number)
        if offered:
            return "  " + click.style(f"[{number}]", bold=True) + " "
        return "   " + click.style(number, dim=True) + "  "

    def _pad(self, view: View) -> list[str]:
        width = max(len(self.name(seat)) for seat in range(len(view.players)))
        lines = []
        for seat, player in enumerate(view.players):
            pawn = self._pawn(seat)
            above, below = player.pad
            counts = {
                "reserve": player.reserve,
                "captured": sum(player.captured),
                "set-aside": player.set_aside,
            }
            points = {
                "lines": above.points,
                "captures": below.points,
                "total": above.points + below.points,
            }
            left, right = (
                " ".join(f"{self.say(key)} {value:>2}" for key, value in part.items())
                for part in (counts, points)
            )
            lines.append(f"  {pawn} {self.name(seat):<{width}}  {left} │ {right}")
        return lines

    def _dice(self, view: View) -> list[str]:
        step = view.step
        if not isinstance(step, Keeping | Placing):
            return []
        dice = " ".join(map(str, step.dice)) or self.say("no-dice")
        used = isinstance(step, Placing) and step.placed
        lines = ["", self.say("dice-left" if used else "dice", dice=dice)]
        if isinstance(step, Keeping) and not view.fits:
            lines.append(click.style(self.say("nothing-fits", pawns=view.at_stake), bold=True))
        return lines

    def _column(self, column: int, held: list[Spot]) -> str:
        if not held:
            return self.say("column-empty", column=column)
        squares = ", ".join(
            self.say("square-held", number=spot.square.number, who=self.name(spot.owner or 0))
            for spot in held
        )
        return self.say("column", column=column, squares=squares)

    def _thrown(self, faces: Dice, kept: Dice) -> dict[str, str | int]:
        """What is kept of a throw, and how many dice are thrown again."""
        counted = [
            self.say("dice-of", face=face, count=kept.count(face)) for face in sorted(set(kept))
        ]
        told = format_list(counted, locale=self.words.language) if counted else ""
        return {"kept": told, "held": len(kept), "count": len(faces)}

    def _term(self, term: Term) -> str:
        return self.say(f"term-{term.name}", size=term.size, points=term.points)
