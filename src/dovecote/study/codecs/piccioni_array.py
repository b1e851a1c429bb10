"""What of Piccioni an array tells: all of a seat's view that is no more than what it follows from.

It is put together row by row from what the seat may know, as views are: no names, no points, no
aims. Rows that come again are kept by what they tell. The law of secrecy is tried on the arrays.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, NamedTuple, get_args

from dovecote.core.game import Seat
from dovecote.core.latest import Latest
from dovecote.games.piccioni import windows
from dovecote.games.piccioni.actions import Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DIRT, HAND_LIMIT, PLACES
from dovecote.games.piccioni.state import Assigning, Excess, Options, Reacting, State, Step
from dovecote.games.piccioni.state import Window as OpenWindow
from dovecote.study.codecs.codec import KeptParts, Layout, hot, row
from dovecote.study.codecs.piccioni_seats import seen_from

_STEPS: dict[type[Any], int] = {step: number for number, step in enumerate(get_args(Step))}
_EDITIONS = ("2019", "2025-flock", "2025-balcony")
_FIVE, _TEN, _HUNDRED = 5.0, 10.0, 100.0
_DECKS = Struct("5f").pack


class Window(NamedTuple):
    """What is about to happen, and who has answered."""

    reaction: str = ""  # the card that is shown
    arriving: Kinds = ()
    assigned: str = ""
    answered: tuple[Seat, ...] = ()


class PiccioniArray:
    """The rows of the array of each seat."""

    def __init__(self, cards: Cards, seats: int) -> None:
        self._cards, self._seats = cards, seats
        self._from = [[*range(s, seats), *range(s)] for s in range(seats)]  # the viewer's own first
        zones = self._zones = cards.zones[: PLACES + seats]
        pigeons = self._pigeons = tuple(pigeon.id for pigeon in cards.pigeon)
        actions = self._actions = tuple(action.id for action in cards.action)
        self._zone = KeptParts(lambda lying: _counted(lying, pigeons, _TEN))
        self._dirt = KeptParts(lambda lying: _counted(lying, DIRT, _TEN))
        self._made = KeptParts(lambda made: _counted(made, (*pigeons, *DIRT), _TEN))
        self._few = KeptParts(lambda numbers: row(*[n / _TEN for n in numbers]))
        self._next = KeptParts(lambda told: hot(told[0], len(_STEPS)) + hot(told[1] % seats, seats))
        self._announced = KeptParts(lambda told: self._say(*told))
        self._window = KeptParts(lambda told: self._open(*told))
        self._options = KeptParts(_options)
        self._discard = Latest(self._count)  # a pile stays for a move or two, and seldom comes back
        self._place_of = {card: place for place, card in enumerate(actions)}
        self._pile = Struct(f"{len(actions)}f").pack
        self.layout = Layout(
            ("zones", (len(zones), len(pigeons)), _TEN),
            ("areas", (seats, len(DIRT) + len(pigeons) + len(DIRT) + 2), _TEN),
            ("hand", (len(actions),), _FIVE),
            ("discard", (len(actions),), _FIVE),
            ("decks", (5,), _HUNDRED),
            ("counts", (5,), _TEN),
            ("step", (len(_STEPS),), 1),
            ("turn", (seats,), 1),
            ("announced", (len(actions) + len(pigeons) + len(DIRT) + 2 * len(zones) + seats,), 1),
            ("reacting", (len(actions),), 1),
            ("arriving", (len(pigeons),), 1),
            ("assigning", (len(pigeons),), 1),
            ("answered", (seats,), 1),
            ("options", (len(_EDITIONS) + 1,), 1),
        )

    def tell(self, state: State, seat: Seat) -> bytes:
        """All that a seat is told."""
        agenda, hands, zones = state.agenda, state.hands, state.zones
        dirt, made, unseen = state.dirt, state.trophies, state.unseen
        step, hand = agenda[-1], hands[seat]
        if seat:
            zones = zones[:PLACES] + zones[PLACES + seat :] + zones[PLACES : PLACES + seat]
        zone = self._zone
        rows = [zone[lying] for lying in zones]
        for owner in self._from[seat]:
            few = self._few[len(unseen[owner]), len(hands[owner])]
            rows += self._dirt[dirt[owner]], self._made[made[owner]], few
        excess = len(hand) - HAND_LIMIT if type(step) is Excess and step.seat == seat else 0
        is_plain = len(agenda) == 1
        rows += (
            self._hold(hand),
            self._discard(state.discard.things),
            _DECKS(
                len(state.flock.things) / _HUNDRED,
                len(state.deck.things) / _HUNDRED,
                len(state.removed.things) / _HUNDRED,
                state.revealed / _HUNDRED,
                state.drawn / _HUNDRED,
            ),
            self._few[excess, state.moves, state.calls, state.last_round, len(agenda)],
            self._next[_STEPS[type(step)], state.seat - seat],
            self._announced[seat, state.announced],
            self._window[seat, None if is_plain else _window(self._cards, state)],
            self._options[state.options],
        )
        return b"".join(rows)

    def _say(self, seat: int, play: Play | None) -> bytes:
        """The card of the last move with its aims, as all have heard."""
        seats = self._seats
        play = seen_from(play or Play(""), -seat % seats, seats)
        return b"".join(
            (
                _counted((play.card,), self._actions, 1.0),
                _counted(play.what, (*self._pigeons, *DIRT), 1.0),
                _counted((play.zone,), self._zones, 1.0),
                _counted((play.to,), self._zones, 1.0),
                hot(None if play.partner < 0 else play.partner, seats),
            )
        )

    def _open(self, seat: int, window: Window | None) -> bytes:
        """What an open window is about, or where a pigeon is assigned."""
        reaction, arriving, assigned, answered = window or Window()
        return b"".join(
            (
                _counted((reaction,), self._actions, 1.0),
                _counted(arriving, self._pigeons, 1.0),
                _counted((assigned,), self._pigeons, 1.0),
                row(*[owner in answered for owner in self._from[seat]]),
            )
        )

    def _hold(self, hand: Kinds) -> bytes:
        """A hand; there are too many to be kept."""
        found, place_of = [0.0] * len(self._actions), self._place_of
        for card in hand:
            found[place_of[card]] = hand.count(card) / _FIVE
        return self._pile(*found)

    def _count(self, things: Kinds) -> bytes:
        """A pile of action cards."""
        found, place_of = [0] * len(self._actions), self._place_of
        for card in things:
            found[place_of[card]] += 1
        return self._pile(*[n / _FIVE for n in found])


def _window(cards: Cards, state: State) -> Window:
    step, agenda = state.agenda[-1], state.agenda
    shown = [one.aims.card for one in agenda if type(one) is Reacting]
    is_open = type(step) is OpenWindow
    return Window(
        shown[-1] if shown else "",
        windows.facts(cards, state, agenda[-2]).arriving if is_open else (),
        step.pigeon if type(step) is Assigning else "",
        tuple([seat for seat, _ in step.answers]) if type(step) is OpenWindow else (),
    )


def _counted(kinds: Kinds, among: Kinds, unit: float) -> bytes:
    return row(*[kinds.count(kind) / unit for kind in among])


def _options(options: Options) -> bytes:
    edition = hot(_EDITIONS.index(options.edition), len(_EDITIONS))
    return edition + row(options.first_moves == 1)
