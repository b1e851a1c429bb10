"""The shapes that a database can have: the newest, and those that lead to it."""

from __future__ import annotations

SHAPE = "0011_unplayed"  # the newest of the migrations, which lead to what is here
FORMER = (
    "0001",
    "0002_luck",
    "0003_people",
    "0004_faults",
    "0005_sets",
    "0006_friends",
    "0007_clubs",
    "0008_analysis",
    "0009_people",
    "0010_ahead",
)  # shapes whose backups can still be restored,
ADDED: dict[str, dict[str, str | int | bool]] = {  # with this in the columns they did not have
    "tables": {
        "binding": "",
        "lobby": False,
        "asked": 0,
        "due": 1,
        "set_id": "",
        "set_version": 0,
        "cards": "",
    },
    "seats": {"changed": 0},
    "blocks": {"chain": ""},
}
