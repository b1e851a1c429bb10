"""The closed list of refusals, each with the clause it cites."""

from __future__ import annotations

from dovecote.core.errors import Refusal

CLAUSES = {
    "over": "9.1",
    "turn": "3.1",
    "drawing": "3.2",
    "card-first": "3.3",
    "no-card": "3.4",
    "other-card": "3.4",
    "same-picture": "4.1",
    "not-lacking": "4.4",
    "no-objective": "4.5",
    "supply": "4.6",
    "opponents-estate": "4.7",
    "fresh-tile": "4.8",
    "on-falcon": "4.10",
    "on-dovecote": "4.11",
    "no-contact": "4.13",
    "joins": "4.14",
    "card-leaves-loose": "4.15",
    "choose-first": "5.3",
    "not-choosing": "5.4",
    "built-already": "6.3",
    "none-left": "6.4",
    "no-pigeon": "6.5",
    "has-dovecote": "6.6",
    "group-without-card": "6.7",
    "group-too-small": "6.7",
    "build-on-loose": "6.8",
    "no-tile": "7.1",
    "not-beside": "7.2",
    "tile-on-tile": "7.4",
    "tile-on-falcon": "7.5",
    "tile-on-dovecote": "7.6",
    "tile-in-estate": "7.7",
    "tile-joins": "7.8",
    "tile-without-card": "7.9",
    "tile-leaves-loose": "7.9",
    "loose": "7.10",
    "not-paid": "8.2",
    "no-falcon-left": "8.3",
    "no-young-falcon": "8.4",
    "one-step": "8.6",
    "no-adult-falcon": "8.7",
    "hunted-already": "8.8",
    "not-opponents": "8.9",
    "falcon-on-dovecote": "8.10",
    "falcon-leaves-loose": "8.13",
}


def refusal(code: str, **params: str | int) -> Refusal:
    return Refusal(code, CLAUSES[code], params)
