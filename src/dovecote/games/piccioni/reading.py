"""Reading a file of cards: what is wrong with it, by card, field and reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar, Union, get_args

import msgspec
from msgspec.structs import replace

from dovecote.core.errors import SetError
from dovecote.core.labels import head_of, tidy
from dovecote.core.toml import TomlError, read_toml
from dovecote.games.piccioni.cards import Action, Cards, Pigeon, Place
from dovecote.games.piccioni.components import ACTIONS, DIRT, MOST_SEATS, PIGEONS, PLACES
from dovecote.games.piccioni.verbs import (
    IN_REACTION,
    IN_TURN,
    ON_ARRIVAL,
    VERBS,
    Assign,
    Draw,
    Move,
    Scare,
    tag,
)
from dovecote.games.piccioni.verbs.verb import Fault
from dovecote.games.piccioni.vocabulary import HERE, LANDINGS, NOTHING, Asks, Effect, Trigger


class CardsError(SetError):
    """Cards that cannot be played with: which card, which field, and why."""

    sentence = "{card}, {field}: {reason}; found {found}, expected {expected}"


class Box(NamedTuple):
    """What a file gives, card by card."""

    place: tuple[Place[Effect], ...]
    pigeon: tuple[Pigeon[Effect], ...]
    action: tuple[Action[Effect], ...]


C = TypeVar("C")
_FILE = "…"  # what is wrong is not in one card
_FREE = ACTIONS - 12 - 30 - 1  # cards that cards without a move may draw together
_WORDS_OF_MOVES = frozenset(("on", "in", "to", "with", "from", "area", "seat", "pigeon", "here"))
_WORDS_OF_MOVES |= {"arriving"}  # where a move or an effect would mean something else
_SHOWN = 60  # characters of what cannot be
_HEADS = ("title", "provenance")
_ANY_EFFECT: Any = Union[tuple(VERBS)]  # noqa: UP007  made of a table
_KINDS: dict[str, Any] = {
    "place": Place[_ANY_EFFECT],
    "pigeon": Pigeon[_ANY_EFFECT],
    "action": Action[_ANY_EFFECT],
}
_TOTALS = {"place": PLACES, "pigeon": PIGEONS, "action": ACTIONS}
_VERBS = ", ".join(map(tag, VERBS))
_WORDS = {  # where msgspec says less
    "do": _VERBS,
    "reacts_to": ", ".join(get_args(Trigger)),
    "what": "pigeon, guano, lots, pigeons, everything",
    "count": "one, all; 1 … 60",
}


def read_cards(text: str) -> Cards:
    """The cards that a data file gives."""
    try:
        data = read_toml(text)
    except TomlError as error:
        raise _wrong(_FILE, "", "syntax", str(error), "TOML") from None
    for fault in faults(data):
        raise fault
    box = _read(data)
    place = tuple(replace(p, arrival=tuple(sorted(p.arrival, key=_order))) for p in box.place)
    return _known(head_of(data), Box(place, box.pigeon, tuple(map(_ordered, box.action))))


def faults(data: Mapping[str, Any]) -> Iterator[CardsError]:
    """Everything that is wrong with the cards of a data file; whether they fit together is asked
    only if each can be read."""
    unread = [*_faults_in_heads(data), *_unreadable(data)]
    yield from unread
    if not unread:
        box = _read(data)
        places, kinds = [tuple(card.id for card in kind) for kind in box[:2]]
        yield from _numbered("place", box.place, partial(_check_place, kinds))
        yield from _numbered("pigeon", box.pigeon, partial(_check_pigeon, places))
        yield from _check_box(box)
        yield from _numbered("action", box.action, partial(_check_action, places))


def dangers(cards: Cards) -> Iterator[CardsError]:
    """Ids that are words of the notation; and cards that cost no move and draw others, which may
    bring one another on and on in one turn. That ends if each brings less than one more, however
    few cards are in the deck: at least those that are neither dirt nor in hands."""
    yield from _reserved(cards)
    free = [card for card in cards.action if not card.moves]
    drawn = {card.id: sum(e.cards for e in card.play if isinstance(e, Draw)) for card in free}
    together = sum(card.count * drawn[card.id] for card in free)
    if together > _FREE:
        for number, card in enumerate(cards.action):
            if drawn.get(card.id):
                fault = _wrong(card.id, "moves", "free", str(together), str(_FREE))
                yield fault.at("action", number, "moves")


def _reserved(cards: Cards) -> Iterator[CardsError]:
    for kind in _KINDS:
        for number, card in enumerate(getattr(cards, kind)):
            if card.id in _WORDS_OF_MOVES:
                fault = _wrong(card.id, "id", "reserved", card.id, "")
                yield fault.at(kind, number, "id")


def readable(data: Mapping[str, Any]) -> Iterator[Place[Effect] | Pigeon[Effect] | Action[Effect]]:
    """The cards of a data file that can be read, whatever is wrong with others."""
    for kind in _KINDS:
        entries = data.get(kind)
        for entry in entries[: _TOTALS[kind]] if isinstance(entries, list) else ():
            with suppress(msgspec.ValidationError):
                yield msgspec.convert(entry, _KINDS[kind])


def _faults_in_heads(data: Mapping[str, Any]) -> Iterator[CardsError]:
    for key in data:
        if key not in (*_HEADS, *_KINDS):
            known = ", ".join((*_HEADS, *_KINDS))
            yield _wrong(_FILE, key, "unknown", key, known).at("", -1, key)
    title = data.get("title", "")
    if not isinstance(title, str) or not title:
        yield _wrong(_FILE, "title", "missing", str(title), "text").at("", -1, "title")


def _unreadable(data: Mapping[str, Any]) -> Iterator[CardsError]:
    """Cards that are no cards, each by itself."""
    for kind in _KINDS:
        entries = data.get(kind)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            yield _wrong(_FILE, kind, "missing", "", f"[[{kind}]]").at(kind)
            continue
        if len(entries) > _TOTALS[kind]:
            found, most = str(len(entries)), str(_TOTALS[kind])
            yield _wrong(kind, "count", "total", found, most).at(kind)
        for number, entry in enumerate(entries[: _TOTALS[kind]]):
            try:
                msgspec.convert(entry, _KINDS[kind])
            except msgspec.ValidationError as error:
                card = str(entry.get("id", f"{kind} {number + 1}"))[:_SHOWN]
                fault = _translated(card, kind, entry, str(error))
                yield fault.at(kind, number, str(fault.params["field"]))


def _read(data: Mapping[str, Any]) -> Box:
    return Box(*(tuple(_card(e, kind) for e in data[kind]) for kind in _KINDS))


def _card(entry: dict[str, Any], kind: str) -> Any:
    """A card, with tidy texts."""
    card = msgspec.convert(entry, _KINDS[kind])
    texts: dict[str, Any] = {f: tidy(getattr(card, f)) for f in ("name", "letters")}
    for field in ("names", "says", "answers"):
        told = ((language, tidy(text)) for language, text in getattr(card, field).items())
        texts[field] = {language: text for language, text in told if text}
    return replace(card, **texts)


def _numbered(
    kind: str, cards: Sequence[C], check: Callable[[C], Iterator[CardsError]]
) -> Iterator[CardsError]:
    """What is wrong with cards that can be read, and in which of them it is."""
    for number, card in enumerate(cards):
        for fault in check(card):
            yield fault.at(kind, number, str(fault.params["field"]))


def _known(heads: dict[str, str], box: Box) -> Cards:
    """The cards, with what their verbs say of them."""
    action = box.action
    aimed = {card.id: next(filter(_asks_something, card.play), None) for card in action}
    reactable = [
        (card.id, effect, part)
        for card in action
        for effect in card.play
        if (part := IN_TURN[type(effect)].reactable) is not None
    ]
    return Cards(
        **heads,
        place=box.place,
        pigeon=box.pigeon,
        action=action,
        aimed=aimed,
        asks={card: NOTHING if effect is None else _asks(effect) for card, effect in aimed.items()},
        sweeping=frozenset(card for card, effect, part in reactable if part.sweeps(effect)),
        brings={card: part.brings(effect) for card, effect, part in reactable if part.brings},
        netting=frozenset(card.id for card in action if any(map(_names_pigeon, card.reaction))),
        landings={card.id: _landing(card) for card in box.pigeon},
        leading=frozenset(card.id for card in box.pigeon if len(card.revealed) > 1),
    )


def _asks(effect: Effect) -> Asks:
    aiming = IN_TURN[type(effect)].aiming
    return NOTHING if aiming is None else aiming.asks(effect)


def _asks_something(effect: Effect) -> bool:
    return _asks(effect) != NOTHING


def _translated(card: str, kind: str, entry: dict[str, Any], message: str) -> CardsError:
    """What msgspec found, as one of our reasons."""
    complaint, _, place = message.partition(" - at `$.")
    place = place.rstrip("`")
    if m := re.search("missing required field `(.+?)`", complaint):
        return _wrong(card, _dotted(place, m[1]), "missing", "", m[1])
    if m := re.search(r"value '(.*)' - at `key` in `\$\.(\w+)`", message):
        return _wrong(card, m[2], "unknown", m[1][:_SHOWN], "en, fr, de, it")
    if m := re.search("unknown field `(.+?)`", complaint):
        return _wrong(card, _dotted(place, m[1]), "unknown", m[1], _fields(kind, entry, place))
    expected = _WORDS.get(place.rpartition(".")[2], "")
    expected = expected or re.sub("Expected (.+?)(, got .+)?$", r"\1", complaint)
    return _wrong(card, place, "value", _found(entry, place), expected)


def _fields(kind: str, entry: dict[str, Any], place: str) -> str:
    """The fields there are: of a card, or of one of its effects."""
    owner: Any = _KINDS[kind]
    if place:
        do = _found(entry, f"{place}.do")
        owner = next(verb for verb in VERBS if tag(verb) == do)
    return ", ".join(field.encode_name for field in msgspec.structs.fields(owner))


def _dotted(place: str, field: str) -> str:
    return f"{place}.{field}" if place else field


def _found(entry: Any, place: str) -> str:
    """The value at a place like `play[0].to`."""
    for key in re.findall(r"[a-z_]+|[0-9]+", place):
        try:
            entry = entry[int(key) if key.isdecimal() else key]
        except (LookupError, TypeError):
            return ""
    return str(entry)[:_SHOWN]


def _names_pigeon(effect: Effect) -> bool:
    return IN_REACTION[type(effect)].names_pigeon


def _landing(pigeon: Pigeon[Effect]) -> str:
    (assign, *_) = pigeon.revealed
    assert isinstance(assign, Assign)
    return assign.to


def _check_box(box: Box) -> Iterator[CardsError]:
    """The numbers of the box are known facts; every id is one card's."""
    counts = {
        "place": len(box.place),
        "pigeon": sum(card.count for card in box.pigeon),
        "action": sum(card.count for card in box.action),
    }
    for kind, total in _TOTALS.items():
        if counts[kind] != total:
            yield _wrong(kind, "count", "total", str(counts[kind]), str(total)).at(kind)
    seen: set[str] = set()
    ids = {"place": [card.id for card in box.place], "pigeon": [card.id for card in box.pigeon]}
    for kind, cards in (ids | {"action": [card.id for card in box.action]}).items():
        for number, card in enumerate(cards):
            if card in seen:
                yield _wrong(card, "id", "twice", card, "").at(kind, number, "id")
            seen.add(card)
    for dirt in DIRT:
        if dirt not in [each.id for each in box.action]:
            yield _wrong(dirt, "id", "missing", "", dirt).at("action")
    for players in range(2, MOST_SEATS + 1):
        flock = sum(_copies(pigeon, players) for pigeon in box.pigeon)
        if flock <= PLACES + players:  # one for every zone, and one to be revealed
            few = f"{PLACES + players + 1} …"
            yield _wrong("pigeon", "flock", "total", str(flock), few).at("pigeon")


def _copies(pigeon: Pigeon[Effect], players: int) -> int:
    has_some = len(pigeon.flock) > players - 2
    return pigeon.flock[players - 2] if has_some else pigeon.count


def _check_place(kinds: tuple[str, ...], place: Place[Effect]) -> Iterator[CardsError]:
    for pigeon in place.only:
        if pigeon not in kinds:
            yield _wrong(place.id, "only", "value", pigeon, ", ".join(kinds))
    for number, effect in enumerate(place.arrival):
        if type(effect) not in ON_ARRIVAL:
            known = ", ".join(map(tag, ON_ARRIVAL))
            yield _wrong(place.id, f"arrival[{number}]", "verb", _word(effect), known)
        elif isinstance(effect, Scare) and effect.source != HERE:
            yield _wrong(place.id, f"arrival[{number}].from", "value", effect.source, HERE)
    named = list(map(_word, place.arrival))
    if len(set(named)) < len(named):
        yield _wrong(place.id, "arrival", "verb", ", ".join(named), ", ".join(dict.fromkeys(named)))


def _check_pigeon(places: tuple[str, ...], pigeon: Pigeon[Effect]) -> Iterator[CardsError]:
    for place in pigeon.never:
        if place not in places:
            yield _wrong(pigeon.id, "never", "value", place, ", ".join(places))
    players = MOST_SEATS - 1  # from two on
    if pigeon.flock and len(pigeon.flock) != players:
        yield _wrong(pigeon.id, "flock", "value", str(list(pigeon.flock)), f"{players} numbers")
    match pigeon.revealed:
        case (Assign(to), *rest):
            known = (*LANDINGS, *places)
            if to not in known:
                yield _wrong(pigeon.id, "revealed[0].to", "value", to, ", ".join(known))
            follower = Move(to=HERE, source="any zone")
            if rest not in ([], [follower]):
                yield _wrong(
                    pigeon.id, "revealed[1]", "verb", _word(rest[0]), "move, any zone, here"
                )
        case _:
            yield _wrong(pigeon.id, "revealed", "verb", "", "assign")


def _check_action(places: tuple[str, ...], action: Action[Effect]) -> Iterator[CardsError]:
    if not action.play:
        yield _wrong(action.id, "play", "missing", "", _VERBS)
    for number, effect in enumerate(action.play):
        yield from _check_effect(places, action, f"play[{number}]", effect)
    played = [effect for effect in action.play if type(effect) in IN_TURN]
    aiming = [effect for effect in played if _asks_something(effect)]
    taking = [effect for effect in played if IN_TURN[type(effect)].takes]
    for several in (aiming, taking):
        if len(several) > 1:
            yield _wrong(action.id, "play", "aims", ", ".join(map(_word, several)), "1")
            break
    assigns = [effect for effect in action.play if isinstance(effect, Assign)]
    if bool(assigns) != action.is_dirt:
        yield _wrong(action.id, "play", "dirt", action.id, ", ".join(DIRT))
    yield from _check_reaction(action)


def _check_effect(
    places: tuple[str, ...], action: Action[Effect], field: str, effect: Effect
) -> Iterator[CardsError]:
    in_turn = IN_TURN.get(type(effect))
    if in_turn is None:
        yield _wrong(action.id, field, "verb", _word(effect), ", ".join(map(tag, IN_TURN)))
    elif fault := in_turn.check(effect, places):
        yield _wrong_effect(action, field, fault)


def _check_reaction(action: Action[Effect]) -> Iterator[CardsError]:
    if bool(action.reacts_to) != bool(action.reaction):
        field = "reaction" if action.reacts_to else "reacts_to"
        yield _wrong(action.id, field, "missing", "", field)
        return
    named = list(map(_word, action.reaction))
    if repeated := [verb for verb in named if named.count(verb) > 1]:
        yield _wrong(action.id, "reaction", "verb", ", ".join(named), repeated[0])
    for number, effect in enumerate(action.reaction):
        yield from _check_answer(action, f"reaction[{number}]", effect)


def _check_answer(action: Action[Effect], field: str, effect: Effect) -> Iterator[CardsError]:
    in_reaction = IN_REACTION.get(type(effect))
    if in_reaction is None:
        known = ", ".join(map(tag, IN_REACTION))
        yield _wrong(action.id, field, "verb", _word(effect), known)
        return
    allowed = in_reaction.triggers or (action.reacts_to,)
    if action.reacts_to not in allowed:
        expected = ", ".join(map(str, allowed))
        yield _wrong(action.id, "reacts_to", "value", str(action.reacts_to), expected)
    if fault := in_reaction.check(effect):
        yield _wrong_effect(action, field, fault)


def _ordered(action: Action[Effect]) -> Action[Effect]:
    """Effects come in the order of the rules, whatever order a file has (5.5)."""
    play, reaction = (tuple(sorted(part, key=_order)) for part in (action.play, action.reaction))
    return replace(action, play=play, reaction=reaction)


def _order(effect: Effect) -> int:
    return VERBS[type(effect)].order


def _word(effect: Effect) -> str:
    return tag(type(effect))


def _wrong(card: str, field: str, reason: str, found: str, expected: str) -> CardsError:
    return CardsError(card=card, field=field, reason=reason, found=found, expected=expected)


def _wrong_effect(action: Action[Effect], field: str, fault: Fault) -> CardsError:
    return _wrong(action.id, f"{field}.{fault.field}", fault.reason, fault.found, fault.expected)
