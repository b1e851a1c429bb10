"""Reading a file of cards: the cards, with what their verbs say of them, or what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from dovecote.core.labels import head_of
from dovecote.core.toml import TomlError, read_toml
from dovecote.games.piccioni.cards import Action, Cards, Pigeon, Way
from dovecote.games.piccioni.checks import check_cards
from dovecote.games.piccioni.entries import Box, faults_in_heads, read_box, unreadable
from dovecote.games.piccioni.errors import WHOLE_FILE, CardsError, wrong
from dovecote.games.piccioni.verbs import IN_REACTION, IN_TURN, VERBS, Assign, asks
from dovecote.games.piccioni.vocabulary import NOTHING, Effect


def read_cards(text: str) -> Cards:
    """The cards that a data file gives."""
    try:
        data = read_toml(text)
    except TomlError as error:
        raise wrong(WHOLE_FILE, "", "syntax", str(error), "TOML") from None
    for fault in faults(data):
        raise fault
    box = read_box(data)
    place = tuple(replace(p, arrival=tuple(sorted(p.arrival, key=_order))) for p in box.place)
    return _known(head_of(data), Box(place, box.pigeon, tuple(map(_ordered, box.action))))


def faults(data: Mapping[str, Any]) -> Iterator[CardsError]:
    """Everything that is wrong with the cards of a data file; whether they fit together is asked
    only if each can be read."""
    unread = [*faults_in_heads(data), *unreadable(data)]
    yield from unread or check_cards(read_box(data))


def _known(heads: dict[str, str], box: Box) -> Cards:
    """The cards, with what their verbs say of them."""
    action = box.action
    aimed = {card.id: next((e for e in card.play if asks(e) != NOTHING), None) for card in action}
    reactable = [
        (card.id, effect, part)
        for card in action
        for effect in card.play
        if (part := IN_TURN[type(effect)].reactable) is not None
    ]
    tried = {card.id: (aim,) if (aim := aimed[card.id]) else card.play for card in action}
    return Cards(
        **heads,
        place=box.place,
        pigeon=box.pigeon,
        action=action,
        aimed=aimed,
        ways={card: tuple(map(_way, effects)) for card, effects in tried.items()},
        asks={card: NOTHING if effect is None else asks(effect) for card, effect in aimed.items()},
        sweeping=frozenset(card for card, effect, part in reactable if part.sweeps(effect)),
        brings={card: part.brings(effect) for card, effect, part in reactable if part.brings},
        netting=frozenset(card.id for card in action if any(map(_names_pigeon, card.reaction))),
        landings={card.id: _landing(card) for card in box.pigeon},
        leading=frozenset(card.id for card in box.pigeon if len(card.revealed) > 1),
    )


def _way(effect: Effect) -> Way:
    return IN_TURN[type(effect)].offers, effect


def _ordered(action: Action[Effect]) -> Action[Effect]:
    """Effects come in the order of the rules, whatever order a file has (5.5)."""
    play, reaction = (tuple(sorted(part, key=_order)) for part in (action.play, action.reaction))
    return replace(action, play=play, reaction=reaction)


def _order(effect: Effect) -> int:
    return VERBS[type(effect)].order


def _names_pigeon(effect: Effect) -> bool:
    return IN_REACTION[type(effect)].names_pigeon


def _landing(pigeon: Pigeon[Effect]) -> str:
    (assign, *_) = pigeon.revealed
    assert isinstance(assign, Assign)
    return assign.to
