from __future__ import annotations

from dovecote.core.ruleset import present_name, ruleset
from dovecote.games.columbiz import COLUMBIZ, Columbiz
from dovecote.games.columbiz.components import BOARD
from dovecote.games.columbiz.state import Options


def test_the_same_rules_have_the_same_name_whatever_the_line_endings() -> None:
    assert ruleset(Columbiz()) == ruleset(COLUMBIZ)
    assert ruleset(Columbiz(BOARD.replace("\n", "\r\n"))) == ruleset(COLUMBIZ)
    assert ruleset(Columbiz("# another comment\n" + BOARD)) == ruleset(COLUMBIZ)


def test_another_board_is_another_ruleset() -> None:
    other = BOARD.replace("[1, 2, 3, 4, 5, 6]", "[6, 5, 4, 3, 2, 1]", 1)
    assert ruleset(Columbiz(other)) != ruleset(COLUMBIZ)


def test_data_are_named_each_by_its_text_and_in_no_order() -> None:
    def named(**data: str) -> str:
        class Other(Columbiz):
            def __init__(self) -> None:
                self.data = data

        return ruleset(Other())

    assert named(a="1", b="2") == named(b="2", a="1")
    assert len({named(a="1", b="2"), named(a="2", b="1"), named(a="1 b 2"), named()}) == 4


def test_more_to_choose_from_leaves_the_data_as_they_are() -> None:
    class More(Options, frozen=True):
        wind: bool = False

    class Windy(Columbiz):
        options_type = More

    assert ruleset(Windy()) == ruleset(COLUMBIZ)


def test_the_shipped_board_is_known_by_its_former_name() -> None:
    assert present_name("0c203bb54304480b") == ruleset(COLUMBIZ)
    assert present_name("any other") == "any other"
