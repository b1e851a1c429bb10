"""What is drawn how: each game's states and views, tables, and records as they ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from dovecote.core.colours import seat_colours
from dovecote.core.game import AnyGame, Seat
from dovecote.core.record import Record, write
from dovecote.games import GAMES, game_named
from dovecote.games.columba.state import State as ColumbaState
from dovecote.games.columba.view import View as ColumbaView
from dovecote.games.columbiz.state import State as ColumbizState
from dovecote.games.columbiz.view import View as ColumbizView
from dovecote.games.piccioni.state import State as PiccioniState
from dovecote.games.piccioni.view import View as PiccioniView
from dovecote.locales import Words
from dovecote.play.replay import AnyTable, replay
from dovecote.play.table import Table
from dovecote.study.drawing import columba, columbiz, piccioni

_GAMES: dict[type, str] = {
    ColumbaState: "columba",
    ColumbaView: "columba",
    ColumbizState: "columbiz",
    ColumbizView: "columbiz",
    PiccioniState: "piccioni",
    PiccioniView: "piccioni",
}
_STATES = (ColumbaState, ColumbizState, PiccioniState)


def svg(
    thing: object,
    seat: Seat | None = None,
    *,
    game: AnyGame | None = None,
    colours: Sequence[str] = (),
    language: str = "en",
) -> str | None:
    """A state, a view, a table or a record as an SVG; None of anything else.

    A state is drawn whole; with `seat`, as that seat sees it. `game` has to be given where it has
    other cards than those of the house.
    """
    match thing:
        case Record():
            return svg(table_of(thing, game), seat, language=language)
        case Table():
            seen: object = thing.state if seat is None else thing.view(seat)
            return svg(seen, game=thing.game, colours=thing.colours, language=language)
    name = _GAMES.get(type(thing))
    if name is None:
        return None
    game = game or GAMES[name]
    if seat is not None and isinstance(thing, _STATES):
        thing = game.view(thing, seat)
    return _DRAWERS[name](game, thing, tuple(colours), Words(language))


def html(record: object, language: str = "en") -> str | None:
    """A record for a notebook: how it ended, and its entries to unfold; None of anything else."""
    if not isinstance(record, Record):
        return None
    words = Words(language)
    entries = "\n".join(map(str, record.entries))
    told = words("study-record-entries", entries=len(record.entries))
    return (
        f"<div>{svg(record, language=language)}<details><summary>{escape(told)}</summary>"
        f"<pre>{escape(entries)}</pre></details></div>"
    )


def table_of(record: Record, game: AnyGame | None = None) -> AnyTable:
    """The table at the end of a record."""
    return replay(game or game_named(record.game), write(record))


def _columba(game: AnyGame, thing: Any, colours: tuple[str, ...], words: Words) -> str:
    view = game.view(thing, None) if isinstance(thing, ColumbaState) else thing
    return columba.draw(view, seat_colours(game, view.options.seats, colours))


def _columbiz(game: AnyGame, thing: Any, colours: tuple[str, ...], words: Words) -> str:
    view = game.view(thing, None) if isinstance(thing, ColumbizState) else thing
    return columbiz.draw(view, seat_colours(game, view.options.seats, colours))


def _piccioni(game: AnyGame, thing: Any, colours: tuple[str, ...], words: Words) -> str:
    """Whoever draws a state may see all hands; a view holds its own at most."""
    names = {place.id: place.name for place in game.cards.place}  # type: ignore[attr-defined]
    house = [place.id for place in GAMES["piccioni"].cards.place]  # type: ignore[attr-defined]
    names |= {zone: words(f"piccioni-zone-{zone}") for zone in house if not names.get(zone, "?")}
    is_state = isinstance(thing, PiccioniState)
    view = game.view(thing, None) if is_state else thing
    hands = thing.hands if is_state else ()
    return piccioni.draw(view, colours, hands, names)


_DRAWERS: dict[str, Callable[[AnyGame, Any, tuple[str, ...], Words], str]] = {
    "columba": _columba,
    "columbiz": _columbiz,
    "piccioni": _piccioni,
}
