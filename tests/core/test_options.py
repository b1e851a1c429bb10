from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from dovecote.core.errors import OptionsError
from dovecote.core.options import Options, known_options, read, write


class Sample(Options, frozen=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    reading: Literal["full", "difference"] = "full"
    moves: Literal[2, 1] = 2
    strict: bool = False


def test_options_describe_themselves_the_usual_value_first_among_words() -> None:
    assert [(f.name, f.values, f.default) for f in known_options(Sample)] == [
        ("seats", ("2", "3", "4"), "2"),
        ("reading", ("full", "difference"), "full"),
        ("moves", ("2", "1"), "2"),
        ("strict", ("false", "true"), "false"),
    ]


def test_options_survive_text() -> None:
    options = Sample(seats=3, reading="difference", moves=1, strict=True)
    assert read(Sample, write(options)) == options
    assert read(Sample, {}) == Sample()


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        ({"seats": "5"}, r"seats='5' is impossible; expected 2 \| 3 \| 4"),
        ({"seats": "two"}, r"seats='two' is impossible"),
        ({"reading": "half"}, r"reading='half' is impossible; expected full \| difference"),
        ({"strict": "True"}, r"strict='True' is impossible; expected false \| true"),
        ({"colour": "red"}, r"colour='red' is impossible; expected seats \| reading"),
    ],
)
def test_wrong_texts_are_refused_in_a_sentence(texts: dict[str, str], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        read(Sample, texts)


@pytest.mark.parametrize(
    "wrong", [{"seats": 1}, {"seats": "3"}, {"seats": 2.0}, {"reading": "half"}, {"strict": None}]
)
def test_wrong_values_are_refused_when_options_are_made(wrong: dict[str, object]) -> None:
    with pytest.raises(OptionsError, match="is impossible; expected"):
        Sample(**wrong)  # type: ignore[arg-type]


def test_an_option_of_another_kind_is_a_mistake_of_the_author() -> None:
    class Odd(Options, frozen=True):
        seats: Annotated[int, msgspec.Meta(ge=2, le=2)] = 2
        title: str = ""

    with pytest.raises(TypeError, match="an option is a range of numbers"):
        known_options(Odd)
