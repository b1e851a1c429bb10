"""A match that is looked at again from the middle is the same as from its beginning."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.core.entries import Undid
from dovecote.core.errors import UndoError
from dovecote.core.game import Choice
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.play import Scripted, Seeded, Table
from dovecote.play.replay import AnyTable, take

LENGTH = 400  # entries


def _played(game: str, seed: int) -> AnyTable:
    """Somebody takes back every third move, as far as that is allowed, and at least one."""
    rules, rng = GAMES[game], Random(seed)
    table: AnyTable = Table(rules, read(rules.options_type, {}), Seeded(seed))
    while table.at < LENGTH and isinstance(pending := table.pending, Choice):
        seat = rng.choice(pending.seats)
        table.act(seat, rng.choice(table.offers(seat)))
        if rng.random() < 0.3 and isinstance(table.pending, Choice):
            try:
                table.undo_recorded(seat, table.undoable(seat)[-1].entry)
            except UndoError:
                continue
    has_undone = any(isinstance(entry, Undid) for entry in table.entries())
    return table if has_undone else _played(game, seed + 1)


def _told(table: AnyTable) -> tuple[object, ...]:
    viewers = (None, *table.seats)
    since = table.at - 1
    return (
        table.state,
        table.pending,
        [table.transcript(viewer, since) for viewer in viewers],
        [table.events(viewer, since) for viewer in viewers],
        [table.last_act(seat) for seat in table.seats],
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_rewound_match_goes_on_as_it_did(game: str) -> None:
    table = _played(game, 5)
    before = (table.state, table.at, table.entries())
    assert any(str(entry).startswith("! ") for entry in table.entries())
    whole, luck = table.rewound(0, luck := Scripted()), luck
    assert whole.at == 0
    told = []
    for entry in table.entries():
        take(whole, luck, entry)
        told.append(_told(whole))
    for to in range(0, table.at, 7):
        past = table.rewound(to, luck := Scripted())
        assert past.at <= to
        for entry in table.entries(past.at)[:20]:
            take(past, luck, entry)
            assert _told(past) == told[past.at - 1]
    assert (table.state, table.at, table.entries()) == before


@pytest.mark.parametrize("game", GAMES)
def test_there_is_never_far_to_go(game: str) -> None:
    """Unless nothing is left to luck for long, which these games do not."""
    table = _played(game, 6)
    gaps = [to - table.rewound(to, Scripted()).at for to in range(table.at)]
    assert max(gaps) < 130
    assert max(gaps[128:], default=0) < table.at / 2
