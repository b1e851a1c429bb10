"""Fifty ideas of moves a game beside the board, to be read: `python -m workshop.sentences GAME`.

Positions are taken from matches of mixed levels. At each the champion is asked, with a small part
of its budget, as a hint would be; then the move that was made is judged, as an analysis does it.
What is printed is the board as the seat knows it, the moves in words, and the sentence for each.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

import click

from dovecote.analysis.match import Care, judged_at
from dovecote.core.entries import Did
from dovecote.core.game import Choice
from dovecote.core.record import read
from dovecote.faces import face_of
from dovecote.faces.ideas import idea
from dovecote.games import GAMES
from dovecote.locales import Words
from dovecote.play.luck import Scripted
from dovecote.play.replay import begin, take
from workshop.mixed import mixed

_EACH = 5  # sentences of a match


def sentences(game: str, count: int, words: Words, asked: Care, first: int = 0) -> Iterator[str]:
    """Positions with what is said of them, one text each."""
    told = 0
    for number in range(first, first + count):
        text = mixed(game, number)
        entries, rng = read(text).entries, Random(number)
        wanted = set(rng.sample(range(len(entries)), min(len(entries), 4 * _EACH)))
        luck = Scripted()
        table, here = begin(GAMES[game], text, luck), 0
        for at, entry in enumerate(entries):
            if at in wanted and here < _EACH and isinstance(entry, Did):
                assert isinstance(table.pending, Choice)
                found = judged_at(table, entry.seat, entry.text, asked)
                if found is not None and found.better:
                    face = face_of(table.game, words, table.colours, {}, entry.seat)
                    view = table.view(entry.seat)
                    offers = {str(one): one for one in table.legal(entry.seat)}
                    did = face.offer(offers[found.do], view)
                    better = face.offer(offers[found.better], view)
                    here, told = here + 1, told + 1
                    yield "\n".join(
                        (
                            f"── {told}. {game} {number}, entry {at + 1}, seat {entry.seat}",
                            *face.drawing(view, ()),
                            f"did:    {found.do} – {did} ({found.mark}, −{100 * found.lost:.1f} %)",
                            f"better: {found.better} – {better}",
                            f"idea:   {idea(face, found.reasons, found.later)}",
                            "terms:  "
                            + ", ".join(
                                f"{r.term} {r.points:+.2f} ({r.amount:+.2f})"
                                for r in (*found.reasons, *found.later)
                            ),
                        )
                    )
                    if told == count:
                        return
            take(table, luck, entry)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--language", default="en")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--budget", type=float, default=0.02)
    given = parser.parse_args()
    asked = Care(budget=given.budget)
    for one in sentences(given.game, given.count, Words(given.language), asked, given.first):
        click.echo(one + "\n")


if __name__ == "__main__":
    main()
