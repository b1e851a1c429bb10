"""What somebody at a table is answered, whoever keeps the table."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw

from dovecote.core.cautions import Caution
from dovecote.core.errors import DovecoteError, NotAllowedError, Refusal
from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable
from dovecote.tables.agreement import Agreement, Help
from dovecote.tables.errors import HelpError
from dovecote.tables.tasks import Foresee
from dovecote.wire.server import Previewed, Refused, WhyNot


class _Outlook(msgspec.Struct, frozen=True):
    """What was foreseen, as whoever did so has written it."""

    events: Raw
    view: Raw
    cautions: list[Caution]


_NONE = Raw(b"null")
_read_outlook = msgspec.json.Decoder(_Outlook).decode


def check_help(agreement: Agreement, needed: Help) -> None:
    """Whether the table gives so much help."""
    if not agreement.shows(needed):
        raise HelpError(help=agreement.help, needed=needed)


def why_not(table: AnyTable, seat: Seat, text: str) -> WhyNot:
    """The rule against a move the seat has in mind."""
    refusal = table.why(seat, text) or Refusal("", "")
    return WhyNot(why=text, code=refusal.code, clause=refusal.clause, params=refusal.params)


def to_foresee(table: AnyTable, seat: Seat, text: str, *, warns: bool = False) -> Foresee:
    """What must be worked out to say what a move would bring."""
    game = table.game
    return Foresee(game.name, table.allowed(seat, text), table.view(seat), warns, game.content)


def previewed(text: str, found: Raw) -> Previewed:
    """What a move would bring, from what was worked out, as JSON."""
    outlook = _read_outlook(found)
    view = UNSET if outlook.view == _NONE else outlook.view
    cautions = outlook.cautions or UNSET
    return Previewed(preview=text, events=outlook.events, view=view, cautions=cautions)


def refused(error: DovecoteError, ref: str | None = None, at: int = 0) -> Refused:
    """Why nothing has changed; offers are not told beside a refusal, the help level decides."""
    if isinstance(error, NotAllowedError):
        rule = error.refusal
        return Refused(ref=ref, code=rule.code, clause=rule.clause, params=rule.params, at=at)
    return Refused(ref=ref, code=error.code(), params=error.params, at=at)
