"""The options worth looking at once the card lies: dovecotes, tiles, falcons.

Each is a short plan of its own, such as a tile that joins two groups and the dovecote on it.
"""

from __future__ import annotations

from dovecote.bots.columba.shapes import cut, groups, indices, safest
from dovecote.games.columba.actions import Action, Breed, Build, Falcon, Lay, Raise
from dovecote.games.columba.choices import buildable, huntable, land_of, layable, may_build
from dovecote.games.columba.components import KINDS, POINTS
from dovecote.games.columba.frame import Fields
from dovecote.games.columba.land import Land
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import Player, State

Steps = tuple[Action, ...]
_SITES = 2  # groups worth building on at a time: the largest, and one to compare


def options(state: State) -> list[Steps]:
    """What may be worth doing now; ending the turn is not among it."""
    player = state.players[state.seat]
    found: list[Steps] = []
    if may_build(state):
        found += _builds(state, player)
    if any(player.board):
        found += _lays(state, player)
    hunts = _hunts(state) if player.adults or player.eyases else []
    if player.adults and not state.has_hunted:
        found += [(hunt,) for hunt in hunts]
    if not state.has_bred and sum(player.board) > 1:
        found += _breeds(state, player, hunts)
    return found


def _builds(state: State, player: Player) -> list[Steps]:
    land = land_of(state)
    open_ = buildable(state)
    return [
        (Build(size, land.frame.field(safest(group, land.frame.width).bit_length() - 1)),)
        for group in _largest(land, open_)
        for size in _sizes(player)
    ]


def _largest(land: Land, open_: Fields) -> list[Fields]:
    found = [group for shown in land.shown for group in groups(shown & open_, land.frame.width)]
    found.sort(key=int.bit_count, reverse=True)
    return found[:_SITES] or ([open_ & -open_] if open_ else [])


def _sizes(player: Player) -> list[str]:
    return [size for size, n in (("small", player.small), ("large", player.large)) if n]


def _lays(state: State, player: Player) -> list[Steps]:
    land = land_of(state)
    found: list[Steps] = []
    for kind, count in enumerate(player.board):
        if count:
            open_ = layable(state, kind) & ~land.owned
            near = open_ & _our_borders(state, land, kind)
            if near:
                best = _joining_most(land, kind, near)
                found.append((Lay(KINDS[kind], land.frame.field(best)),))
            if not state.has_built and not land.strays:
                found += _founding(state, player, kind, open_)
    return found


def _joining_most(land: Land, kind: int, near: Fields) -> int:
    """Of some fields the one from which a tile joins most free pigeons; else bare table."""
    frame, free = land.frame, land.shown[kind] & ~land.owned
    touching = near & frame.beside(free)
    if not touching:
        bare = near & ~(land.cards | land.tiles) or near
        return (bare & -bare).bit_length() - 1
    return max(indices(touching), key=lambda i: frame.group(1 << i, free | 1 << i).bit_count())


def _our_borders(state: State, land: Land, kind: int) -> Fields:
    seats, near = len(state.players), 0
    for estate in land.estates:
        if estate.kind == kind and are_allies(seats, state.seat, estate.owner):
            near |= land.frame.beside(estate.fields)
    return near


def _founding(state: State, player: Player, kind: int, open_: Fields) -> list[Steps]:
    """A tile that makes one group of several, and a dovecote on the tile."""
    land = land_of(state)
    frame = land.frame
    free = land.shown[kind] & ~land.owned
    once = twice = 0
    for group in groups(free, frame.width):
        near = frame.beside(group)
        twice |= once & near
        once |= near
    best, where = 0, -1
    for place in indices(twice & open_):
        count = frame.group(1 << place, free | 1 << place).bit_count()
        if count > best:
            best, where = count, place
    if where < 0:
        return []
    field = frame.field(where)
    return [(Lay(KINDS[kind], field), Build(size, field)) for size in _sizes(player)]


def _hunts(state: State) -> list[Falcon]:
    """Where a falcon takes most, for each opponent's two sizes of estates the best."""
    land = land_of(state)
    seats = len(state.players)
    best, where = 0, 0
    allowed = huntable(state)
    for estate in land.estates:
        if not are_allies(seats, state.seat, estate.owner):
            lost, place = cut(estate.fields, estate.home, land.frame.width)
            if lost * POINTS[estate.size] > best and place & allowed:
                best, where = lost * POINTS[estate.size], place
    return [Falcon(land.frame.field(where.bit_length() - 1))] if where else []


def _breeds(state: State, player: Player, hunts: list[Falcon]) -> list[Steps]:
    """A young falcon, or an adult one that may hunt at once, for the pigeons least useful."""
    pair = _least_useful(state, player)
    found: list[Steps] = [(Breed(pair),)] if state.falcons else []
    if player.eyases:
        found.append((Raise(pair),))
        if not state.has_hunted:
            found += [(Raise(pair), hunt) for hunt in hunts]
    return found


def _least_useful(state: State, player: Player) -> str:
    land = land_of(state)
    ours = [_our_borders(state, land, kind) for kind in range(4)]
    held = [kind for kind, n in enumerate(player.board) for _ in range(n)]
    held.sort(key=lambda kind: (ours[kind] != 0, -player.board[kind]))
    return "".join(sorted(KINDS[kind] for kind in held[:2]))
