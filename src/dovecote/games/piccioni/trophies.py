"""Trophies: made, drawn for pigeons that return, shared."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.agenda import then
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DIRT, HIDDEN
from dovecote.games.piccioni.events import (
    Events,
    Returned,
    TrophyDrawn,
    TrophyMade,
    TrophyTaken,
)
from dovecote.games.piccioni.state import Returning, Sharing, State
from dovecote.games.piccioni.zones import less, plus, with_


def make(
    cards: Cards, state: State, made: Kinds, sharers: tuple[Seat, ...]
) -> tuple[State, Events]:
    """Cards that have left their zone become Trophies; `sharers` in the order of the deal."""
    back = tuple([card for card in made if card in cards.returning])
    kept = less(made, back) if back else made
    events: Events = ()
    if len(sharers) > 1:
        state = then(state, Sharing(kept, (), sharers))
    else:
        (owner,) = sharers
        state = _own(state, owner, kept)
        events = tuple([TrophyMade(owner, card) for card in kept])
    if not back:
        return state, events
    owners = (None if len(sharers) > 1 else sharers[0],) * len(back)
    state = replace(state, flock=state.flock.put(back))  # all of them first (7.5)
    return then(state, Returning(owners)), (*events, Returned(back))


def apply_luck(cards: Cards, state: State, step: Returning, pigeon: str) -> tuple[State, Events]:
    """The top card of the pigeon deck becomes a Trophy, unseen (7.4)."""
    owner, *rest = step.owners
    agenda = (*state.agenda[:-1], Returning(tuple(rest)))
    unseen = state.unseen
    if owner is None:
        sharing = agenda[-2]
        assert isinstance(sharing, Sharing)
        pool = replace(sharing, unseen=(*sharing.unseen, pigeon))  # sorted, it would tell
        agenda = (*agenda[:-2], pool, agenda[-1])
    else:
        unseen = with_(unseen, owner, plus(unseen[owner], (pigeon,)))
    state = replace(
        state,
        agenda=agenda,
        unseen=unseen,
        flock=state.flock.take(pigeon),
        revealed=state.revealed + 1,
    )
    return state, (TrophyDrawn(owner),)


def backs(step: Sharing) -> tuple[str, ...]:
    """The backs in the pool, if there is something to pick (7.3)."""
    guano = any(card in DIRT for card in step.pool)
    pigeons = bool(step.unseen) or any(card not in DIRT for card in step.pool)
    return ("pigeon", "guano") if guano and pigeons else ()


def deal(state: State, step: Sharing) -> tuple[State, Events]:
    """The next Trophy in alphabetical order, Returns Trophies last (7.3)."""
    return _give(state, step, step.pool[0] if step.pool else HIDDEN)


def pick(state: State, step: Sharing, back: str) -> tuple[State, Events]:
    """The receiver has picked a back."""
    wanted = [card for card in step.pool if (card in DIRT) == (back == "guano")]
    return _give(state, step, wanted[0] if wanted else HIDDEN)


def _give(state: State, step: Sharing, card: str) -> tuple[State, Events]:
    owner, *others = step.sharers
    pool, unseen = step.pool, step.unseen
    if card == HIDDEN:
        mine = with_(state.unseen, owner, plus(state.unseen[owner], unseen[:1]))
        state = replace(state, unseen=mine)
        unseen = unseen[1:]
    else:
        state = _own(state, owner, (card,))
        pool = less(pool, (card,))
    left = Sharing(pool, unseen, (*others, owner))
    agenda = (*state.agenda[:-1], left) if pool or unseen else state.agenda[:-1]
    return replace(state, agenda=agenda), (TrophyTaken(owner, card),)


def _own(state: State, owner: Seat, made: Kinds) -> State:
    mine = plus(state.trophies[owner], made)
    return replace(state, trophies=with_(state.trophies, owner, mine))
