"""Servers of the tests give bots, previews and judgements as long as the tests themselves wait.

How long somebody may think is told by the clock on the wall, and a machine that is busy with much
else runs it down: then a bot moves at random, and what was asked is refused as too hard.
"""

from __future__ import annotations

from dovecote.server.aside import helper
from dovecote.server.thinking import pool
from tests.kit.effort import PATIENCE


def be_patient() -> None:
    """In this process, from now on."""
    helper._BUDGET = pool._PATIENCE = PATIENCE
