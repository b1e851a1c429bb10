"""What a card says, from its effects: phrases that a catalogue puts into words."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

import msgspec

from dovecote.games.piccioni.cards import Action, Pigeon, Place
from dovecote.games.piccioni.verbs import (
    Assign,
    Cancel,
    Discard,
    Draw,
    Move,
    Redirect,
    Scare,
    Share,
    Swap,
    Trophy,
)
from dovecote.games.piccioni.vocabulary import ANY, LANDINGS, OWN, Effect

AnyCard: TypeAlias = Place[Effect] | Pigeon[Effect] | Action[Effect]
Verb: TypeAlias = Assign | Cancel | Discard | Draw | Move | Redirect | Scare | Share | Swap | Trophy


class Phrase(msgspec.Struct, frozen=True):
    """A message of the catalogue (`piccioni-says-KEY`), and what fills it: values, other phrases,
    or several of them one after the other. `named` are those that are ids of cards."""

    key: str
    params: dict[str, str | int | Phrase | tuple[Phrase, ...]] = {}
    named: tuple[str, ...] = ()


def play_of(card: AnyCard) -> Phrase:
    """What an action does in one's turn, where a pigeon goes, what a Place holds."""
    match card:
        case Action():
            said = Phrase("all", {"parts": tuple(map(_in_turn, card.play))})
            if card.moves == 1:
                return said
            return Phrase("both" if card.moves else "free", {"text": said})
        case Pigeon():
            return Phrase("all", {"parts": _of_pigeon(card)})
        case Place():
            return Phrase("all", {"parts": _of_place(card)})
        case _:
            assert_never(card)


def answer_of(card: AnyCard) -> Phrase | None:
    """What an action does as a reaction, if it is one."""
    if not isinstance(card, Action) or not card.reacts_to:
        return None
    parts = tuple(_as_answer(effect) for effect in card.reaction)
    return Phrase("answer", {"to": card.reacts_to, "text": Phrase("all", {"parts": parts})})


def _in_turn(effect: Effect) -> Phrase:
    verb = cast("Verb", effect)
    match verb:
        case Assign():
            return Phrase("assign")
        case Trophy(source, what, count):
            if what == "guano":
                return Phrase("trophy-guano", {"count": count})
            return Phrase("trophy", {"count": count, "from": _from(source)})
        case Share(source, what):
            return Phrase("share", {"what": what, "from": _from(source)})
        case Scare(source):
            return Phrase("scare", {"from": _from(source)})
        case Move(to, source, most):
            return Phrase("move", {"most": most, "from": _from(source, "away"), "to": _to(to)})
        case Discard(what, count):
            return Phrase("discard", {"what": what, "count": count})
        case Draw(cards):
            return Phrase("draw", {"cards": cards})
        case Swap():
            return Phrase("swap")
        case Cancel() | Redirect():
            return _as_answer(effect)
        case _:
            assert_never(verb)


def _as_answer(effect: Effect) -> Phrase:
    match effect:
        case Trophy():
            return Phrase("net")
        case Share():
            return Phrase("join")
        case Cancel():
            return Phrase("cancel")
        case Redirect():
            return Phrase("redirect")
        case _:
            return _in_turn(effect)


def _from(source: str, key: str = "from") -> Phrase:
    known = source == OWN or source in ANY
    word = source.replace(" ", "-") if known else "place"
    return Phrase(key, {"from": word, "place": source}, () if known else ("place",))


def _to(goal: str) -> Phrase:
    known = goal in ANY
    word = goal.replace(" ", "-") if known else "place"
    return Phrase("to", {"to": word, "place": goal}, () if known else ("place",))


def _of_pigeon(card: Pigeon[Effect]) -> tuple[Phrase, ...]:
    parts = [Phrase("size", {"size": card.size})] if card.size > 1 else []
    for effect in card.revealed:
        if isinstance(effect, Assign):
            known = effect.to in LANDINGS
            word = effect.to.replace(" ", "-") if known else "place"
            named = () if known else ("place",)
            parts.append(Phrase("lands", {"to": word, "place": effect.to}, named))
        else:
            parts.append(Phrase("followed"))
    if card.never:
        parts.append(Phrase("never", {"places": " ".join(card.never)}, ("places",)))
    if card.call:
        parts.append(Phrase("calls", {"call": card.call}))
    if card.returns:
        parts.append(Phrase("returns"))
    return tuple(parts)


def _of_place(card: Place[Effect]) -> tuple[Phrase, ...]:
    parts = [Phrase("spaces", {"spaces": card.spaces}) if card.spaces else Phrase("no-limit")]
    if card.only:
        parts.append(Phrase("only", {"pigeons": " ".join(card.only)}, ("pigeons",)))
    for effect in card.arrival:
        told = Phrase("arrival-scare")
        if isinstance(effect, Draw):
            told = Phrase("arrival-draw", {"cards": effect.cards})
        parts.append(told)
    return tuple(parts)
