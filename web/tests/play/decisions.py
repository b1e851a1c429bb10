"""Prints what a person was asked in seeded matches of Piccioni, and what they did, as JSON.

The first seat is played by a homer, who knows what they want, the others by luck.
"""

from random import Random

import msgspec

from dovecote.bots import bot_named
from dovecote.core.game import Choice
from dovecote.games.piccioni import PICCIONI
from dovecote.play import Seeded, Table
from dovecote.wire.positions import offers
from dovecote.wire.server import to_json

MATCHES = 6  # with two seats, and as many with three

made = []
for seats in (2, 3):
    for seed in range(MATCHES):
        table = Table(PICCIONI, PICCIONI.options_type(seats=seats), Seeded(seed))
        rng = Random(seed)
        while isinstance(table.pending, Choice):
            seat = table.pending.seats[0]
            legal, view = list(table.legal(seat)), table.view(seat)
            level = "homer" if seat == 0 else "random"
            move = str(bot_named(level).choose(PICCIONI, seat, view, legal, rng))
            if seat == 0:
                seen = msgspec.Raw(to_json(view))
                made.append({"view": seen, "offers": offers(legal), "move": move})
            table.act(seat, move)
print(msgspec.json.encode(made).decode())
