"""Are the house cards of Piccioni fair and lively? Bots play, the figures are held.

Every figure has a 99 % interval; it fails only if its interval lies wholly outside.
`make balance` writes `docs/piccioni-balance.md` and its plots anew.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from dovecote.bots.piccioni.preferences import MEDDLER, RACER, Preferences
from dovecote.bots.piccioni.rating import rate
from dovecote.core.game import Act, Choice, Fate, Luck, Over
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.events import Drew, Played, Reacted, TurnEnded
from dovecote.games.piccioni.scoring import result
from dovecote.games.piccioni.state import Options, State, Window
from dovecote.study.chart import Point, chart
from dovecote.study.spread import spread

DOCS = Path(__file__).parent.parent / "docs"
Z = 2.576  # 99 %
LONGEST = 80  # turns
SEATS = range(2, 7)


class Tally:
    """Sums over matches of one number of players."""

    def __init__(self) -> None:
        self.games = 0
        self.turns: Counter[int] = Counter()
        self.sums: defaultdict[str, float] = defaultdict(float)  # of figures and their squares
        self.drawn: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.opening: Counter[str] = Counter()  # opening hands that hold the card
        self.won: defaultdict[str, float] = defaultdict(float)  # and what they won

    def add(self, figure: str, value: float) -> None:
        self.sums[figure] += value
        self.sums[f"{figure}²"] += value * value

    def __iadd__(self, other: Tally) -> Tally:
        self.games += other.games
        for name in ("turns", "drawn", "played", "opening"):
            getattr(self, name).update(getattr(other, name))
        for mine, theirs in ((self.sums, other.sums), (self.won, other.won)):
            for key, value in theirs.items():
                mine[key] += value
        return self

    def mean(self, figure: str, label: str = "") -> Point:
        """A figure's mean over all matches."""
        mean = self.sums[figure] / self.games
        spread = math.sqrt(max(0.0, self.sums[f"{figure}²"] / self.games - mean * mean))
        margin = Z * spread / math.sqrt(self.games)
        return Point(label or figure, mean, mean - margin, mean + margin)


Pair: TypeAlias = tuple[Tally, Tally]  # as printed, and with a short first turn


def share(label: str, part: float, whole: int) -> Point:
    """A proportion, with Wilson's interval, in per cent."""
    if not whole:
        return Point(label, 0.0, 0.0, 100.0)
    p, z2 = part / whole, Z * Z
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    margin = Z * math.sqrt(p * (1 - p) / whole + z2 / (4 * whole * whole)) / (1 + z2 / whole)
    return Point(label, 100 * p, 100 * (middle - margin), 100 * (middle + margin))


def play(options: Options, preferences: Preferences, number: int) -> Tally:
    """One match, and what is to be known of it."""
    rng = Random(f"balance {options} {number}")
    state: State = PICCIONI.setup(options)
    tally, asked, scores = Tally(), 0, []
    opening: list[frozenset[str]] = []
    drawn: set[str] = set()
    played: set[str] = set()
    begins = -1
    while not isinstance(pending := PICCIONI.pending(state), Over):
        if isinstance(pending, Luck):
            after = PICCIONI.apply(state, Fate(pending.chance.sample(rng)))
        else:
            assert isinstance(pending, Choice)
            if not opening:
                opening, begins = [frozenset(hand) for hand in state.hands], state.seat
            seat = pending.seats[0]
            step = state.agenda[-1]
            asked += isinstance(step, Window)
            tally.sums["windows"] += isinstance(step, Window) and not step.answers
            offers = PICCIONI.legal(state, seat)
            action = offers[0]
            if len(offers) > 1:
                view = PICCIONI.view(state, seat)
                ratings = rate(PICCIONI, seat, view, offers, preferences)
                best = max(ratings)
                equals = [o for o, r in zip(offers, ratings, strict=True) if r == best]
                action = equals[int(rng.random() * len(equals))]
            after = PICCIONI.apply(state, Act(seat, action))
        for event in after.events:
            if isinstance(event, Played | Reacted):
                played.add(event.card)
            elif isinstance(event, Drew):
                drawn.add(event.card)
            elif isinstance(event, TurnEnded):
                scores.append(result(after.state).scores)
        state = after.state
    _sum_up(tally, options, pending, scores, opening, begins, asked)
    tally.drawn.update(drawn)
    tally.played.update(played)
    return tally


def _sum_up(
    tally: Tally,
    options: Options,
    over: Over,
    scores: list[tuple[int, ...]],
    opening: list[frozenset[str]],
    begins: int,
    asked: int,
) -> None:
    turns, winners = len(scores), over.ranks.count(1)
    won = [(rank == 1) / winners for rank in over.ranks]
    tally.games = 1
    tally.turns[turns] = 1
    tally.add("turns", turns)
    tally.add("winner", max(over.scores))
    tally.add("begins", 100 * won[begins])
    half = scores[turns // 2]
    leaders = [seat for seat, score in enumerate(half) if score == max(half)]
    tally.add("half", 100 * sum(won[seat] for seat in leaders) / len(leaders))
    tally.add("questions", asked / (turns * (options.seats - 1)))
    tally.add("windows a turn", tally.sums.pop("windows", 0) / turns)
    for seat, hand in enumerate(opening):
        tally.opening.update(hand)
        for card in hand:
            tally.won[card] += won[seat]


def measure(options: Options, preferences: Preferences, games: int, workers: int) -> Tally:
    """Many matches of equal bots."""
    total = Tally()
    job = partial(play, options, preferences)
    for tally in spread(job, range(games), workers):
        total += tally
    return total


class Held(NamedTuple):
    """A figure and where it ought to be."""

    point: Point
    low: float
    high: float

    @property
    def holds(self) -> bool:
        return self.point.high >= self.low and self.point.low <= self.high


def begins(tally: Tally, options: Options) -> Point:
    """How far the seat that begins stands above its fair share."""
    fair = 100 / options.seats
    point = tally.mean("begins", f"{options.seats} players")
    return Point(point.label, point.value - fair, point.low - fair, point.high - fair)


def openings(tally: Tally, options: Options) -> Iterator[Point]:
    """What a card in the opening hand does to the chance of winning, in points of per cent."""
    fair = 100 / options.seats
    for card in PICCIONI.cards.actions:
        point = share(card, tally.won[card], tally.opening[card])
        yield Point(card, point.value - fair, point.low - fair, point.high - fair)


def playings(tally: Tally) -> Iterator[Point]:
    """In how many of the matches in which a card is drawn somebody plays it."""
    for card in PICCIONI.cards.actions:
        yield share(card, tally.played[card], tally.drawn[card])


def figures(usual: Tally, short: Tally, options: Options) -> dict[str, Held]:
    """All that is held, for one number of players."""
    in_time = sum(n for turns, n in usual.turns.items() if turns <= LONGEST)
    fewest = min(playings(usual), key=lambda point: point.high)
    extremes = sorted(openings(usual, options), key=lambda point: abs(point.value))
    most = 0.35 if options.seats > 2 else math.inf
    return {
        "within 80 turns, %": Held(share("", in_time, usual.games), 99.9, 100),
        "begins, points above fair share": Held(begins(usual, options), -6, 6),
        "the same with `first_moves = 1`": Held(begins(short, options), -3, 3),
        "winner's mean": Held(usual.mean("winner"), 4, 14),
        "least played card, %": Held(fewest, 20, 100),
        "strongest opening card, points": Held(extremes[-1], -6, 6),
        "questions in another's turn": Held(usual.mean("questions"), 0, most),
        "turns (not held)": Held(usual.mean("turns"), 0, math.inf),
        "longest, turns (not held)": Held(_exactly(max(usual.turns)), 0, math.inf),
        "half-time leader wins, % (not held)": Held(usual.mean("half"), 0, 100),
        "windows a turn (not held)": Held(usual.mean("windows a turn"), 0, math.inf),
    }


def _exactly(value: float) -> Point:
    return Point("", value, value, value)


def report(
    held: dict[int, Pair], raced: dict[int, Pair], games: tuple[int, int], folder: Path
) -> str:
    """The page, in Markdown; the plots are written beside it."""
    lines = [
        "# Piccioni: are the house cards fair?",
        "",
        "Made by `make balance`. In brackets the 99 % interval; a figure fails only if its "
        "interval lies wholly outside its bar. The cards are house cards, a reconstruction; the "
        "figures are about them and these bots, not about the printed game.",
        "",
        "## Equal bots that play by the printed points",
        "",
        f"{games[0]:,} matches for each number of players, and half as many with "
        "`first_moves = 1`. "
        "These bots (`MEDDLER` in `bots/piccioni/preferences.py`) rate an offer by the points it "
        "moves, their own and, somewhat less, everyone else's.",
        "",
        *_figure_table(held),
        "",
        "## Equal bots that race",
        "",
        f"{games[1]:,} matches each. The stronger bots (`RACER`, the preferences that "
        "bots play by) know that a pigeon in their own Area is worth having as long as there is "
        "time to make a Trophy of it, and seldom bother the others.",
        "",
        *_figure_table(raced),
        "",
        "## What a card in the opening hand does",
        "",
        *_card_table(held),
        "",
        "## How often a drawn card is played, %",
        "",
        *_played_table(held),
        "",
    ]
    lines += [f"![{name}](piccioni-{name}.svg)" for name in _plots(held, folder)]
    return "\n".join([*lines, ""])


def _figure_table(tallies: dict[int, Pair]) -> Iterator[str]:
    found = {n: figures(*pair, Options(seats=n)) for n, pair in tallies.items()}
    yield "| figure | bar | " + " | ".join(f"{n} players" for n in found) + " |"
    yield "|---|---|" + "---|" * len(found)
    for name in found[max(found)]:
        cells = [_cell(found[n][name]) for n in found]
        yield f"| {name} | {_bar(found[max(found)][name])} | " + " | ".join(cells) + " |"


def _cell(held: Held) -> str:
    p = held.point
    label = f"{p.label} " if p.label in PICCIONI.cards.actions else ""
    span = "" if p.low == p.high else f" [{p.low:.2f}, {p.high:.2f}]"
    return f"{label}{p.value:.2f}{span}" + ("" if held.holds else " **fails**")


def _bar(held: Held) -> str:
    if math.isinf(held.high):
        return "–"
    return f"{held.low:g} … {held.high:g}"


def _card_table(tallies: dict[int, Pair]) -> Iterable[str]:
    yield "In points of per cent above the fair share; held to at most 6 either way."
    yield ""
    yield "| card | " + " | ".join(f"{n} players" for n in tallies) + " |"
    yield "|---|" + "---|" * len(tallies)
    columns = [list(openings(pair[0], Options(seats=n))) for n, pair in tallies.items()]
    for row in zip(*columns, strict=True):
        cells = (f"{p.value:+.1f} [{p.low:+.1f}, {p.high:+.1f}]" for p in row)
        yield f"| `{row[0].label}` | " + " | ".join(cells) + " |"


def _played_table(tallies: dict[int, Pair]) -> Iterable[str]:
    yield "| card | " + " | ".join(f"{n} players" for n in tallies) + " |"
    yield "|---|" + "---|" * len(tallies)
    columns = [list(playings(pair[0])) for pair in tallies.values()]
    for row in zip(*columns, strict=True):
        yield f"| `{row[0].label}` | " + " | ".join(f"{p.value:.0f}" for p in row) + " |"


def _plots(tallies: dict[int, Pair], folder: Path) -> Iterator[str]:
    seats = {n: Options(seats=n) for n in tallies}
    plots = {
        "begins": (
            "The seat that begins, above its fair share",
            "points",
            [begins(tallies[n][0], o) for n, o in seats.items()],
            (-6.0, 6.0),
        ),
        "winner": (
            "The winner's mean",
            "VP",
            [tallies[n][0].mean("winner", f"{n} players") for n in seats],
            (4.0, 14.0),
        ),
        "questions": (
            "Questions for a seat in another's turn",
            "a turn",
            [tallies[n][0].mean("questions", f"{n} players") for n in seats],
            (0.0, 0.35),
        ),
        "turns": (
            "Turns of a match",
            "turns",
            [tallies[n][0].mean("turns", f"{n} players") for n in seats],
            (0.0, 80.0),
        ),
    }
    for n, options in seats.items():
        title = f"A card in the opening hand, {n} players: above the fair share"
        rows = list(openings(tallies[n][0], options))
        plots[f"opening-{n}"] = (title, "points", rows, (-6.0, 6.0))
    for name, plot in plots.items():
        (folder / f"piccioni-{name}.svg").write_text(chart(*plot), "utf-8")
        yield name


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="write the page and its plots")
    asked = parser.parse_args()
    few = max(2, asked.games // 10)
    held = measure_all(MEDDLER, asked.games, asked.workers)
    raced = measure_all(RACER, few, asked.workers)
    if asked.write:
        page = report(held, raced, (asked.games, few), DOCS)
        (DOCS / "piccioni-balance.md").write_text(page, "utf-8")


def measure_all(preferences: Preferences, games: int, workers: int) -> dict[int, Pair]:
    """Every number of players, as printed and with a short first turn."""
    found = {}
    for n in SEATS:
        usual = measure(Options(seats=n), preferences, games, workers)
        short = measure(Options(seats=n, first_moves=1), preferences, games // 2, workers)
        found[n] = (usual, short)
        for name, figure in figures(usual, short, Options(seats=n)).items():
            print(f"{n} players · {name}: {_cell(figure)}", flush=True)
    return found


if __name__ == "__main__":
    main()
