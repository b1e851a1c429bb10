"""What somebody who plays Columbiz for the first time should be warned of before a move."""

from __future__ import annotations

from dovecote.core.cautions import Caution
from dovecote.core.game import Act
from dovecote.games.columbiz.actions import Action, Stand
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Keeping, State


def cautions(game: Columbiz, state: State, act: Act[Action]) -> tuple[Caution, ...]:
    """What is against an allowed move: dice that pay for nothing cost pawns."""
    view = game.view(state, act.seat)
    may_throw = isinstance(view.step, Keeping)
    if not (isinstance(act.action, Stand) and may_throw and view.fits is False):
        return ()
    return (Caution("forfeits", {"pawns": view.at_stake}),)
