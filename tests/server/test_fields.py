"""A move said by its fields is the move said by its notation."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from dovecote.core.errors import UnreadableError
from dovecote.core.game import AnyGame, Choice, Seat
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.tables.errors import MessageError
from dovecote.wire.fields import written
from tests.kit.serving import Server
from tests.server.seated import Seated, asked_first, at_table

STAND = {"type": "Stand"}
FIRST = Seat(0)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_offer_may_be_said_by_its_fields(game: AnyGame) -> None:
    """In whole matches, by exactly the JSON that an offer carries."""
    table, rng, kinds = Table(game, game.options_type(seats=3), Seeded(5)), Random(5), set()
    while isinstance(pending := table.pending, Choice):
        seat = pending.seats[0]
        offers = table.legal(seat)
        for action in rng.sample(list(offers), min(20, len(offers))):
            fields = json.loads(msgspec.json.encode(action))
            kinds.add(fields["type"])
            assert written(table, seat, fields) == str(action)
        table.act(seat, rng.choice(table.offers(seat)))
    assert len(kinds) >= 4  # of every game several kinds of actions were said


@pytest.fixture
def columbiz() -> AnyTable:
    return Table(GAMES["columbiz"], GAMES["columbiz"].options_type(seats=2), Seeded(1))


@pytest.mark.parametrize(
    ("fields", "blame"),
    [
        ({}, "type"),
        ({"type": "Fly"}, "Fly"),
        ({"type": "Put"}, "square"),
        ({"type": "Put", "square": "5/3"}, "square"),
        ({"type": "Put", "square": {"column": 5, "number": 3.5}}, "number"),
        ({"type": "Put", "square": {"column": 5, "number": 3, "colour": "red"}}, "colour"),
        ({"type": "Stand", "firmly": True}, "firmly"),
    ],
    ids=str,
)
def test_fields_that_are_no_action_are_refused_by_name(
    columbiz: AnyTable, fields: dict[str, Any], blame: str
) -> None:
    with pytest.raises(MessageError, match=blame):
        written(columbiz, FIRST, fields)


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "Put", "square": {"column": 7, "number": -1}},
        {"type": "Put", "square": {"column": 10**400, "number": 1}},
        {"type": "Reroll", "faces": []},
        {"type": "Reroll", "faces": [6, 1]},  # written in another order
    ],
    ids=lambda fields: str(fields)[:60],
)
def test_an_action_without_a_notation_is_refused_as_its_text_would_be(
    columbiz: AnyTable, fields: dict[str, Any]
) -> None:
    with pytest.raises(UnreadableError):
        written(columbiz, FIRST, fields)


@pytest.mark.parametrize("tiles", ["", "g", "gws"])
def test_a_pair_of_tiles_is_two(tiles: str) -> None:
    table = Table(GAMES["columba"], GAMES["columba"].options_type(seats=2), Seeded(1))
    with pytest.raises(MessageError, match="tiles"):
        written(table, FIRST, {"type": "Breed", "tiles": tiles})


def test_fields_cannot_smuggle_another_move() -> None:
    """`play rifle on fat in street` has a card, not a card called `rifle on fat in street`."""
    table = Table(GAMES["piccioni"], GAMES["piccioni"].options_type(seats=2), Seeded(1))
    with pytest.raises(UnreadableError):
        written(table, FIRST, {"type": "Play", "card": "rifle on fat in street"})


def test_a_move_is_asked_about_and_made_by_its_fields(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, _ = asked_first(ada, ben)
        seat, at = mover.seat, mover.now["at"]
        why = await mover.ask(seat=seat, why={"type": "End"})
        assert (why["why"], why["is"]) == ("end", "why")
        assert why["clause"] == GAMES["columbiz"].refusals[why["code"]]
        preview = await mover.ask(seat=seat, preview=STAND)
        assert preview["preview"] == "stand"
        refused = await mover.ask(seat=seat, at=at, do={"type": "Stand", "firmly": True})
        assert (refused["is"], refused["code"]) == ("refused", "message")
        assert "firmly" in refused["params"]["reason"]
        for _ in range(2):  # with a key it is made once, however it is said
            done = await mover.ask(seat=seat, at=at, do=STAND, key="k1")
            assert (done["is"], done["at"]) == ("done", at + 1)
        record = (await mover.person.http.get(f"/api/tables/{table}/record")).text
        assert record.splitlines().count(f"{seat} stand") == 1

    at_table(server, scene, help="preview")
