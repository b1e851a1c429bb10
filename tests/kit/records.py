"""Records that are kept for ever: what they must show, and a command that adds what is missing.

    python -m tests.kit.records

It writes only what no record of the present versions shows yet, and never over a file that is
there: these records are the promise that matches of today can still be read (docs/records.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

from dovecote.bots import bot_named
from dovecote.core.colours import seat_colours
from dovecote.core.entries import GaveUp, Noted, Undid
from dovecote.core.errors import UndoError
from dovecote.core.game import AnyGame, Choice, Over, Seat
from dovecote.core.options import Options, known_options
from dovecote.core.options import read as read_options
from dovecote.core.options import write as write_options
from dovecote.core.record import Record, read, write
from dovecote.games import GAMES, HOUSE_SETS
from dovecote.games.sets import inspect_sheet
from dovecote.play import Seeded, Table, Verifiable
from dovecote.play.replay import AnyTable
from tests.kit.sets import sheet

FOLDER = Path(__file__).parents[1] / "records"
MODES = ("seats", "variant", "edition")  # options of which every combination is shown
NOTES = ("timeout", "bot", "back")
_ENDS, _PLAYED_ON = "give up", "give up to"  # of two by the one, of more by the other
_WHOLE = "4"  # seats of a match that goes on to its end although somebody gives up
_UNDONE = 3  # in a match
_BEGUN = 3  # entries, before somebody leaves: there are short games, too
_MOST = 200  # matches of a game: if these do not show everything, more will not
_TRIED = 5  # matches in which somebody wants to take something back after every move
_SET = "set"  # of somebody's own
_HAPPENS = {*NOTES, "undo", "proved", "bound", "colours"}  # or can, whatever the options


def texts() -> dict[str, str]:
    """Every record that is kept, by the name of its file."""
    return {file.stem: file.read_text("utf-8") for file in sorted(FOLDER.glob("*.txt"))}


def result_file(name: str) -> Path:
    """Where the result of a record stands: a record itself does not tell it."""
    return FOLDER / f"{name}.result"


def result(over: Over) -> str:
    """How a match ended."""
    ranks, scores = (" ".join(map(str, each)) for each in (over.ranks, over.scores))
    return f"ranks: {ranks}\nscores: {scores}\n"


def wanted(game: AnyGame) -> set[str]:
    """What the records of a game must show, each at least once."""
    every = (f"{o.name}={value}" for o in known_options(game.options_type) for value in o.values)
    modes = (_written(mode) for mode in _modes(game))
    colours = ("colours",) if game.colours else ()
    leaving = (*NOTES, _ENDS, _PLAYED_ON)
    sets = (_SET,) if game.name in HOUSE_SETS else ()
    undo = ("undo",) if _takes_back(game.name) else ()
    alone = (_with_variant(write_options(options)) for options in _alone(game).values())
    return {
        *(*sets, *every, *modes, *colours, *leaving, *undo, "proved", "bound"),
        *(each for texts in alone for each in texts),
    }


@cache
def _takes_back(name: str) -> bool:
    """Whether anything can ever be taken back: where luck answers every move, nothing can."""
    game, rng = GAMES[name], Random(name)
    for number in range(_TRIED):
        table: AnyTable = Table(game, _options(game, number), Seeded(f"{name} {number}"))
        while isinstance(pending := table.pending, Choice):
            seat = rng.choice(pending.seats)
            table.act(seat, str(rng.choice(table.legal(seat))))
            with suppress(UndoError):
                table.undo(seat)
                return True
    return False


def shown(record: Record) -> set[str]:
    """What a record shows."""
    options = read_options(
        GAMES[record.game].options_type, {**record.options, "seats": str(record.seats)}
    )
    found = _shown_by(options)
    for entry in record.entries:
        if isinstance(entry, Noted):
            found.add(entry.text.split()[0])
        elif isinstance(entry, GaveUp):
            found.add(_PLAYED_ON if entry.bot else _ENDS)
        elif isinstance(entry, Undid):
            found.add("undo")
    if record.commit:
        found.add("proved")
    if record.binding:
        found.add("bound")
    if record.colours:
        found.add("colours")
    if record.content:
        found.add(_SET)
    return found


def missing(game: AnyGame, records: Iterable[Record]) -> set[str]:
    """What no record of the game's present version shows yet."""
    present = (r for r in records if (r.game, r.version) == (game.name, game.version))
    return wanted(game).difference(*map(shown, present))


def write_missing() -> Iterator[Path]:
    """Play and write matches until everything is shown; gives the files that are new."""
    for game in GAMES.values():
        if _SET in missing(game, map(read, texts().values())):
            yield _write_with_a_set(game)
        for name, options in _alone(game).items():
            file = FOLDER / f"{game.name}-v{game.version}-{name}.txt"
            if _shown_by(options) & missing(game, map(read, texts().values())):
                _write(_played(game, options, file.stem), file)
                yield file
        for number in range(_MOST):
            lacking = missing(game, map(read, texts().values()))
            if not lacking:
                break
            options = _options(game, number)
            file = _file(game, options, number)
            adds = _shown_by(options) | _HAPPENS | {_ENDS if options.seats == 2 else _PLAYED_ON}
            if lacking & adds and not file.exists():
                table = _played(game, options, file.stem)
                if lacking & shown(table.record):  # else it would be kept for nothing
                    _write(table, file)
                    yield file
        if lacking := missing(game, map(read, texts().values())):
            raise AssertionError(f"no match of {game.name} shows {', '.join(sorted(lacking))}")


def _file(game: AnyGame, options: Options, number: int) -> Path:
    mode = "-".join(str(getattr(options, name)) for name in MODES if hasattr(options, name))
    return FOLDER / f"{game.name}-v{game.version}-{number:02}-{mode}.txt"


def _write_with_a_set(game: AnyGame) -> Path:
    """A match with a set of somebody's own, which its record quotes."""
    made = inspect_sheet(sheet(game.name), game.name).made
    assert made is not None
    file = FOLDER / f"{game.name}-v{game.version}-set.txt"
    _write(_played(made, _options(game, 0), file.stem), file)
    return file


def _write(table: AnyTable, file: Path) -> None:
    assert isinstance(table.pending, Over)
    with file.open("x", encoding="utf-8", newline="\n") as new:  # never over one that is there
        new.write(write(table.record))
    result_file(file.stem).write_text(result(table.pending), "utf-8")


def _played(game: AnyGame, options: Options, name: str) -> AnyTable:
    """A whole match in which things are taken back, and people leave and come back."""
    rng, undone = Random(name), 0
    words = [f"words-{seat}-of-{name}" for seat in range(options.seats)]
    usual = seat_colours(game, options.seats)
    luck = Verifiable(words, f"secret-of-{name}")
    table: AnyTable = Table(game, options, luck, rng.choice((usual, usual[::-1])))
    notes = iter(_notes())
    while isinstance(pending := table.pending, Choice):
        seat = rng.choice(pending.seats)
        table.act(seat, str(_choice(table, seat, rng)))
        if undone < _UNDONE and rng.random() < 0.3:
            with suppress(UndoError):
                table.undo(seat)
                undone += 1
        if table.at > _BEGUN and rng.random() < 0.3 and isinstance(table.pending, Choice):
            for note in next(notes, [GaveUp(Seat(options.seats - 1))]):
                _enter(table, note)
    return table


def _enter(table: AnyTable, entry: Noted | GaveUp) -> None:
    """The last of two ends the match by giving up, the last of more leaves a bot to play on."""
    if isinstance(entry, Noted):
        table.note(entry)
    elif not table.gone:
        table.give_up(entry.seat, "homer" if len(table.seats) > 2 else "")


def _choice(table: AnyTable, seat: Seat, rng: Random) -> object:
    """Mostly what makes sense, so that much happens; now and then anything that is allowed."""
    offers = table.legal(seat)
    if rng.random() < 0.3:
        return rng.choice(offers)
    return bot_named("homer").choose(table.game, seat, table.view(seat), offers, rng)


def _notes() -> list[list[Noted | GaveUp]]:
    """One after another, as a server writes them."""
    first = Seat(0)
    return [[Noted(first, "timeout"), Noted(first, "bot homer")], [Noted(first, "back")]]


def _options(game: AnyGame, number: int) -> Options:
    """The modes one after another; all other options turn through their values meanwhile."""
    modes = _modes(game)
    others = [o for o in known_options(game.options_type) if o.name not in MODES]
    turned = {o.name: o.values[number % len(o.values)] for o in others}
    return read_options(game.options_type, turned | modes[number % len(modes)])


def _alone(game: AnyGame) -> dict[str, Options]:
    """Where there are variants: every unusual value of another option in the usual variant, all
    others as usual; each by a name for its file."""
    known = known_options(game.options_type)
    if "variant" not in {o.name for o in known}:
        return {}
    return {
        f"{o.name}-{value}": read_options(game.options_type, {o.name: value, "seats": _WHOLE})
        for o in known
        if o.name not in MODES
        for value in o.values
        if value != o.default
    }


def _with_variant(texts: dict[str, str]) -> set[str]:
    """Each other option together with the variant in which it was played."""
    if "variant" not in texts:
        return set()
    others = (f"{name}={text}" for name, text in texts.items() if name not in MODES)
    return {f"variant={texts['variant']} {other}" for other in others}


def _modes(game: AnyGame) -> list[dict[str, str]]:
    known = [o for o in known_options(game.options_type) if o.name in MODES]
    return [
        {o.name: value for o, value in zip(known, values, strict=True)}
        for values in product(*(o.values for o in known))
    ]


def _written(mode: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in mode.items())


def _shown_by(options: Options) -> set[str]:
    texts = write_options(options)
    mode = {name: text for name, text in texts.items() if name in MODES}
    every = (f"{name}={text}" for name, text in texts.items())
    return {_written(mode), *every, *_with_variant(texts)}


if __name__ == "__main__":
    for file in write_missing():
        print(file.relative_to(FOLDER.parents[1]))
