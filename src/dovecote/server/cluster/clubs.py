"""New leagues and tournaments, and their results as CSV: the same from the page and at the
command line."""

from __future__ import annotations

import csv
import io
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from dovecote.bots import bot_named
from dovecote.clubs.tournament import Plan
from dovecote.server.cluster.tournaments import known
from dovecote.server.errors import NothingThereError
from dovecote.server.storage import leagues
from dovecote.server.storage.database import Connection
from dovecote.server.storage.leagues import League
from dovecote.server.storage.tournaments import Tournament
from dovecote.tables.agreement import DAY, Agreement, Pause, Watch, Wish
from dovecote.tables.errors import PauseError

USUAL_PAUSE = 7  # days off, where a clock gives days
_RESULTS = ("round", "board", "seat", "name", "place", "score", "lead", "points", "table")
_STANDINGS = ("place", "name", "rating", "uncertainty", "matches")


class Terms(msgspec.Struct, frozen=True):
    """What is to hold at all tables of a club, beside what any table can be asked for."""

    wish: Wish
    is_undone: bool
    pause: Pause | None  # none: as many days off as the clock lets one expect

    def agreement(self, watch: Watch, longest: int = USUAL_PAUSE) -> Agreement:
        """Whoever plays for days is not replaced after seconds, and may be away for some of them,
        for as long as the usual or the `longest` that makes sense."""
        agreed = replace(self.wish.agreement(), watch=watch, undo=self.is_undone)
        if not agreed.clock.is_slow:
            if self.pause:
                raise PauseError()
            return agreed
        usual = min(USUAL_PAUSE, longest)
        return replace(agreed, grace=DAY, pause=usual if self.pause is None else self.pause)


def new_league(title: str, terms: Terms, now: int) -> League:
    """A league whose tables are all as somebody wishes."""
    agreed = replace(terms.agreement("anyone"), listed=True)
    return League(secrets.token_hex(6), title, agreed, now, 0)


def new_tournament(title: str, plan: Plan, terms: Terms, host: str, now: int) -> Tournament:
    """A tournament that people may enter."""
    if plan.filler:
        bot_named(plan.filler)
    # where several tables have the same luck, nobody may look at another before their own
    watch: Watch = "nobody" if plan.kind == "duplicate" else "link"
    return Tournament(
        id=secrets.token_hex(6),
        title=title,
        plan=plan,
        terms=terms.agreement(watch, plan.days or USUAL_PAUSE),
        secret=secrets.token_hex(32),
        status="open",
        round=0,
        host=host,
        created=now,
        due=0,
    )


def results_csv(connection: Connection, name: str) -> str:
    """Every seat of every board of a tournament; the record of a table proves its line."""
    found = known(connection, name)
    if found is None:
        raise NothingThereError(what="tournament")
    rows = []
    for number, each in enumerate(found.boards, 1):
        for at, (board, table) in enumerate(zip(each.round.boards, each.tables, strict=True), 1):
            for seat, one in enumerate(board):
                done = found.results.get(table, {}).get(seat, ("", "", ""))
                who = _plain(found.names.get(one, found.tournament.plan.filler))
                won = found.worth(number, seat, one)
                rows.append((number, at, seat, who, *done, "" if won is None else won, table))
    return _written(_RESULTS, rows)


def standings_csv(connection: Connection, name: str) -> str:
    """Where everyone stands in a league."""
    if leagues.league(connection, name) is None:
        raise NothingThereError(what="league")
    ranks = leagues.standings(connection, name, "")
    return _written(
        _STANDINGS,
        [(r.place, _plain(r.name), f"{r.mu:.3f}", f"{r.sigma:.3f}", r.played) for r in ranks],
    )


def _written(head: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    text = io.StringIO()
    out = csv.writer(text)
    out.writerow(head)
    out.writerows(rows)
    return text.getvalue()


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@\t" else name
