"""The requests about sets of cards: what `server/http/sets.py` is on a server."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.errors import UnknownGameError
from dovecote.games import GAMES, HOUSE_SETS, CardGame
from dovecote.local.asking import LocalRequest, Response
from dovecote.local.shelf import MINE, KeptSet, new_set
from dovecote.tables.errors import NotAuthorError, SetFaultyError
from dovecote.tables.faults import SetProblem
from dovecote.tables.games import text_of
from dovecote.tables.rows import SetRow, SetText
from dovecote.tables.tasks import TryOut, work
from dovecote.wire.sets import (
    Changing,
    Dealing,
    Gone,
    Hiding,
    SetBody,
    SetLine,
    dealt,
    house_line,
    house_sheet,
    line_of,
    looked_at,
    playable,
    sheet_of,
    told,
)


def shelf(asked: LocalRequest) -> Response:
    """The house's sets, and those of this browser."""
    game = asked.query.get("game", "")
    if game and game not in GAMES:
        raise UnknownGameError(game=game, games=", ".join(GAMES))
    house = [house_line(name, _link(name)) for name in HOUSE_SETS if game in ("", name)]
    mine = [line(one) for one in asked.house.shelf.all() if game in ("", one.newest.text.game)]
    return Response([*house, *mine])


def check(asked: LocalRequest) -> Response:
    """What is wrong with a set, and what it would be; nothing is stored."""
    return Response(told(looked_at(asked.read(SetBody)), asked.house.sentences))


def attempt(asked: LocalRequest) -> Response:
    """The same, and bots try whether every match with it comes to its end."""
    found = looked_at(asked.read(SetBody))
    checked = told(found, asked.house.sentences)
    return Response(replace(checked, problems=_tried(found.made)) if found.made else checked)


def deal(asked: LocalRequest) -> Response:
    """A table laid with a set, as the seat that begins sees it; nothing is stored."""
    body = asked.read(Dealing)
    return Response(dealt(playable(looked_at(body)), body.seats))


def make(asked: LocalRequest) -> Response:
    """A new set."""
    kept = new_set(_stored_text(asked.read(SetBody)), asked.house.name, asked.house.now())
    return _kept(asked, kept)


def read(asked: LocalRequest) -> Response:
    """A set with everything in it."""
    (set_id,), house = asked.names, asked.house
    if set_id in HOUSE_SETS:
        return Response(house_sheet(set_id, _link(set_id), house.sentences))
    kept = house.shelf.find(set_id)
    return Response(_sheet(asked, kept, int(asked.query.get("version", "0"))))


def change(asked: LocalRequest) -> Response:
    """The next version of a set; one that no table has is replaced."""
    kept, data = _own(asked), asked.read(Changing)
    text = _stored_text(SetBody(kept.newest.text.game, data.sheet, data.toml))
    return _kept(asked, kept.rewritten(data.was, text, asked.house.now()))


def hide(asked: LocalRequest) -> Response:
    """A set leaves the list, or comes back."""
    hidden = replace(_own(asked), is_hidden=asked.read(Hiding).is_hidden)
    kept = asked.house.shelf.keep(hidden)
    return Response(line(kept), sets=(kept,))


def remove(asked: LocalRequest) -> Response:
    """A set goes; if a table has it, it is only hidden."""
    kept, on_shelf = _own(asked), asked.house.shelf
    if any(one.is_used for one in kept.versions):
        return Response(Gone("hidden"), sets=(on_shelf.keep(replace(kept, is_hidden=True)),))
    on_shelf.drop(kept.id)
    return Response(Gone("deleted"), gone=(kept.id,))


def played_with(asked: LocalRequest) -> Response:
    """What a table is played with."""
    row, house = asked.table.state.row, asked.house
    if row.set is None:
        game = row.agreement.game
        return Response(house_sheet(game, _link(game), house.sentences))
    known = {one.id: one for one in house.shelf.all()}.get(row.set.id)
    if known:
        return Response(_sheet(asked, known, row.set.version))
    alone = SetRow(row.set.id, "", "", False, 0, 0, row.set.version, row.set.text)
    return Response(sheet_of(line_of(alone, MINE, ""), row.set.text, [], house.sentences))


def _kept(asked: LocalRequest, changed: KeptSet) -> Response:
    kept = asked.house.shelf.keep(changed)
    return Response(_sheet(asked, kept), sets=(kept,))


def _sheet(asked: LocalRequest, kept: KeptSet, version: int = 0) -> object:
    text = kept.called(version).text
    return sheet_of(line(kept, version), text, kept.told(), asked.house.sentences)


def line(kept: KeptSet, version: int = 0) -> SetLine:
    """A set in a list."""
    return line_of(kept.row(version), MINE, _link(kept.id))


def _link(set_id: str) -> str:
    """Below which path the page lies, only the page knows."""
    return f"/cards/{set_id}"


def _own(asked: LocalRequest) -> KeptSet:
    if asked.names[0] in HOUSE_SETS:
        raise NotAuthorError()
    return asked.house.shelf.find(asked.names[0])


def _stored_text(body: SetBody) -> SetText:
    """The text of a set that others can be asked to play with; else what must be mended."""
    made = playable(looked_at(body))
    if problems := _tried(made):
        raise SetFaultyError(problems)
    return text_of(made)


def _tried(made: CardGame) -> list[SetProblem]:
    found: list[SetProblem] = work(TryOut(made.name, made.content)) if made.trials else []
    return found
