"""An analysis knows what the seats knew, tells luck from play, and adds up."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dovecote.analysis.choices import GIVE_UP, Situation, judged
from dovecote.analysis.errors import NoJudgeError, NotFinishedError
from dovecote.analysis.judge import KNOWN, chances_known, judge_of
from dovecote.analysis.match import Care, RecordWalk, analyse
from dovecote.analysis.report import Analysis
from dovecote.bots import bot_named
from dovecote.bots.mind import Reason, main_reason
from dovecote.bots.minds import mind_of
from dovecote.bots.search import Budget
from dovecote.core.entries import Did, GaveUp, Undid
from dovecote.core.game import Choice, Luck, Over, Seat
from dovecote.core.options import read
from dovecote.core.record import read as read_record
from dovecote.core.record import write
from dovecote.faces import face_of
from dovecote.faces.ideas import idea
from dovecote.games import GAMES
from dovecote.locales import Words
from dovecote.play import Scripted, Seeded, Table
from dovecote.play.replay import AnyTable, begin, take
from tests.kit.crumbs import Crumbs
from tests.kit.crumbs import Options as CrumbsOptions

RECORDS = Path(__file__).parents[1] / "records"
BRIEF = Care(budget=0.005)


@cache
def _match(game: str, bots: tuple[str, ...] = ("homer", "random"), seed: int = 3) -> str:
    """A whole match, as a record."""
    rules = GAMES[game]
    options = read(rules.options_type, {"seats": str(len(bots))})
    table: AnyTable = Table(rules, options, Seeded(seed))
    rng = Random(seed)
    while isinstance(pending := table.pending, Choice):
        for seat in pending.seats:
            bot = bot_named(bots[seat])
            chosen = bot.choose(rules, seat, table.view(seat), table.legal(seat), rng)
            table.act(seat, str(chosen))
    return write(table.record)


@cache
def _found(game: str) -> Analysis:
    return analyse(GAMES[game], _match(game), BRIEF)


def _walked(game: str, text: str) -> list[Any]:
    """The state before every entry, and what it waits for."""
    luck = Scripted()
    table = begin(GAMES[game], text, luck)
    states = []
    for entry in read_record(text).entries:
        states.append((table.state, table.pending))
        take(table, luck, entry)
    return states


@pytest.mark.parametrize("game", KNOWN)
def test_start_luck_and_play_add_up_to_the_result(game: str) -> None:
    found = _found(game)
    for account in found.accounts:
        parts = account.start + account.luck + account.play
        assert parts == pytest.approx(account.result, abs=1e-3)
        assert account.decisions == sum(account.marks.values())
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=2e-2)
    assert [one.at for one in found.curve] == sorted(one.at for one in found.curve)
    assert found.curve[-1].chances == tuple(account.result for account in found.accounts)


@pytest.mark.parametrize("game", KNOWN)
def test_who_plays_anything_gives_away_more(game: str) -> None:
    homer, anyhow = _found(game).accounts
    assert anyhow.lost / anyhow.decisions > homer.lost / homer.decisions
    assert anyhow.marks["best"] / anyhow.decisions < homer.marks["best"] / homer.decisions


@pytest.mark.parametrize("game", KNOWN)
def test_marks_say_what_was_given_away(game: str) -> None:
    for one in _found(game).decisions:
        assert 0 <= one.chance <= 1
        assert one.lost >= 0
        if one.mark == "best":
            assert (one.better, one.lost) == ("", 0)
        else:
            assert one.better != one.do
            assert one.lost > 0
        if one.mark == "bad":
            assert one.lost >= 0.06


@pytest.mark.parametrize("game", KNOWN)
def test_the_same_seed_gives_the_same_analysis(game: str) -> None:
    text = _match(game)
    entries = read_record(text).entries
    half = RecordWalk(GAMES[game], text, BRIEF, since=len(entries) - 12)
    for _ in half.steps():
        pass
    whole = [one for one in _found(game).decisions if one.at > len(entries) - 12]
    assert list(half.part.decisions) == whole


def test_a_choice_is_judged_by_what_its_seat_knew() -> None:
    """In two worlds that look alike to a seat, the judgement is the same."""
    rules, budget = GAMES["piccioni"], Budget(60)
    judge, mind = judge_of("piccioni"), mind_of("piccioni")
    assert judge
    assert mind
    seen = 0
    for state, pending in _walked("piccioni", _match("piccioni", ("homer",) * 3))[40:]:
        if not isinstance(pending, Choice) or len(rules.legal(state, pending.seats[0])) < 3:
            continue
        seat = pending.seats[0]
        other = rules.imagine(rules.view(state, seat), Random(5))
        told = []
        for world in (state, other):
            offers = list(rules.legal(world, seat))
            now = Situation(rules, seat, rules.view(world, seat), offers)
            told.append(judged(now, offers[-1], 1, mind, judge, budget, Random(1)))
            ours, theirs = (rules.view(each, seat) for each in (state, world))
            assert chances_known(rules, judge, ours) == chances_known(rules, judge, theirs)
        assert told[0] == told[1]
        seen += state != other
        if seen == 4:
            return
    raise AssertionError("nothing was hidden")


@pytest.mark.parametrize("game", ["columba", "piccioni"])
def test_luck_is_fair(game: str) -> None:
    """Over all that could have come, what luck does adds up to nothing."""
    rules, judge = GAMES[game], judge_of(game)
    assert judge
    asked = 0
    for state, pending in reversed(_walked(game, _match(game))):
        if not isinstance(pending, Luck):
            continue
        outcomes = list(pending.chance.outcomes())
        if not 1 < len(outcomes) <= 12:
            continue
        sums = [0.0, 0.0]
        moved = 0.0
        for outcome, ways in outcomes:
            found = judge.fortune(rules, state, pending, outcome, Random(1))
            assert found.error == 0
            moved += abs(found.changes[0])
            sums = [a + b * ways for a, b in zip(sums, found.changes, strict=True)]
        assert sums == pytest.approx([0, 0], abs=1e-9)
        asked += moved > 0
        if asked == 3:
            return
    assert asked, "no luck changed anything"


def test_throws_of_many_dice_are_fair_too() -> None:
    rules, judge = GAMES["columbiz"], judge_of("columbiz")
    assert judge
    state, pending = next(
        (state, pending)
        for state, pending in _walked("columbiz", _match("columbiz"))
        if isinstance(pending, Luck) and pending.chance.ways == 6**8
    )
    changes = [
        (judge.fortune(rules, state, pending, outcome, Random(1)).changes[0], ways)
        for outcome, ways in pending.chance.outcomes()
    ]
    assert sum(change * ways for change, ways in changes) / 6**8 == pytest.approx(0, abs=1e-9)
    assert max(change for change, _ in changes) > 0.01


@pytest.mark.parametrize("game", KNOWN)
def test_chances_are_chances_at_every_moment(game: str) -> None:
    rules, judge = GAMES[game], judge_of(game)
    assert judge
    for state, pending in _walked(game, _match(game, ("random",) * 3))[::7]:
        if not isinstance(pending, Over):
            chances = judge.chances(rules, state)
            assert sum(chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in chances)


def test_partners_win_together() -> None:
    rules, judge = GAMES["columba"], judge_of("columba")
    assert judge
    states = _walked("columba", _match("columba", ("random",) * 4))
    chances = judge.chances(rules, states[len(states) // 2][0])
    assert (chances[0], chances[1]) == (chances[2], chances[3])
    assert chances[0] + chances[1] == pytest.approx(1)


def test_what_was_taken_back_is_not_judged() -> None:
    text = next(
        text
        for file in sorted(RECORDS.glob("columbiz-v1-*.txt"))
        for text in (file.read_text("utf-8"),)
        if any(isinstance(entry, Undid) for entry in read_record(text).entries)
        and not read_record(text).content
    )
    entries = read_record(text).entries
    found = analyse(GAMES["columbiz"], text, BRIEF)
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Undid):
            assert not [one for one in found.decisions if entry.to <= one.at < number]


def test_only_what_has_ended_is_analysed() -> None:
    whole = read_record(_match("columbiz"))
    begun = write(msgspec.structs.replace(whole, entries=whole.entries[:20]))
    with pytest.raises(NotFinishedError):
        analyse(GAMES["columbiz"], begun, BRIEF)


def test_a_game_of_which_nothing_is_known_is_not_analysed() -> None:
    game = Crumbs()
    table: AnyTable = Table(game, CrumbsOptions(), Seeded(1))
    with pytest.raises(NoJudgeError):
        RecordWalk(game, write(table.record), BRIEF)


def test_what_shows_only_later_is_said_so() -> None:
    face = face_of(GAMES["columbiz"], Words("en"), ("blue", "violet"), {}, Seat(0))
    gain, loss = Reason("held", 0.6, 1.0), Reason("lines", -0.9, -2.0)
    held = "you hold more columns, compared with the others"
    assert idea(face, [gain]) == held
    assert idea(face, [loss, gain], [gain]) == f"in the turns that follow, {held}"
    assert idea(face, [loss, gain], [loss]) == f"it costs something, but {held}"
    assert idea(face, [loss], [loss]) == idea(face, [])


def test_an_idea_names_what_it_comes_from_and_whose_it_is() -> None:
    words = Words("en")
    columbiz, piccioni, columba = (
        face_of(GAMES[game], words, (), {}, Seat(0)) for game in ("columbiz", "piccioni", "columba")
    )
    held = Reason("held", 0.6, 1.0, of="column 3")
    assert idea(columbiz, [held]) == "in column 3 you draw level or get ahead"
    line = Reason("theirs", 0.6, -0.5, of="row 1")
    assert idea(columbiz, [line]) == "it hinders a line of theirs in the row of the 1s"
    kept = Reason("trophy_cards", 0.6, 1.0, of="card surge")
    assert idea(piccioni, [kept]) == "you keep Power surge, which makes Trophies"
    lost = Reason("points", 6.0, 6.0, side="theirs")
    assert idea(columba, [lost]) == "it costs the others’ estates 6 points"
    done = Reason("tiles", 8.0, 4.0, side="mine", of="completed")
    assert idea(columba, [done]) == "it lets you complete your objective"


def test_a_mean_is_told_as_one_however_near_it_is_to_a_whole_number() -> None:
    face = face_of(GAMES["columbiz"], Words("en"), (), {}, Seat(0))
    said = idea(face, [Reason("points", 0.96, 0.96, of="lines")])
    assert said == "on average it puts you 1.0 points further ahead, mostly by lines"
    later = idea(face, [], [Reason("points", 2.0, 2.0)])  # over imagined worlds
    assert later == "in the turns that follow, on average it puts you 2.0 points further ahead"


@pytest.mark.parametrize("game", KNOWN)
def test_most_better_moves_have_a_reason(game: str) -> None:
    better = [one for one in _found(game).decisions if one.better]
    told = [one for one in better if main_reason(one.reasons) or main_reason(one.later)]
    assert len(told) > 0.8 * len(better)


def test_whoever_gives_up_while_a_partner_plays_on_gives_nothing_away() -> None:
    whole = read_record((RECORDS / "columba-v2-04-4-standard.txt").read_text("utf-8"))
    moves = [at for at, entry in enumerate(whole.entries) if isinstance(entry, Did)]
    begun = whole.entries[: moves[6]]  # somebody is to move
    gave_up = (GaveUp(Seat(0), "homer"), GaveUp(Seat(2)))  # of the same side
    text = write(msgspec.structs.replace(whole, entries=(*begun, *gave_up)))
    found = analyse(GAMES["columba"], text, BRIEF)
    given = [(one.at, one.seat) for one in found.decisions if one.do == GIVE_UP]
    assert given == [(len(begun) + 2, 2)]
    assert found.decisions[-1].lost == pytest.approx(found.curve[-2].chances[2], abs=0.05)
    assert found.decisions[-1].at in [one.at for one in found.turning]
