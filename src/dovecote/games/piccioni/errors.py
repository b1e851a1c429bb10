"""What is wrong with a card: which one, which field, and why."""

from __future__ import annotations

from dovecote.core.errors import SetError
from dovecote.games.piccioni.verbs.verb import Fault

WHOLE_FILE = "…"  # what is wrong is not in one card
SHOWN = 60  # characters of what cannot be


class CardsError(SetError):
    """Cards that cannot be played with: which card, which field, and why."""

    sentence = "{card}, {field}: {reason}; found {found}, expected {expected}"


def wrong(card: str, field: str, reason: str, found: str, expected: str) -> CardsError:
    """What is wrong in one field of a card."""
    return CardsError(card=card, field=field, reason=reason, found=found, expected=expected)


def wrong_effect(card: str, field: str, fault: Fault) -> CardsError:
    """The same for what a verb says of one of its effects."""
    return wrong(card, f"{field}.{fault.field}", fault.reason, fault.found, fault.expected)
