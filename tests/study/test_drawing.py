"""Drawings hold what lies on the table, no more than a seat may know, and look alike everywhere."""

from __future__ import annotations

import re
import struct
from collections import Counter
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest
from tools import pieces

from dovecote.core.game import Seat
from dovecote.core.options import read as read_options
from dovecote.games import GAMES
from dovecote.games.columba.state import Player
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.drawing import html, png, svg
from dovecote.study.drawing.hem import hem
from dovecote.study.drawing.sheet import Sheet, art

DRAWN = ("columba", "columbiz", "piccioni")  # the games that have drawings


@cache
def middle(name: str, seats: int = 2, moves: int = 60) -> AnyTable:
    """A table after some moves of chance."""
    game = GAMES[name]
    options = read_options(game.options_type, {"seats": str(seats)})
    table: AnyTable = Table(game, options, Seeded("drawing"))
    rng = Random(seats)
    for _ in range(moves):
        for seat in table.seats:
            if offers := table.offers(seat):
                table.act(seat, rng.choice(offers))
    return table


def used(text: str) -> Counter[str]:
    """How often each piece lies in a drawing, without its line."""
    names = re.findall(r'<use href="#dovecote-([a-z0-9-]+)-[0-9_]+"', text)
    return Counter(names)


def drawn(thing: object, seat: Seat | None = None) -> str:
    found = svg(thing, seat)
    assert found is not None
    return found


def test_the_pieces_are_those_of_the_page() -> None:
    """`python -m tools.pieces` writes them anew."""
    assert pieces.FILE.read_text("utf-8") == pieces.written()


def test_every_piece_is_whole() -> None:
    """Nothing is left of style sheets, and nothing points to what is not there."""
    for name, (box, body) in art().pieces.items():
        ElementTree.fromstring(f"<svg>{body}</svg>")
        assert len(box.split()) == 4, name
        assert not re.search(r"class=|var\(|calc\(|href=", body), name


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_drawing_is_well_formed_and_refers_to_its_own(name: str, seats: int) -> None:
    table = middle(name, seats)
    for text in (drawn(table), *(drawn(table, seat) for seat in table.seats)):
        root = ElementTree.fromstring(text)
        known = {element.get("id") for element in root.iter()}
        wanted = re.findall(r'(?:href="|url\()#([\w-]+)', text)
        assert wanted
        assert set(wanted) <= known
        assert "~" not in text


@pytest.mark.parametrize("name", DRAWN)
def test_before_the_first_move_there_is_a_picture_too(name: str) -> None:
    game = GAMES[name]
    assert drawn(game.setup(game.options_type()))  # type: ignore[call-arg]


def test_columbiz_shows_every_pawn_on_its_square() -> None:
    table = middle("columbiz", 3)
    view = table.view(None)
    text = drawn(view)
    squares = Counter(spot.owner for spot in view.board if spot.owner is not None)
    assert squares, "some pawns are on the board"
    at = re.findall(r'href="#dovecote-pawn-([a-z]+)-3" x="(\d+)" y="(\d+)" width="70"', text)
    colours = ("purple", "blue", "grey")  # violet, blue, grey: CZ-1
    assert Counter(colour for colour, _, _ in at) == {colours[s]: n for s, n in squares.items()}
    places = {
        (spot.square.column, spot.row): colours[spot.owner]
        for spot in view.board
        if spot.owner is not None
    }
    assert {((int(x) - 14) // 96 + 1, (int(y) - 100) // 96): c for c, x, y in at} == places


def test_columba_shows_every_field_tile_falcon_and_dovecote() -> None:
    table = middle("columba", 2, 120)
    view = table.view(None)
    found = used(drawn(view))
    players: list[Player] = [board.player for board in view.boards]
    hands = sum(1 for board in players if board.objective) + hasattr(view.step, "card")
    assert sum(found[f"ground-{kind}"] for kind in "gwsb") == len(view.land) + 4 * hands
    built = Counter(estate.size for estate in view.estates)
    for size in ("large", "small"):
        left = sum(getattr(player, size) for player in players)
        lie = sum(found[f"dovecote-{size}-{colour}"] for colour in ("red", "yellow"))
        assert lie == built[size] + left
    assert built, "somebody has built"
    on_land = sum(spot.shows is None for spot in view.land)
    assert found["falcon"] == on_land + len(players) + 1  # and where they are counted


def test_piccioni_shows_every_pigeon() -> None:
    table = middle("piccioni", 3, 40)
    view = table.view(None)
    zones = [*view.places, *view.areas]
    lying = Counter(pigeon for zone in zones for pigeon in zone.pigeons)
    text = drawn(view)
    at = re.findall(r'href="#dovecote-([a-z]+)-3_8"[^>]* width="66"', text)
    dirt = Counter("guano-lots" if d == "lots" else d for a in view.areas for d in a.dirt)
    assert lying
    assert Counter(at) + Counter({"guano-lots": dirt["guano-lots"]}) == lying + dirt


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_nothing_in_a_drawing_that_it_does_not_know(seat: int) -> None:
    """Another world that looks the same to it is drawn the same; the whole truth is not."""
    game = GAMES["piccioni"]
    table = middle("piccioni", 3, 40)
    me = Seat(seat)
    worlds = [game.imagine(table.view(me), Random(n)) for n in range(5)]
    mine = drawn(table, me)
    assert {drawn(world, me) for world in worlds} == {mine}
    assert len({drawn(world) for world in worlds}) > 1


def test_a_notebook_finds_the_picture_of_a_value() -> None:
    for name in DRAWN:
        table = middle(name)
        assert table.state._repr_svg_() == drawn(table.state)
        assert table.view(Seat(0))._repr_svg_() == drawn(table.view(Seat(0)))
        told = table.record._repr_html_()
        assert told is not None
        assert drawn(table.record) in told
        assert f"{table.at} entries" in told


def test_what_nobody_can_draw_has_no_picture() -> None:
    assert svg("a text") is None
    assert html("a text") is None


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", picture[16:24])
    return wide, high


@pytest.mark.parametrize("name", DRAWN)
def test_a_png_is_as_wide_as_asked(name: str) -> None:
    text = drawn(middle(name))
    _, _, wide, high = map(float, ElementTree.fromstring(text).attrib["viewBox"].split())
    across, down = size(png(text, 240))
    assert across == 240
    assert abs(down - 240 * high / wide) <= 1


def test_letters_need_no_font_of_the_machine() -> None:
    bare, said = Sheet(), Sheet()
    said.text(40, 30, "12")
    box = (0.0, 0.0, 80.0, 40.0)
    assert png(bare.svg("x", box)) != png(said.svg("x", box))


def test_a_hem_goes_round_fields_clockwise_and_inside() -> None:
    assert hem([(0, 0)], 6) == "M6 6L90 6L90 90L6 90Z"
    assert hem([(0, 0), (1, 0)], 0) == "M0 0L192 0L192 96L0 96Z"


def test_a_hem_has_a_way_round_each_hole_and_each_part() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert hem(ring, 0).count("M") == 2
    assert hem([(0, 0), (1, 1)], 0).count("M") == 2  # they touch by a corner only
