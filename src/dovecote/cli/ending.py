"""How a match ended, in words."""

from __future__ import annotations

from babel.lists import format_list

from dovecote.core.game import Over, Seat
from dovecote.faces.face import Face
from dovecote.locales import Words
from dovecote.play import Verifiable
from dovecote.play.replay import AnyTable


def given_up(face: Face, over: Over) -> str:
    """“Bruno gave up. You win!”; nothing, if it was played to its end."""
    if over.gave_up is None:
        return ""
    winners = [Seat(seat) for seat, rank in enumerate(over.ranks) if rank == 1]
    gave_up = face.words("play-gave-up", **face.who(over.gave_up))
    return f"{gave_up} {_won(face, winners)}"


def result_lines(table: AnyTable, face: Face, over: Over, words: Words) -> list[str]:
    """Everyone's place and points, the best first, and how the luck can be proved."""
    gave_up = given_up(face, over)
    return [
        *([gave_up] if gave_up else []),
        *(
            words(
                "play-result",
                rank=over.ranks[seat],
                who=face.name(seat),
                score=over.scores[seat],
                gone="yes" if seat in table.gone else "no",
            )
            for seat in sorted(table.seats, key=lambda seat: over.ranks[seat])
        ),
        *([words("play-proof")] if isinstance(table.luck, Verifiable) else []),
    ]


def _won(face: Face, winners: list[Seat]) -> str:
    if len(winners) == 1:
        return face.words("play-won", **face.who(winners[0]))
    names = format_list([face.name(seat) for seat in winners], locale=face.words.language)
    return face.words("play-won-together", names=names)
