"""Standing orders: how a seat answers in windows without being asked each time.

They are no rules. The record shows an ordinary answer, and nobody else can tell whether a
person gave it. An order answers only where a seat may decline, or ends a turn in which nothing
else is left to do, so it never makes a move.
When its answer is given is up to the host: if the pace of answers could tell something, the
host gives a person's answer and an order's at the same pace.
"""

from __future__ import annotations

import msgspec

from dovecote.core.errors import UnreadableError
from dovecote.core.game import AnyGame, Seat
from dovecote.play.replay import AnyTable

_UNTIL_TURN = " until my turn"


class Order(msgspec.Struct, frozen=True):
    """Give this answer whenever it is offered; perhaps only until one's next turn."""

    answer: str
    is_until_turn: bool = False

    def fits(self, offer: str) -> bool:
        """Whether an offer is that answer; the first one, if it takes an aim."""
        return offer == self.answer or offer.startswith(f"{self.answer} ")

    def __str__(self) -> str:
        return f"{self.answer}{_UNTIL_TURN}" if self.is_until_turn else self.answer


def read_order(game: AnyGame, text: str) -> Order:
    """The order that a text gives, such as `pass until my turn` in Piccioni."""
    answer = text.removesuffix(_UNTIL_TURN)
    is_ending = bool(text) and text == game.ending
    if not is_ending and answer not in game.standing:
        windows = f"{' | '.join(game.standing)} ({_UNTIL_TURN.strip()})" if game.standing else ""
        raise UnreadableError(text=text, expected=" | ".join(filter(None, (windows, game.ending))))
    return Order(answer, answer != text)


class Orders:
    """The standing orders at a table, seat by seat; the first that applies counts."""

    def __init__(self) -> None:
        self._orders: dict[Seat, tuple[Order, ...]] = {}
        self._away: set[Seat] = set()  # not in their turn since they gave an order

    def __bool__(self) -> bool:
        return bool(self._orders) and any(self._orders.values())

    def of(self, seat: Seat) -> tuple[Order, ...]:
        """The orders of a seat; nobody else is told."""
        return self._orders.get(seat, ())

    def give(self, game: AnyGame, seat: Seat, text: str) -> None:
        """Declining comes last, whatever was said first."""
        order = read_order(game, text)
        orders = [*(o for o in self.of(seat) if o.answer != order.answer), order]
        last = game.standing[0] if game.standing else ""
        self._orders[seat] = tuple(sorted(orders, key=lambda o: o.answer == last))
        self._away.discard(seat)

    def withdraw(self, seat: Seat) -> None:
        self._orders.pop(seat, None)

    def watch(self, turn: Seat | None) -> None:
        """Learns whose turn it is: orders until one's turn end when it comes round again."""
        self._away |= self._orders.keys() - {turn}
        if turn is not None and turn in self._away:
            self._away.discard(turn)
            self._orders[turn] = tuple(o for o in self.of(turn) if not o.is_until_turn)

    def answer(self, table: AnyTable, seat: Seat) -> str | None:
        """What the seat's orders answer now; None if it must be asked."""
        orders = self.of(seat)
        if not orders:
            return None
        offers = table.offers(seat)
        if table.decline(seat) is None:
            ending = table.game.ending
            ends = offers == (ending,) and any(o.answer == ending for o in orders)
            return ending if ends else None
        return next((text for o in orders for text in offers if o.fits(text)), None)
