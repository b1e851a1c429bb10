"""`dovecote hint`: the best moves in a recorded position, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import click
import msgspec
from babel.numbers import format_decimal

from dovecote.analysis.advice import advise
from dovecote.bots.advice import Advice
from dovecote.cli.errors import NobodyAskedError, SeatNotAskedError
from dovecote.cli.shared import cards_option, position_of, record_arguments
from dovecote.cli.types import Whole
from dovecote.core.game import Choice, Seat
from dovecote.faces import face_of
from dovecote.faces.face import Face
from dovecote.faces.ideas import idea
from dovecote.faces.screen import show
from dovecote.locales import Words
from dovecote.play.replay import AnyTable


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        file: str,
        at: int | None,
        seat: int | None,
        seed: int,
        cards: str | None,
        figures: bool,
        as_json: bool,
    ) -> None:
        table, _ = position_of(file, at, cards)
        asked = asked_seat(table, seat)
        found = counsel(table, asked, Random(seed))
        if as_json:
            told = {"at": table.at, "seat": asked, "moves": found}
            click.echo(msgspec.json.encode(told).decode())
            return
        face = face_of(table.game, words, table.colours)
        numbers = {one.do: number for number, one in enumerate(found, 1)}
        show("\n".join(lines(face, table, asked, found, numbers.__getitem__, figures=figures)))

    params: list[click.Parameter] = [
        *record_arguments(words),
        click.Option(["--seat"], type=Whole(), help=words("cli-hint-seat")),
        click.Option(["--seed"], type=Whole(), default=1, help=words("cli-hint-seed")),
        cards_option(words),
        click.Option(["--figures"], is_flag=True, help=words("cli-hint-figures")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json")),
    ]
    return kind("hint", callback=run, params=params, help=words("cli-hint-about"))


def counsel(table: AnyTable, seat: Seat, rng: Random) -> list[Advice]:
    """Advice for a seat, from what it may know and nothing else."""
    return advise(table.game, seat, table.view(seat), list(table.legal(seat)), rng)


def lines(
    face: Face,
    table: AnyTable,
    seat: Seat,
    found: list[Advice],
    number: Callable[[str], int],
    *,
    figures: bool,
) -> Iterator[str]:
    """Advice in words, a sentence a move; `number` says which number a move has on the screen."""
    words, view = face.words, table.view(seat)
    offers = {str(offer): offer for offer in table.legal(seat)}
    yield words("hint-title" if found else "hint-none", **face.who(seat))
    for one in found:
        yield words(
            "hint-move",
            number=number(one.do),
            move=one.do,
            means=face.offer(offers[one.do], view),
            idea=idea(face, one.reasons),
        )
        if figures:
            yield from _figures(face, one)


def _figures(face: Face, one: Advice) -> Iterator[str]:
    """The chance to win with a move, and what it changes by how many points."""
    words = face.words
    yield words("hint-standing", standing=round(100 * one.standing))
    for reason in one.reasons[:3]:
        way = "good" if reason.points > 0 else "bad"
        term = face.say(f"reason-{reason.term}", way=way)
        points = format_decimal(reason.points, "+0.0;−0.0", words.language)
        yield words("hint-reason", term=term, points=points)


def asked_seat(table: AnyTable, seat: int | None) -> Seat:
    """The seat that is to move; the one that was named, if it is."""
    pending = table.pending
    if not isinstance(pending, Choice):
        raise NobodyAskedError(at=table.at)
    if seat is None:
        return pending.seats[0]
    if seat not in pending.seats:
        raise SeatNotAskedError(seat=seat, at=table.at, seats=", ".join(map(str, pending.seats)))
    return Seat(seat)
