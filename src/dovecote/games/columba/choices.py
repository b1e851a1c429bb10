"""Where one may build, lay and hunt. Every answer is a set of fields.

A stray is a tile laid this turn that is in nobody's estate. After every option there is none,
or all strays are in one group on which the player can still build (7.9): so nobody gets stuck.
"""

from __future__ import annotations

from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Fields
from dovecote.games.columba.land import Estate, Land, covered, hunted, kind_at, tiled
from dovecote.games.columba.placements import ANY, Lacking, forbidden, placements
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import Placing, State

UNLIMITED = (99, 99, 99, 99)


def land_of(state: State) -> Land:
    """The land, once the first card lies there."""
    assert state.land is not None, "no card lies on the table yet"
    return state.land


def may_build(state: State) -> bool:
    """Whether a dovecote is left that may be built this turn."""
    player = state.players[state.seat]
    return not state.has_built and player.small + player.large > 0


def may_interleave(state: State) -> bool:
    """Whether options are open though a card is in hand (3.6); junior has but one option (11.2)."""
    step, options = state.step, state.options
    if not options.interleave_options or options.variant != "standard":
        return False
    return isinstance(step, Placing) and not step.is_former


def may_cover(state: State) -> tuple[Lacking, Lacking]:
    """How many pigeons of each kind the card in hand may cover, and how many wild ones."""
    if state.options.variant == "junior":
        return ANY, UNLIMITED
    limited = state.options.tile_supply == "limited"
    return state.players[state.seat].lacking, state.supply if limited else UNLIMITED


def placeable(state: State, step: Placing) -> tuple[tuple[int, str, Fields], ...]:
    """For every turn of the card in hand: the turn, the picture, the positions."""
    land = land_of(state)
    lacking, supply = may_cover(state)
    seats = len(state.players)
    found = placements(land, step.card, state.seat, seats, lacking, supply)
    if not land.fresh:
        return found
    return tuple((turn, p, _without_strays(state, land, p, where)) for turn, p, where in found)


def buildable(state: State) -> Fields:
    """Fields of free groups with a card, large enough; of the strays' group if there is one."""
    land = land_of(state)
    frame = land.frame
    fields = 0
    for kind in range(len(KINDS)):
        group = land.grounded(kind)
        fields |= group & frame.beside(group) if state.options.minimum_group == 2 else group
    fields &= ~land.owned
    return fields & strays_group(land) if land.strays else fields


def layable(state: State, kind: int) -> Fields:
    """Fields on which a tile of that kind may be laid."""
    land = land_of(state)
    frame = land.frame
    inside, twice = _borders(land, kind)
    allowed = _bare(land) | land.cards & ~land.tiles & ~_taken(state, land)
    allowed &= ~twice  # 7.8: it joins no two estates
    good = allowed & inside
    group = strays_group(land)
    if group:
        if group & land.shown[kind]:
            good |= allowed & (group | frame.beside(group))
    elif may_build(state):
        near_card = land.cards | frame.beside(land.grounded(kind))
        loose = allowed & ~inside & near_card
        if state.options.minimum_group == 2:
            loose &= frame.beside(land.shown[kind])
        good |= loose
    return good & ~_disturbing(state, land, kind, good, group) if land.fresh else good


def huntable(state: State) -> Fields:
    """Fields of opponents' estates but their dovecotes'."""
    land = land_of(state)
    fields = risky = 0
    for estate in _opponents(state, land):
        fields |= estate.fields & ~estate.home
        if estate.fields & land.fresh:
            risky |= estate.fields & ~estate.home
    for field in land.frame.fields(risky):
        if not is_tidy(hunted(land, field), state):
            fields &= ~land.frame.bit(field)
    return fields


def strays_group(land: Land) -> Fields:
    """The group in which the strays lie; empty if there is none."""
    strays = land.strays & ~land.falcons
    if not strays:
        return 0
    stray = strays & -strays
    return land.frame.group(stray, land.shown[kind_at(land, stray)])


def is_tidy(land: Land, state: State) -> bool:
    """Whether no tile of this turn is astray, or all are in one group to build on."""
    strays = land.strays
    if not strays:
        return True
    group = strays_group(land)
    if strays & ~group or not may_build(state):
        return False
    return bool(group & land.cards) and group.bit_count() >= state.options.minimum_group


def _borders(land: Land, kind: int) -> tuple[Fields, Fields]:
    """The fields beside at least one estate of a kind, and those beside two."""
    once = twice = 0
    for estate in land.estates:
        if estate.kind == kind:
            border = land.frame.beside(estate.fields)
            twice |= once & border
            once |= border
    return once, twice


def _bare(land: Land) -> Fields:
    """Bare table beside a card or a tile."""
    occupied = land.cards | land.tiles
    return land.frame.beside(occupied) & ~occupied


def _taken(state: State, land: Land) -> Fields:
    """Fields on which no tile may be laid: falcons, dovecotes, opponents' estates."""
    return forbidden(land, state.seat, len(state.players))


def _opponents(state: State, land: Land) -> list[Estate]:
    seats = len(state.players)
    return [e for e in land.estates if not are_allies(seats, state.seat, e.owner)]


def _disturbing(state: State, land: Land, kind: int, among: Fields, group: Fields) -> Fields:
    """Fields where a tile would cut off tiles laid this turn."""
    risky = group
    for estate in land.estates:
        if estate.fields & land.fresh and estate.kind != kind:
            risky |= estate.fields
    wrong = 0
    for field in land.frame.fields(risky & among):
        if not is_tidy(tiled(land, kind, field), state):
            wrong |= land.frame.bit(field)
    return wrong


def _without_strays(state: State, land: Land, picture: str, positions: Fields) -> Fields:
    """The positions at which the card cuts off no tile laid this turn (with interleaving)."""
    for field in land.frame.fields(positions):
        if not is_tidy(covered(land, picture, field), state):
            positions &= ~land.frame.bit(field)
    return positions
