"""Plays seeded matches of every game, and prints their records: the same on every Python."""

from random import Random

from dovecote.bots import bot_named
from dovecote.core.game import Choice
from dovecote.core.options import read
from dovecote.core.record import write
from dovecote.games import GAMES
from dovecote.play import Seeded, Table

for name, game in GAMES.items():
    for seats, level in (("2", "homer"), ("3", "fledgling")):
        table = Table(game, read(game.options_type, {"seats": seats}), Seeded(f"{name} {seats}"))
        rng = Random(f"{name} {seats}")
        while isinstance(table.pending, Choice):
            seat = table.pending.seats[0]
            offers, view = list(table.legal(seat)), table.view(seat)
            table.act(seat, str(bot_named(level).choose(game, seat, view, offers, rng)))
        print(write(table.record))
        print(table.pending)
