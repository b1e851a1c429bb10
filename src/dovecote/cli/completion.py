"""`dovecote completion`: the script that teaches a shell our words."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from dovecote.cli.types import OneOf
from dovecote.locales import Words

SHELLS = ("bash", "zsh", "fish")


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(shell: str) -> None:
        group = click.get_current_context().find_root().command
        script = get_completion_class(shell)
        assert script is not None
        click.echo(script(group, {}, "dovecote", "_DOVECOTE_COMPLETE").source())

    shell = click.Argument(["shell"], type=OneOf(SHELLS))
    return kind("completion", callback=run, params=[shell], help=words("cli-completion-about"))
