"""Files of cards: what can be written in them, and what is said about mistakes."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from dovecote.core.game import Act
from dovecote.core.ruleset import ruleset
from dovecote.games.piccioni import PICCIONI, Piccioni
from dovecote.games.piccioni.actions import Pass
from dovecote.games.piccioni.components import CARDS
from dovecote.games.piccioni.errors import CardsError
from dovecote.games.piccioni.reading import read_cards
from dovecote.games.piccioni.state import Options
from dovecote.games.piccioni.verbs import Draw, Scare, Trophy
from dovecote.testing.walk import walk

SCARE = 'do = "scare", from = "own area"'
SWAP = 'play = [{ do = "swap" }]'
CANCEL = 'reaction = [{ do = "cancel" }]'
WRONG = [  # old text, new text; card, field, reason
    ('title = "house cards"', 'title = ""', "…", "title", "missing"),
    ('title = "house cards"', 'colour = "red"\ntitle = "x"', "…", "colour", "unknown"),
    ("spaces = 5", "spaces = 0", "crowd", "spaces", "value"),
    ('id = "crowd"', 'id = "Crowd"', "Crowd", "id", "value"),
    ('id = "crowd"', 'id = "street"', "street", "id", "twice"),
    ('id = "stupid"\ncount = 8', 'id = "stupid"\ncount = 9', "pigeon", "count", "total"),
    ('id = "net"\ncount = 4', 'id = "net"\ncount = 3', "action", "count", "total"),
    ('id = "net"\ncount = 4', 'id = "net"', "net", "count", "missing"),
    ("size = 2", "size = 3", "fat", "size", "value"),
    ("returns = true", "comes_back = true", "lady", "comes_back", "unknown"),
    ('never = ["wires"]', 'never = ["moon"]', "lame", "never", "value"),
    ('to = "most trophies"', 'to = "moon"', "infamous", "revealed[0].to", "value"),
    ("[3, 3, 4, 5, 6]", "[3, 3]", "infamous", "flock", "value"),
    (SCARE, 'do = "fly"', "scarecrow", "play[0].do", "value"),
    (SCARE, 'do = "scare"', "scarecrow", "play[0].from", "missing"),
    (SCARE, f"{SCARE}, how = 1", "scarecrow", "play[0].how", "unknown"),
    (SCARE, 'do = "scare", from = "moon"', "scarecrow", "play[0].from", "value"),
    (SWAP, 'play = [{ do = "cancel" }]', "swap", "play[0]", "verb"),
    (SWAP, "play = []", "swap", "play", "missing"),
    (
        SWAP,
        'play = [{ do = "swap" }, { do = "trophy", from = "any zone" }]',
        "swap",
        "play",
        "aims",
    ),
    (SWAP, 'play = [{ do = "assign", to = "any area" }]', "swap", "play", "dirt"),
    (SWAP, 'play = [{ do = "draw", cards = 9 }]', "swap", "play[0].cards", "value"),
    (CANCEL, "", "balcony", "reaction", "missing"),
    (CANCEL, 'reaction = [{ do = "swap" }]', "balcony", "reaction[0]", "verb"),
    ('reacts_to = "aimed"', 'reacts_to = "guano"', "balcony", "reacts_to", "value"),
    ('reacts_to = "aimed"', 'reacts_to = "rain"', "balcony", "reacts_to", "value"),
    ('from = "arriving"', 'from = "street"', "net", "reaction[0].from", "value"),
]


@pytest.mark.parametrize(("old", "new", "card", "field", "reason"), WRONG)
def test_a_mistake_is_named_by_card_field_and_reason(
    old: str, new: str, card: str, field: str, reason: str
) -> None:
    assert old in CARDS
    with pytest.raises(CardsError) as error:
        read_cards(CARDS.replace(old, new, 1))
    found = error.value.params
    assert (found["card"], found["field"], found["reason"]) == (card, field, reason)


def test_a_syntax_error_names_its_line() -> None:
    with pytest.raises(CardsError, match="line 3"):
        read_cards('title = "x"\n\n[[place\n')


def test_a_flock_too_small_for_the_table_is_refused() -> None:
    few = CARDS.replace("[6, 6, 8", "[0, 0, 8").replace("[5, 5, 6", "[0, 0, 6")
    with pytest.raises(CardsError) as error:
        read_cards(few)
    assert error.value.params["field"] == "flock"


def test_a_wrong_file_never_raises_anything_else() -> None:
    """Every line of the house file left out, doubled or cut short."""
    lines = CARDS.splitlines()
    for number in range(len(lines)):
        rest = lines[:number], lines[number + 1 :]
        for changed in ([], [lines[number]] * 2, [lines[number][: len(lines[number]) // 2]]):
            with suppress(CardsError):
                read_cards("\n".join([*rest[0], *changed, *rest[1]]))


def test_effects_come_in_the_order_of_the_rules_whatever_the_file_says() -> None:
    draw, scare = '{ do = "draw", cards = 1 }', '{ do = "scare", from = "street" }'
    mixed = f'play = [{draw}, {scare}, {{ do = "trophy", from = "street" }}]'
    play = 'play = [{ do = "trophy", from = "street" }, { do = "scare", from = "street" }]'
    assert play in CARDS
    car = read_cards(CARDS.replace(play, mixed)).actions["car"]
    assert [type(effect) for effect in car.play] == [Trophy, Scare, Draw]


def test_names_change_no_ruleset_and_other_cards_do() -> None:
    named = Piccioni(CARDS.replace('id = "net"', 'id = "net"\nname = "Retino"'))
    assert ruleset(named) == ruleset(PICCIONI)
    other = Piccioni(CARDS.replace("spaces = 5", "spaces = 6"))
    assert ruleset(other) != ruleset(PICCIONI)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_set_without_reactions_asks_nobody(seats: int) -> None:
    silent = "\n".join(
        line for line in CARDS.splitlines() if not line.startswith(("reacts_to", "reaction"))
    )
    game = Piccioni(silent)
    match = walk(game, Options(seats=seats), Random(seats), 5000)
    acts = [step.move for step in match.moments if isinstance(step.move, Act)]
    assert acts
    assert not any(isinstance(act.action, Pass) for act in acts)
