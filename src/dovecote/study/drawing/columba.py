"""Columba drawn: the land with its estates, and a board for every player."""

from __future__ import annotations

from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Field
from dovecote.games.columba.state import Placing
from dovecote.games.columba.view import Board, EstateView, View
from dovecote.study.drawing.hem import hem
from dovecote.study.drawing.sheet import Sheet, ink, paint

_SIDE = 96
_WIDE, _HIGH, _SPACE = 400, 196, 16  # of a board
_BESIDE = {"large": (38, 128), "small": (6, 96)}  # how far up a dovecote reaches, how high it is


def draw(view: View, colours: tuple[str, ...]) -> str:
    """The table as everyone sees it."""
    sheet = Sheet()
    _land(sheet, view)
    for estate in view.estates:
        _hem(sheet, estate, paint(colours, estate.owner))
    _lodgers(sheet, view)
    for estate in sorted(view.estates, key=lambda estate: estate.home[1]):
        _dovecote(sheet, view, estate, paint(colours, estate.owner))
    left, top, right, bottom = _bounds(view)
    boards_left = (left + right) / 2 - (len(view.boards) * (_WIDE + _SPACE) - _SPACE) / 2
    for seat in range(len(view.boards)):
        x = boards_left + seat * (_WIDE + _SPACE)
        _board(sheet, view, seat, paint(colours, seat), x, bottom + 60)
    _beside(sheet, view, right + 60, top)
    points = [sum(term.points for term in board.terms) for board in view.boards]
    low = min(left, boards_left) - 30
    high = max(right + 60 + 220, boards_left + len(view.boards) * (_WIDE + _SPACE)) + 14
    title = f"Columba {' : '.join(map(str, points))}"
    return sheet.svg(title, (low, top - 60, high - low, bottom - top + 60 + 60 + _HIGH + 24))


def _bounds(view: View) -> tuple[float, float, float, float]:
    fields = [spot.field for spot in view.land] or [(0, 0), (1, 1)]
    xs, ys = [x for x, _ in fields], [y for _, y in fields]
    return min(xs) * _SIDE, min(ys) * _SIDE, (max(xs) + 1) * _SIDE, (max(ys) + 1) * _SIDE


def _land(sheet: Sheet, view: View) -> None:
    """Grounds, wild pigeons where nothing stands on them, and the edge of it all."""
    homes = {estate.home for estate in view.estates}
    for spot in view.land:
        x, y = spot.field[0] * _SIDE, spot.field[1] * _SIDE
        if spot.shows:
            sheet.piece(f"ground-{spot.shows}", x, y, _SIDE)
            if not spot.has_tile and spot.field not in homes:
                sheet.piece(f"bird-{spot.shows}", x, y, _SIDE)
        sheet.add(
            f'<rect x="{x}" y="{y}" width="{_SIDE}" height="{_SIDE}" fill="none" '
            f'stroke="{ink("art-ink")}" stroke-width="1" stroke-opacity="0.4"/>'
        )
    _line(sheet, hem([spot.field for spot in view.land], 0), ink("art-ink"), 4)


def _lodgers(sheet: Sheet, view: View) -> None:
    """Tame pigeons and falcons; one that came this turn has a dot."""
    for spot in view.land:
        x, y = spot.field[0] * _SIDE, spot.field[1] * _SIDE
        if spot.shows is None:
            sheet.piece("falcon", x, y, _SIDE)
        elif spot.has_tile:
            sheet.piece(f"tile-{spot.shows}", x + 9, y + 9, 78)
            if spot.is_fresh:
                sheet.shape(f"M{x + 72} {y + 18}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z", ink("glow"))


def _hem(sheet: Sheet, estate: EstateView, colour: str) -> None:
    path = hem(estate.fields, 6.5)
    _line(sheet, path, ink("art-ink"), 13)
    _line(sheet, path, ink(f"p-{colour}"), 8.5)
    _line(sheet, path, sheet.hatch(colour), 8.5)


def _line(sheet: Sheet, path: str, stroke: str, width: float) -> None:
    sheet.add(
        f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width:g}" '
        'stroke-linejoin="round"/>'
    )


def _dovecote(sheet: Sheet, view: View, estate: EstateView, colour: str) -> None:
    """The tower, and on its shield what the estate counts."""
    x, y = estate.home[0] * _SIDE, estate.home[1] * _SIDE
    up, high = _BESIDE[estate.size]
    sheet.piece(f"dovecote-{estate.size}-{colour}", x, y - up, _SIDE, high)
    points, fields = _points(view, estate), len(estate.fields)
    told = f"{fields}×{points // fields}" if estate.size == "large" else f"{points}"
    half = 11 + 6.25 * len(told)
    mid, top = x + 48, y + 80
    shield = f"M{mid - half:g} {top}h{2 * half:g}v20q0 12 {-half:g} 18q{-half:g} -6 {-half:g} -18Z"
    sheet.shape(shield, ink(f"p-{colour}"), 3, colour)
    sheet.add(
        f'<rect x="{mid - half + 4:g}" y="{top + 4}" width="{2 * half - 8:g}" height="22" rx="5" '
        f'fill="{ink("art-cream")}"/>'
    )
    sheet.text(mid, top + 22.5, told)


def _points(view: View, estate: EstateView) -> int:
    terms = view.boards[estate.owner].terms
    return next(term.points for term in terms if term.home == estate.home)


def _board(sheet: Sheet, view: View, seat: int, colour: str, x: float, y: float) -> None:
    board = view.boards[seat]
    player = board.player
    sheet.panel(x, y, _WIDE, _HIGH, colour)
    if seat == view.seat:
        sheet.shape(f"M{x - 15} {y + 80}l12 14l-12 14Z", ink("glow"))
    if player.objective:
        _objective(sheet, board, x + 16, y + 32)
    at = x + 176
    for number, size in ((player.large, "large"), (player.small, "small")):
        for _ in range(number):
            sheet.piece(f"dovecote-{size}-{colour}", at, y + 28, 42, line=5.5)
            at += 44
    sheet.text(x + _WIDE - 16, y + 64, sum(term.points for term in board.terms), 38, "end")
    at = x + 172
    for kind, number in zip(KINDS, player.board, strict=True):
        at = sheet.count(f"tile-{kind}", at, y + 98, number, 32)
    at = sheet.count("eyas", x + 172, y + 144, player.eyases)
    sheet.count("falcon", at + 8, y + 144, player.adults)


def _objective(sheet: Sheet, board: Board, x: float, y: float) -> None:
    """The card that is to be filled, with the tiles that lie on it."""
    left = dict(zip(KINDS, board.player.captured, strict=True))
    _card(sheet, board.player.objective or "", x, y, 70, left)


def _beside(sheet: Sheet, view: View, x: float, y: float) -> None:
    """The pile, the card in hand, and the supply."""
    sheet.piece("card-back", x, y, 72)
    sheet.text(x + 84, y + 48, len(view.pile), 30, "start")
    if isinstance(view.step, Placing):
        _card(sheet, view.step.card, x, y + 92, 80, {})
    at = x
    for kind, number in zip(KINDS, view.supply, strict=True):
        if kind == KINDS[2]:
            at = x
        at = sheet.count(f"tile-{kind}", at, y + 268 + 40 * (kind in KINDS[2:]), number)
    sheet.count("falcon", x, y + 348, view.falcons)


def _card(sheet: Sheet, card: str, x: float, y: float, side: float, tiles: dict[str, int]) -> None:
    """Four fields, clockwise from the top left one as its letters are written."""
    spots: tuple[Field, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
    for (column, row), kind in zip(spots, card, strict=True):
        at, down = x + column * side, y + row * side
        sheet.piece(f"ground-{kind}", at, down, side, line=4)
        if tiles.get(kind):
            tiles[kind] -= 1
            sheet.piece(f"tile-{kind}", at, down, side, line=4)
        else:
            sheet.piece(f"bird-{kind}", at, down, side, line=4)
    sheet.add(
        f'<rect x="{x:g}" y="{y:g}" width="{2 * side:g}" height="{2 * side:g}" rx="8" fill="none" '
        f'stroke="{ink("art-ink")}" stroke-width="4"/>'
    )
