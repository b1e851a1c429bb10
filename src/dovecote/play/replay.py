"""Playing a record again, move by move, through the same gate."""

from __future__ import annotations

from typing import Any, TypeAlias

from dovecote.core.errors import (
    DovecoteError,
    EntryError,
    HeaderError,
    LuckError,
    NoLuckError,
    OptionsError,
    ProofError,
    RulesetError,
)
from dovecote.core.game import AnyGame, Luck, Over
from dovecote.core.options import read as read_options
from dovecote.core.record import (
    Did,
    Entry,
    Happened,
    Noted,
    Record,
    Undid,
    entry_lines,
    header_line,
    is_sealed,
    read,
    write,
)
from dovecote.core.ruleset import ruleset
from dovecote.play.luck import Scripted, Verifiable, commitment
from dovecote.play.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any]


def replay(game: AnyGame, text: str, until: int | None = None) -> AnyTable:
    """The table after entry `until` of a record, or after its last one."""
    return _retell(game, text, read(text), until, proof=None)


def verify(game: AnyGame, text: str) -> AnyTable:
    """The table at the end of a whole, unchanged record; its luck proved if it was promised.

    A record without a commitment can only be shown to be legal: see `is_proved`. A match that
    was closed before its end is proved as far as it goes, once its secret is published.
    """
    record = read(text)
    if not is_sealed(text):
        raise ProofError(reason="unsealed")
    if write(record) != text.replace("\r\n", "\n"):
        raise ProofError(reason="unusual")
    proof = _proof(record) if record.commit and record.secret else None
    table = _retell(game, text, record, None, proof)
    is_over = isinstance(table.pending, Over)
    is_cut = isinstance(table.pending, Luck)  # a table never stops before its luck has answered
    if is_cut or not (is_over or proof):
        raise ProofError(reason="unfinished")
    if record.commit and not proof:
        raise ProofError(reason="secret")
    return table


def is_proved(text: str) -> bool:
    """Whether a verified record proves its luck too."""
    return bool(read(text).commit)


def _proof(record: Record) -> Verifiable:
    if commitment(record.secret) != record.commit:
        raise ProofError(reason="commit")
    if len(record.entropy) != record.seats:
        raise ProofError(reason="entropy")
    return Verifiable(record.entropy, record.secret)


def _retell(
    game: AnyGame, text: str, record: Record, until: int | None, proof: Verifiable | None
) -> AnyTable:
    luck = Scripted()
    table = _table(game, text, record, luck)
    lines = entry_lines(text)
    for number, entry in enumerate(record.entries[:until], 1):
        try:
            take(table, luck, entry, proof)
        except DovecoteError as error:
            line = lines[number - 1]
            raise EntryError(line=line, entry=number, text=str(entry)) from error
    return table


def _table(game: AnyGame, text: str, record: Record, luck: Scripted) -> AnyTable:
    theirs, ours = f"{record.version} {record.ruleset}", f"{game.version} {ruleset(game)}"
    if (record.game, theirs) != (game.name, ours):
        wrong = RulesetError(game=record.game, theirs=theirs, ours=f"{game.name} {ours}")
        raise header_error(text, "ruleset", record.ruleset) from wrong
    try:
        agreed = {**record.options, "seats": str(record.seats)}
        options = read_options(game.options_type, agreed)
    except OptionsError as error:
        key = "seats" if error.params["option"] == "seats" else "options"
        raise header_error(text, key, str(error.params["value"])) from error
    return Table(game, options, luck)


def header_error(text: str, key: str, value: str) -> HeaderError:
    """What is wrong with a header line, its cause to be given by the raiser."""
    return HeaderError(line=header_line(text, key), text=f"{key}: {value}")


def take(table: AnyTable, luck: Scripted, entry: Entry, proof: Verifiable | None = None) -> None:
    """Let one entry of a record happen at a table whose luck is told bit by bit."""
    match entry:
        case Happened(outcome):
            _happen(table, luck, outcome, proof)
        case Did(seat, text):
            table.act(seat, text)
        case Undid(seat, to):
            table.undo(seat, to)
        case Noted():
            table.note(entry)


def _happen(table: AnyTable, luck: Scripted, text: str, proof: Verifiable | None) -> None:
    pending = table.pending
    if not isinstance(pending, Luck):
        raise NoLuckError(text=text)
    if proof:
        due = pending.chance.write(proof.settle(pending.cause, pending.chance))
        if due != text:
            raise LuckError(cause=pending.cause, text=text, expected=due)
    luck.tell(text)
    table.settle()
