"""Playing a record again, move by move, through the same gate."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

from dovecote.core.entries import Did, Entry, GaveUp, Happened, Noted, Undid
from dovecote.core.errors import (
    ColoursError,
    DovecoteError,
    EntryError,
    HeaderError,
    LuckError,
    NoLuckError,
    OptionsError,
    ProofError,
    RulesetError,
    UnknownGameError,
    VersionError,
)
from dovecote.core.game import AnyGame, Luck, Over
from dovecote.core.options import read as read_options
from dovecote.core.record import Record, entry_lines, header_line, is_sealed, read, write
from dovecote.core.ruleset import present_name, ruleset
from dovecote.play.luck import Scripted, Verifiable, commitment
from dovecote.play.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any]


def replay(game: AnyGame, text: str, until: int | None = None) -> AnyTable:
    """The table after entry `until` of a record, or after its last one."""
    return _play_again(game, text, read(text), until, proof=None)


def verify(game: AnyGame, text: str, kept: Collection[str] = ()) -> AnyTable:
    """The table at the end of a whole, unchanged record; its luck proved if it was promised.

    A record without a commitment can only be shown to be legal: see `is_proved`. One without a
    binding proves the secret, but not the words: see `is_bound`. What somebody has kept since
    the match began must be the one or the other. A match that was closed before its end is
    proved as far as it goes, once its secret is published. Of one that was brought from elsewhere,
    or branched off another, what happened there is only shown to be legal.
    """
    record = read(text)
    if any(not each or each not in (record.commit, record.binding) for each in kept):
        raise ProofError(reason="kept")
    if not is_sealed(text):
        raise ProofError(reason="unsealed")
    if write(record) != text.replace("\r\n", "\n"):
        raise ProofError(reason="unusual")
    if (record.binding or record.brought) and not record.commit:
        raise ProofError(reason="binding")
    proof = _proof(record) if record.commit and record.secret else None
    table = _play_again(game, text, record, None, proof)
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


def is_bound(text: str) -> bool:
    """Whether a verified record proves the words of the seats too, to whoever kept its binding."""
    return bool(read(text).binding)


def _proof(record: Record) -> Verifiable:
    if commitment(record.secret) != record.commit:
        raise ProofError(reason="commit")
    if len(record.entropy) != record.seats:
        raise ProofError(reason="entropy")
    return Verifiable(record.entropy, record.secret, record.binding)


def _play_again(
    game: AnyGame, text: str, record: Record, until: int | None, proof: Verifiable | None
) -> AnyTable:
    luck = Scripted()
    table = begin(game, text, luck)
    lines = entry_lines(text)
    for number, entry in enumerate(record.entries[:until], 1):
        try:
            take(table, luck, entry, proof if number > record.brought else None)
        except DovecoteError as error:
            line = lines[number - 1]
            raise EntryError(line=line, entry=number, text=str(entry)) from error
    return table


def begin(game: AnyGame, text: str, luck: Scripted) -> AnyTable:
    """The table of a record before its first entry."""
    record = read(text)
    _check_rules(game, text, record)
    try:
        agreed = {**record.options, "seats": str(record.seats)}
        options = read_options(game.options_type, agreed)
    except OptionsError as error:
        name, value = error.params["option"], str(error.params["value"])
        if name == "seats":
            raise header_error(text, "seats", value) from error
        raise header_error(text, "options", f"{name}={value}") from error
    try:
        return Table(game, options, luck, record.colours, record.branched)
    except ColoursError as error:
        raise header_error(text, "colours", " ".join(record.colours)) from error


def _check_rules(game: AnyGame, text: str, record: Record) -> None:
    """Whether the record is of this game, this version and these data."""
    if record.game != game.name:
        other = UnknownGameError(game=record.game, games=game.name)
        raise header_error(text, "game", record.game) from other
    if record.version != game.version:
        old = VersionError(game=game.name, theirs=record.version, ours=game.version)
        raise header_error(text, "version", str(record.version)) from old
    if present_name(record.ruleset) != (ours := ruleset(game)):
        wrong = RulesetError(game=game.name, theirs=record.ruleset, ours=ours)
        raise header_error(text, "ruleset", record.ruleset) from wrong


def header_error(text: str, key: str, value: str) -> HeaderError:
    """What is wrong with a header line, its cause to be given by the raiser."""
    return HeaderError(line=header_line(text, key), text=f"{key}: {value}")


def take(table: AnyTable, luck: Scripted, entry: Entry, proof: Verifiable | None = None) -> None:
    """Let one entry of a record happen at a table whose luck is given bit by bit."""
    match entry:
        case Happened(outcome):
            _happen(table, luck, outcome, proof)
        case Did(seat, text):
            table.act(seat, text)
        case Undid(seat, to):
            table.undo_recorded(seat, to)
        case GaveUp(seat, bot):
            table.give_up(seat, bot)
        case Noted():
            table.note(entry)


def _happen(table: AnyTable, luck: Scripted, text: str, proof: Verifiable | None) -> None:
    pending = table.pending
    if not isinstance(pending, Luck):
        raise NoLuckError(text=text)
    if proof:
        due = pending.chance.write(proof.answer(pending.cause, pending.chance))
        if due != text:
            raise LuckError(cause=pending.cause, text=text, expected=due)
    luck.add(text)
    table.advance()
