"""The table is the only gate: what enters, what is told, what is refused."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.core.entries import Did, Happened, Noted
from dovecote.core.errors import (
    DovecoteError,
    LuckError,
    NotAllowedError,
    OutOfTurnError,
    StaleError,
    UnreadableError,
)
from dovecote.core.game import After, AnyGame, Choice, Luck, Move, Over, Seat
from dovecote.games import GAMES
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.actions import Action as ColumbizAction
from dovecote.games.columbiz.events import Captured, Event, Placed, Stood
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Options, State
from dovecote.games.piccioni import PICCIONI
from dovecote.play import Scripted, Seeded, Table
from dovecote.play.outlook import Outlook
from dovecote.play.replay import AnyTable
from tests.kit.crumbs import Action, Crumbs
from tests.kit.crumbs import Options as CrumbsOptions

ZERO, ONE = Seat(0), Seat(1)


def columbiz(*luck: str) -> AnyTable:
    return Table(COLUMBIZ, Options(seats=2), Scripted(["6", "1", *luck]))


def test_luck_is_settled_at_once_and_recorded() -> None:
    table = columbiz("12335556")
    assert table.pending == Choice((ZERO,))
    assert table.record.entries == (Happened("6"), Happened("1"), Happened("12335556"))
    assert table.at == 3


def test_luck_that_has_no_answer_yet_waits() -> None:
    table = columbiz()
    assert isinstance(table.pending, Luck)
    with pytest.raises(OutOfTurnError, match="seat 0 may not 'stand': it owes no choice now"):
        table.act(ZERO, "stand")


def test_luck_that_could_not_fall_is_refused_with_its_cause() -> None:
    with pytest.raises(LuckError, match="seat 0 round 1 throw 1: luck cannot give '123'"):
        columbiz("123")


def test_a_move_whose_luck_fails_has_not_happened() -> None:
    table = columbiz("12335556", "999")
    before = (table.state, table.record)
    with pytest.raises(LuckError):
        table.act(ZERO, "reroll 1 2 6")
    assert (table.state, table.record) == before


@pytest.mark.parametrize("text", ["dance", "resign\n* 6", "undo 3", ""])
def test_the_room_notes_only_what_a_record_can_hold(text: str) -> None:
    with pytest.raises(DovecoteError):
        columbiz("12335556").note(Noted(ZERO, text))


def test_a_move_is_the_exact_text_of_an_offer() -> None:
    table = columbiz("12335556", "126")
    assert "reroll 1 2 6" in table.offers(ZERO)
    table.act(ZERO, "reroll 1 2 6")
    assert table.record.entries[3:] == (Did(ZERO, "reroll 1 2 6"), Happened("126"))


@pytest.mark.parametrize(
    "text", ["reroll 6 1", "put 05/3", "Stand", "stand ", "", "\x00", "put 5/3;"]
)
def test_what_reads_badly_is_refused_naming_text_and_expectation(text: str) -> None:
    table = columbiz("12335556")
    before = (table.state, table.at)
    with pytest.raises(UnreadableError) as caught:
        table.act(ZERO, text)
    assert caught.value.params["text"] == text
    assert caught.value.params["expected"]
    assert (table.state, table.at) == before


def test_what_is_not_allowed_is_refused_with_rule_and_offers() -> None:
    table = columbiz("12335556")
    table.act(ZERO, "stand")
    before = (table.state, table.at)
    with pytest.raises(NotAllowedError) as caught:
        table.act(ZERO, "put 4/1")
    assert caught.value.refusal.code == "too-few-dice"
    assert caught.value.refusal.clause == "4.2"
    assert "put 1/1, put 2/1" in str(caught.value)
    assert (table.state, table.at) == before


def test_what_is_out_of_turn_is_refused_naming_whom_the_match_waits_for() -> None:
    table = columbiz("12335556")
    with pytest.raises(OutOfTurnError, match="waiting for seat 0"):
        table.act(ONE, "stand")


def test_what_is_stale_is_refused_naming_both_numbers() -> None:
    table = columbiz("12335556")
    with pytest.raises(StaleError, match="'stand' answers entry 2, the match is at entry 3"):
        table.act(ZERO, "stand", at=2)
    table.act(ZERO, "stand", at=3)
    with pytest.raises(StaleError):
        table.act(ZERO, "stand", at=3)


def test_why_says_the_rule_and_changes_nothing() -> None:
    table = columbiz("12335556")
    refusal = table.why(ZERO, "put 5/3")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("still-throwing", "3.4")
    assert table.why(ZERO, "stand") is None
    assert table.why(ONE, "stand") is not None
    assert table.at == 3


def test_preview_tells_the_events_and_changes_nothing() -> None:
    table = columbiz("11111111", "11111111")
    for text in ("stand", "put 1/1", "end"):
        table.act(ZERO, text)
    table.act(ONE, "stand")
    table.act(ONE, "put 1/2")
    at, state = table.at, table.state
    outlook = table.preview(ONE, "put 1/3")
    placed, captured = outlook.events
    assert isinstance(placed, Placed)
    assert isinstance(captured, Captured)
    assert (table.at, table.state) == (at, state)
    with pytest.raises(NotAllowedError):
        table.preview(ONE, "put 1/1")
    with pytest.raises(UnreadableError):
        table.preview(ONE, "dance")
    table.act(ONE, "put 1/3")
    assert outlook == Outlook(table.events(ONE, at), table.view(ONE))


def test_preview_stops_at_luck() -> None:
    table = columbiz("12335556")
    (event,) = table.preview(ZERO, "stand").events
    assert isinstance(event, Stood)
    rerolling = table.preview(ZERO, "reroll 1")
    assert len(rerolling.events) == 1
    assert rerolling.view is not None  # what lies there before the dice fall
    assert rerolling.view != table.view(ZERO)


def test_preview_shows_nobody_what_they_do_not_know() -> None:
    """The last to answer is told the same, whatever the other has sealed."""
    tried = 0
    for seed in range(40):
        pair = [Table(Crumbs(), CrumbsOptions(seats=3), Seeded(seed)) for _ in range(2)]
        if not (opened := open_window(pair)):
            continue
        first, last = opened
        for table, answer in zip(pair, ("shoo", "pass"), strict=True):
            table.act(first, answer)
        assert pair[0].state != pair[1].state
        outlook = pair[0].preview(last, "pass")
        assert outlook == pair[1].preview(last, "pass")
        tried += outlook.view is None  # it would show what was sealed
    assert tried > 5


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_foreseen_comes_true(game: AnyGame) -> None:
    table, rng, certain = Table(game, game.options_type(seats=2), Seeded(2)), Random(2), 0
    for moves in range(60):
        pending = table.pending
        if not isinstance(pending, Choice):  # a short one: and another
            table = Table(game, game.options_type(seats=2), Seeded(moves))
            continue
        at, seat = table.at, pending.seats[0]
        text = rng.choice(table.offers(seat))
        outlook = table.preview(seat, text)
        table.act(seat, text)
        told = table.events(seat, at)
        assert outlook.events == told[: len(outlook.events)]
        if table.at == at + 1 and outlook.view is not None:  # no luck came after it
            assert outlook == Outlook(told, table.view(seat))
            certain += 1
    assert certain > 5


def open_window(tables: list[AnyTable]) -> tuple[Seat, ...] | None:
    """Plays the same moves until somebody who holds a shoo is asked first."""
    while isinstance(pending := tables[0].pending, Choice):
        offers = tables[0].offers(pending.seats[0])
        if len(pending.seats) == 2 and "shoo" in offers:
            return pending.seats
        for table in tables:
            table.act(pending.seats[0], offers[0])
    return None


def test_events_can_be_asked_for_since_an_entry() -> None:
    table = columbiz("12335556")
    assert [type(e).__name__ for e in table.events(None)] == [
        "DieThrown",
        "DieThrown",
        "Began",
        "Thrown",
    ]
    assert [type(e).__name__ for e in table.events(ONE, since=2)] == ["Thrown"]


def test_what_the_room_notes_is_an_entry_that_changes_no_state() -> None:
    table = columbiz("12335556")
    state = table.state
    table.note(Noted(ONE, "resign"))
    assert table.record.entries[-1] == Noted(ONE, "resign")
    assert (table.state, table.at) == (state, 4)
    with pytest.raises(OutOfTurnError):
        table.note(Noted(Seat(5), "resign"))


def test_a_hand_is_shown_to_its_owner_only() -> None:
    table = Table(Crumbs(), CrumbsOptions(seats=2), Seeded(1))
    dealt = [event for event in table.events(ZERO) if event.what == "dealt"]
    assert [event.card is None for event in dealt] == [False, False, True, True]
    assert all(event.card is None for event in table.events(None) if event.what == "dealt")


def test_a_match_that_is_over_takes_no_move() -> None:
    table = Table(Crumbs(), CrumbsOptions(seats=2), Seeded(1))
    while isinstance(pending := table.pending, Choice):
        table.act(pending.seats[0], table.offers(pending.seats[0])[0])
    assert isinstance(table.pending, Over)
    with pytest.raises(OutOfTurnError):
        table.act(ZERO, str(Action("pass")))
    assert table.offers(ZERO) == ()


def test_a_seat_reads_only_what_it_may_until_the_match_is_over() -> None:
    luck = ("seat 0", *("stupid",) * 6, "guano", "guano", "rifle", "umbrella", "net", "car")
    match: AnyTable = Table(PICCIONI, PICCIONI.options_type(seats=2), Scripted(luck))
    match.act(Seat(0), "play guano on area 1")
    match.act(Seat(1), "react umbrella")
    assert match.transcript(None)[7:] == (*("* ?",) * 6, "0 play guano on area 1", "1 ?")
    mine = ("* guano", "* guano", "* rifle", *("* ?",) * 3, "0 play guano on area 1", "1 ?")
    assert match.transcript(Seat(0))[7:] == mine
    assert match.transcript(Seat(1))[10:] == (
        *("* umbrella", "* net", "* car", "0 play guano on area 1", "1 react umbrella"),
    )


def test_a_preview_works_out_one_world_where_nothing_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, applied, apply = columbiz("12335556"), [], Columbiz.apply

    def counted(game: Columbiz, state: State, move: Move[ColumbizAction]) -> After[State, Event]:
        applied.append(move)
        return apply(game, state, move)

    monkeypatch.setattr(Columbiz, "apply", counted)
    table.preview(ZERO, "stand")
    assert len(applied) == 1
