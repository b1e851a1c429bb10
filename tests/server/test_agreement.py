"""Agreements of earlier servers are still good."""

from __future__ import annotations

import msgspec
import pytest

from dovecote.core.colours import seat_colours
from dovecote.core.options import read
from dovecote.games.columba import COLUMBA
from dovecote.tables.agreement import Wish, read_stored

FORMER = (
    '{"game":"columba","options":{"seats":"%d","variant":"junior","interleave_options":"false",'
    '"tile_supply":"limited","minimum_group":"1","colours":"purple-green-red-yellow"},'
    '"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},'
    '"watch":"link","listed":false,"help":"legal"}'
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_that_were_an_option_become_those_of_the_seats(seats: int) -> None:
    agreed = read_stored(FORMER % seats)
    assert agreed.colours == ("purple", "green", "red", "yellow")[:seats]
    assert seat_colours(COLUMBA, seats, agreed.colours) == agreed.colours
    assert read(COLUMBA.options_type, agreed.options).seats == seats  # the rules take the rest


@pytest.mark.parametrize("colours", [(), ("green", "red")])
def test_what_is_stored_now_reads_as_it_was(colours: tuple[str, ...]) -> None:
    agreed = Wish("columba", colours=colours).agreement()
    assert read_stored(msgspec.json.encode(agreed).decode()) == agreed
