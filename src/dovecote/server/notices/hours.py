"""When somebody may be told something: their quiet hours, and the hour of their digest."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from dovecote.server.storage.channels import Kind, Liking

_DAY = 24 * 60  # minutes
_HOUR = 3_600_000  # milliseconds: to make a move in, after a night or before one


def may_tell(liking: Liking, kind: Kind, first: int, now: int, until: int = 0) -> int:
    """From when on something may be told that was to be told at a moment; now, or later. A reminder
    that time is up at a moment (`until`) does not wait for the digest."""
    if kind == "time":
        return _reminds(liking, max(first, now), now, until)
    moment = max(now, _next(liking, first, liking.digest)) if liking.digest >= 0 else now
    return _awake(liking, moment)


def _reminds(liking: Liking, moment: int, now: int, until: int) -> int:
    """A reminder in quiet hours waits for their end if an hour is left then. Else it comes an hour
    before they begin; nobody is woken who is only asked while they last."""
    end = _awake(liking, moment)
    if end == moment or end + _HOUR <= until:
        return end
    begin = _last(liking, moment, liking.quiet_from)
    return end if begin <= now else _awake(liking, max(now, begin - _HOUR))


def _awake(liking: Liking, moment: int) -> int:
    """A moment, or the end of the quiet hours it is in."""
    begin, end = liking.quiet_from, liking.quiet_until
    local = _local(liking, moment)
    minute = 60 * local.hour + local.minute
    is_quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
    return _next(liking, moment, end) if is_quiet else moment


def _next(liking: Liking, moment: int, minute: int) -> int:
    """The next time the clock on the wall shows a minute of the day, at or after a moment."""
    found = _shown(liking, moment, minute)
    return found if found >= moment else _shown(liking, moment, minute, days=1)


def _last(liking: Liking, moment: int, minute: int) -> int:
    """The last time it did, at or before a moment."""
    found = _shown(liking, moment, minute)
    return found if found <= moment else _shown(liking, moment, minute, days=-1)


def _shown(liking: Liking, moment: int, minute: int, days: int = 0) -> int:
    """When the clock on the wall shows a minute on the day of a moment, or on another."""
    local = _local(liking, moment)
    hour, rest = divmod(minute % _DAY, 60)
    found = local.replace(hour=hour, minute=rest, second=0, microsecond=0, tzinfo=None)
    there = (found + timedelta(days=days)).replace(tzinfo=local.tzinfo)
    return int(there.timestamp() * 1000)


def _local(liking: Liking, moment: int) -> datetime:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(liking.zone))
