"""What a game must pass, for authors of games; needs the extra `testing`."""

from dovecote.testing.contract import BrokenLawError, check_game
from dovecote.testing.perft import perft
from dovecote.testing.playthrough import playthrough
from dovecote.testing.scenario import run_scenario

__all__ = ["BrokenLawError", "check_game", "perft", "playthrough", "run_scenario"]
