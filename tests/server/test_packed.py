"""Positions in the shorthand of their game, on real sockets, for whoever asks for it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from dovecote.games import GAMES
from tests.kit.client import Told, hear_where, people, say
from tests.kit.serving import Server


@pytest.mark.parametrize("game", sorted(GAMES))
def test_both_forms_say_the_same(server: Server, game: str) -> None:
    packing = GAMES[game].packing
    assert packing

    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open(game, ["me", "me"])
            async with ada.line(table) as plain, ada.line(table, form="packed") as packed:
                for _ in range(12):
                    due = await hear_where(plain, is_asked)
                    told = await hear_where(packed, is_asked)
                    offers = packing.unpack_offers(json.dumps(told["offers"]).encode())
                    view = packing.unpack_view(json.dumps(told["view"]).encode())
                    spelt = [{"do": str(offer), "action": offer} for offer in offers]
                    for part, it in (("view", view), ("offers", spelt), ("at", told["at"])):
                        assert as_json(it) == due[part], part
                    await say(packed, seat=told["seat"], at=told["at"], do=str(offers[-1]))

    asyncio.run(run())


def test_there_are_two_forms_only(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "me"])
            with pytest.raises(InvalidStatus):
                async with ada.line(table, form="tiny"):
                    pass

    asyncio.run(run())


def is_asked(told: Told) -> bool:
    return told["is"] == "position" and "offers" in told


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))
