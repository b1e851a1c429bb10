"""Sets of cards that nobody but the tests has ever heard of."""

from __future__ import annotations

from typing import Any

from dovecote.games import HOUSE_SETS

MARK = {"title": "My box", "provenance": "Made up for a test."}


def sheet(game: str) -> dict[str, Any]:
    """A set of a game that differs from the house's in its rules."""
    made: dict[str, Any] = {**_copied(HOUSE_SETS[game].sheet), **MARK}
    if game == "columba":
        made["common"] = ["gggg", *made["common"][1:]]
    elif game == "columbiz":
        made["columns"][1] = [6, 5, 4, 3, 2, 1]
    else:
        made["place"][0]["name"] = "Alley"
        made["place"][3] |= {"only": ["stupid", "fat"], "arrival": [{"do": "draw", "cards": 1}]}
        made["pigeon"][2]["never"] = ["crowd"]
        made["action"][3] |= {"call": 0, "says": {"en": "bang"}, "letters": "RI"}
    return made


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list | tuple) else value
