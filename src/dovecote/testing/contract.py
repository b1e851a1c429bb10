"""The contract every game passes: seven laws, on random matches of every kind."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dovecote.core.game import AnyGame
from dovecote.core.options import Options, known_options, read
from dovecote.testing import laws, secrecy
from dovecote.testing.laws import Candidates, Pieces
from dovecote.testing.secrecy import Secrets, Variety
from dovecote.testing.walk import BrokenLawError, Lean, demand, walk

__all__ = ["BrokenLawError", "all_options", "check_game", "check_match", "modes"]


def all_options(game: AnyGame) -> list[Options]:
    """Every combination of seats and options."""
    known = known_options(game.options_type)
    return [
        read(game.options_type, {f.name: text for f, text in zip(known, texts, strict=True)})
        for texts in product(*(f.values for f in known))
    ]


def modes(game: AnyGame) -> list[Options]:
    """Every number of seats with every variant; other options at their usual value."""
    known = [f for f in known_options(game.options_type) if f.name in ("seats", "variant")]
    return [
        read(game.options_type, {f.name: text for f, text in zip(known, texts, strict=True)})
        for texts in product(*(f.values for f in known))
    ]


def check_game(
    game: AnyGame,
    *,
    pieces: Pieces,
    candidates: Candidates = lambda state: (),
    secrets: Secrets | None = None,
    lean: Lean | None = None,
    examples: int = 100,
    longest: int = 5000,
) -> None:
    """Raises `BrokenLawError` if the game breaks a law in one of so many random matches.

    `pieces` counts everything in the box wherever it is; `candidates` gives actions worth
    trying that may be illegal; `secrets` is what a seat may not know, by name, None if nothing is
    hidden;
    `lean` steers half of the matches towards what uniform play seldom reaches.
    """

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        phases=[Phase.generate],  # a smaller seed is no simpler match
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 2**32), st.sampled_from(all_options(game)))
    def match(seed: int, options: Options) -> None:
        check_match(game, options, seed, pieces, candidates, secrets, lean, longest, variety)

    variety = Variety()
    match()
    variety.check()
    demand("variety", game.hides == (secrets is not None), "`hides` says otherwise")


def check_match(
    game: AnyGame,
    options: Options,
    seed: int,
    pieces: Pieces,
    candidates: Candidates = lambda state: (),
    secrets: Secrets | None = None,
    lean: Lean | None = None,
    longest: int = 5000,
    variety: Variety | None = None,
) -> None:
    """All laws on one random match; whether secrets vary shows over several."""
    rng, hides = Random(seed), secrets is not None
    match = walk(game, options, rng, longest, lean)  # law 1
    laws.values(match, rng)  # law 2
    laws.causes(match)
    laws.legality(match, candidates, rng)  # law 3
    laws.packing(match, rng)
    laws.pieces(match, pieces)  # law 4
    secrecy.secrecy(match, pieces, rng)  # law 5
    secrecy.events(match, rng, hides=hides)
    variety = Variety() if variety is None else variety
    variety.watch(match, secrets, rng)
    laws.replays(match)  # law 2
    laws.undo(match, rng, hides=hides)  # law 6


def check_coverage(named: Iterable[str], wanted: Iterable[str]) -> None:
    """Law 7: everything wanted (clauses, refusal codes) is named by some scenario, nothing else."""
    missing, unknown = set(wanted) - set(named), set(named) - set(wanted)
    if missing:
        raise BrokenLawError("coverage", f"no scenario names {', '.join(sorted(missing))}")
    if unknown:
        raise BrokenLawError("coverage", f"there is no {', '.join(sorted(unknown))}")
