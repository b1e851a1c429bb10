"""The closed list of refusals, each with the clause it cites."""

from __future__ import annotations

from dovecote.core.errors import Refusal

CLAUSES = {
    "over": "10.2",
    "luck": "3.1",
    "turn": "3.1",
    "move-first": "3.2",
    "end-first": "3.8",
    "discard-first": "4.1",
    "take-first": "7.3",
    "answer-first": "8.4",
    "assign-first": "9.4",
    "follow-first": "9.12",
    "price": "3.3",
    "not-clean": "3.5",
    "no-pigeon": "3.7",
    "not-in-hand": "5.1",
    "aim": "5.2",
    "not-there": "5.2",
    "two-moves": "5.3",
    "another": "5.6",
    "no-effect": "5.7",
    "full": "6.1",
    "never": "6.2",
    "same-zone": "6.4",
    "no-pick": "7.3",
    "no-reaction": "8.1",
    "not-concerned": "8.7",
    "other-pigeon": "9.3",
    "not-its-zone": "9.4",
    "stays": "9.12",
}


def refusal(code: str, **params: str | int) -> Refusal:
    """A refusal with its clause."""
    return Refusal(code, CLAUSES[code], params)
