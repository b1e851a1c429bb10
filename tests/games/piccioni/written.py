"""Sets of cards written at random: whatever the reader accepts must be playable."""

from __future__ import annotations

import json
import tomllib
from random import Random
from typing import Any

from dovecote.games.piccioni.components import CARDS, DIRT
from dovecote.games.piccioni.vocabulary import GOALS, LANDINGS, SOURCES

PLACES = ["street", "crowd", "monument", "wires"]
KINDS = ["fat", "stupid", "lame", "infamous", "lady"]
SUDDEN: list[dict[str, Any]] = [{"do": "scare", "from": "here"}, {"do": "draw", "cards": 1}]
FROM, TO = [*SOURCES, *PLACES], [*GOALS, *PLACES]
ANSWERS = {
    "aimed": "cancel",
    "guano": "redirect",
    "pigeons": "trophy",
    "trophies": "share",
    "reaction": "cancel",
}


def written(rng: Random) -> str:
    """The house cards with other effects, spaces, calls and reactions; perhaps not playable."""
    box = tomllib.loads(CARDS)
    for place in box["place"]:
        place["spaces"] = rng.randint(1, 5)
        if rng.random() < 0.3:
            del place["spaces"]
        if rng.random() < 0.3:
            place["only"] = rng.sample(KINDS, rng.randint(1, 4))
        if rng.random() < 0.3:
            # where all Places scare, pigeons go round and round: a trial would refuse that
            sudden = SUDDEN if place["id"] == PLACES[0] else SUDDEN[1:]
            place["arrival"] = rng.sample(sudden, rng.randint(1, len(sudden)))
    for pigeon in box["pigeon"]:
        pigeon["revealed"] = [{"do": "assign", "to": rng.choice([*LANDINGS, *PLACES])}]
        if rng.random() < 0.3:
            pigeon["revealed"].append({"do": "move", "from": "any zone", "to": "here"})
        pigeon["returns"] = rng.random() < 0.3
        pigeon["call"] = int(rng.random() < 0.1)
        pigeon["never"] = rng.sample(PLACES, rng.choice([0, 0, 1, 2, 4]))
    for action in box["action"]:
        if action["id"] not in DIRT:
            action["play"] = [_effect(rng) for _ in range(rng.choice([1, 1, 1, 2, 2, 3]))]
            action["moves"] = rng.choice([0, 1, 1, 2])
        action["call"] = rng.choice([0, 0, 1, 2])
        action.pop("reacts_to", None)
        action.pop("reaction", None)
        if rng.random() < 0.5:
            action["reacts_to"], action["reaction"] = _reaction(rng)
    return _toml(box)


def _effect(rng: Random) -> dict[str, Any]:
    source, count = rng.choice(FROM), rng.choice(["one", "all"])
    return rng.choice(
        [
            {"do": "trophy", "from": source, "count": count},
            {"do": "trophy", "from": "own area", "count": count, "what": "guano"},
            {"do": "scare", "from": source},
            {"do": "share", "from": source, "what": rng.choice(["pigeons", "everything"])},
            {"do": "move", "from": source, "to": rng.choice(TO), "most": rng.randint(1, 2)},
            {"do": "discard", "what": rng.choice(DIRT), "count": count},
            {"do": "draw", "cards": rng.randint(1, 5)},
            {"do": "swap"},
        ]
    )


def _reaction(rng: Random) -> tuple[str, list[dict[str, Any]]]:
    trigger = rng.choice(list(ANSWERS))
    verb: dict[str, Any] = {"do": ANSWERS[trigger]}
    if verb["do"] == "trophy":
        verb["from"] = "arriving"
    draw = {"do": "draw", "cards": rng.randint(1, 2)}
    return trigger, rng.choice([[verb], [verb], [verb, draw], [draw], [verb, verb]])


def _toml(box: dict[str, Any]) -> str:
    lines = [f"title = {_value(box['title'])}"]
    for kind in ("place", "pigeon", "action"):
        for card in box[kind]:
            lines += [f"[[{kind}]]", *(f"{key} = {_value(card[key])}" for key in card)]
    return "\n".join(lines)


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{k} = {_value(v)}' for k, v in value.items())} }}"
    return json.dumps(value)
