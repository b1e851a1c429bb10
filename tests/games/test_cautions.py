"""Whoever learns a game is warned before points, pawns or an objective are lost, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from dovecote.core.cautions import Caution, gifts
from dovecote.core.entries import read_entry
from dovecote.core.game import Seat
from dovecote.core.options import read as read_options
from dovecote.games import GAMES, JUDGES
from dovecote.play import Scripted, Table
from dovecote.play.cautions import cautions
from dovecote.play.replay import AnyTable, take

SCENARIOS = Path(__file__).parent


def reached(game: str, file: str, title: str, until: str, *, before: bool = False) -> AnyTable:
    """The table of a scenario, when the line `until` has been played, or just before it is."""
    luck = Scripted()
    table: AnyTable = Table(
        GAMES[game], read_options(GAMES[game].options_type, {"seats": "2"}), luck
    )
    text = (SCENARIOS / game / "scenarios" / file).read_text("utf-8")
    lines = text.partition(f"scenario: {title}\n")[2].splitlines()
    for number, line in enumerate(lines, 1):
        if before and line == until:
            return table
        if line[:2] in ("* ", "0 ", "1 "):
            take(table, luck, read_entry(number, line))
        if line == until:
            return table
    raise AssertionError(f"no line {until}")


def warned(table: AnyTable, seat: int, move: str) -> list[Caution]:
    act = table.allowed(Seat(seat), move)
    return list(cautions(table.game, JUDGES[table.game.name], act, table.view(Seat(seat))))


def test_what_is_shared_is_no_gift() -> None:
    assert gifts([5, 5, 5], [6, 6, 5], {0}) == ()
    assert gifts([5, 5, 5], [6, 7, 5], {0}) == (Caution("helps", {"seat": 1, "points": 2}),)
    assert gifts([5, 5, 5], [5, 6, 5], {0}) == (Caution("helps", {"seat": 1, "points": 1}),)


def test_every_judge_has_its_game() -> None:
    assert JUDGES.keys() <= GAMES.keys()


def test_a_card_that_enlarges_an_opponents_estate_gives_points_away() -> None:
    title = (
        "an opponent's card enlarges an estate, and a free group that it reaches joins by itself"
    )
    table = reached("columba", "6-dovecotes.txt", title, "* ggsw")
    # a large dovecote counts two points a field; it grows from two fields to five (6.9, 9.3)
    helps = Caution("helps", {"seat": 0, "points": 6})
    assert warned(table, 1, "place ggsw at 2,-1 turn 2") == [helps]
    assert warned(table, 1, "place ggsw at 4,0 turn 0") == []


END = (
    "the last card taken as an objective ends the game after this turn, "
    "and costs 4 whatever lies on it"
)


def test_an_objective_taken_too_late_costs_points() -> None:
    table = reached("columba", "9-end.txt", END, "1 place gwbs at 0,0 turn 0")
    late = Caution("late-objective", {"turns": 0, "points": 4})
    assert warned(table, 1, "take objective") == [late]
    assert warned(table, 1, "no objective") == []


def test_the_last_card_had_better_complete_the_objective_if_it_can() -> None:
    table = reached("columba", "9-end.txt", END, "* gwbs")
    unfinished = Caution("unfinished", {"points": 4})
    assert warned(table, 1, "place gwbs at 56,0 turn 0") == [unfinished]
    assert warned(table, 1, "place gwbs at 0,0 turn 0") == []


def test_early_in_the_match_an_objective_may_wait() -> None:
    table = reached("columba", "9-end.txt", END, "* gswb")
    assert warned(table, 0, "place gswb at 2,0 turn 0") == []


def test_dice_that_pay_for_nothing_cost_pawns() -> None:
    title = "when nothing fits, three pawns are set aside, captured by nobody"
    early = reached("columbiz", "4-placing.txt", title, "* 11111111")
    assert warned(early, 0, "stand") == []
    table = reached(
        "columbiz",
        "4-placing.txt",
        title,
        "# Seat 0 may stop though nothing fits, but the view says so before.",
    )
    assert warned(table, 0, "stand") == [Caution("forfeits", {"pawns": 3})]  # 4.6
    assert warned(table, 0, "reroll 1") == []


@pytest.mark.parametrize(("aim", "lost"), [(0, [Caution("costs", {"points": 1})]), (1, [])])
def test_guano_in_ones_own_area_costs_a_point(aim: int, lost: list[Caution]) -> None:
    title = "most cards take one move, some none, and some need two moves left"
    table = reached("piccioni", "5-7-cards.txt", title, "0 play guano on area 0", before=True)
    assert warned(table, 0, f"play guano on area {aim}") == lost
