"""Law 5: whoever is not told cannot tell.

Two worlds that look the same to a viewer must look the same in everything they are sent.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from random import Random
from typing import Any

import msgspec

from dovecote.core.game import Act, Choice, Fate, Luck, Pending, Seat
from dovecote.testing.laws import Pieces
from dovecote.testing.walk import Walk, demand, some

Secrets = Callable[[Any, Seat | None], Mapping[str, Hashable]]  # by name

_STATES = 10
_WORLDS = 4
_MOVES = 24


def secrecy(walk: Walk, census: Pieces, rng: Random) -> None:
    """View, offers, refusals and pending are the same in every world that looks the same."""
    game = walk.game
    for state in _looked_at(walk, rng):
        for viewer in walk.viewers:
            view = game.view(state, viewer)
            for _ in range(_WORLDS):
                world = game.imagine(view, rng)
                differing = _differing(view, game.view(world, viewer))
                demand("secrecy", not differing, f"view of {_name(viewer)}: {differing} differs")
                demand("secrecy", census(world) == census(state), "an imagined world lost pieces")
                told, due = _told(walk, world), _told(walk, state)
                demand("secrecy", told == due, f"pending: {told} for {due}")
                whose = [game.turn(each) for each in (state, world)]
                demand("secrecy", whose[0] == whose[1], "whose turn it is")
                if viewer is not None:
                    _same_offers(walk, state, world, viewer)


def events(walk: Walk, rng: Random, *, hides: bool) -> None:
    """Events and records tell no more than views: what looks the same must sound the same.

    Where nothing is hidden there is nothing to betray, and everyone sees every event.
    """
    game = walk.game
    if not hides:
        whole = (game.witness(e, v) == e for e in _happened(walk, rng) for v in walk.viewers)
        demand("events", all(whole), "an event is kept from somebody, though nothing is hidden")
        read = (game.shows(s.state, s.move, v) for s in walk.moments for v in walk.viewers)
        demand("events", all(read), "a move is kept from somebody, though nothing is hidden")
        return
    for state in _looked_at(walk, rng):
        for viewer in walk.viewers:
            view = game.view(state, viewer)
            worlds = [state, *(game.imagine(view, rng) for _ in range(_WORLDS))]
            seen: dict[object, bytes] = {}
            for world in worlds:
                for move in _moves(walk, world, rng):
                    after = game.apply(world, move)
                    shown = [game.witness(event, viewer) for event in after.events]
                    line = _line(walk, world, move, viewer)
                    told = _bytes([line, *(event for event in shown if event is not None)])
                    mover = move.seat if isinstance(move, Act) else None
                    sees = (mover, _bytes(game.view(after.state, viewer)))
                    first = seen.setdefault(sees, told)
                    demand(
                        "events", first == told, f"{_name(viewer)} can tell {first!r} from {told!r}"
                    )


class Variety:
    """What is unseen really varies in imagination; without secrets there is one world only.

    Watched over many matches: in a single one, luck may leave nothing open.
    """

    def __init__(self) -> None:
        self._truths: dict[tuple[Seat | None, str], set[Hashable]] = {}
        self._varied: set[tuple[Seat | None, str]] = set()

    def watch(self, walk: Walk, secrets: Secrets | None, rng: Random) -> None:
        """Looks at some states of a match."""
        game = walk.game
        for viewer in walk.viewers:
            for state in _looked_at(walk, rng):
                view = game.view(state, viewer)
                worlds = [game.imagine(view, rng) for _ in range(2 * _WORLDS)]
                if secrets is None:
                    demand("variety", all(w == state for w in worlds), "hides something undeclared")
                    continue
                told = [secrets(world, viewer) for world in worlds]
                for name, truth in secrets(state, viewer).items():
                    self._truths.setdefault((viewer, name), set()).add(truth)
                    if len({each[name] for each in told}) > 1:
                        self._varied.add((viewer, name))

    def check(self) -> None:
        """Every secret that was not always the same must have been imagined differently."""
        for (viewer, name), truths in self._truths.items():
            varies = len(truths) < 2 or (viewer, name) in self._varied
            demand("variety", varies, f"{_name(viewer)} always imagines the same {name}")


def _looked_at(walk: Walk, rng: Random) -> list[Any]:
    """Some states of a match, and some in which sealed answers lie: those are seldom met."""
    sealed = []
    for before, moment in zip(walk.moments, walk.moments[1:], strict=False):
        owed = [s.pending.seats for s in (before, moment) if isinstance(s.pending, Choice)]
        if len(owed) == 2 and len(owed[0]) > 1 and set(owed[1]) < set(owed[0]):
            sealed.append(moment.state)
    return [*some(rng, walk.states, _STATES), *some(rng, sealed, _STATES)]


def _differing(view: Any, again: Any) -> str:
    """The fields in which a view differs from that of a world imagined from it."""
    if _bytes(view) == _bytes(again):
        return ""
    old, new = msgspec.to_builtins(view), msgspec.to_builtins(again)
    return ", ".join(key for key in old if old[key] != new.get(key))


def _name(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _line(walk: Walk, world: Any, move: Any, viewer: Seat | None) -> str:
    """The move as the viewer may read it in the record; their own they know anyway."""
    is_own = isinstance(move, Act) and move.seat == viewer
    if is_own or not walk.game.shows(world, move, viewer):
        return "?"
    return str(move.action) if isinstance(move, Act) else str(move.outcome)


def _happened(walk: Walk, rng: Random) -> list[Any]:
    moments = some(rng, walk.moments, _STATES)
    return [
        event for moment in moments for event in walk.game.apply(moment.state, moment.move).events
    ]


def _same_offers(walk: Walk, state: Any, world: Any, seat: Seat) -> None:
    game = walk.game
    offers = [str(action) for action in game.legal(state, seat)]
    demand("secrecy", [str(a) for a in game.legal(world, seat)] == offers, f"offers of seat {seat}")
    declining = [game.decline(s, seat) for s in (state, world)]
    demand("secrecy", declining[0] == declining[1], f"whether seat {seat} may decline")
    for moment in walk.moments[:: max(1, len(walk.moments) // _MOVES)]:
        if isinstance(moment.move, Act):
            refusals = [game.refuse(s, seat, moment.move.action) for s in (state, world)]
            demand("secrecy", refusals[0] == refusals[1], f"refusal of {moment.move.action}")


def _told(walk: Walk, state: Any) -> Pending | tuple[str, str]:
    """What `pending` tells: of luck only its kind and cause, for its bag never leaves the host."""
    pending = walk.game.pending(state)
    if isinstance(pending, Luck):
        return type(pending.chance).__name__, pending.cause
    return pending


def _moves(walk: Walk, state: Any, rng: Random) -> list[Any]:
    """Moves that luck, or one of the seats, may make."""
    pending = walk.game.pending(state)
    if isinstance(pending, Luck):
        outcomes = [outcome for outcome, _ in pending.chance.outcomes()]
        return [Fate(outcome) for outcome in some(rng, outcomes, _MOVES)]
    if isinstance(pending, Choice):
        legal = walk.game.legal
        return [Act(s, a) for s in pending.seats for a in some(rng, legal(state, s), _MOVES)]
    return []


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)
