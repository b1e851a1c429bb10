"""Who can reach a server that is started here: this machine alone, or its network."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from dovecote.cli.errors import UsageExtraError
from dovecote.locales import Words

HERE = "127.0.0.1"
NETWORK = "0.0.0.0"


def host_for(named: str | None, lan: bool | None, ask: Callable[[], bool]) -> str:
    """Where to listen. Nobody else is let in unless somebody has said so."""
    if named is not None:
        if lan is not None:
            raise UsageExtraError()
        return named
    is_open = ask() if lan is None else lan
    return NETWORK if is_open else HERE


def asker(words: Words, is_opening: bool) -> Callable[[], bool]:
    """The question, where somebody plays at this very machine and can answer; else it is no."""

    def ask() -> bool:
        if not (is_opening and sys.stdin.isatty() and sys.stderr.isatty()):
            return False
        yes = words("tables-yes")
        click.echo(words("serve-ask", yes=yes), err=True)
        typed = click.prompt(">", prompt_suffix=" ", default="", show_default=False, err=True)
        return bool(str(typed).strip().casefold() == yes.casefold())

    return ask
