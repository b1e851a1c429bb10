"""Columbiz drawn: the six towers, the dice, and what everyone has beside the board."""

from __future__ import annotations

from dovecote.games.columbiz.state import Beginning, Keeping, Placing, Throwing
from dovecote.games.columbiz.view import Spot, View
from dovecote.study.drawing.sheet import Sheet, ink, paint

_CELL, _ROOF = 96, 80
_WIDE, _FOOT = 6 * _CELL, _ROOF + 6 * _CELL
_ARCH = "M{x} {foot}v-50a32 32 0 0 1 64 0v50Z"
_PANEL, _SPACE = 220, 14


def draw(view: View, colours: tuple[str, ...]) -> str:
    """The table as everyone sees it."""
    sheet = Sheet()
    _towers(sheet)
    for spot in view.board:
        _square(sheet, spot, colours)
    _dice(sheet, view, _FOOT + 34)
    left = _WIDE + 36
    for seat in range(len(view.players)):
        _player(sheet, view, seat, colours, left, seat * (150 + _SPACE))
    points = [sum(term.points for term in player.pad) for player in view.players]
    title = f"Columbiz {' : '.join(map(str, points))}"
    return sheet.svg(title, (-30, -14, left + _PANEL + 44, _FOOT + 130))


def _towers(sheet: Sheet) -> None:
    for column in range(6):
        x = column * _CELL
        sheet.shape(f"M{x} {_ROOF - 2}h{_CELL}V{_FOOT}h-{_CELL}Z", ink("art-paper"))
    for column in range(6):
        sheet.piece(f"column-{column + 1}", column * _CELL, 0, _CELL, _ROOF)
    sheet.shape(f"M-14 {_FOOT}H{_WIDE + 14}v16H-14Z", ink("art-roof"))


def _square(sheet: Sheet, spot: Spot, colours: tuple[str, ...]) -> None:
    x, y = (spot.square.column - 1) * _CELL, _ROOF + spot.row * _CELL
    arch = _ARCH.format(x=x + 16, foot=y + 92)
    number = spot.square.number
    if spot.owner is None:
        sheet.shape(arch, ink("art-slate-2"))
        sheet.text(x + 48, y + 74, number, 36, fill=ink("art-cream"))
        return
    sheet.shape(arch, ink("art-cream"))
    sheet.piece("pawn", x + 14, y + 20, 70, colour=paint(colours, spot.owner))
    sheet.shape(f"M{x + 68} {y + 82}a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z", ink("art-cream"), 2.5)
    sheet.text(x + 80, y + 88, number, 17)


def _dice(sheet: Sheet, view: View, y: float) -> None:
    """Those that have fallen, or were kept for the next throw."""
    match view.step:
        case Keeping(dice=dice) | Placing(dice=dice) | Throwing(kept=dice) | Beginning(fell=dice):
            for place, face in enumerate(dice):
                sheet.piece(f"die-{face}", place * 72, y, 64)
        case _:
            pass


def _player(
    sheet: Sheet, view: View, seat: int, colours: tuple[str, ...], x: float, y: float
) -> None:
    player, colour = view.players[seat], paint(colours, seat)
    sheet.panel(x, y, _PANEL, 150, colour)
    if seat == view.seat:
        sheet.shape(f"M{x - 22} {y + 60}l14 14l-14 14Z", ink("glow"))
    sheet.piece("pawn", x + 12, y + 26, 54, line=4, colour=colour)
    sheet.text(x + 72, y + 64, f"×{player.reserve}", 26, "start")
    sheet.text(x + _PANEL - 14, y + 66, sum(term.points for term in player.pad), 40, "end")
    for other, number in enumerate(player.captured):
        if other != seat:
            at = x + 12 + 66 * (other - (other > seat))
            sheet.piece("pawn", at, y + 92, 40, line=5, colour=paint(colours, other))
            sheet.piece("bars", at, y + 92, 40, line=5)
            sheet.text(at + 42, y + 120, number, 20, "start")
