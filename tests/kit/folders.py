"""Where the tests of a game keep their files."""

from __future__ import annotations

from pathlib import Path

from dovecote.testing.scenario import Scenario, read_scenarios

GAMES = Path(__file__).parents[1] / "games"


def scenarios_of(game: str) -> list[Scenario]:
    """All scenarios of a game, file by file."""
    files = sorted((GAMES / game / "scenarios").glob("*.txt"))
    return [scenario for file in files for scenario in read_scenarios(file.read_text("utf-8"))]


def goldens_of(game: str) -> Path:
    """The folder of a game's golden files."""
    return GAMES / game / "goldens"
