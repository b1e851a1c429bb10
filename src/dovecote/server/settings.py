"""How one server is set up: where it listens, where it keeps its tables, what it allows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

Amount = Annotated[int, Meta(ge=1)]
PaceSeconds = Annotated[float, Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True):
    """What one visitor may ask for; more is refused with a sentence."""

    connections: Amount = 100  # sockets from one address
    rate: Amount = 20  # messages a second on one socket, twice as many at once
    requests: Amount = 50  # HTTP requests a second from one address, four times as many at once
    people: Amount = 60  # new people a minute from one address
    tables: Amount = 30  # tables of one person that are not over
    lines: Amount = 20  # chat lines of one person a minute, five times as many from one address
    leaves: Amount = 30  # times one person may leave a seat to a bot in an hour, and so on
    openings: Amount = 60  # tables one person may open in an hour, and so on
    sessions: Amount = 60  # times a personal link is followed in an hour, and so on
    sets: Amount = 50  # sets of cards of one person
    kept: Amount = 100  # sets of others that one person keeps
    stores: Amount = 120  # times one person may store or try a set in an hour, and so on
    passkeys: Amount = 20  # of one person
    channels: Amount = 10  # ways in which one person is told what happens
    notices: Amount = 20  # times one person may add or try such a way in an hour, and so on
    measures: Amount = 12  # times one person may have a set measured in an hour, and so on
    analyses: Amount = 12  # times one person may have a match judged in an hour, and so on
    message: Amount = 4096  # bytes of one message
    behind: Amount = 256  # kB that a slow reader may be behind
    patience: Amount = 10  # seconds for the head of a request, and twice that for its body
    name: Amount = 40  # characters
    chat: Amount = 500  # characters


class Pace(msgspec.Struct, frozen=True):
    """How long what needs no time takes, in seconds."""

    bot: PaceSeconds = 0.5  # between moves of a bot, so that people can follow
    quickest: PaceSeconds = 0.8  # an answer in a reaction window that no person gives
    slowest: PaceSeconds = 2.4
    idle: PaceSeconds = 60.0  # until a room without anybody in it is put away


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server that takes our mail, and who it is from."""

    server: str  # smtp://HOST:PORT, where TLS follows if it can, or smtps://HOST:PORT
    sender: str
    user: str = ""
    password: str = ""


class Push(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom the push services of browsers may write to when something is wrong."""

    contact: str  # mailto:… or https://…


class Hooks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether webhooks may lead into private networks, as in a house of one's own."""

    private: bool = False


class Notices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people may be told what happens while they are away; what is not named is off."""

    mail: Mail | None = None
    push: Push | None = None
    hooks: Hooks | None = None
    grace: Annotated[float, Meta(ge=0, le=86_400)] = 60.0  # seconds before anybody is told


class Settings(msgspec.Struct, frozen=True):
    """Everything a server must be told."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    workers: int = 1
    thinkers: int = 1  # processes
    url: str = ""  # how people reach it, if that differs from what their browser asks for
    public: tuple[str, ...] = ()  # other names by which people reach it
    metrics: str = ""  # the token for its figures; without one nobody is shown any
    limits: Limits = Limits()
    pace: Pace = Pace()
    notices: Notices | None = None
    invited: bool = False  # nobody new comes in without an invitation
    quiet: bool = False  # says only what went wrong


def usual_db() -> str:
    """A file in the user's data folder."""
    folder = user_data_path("dovecote", appauthor=False)
    return f"sqlite:///{Path(folder) / 'tables.db'}"
