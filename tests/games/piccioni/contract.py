"""What the contract asks about Piccioni: its box, its secrets, what is worth trying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from dovecote.core.game import Seat
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.imagine import on_the_way
from dovecote.games.piccioni.state import Ended, State, Window


def pieces(state: State) -> Counter[Hashable]:
    """Every card, wherever it is; the Places lie on the table."""
    piles = (state.flock, state.deck, state.discard, state.removed)
    spread = (state.zones, state.dirt, state.trophies, state.unseen, state.hands)
    return Counter(
        [
            *(card for pile in piles for card in pile),
            *(card for lot in spread for kinds in lot for card in kinds),
            *(card for step in state.agenda for card in on_the_way(step)),
        ]
    )


def secrets(state: State, seat: Seat | None) -> dict[str, Hashable]:
    """The other hands, both decks, what was removed, Returns Trophies."""
    return {
        "hands": tuple(hand for s, hand in enumerate(state.hands) if s != seat),
        "deck": state.deck.counts,
        "flock": state.flock.counts,
        "removed": state.removed.counts,
        "answers": _answers(state, seat),
        "unseen": () if isinstance(state.agenda[-1], Ended) else state.unseen,
    }


def _answers(state: State, seat: Seat | None) -> Hashable:
    """What others have answered in the window that is open."""
    step = state.agenda[-1]
    return tuple(a for a in step.answers if a[0] != seat) if isinstance(step, Window) else ()


def candidates(state: State) -> list[Action]:
    zones = ("street", "crowd", "monument", "wires", "area 0", "area 1", "area 5")
    cards = ("net", "guano", "lots", "umbrella", "metoo")
    texts = ["draw", "end", "pass", "no follow", "take pigeon", "take guano", "play souvenir"]
    texts += [
        f"{word} {card}" for word in ("play", "react", "discard") for card in PICCIONI.cards.actions
    ]
    texts += [
        f"play {card} on {zone}" for card in ("guano", "swap", "firecracker") for zone in zones
    ]
    for pigeon in PICCIONI.cards.pigeons:
        texts += [f"play car on {pigeon}", f"play net on {pigeon}", f"react net on {pigeon}"]
        texts += [f"trophy {pigeon} with {card} umbrella" for card in cards]
        for zone in zones:
            texts += [f"play rifle on {pigeon} in {zone}", f"assign {pigeon} to {zone}"]
            texts += [f"follow {pigeon} from {zone}", f"play balcony on {pigeon} to {zone}"]
            texts += [
                f"play breadcrumbs on {pigeon} in {zone} to {goal}" for goal in ("wires", "area 1")
            ]
            texts.append(f"play breadcrumbs on fat {pigeon} in {zone} to crowd")
    texts += [f"play surge with seat {seat}" for seat in (0, 1, 5)]
    texts += [f"clean {dirt} with {card}" for dirt in ("guano", "lots", "net") for card in cards]
    texts += [f"clean lots with {card} net" for card in cards]
    texts += [
        f"play souvenir on {dirt} in area {seat}" for dirt in ("guano", "lots") for seat in (0, 1)
    ]
    return [PICCIONI.parse(state, Seat(0), text) for text in texts]
