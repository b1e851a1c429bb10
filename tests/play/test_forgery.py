"""An operator who knows the secret looks for other words once luck has been seen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dovecote.core.errors import ProofError
from dovecote.core.record import read, write
from dovecote.games.columbiz import COLUMBIZ
from dovecote.play.luck import bound
from dovecote.play.replay import is_bound, is_proved, verify
from tests.kit.forgery import ANN, BOT, SEEN, forged, outcomes, played

HONEST, FORGED = played(BOT), forged()


def test_the_promise_of_the_secret_alone_does_not_tell_them_apart() -> None:
    assert FORGED.commit == HONEST.commit
    assert outcomes(FORGED)[:SEEN] == outcomes(HONEST)[:SEEN]
    assert outcomes(FORGED) != outcomes(HONEST)
    verify(COLUMBIZ, write(FORGED), [HONEST.commit])


def test_words_exchanged_after_luck_was_seen_are_refused() -> None:
    kept = [HONEST.commit, HONEST.binding]
    verify(COLUMBIZ, write(HONEST), kept)
    with pytest.raises(ProofError, match="kept"):  # with a binding to suit them
        verify(COLUMBIZ, write(FORGED), kept)
    with pytest.raises(ProofError, match="binding"):  # with the binding that was shown
        verify(COLUMBIZ, write(replace(FORGED, binding=HONEST.binding)), kept)
    with pytest.raises(ProofError, match="kept"):  # as if it were an old record
        verify(COLUMBIZ, write(replace(FORGED, binding="")), kept)


def test_a_binding_that_does_not_fit_is_refused_whatever_was_kept() -> None:
    for other in (bound(HONEST.commit, [BOT, ANN]), "0" * 64):
        with pytest.raises(ProofError, match="binding"):
            verify(COLUMBIZ, write(replace(HONEST, binding=other)))


def test_a_record_from_before_words_were_bound_proves_the_secret_only() -> None:
    old = write(replace(HONEST, binding=""))
    verify(COLUMBIZ, old, [HONEST.commit])
    assert is_proved(old)
    assert not is_bound(old)
    assert is_bound(write(HONEST))
    assert write(read(old)) == old


def test_what_is_kept_is_never_nothing() -> None:
    with pytest.raises(ProofError, match="kept"):
        verify(COLUMBIZ, write(replace(HONEST, binding="")), [""])
