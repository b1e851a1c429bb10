"""Giving up is a result: of the table, not of a game's rules, and proved by the record alone."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.core.entries import GaveUp, read_entry
from dovecote.core.errors import EntryError, GiveUpError, OutOfTurnError, UndoError
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.record import read, write
from dovecote.games import GAMES
from dovecote.games.columbiz import COLUMBIZ
from dovecote.play import Scripted, Seeded, Table, Verifiable
from dovecote.play.giving_up import goes_on, sides_of
from dovecote.play.replay import AnyTable, replay, verify

ZERO, ONE, TWO, THREE = map(Seat, range(4))


def begun(game: str, seats: int, moves: int = 12) -> AnyTable:
    """A match some moves after its beginning; of a short one, fewer."""
    rules, rng = GAMES[game], Random(f"{game} {seats}")
    words = [f"words-of-{seat}" for seat in range(seats)]
    table: AnyTable = Table(rules, rules.options_type(seats=seats), Verifiable(words, "secret"))
    for _ in range(moves):
        assert isinstance(table.pending, Choice)
        seat = table.pending.seats[0]
        table.act(seat, rng.choice(table.offers(seat)))
        if isinstance(table.pending, Over):
            return begun(game, seats, moves // 2)
    return table


def played_out(table: AnyTable) -> Over:
    rng = Random(5)
    while isinstance(pending := table.pending, Choice):
        seat = pending.seats[0]
        table.act(seat, rng.choice(table.offers(seat)))
    assert isinstance(pending, Over)
    return pending


def ending(table: AnyTable) -> Over:
    assert isinstance(table.pending, Over)
    return table.pending


@pytest.mark.parametrize("game", GAMES)
def test_of_two_the_other_wins_with_the_points_as_they_stand(game: str) -> None:
    table = begun(game, 2)
    points = table.game.result(table.state).scores
    table.give_up(ZERO)
    assert table.pending == Over(ranks=(2, 1), scores=points, gave_up=ZERO)


@pytest.mark.parametrize("game", GAMES)
def test_the_record_says_it_and_proves_it(game: str) -> None:
    table = begun(game, 2)
    table.give_up(ONE)
    text = write(table.record)
    assert "\n! 1 give up\nsecret: secret\ncheck: " in text
    assert verify(table.game, text).pending == table.pending
    assert verify(table.game, text).entries() == table.entries()


def test_nothing_happens_after_it() -> None:
    table = begun("columbiz", 2)
    assert isinstance(table.pending, Choice)
    (seat,) = table.pending.seats
    move = table.offers(seat)[0]
    table.give_up(ZERO)
    assert (table.offers(ZERO), table.offers(ONE)) == ((), ())
    assert table.turn is None
    with pytest.raises(OutOfTurnError):
        table.act(seat, move)
    with pytest.raises(UndoError, match="over"):
        table.undo(seat)
    with pytest.raises(GiveUpError, match="over"):
        table.give_up(ONE)


def test_what_was_hidden_is_published_as_at_every_end() -> None:
    table = begun("piccioni", 2)
    assert any("?" in line for line in table.transcript(None))
    table.give_up(ZERO)
    assert not any("?" in line for line in table.transcript(None))


@pytest.mark.parametrize("game", GAMES)
def test_of_three_the_others_play_on_and_the_one_who_left_is_last(game: str) -> None:
    table = begun(game, 3)
    table.give_up(ONE, "homer")
    assert isinstance(table.pending, Choice)
    assert str(table.entries(table.at - 1)[0]) == "! 1 give up to homer"
    over = played_out(table)
    by_rules = table.game.result(table.state)
    assert over.scores == by_rules.scores
    assert over.gave_up is None
    assert over.ranks[1] == 3
    ahead = by_rules.ranks[0] < by_rules.ranks[2]
    assert sorted((over.ranks[0], over.ranks[2])) in ([1, 2], [1, 1])
    assert (over.ranks[0] < over.ranks[2]) == ahead
    assert verify(table.game, write(table.record)).pending == over


def test_who_gives_up_later_is_placed_before_who_gave_up_earlier() -> None:
    table = begun("columbiz", 3)
    table.give_up(TWO, "homer")
    table.give_up(ZERO)
    assert ending(table).ranks == (2, 1, 3)
    assert ending(table).gave_up == ZERO


def test_if_several_are_left_when_it_ends_their_places_are_as_they_stand() -> None:
    """The only person gives up against two bots: nobody is left to play it out."""
    table = begun("columbiz", 3, moves=60)
    stand = table.game.result(table.state)
    table.give_up(ONE)
    ranks = ending(table).ranks
    assert ranks[1] == 3
    assert stand.scores[0] != stand.scores[2]
    assert ranks[0] == (1 if stand.scores[0] > stand.scores[2] else 2)
    assert {ranks[0], ranks[2]} == {1, 2}


def test_allies_win_and_lose_together() -> None:
    table = begun("columba", 4)
    table.give_up(ZERO, "homer")  # the ally plays on
    assert isinstance(table.pending, Choice)
    table.give_up(TWO)
    assert ending(table).ranks == (2, 1, 2, 1)


def test_an_ally_who_played_on_keeps_the_place_of_the_side() -> None:
    table = begun("columba", 4)
    table.give_up(ONE, "homer")
    over = played_out(table)
    assert over.ranks == table.game.result(table.state).ranks
    assert over.ranks[1] == over.ranks[3]


def test_a_side_is_given_up_by_its_only_person() -> None:
    table = begun("columba", 4)
    table.give_up(ONE)
    assert ending(table).ranks == (1, 2, 1, 2)


@pytest.mark.parametrize(
    ("seats", "bot", "reason"),
    [(2, "homer", "alone"), (3, "homer", ""), (3, "", "")],
)
def test_a_bot_plays_on_only_where_two_sides_are_left(seats: int, bot: str, reason: str) -> None:
    table = begun("columbiz", seats)
    if not reason:
        table.give_up(ZERO, bot)
        return
    before = table.record
    with pytest.raises(GiveUpError, match=reason):
        table.give_up(ZERO, bot)
    assert table.record == before


def test_nobody_gives_up_twice_nor_without_a_seat() -> None:
    table = begun("columbiz", 3)
    table.give_up(ZERO, "homer")
    with pytest.raises(GiveUpError, match="gone"):
        table.give_up(ZERO)
    with pytest.raises(GiveUpError, match="seat"):
        table.give_up(Seat(7))


def test_nobody_gives_up_while_luck_is_awaited() -> None:
    """A record that was cut before its luck is no match that ended."""
    table: AnyTable = Table(COLUMBIZ, COLUMBIZ.options_type(seats=2), Scripted(["6"]))
    with pytest.raises(GiveUpError, match="luck"):
        table.give_up(ZERO)


def test_a_record_in_which_somebody_moves_after_the_end_is_refused() -> None:
    table = begun("columbiz", 2)
    assert isinstance(table.pending, Choice)
    (seat,) = table.pending.seats
    move = table.offers(seat)[0]
    table.give_up(ZERO)
    ended = "\n! 0 give up\n"
    body = write(table.record).partition("secret: ")[0]
    assert replay(COLUMBIZ, body).pending == table.pending
    with pytest.raises(EntryError):
        replay(COLUMBIZ, body.replace(ended, f"{ended}{seat} {move}\n"))
    with pytest.raises(EntryError):
        replay(COLUMBIZ, body.replace(ended, f"{ended}! 1 give up\n"))


def test_a_note_that_somebody_resigned_changes_nothing_as_ever() -> None:
    """Records from before giving up was a result: the match could go on, and nobody was last."""
    table: AnyTable = Table(COLUMBIZ, COLUMBIZ.options_type(seats=2), Seeded(3))
    before = table.pending
    table.note(read_entry(1, "! 0 resign"))  # type: ignore[arg-type]
    assert table.pending == before


def test_a_match_before_it_was_given_up_is_as_it_was() -> None:
    table = begun("columbiz", 3, moves=60)
    luck, until = Scripted(), table.at
    table.give_up(ZERO)
    past = table.rewound(until, luck)
    assert isinstance(replay(COLUMBIZ, write(table.record), until).pending, Choice)
    assert not isinstance(past.pending, Over)
    assert isinstance(table.rewound(table.at, luck).pending, Choice | Over)


@pytest.mark.parametrize("text", ["! 1 give up", "! 0 give up to homer"])
def test_the_entry_reads_as_it_is_written(text: str) -> None:
    entry = read_entry(1, text)
    assert isinstance(entry, GaveUp)
    assert str(entry) == text


def test_a_whole_record_reads_as_it_is_written() -> None:
    table = begun("columba", 4)
    table.give_up(ONE, "homer")
    table.give_up(ZERO)
    text = write(table.record)
    assert write(read(text)) == text


@pytest.mark.parametrize(
    ("people", "gone", "expected"),
    [
        ({0, 1}, {0}, False),  # two people
        ({0}, {0}, False),  # one against a bot
    ],
)
def test_of_two_seats_it_never_goes_on(people: set[int], gone: set[int], expected: bool) -> None:
    assert goes_on(sides_of(COLUMBIZ, 2), people, gone) == expected


@pytest.mark.parametrize(
    ("people", "gone", "expected"),
    [
        ({0, 1, 2}, {0}, True),
        ({0, 1, 2}, {0, 2}, False),  # one is left
        ({0, 1}, {0}, True),  # somebody still plays against a bot
        ({0, 1}, {0, 1}, False),
        ({0}, {0}, False),  # nobody would play it
    ],
)
def test_of_three_seats_it_goes_on_while_somebody_has_somebody_to_play(
    people: set[int], gone: set[int], expected: bool
) -> None:
    assert goes_on(sides_of(COLUMBIZ, 3), people, gone) == expected


@pytest.mark.parametrize(
    ("people", "gone", "expected"),
    [
        ({0, 1, 2, 3}, {0}, True),  # the ally is there
        ({0, 1, 2, 3}, {0, 2}, False),
        ({0, 1, 2, 3}, {0, 1}, True),
        ({0, 1, 3}, {0}, False),  # the ally is a bot: the side has nobody left
        ({0, 2}, {0}, True),
    ],
)
def test_a_side_stays_as_long_as_one_of_its_people_does(
    people: set[int], gone: set[int], expected: bool
) -> None:
    assert goes_on(sides_of(GAMES["columba"], 4), people, gone) == expected
