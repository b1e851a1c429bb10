"""What is refused where there is no server."""

from __future__ import annotations

from dovecote.core.errors import DovecoteError


class NeedsServerError(DovecoteError):
    """A clock, for which somebody must keep the time while nobody is here."""

    status = 409
    sentence = "a clock needs a server"
