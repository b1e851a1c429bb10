"""`dovecote seat`: a language model takes a seat, through tools of the Model Context Protocol."""

from __future__ import annotations

from importlib.util import find_spec

import click

from dovecote.cli.errors import UsageMissingError
from dovecote.cli.types import Whole
from dovecote.core.errors import ExtraMissingError
from dovecote.locales import Words

_LABEL = "(bot)"  # in every language, as the page says it: nobody is to take it for a person


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(url: str, is_mcp: bool, name: str, seat: int | None) -> None:
        if not is_mcp:
            raise UsageMissingError(text="--mcp")
        if find_spec("mcp") is None or find_spec("websockets") is None:
            raise ExtraMissingError(extra="agents")
        from dovecote.cli.agent.door import sit_down
        from dovecote.cli.agent.tools import serve

        serve(sit_down(url, labelled(name), seat), words)

    params: list[click.Parameter] = [
        click.Argument(["url"]),
        click.Option(["--mcp", "is_mcp"], is_flag=True, help=words("cli-seat-mcp")),
        click.Option(["--name"], default="Columbo", help=words("cli-seat-name")),
        click.Option(["--seat"], type=Whole(), help=words("cli-seat-seat")),
    ]
    return kind("seat", callback=run, params=params, help=words("cli-seat-about"))


def labelled(name: str) -> str:
    """The name with what says that no person sits there."""
    return name if name.endswith(_LABEL) else f"{name} {_LABEL}"
