"""French drops the e of “de” and “que” before a vowel, whatever is filled in."""

from __future__ import annotations

import pytest

from dovecote.locales import Words


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("Oisillon", "Objectif d’Oisillon"),
        ("Émile", "Objectif d’Émile"),
        ("Ramier", "Objectif de Ramier"),
        ("Hugo", "Objectif de Hugo"),
    ],
)
def test_a_name_with_a_vowel_is_joined_in_french(who: str, said: str) -> None:
    assert Words("fr")("columba-event-dealt", you="no", who=who, card="x").startswith(said)


def test_no_other_language_drops_a_letter() -> None:
    assert "de Ada" not in Words("fr")("learn-lessons", title="Ada")
    assert "di Ada" in Words("it")("learn-lessons", title="Ada")
