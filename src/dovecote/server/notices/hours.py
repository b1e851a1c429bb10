"""When somebody may be told something: their quiet hours, and the hour of their digest."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from dovecote.server.storage.channels import Kind, Liking

_DAY = 24 * 60  # minutes


def may_tell(liking: Liking, kind: Kind, first: int, now: int) -> int:
    """From when on something may be told that was to be told at a moment; now, or later. A reminder
    does not wait for the digest."""
    moment = now
    if liking.digest >= 0 and kind != "time":
        moment = max(now, _next(liking, first, liking.digest))
    begin, end = liking.quiet_from, liking.quiet_until
    if begin == end:
        return moment
    minute = _minute(liking, moment)
    is_quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    return _next(liking, moment, end) if is_quiet else moment


def _local(liking: Liking, moment: int) -> datetime:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(liking.zone))


def _minute(liking: Liking, moment: int) -> int:
    local = _local(liking, moment)
    return 60 * local.hour + local.minute


def _next(liking: Liking, moment: int, minute: int) -> int:
    """The next time the clock on the wall shows a minute of the day, at or after a moment."""
    local = _local(liking, moment)
    hour, rest = divmod(minute % _DAY, 60)
    found = local.replace(hour=hour, minute=rest, second=0, microsecond=0)
    if found.timestamp() * 1000 < moment:
        found = (found.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=local.tzinfo)
    return int(found.timestamp() * 1000)
