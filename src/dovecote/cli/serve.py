"""`dovecote serve`: tables for everyone who can reach this machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from importlib.util import find_spec
from typing import TypeVar

import click
import msgspec

from dovecote.cli.browser import open_when_ready
from dovecote.cli.errors import ExtraMissingError, PairError, UsageChoiceError
from dovecote.cli.ports import port_for
from dovecote.cli.types import Pair, Whole
from dovecote.locales import Words

T = TypeVar("T", bound=msgspec.Struct)


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        host: str,
        port: int | None,
        db: str,
        workers: int,
        thinkers: int,
        url: str,
        limit: tuple[tuple[str, str], ...],
        pace: tuple[tuple[str, str], ...],
        is_opening: bool,
    ) -> None:
        check_extra()
        from dovecote.server.run import run as serve
        from dovecote.server.settings import Limits, Pace, Settings, usual_db

        free = port_for(host, port, any_will_do=is_opening)
        settings = Settings(
            host=host,
            port=free,
            db=db or usual_db(),
            workers=workers,
            thinkers=thinkers,
            url=url,
            limits=_values(Limits, limit),
            pace=_values(Pace, pace),
            quiet=is_opening,  # somebody sits at this terminal
        )
        address = url or f"http://{_address(host)}:{free}"

        def announce() -> None:
            click.echo(words("serve-where", url=address), err=True)
            if is_opening:
                open_when_ready(address, host, free)

        serve(settings, announce)

    params: list[click.Parameter] = [
        click.Option(["--host"], default="127.0.0.1", help=words("cli-serve-host")),
        click.Option(["--port"], type=Whole(0, 65535), help=words("cli-serve-port")),
        db_option(words),
        click.Option(["--workers"], type=Whole(1, 64), default=1, help=words("cli-serve-workers")),
        click.Option(
            ["--thinkers"],
            type=Whole(1, 64),
            default=_spare_cores(),
            help=words("cli-serve-thinkers"),
        ),
        click.Option(["--url"], default="", help=words("cli-serve-url")),
        click.Option(["--limit"], type=Pair(), multiple=True, help=words("cli-serve-limit")),
        click.Option(["--pace"], type=Pair(), multiple=True, help=words("cli-serve-pace")),
        click.Option(["--open", "is_opening"], is_flag=True, help=words("cli-serve-open")),
    ]
    return kind("serve", callback=run, params=params, help=words("cli-serve-about"))


def _spare_cores() -> int:
    """One core is for the tables, the others may think."""
    return max(1, (os.cpu_count() or 1) - 1)


def _address(host: str) -> str:
    """Where others find this machine, if it listens everywhere; nothing is sent to find out."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def db_option(words: Words) -> click.Option:
    return click.Option(["--db"], default="", help=words("cli-serve-db"))


def check_extra() -> None:
    """The engine needs none of this; whoever serves installs it."""
    if any(find_spec(name) is None for name in ("litestar", "sqlalchemy", "uvicorn")):
        raise ExtraMissingError(extra="server")


def _values(kind: type[T], pairs: Iterable[tuple[str, str]]) -> T:
    """Settings of one kind, some of them as they were named."""
    known = kind.__struct_fields__
    for name, _ in pairs:
        if name not in known:
            raise UsageChoiceError(text=name, expected=" | ".join(known))
    try:
        return msgspec.convert(dict(pairs), kind, strict=False)
    except msgspec.ValidationError:
        text = " ".join(f"{name}={value}" for name, value in pairs)
        raise PairError(text=text) from None
