"""A place at a table, as everything that speaks of players names them."""

from typing import NewType

Seat = NewType("Seat", int)  # clockwise from 0
