"""What is said before the first move of a match at the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from dovecote.core.seat import Seat
from dovecote.faces.face import Face
from dovecote.faces.screen import show
from dovecote.locales import Words
from dovecote.play import Verifiable
from dovecote.play.replay import AnyTable


def welcome(
    table: AnyTable, face: Face, bots: Mapping[Seat, str], words: Words, seed: int | None
) -> None:
    """Who plays what, and where the luck comes from."""
    _say_who_plays(table, face, bots, words)
    show(face.reconstructed())
    if branched := table.branched:
        show(words("play-branched", at=branched.at))
    if isinstance(table.luck, Verifiable):
        show(words("play-luck-promised", commit=table.luck.commit))
        show(words("play-luck-bound", binding=table.luck.binding))
    else:
        show(words("play-luck-seeded", seed=str(seed)))
    show(words("play-help"))
    show()


def _say_who_plays(table: AnyTable, face: Face, bots: Mapping[Seat, str], words: Words) -> None:
    people = [face.name(seat) for seat in table.seats if seat not in bots]
    introduced = [_introduced(face, words, seat) for seat in bots]
    nobody = words("play-nobody")
    told = {"title": face.say("title"), "bots": ", ".join(introduced) or nobody}
    if face.you is not None and bots and not face.colours:
        show(words("play-welcome-alone", **told))
    else:
        show(words("play-welcome", **told, people=", ".join(people) or nobody))


def _introduced(face: Face, words: Words, seat: Seat) -> str:
    """A bot by its name, and by its colour if it has one."""
    name = face.name(seat)
    if not face.colours:
        return name
    return words("play-bot", who=name, bot=face.place(seat))
