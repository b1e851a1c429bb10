"""`dovecote serve`: tables for everyone who can reach this machine."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeVar

import click
import msgspec

from dovecote.cli.browser import open_when_ready
from dovecote.cli.errors import (
    NoticesFileError,
    NoticesUrlError,
    PairError,
    TokenFileError,
    UsageChoiceError,
)
from dovecote.cli.ports import port_for
from dovecote.cli.reach import HERE, asker, host_for
from dovecote.cli.types import KeyValue, Whole, read_text
from dovecote.core.errors import ExtraMissingError
from dovecote.core.toml import TomlError, read_toml
from dovecote.locales import Words

if TYPE_CHECKING:
    from dovecote.server.settings import Notices

_SHORTEST = 16  # characters of a token
_REASON = 200  # characters of what is wrong with a file
T = TypeVar("T", bound=msgspec.Struct)


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        host: str | None,
        lan: bool | None,
        port: int | None,
        db: str,
        workers: int,
        thinkers: int,
        url: str,
        public: tuple[str, ...],
        metrics: str,
        notices: str,
        limit: tuple[tuple[str, str], ...],
        pace: tuple[tuple[str, str], ...],
        is_opening: bool,
        invite_only: bool,
    ) -> None:
        check_extra()
        from dovecote.server.run import run as serve
        from dovecote.server.settings import Limits, Pace, Settings, usual_db

        where = host_for(host, lan, asker(words, is_opening))
        free = port_for(where, port, any_will_do=is_opening)
        settings = Settings(
            host=where,
            port=free,
            db=db or usual_db(),
            workers=workers,
            thinkers=thinkers,
            url=url,
            public=public,
            metrics=_token(metrics) if metrics else "",
            notices=_notices(notices, url) if notices else None,
            limits=_values(Limits, limit),
            pace=_values(Pace, pace),
            invited=invite_only,
            quiet=is_opening,  # somebody sits at this terminal
        )

        def announce() -> None:
            for line in _places(words, where, free, url):
                click.echo(line, err=True)
            if is_opening:  # who was here before is known at this address, not at another
                open_when_ready(url or f"http://{_own(where)}:{free}", where, free)

        serve(settings, announce)

    params: list[click.Parameter] = [
        click.Option(["--lan/--no-lan"], default=None, help=words("cli-serve-lan")),
        click.Option(["--host"], help=words("cli-serve-host")),
        click.Option(["--port"], type=Whole(0, 65535), help=words("cli-serve-port")),
        db_option(words),
        click.Option(["--workers"], type=Whole(1, 64), default=1, help=words("cli-serve-workers")),
        click.Option(
            ["--thinkers"],
            type=Whole(1, 64),
            default=_spare_cores(),
            help=words("cli-serve-thinkers"),
        ),
        click.Option(["--url"], default="", envvar="DOVECOTE_URL", help=words("cli-serve-url")),
        click.Option(["--public"], multiple=True, help=words("cli-serve-public")),
        click.Option(["--invite-only"], is_flag=True, help=words("cli-serve-invite-only")),
        click.Option(["--metrics"], default="", help=words("cli-serve-metrics")),
        click.Option(["--notices"], default="", help=words("cli-serve-notices")),
        click.Option(["--limit"], type=KeyValue(), multiple=True, help=words("cli-serve-limit")),
        click.Option(["--pace"], type=KeyValue(), multiple=True, help=words("cli-serve-pace")),
        click.Option(["--open", "is_opening"], is_flag=True, help=words("cli-serve-open")),
    ]
    return kind("serve", callback=run, params=params, help=words("cli-serve-about"))


def _token(file: str) -> str:
    """What is in a file, where no other user of the machine can read it."""
    token = read_text(file).strip()
    is_plain = token.isascii() and token.isprintable() and " " not in token
    if len(token) < _SHORTEST or not is_plain:
        raise TokenFileError(file=file, least=_SHORTEST)
    return token


def _notices(file: str, url: str) -> Notices:
    """How people are told what happens while they are away. What they are told leads them back, so
    it must be known where they reach the server."""
    from dovecote.server.settings import Notices

    try:
        found = msgspec.convert(read_toml(read_text(file)), Notices)
    except (TomlError, msgspec.ValidationError) as error:
        raise NoticesFileError(file=file, reason=str(error)[:_REASON]) from None
    if not url:
        raise NoticesUrlError()
    if found.push and find_spec("cryptography") is None:
        raise ExtraMissingError(extra="friends")
    return found


def _spare_cores() -> int:
    """One core is for the tables, the others may think."""
    return max(1, (os.cpu_count() or 1) - 1)


def _places(words: Words, host: str, port: int, url: str) -> Iterator[str]:
    """Where the server is, and for whom."""
    from dovecote.server.reach import EVERYWHERE, is_here, network_address

    yield words("serve-where", url=url or f"http://{_own(host)}:{port}")
    if url:
        return
    if host in EVERYWHERE:
        address = network_address()
        yield (
            words("serve-lan", url=f"http://{address}:{port}") if address else words("serve-alone")
        )
    elif is_here(host):
        yield words("serve-here")


def _own(host: str) -> str:
    """Where whoever sits at this machine finds the server."""
    here = {"0.0.0.0": HERE, "::": "[::1]", "": HERE}.get(host, host)
    return f"[{here}]" if ":" in here and not here.startswith("[") else here


def db_option(words: Words) -> click.Option:
    return click.Option(["--db"], default="", envvar="DOVECOTE_DB", help=words("cli-serve-db"))


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
