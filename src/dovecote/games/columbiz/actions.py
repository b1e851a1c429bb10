"""What a player may do, and its notation."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from dovecote.core.chance import Dice
from dovecote.core.errors import UnreadableError
from dovecote.core.game import KeptOffers
from dovecote.games.columbiz.board import BITS, SQUARES, Square
from dovecote.games.columbiz.dice import parts


class Reroll(msgspec.Struct, frozen=True, tag=True):
    """Throw some of the dice again."""

    faces: Dice

    def __str__(self) -> str:
        return f"reroll {' '.join(map(str, self.faces))}"


class Stand(msgspec.Struct, frozen=True, tag=True):
    """Keep what lies there, and place."""

    def __str__(self) -> str:
        return "stand"


class Put(msgspec.Struct, frozen=True, tag=True):
    """Put a pawn on a square."""

    square: Square

    def __str__(self) -> str:
        return f"put {self.square}"


class End(msgspec.Struct, frozen=True, tag=True):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


class Forfeit(msgspec.Struct, frozen=True, tag=True):
    """Set pawns aside because nothing fits."""

    def __str__(self) -> str:
        return "forfeit"


Action: TypeAlias = Reroll | Stand | Put | End | Forfeit

STAND, END, FORFEIT = Stand(), End(), Forfeit()
_PUTS = {bit: Put(square) for bit, square in zip(BITS, SQUARES, strict=True)}
_ALONE: tuple[Action, ...] = (STAND, END, FORFEIT, *_PUTS.values())
_WORDS = {str(action): action for action in _ALONE}
_REROLL = re.compile(r"reroll((?: [1-6]){1,8})")


def parse(text: str) -> Action:
    """The action whose notation is `text`, legal or not."""
    return _WORDS[text] if text in _WORDS else _read_reroll(text)


@lru_cache(4_096)  # eight dice and fewer make 3,002
def _read_reroll(text: str) -> Action:
    if reroll := _REROLL.fullmatch(text):
        return Reroll(tuple(sorted(map(int, reroll[1].split()))))
    raise UnreadableError(text=text, expected="stand | reroll 1 2 6 | put 5/3 | end | forfeit")


class Keepings(KeptOffers[Action]):
    """What may be done between two throws with the dice as they lie: stand, or throw a part."""

    dice: Dice = ()


@cache
def keepings(dice: Dice) -> Keepings:
    """The offers of a hand; the 1,287 possible ones are worked out once."""
    offers = Keepings((STAND, *map(_reroll, parts(dice))))
    offers.dice = dice
    return offers


def puts(mask: int, placed: int) -> tuple[Action, ...]:
    """A pawn on any square of a mask, column by column; or the end, once one is placed."""
    found: list[Action] = []
    while mask:  # two or three squares, mostly
        lowest = mask & -mask
        found.append(_PUTS[lowest])
        mask ^= lowest
    if placed:
        found.append(END)
    return tuple(found)


@cache
def _reroll(faces: Dice) -> Reroll:
    return Reroll(faces)
