"""The reference pages that are written out of the code: modules, and the command."""

from __future__ import annotations

from collections.abc import Iterator

import click

from dovecote.cli.app import group
from dovecote.locales import Words

# What other programs may build on, and the promise of docs/support.md covers.
PUBLIC: dict[str, tuple[str, ...]] = {
    "core": ("game", "chance", "bag", "options", "record", "errors", "colours", "packing"),
    "games": ("", "rulebook", "rulings", "sets"),
    "play": ("table", "luck", "replay", "outlook", "seats", "giving_up"),
    "bots": ("", "mind", "advice", "search"),
    "lessons": ("lesson", "pupil", "shelf", "picture"),
    "testing": ("contract", "scenario", "playthrough", "perft"),
    "study": ("simulation", "arena", "lab", "export", "rows", "drawing.draw", "zoo", "seats"),
    "wire": ("client", "server"),
}
_ABOUT = {
    "core": "What every game shares: the protocol, chance, options, records, errors.",
    "games": "The games of the house, their rules and their sets of cards.",
    "play": "A match without a network: the table, its luck, its record.",
    "bots": "Players that see what a person in their seat would see.",
    "lessons": "Lessons, and the pictures of the rules.",
    "testing": "For authors of games: the contract, scenarios, playthroughs, perft.",
    "study": "Many matches, and what they add up to.",
    "wire": "The messages of the socket, as values.",
}


def files() -> Iterator[tuple[str, str]]:
    """A page for each package."""
    for package, modules in PUBLIC.items():
        yield f"api/{package}.md", _package(package, modules)


def tree() -> str:
    """What stands below the introduction."""
    rows = [f"| [dovecote.{name}](api/{name}.md) | {_ABOUT[name]} |" for name in PUBLIC]
    table = ["", "| package | what it holds |", "|---|---|", *rows, ""]
    names = [f"api/{name}" for name in PUBLIC]
    return "\n".join([*table, "```{toctree}", ":hidden:", "", *names, "```", ""])


def _package(package: str, modules: tuple[str, ...]) -> str:
    told = [f"# dovecote.{package}", _ABOUT[package]]
    for module in modules:
        name = ".".join(part for part in ("dovecote", package, module) if part)
        directive = f".. automodule:: {name}\n   :members:\n   :member-order: bysource\n"
        told += [f"## {name}", f"```{{eval-rst}}\n{directive}```"]
    return "\n\n".join(told) + "\n"


def command() -> str:
    """`--help` of every command, as it is printed."""
    whole = group(Words("en"))
    told: list[str] = [""]
    with click.Context(whole) as context:
        commands = {name: whole.get_command(context, name) for name in whole.list_commands(context)}
    for name, one in commands.items():
        assert one is not None
        told.append(_section("##", name, one))
        if isinstance(one, click.Group):
            parts = sorted(one.commands.items())
            told += [_section("###", f"{name} {part}", inner) for part, inner in parts]
    return "\n\n".join(told) + "\n"


def _section(mark: str, name: str, command: click.Command) -> str:
    with click.Context(command, info_name=f"dovecote {name}", terminal_width=88) as context:
        return f"{mark} dovecote {name}\n\n```text\n{command.get_help(context)}\n```"
