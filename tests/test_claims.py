"""SECURITY.md names the test that holds each claim; `tests/kit/claims.py` breaks them."""

from __future__ import annotations

import ast

from tests.kit.claims import CLAIMS, ROOT, broken_text, table


def test_the_table_says_how_claims_are_broken() -> None:
    assert table() in (ROOT / "SECURITY.md").read_text("utf-8")


def test_the_tests_that_are_named_exist() -> None:
    for broken in CLAIMS:
        file, _, name = broken.test.partition("::")
        assert (
            f"def {name}(" in (ROOT / file).read_text("utf-8") if name else (ROOT / file).exists()
        )


def test_every_claim_can_still_be_broken_where_it_is_said_to_be() -> None:
    for broken in CLAIMS:
        ast.parse(broken_text(broken))
