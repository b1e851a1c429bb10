"""Whether cards that can be read can be played with: each by itself, and all as one box."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from dovecote.games.piccioni.cards import Action, Pigeon, Place
from dovecote.games.piccioni.components import DIRT, MOST_SEATS, PLACES
from dovecote.games.piccioni.entries import TOTALS, VERBS_KNOWN, Box
from dovecote.games.piccioni.errors import CardsError, wrong, wrong_effect
from dovecote.games.piccioni.verbs import (
    IN_REACTION,
    IN_TURN,
    ON_ARRIVAL,
    Assign,
    Move,
    Scare,
    asks,
    tag,
)
from dovecote.games.piccioni.vocabulary import HERE, LANDINGS, NOTHING, Effect

C = TypeVar("C")


def check_cards(box: Box) -> Iterator[CardsError]:
    """Everything that is wrong with the cards of a file that can be read."""
    places, kinds = [tuple(card.id for card in kind) for kind in box[:2]]
    yield from _numbered("place", box.place, partial(_check_place, kinds))
    yield from _numbered("pigeon", box.pigeon, partial(_check_pigeon, places))
    yield from _check_box(box)
    yield from _numbered("action", box.action, partial(_check_action, places))


def _numbered(
    kind: str, cards: Sequence[C], check: Callable[[C], Iterator[CardsError]]
) -> Iterator[CardsError]:
    """What is wrong with cards that can be read, and in which of them it is."""
    for number, card in enumerate(cards):
        for fault in check(card):
            yield fault.at(kind, number, str(fault.params["field"]))


def _check_box(box: Box) -> Iterator[CardsError]:
    """The numbers of the box are known facts; every id is one card's."""
    counts = {
        "place": len(box.place),
        "pigeon": sum(card.count for card in box.pigeon),
        "action": sum(card.count for card in box.action),
    }
    for kind, total in TOTALS.items():
        if counts[kind] != total:
            yield wrong(kind, "count", "total", str(counts[kind]), str(total)).at(kind)
    seen: set[str] = set()
    ids = {"place": [card.id for card in box.place], "pigeon": [card.id for card in box.pigeon]}
    for kind, cards in (ids | {"action": [card.id for card in box.action]}).items():
        for number, card in enumerate(cards):
            if card in seen:
                yield wrong(card, "id", "twice", card, "").at(kind, number, "id")
            seen.add(card)
    for dirt in DIRT:
        if dirt not in [each.id for each in box.action]:
            yield wrong(dirt, "id", "missing", "", dirt).at("action")
    for players in range(2, MOST_SEATS + 1):
        flock = sum(_copies(pigeon, players) for pigeon in box.pigeon)
        if flock <= PLACES + players:  # one for every zone, and one to be revealed
            few = f"{PLACES + players + 1} …"
            yield wrong("pigeon", "flock", "total", str(flock), few).at("pigeon")


def _copies(pigeon: Pigeon[Effect], players: int) -> int:
    has_some = len(pigeon.flock) > players - 2
    return pigeon.flock[players - 2] if has_some else pigeon.count


def _check_place(kinds: tuple[str, ...], place: Place[Effect]) -> Iterator[CardsError]:
    for pigeon in place.only:
        if pigeon not in kinds:
            yield wrong(place.id, "only", "value", pigeon, ", ".join(kinds))
    for number, effect in enumerate(place.arrival):
        if type(effect) not in ON_ARRIVAL:
            known = ", ".join(map(tag, ON_ARRIVAL))
            yield wrong(place.id, f"arrival[{number}]", "verb", _word(effect), known)
        elif isinstance(effect, Scare) and effect.source != HERE:
            yield wrong(place.id, f"arrival[{number}].from", "value", effect.source, HERE)
    named = list(map(_word, place.arrival))
    if len(set(named)) < len(named):
        yield wrong(place.id, "arrival", "verb", ", ".join(named), ", ".join(dict.fromkeys(named)))


def _check_pigeon(places: tuple[str, ...], pigeon: Pigeon[Effect]) -> Iterator[CardsError]:
    for place in pigeon.never:
        if place not in places:
            yield wrong(pigeon.id, "never", "value", place, ", ".join(places))
    players = MOST_SEATS - 1  # from two on
    if pigeon.flock and len(pigeon.flock) != players:
        yield wrong(pigeon.id, "flock", "value", str(list(pigeon.flock)), f"{players} numbers")
    match pigeon.revealed:
        case (Assign(to), *rest):
            known = (*LANDINGS, *places)
            if to not in known:
                yield wrong(pigeon.id, "revealed[0].to", "value", to, ", ".join(known))
            follower = Move(to=HERE, source="any zone")
            if rest not in ([], [follower]):
                yield wrong(
                    pigeon.id, "revealed[1]", "verb", _word(rest[0]), "move, any zone, here"
                )
        case _:
            yield wrong(pigeon.id, "revealed", "verb", "", "assign")


def _check_action(places: tuple[str, ...], action: Action[Effect]) -> Iterator[CardsError]:
    if not action.play:
        yield wrong(action.id, "play", "missing", "", VERBS_KNOWN)
    for number, effect in enumerate(action.play):
        yield from _check_effect(places, action, f"play[{number}]", effect)
    played = [effect for effect in action.play if type(effect) in IN_TURN]
    aiming = [effect for effect in played if asks(effect) != NOTHING]
    taking = [effect for effect in played if IN_TURN[type(effect)].takes]
    for several in (aiming, taking):
        if len(several) > 1:
            yield wrong(action.id, "play", "aims", ", ".join(map(_word, several)), "1")
            break
    assigns = [effect for effect in action.play if isinstance(effect, Assign)]
    if bool(assigns) != action.is_dirt:
        yield wrong(action.id, "play", "dirt", action.id, ", ".join(DIRT))
    yield from _check_reaction(action)


def _check_effect(
    places: tuple[str, ...], action: Action[Effect], field: str, effect: Effect
) -> Iterator[CardsError]:
    in_turn = IN_TURN.get(type(effect))
    if in_turn is None:
        yield wrong(action.id, field, "verb", _word(effect), ", ".join(map(tag, IN_TURN)))
    elif fault := in_turn.check(effect, places):
        yield wrong_effect(action.id, field, fault)


def _check_reaction(action: Action[Effect]) -> Iterator[CardsError]:
    if bool(action.reacts_to) != bool(action.reaction):
        field = "reaction" if action.reacts_to else "reacts_to"
        yield wrong(action.id, field, "missing", "", field)
        return
    named = list(map(_word, action.reaction))
    if repeated := [verb for verb in named if named.count(verb) > 1]:
        yield wrong(action.id, "reaction", "verb", ", ".join(named), repeated[0])
    for number, effect in enumerate(action.reaction):
        yield from _check_answer(action, f"reaction[{number}]", effect)


def _check_answer(action: Action[Effect], field: str, effect: Effect) -> Iterator[CardsError]:
    in_reaction = IN_REACTION.get(type(effect))
    if in_reaction is None:
        known = ", ".join(map(tag, IN_REACTION))
        yield wrong(action.id, field, "verb", _word(effect), known)
        return
    allowed = in_reaction.triggers or (action.reacts_to,)
    if action.reacts_to not in allowed:
        expected = ", ".join(map(str, allowed))
        yield wrong(action.id, "reacts_to", "value", str(action.reacts_to), expected)
    if fault := in_reaction.check(effect):
        yield wrong_effect(action.id, field, fault)


def _word(effect: Effect) -> str:
    return tag(type(effect))
