"""Analyses of finished local tables: every request judges a little more, so that whoever asks can
stop asking, and whatever else is asked meanwhile waits half a second at most."""

from __future__ import annotations

from dovecote.analysis.match import Care, judged_at, told
from dovecote.analysis.stretch import Stretch, judge_stretch
from dovecote.core.entries import Did
from dovecote.core.record import write
from dovecote.local.asking import LocalRequest, Response
from dovecote.local.line import done
from dovecote.local.table import LocalTable
from dovecote.play import Scripted
from dovecote.play.replay import AnyTable
from dovecote.tables.errors import StatusError
from dovecote.wire.analyses import Analysed, NoChoiceError, Trial, chooser_at, moment_of, reached
from dovecote.wire.answers import previewed, to_foresee, why_not
from dovecote.wire.archive import rerun_of
from dovecote.wire.fields import written

_CARE = Care(budget=0.05)  # of a champion's, as on a server
_SECONDS = 0.5


def look(asked: LocalRequest) -> Response:
    """How far it is."""
    return Response(_analysed(_finished(asked.table)))


def go_on(asked: LocalRequest) -> Response:
    """Judge a little more."""
    table = _finished(asked.table)
    now = _analysed(table)
    if now.status != "done":
        match = table.seated()
        text, game = write(match.record), match.game
        stretch = Stretch(game.name, game.content, text, _CARE, now.judged, _SECONDS)
        table.judged.append(judge_stretch(game, stretch))
        if table.judged[-1].at >= match.at:
            table.report = told(game, text, _CARE, table.judged)
    return Response(_analysed(table))


def moment(asked: LocalRequest) -> Response:
    """The table before a choice, as the seat that made it knew it then."""
    did, before = _then(asked)
    return Response(moment_of(before, did))


def attempt(asked: LocalRequest) -> Response:
    """Another move there, judged as the one that was made."""
    did, before = _then(asked)
    text = written(before, did.seat, asked.read(Trial).move)
    before.allowed(did.seat, text)
    found = judged_at(before, did.seat, text, _CARE)
    if found is None:
        raise NoChoiceError(entry=before.at + 1)
    return Response(found)


def preview(asked: LocalRequest) -> Response:
    """What a move would bring there."""
    did, before = _then(asked)
    text = written(before, did.seat, asked.read(Trial).move)
    return Response(previewed(text, done(to_foresee(before, did.seat, text))))


def why(asked: LocalRequest) -> Response:
    """The rule against a move there."""
    did, before = _then(asked)
    return Response(why_not(before, did.seat, written(before, did.seat, asked.read(Trial).move)))


def _then(asked: LocalRequest) -> tuple[Did, AnyTable]:
    match, at = _finished(asked.table).seated(), int(asked.names[1])
    did = chooser_at(match, at)
    return did, reached(rerun_of(match, at, at - 1, Scripted()))


def _finished(table: LocalTable) -> LocalTable:
    if table.state.over is None:
        raise StatusError(status=table.state.row.status)
    return table


def _analysed(table: LocalTable) -> Analysed:
    if not table.judged:
        return Analysed("none")
    entries, judged = table.seated().at, table.judged[-1].at
    return Analysed("done" if table.report else "running", entries, judged, table.report)
