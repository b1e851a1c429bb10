"""What careless, broken and hostile clients send, and which answers to it are right."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from dovecote.wire import client

_MANY, _FEW = 25, 6  # messages at once


class Scene(NamedTuple):
    """What a sender knows of the table."""

    mine: int  # -1: they watch
    at: int
    waiting: tuple[int, ...]
    offers: tuple[str, ...]  # of whoever is asked
    author: int  # of the last move


class Sent(NamedTuple):
    """A message, and the answers that are right: codes of refusals, or kinds of answers."""

    data: str | bytes
    right: frozenset[str] = frozenset()  # empty: whatever is not a mistake of the server


Maker = Callable[[Random, Scene], Sent]

Wrong = tuple[Any, ...]

ODD_TEXTS = (
    *("\x00", "put\x005/3", "\u202eput 5/3", "‏‎‫", "\u0000" * 300, "\n", "pass\n", " pass", "pass "),
    *(
        "PASS",
        "ｐａｓｓ",
        "put ５/３",
        "e\u0301" * 100,
        "🐦" * 300,
        "\ufeffpass",
        "\x1b[2J",
        "\x7f\x85",
    ),
    *("';DROP TABLE tables;--", "<script>alert(1)</script>", "{}", "%s%n", "../../etc", "١ ٢ ٣"),
    *("put -1/-1", "put 99999999999999999999/1", "keep " + "9" * 290, "reroll " + "1 " * 140, "?"),
)
_HUGE = (10**9, 2**63, 2**64, -(2**63) - 1, 10**300, -1, 0.5, 1e300)
_NO_INT: Wrong = ("0", None, True, 1.5, [], {})
_NO_STR: Wrong = (0, None, True, [], {}, ["x"])
_NO_YES: Wrong = (False, None, 1, "true", [])
_NO_LIST: Wrong = ("pass", None, {}, [1], [None], [[]], ["x" * 41], ["pass"] * 11)
_NO_BOOL: Wrong = (0, 1, None, "true", [])


def template(verb: str, seat: int, at: int, text: str = "pass") -> dict[str, Any]:
    """A message of a kind, as it should be."""
    by: dict[str, Any] = {"seat": seat}
    messages: dict[str, dict[str, Any]] = {
        "do": {**by, "at": at, "do": text},
        "undo": {**by, "at": at, "undo": at},
        "why": {**by, "why": text},
        "preview": {**by, "preview": text},
        "hint": {**by, "hint": True},
        "orders": {**by, "orders": ["pass until my turn"]},
        "ahead": {**by, "ahead": True},
        "choose": {**by, "at": at, "choose": text},
        "withdraw": {**by, "withdraw": True},
        "resign": {**by, "resign": True},
        "leave": {**by, "leave": "homer"},
        "back": {**by, "back": True},
        "replace": {**by, "replace": 1},
        "say": {"say": text},
        "mute": {"mute": 1, "on": True},
        "ping": {"ping": 1},
    }
    return messages[verb]


_MOVES = ("do", "why", "preview", "choose")  # said by a text or by fields
VERBS = tuple(client.VERBS)  # so that a message without a template fails at once
OF_A_SEAT = tuple(v for v, kind in client.VERBS.items() if issubclass(kind, client.FromSeat))


def _text(message: dict[str, Any]) -> str:
    return json.dumps({**message, "ref": "r"})  # so that it is always answered


def _refused(message: dict[str, Any], *codes: str) -> Sent:
    return Sent(_text(message), frozenset(codes))


def _unreadable(data: str | bytes) -> Sent:
    return Sent(data, frozenset({"message"}))


def _any_of(rng: Random, scene: Scene) -> dict[str, Any]:
    offer = rng.choice(scene.offers or ("pass",))
    return template(rng.choice(VERBS), max(scene.mine, 0), scene.at, offer)


def malformed(rng: Random, scene: Scene) -> Sent:
    """No JSON, or half of one."""
    whole = _text(_any_of(rng, scene))
    junk = ("", " ", "{", "}", "null", "[]", "1", '"do"', "{'do': 1}", '{"do"}', "\x00", "{,}")
    odd = ('{"ping":1}{"ping":2}', '{"ping":NaN}', '{"ping":01}', "\ufeff" + whole, whole + "\x00")
    return _unreadable(rng.choice((*junk, *odd, whole[: rng.randrange(len(whole))], whole[1:])))


def no_text(rng: Random, scene: Scene) -> Sent:
    """A binary frame that is no UTF-8."""
    spoilt = rng.choice((b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\x88\x80\x80", b"\x80"))
    noise = rng.randbytes(rng.randrange(1, 200))
    return _unreadable(rng.choice((spoilt, b'{"say":"' + spoilt + b'"}', spoilt + noise)))


def huge(rng: Random, scene: Scene) -> Sent:
    """Numbers beyond all bounds."""
    message = template(rng.choice(("do", "undo", "replace", "mute")), 0, scene.at)
    numbers = [name for name, value in message.items() if type(value) is int]
    return _refused({**message, rng.choice(numbers): rng.choice(_HUGE)}, "message")


def deep(rng: Random, scene: Scene) -> Sent:
    """Nested deeper than anybody needs."""
    depth = rng.choice((50, 500, 1000, 1500))
    begin, end = rng.choice((("[", "]"), ('{"a":', "}")))
    nested = begin * min(depth, 3900 // len(begin + end)) + ("" if rng.random() < 0.3 else "1")
    closed = nested + end * nested.count(begin) if rng.random() < 0.7 else nested
    return _unreadable(
        rng.choice((closed, f'{{"ping": {closed}}}', f'{{"say":"a","ref":{closed}}}'))
    )


def mistyped(rng: Random, scene: Scene) -> Sent:
    """One field holds something else."""
    message = _any_of(rng, scene)
    if rng.random() < 0.2:
        return _unreadable(
            json.dumps({**message, "ref": rng.choice((1, True, [], {}, "", "x" * 41))})
        )
    name = rng.choice(list(message))
    kinds: dict[type, Wrong] = {int: _NO_INT, str: _NO_STR, list: _NO_LIST, bool: _NO_YES}
    wrong = rng.choice(_NO_BOOL if name == "on" else kinds[type(message[name])])
    is_fields = name in _MOVES and wrong == {}  # read once it is clear whose move it would be
    code = "not-yours" if is_fields and scene.mine < 0 else "message"
    return _refused({**message, name: wrong}, code)


def unknown(rng: Random, scene: Scene) -> Sent:
    """No verb, another verb, two verbs, a field too many or too few."""
    one, two = _any_of(rng, scene), _any_of(rng, scene)
    missing = rng.choice(list(one))
    short = {name: value for name, value in one.items() if name != missing}
    odd = [{}, {"dance": True}, {**one, "admin": True}, {"DO": "pass"}, {"seat": 0, "at": 1}, short]
    if one.keys() != two.keys():
        odd.append({**one, **two})
    return _refused(rng.choice(odd), "message")


def foreign(rng: Random, scene: Scene) -> Sent:
    """Something that only the holder of another seat may say."""
    seat = rng.choice([seat for seat in (0, 1, 2, 9) if seat != scene.mine])
    offer = rng.choice(scene.offers or ("pass",))
    message = template(rng.choice(OF_A_SEAT), seat, scene.at, offer)
    is_keyed = "at" in message and "choose" not in message
    keyed = {"key": f"k{rng.randrange(50)}"} if is_keyed else {}
    return _refused({**message, **keyed}, "not-yours")


def untimely(rng: Random, scene: Scene) -> Sent:
    """An answer to an earlier question, or to one that has not been asked."""
    at = rng.choice((scene.at + 1, scene.at + rng.randrange(1, 10**6), rng.randrange(scene.at)))
    message = template(rng.choice(("do", "undo")), scene.mine, at, rng.choice(scene.offers))
    return _refused(message, "stale")


def odd(rng: Random, scene: Scene) -> Sent:
    """A move that is no notation."""
    offer = rng.choice(scene.offers)
    text = rng.choice(
        (*ODD_TEXTS, f"{offer} ", f"\u202e{offer}", f"{offer}\n", offer.upper() + "!")
    )
    message = template("do", scene.mine, scene.at, text)
    return _refused(message, "message" if len(text) > 300 else "unreadable", "out-of-turn")


def odd_key(rng: Random, scene: Scene) -> Sent:
    """A real move under a name that cannot be kept."""
    key = rng.choice(("", "\x00", "k\x00", "k" * 41, "\x1f", "\x7f", "k\tk", "🐦" * 41))
    message = template("do", scene.mine, scene.at, rng.choice(scene.offers))
    return _refused({**message, "key": key}, "message")


def early(rng: Random, scene: Scene) -> Sent:
    """Somebody else's move."""
    if scene.mine in scene.waiting:
        return untimely(rng, scene)
    message = template("do", scene.mine, scene.at, rng.choice(scene.offers))
    return _refused(message, "out-of-turn")


def undoing(rng: Random, scene: Scene) -> Sent:
    """Taking back what is another's, or nothing."""
    others = scene.author != scene.mine
    to = rng.randrange(scene.at + 2) if others else rng.choice((0, scene.at + 1, 10**9 - 1))
    message = template("undo", scene.mine, scene.at) | {"undo": to}
    return _refused(message, "undo")


def disorder(rng: Random, scene: Scene) -> Sent:
    """Standing orders that cannot be read."""
    texts = [text[:40] for text in ODD_TEXTS if text != "pass"]
    orders = ["pass", rng.choice((*texts, "react", "react UMBRELLA", "pass until", "undo"))]
    return _refused({"seat": scene.mine, "orders": orders}, "unreadable")


def pointless(rng: Random, scene: Scene) -> Sent:
    """Leaving to nobody, coming back from nowhere, replacing who is here."""
    by = {"seat": scene.mine}
    wishes: tuple[tuple[dict[str, Any], str], ...] = (
        ({**by, "leave": rng.choice(("nobody", "HOMER", "\x00", "homer "))}, "unknown-bot"),
        ({**by, "back": True}, "status"),
        ({**by, "replace": 9}, "seat"),
        ({**by, "replace": scene.mine}, "present"),
        ({"mute": 9, "on": True}, "seat"),
        ({"mute": scene.mine, "on": True}, "not-seated"),
    )
    return _refused(*rng.choice(wishes))


def babble(rng: Random, scene: Scene) -> Sent:
    """Chat that is too long, or nothing that could be seen."""
    empty = ("\x00", "   ", "\u202e\u202d", "\n\t", "\u200b", "\u00ad")
    text = rng.choice((*empty, "a" * 501, "<b>" * 300, "é" * 501))
    return _refused({"say": text}, "too-long")


def asking(rng: Random, scene: Scene) -> Sent:
    """Questions about anything."""
    text = rng.choice((*ODD_TEXTS, *scene.offers))[:300]
    return Sent(_text(template(rng.choice(("why", "preview", "hint")), scene.mine, 0, text)))


def echo(rng: Random, scene: Scene) -> Sent:
    return _refused({"ping": rng.choice((0, -5, 2**70, 10**300))}, "pong", "message")


def gate_crashing(rng: Random, scene: Scene) -> Sent:
    """Chat by somebody who only watches."""
    return _refused({"say": rng.choice(ODD_TEXTS)}, "not-seated", "too-long")


BY_ANYBODY: tuple[Maker, ...] = (
    *(malformed, no_text, huge, deep, mistyped, unknown, foreign, foreign, echo),
)
BAD: tuple[Maker, ...] = (
    *BY_ANYBODY,
    *(untimely, odd, odd_key, early, undoing, disorder, pointless, babble, asking),
)
BY_ONLOOKERS: tuple[Maker, ...] = (*BY_ANYBODY, gate_crashing)


def move(rng: Random, scene: Scene) -> Sent:
    """A real move, with a key that may have been used."""
    message = template("do", scene.mine, scene.at, rng.choice(scene.offers or ("pass",)))
    return Sent(_text({**message, "key": f"k{rng.randrange(40)}"}))


def whim(rng: Random, scene: Scene) -> Sent:
    """Something that may be done, or not, as the match stands."""
    name = rng.choice((*VERBS, "leave", "back", "say"))
    if name == "resign" and rng.random() < 0.9:
        name = "undo"
    message = template(name, scene.mine, scene.at, rng.choice(scene.offers or ("pass",)))
    return Sent(_text({**message, **({"on": rng.random() < 0.5} if name == "mute" else {})}))


def chatter(rng: Random, scene: Scene) -> Sent:
    """Chat with everything in it that writing has to offer."""
    return Sent(_text({"say": "".join(rng.choices(ODD_TEXTS, k=3))[:300]}))


def flipped(rng: Random, scene: Scene) -> Sent:
    """A real message with a few bytes changed, in a binary frame."""
    spoilt = bytearray(_text(_any_of(rng, scene)).encode())
    for _ in range(rng.randrange(1, 4)):
        spoilt[rng.randrange(len(spoilt))] = rng.randrange(256)
    return Sent(bytes(spoilt))


def batch(rng: Random, scene: Scene, makers: tuple[Maker, ...]) -> list[Sent]:
    """Some messages at once; between real moves fewer, some twice and in another order."""
    is_lively = move in makers
    sent = [rng.choice(makers)(rng, scene) for _ in range(_FEW if is_lively else _MANY)]
    if is_lively:
        sent += rng.sample(sent, 2)
        rng.shuffle(sent)
    return sent


LIVELY: tuple[Maker, ...] = (*BAD, *(move,) * 12, whim, whim, whim, chatter, chatter, flipped)
