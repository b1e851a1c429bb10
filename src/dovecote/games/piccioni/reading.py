"""Reading a file of cards: what is wrong with it, by card, field and reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from dovecote.core.errors import DovecoteError
from dovecote.games.piccioni import vocabulary as verbs
from dovecote.games.piccioni.cards import Action, Cards, Pigeon, Place
from dovecote.games.piccioni.components import ACTIONS, DIRT, MOST_SEATS, PIGEONS, PLACES
from dovecote.games.piccioni.vocabulary import Effect, Trigger


class CardsError(DovecoteError):
    """Cards that cannot be played with: which card, which field, and why."""

    sentence = "{card}, {field}: {reason}; found {found}, expected {expected}"


_FILE = "…"  # what is wrong is not in one card
_KINDS: dict[str, Any] = {"place": Place, "pigeon": Pigeon, "action": Action}
_TOTALS = {"place": PLACES, "pigeon": PIGEONS, "action": ACTIONS}
_IN_TURN = (
    verbs.Assign,
    verbs.Trophy,
    verbs.Scare,
    verbs.Share,
    verbs.Move,
    verbs.Discard,
    verbs.Draw,
    verbs.Swap,
)
_TAKING = (verbs.Trophy, verbs.Share, verbs.Move, verbs.Swap)
_IN_REACTION = (verbs.Cancel, verbs.Redirect, verbs.Trophy, verbs.Share, verbs.Draw)
_VERBS = ", ".join(_verb.__struct_config__.tag for _verb in get_args(Effect))
_WORDS = {  # where msgspec says less
    "do": _VERBS,
    "reacts_to": ", ".join(get_args(Trigger)),
    "what": "pigeon, guano, lots, pigeons, everything",
    "count": "one, all; 1 … 60",
}
_TRIGGERS: dict[type, tuple[str, ...]] = {  # what a verb of a reaction can answer
    verbs.Cancel: ("aimed", "reaction"),
    verbs.Redirect: ("guano",),
    verbs.Trophy: ("pigeons",),
    verbs.Share: ("trophies",),
}


def read_cards(text: str) -> Cards:
    """The cards that a data file gives."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _wrong(_FILE, "", "syntax", str(error), "TOML") from None
    for key in data:
        if key not in ("title", *_KINDS):
            raise _wrong(_FILE, key, "unknown", key, ", ".join(("title", *_KINDS)))
    title = data.get("title", "")
    if not isinstance(title, str) or not title:
        raise _wrong(_FILE, "title", "missing", str(title), "text")
    read = {kind: tuple(_read_kind(data, kind)) for kind in _KINDS}
    actions = tuple(map(_ordered, read["action"]))
    cards = Cards(title=title, place=read["place"], pigeon=read["pigeon"], action=actions)
    for pigeon in cards.pigeon:
        _check_pigeon(cards, pigeon)
    _check_box(cards)
    for action in cards.action:
        _check_action(cards, action)
    return cards


def _read_kind(data: dict[str, Any], kind: str) -> Iterator[Any]:
    entries = data.get(kind)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise _wrong(_FILE, kind, "missing", "", f"[[{kind}]]")
    for number, entry in enumerate(entries, 1):
        card = str(entry.get("id", f"{kind} {number}"))
        try:
            yield msgspec.convert(entry, _KINDS[kind])
        except msgspec.ValidationError as error:
            raise _translated(card, kind, entry, str(error)) from None


def _translated(card: str, kind: str, entry: dict[str, Any], message: str) -> CardsError:
    """What msgspec found, as one of our reasons."""
    complaint, _, place = message.partition(" - at `$.")
    place = place.rstrip("`")
    if m := re.search("missing required field `(.+?)`", complaint):
        return _wrong(card, _dotted(place, m[1]), "missing", "", m[1])
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
        owner = next(verb for verb in get_args(Effect) if _tag(verb) == do)
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
    return str(entry)


def _check_box(cards: Cards) -> None:
    """The numbers of the box are known facts; every id is one card's."""
    counts = {
        "place": len(cards.place),
        "pigeon": sum(card.count for card in cards.pigeon),
        "action": sum(card.count for card in cards.action),
    }
    for kind, total in _TOTALS.items():
        if counts[kind] != total:
            raise _wrong(kind, "count", "total", str(counts[kind]), str(total))
    ids = [*(c.id for c in cards.place), *(c.id for c in cards.pigeon)]
    ids += [card.id for card in cards.action]
    for card in ids:
        if ids.count(card) > 1:
            raise _wrong(card, "id", "twice", card, "")
    for card in DIRT:
        if card not in cards.actions:
            raise _wrong(card, "id", "missing", "", card)
    for players in range(2, MOST_SEATS + 1):
        flock = sum(p.flock[players - 2] if p.flock else p.count for p in cards.pigeon)
        if flock <= PLACES + players:  # one for every zone, and one to be revealed
            raise _wrong("pigeon", "flock", "total", str(flock), f"{PLACES + players + 1} …")


def _check_pigeon(cards: Cards, pigeon: Pigeon) -> None:
    for place in pigeon.never:
        if place not in cards.place_ids:
            raise _target(cards, pigeon.id, "never", place, ())
    players = MOST_SEATS - 1  # from two on
    if pigeon.flock and len(pigeon.flock) != players:
        raise _wrong(pigeon.id, "flock", "value", str(list(pigeon.flock)), f"{players} numbers")
    match pigeon.revealed:
        case (verbs.Assign(to), *rest):
            if to not in (*verbs.LANDINGS, *cards.place_ids):
                raise _target(cards, pigeon.id, "revealed[0].to", to, verbs.LANDINGS)
            follower = verbs.Move(to=verbs.HERE, source="any zone")
            if rest not in ([], [follower]):
                raise _wrong(
                    pigeon.id, "revealed[1]", "verb", _verb(rest[0]), "move, any zone, here"
                )
        case _:
            raise _wrong(pigeon.id, "revealed", "verb", "", "assign")


def _check_action(cards: Cards, action: Action) -> None:
    if not action.play:
        raise _wrong(action.id, "play", "missing", "", _VERBS)
    for number, effect in enumerate(action.play):
        _check_effect(cards, action, f"play[{number}]", effect)
    aiming = [effect for effect in action.play if verbs.is_open(effect)]
    if len(aiming) > 1:
        raise _wrong(action.id, "play", "aims", ", ".join(map(_verb, aiming)), "1")
    taking = [effect for effect in action.play if isinstance(effect, _TAKING)]
    if len(taking) > 1:  # the second might find nothing left of what it aims at
        found = ", ".join(map(_verb, taking))
        raise _wrong(action.id, "play", "aims", found, "1")
    assigns = [effect for effect in action.play if isinstance(effect, verbs.Assign)]
    if bool(assigns) != action.is_dirt:
        raise _wrong(action.id, "play", "dirt", action.id, ", ".join(DIRT))
    _check_reaction(action)


def _check_effect(cards: Cards, action: Action, field: str, effect: Effect) -> None:
    if not isinstance(effect, _IN_TURN):
        raise _wrong(action.id, field, "verb", _verb(effect), ", ".join(map(_tag, _IN_TURN)))
    if isinstance(effect, verbs.Assign) and effect.to != "any area":
        raise _wrong(action.id, f"{field}.to", "value", effect.to, "any area")  # 1.4
    source = getattr(effect, "source", "own area")
    if source not in (*verbs.SOURCES, *cards.place_ids):
        raise _target(cards, action.id, f"{field}.from", source, verbs.SOURCES)
    if isinstance(effect, verbs.Move) and effect.to not in (*verbs.GOALS, *cards.place_ids):
        raise _target(cards, action.id, f"{field}.to", effect.to, verbs.GOALS)
    of_guano = isinstance(effect, verbs.Trophy) and effect.what == "guano"
    if of_guano and source != "own area":
        raise _wrong(action.id, f"{field}.from", "value", source, "own area")


def _check_reaction(action: Action) -> None:
    if bool(action.reacts_to) != bool(action.reaction):
        field = "reaction" if action.reacts_to else "reacts_to"
        raise _wrong(action.id, field, "missing", "", field)
    named = list(map(_verb, action.reaction))
    for verb in named:
        if named.count(verb) > 1:
            raise _wrong(action.id, "reaction", "verb", ", ".join(named), verb)
    for number, effect in enumerate(action.reaction):
        field = f"reaction[{number}]"
        if not isinstance(effect, _IN_REACTION):
            known = ", ".join(map(_tag, _IN_REACTION))
            raise _wrong(action.id, field, "verb", _verb(effect), known)
        allowed = _TRIGGERS.get(type(effect), (action.reacts_to,))
        if action.reacts_to not in allowed:
            raise _wrong(
                action.id, "reacts_to", "value", str(action.reacts_to), ", ".join(map(str, allowed))
            )
        if isinstance(effect, verbs.Trophy) and effect != verbs.Trophy(source=verbs.ARRIVING):
            raise _wrong(action.id, f"{field}.from", "value", effect.source, verbs.ARRIVING)
        if isinstance(effect, verbs.Share) and effect != verbs.Share():
            raise _wrong(action.id, f"{field}.from", "unknown", effect.source, "")


def _ordered(action: Action) -> Action:
    play, reaction = (tuple(sorted(part, key=_order)) for part in (action.play, action.reaction))
    return replace(action, play=play, reaction=reaction)


def _order(effect: Effect) -> int:
    """Trophies, sharing, whatever else, Scared, a draw: whatever order a file has (5.5)."""
    return {"trophy": 0, "share": 1, "scare": 3, "draw": 4}.get(_verb(effect), 2)


def _target(cards: Cards, card: str, field: str, found: str, words: tuple[str, ...]) -> CardsError:
    places = (place.id for place in cards.place)
    return _wrong(card, field, "value", found, ", ".join((*words, *places)))


def _verb(effect: Effect) -> str:
    return _tag(type(effect))


def _tag(verb: type) -> str:
    return str(verb.__struct_config__.tag)  # type: ignore[attr-defined]


def _wrong(card: str, field: str, reason: str, found: str, expected: str) -> CardsError:
    return CardsError(card=card, field=field, reason=reason, found=found, expected=expected)
