"""What is worked out once for each handful of pigeons, or for the room there is."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias, TypeVar

from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.components import PLACES

K = TypeVar("K")
V = TypeVar("V")
Rooms: TypeAlias = tuple[int, ...]  # the free spaces of each Place
Need: TypeAlias = tuple[int, frozenset[int]]  # the spaces pigeons take, the zones they never enter
_MOST = 20_000  # that are remembered: there may be very many, if all pigeons differ


class _Table(dict[K, V]):
    """Forgets everything when it has grown too large."""

    def keep(self, key: K, found: V) -> V:
        if len(self) >= _MOST:
            self.clear()
        self[key] = found
        return found


class Sizes(_Table[Kinds, int]):
    """The sum of sizes."""

    def __init__(self, sizes: dict[str, int]) -> None:
        self._sizes = sizes

    def __missing__(self, pigeons: Kinds) -> int:
        return self.keep(pigeons, sum(self._sizes[pigeon] for pigeon in pigeons))


class Bans(_Table[Kinds, frozenset[int]]):
    """All bans of some pigeons."""

    def __init__(self, bans: dict[str, frozenset[int]]) -> None:
        self._bans = bans

    def __missing__(self, pigeons: Kinds) -> frozenset[int]:
        return self.keep(pigeons, frozenset().union(*[self._bans[pigeon] for pigeon in pigeons]))


class Needs(_Table[Kinds, Need]):
    """What some pigeons need."""

    def __init__(self, weigh: Sizes, bans: Bans) -> None:
        self._weigh, self._bans = weigh, bans

    def __missing__(self, pigeons: Kinds) -> Need:
        return self.keep(pigeons, (self._weigh[pigeons], self._bans[pigeons]))


Load: TypeAlias = tuple[str, str, Kinds, int]  # card, zone as it is named, pigeons there, how many
Named: TypeAlias = tuple[str, Kinds, str]  # card, pigeons, zone: what a move says before its goal


class Carried(_Table[Load, tuple[tuple[Named, Need], ...]]):
    """What a card may take out of a zone, each handful with what it needs."""

    def __init__(self, needs: Needs) -> None:
        self._needs = needs

    def __missing__(self, load: Load) -> tuple[tuple[Named, Need], ...]:
        card, zone, pigeons, most = load
        found = [((card, what, zone), self._needs[what]) for what in groups(pigeons, most)]
        return self.keep(load, tuple(found))


Way: TypeAlias = tuple[tuple[int, ...], Rooms, int]  # the goals there are, the room, the source


class Reach(_Table[Way, "Goals"]):
    """Where pigeons may go from a zone: for each need, the names of the goals (6.1 to 6.3)."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names

    def __missing__(self, way: Way) -> Goals:
        return self.keep(way, Goals(self._names, *way))


class Goals(dict[Need, tuple[str, ...]]):
    """The goals with enough room that are not banned; Areas have no limit."""

    def __init__(
        self, names: tuple[str, ...], goals: tuple[int, ...], room: Rooms, source: int
    ) -> None:
        self._room = room
        self._goals = [(goal, names[goal]) for goal in goals if goal != source]

    def __missing__(self, need: Need) -> tuple[str, ...]:
        takes, banned = need
        self[need] = found = tuple(
            [
                name
                for goal, name in self._goals
                if goal >= PLACES or (self._room[goal] >= takes and goal not in banned)
            ]
        )
        return found


class Landings(_Table[tuple[str, Rooms], tuple[int, ...]]):
    """The Places where a revealed pigeon may land, given the room there is (9.4, 9.5, 9.9)."""

    def __init__(
        self,
        words: dict[str, str],
        sizes: dict[str, int],
        bans: dict[str, frozenset[int]],
        index: dict[str, int],
    ) -> None:
        self._words, self._sizes, self._bans, self._index = words, sizes, bans, index

    def __missing__(self, key: tuple[str, Rooms]) -> tuple[int, ...]:
        pigeon, room = key
        needed, banned = self._sizes[pigeon], self._bans[pigeon]
        places = tuple([p for p, n in enumerate(room) if n >= needed and p not in banned])
        word = self._words[pigeon]
        if word == "roomiest place":
            most = max([room[place] for place in places], default=0)
            places = tuple([place for place in places if room[place] == most])
        elif self._index.get(word) in places:  # full or banned: another Place (9.5)
            places = (self._index[word],)
        return self.keep(key, places)


def subsets(kinds: Kinds, number: int) -> tuple[Kinds, ...]:
    """So many cards out of some, each multiset once."""
    found = combinations(kinds, number)
    return tuple(found if len(kinds) == len({*kinds}) else dict.fromkeys(found))


def groups(pigeons: Kinds, most: int) -> tuple[Kinds, ...]:
    """One pigeon, or up to `most`, each multiset once."""
    return tuple(group for n in range(1, most + 1) for group in subsets(pigeons, n))
