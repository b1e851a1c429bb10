"""New leagues and tournaments, and their results as CSV: the same from the page and at the
command line."""

from __future__ import annotations

import csv
import io
import secrets
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from dovecote.bots import bot_named
from dovecote.clubs.standings import points_of
from dovecote.clubs.tournament import Plan
from dovecote.server.cluster.tournaments import known
from dovecote.server.errors import NothingThereError
from dovecote.server.storage import leagues, tournaments
from dovecote.server.storage.database import Connection
from dovecote.server.storage.leagues import League
from dovecote.server.storage.tournaments import Tournament
from dovecote.tables.agreement import Watch, Wish

_RESULTS = ("round", "board", "seat", "name", "place", "score", "lead", "points", "table")
_STANDINGS = ("place", "name", "rating", "uncertainty", "matches")


def new_league(title: str, wish: Wish, now: int, *, is_undone: bool) -> League:
    """A league whose tables are all as somebody wishes."""
    terms = replace(wish.agreement(), watch="anyone", listed=True, undo=is_undone)
    return League(secrets.token_hex(6), title, terms, now, 0)


def new_tournament(
    title: str, plan: Plan, wish: Wish, host: str, now: int, *, is_undone: bool
) -> Tournament:
    """A tournament that people may enter."""
    if plan.filler:
        bot_named(plan.filler)
    # where several tables have the same luck, nobody may look at another before their own
    watch: Watch = "nobody" if plan.kind == "duplicate" else "link"
    return Tournament(
        id=secrets.token_hex(6),
        title=title,
        plan=plan,
        terms=replace(wish.agreement(), watch=watch, undo=is_undone),
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
    names = {one.number: one.name for one in found.entries}
    points = {
        (one.deal, one.entrant): points_of(one)
        for one in tournaments.played(found.boards, found.results)
    }
    rows = []
    for number, each in enumerate(found.boards, 1):
        for at, (board, table) in enumerate(zip(each.round.boards, each.tables, strict=True), 1):
            for seat, one in enumerate(board):
                done = found.results.get(table, {}).get(seat, ("", "", ""))
                who = _plain(names.get(one, found.tournament.plan.filler))
                won = points.get((f"{number}/{seat}", one), "")
                rows.append((number, at, seat, who, *done, won, table))
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
