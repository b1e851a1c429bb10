"""A node of the game tree: a value that is shared by all its copies."""

from __future__ import annotations

from functools import cached_property, lru_cache
from random import Random
from typing import Any, Self

import msgspec

from dovecote.core.chance import Chance, Draw
from dovecote.core.game import Act, Choice, Fate, Luck, Move, Over, Pending, Seat
from dovecote.study.codecs import Codec, Said, SeatSight, sight_of

HIDDEN = "?"


class Trail(msgspec.Struct, frozen=True, eq=False, dict=True):
    """How a match came to be as it is: the move, and the trail before it.

    Where a world was only imagined, `told` is all that anybody is said to have seen before.
    """

    before: Trail | None = None
    state: Any = None
    move: Move[Any] | None = None
    events: tuple[Any, ...] = ()
    told: tuple[str, ...] = ()

    def lines(self, codec: Codec, seat: Seat | None) -> list[str]:
        """What a seat has read and seen happen, from the beginning on."""
        found: list[str] = []
        trail: Trail | None = self
        while trail is not None:
            if trail.move is not None:
                found.append(trail.line(codec, seat))
            found += reversed(trail.told)
            trail = trail.before
        return found[::-1]

    def line(self, codec: Codec, seat: Seat | None) -> str:
        """One move as the record has it for a seat, and what came of it, if anything is hidden."""
        known: dict[Seat | None, str] = self.__dict__.setdefault("known", {})
        if seat not in known:
            known[seat] = self._line(codec, seat)
        return known[seat]

    def _line(self, codec: Codec, seat: Seat | None) -> str:
        game, move = codec.game, self.move
        assert move is not None
        if isinstance(move, Act):
            who, what = str(move.seat), str(move.action)
        else:
            who, what = "*", str(move.outcome)
        text = f"{who} {what if game.shows(self.state, move, seat) else HIDDEN}"
        if not game.hides:
            return text
        seen = [game.witness(event, seat) for event in self.events]
        happened = msgspec.json.encode([event for event in seen if event is not None])
        return f"{text} {happened.decode()}"


class TreeNode(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A state, what it waits for, and how it came about. OpenSpiel copies states deeply: a value
    need not be copied."""

    codec: Codec
    state: Any
    left: int  # numbers that may still be said
    said: Said = ()
    trail: Trail = Trail()

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Flat, since pickle goes only so deep into a trail."""
        steps = []
        trail: Trail | None = self.trail
        while trail is not None:
            steps.append((trail.state, trail.move, trail.events, trail.told))
            trail = trail.before
        return _again, (self.codec, self.state, self.left, self.said, steps[::-1])

    @cached_property
    def pending(self) -> Pending:
        pending = self.codec.game.pending(self.state)
        is_cut_off = self.left <= 0 and isinstance(pending, Choice)
        return self.codec.game.result(self.state) if is_cut_off else pending

    @property
    def seat(self) -> Seat:
        assert isinstance(self.pending, Choice)
        return self.pending.seats[0]

    @cached_property
    def sight(self) -> SeatSight:
        return sight_of(self.codec, self.state, self.seat)

    @cached_property
    def legal(self) -> list[int]:
        """The numbers that may be said, in rising order."""
        return [int(number) for number in self.codec.mask(self.sight, self.said).nonzero()[0]]

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """What luck may answer, in numbers, with its true probabilities."""
        assert isinstance(self.pending, Luck)
        return _numbered(self.pending.chance, things(self.codec))[0]

    def after(self, number: int) -> TreeNode:
        """The position after a number of whoever is asked."""
        if isinstance(self.pending, Luck):
            return self._after(Fate(self.outcome(number)), self.left)
        said = (*self.said, number)
        if self.codec.is_whole(said):
            action = self.codec.read(self.sight, said)
            return self._after(Act(self.seat, action), self.left - 1)
        return TreeNode(self.codec, self.state, self.left - 1, said, self.trail)

    def outcome(self, number: int) -> Any:
        """What luck answers by a number."""
        assert isinstance(self.pending, Luck)
        return _numbered(self.pending.chance, things(self.codec))[1][number]

    def imagined(self, seat: Seat, rng: Random) -> TreeNode:
        """A world that looks the same to a seat. Nobody in it has seen more than that seat."""
        game = self.codec.game
        world = game.imagine(game.view(self.state, seat), rng)
        told = Trail(told=tuple(self.trail.lines(self.codec, seat)))
        return TreeNode(self.codec, world, self.left, self.said, told)

    def known(self, seat: Seat) -> str:
        """All that a seat has learnt: what it saw happen, what it sees, what it has begun to say.

        >>> from dovecote.games.columbiz.state import Options
        >>> from dovecote.study.codecs import codec_of
        >>> codec = codec_of("columbiz", 2)
        >>> TreeNode(codec, codec.game.setup(Options()), 10).after(3).trail.lines(codec, Seat(0))
        ['* (4,)']
        """
        view = msgspec.json.encode(self.codec.game.view(self.state, seat)).decode()
        lines = self.trail.lines(self.codec, seat)
        said = self.said if isinstance(self.pending, Choice) and seat == self.seat else ()
        return "\n".join([f"seat {seat}", *lines, view, *map(str, said)])

    @property
    def over(self) -> Over | None:
        return self.pending if isinstance(self.pending, Over) else None

    def _after(self, move: Move[Any], left: int) -> TreeNode:
        after = self.codec.game.apply(self.state, move)
        trail = Trail(self.trail, self.state, move, after.events)
        return TreeNode(self.codec, after.state, left, (), trail)


def _again(codec: Codec, state: Any, left: int, said: Said, steps: list[Any]) -> TreeNode:
    trail = None
    for step in steps:
        trail = Trail(trail, *step)
    assert trail is not None
    return TreeNode(codec, state, left, said, trail)


@lru_cache(32)
def things(codec: Codec) -> tuple[str, ...]:
    """All that can be drawn in a game: seats, then cards. A draw is a number of this list."""
    game = codec.game
    seats = [f"seat {seat}" for seat in range(codec.seats)]
    state = game.setup(game.options_type(seats=codec.seats))
    drawn = {str(thing) for bag in codec.bags(state) for thing in bag}
    return tuple(dict.fromkeys([*seats, *sorted(drawn)]))


@lru_cache(4096)
def _numbered(
    chance: Chance[Any], known: tuple[str, ...]
) -> tuple[list[tuple[int, float]], dict[int, Any]]:
    """The outcomes of a chance by their numbers: draws by what is drawn, throws in their order."""
    ways = chance.ways
    drawn = [(outcome, n / ways) for outcome, n in chance.outcomes()]
    is_draw = isinstance(chance, Draw)
    found = {
        known.index(str(o)) if is_draw else place: (o, p) for place, (o, p) in enumerate(drawn)
    }
    return [(n, found[n][1]) for n in sorted(found)], {n: o for n, (o, _) in found.items()}
