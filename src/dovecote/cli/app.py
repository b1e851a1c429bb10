"""The command and its parts, put together in the reader's language."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import ModuleType

import click

from dovecote import __version__
from dovecote.cli import (
    analyse,
    arena,
    cards,
    completion,
    draw,
    export,
    games,
    hint,
    import_,
    lab,
    leagues,
    learn,
    people,
    play,
    replay,
    rules,
    seat,
    serve,
    sim,
    tables,
    tournaments,
    verify,
)
from dovecote.cli.errors import FileError, UsageCommandError, of_click, sentence
from dovecote.cli.types import OneOf
from dovecote.core.errors import DovecoteError
from dovecote.locales import LANGUAGES, Words, usual_language

COMMANDS = (
    play,
    learn,
    serve,
    seat,
    sim,
    arena,
    lab,
    hint,
    replay,
    analyse,
    draw,
    export,
    import_,
    verify,
    rules,
    games,
    completion,
)
GROUPS = (tables, cards, people, leagues, tournaments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command; bad input is one sentence and exit code 2, never a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows "?"
    words = Words(_language(given))
    try:
        plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
        group(words).main(
            given,
            prog_name="dovecote",
            standalone_mode=False,
            color=False if plain else None,
        )
    except DovecoteError as error:
        _fail(sentence(words, error))
    except click.UsageError as error:
        _fail(sentence(words, of_click(error)))
    except (KeyboardInterrupt, click.Abort, BrokenPipeError):
        sys.stderr.close()  # nobody is listening any more
        sys.exit(130)
    except OSError as error:
        sys.stdout = None  # it has failed once; nothing is left to be flushed
        _fail(sentence(words, FileError.of(error.filename or "stdout", error)))


def _fail(text: str) -> None:
    click.echo(f"dovecote: {text}", err=True)
    sys.exit(2)


def _language(arguments: list[str]) -> str:
    """The language asked for anywhere on the command line, for help and errors too."""
    for word, after in zip(arguments, [*arguments[1:], ""], strict=False):
        asked = after if word == "--lang" else word.removeprefix("--lang=")
        if asked in LANGUAGES and word.startswith("--lang"):
            return asked
    return usual_language()


def group(words: Words) -> click.Group:
    """The whole command, in one language."""

    class Formatter(click.HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, f"{words('cli-usage')} ")

        def write_heading(self, heading: str) -> None:
            known = {"Options": "cli-options", "Commands": "cli-commands"}
            super().write_heading(words(known[heading]) if heading in known else heading)

    class Context(click.Context):
        formatter_class = Formatter

    class Command(click.Command):
        context_class = Context

    class Group(click.Group):
        context_class = Context
        command_class = Command

        def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
            return super().parse_args(ctx, args or ["--help"])

        def resolve_command(
            self, ctx: click.Context, args: list[str]
        ) -> tuple[str | None, click.Command | None, list[str]]:
            if args and args[0] not in self.names and not args[0].startswith("-"):
                raise UsageCommandError(text=args[0], expected=" | ".join(self.names))
            return super().resolve_command(ctx, args)

        @property
        def names(self) -> list[str]:
            return list(self.commands)

    parts: dict[str, Callable[[], click.Command]] = {
        **{_name(module): partial(module.command, words, Command) for module in COMMANDS},
        **{_name(module): partial(module.group, words, Group, Command) for module in GROUPS},
    }

    class Whole(Group):
        """Reading the words of every command takes longer than most commands run."""

        @property
        def names(self) -> list[str]:
            return list(parts)

        def list_commands(self, ctx: click.Context) -> list[str]:
            return sorted(parts)

        def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
            if cmd_name in parts and cmd_name not in self.commands:
                self.add_command(_dressed(parts[cmd_name](), words))
            return super().get_command(ctx, cmd_name)

    whole = Whole("dovecote", help=words("cli-about"), add_help_option=False)
    whole.params += [_lang(words), _help(words), _version(words)]
    return whole


def _name(module: ModuleType) -> str:
    """A command is called as its module is; Python's own words have a dash below behind them."""
    return module.__name__.rpartition(".")[2].rstrip("_")


def _dressed(command: click.Command, words: Words) -> click.Command:
    """The command, and those it is a group of, with what every command takes."""
    command.add_help_option = False
    command.params += [_lang(words), _help(words)]
    if isinstance(command, click.Group):
        for part in command.commands.values():
            _dressed(part, words)
    return command


def _help(words: Words) -> click.Option:
    return _flag("--help", words("cli-help"), click.Context.get_help)


def _version(words: Words) -> click.Option:
    return _flag("--version", words("cli-version"), lambda ctx: f"dovecote {__version__}")


def _flag(name: str, about: str, text: Callable[[click.Context], str]) -> click.Option:
    """An option that says something instead of running the command."""

    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(text(ctx))
            ctx.exit()

    return click.Option(
        [name], is_flag=True, is_eager=True, expose_value=False, callback=show, help=about
    )


def _lang(words: Words) -> click.Option:
    return click.Option(
        ["--lang"], type=OneOf(LANGUAGES), expose_value=False, help=words("cli-lang")
    )
