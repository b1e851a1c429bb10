"""Servers of the tests give bots, previews and judgements as long as the tests themselves wait,
and begin nothing that nobody waits for.

How long somebody may think is told by the clock on the wall, and a machine that is busy with much
else runs it down: then a bot moves at random, and what was asked is refused as too hard. A champion
who plays the deal of the day for comparison keeps a processor busy for minutes after its test is
over; any moves show the same.
"""

from __future__ import annotations

from dovecote.server.aside import task_process
from dovecote.server.cluster import dealing
from dovecote.server.thinking import pool
from tests.kit.effort import PATIENCE


def be_patient() -> None:
    """In this process, from now on."""
    task_process._BUDGET = pool._PATIENCE = PATIENCE
    dealing._PLAYS = "random"
