"""A match whose luck can be worked out again, taken up from what was written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dovecote.core.entries import Happened, read_entry
from dovecote.core.errors import DovecoteError, EntryError, LuckError
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, take


def resume(table: AnyTable, lines: Sequence[str], begin: int = 1) -> Iterator[int]:
    """Let entries happen again at a table with the same luck; yields the number of each.

    Luck answers by itself, so each line is compared with what the table wrote: rules that
    now read the match differently are found at the entry where they do.
    """
    for number, line in enumerate(lines, begin):
        try:
            if number > table.at:
                _take(table, number, line)
            written = str(table.entries(number - 1)[0])
            if written != line:
                raise LuckError(cause=f"entry {number}", text=line, expected=written)
        except DovecoteError as error:
            raise EntryError(line=number, entry=number, text=line) from error
        yield number
    last = begin + len(lines) - 1
    if lines and table.at > last:  # today luck would go on where it stopped then
        written = str(table.entries(last)[0])
        raise EntryError(line=last + 1, entry=last + 1, text=written)


def _take(table: AnyTable, number: int, line: str) -> None:
    entry = read_entry(number, line)
    if isinstance(entry, Happened):  # the table's own luck would have answered by now
        raise LuckError(cause=f"entry {number}", text=entry.outcome, expected="—")
    take(table, Scripted(), entry)
