"""What each piece of luck and each action does."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.chance import Dice
from dovecote.core.game import After, Seat
from dovecote.games.columbiz.actions import Action, Reroll
from dovecote.games.columbiz.components import THROWS
from dovecote.games.columbiz.dice import without
from dovecote.games.columbiz.events import (
    Began,
    DieThrown,
    Event,
    Finished,
    RanOut,
    SetAside,
    Stood,
    TakenUp,
    Tallied,
    Thrown,
    TurnEnded,
)
from dovecote.games.columbiz.placing import at_stake
from dovecote.games.columbiz.scoring import pad_terms, result
from dovecote.games.columbiz.state import Beginning, Ended, Keeping, Placing, State, Throwing

_IN_CUP = Throwing(1)  # all dice, as every turn begins


def keep(state: State, step: Keeping, action: Action) -> After[State, Event]:
    """Dice go back into the cup, or stay as they lie."""
    if type(action) is Reroll:
        kept = without(step.dice, action.faces)
        cup = Throwing(step.throw + 1, kept)
        return After(replace(state, step=cup), (TakenUp(state.seat, action.faces, kept),))
    return After(replace(state, step=Placing(step.dice)), (Stood(state.seat, step.dice),))


def apply_luck(state: State, fell: Dice) -> After[State, Event]:
    """Dice come to rest."""
    step = state.step
    if type(step) is Beginning:
        return _begin(state, step, fell[0])
    assert type(step) is Throwing, f"no dice are thrown in {step}"
    dice = tuple(sorted(step.kept + fell)) if step.kept else fell
    rest = Keeping(step.throw, dice) if step.throw < THROWS else Placing(dice)
    return After(replace(state, step=rest), (Thrown(state.seat, step.throw, fell, dice),))


def _begin(state: State, step: Beginning, face: int) -> After[State, Event]:
    """One more die for who begins; those who tie for the highest throw again (2.2)."""
    fell = (*step.fell, face)
    thrown = DieThrown(step.throwers[len(step.fell)], face)
    if len(fell) < len(step.throwers):
        return After(replace(state, step=replace(step, fell=fell)), (thrown,))
    best = tuple(s for s, f in zip(step.throwers, fell, strict=True) if f == max(fell))
    if len(best) > 1:
        return After(replace(state, step=Beginning(best, go=step.go + 1)), (thrown,))
    begun = replace(state, first=best[0], seat=best[0], step=_IN_CUP)
    return After(begun, (thrown, Began(best[0])))


def forfeit(state: State) -> After[State, Event]:
    """Three pawns, or all that are left, leave the game (4.6)."""
    mine = state.players[state.seat]
    lost = at_stake(mine)
    reserve = mine.reserve - lost
    poorer = replace(mine, reserve=reserve, set_aside=mine.set_aside + lost)
    players = (*state.players[: state.seat], poorer, *state.players[state.seat + 1 :])
    events: tuple[Event, ...] = (SetAside(state.seat, lost),)
    if not reserve:
        events += (RanOut(state.seat),)
    return pass_on(replace(state, players=players), events)


def pass_on(state: State, events: tuple[Event, ...]) -> After[State, Event]:
    """The next turn, unless a round is complete and a reserve empty (7.1)."""
    events += (TurnEnded(state.seat),)
    after = Seat((state.seat + 1) % len(state.players))
    if after != state.first:
        return After(replace(state, seat=after, step=_IN_CUP), events)
    if all(player.reserve for player in state.players):
        return After(replace(state, seat=after, round=state.round + 1, step=_IN_CUP), events)
    return After(replace(state, step=Ended()), events + _final(state))


def _final(state: State) -> tuple[Event, ...]:
    """The pad is added up, column by column."""
    pads = (Tallied(Seat(seat), pad_terms(p)) for seat, p in enumerate(state.players))
    return (*pads, Finished(result(state.options, state.players).scores))
