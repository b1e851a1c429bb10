"""What a player prefers, in points: data that `python -m workshop.fit_piccioni` writes."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec


class Preferences(msgspec.Struct, frozen=True):
    """What a player prefers, in points."""

    card: float  # a card in hand
    last_card: float  # the same in a last round
    reaction: float  # more, if it can be played out of turn
    others: float  # what all others together lose
    leader: float  # how much more the best of the others matters
    guano: float  # in an Area before the last round, when a card can still clean it away
    lots: float
    pace: float  # pigeons of an Area that cost nothing, for each turn left to make Trophies of them
    crowded: float  # a revealed pigeon for which there is no Place
    full: float  # part of that cost if no Place has a space
    tight: float  # and if none has two
    roomy: float  # and if there is room
    kept: float  # of what a card could do now, if it is kept
    revealed: float  # pigeons revealed in a turn
    choice: float  # to draw more than one may keep


def _read(name: str) -> Preferences:
    text = files(__package__).joinpath("data", "preferences.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)[name], Preferences)


RACER = _read("racer")  # the one to play against
GREEDY = _read("greedy")  # counts its own points, and keeps nothing for later
MEDDLER = _read("meddler")  # plays by the printed points, and is glad of what others lose
