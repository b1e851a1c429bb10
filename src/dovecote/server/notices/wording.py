"""What a notice says: from the table's own facts, in the language of whoever is told."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from babel.dates import format_datetime

from dovecote.locales import LANGUAGES, Words
from dovecote.server.notices.message import Message
from dovecote.server.storage.notices import Notice
from dovecote.tables.names import told_apart


def message_of(batch: str, notices: Sequence[Notice], url: str, now: int) -> Message:
    """All that one person is told at once."""
    words = words_for(notices[0].liking.language)
    lines = tuple(dict.fromkeys(_line(words, notice) for notice in notices))
    tables = {notice.table.id for notice in notices}
    title = lines[0] if len(lines) == 1 else words("notice-many", count=len(lines))
    link = f"{url}/t/{tables.pop()}" if len(tables) == 1 else f"{url}/"
    kinds = tuple(notice.kind for notice in notices)
    return Message(batch, kinds, title, lines, link, words.language, now)


def trial_message(name: str, language: str, batch: str, url: str, now: int) -> Message:
    """Whether it arrives."""
    words = words_for(language)
    line = words("notice-test", name=name)
    return Message(batch, ("test",), line, (line,), f"{url}/", words.language, now)


def code_message(code: str, language: str, batch: str, url: str, now: int) -> Message:
    """By which somebody shows that an address is theirs."""
    words = words_for(language)
    line = words("notice-code", code=code)
    return Message(batch, ("code",), line, (line,), f"{url}/", words.language, now)


def words_for(language: str) -> Words:
    return Words(language if language in LANGUAGES else "en")


def _line(words: Words, notice: Notice) -> str:
    table = notice.table
    mine = table.held_by(notice.channel.person)
    names = told_apart(table.seats)
    others = [
        names[s.seat] or words(f"bot-{s.bot}")
        for s in table.seats
        if s.seat not in mine and s.is_taken
    ]
    who = ", ".join(others) or "—"
    game = words(f"{table.agreement.game}-title")
    if notice.kind == "turn":
        is_window = notice.asking is not None and len(notice.asking.seats) > 1
        key = "notice-window" if is_window else "notice-turn"
        return words(key, game=game, who=who)
    if notice.kind == "time":
        until = notice.asking.until if notice.asking else notice.first
        return words("notice-time", game=game, who=who, when=_when(notice, until))
    if notice.kind == "seated":
        return words("notice-seated", game=game, who=names[notice.at])
    if notice.kind == "invited":
        return words("notice-invited", game=game, who=who)
    return words("notice-over", game=game, who=who)


def _when(notice: Notice, moment: int) -> str:
    local = datetime.fromtimestamp(moment / 1000, ZoneInfo(notice.liking.zone))
    return format_datetime(local, "medium", locale=notice.liking.language)
