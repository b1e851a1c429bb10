from __future__ import annotations

import pickle

import pytest

from dovecote.core.errors import DovecoteError, NotAllowedError, OutOfTurnError, Refusal


@pytest.mark.parametrize(
    "error",
    [
        OutOfTurnError(seat=1, text="end", waiting="0"),
        NotAllowedError(Refusal("turn", "2.3", {"seat": 0}), seat=1, text="end", offers=""),
    ],
)
def test_an_error_survives_the_way_to_another_process(error: DovecoteError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.params) == (str(error), error.params)
    if isinstance(error, NotAllowedError):
        assert isinstance(again, NotAllowedError)
        assert again.refusal == error.refusal


def test_an_error_has_the_name_the_catalogue_uses() -> None:
    assert OutOfTurnError.code() == "out-of-turn"
