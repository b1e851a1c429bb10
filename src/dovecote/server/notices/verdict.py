"""Whether what is due is to be told at all, and when: looked at once more, for somebody may have
moved meanwhile, or look at the table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from dovecote.server.notices.hours import may_tell
from dovecote.server.storage.channels import Kind
from dovecote.server.storage.notices import Notice

Verdict: TypeAlias = Literal["drop"] | int  # or when to look again

_LOOK = 60_000  # milliseconds after which somebody who looks at the table is looked after again
_SEEN: tuple[Kind, ...] = ("over", "seated")  # what whoever looks at the table sees once for all


def verdict(notice: Notice, now: int) -> Verdict:
    """Whether it is still true, and from when on it may be told to somebody who is away."""
    if notice.kind not in notice.liking.kinds or not is_true(notice):
        return "drop"
    until = notice.asking.until if notice.asking else 0
    moment = may_tell(notice.liking, notice.kind, notice.first, now, until)
    return if_here(notice.kind, moment, now) if notice.is_here else moment


def if_here(kind: Kind, moment: int, now: int) -> Verdict:
    """What is done about it instead if they look at the table now."""
    if kind == "time" and moment > now:  # who looks at the table may not look then
        return moment
    return "drop" if kind in _SEEN else now + _LOOK


def is_true(notice: Notice) -> bool:
    """Whether it still is as it was when it was queued. What goes to a webhook others may read, so
    that it depends on nothing but what everyone knows: not on who has answered in a window."""
    table, asking = notice.table, notice.asking
    held = table.held_by(notice.channel.person)
    if notice.kind in ("turn", "time"):
        if asking is None or table.status != "running" or asking.at != notice.at:
            return False
        asked = [seat for seat in asking.seats if seat in held and not table.seats[seat].bot]
        is_told = notice.channel.kind == "hook"
        return any(is_told or seat not in notice.answered for seat in asked)
    if notice.kind == "seated":
        return table.status in ("open", "running") and bool(table.seats[notice.at].person)
    if notice.kind == "invited":
        return table.status == "open" and not held
    return table.status == "over"
