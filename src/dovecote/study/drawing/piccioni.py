"""Piccioni drawn: the four Places, an Area for every player, and one's own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from dovecote.games.piccioni.components import HIDDEN
from dovecote.games.piccioni.view import Area, PlaceView, View
from dovecote.study.drawing.sheet import Sheet, art, ink, paint

_BIRD, _GAP = 66, 8
_PLACE, _SCENE, _AREA = (
    330,
    150,
    200,
)  # the width of a Place, the heights of its picture and an Area
_PIECES = {"lots": "guano-lots", "souvenir": "stall", HIDDEN: "trophy-back"}


def draw(
    view: View,
    colours: tuple[str, ...],
    hands: Sequence[Sequence[str]] = (),
    names: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """The table as a seat sees it; with the hands of all, where the whole truth is drawn."""
    sheet = Sheet()
    seats = len(view.areas)
    wide = 4 * (_PLACE + _GAP) - _GAP
    for number, place in enumerate(view.places):
        _place(sheet, place, number * (_PLACE + _GAP), names.get(place.id) or place.id)
    abreast = 2 if seats in (2, 4) else 3
    each = (wide - (abreast - 1) * _GAP) / abreast
    top = _SCENE + 120 + 2 * _GAP
    for seat, area in enumerate(view.areas):
        x, y = (seat % abreast) * (each + _GAP), top + seat // abreast * (_AREA + _GAP)
        held = hands[seat] if hands else view.hand if seat == view.viewer else ()
        _area(sheet, area, seat == view.seat, paint(colours, seat), (x, y, each), held)
    foot = top + -(-seats // abreast) * (_AREA + _GAP) + _GAP
    _decks(sheet, view, foot)
    points = [sum(term.points for term in area.terms) for area in view.areas]
    title = f"Piccioni {' : '.join(map(str, points))}"
    return sheet.svg(title, (-26, -14, wide + 40, foot + 14 + 84))


def _place(sheet: Sheet, place: PlaceView, x: float, name: str) -> None:
    sheet.panel(x, 0, _PLACE, _SCENE + 120)
    scene = place.id if place.id in art().pieces else "street"
    sheet.add(f'<svg x="{x + 1.5:g}" y="1.5" width="{_PLACE - 3}" height="{_SCENE}">')
    sheet.piece(scene, 0, -(0.6 * _PLACE - _SCENE) / 2, _PLACE, line=2)
    sheet.add("</svg>")
    sheet.add(f'<path d="M{x:g} {_SCENE}h{_PLACE}" stroke="{ink("art-ink")}" stroke-width="3"/>')
    _plate(sheet, x + 10, name, "start")
    if place.spaces is not None and place.free is not None:
        _plate(sheet, x + _PLACE - 10, f"{place.spaces - place.free}/{place.spaces}", "end")
    _row(sheet, place.pigeons, x + 10, _SCENE + 112, _PLACE - 20)


def _plate(sheet: Sheet, x: float, text: str, anchor: str) -> None:
    wide = 20 + 11.5 * len(text)
    left = x if anchor == "start" else x - wide
    sheet.add(
        f'<rect x="{left:g}" y="10" width="{wide:g}" height="30" rx="9" fill="{ink("art-cream")}" '
        f'stroke="{ink("art-ink")}" stroke-width="2.5"/>'
    )
    sheet.text(left + wide / 2, 32, text, 19)


def _row(sheet: Sheet, things: Sequence[str], x: float, foot: float, wide: float) -> None:
    """Pigeons and dirt side by side, closer together where there are many."""
    step = min(_BIRD + 8, (wide - _BIRD) / max(1, len(things) - 1))
    for place, thing in enumerate(things):
        sheet.piece(_piece(thing), x + place * step, foot - _BIRD, _BIRD, _BIRD, line=3.8)


def _area(
    sheet: Sheet,
    area: Area,
    is_turn: bool,
    colour: str,
    where: tuple[float, float, float],
    hand: Sequence[str],
) -> None:
    x, y, wide = where
    sheet.panel(x, y, wide, _AREA, colour)
    if is_turn:
        sheet.shape(f"M{x - 16:g} {y + 60:g}l12 14l-12 14Z", ink("glow"))
    sheet.text(x + wide - 14, y + 52, sum(term.points for term in area.terms), 34, "end")
    at = x + 12
    for trophy, number in Counter([*area.trophies, *area.unseen]).items():
        sheet.add(
            f'<circle cx="{at + 18:g}" cy="{y + 42:g}" r="19" fill="{ink("p-yellow")}" '
            f'stroke="{ink("art-ink")}" stroke-width="2.5"/>'
        )
        sheet.piece(_piece(trophy), at + 3, y + 27, 30, 30, line=5)
        sheet.text(at + 40, y + 50, number, 19, "start")
        at += 58
    _row(sheet, [*area.pigeons, *area.dirt], x + 12, y + 134, wide - 24)
    at = x + 12
    for card in hand or [HIDDEN] * area.hand_size:
        _card(sheet, card, at, y + 142)
        at += 50


def _card(sheet: Sheet, card: str, x: float, y: float) -> None:
    """A card of a hand, or its back."""
    if card == HIDDEN:
        sheet.piece("action-back", x, y, 34, line=5)
        return
    sheet.add(
        f'<rect x="{x:g}" y="{y:g}" width="44" height="50" rx="6" fill="{ink("art-cream")}" '
        f'stroke="{ink("art-ink")}" stroke-width="2.5"/>'
    )
    sheet.piece(_piece(card), x + 3, y + 6, 38, 38, line=5)


def _decks(sheet: Sheet, view: View, y: float) -> None:
    """How many cards lie in each deck and in the discard."""
    for x, back, number in ((0, "pigeon-back", view.flock), (130, "action-back", view.deck)):
        sheet.piece(back, x, y, 48, line=4)
        sheet.text(x + 58, y + 44, number, 28, "start")
    at = 280.0
    for card, count in view.discard.counts:
        at = sheet.count(_piece(card), at, y + 16, count)


def _piece(thing: str) -> str:
    """The piece of a card or a pigeon; one that nobody has drawn shows a back."""
    found = _PIECES.get(thing, thing)
    return found if found in art().pieces else "action-back"
