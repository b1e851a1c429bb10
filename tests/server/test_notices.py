"""Whoever is away is told once, by the way they have chosen, and nothing that is hidden."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.play import Scripted
from dovecote.server.cluster.openings import open_table
from dovecote.server.notices.hooks import new_secret
from dovecote.server.notices.sender import Sender
from dovecote.server.room.commands import leaving, moves
from dovecote.server.room.room import Room
from dovecote.server.storage import notices, outbox
from dovecote.server.storage.channels import Channel, Liking, add_channel, channels_of, set_liking
from dovecote.server.storage.people import add_person
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables import matches
from dovecote.tables.agreement import Clock, Wish
from dovecote.tables.seating import sit
from tests.kit.outside import Asked, Browser, is_signed, vapid
from tests.server.houses import ADA, BEN, DAY, HOUR, MINUTE, House, in_house, inside, looked
from tests.server.nodes import node_on, until


def asked_of(room: Room) -> tuple[str, Seat]:
    (seat,) = room.state.waiting
    return room.state.row.seats[seat].person, seat


def said(asked: Asked) -> list[str]:
    data = json.loads(asked.body)["data"]
    lines: list[str] = data["lines"]
    return lines


def test_whoever_is_asked_hears_of_it_after_a_minute_and_once(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        channels = {person: await at.hook(person, path=f"/{person}") for person in ("ada", "ben")}
        room = await at.match()
        person, _ = asked_of(room)
        other = "Ben" if person == "ada" else "Ada"
        await at.later(MINUTE - 1)
        assert at.hooks.asked == []
        await at.later(1)
        turns = [one for one in at.hooks.asked if "turn" in json.loads(one.body)["data"]["kinds"]]
        (told,) = turns
        assert told.path == f"/{person}"
        assert f"Columbiz with {other}: it is your turn." in said(told)
        assert json.loads(told.body)["data"]["link"] == f"https://club.example/t/{room.id}"
        assert is_signed(told, channels[person].secret)
        assert not is_signed(told, new_secret())
        count = len(at.hooks.asked)
        for _ in range(3):
            await at.later(HOUR)
        assert len(at.hooks.asked) == count

    in_house(tmp_path, scene)


def test_a_turn_of_several_parts_is_told_once(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        await at.hook("ada")
        await at.hook("ben")
        await at.write(set_liking("ada", Liking(("turn",))))
        await at.write(set_liking("ben", Liking(("turn",))))
        room = await at.match()
        _, seat = asked_of(room)
        parts = 0
        while room.state.waiting == (seat,):
            await at.later(MINUTE)
            assert len(at.hooks.asked) == 1
            offer = room.state.running().offers(seat)[0]
            await moves.do(room, seat, offer, room.state.at)
            parts += 1
        assert parts > 1
        await at.later(MINUTE)
        assert len(at.hooks.asked) == 2

    in_house(tmp_path, scene)


def test_who_has_moved_within_the_minute_hears_nothing(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        room = await at.match()
        person, seat = asked_of(room)
        await at.hook(person)
        await at.write(set_liking(person, Liking(("turn",))))
        while room.state.waiting == (seat,):
            await moves.do(room, seat, room.state.running().offers(seat)[0], room.state.at)
        await at.later(HOUR)
        assert at.hooks.asked == []

    in_house(tmp_path, scene)


def test_who_looks_at_the_table_hears_when_they_have_left(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        for person in ("ada", "ben"):
            await at.hook(person)
            await at.write(set_liking(person, Liking(("turn",))))
        room = await at.match()
        at.sender._is_here = lambda table, _: table == room.id
        await at.later(MINUTE)
        await at.later(MINUTE)
        assert at.hooks.asked == []
        at.sender._is_here = lambda *_: False
        await at.later(MINUTE)
        assert len(at.hooks.asked) == 1

    in_house(tmp_path, scene)


def test_there_is_one_reminder_before_time_is_up(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        for person in ("ada", "ben"):
            await at.hook(person)
            await at.write(set_liking(person, Liking(("time",))))
        await at.match(clock=Clock("move", 4 * 86_400))
        await at.later(3 * DAY - 1)
        assert at.hooks.asked == []
        await at.later(1)
        (told,) = at.hooks.asked
        assert "your time is up on" in said(told)[0]
        await at.later(HOUR)
        assert len(at.hooks.asked) == 1

    in_house(tmp_path, scene)


def _night(at: House, begins: float, ends: float) -> Liking:
    """Quiet hours that begin and end so many hours from now, in UTC."""
    minute = at.days.now % DAY // MINUTE
    begin, end = (int(minute + 60 * hours) % 1440 for hours in (begins, ends))
    return Liking(("time",), quiet_from=begin, quiet_until=end, zone="UTC")


@pytest.mark.parametrize(
    ("seconds", "begins", "ends", "told"),
    [
        (86_400, 16, 22, 22),  # planned after 18 hours, in the night; two hours are left after it
        (86_400, 16, 26, 15),  # time is up before the night ends
        (86_400, 16, 23.5, 15),  # half an hour would be left
        (86_400, 20, 30, 18),  # planned before the night: as ever
        (86_400, 0.5, 24.25, 0.25),  # half an hour is left before the night: with the question
        (28_800, -1, 9, None),  # asked at night, and time is up before it ends: nobody is woken
        (172_800, -1, 10, 36),  # asked at night, planned by day
        (172_800, 10, 26, 33),  # planned after 36 hours: before the second night, not the first
    ],
)
def test_a_reminder_comes_before_a_night_after_which_it_is_too_late(
    tmp_path: Path, seconds: int, begins: float, ends: float, told: float | None
) -> None:
    async def scene(at: House) -> None:
        at.days.pass_by(-at.days.now % MINUTE)
        for person in ("ada", "ben"):
            await at.hook(person)
            await at.write(set_liking(person, _night(at, begins, ends)))
        await at.match(clock=Clock("move", seconds))
        came = None
        for quarter in range(1, seconds // 900):
            await at.later(15 * MINUTE)
            if at.hooks.asked and came is None:
                came = quarter / 4
        assert came == told
        assert len(at.hooks.asked) == (told is not None)

    in_house(tmp_path, scene)


def test_whoever_chooses_quiet_hours_later_is_reminded_before_them(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        for person in ("ada", "ben"):
            await at.hook(person)
            await at.write(set_liking(person, Liking(("time",))))
        await at.match(clock=Clock("move", 86_400))
        for person in ("ada", "ben"):
            await at.write(set_liking(person, _night(at, 16, 26)))
        await at.later(14 * HOUR)
        assert at.hooks.asked == []
        await at.later(HOUR)
        assert len(at.hooks.asked) == 1

    in_house(tmp_path, scene)


def test_the_end_and_who_sits_down_are_told(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        await at.hook("ada")
        await at.write(set_liking("ada", Liking(("seated", "over"))))
        room = await at.match()
        await at.later(MINUTE)
        assert [said(one) for one in at.hooks.asked] == [
            ["Ben has sat down at your table of Columbiz."]
        ]
        await leaving.resign(room, Seat(1))
        await at.later(MINUTE)
        assert said(at.hooks.asked[-1]) == ["Columbiz with Ben has ended."]

    in_house(tmp_path, scene)


def test_quiet_hours_and_a_digest(tmp_path: Path) -> None:
    """At one's hour all that has come together is told at once."""

    async def scene(at: House) -> None:
        hour = at.days.now % DAY // MINUTE  # of the day, in UTC
        digest = Liking(("turn",), digest=(hour + 120) % 1440)
        quiet = Liking(
            ("turn",), quiet_from=(hour - 60) % 1440, quiet_until=(hour + 60) % 1440, zone="UTC"
        )
        for person, liking in (("ada", digest), ("ben", quiet)):
            await at.hook(person, path=f"/{person}")
            await at.write(set_liking(person, liking))
        rooms = [await at.match() for _ in range(6)]
        asked = [asked_of(room)[0] for room in rooms]
        await at.later(30 * MINUTE)
        assert at.hooks.asked == []
        await at.later(31 * MINUTE)
        await at.later(60 * MINUTE)
        told = {one.path: len(said(one)) for one in at.hooks.asked}
        wanted = {f"/{person}": 1 for person in set(asked)}
        assert told == wanted  # the same sentence of several tables is said once
        links = {one.path: json.loads(one.body)["data"]["link"] for one in at.hooks.asked}
        for person in set(asked):
            if asked.count(person) > 1:
                assert links[f"/{person}"] == "https://club.example/"

    in_house(tmp_path, scene)


def test_a_push_can_be_read_by_its_browser_only(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        browser, stranger = Browser(), Browser()
        room = await at.match()
        person, _ = asked_of(room)
        await at.channel(person, "push", f"{at.hooks.url}/push/1", browser.keys)
        await at.write(notices.tell(person, "turn", room.id, room.state.asked_at, at.days.now))
        await at.later(0)
        (told,) = at.hooks.asked
        read = browser.read(told.body)
        assert read["link"] == f"https://club.example/t/{room.id}"
        assert "it is your turn" in read["title"]
        with pytest.raises(InvalidTag):
            stranger.read(told.body)
        claims = vapid(told, at.node.telling.push_key)
        assert claims["aud"] == at.hooks.url
        assert claims["sub"] == "mailto:admin@club.example"
        assert at.days.now // 1000 < claims["exp"] <= at.days.now // 1000 + 86_400
        assert told.headers["content-encoding"] == "aes128gcm"
        assert int(told.headers["ttl"]) > 0

    in_house(tmp_path, scene)


def test_a_letter_arrives_and_is_always_the_same(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        room = await at.match()
        person, _ = asked_of(room)
        await at.channel(person, "mail", "somebody@example.org", "off-secret")
        await at.write(set_liking(person, Liking(language="fr")))
        await at.write(notices.tell(person, "turn", room.id, room.state.asked_at, at.days.now))
        await at.later(0)
        (letter,) = at.post.letters
        assert letter["To"] == "somebody@example.org"
        assert letter["From"] == "Dovecote <doves@club.example>"
        assert "à toi de jouer" in str(letter["Subject"])
        assert letter["List-Unsubscribe"] == "<https://club.example/notices?off=off-secret>"
        assert f"https://club.example/t/{room.id}" in letter.get_content()

    in_house(tmp_path, scene)


@pytest.mark.parametrize("status", [404, 410])
def test_a_way_that_leads_nowhere_is_forgotten(tmp_path: Path, status: int) -> None:
    async def scene(at: House) -> None:
        room = await at.match()
        person, _ = asked_of(room)
        await at.hook(person)
        await at.write(notices.tell(person, "turn", room.id, room.state.asked_at, at.days.now))
        at.hooks.answers = [(status, {})]
        await at.later(0)
        assert await at.node.reader.read(channels_of, person) == []
        await at.later(HOUR)
        assert len(at.hooks.asked) == 1

    in_house(tmp_path, scene)


def test_who_is_sent_too_much_is_left_alone_as_long_as_they_say(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        room = await at.match()
        person, _ = asked_of(room)
        await at.hook(person)
        await at.write(notices.tell(person, "turn", room.id, room.state.asked_at, at.days.now))
        at.hooks.answers = [(429, {"Retry-After": "3600"})]
        await at.later(0)
        await at.later(HOUR - 1)
        assert len(at.hooks.asked) == 1
        await at.later(1)
        first, second = at.hooks.asked
        assert first.headers["webhook-id"] == second.headers["webhook-id"]

    in_house(tmp_path, scene)


def test_what_fails_is_tried_less_and_less_often_and_then_given_up(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        room = await at.match()
        person, _ = asked_of(room)
        await at.hook(person)
        await at.write(notices.tell(person, "turn", room.id, room.state.asked_at, at.days.now))
        at.hooks.answers = [(503, {})] * 20
        moments = []
        for _ in range(2 * 24 * 60):
            count = len(at.hooks.asked)
            await at.later(MINUTE)
            if len(at.hooks.asked) > count:
                moments.append(at.days.now)
            if len(moments) == 9:
                break
        waits = [b - a for a, b in pairwise(moments)]
        assert waits == sorted(waits)
        assert len(moments) == 9
        await at.later(DAY)
        assert len(at.hooks.asked) == 9
        assert len({one.headers["webhook-id"] for one in at.hooks.asked}) == 1
        assert await at.node.reader.read(channels_of, person)  # it may work again

    in_house(tmp_path, scene)


def test_a_server_that_dies_while_sending_says_the_same_again(tmp_path: Path) -> None:
    """Sent, and not known to be: the next server sends it under the same name."""

    async def scene(at: House) -> None:
        room = await at.match()
        person, _ = asked_of(room)
        await at.hook(person)
        await at.write(notices.tell(person, "turn", room.id, room.state.asked_at, at.days.now))
        vars(at.sender)["_settle"] = _never
        await at.sender.look()
        await until(lambda: len(at.hooks.asked) == 1)
        setup = msgspec.structs.replace(at.sender._setup, node="another")
        another = Sender(
            setup, at.node.writer, at.days.clock.now, lambda *_: False, is_alone=False, start=inside
        )
        another.open()
        try:
            await looked(another)
            assert len(at.hooks.asked) == 1  # as long as the first may still be sending
            at.days.pass_by(3 * MINUTE)
            await looked(another)
            first, second = at.hooks.asked
            assert first.headers["webhook-id"] == second.headers["webhook-id"]
            assert json.loads(first.body)["data"] == json.loads(second.body)["data"]
            await looked(another)
            at.days.pass_by(DAY)
            await looked(another)
            assert len(at.hooks.asked) == 2
        finally:
            await another.close()

    in_house(tmp_path, scene)


async def _never() -> None:
    """The plug was pulled before anything could be stored."""


def test_what_was_queued_before_a_crash_is_sent_after_it(tmp_path: Path) -> None:
    """The notice is stored with the move: a server that is started anew knows of it."""

    async def scene(at: House) -> None:
        await at.hook("ada")
        await at.hook("ben")
        room = await at.match()
        found = await at.node.reader.read(notices.due_notices, at.days.now + MINUTE, "another", 100)
        assert {(n.kind, n.table.id) for n in found} >= {("turn", room.id)}
        (turn,) = [n for n in found if n.kind == "turn"]
        assert turn.channel.person == asked_of(room)[0]

    in_house(tmp_path, scene)


def test_a_window_is_told_to_all_who_were_asked_whoever_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes to a chat that others read is the same, byte for byte, whether or not somebody has
    answered; what only they can read stops."""
    hands = (*("breadcrumbs", "guano", "guano"), *("car",) * 3, *("guano",) * 6)
    luck = ("seat 0", *("stupid",) * 8, *hands)
    monkeypatch.setattr(matches, "Verifiable", lambda words, secret, binding: Scripted(luck))

    async def scene(at: House) -> None:
        wish = Wish("piccioni", {}, ("me", "open", "me", "me"))
        room = await open_table(at.node.rooms, at.node.clock.now, wish, ADA, 10)
        async with room.locked():
            await room.begin(sit(room.state.row, 1, BEN.id, BEN.name, "words"))
        await at.hook("ben", path="/ben")
        await at.channel("ben", "mail", "ben@example.org", "off")
        await at.write(set_liking("ben", Liking(("turn",))))
        card = "play breadcrumbs on stupid in area 1 to area 2"
        await moves.do(room, Seat(0), card, room.state.at)
        assert room.state.waiting == (1, 2)
        asking = room.state.asking
        await moves.do(room, Seat(1), "pass", room.state.at)
        assert room.state.asking == asking
        await at.later(MINUTE)
        assert len(at.hooks.asked) == 1
        assert "you are asked for your reaction" in said(at.hooks.asked[0])[0]
        assert at.post.letters == []
        first = replace(await _notice(at, room), answered=frozenset())
        assert b"guano" not in at.hooks.asked[0].body
        assert first.asking == asking

    in_house(tmp_path, scene)


async def _notice(at: House, room: Room) -> notices.Notice:
    """What the sender knows of it."""
    assert room.state.asking
    await at.write(notices.tell("ben", "turn", room.id, room.state.asking.at, at.days.now))
    found = await at.node.reader.read(notices.due_notices, at.days.now, "", 10)
    return found[0]


def test_what_is_sent_is_stored_along_with_a_move_and_by_itself_if_none_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit of its own would hold up the next move."""

    async def scene(at: House) -> None:
        commits: list[int] = []
        store = Writer._store_once

        def counted(self: Writer, units: list[Unit], is_careful: bool) -> list[bool]:
            commits.append(len(units))
            return store(self, units, is_careful)

        monkeypatch.setattr(Writer, "_store_once", counted)
        nothing = Unit("", change=lambda _: True)
        writer = at.node.writer
        patient = asyncio.ensure_future(writer.write(nothing, is_patient=True))
        await asyncio.sleep(0)
        assert await writer.write(nothing)
        assert await patient
        assert 2 in commits
        assert await writer.write(nothing, is_patient=True)

    in_house(tmp_path, scene)


def test_of_two_servers_one_sends_and_the_other_spoils_nothing(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        await at.hook("ada", path="/one")
        await at.hook("ada", path="/two")
        await at.match()
        at.days.pass_by(HOUR)
        now = at.days.now
        found = await at.node.reader.read(notices.due_notices, now, "", 10)
        one, other = sorted(notice.key for notice in found if notice.kind == "seated")
        first = outbox.TakeBatches({"first": [one]}, now, now + MINUTE)
        second = outbox.TakeBatches({"second": [other, one]}, now, now + MINUTE)
        assert await at.write(first)
        assert await at.write(second)
        assert (first.ours, second.ours) == (["first"], [])
        left = await at.node.reader.read(notices.due_notices, now, "", 10)
        assert other in [notice.key for notice in left]  # nobody sends it, so somebody may
        assert one not in [notice.key for notice in left]

    in_house(tmp_path, scene)


def test_without_being_set_up_nothing_is_queued(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            await node.writer.write(Unit("", change=add_person(ADA, "x" * 10, 1)))
            made = Channel("c", "ada", "hook", "standard", "https://example.org", "s", "", 1)
            await node.writer.write(Unit("", change=add_channel(made, 10)))
            await open_table(
                node.rooms, node.clock.now, Wish("columbiz", {}, ("me", "me")), ADA, 10
            )
            assert await node.reader.read(notices.due_notices, 2**60, "", 10) == []

    asyncio.run(run())
