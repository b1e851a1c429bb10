"""Which part of a server each family of routes is given: all of it is made here, and named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dovecote.server.aside.newest import NewestQuestions
from dovecote.server.cluster.node import Node
from dovecote.server.http.analyses import AnalysisNeeds
from dovecote.server.http.archive import ArchiveNeeds
from dovecote.server.http.bringing import BringingNeeds
from dovecote.server.http.deals import DealNeeds
from dovecote.server.http.devices import DeviceNeeds
from dovecote.server.http.friends import FriendNeeds
from dovecote.server.http.health import HealthNeeds
from dovecote.server.http.house import HouseNeeds
from dovecote.server.http.leagues import LeagueNeeds
from dovecote.server.http.lessons import LessonNeeds
from dovecote.server.http.limits import AddressLimits
from dovecote.server.http.lobby import LobbyNeeds
from dovecote.server.http.luckline import LucklineNeeds
from dovecote.server.http.measures import MeasureNeeds
from dovecote.server.http.moments import MomentNeeds
from dovecote.server.http.muting import MutingNeeds
from dovecote.server.http.notices import NoticeNeeds
from dovecote.server.http.pages import PageNeeds
from dovecote.server.http.passkeys import PasskeyNeeds
from dovecote.server.http.people import PeopleNeeds
from dovecote.server.http.set_trials import SetTrialNeeds
from dovecote.server.http.sets import SetNeeds
from dovecote.server.http.static.routes import TablePageNeeds
from dovecote.server.http.tournaments import TournamentNeeds
from dovecote.server.http.who import Who
from dovecote.server.http.workshop import Workshop
from dovecote.server.settings import Settings
from dovecote.server.shares import Shares
from dovecote.server.socket.asker import AskerNeeds
from dovecote.server.socket.conversation import TalkNeeds
from dovecote.server.socket.endpoint import LineNeeds


def needs_of(node: Node, settings: Settings, limits: AddressLimits) -> Iterator[tuple[Any, ...]]:
    """What every family of routes needs, once."""
    who = Who(node.sessions, node.reader)
    workshop = Workshop(node.workshop, node.bench)
    yield PeopleNeeds(
        who=who,
        now=node.clock.now,
        rooms=node.rooms,
        sessions=node.sessions,
        reader=node.reader,
        writer=node.writer,
        settings=settings,
        limits=limits,
        allowances=node.allowances,
    )
    yield DeviceNeeds(who=who, sessions=node.sessions)
    yield PasskeyNeeds(
        who=who,
        now=node.clock.now,
        sessions=node.sessions,
        reader=node.reader,
        writer=node.writer,
        settings=settings,
        allowances=node.allowances,
    )
    yield PageNeeds(
        who=who,
        reader=node.reader,
        writer=node.writer,
    )
    yield FriendNeeds(
        who=who,
        now=node.clock.now,
        rooms=node.rooms,
        reader=node.reader,
        writer=node.writer,
        settings=settings,
        allowances=node.allowances,
    )
    yield MutingNeeds(
        who=who,
        rooms=node.rooms,
        unheard=node.unheard,
        reader=node.reader,
    )
    yield NoticeNeeds(
        who=who,
        now=node.clock.now,
        reader=node.reader,
        writer=node.writer,
        settings=settings,
        allowances=node.allowances,
        telling=node.telling,
    )
    yield LobbyNeeds(
        who=who,
        now=node.clock.now,
        rooms=node.rooms,
        sessions=node.sessions,
        reader=node.reader,
        settings=settings,
        allowances=node.allowances,
    )
    yield BringingNeeds(
        who=who,
        now=node.clock.now,
        rooms=node.rooms,
        reader=node.reader,
        settings=settings,
        allowances=node.allowances,
        replays=node.replays,
        workshop=workshop,
    )
    yield ArchiveNeeds(
        who=who,
        rooms=node.rooms,
        reader=node.reader,
        settings=settings,
        replays=node.replays,
        workshop=workshop,
    )
    yield LucklineNeeds(
        who=who,
        rooms=node.rooms,
        replays=node.replays,
    )
    yield AnalysisNeeds(
        who=who,
        now=node.clock.now,
        rooms=node.rooms,
        reader=node.reader,
        allowances=node.allowances,
        analysing=node.analysing,
    )
    yield MomentNeeds(
        who=who,
        rooms=node.rooms,
        reader=node.reader,
        aside=node.aside,
        replays=node.replays,
        analysing=node.analysing,
    )
    yield LessonNeeds(
        who=who,
        aside=node.aside,
        replays=node.replays,
    )
    yield SetNeeds(
        who=who,
        now=node.clock.now,
        reader=node.reader,
        writer=node.writer,
        settings=settings,
        allowances=node.allowances,
        workshop=workshop,
    )
    yield SetTrialNeeds(who=who, allowances=node.allowances, workshop=workshop)
    yield MeasureNeeds(
        who=who,
        now=node.clock.now,
        reader=node.reader,
        writer=node.writer,
        allowances=node.allowances,
        measuring=node.measuring,
    )
    yield DealNeeds(
        who=who,
        now=node.clock.now,
        rooms=node.rooms,
        reader=node.reader,
        settings=settings,
        allowances=node.allowances,
        models=node.models,
    )
    yield LeagueNeeds(
        who=who,
        now=node.clock.now,
        rooms=node.rooms,
        reader=node.reader,
        writer=node.writer,
        settings=settings,
        allowances=node.allowances,
    )
    yield TournamentNeeds(
        who=who,
        now=node.clock.now,
        reader=node.reader,
        writer=node.writer,
        organiser=node.tournaments,
    )
    yield HouseNeeds(
        who=who,
        now=node.clock.now,
        rooms=node.rooms,
        sessions=node.sessions,
        reader=node.reader,
        writer=node.writer,
        settings=settings,
    )
    yield HealthNeeds(
        rooms=node.rooms,
        writer=node.writer,
        settings=settings,
    )
    yield TablePageNeeds(
        rooms=node.rooms,
        settings=settings,
    )
    asker = AskerNeeds(
        shares=Shares(settings.limits.rate),
        allowances=node.allowances,
        aside=node.aside,
        newest=NewestQuestions(),
    )
    talk = TalkNeeds(
        limits=settings.limits,
        unheard=node.unheard,
        reader=node.reader,
        chooser=node.chooser,
    )
    yield LineNeeds(
        who=who, rooms=node.rooms, limits=limits, lines=node.lines, asker=asker, talk=talk
    )
