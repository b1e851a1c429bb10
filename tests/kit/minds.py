"""How much the bots know of each game: a mind may go without fitted weights and a learned value."""

from __future__ import annotations

from importlib.resources import files

from dovecote.bots.minds import KNOWN

_BOTS = files("dovecote.bots")
FITTED = tuple(g for g in KNOWN if _BOTS.joinpath(g, "data", "weights.toml").is_file())
LEARNED = tuple(g for g in KNOWN if _BOTS.joinpath(g, "value.py").is_file())
