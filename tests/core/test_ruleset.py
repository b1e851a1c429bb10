from __future__ import annotations

from typing import Annotated

import msgspec

from dovecote.core.ruleset import ruleset
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


def test_other_options_are_another_ruleset() -> None:
    class Fewer(Options, frozen=True):
        seats: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2

    class Smaller(Columbiz):
        options_type = Fewer

    assert ruleset(Smaller()) != ruleset(COLUMBIZ)


def test_another_version_is_another_ruleset() -> None:
    class Later(Columbiz):
        version = 2

    assert ruleset(Later()) != ruleset(COLUMBIZ)
