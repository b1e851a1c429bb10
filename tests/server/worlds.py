"""Two matches that look the same to one viewer, though what is hidden from them differs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from dovecote.core.chance import Chance
from dovecote.core.errors import DovecoteError
from dovecote.core.game import Choice, Seat
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.play import Table, Verifiable
from dovecote.play.luck import bound, commitment
from dovecote.play.replay import AnyTable

REACTIONS = ("net", "umbrella", "balcony", "metoo")
SECRET = "5ec2e7" * 10 + "beef"
WORDS = ("dove", "rook", "kite", "lark")

Luck: TypeAlias = Mapping[str, str]  # outcomes by their cause


class Round(NamedTuple):
    """Who is asked, and what each of them answers."""

    asked: tuple[Seat, ...]
    texts: dict[Seat, str]


class World(NamedTuple):
    """A whole match, what luck will say included."""

    game: str
    options: dict[str, str]
    luck: Luck = MappingProxyType({})
    rounds: tuple[Round, ...] = ()  # the last one stays unanswered
    future: str = "one"  # what luck says beyond that depends on it

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    def table(self) -> AnyTable:
        """The match before anybody has moved."""
        game = GAMES[self.game]
        options = read(game.options_type, self.options)
        return Table(game, options, Foretold(self, WORDS[: self.seats], SECRET))

    def unfold(self) -> Iterator[AnyTable]:
        """The table at each round, before it is answered."""
        table = self.table()
        for asked, texts in self.rounds[:-1]:
            yield table
            for seat in sorted(asked):
                table.act(seat, texts[seat])
        yield table


class Foretold(Verifiable):
    """Promised like all luck of the house, but what it says was settled with the world."""

    def __init__(self, world: World, words: Sequence[str], secret: str) -> None:
        super().__init__(words, world.future)
        self.secret, self.commit = secret, commitment(secret)
        self.binding = bound(self.commit, words)
        self.told: dict[str, str] = {}
        self._world = world

    def answer(self, cause: str, chance: Chance[Any]) -> Any:
        text = self._world.luck.get(cause)
        outcome = super().answer(cause, chance) if text is None else chance.read(text)
        self.told[cause] = chance.write(outcome)
        return outcome


def keen(seat: int, offers: Sequence[str], rng: Random) -> str:
    """Piccioni played for many reaction windows: aim at others, keep what reacts."""
    own = f"area {seat}"
    wide = [o for o in offers if (o.count("area") == 2 and own not in o) or "surge with" in o]
    aimed = [o for o in offers if o.startswith("play") and "area" in o and own not in o]
    reacts = [o for o in offers if o.startswith("react")]
    returns = [o for o in offers if o.startswith(("play rifle on lady", "trophy lady"))]
    for liked, how_much in ((returns, 0.9), (wide, 0.9), (aimed, 0.7), (reacts, 0.6)):
        if liked and rng.random() < how_much:
            return rng.choice(liked)
    if "draw" in offers and rng.random() < 0.5:
        return "draw"
    plain = [o for o in offers if not any(card in o for card in REACTIONS)]
    return rng.choice(plain or offers)


def dream(world: World, least: int) -> World:
    """A match at random that stops, after so many rounds, where several react at once."""
    found = (_dream(world, Random(seed), least) for seed in range(1000))
    return next(match for match in found if match)


def _dream(world: World, rng: Random, least: int) -> World | None:
    table, rounds = world.table(), list[Round]()
    while isinstance(pending := table.pending, Choice):
        texts = {seat: keen(seat, table.offers(seat), rng) for seat in pending.seats}
        rounds.append(Round(pending.seats, texts))
        if len(rounds) > least and (world.game != "piccioni" or _is_rich(table, texts)):
            assert isinstance(table.luck, Foretold)
            return world._replace(luck=table.luck.told, rounds=tuple(rounds))
        if len(rounds) > 2 * least:  # late in a match little is hidden
            return None
        for seat in sorted(pending.seats):
            table.act(seat, texts[seat])
    return None


def twin(world: World, viewer: Seat | None, rng: Random, tries: int) -> World:
    """Another match that looks the same to the viewer at every round, as unlike as was found."""
    seen = [_sight(table, viewer) for table in world.unfold()]
    luck, acts = _hidden(world, viewer)
    for _ in range(tries):
        other = _varied(world, luck, acts, rng)
        if _looks(other, viewer, seen):
            world = other
    asked, texts = world.rounds[-1]
    last = Round(asked, {s: texts[s] if s == viewer else "pass" for s in asked})
    return world._replace(rounds=(*world.rounds[:-1], last), future="other")


def _is_rich(table: AnyTable, texts: Mapping[Seat, str]) -> bool:
    """Whether several react at once, and there are Trophies that nobody has seen."""
    reacts = [text for text in texts.values() if text.startswith("react")]
    return len(reacts) == len(texts) > 1 and any(table.state.unseen)


def _sight(table: AnyTable, viewer: Seat | None) -> object:
    return table.at, table.pending, table.view(viewer)


def _looks(world: World, viewer: Seat | None, seen: list[object]) -> bool:
    try:
        sights = zip(world.unfold(), seen, strict=True)
        return all(_sight(table, viewer) == due for table, due in sights)
    except DovecoteError:  # no match at all
        return False


def _hidden(world: World, viewer: Seat | None) -> tuple[list[str], list[tuple[int, Seat]]]:
    """The causes whose outcome, and the rounds and seats whose answer, the viewer cannot read."""
    *_, table = world.unfold()
    lines = table.transcript(viewer)
    outcomes = [line for line in lines if line.startswith("*")]
    causes = [c for c, line in zip(world.luck, outcomes, strict=False) if line == "* ?"]
    acts = [(n, seat) for n, r in enumerate(world.rounds) for seat in sorted(r.asked)]
    done = [line for line in lines if not line.startswith("*")]
    return causes, [act for act, line in zip(acts, done, strict=False) if line.endswith(" ?")]


def _varied(world: World, luck: list[str], acts: list[tuple[int, Seat]], rng: Random) -> World:
    """One hidden thing is different, or two have changed places."""
    if acts and rng.random() < 0.3:
        number, seat = rng.choice(acts)
        table = next(islice(world.unfold(), number, None))
        asked, texts = world.rounds[number]
        rounds = list(world.rounds)
        rounds[number] = Round(asked, {**texts, seat: rng.choice(table.offers(seat))})
        return world._replace(rounds=tuple(rounds))
    pile = rng.choice(("action", "pigeon"))
    one = rng.choice([cause for cause in luck if _pile(cause) == pile])
    among = luck if rng.random() < 0.5 else world.luck
    two = rng.choice([cause for cause in among if _pile(cause) == pile])
    changed = {**world.luck, one: world.luck[two]}
    if two in luck:
        changed[two] = world.luck[one]
    return world._replace(luck=changed)


def _pile(cause: str) -> str:
    """What luck draws there, as far as it may stay hidden."""
    return "pigeon" if cause.startswith("remove") else cause.partition(" ")[0]
