"""Scenarios: a record in which `expect` lines say what must be true at that point.

A file holds several, each begun by a line `scenario: TITLE`. The lines are described in
`docs/scenarios.md`.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from dovecote.core.entries import read_entry
from dovecote.core.errors import DovecoteError, UnreadableError
from dovecote.core.game import AnyGame, Choice, Luck, Over, Seat
from dovecote.core.options import read as read_options
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, take
from dovecote.play.table import Table


class ScenarioError(AssertionError):
    """A line of a scenario that does not hold."""


class Scenario(msgspec.Struct, frozen=True):
    """One story: what it covers, the table's options, and its numbered lines."""

    title: str
    covers: tuple[str, ...]
    options: dict[str, str]
    lines: tuple[tuple[int, str], ...]


def read_scenarios(text: str) -> list[Scenario]:
    """The scenarios of a file."""
    parts: list[list[tuple[int, str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("scenario: "):
            parts.append([])
        if line and not line.startswith("#"):
            if not parts:
                raise ScenarioError(f"line {number}: “{line}” stands before the first scenario")
            parts[-1].append((number, line))
    return [_scenario(part) for part in parts]


def run_scenario(game: AnyGame, scenario: Scenario) -> None:
    """Plays the scenario; raises `ScenarioError` with the line that does not hold."""
    luck = Scripted()
    table: AnyTable = Table(game, read_options(game.options_type, scenario.options), luck)
    since = 0
    for number, line in scenario.lines:
        try:
            if line.startswith("expect "):
                _expect(table, since, line.removeprefix("expect "))
            else:
                since = table.at
                take(table, luck, read_entry(number, line))
        except (DovecoteError, ScenarioError) as error:
            raise ScenarioError(f"{scenario.title}, line {number}: {line}\n  {error}") from error


def _scenario(part: list[tuple[int, str]]) -> Scenario:
    header: dict[str, str] = {}
    for _, line in part:
        key, colon, value = line.partition(": ")
        if key not in ("scenario", "covers", "seats", "options") or not colon:
            break
        header[key] = value
    options = dict(pair.split("=") for pair in header.get("options", "").split())
    return Scenario(
        title=header["scenario"],
        covers=tuple(header.get("covers", "").split()),
        options={"seats": header.get("seats", "2"), **options},
        lines=tuple(part[len(header) :]),
    )


def _expect(table: AnyTable, since: int, text: str) -> None:
    what, _, value = text.partition(": ")
    if match := re.fullmatch(r"(offers|offered|not offered|unreadable|view) ([0-9])", what):
        _EXPECT_OF_SEAT[match[1]](table, Seat(int(match[2])), value)
    elif match := re.fullmatch(r"refused ([0-9]) (.+)", what):
        _refused(table, Seat(int(match[1])), match[2], value)
    elif what == "events":
        _same([type(event).__name__ for event in table.events(None, since)], value.split(", "))
    elif what == "no events":
        _same([type(event).__name__ for event in table.events(None, since)], [])
    elif what in ("event", "no event"):
        _event(table, since, value, wanted=what == "event")
    elif what in ("luck", "waiting", "ranks", "scores"):
        _same(_told(table)[what], value)
    else:
        raise ScenarioError(f"“{what}” is nothing that can be expected")


def _told(table: AnyTable) -> dict[str, str]:
    match table.pending:
        case Luck(cause):
            return {"luck": cause, "waiting": "luck", "ranks": "", "scores": ""}
        case Choice(seats):
            waiting = ",".join(map(str, seats))
            return {"luck": "", "waiting": waiting, "ranks": "", "scores": ""}
        case Over(ranks, scores):
            told = {"ranks": ",".join(map(str, ranks)), "scores": ",".join(map(str, scores))}
            return {"luck": "", "waiting": "nobody", **told}


def _offers(table: AnyTable, seat: Seat, value: str) -> None:
    _same(sorted(table.offers(seat)), sorted(filter(None, value.split(" | "))))


def _offered(table: AnyTable, seat: Seat, value: str) -> None:
    missing = set(value.split(" | ")) - set(table.offers(seat))
    _same(sorted(missing), [])


def _not_offered(table: AnyTable, seat: Seat, value: str) -> None:
    for text in value.split(" | "):
        table.why(seat, text)  # what is no notation is offered to nobody, and proves nothing
    _same(sorted(set(value.split(" | ")) & set(table.offers(seat))), [])


def _unreadable(table: AnyTable, seat: Seat, value: str) -> None:
    try:
        table.act(seat, value)
    except UnreadableError:
        return
    raise ScenarioError(f"“{value}” was read")


def _view(table: AnyTable, seat: Seat, value: str) -> None:
    path, _, wanted = value.partition(" = ")
    found: Any = msgspec.to_builtins(table.view(seat))
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list | tuple) else found[key]
    _same(msgspec.json.encode(found).decode(), msgspec.json.encode(_json(wanted)).decode())


def _refused(table: AnyTable, seat: Seat, move: str, value: str) -> None:
    refusal = table.why(seat, move)
    if refusal is None:
        raise ScenarioError(f"“{move}” is offered")
    params = "".join(f" {key}={value}" for key, value in refusal.params.items())
    _same(f"{refusal.code} {refusal.clause}{params}", value)


def _event(table: AnyTable, since: int, value: str, *, wanted: bool) -> None:
    name, _, fields = value.partition(" ")
    due = _json(fields or "{}")
    happened = [msgspec.to_builtins(event) for event in table.events(None, since)]
    if wanted != any(_matches(event, name, due) for event in happened):
        raise ScenarioError(f"happened: {happened}")


def _matches(event: dict[str, Any], name: str, due: dict[str, Any]) -> bool:
    fields = msgspec.json.decode(msgspec.json.encode(event))
    return bool(event["type"] == name and all(fields.get(key) == due[key] for key in due))


def _json(text: str) -> Any:
    return msgspec.json.decode(text)


def _same(found: object, wanted: object) -> None:
    if found != wanted:
        raise ScenarioError(f"found {found}")


_EXPECT_OF_SEAT = {
    "offers": _offers,
    "offered": _offered,
    "not offered": _not_offered,
    "unreadable": _unreadable,
    "view": _view,
}


def covered(scenarios: list[Scenario]) -> set[str]:
    """Every clause, ruling and refusal code that the scenarios name."""
    named = {name for scenario in scenarios for name in scenario.covers}
    refused = re.compile(r"expect refused [0-9] .+: ([a-z-]+) ")
    for scenario in scenarios:
        named |= {m[1] for _, line in scenario.lines if (m := refused.match(line))}
    return named
