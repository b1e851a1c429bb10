"""Who asks for much waits for themself; the others get on."""

from __future__ import annotations

import asyncio

from dovecote.server.aside.rests import Rests
from dovecote.server.turns import Claim, Turns
from tests.kit.effort import PATIENCE


async def _in_line(turns: Turns, claims: list[Claim]) -> list[Claim]:
    """In which order they get on while one turn is taken, having come in the order given."""
    served: list[Claim] = []

    async def wait(claim: Claim) -> None:
        async with turns.turn(claim):
            served.append(claim)

    async with turns.turn(Claim()):
        tasks = [asyncio.create_task(wait(claim)) for claim in claims]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


def test_one_question_of_another_comes_before_the_second_of_the_first() -> None:
    many, one = Claim("mallory"), Claim("ada")
    served = asyncio.run(_in_line(Turns(1), [many, many, many, many, one, many]))
    assert served == [many, one, many, many, many, many]


def test_many_names_at_one_address_count_as_one() -> None:
    names = [Claim(f"mallory {n}", "there") for n in range(5)]
    one = Claim("ada", "here")
    served = asyncio.run(_in_line(Turns(1), [*names, *names, one, one]))
    assert served[:4] == [names[0], one, names[1], one]
    assert served[4:] == [*names[2:], *names]


def test_the_patient_wait_until_nobody_else_does() -> None:
    patient, other = Claim("mallory", is_patient=True), Claim("ada")
    served = asyncio.run(_in_line(Turns(1), [patient, patient, other, other, other]))
    assert served == [other, other, other, patient, patient]


def test_who_goes_away_holds_up_nobody() -> None:
    async def run() -> None:
        turns = Turns(2)

        async def wait(name: str) -> str:
            async with turns.turn(Claim(name)):
                await asyncio.sleep(0)
                return name

        for moment in range(4):  # while they wait, when it is their turn, when they have it
            tasks = [asyncio.create_task(wait(f"{n}")) for n in range(6)]
            for _ in range(moment):
                await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            assert set(done) >= {"1", "3", "5"}
        async with turns.turn(Claim()), turns.turn(Claim()):
            pass  # both turns are there again

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_an_address_rests_between_two_questions_and_holds_up_nobody_else() -> None:
    async def run() -> list[str]:
        rests, order = Rests(0.05), list[str]()

        async def ask(who: str, address: str) -> None:
            await rests.rest(address)
            order.append(who)

        crowd = [ask(f"{number} of many", "there") for number in range(3)]
        await asyncio.gather(*crowd, ask("one", "elsewhere"))
        return order

    assert asyncio.run(run()) == ["0 of many", "one", "1 of many", "2 of many"]
