"""OpenSpiel's searchers as bots: whom a name stands for, and whole matches."""

from __future__ import annotations

import pytest

from dovecote.bots import UnknownBotError
from dovecote.games.columba.state import Options as ColumbaOptions
from dovecote.games.columbiz.state import Options as ColumbizOptions
from dovecote.games.piccioni.state import Options as PiccioniOptions
from dovecote.study.arena import Contest, Meeting, hold
from dovecote.study.guests import Guest, guest_named
from dovecote.study.players import NothingHiddenError, player_named


def test_a_name_says_which_search_and_how_long() -> None:
    assert guest_named("spiel:mcts") == Guest("mcts", 100)
    assert guest_named("spiel:ismcts@40", 0.5) == Guest("ismcts", 20)
    assert guest_named("spiel:mcts@10", 0.01) == Guest("mcts", 2)


@pytest.mark.parametrize("name", ["spiel:", "spiel:alphazero", "spiel:mcts@1", "spiel:mcts@many"])
def test_a_guest_whom_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(UnknownBotError, match="there is no bot"):
        guest_named(name)


def test_nothing_hidden_is_searched_for_where_nothing_is_hidden() -> None:
    with pytest.raises(NothingHiddenError, match="take spiel:mcts"):
        player_named("spiel:ismcts", "columbiz", 1.0)


@pytest.mark.parametrize(
    ("contest", "guest"),
    [
        (Contest("columbiz", ColumbizOptions(), 1), "spiel:mcts@2"),
        (Contest("columba", ColumbaOptions(variant="junior"), 1), "spiel:mcts@2"),
        (Contest("piccioni", PiccioniOptions(seats=2), 1), "spiel:ismcts@2"),
    ],
)
def test_a_guest_plays_a_whole_match_and_the_same_one_again(contest: Contest, guest: str) -> None:
    meeting = Meeting(0, 0, (guest, "random"))
    one, again = (hold(contest, [meeting])[0] for _ in range(2))
    assert one.scores == again.scores
    assert len(one.ranks) == 2
