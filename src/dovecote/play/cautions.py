"""What to think of before a move, told only if every world agrees that a seat can imagine."""

from __future__ import annotations

from typing import Any

from dovecote.core.cautions import Caution, CautionJudge
from dovecote.core.game import Act, AnyGame
from dovecote.play.outlook import imagined


def cautions(game: AnyGame, judge: CautionJudge, act: Act[Any], view: Any) -> tuple[Caution, ...]:
    """What is against an allowed move, as far as its seat can know."""
    found = [judge(game, world, act) for world in imagined(game, view)]
    return found[0] if all(one == found[0] for one in found) else ()
