"""Piccioni at the terminal: the four Places, every Area, one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import click

from dovecote.core.errors import Refusal
from dovecote.faces.face import Face
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.actions import Action, Clean, Kinds, Play, React, Trophy, area
from dovecote.games.piccioni.cards import Action as ActionCard
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import HIDDEN
from dovecote.games.piccioni.events import (
    Drew,
    Played,
    Reacted,
    Tallied,
    TieBroken,
    TrophyDrawn,
)
from dovecote.games.piccioni.state import (
    Assigning,
    Ended,
    Excess,
    Following,
    Landing,
    Playing,
    Reacting,
    Sharing,
    Window,
)
from dovecote.games.piccioni.view import Area, View
from dovecote.games.piccioni.vocabulary import Effect
from dovecote.locales.cards import says

_CARDS = ("card", "pigeon", "cards", "pigeons", "what", "paid")  # fields that name cards
_ZONES = ("zone", "to")
_DUE = {Excess: "discard-first", Following: "follow-first", Sharing: "take-first"}
_OWN = {"aim": "aim", "no-effect": "no-effect"}  # refusals, by the sentences of each card
_EACH = 6  # ways of one kind that are listed without being asked for


class PiccioniFace(Face):
    """A picture in lines: what lies where, and what everyone may know."""

    def drawing(self, view: View, offers: Sequence[Action], where: str = "") -> list[str]:
        return [
            "",
            *self._heading(view),
            click.style(f"  {self.say('places')}", bold=True),
            *self._columns(self._place_cells(view)),
            click.style(f"  {self.say('areas')}", bold=True),
            *self._columns(self._area_cells(view)),
            f"  {self._decks(view)}",
            *self._hand(view),
            *self._question(view),
        ]

    def account(self, view: View) -> list[str]:
        cells = [*self._place_cells(view), *self._area_cells(view)]
        lines = [self._sentence(name, rest) for name, *rest in cells]
        hand = [click.unstyle(line).strip() for line in self._hand(view)]
        return [*self._heading(view), *lines, self._decks(view), *hand, *self._question(view)]

    def event(self, event: Any) -> str:
        return self._event(event).replace("!.", "!")  # some cards are exclamations

    def _event(self, event: Any) -> str:
        match event:
            case Drew(seat, card) if card != HIDDEN:
                return self.say("event-drew-seen", **self.who(seat), card=self.card(card))
            case Drew(seat):
                return self.say("event-drew", **self.who(seat))
            case Played():
                return self._played(event)
            case Reacted(seat, card, what):
                return self.say("event-reacted", **self.who(seat), text=self._aims(card, what))
            case TrophyDrawn(None):
                return self.say("event-trophy-pooled")
            case Tallied(seat, terms):
                points = sum(term.points for term in terms)
                said = ", ".join(
                    self.say(f"term-{term.name}", count=term.count, points=term.points)
                    for term in terms
                )
                said = said or self.say("nothing")
                return self.say("event-tallied", **self.who(seat), points=points, terms=said)
            case TieBroken(cards, is_shared):
                key = "event-tie-shared" if is_shared else "event-tie-broken"
                counts = (f"{self.name(seat)} {count}" for seat, count in enumerate(cards))
                return self.say(key, cards=", ".join(counts))
            case _:
                return super().event(event)

    def offer(self, action: Any, view: View) -> str:
        match action:
            case Play(card, what, zone, to, partner):
                return self.say("offer-play", text=self._aims(card, what, zone, to, partner))
            case React(card, what):
                return self.say("offer-react", text=self._aims(card, what))
            case _:
                return super().offer(action, view)

    def _played(self, event: Played) -> str:
        """A house card in a sentence of its own, any other with its aims."""
        if self.game.content or event.card not in PICCIONI.cards.actions:
            text = self._aims(event.card, event.what, event.zone, event.to, event.partner)
            return self.say("event-played", **self.who(event.seat), text=text)
        target = event.partner if event.partner >= 0 else area(event.zone)
        return self.say(
            f"played-{event.card}",
            **self.who(event.seat),
            card=self.card(event.card),
            what=self._list(event.what),
            zone=self.zone(event.zone) if event.zone else "",
            to=self.zone(event.to) if event.to else "",
            target="" if target is None else self.name(target),
            aim=self._aim(event.seat, target),
        )

    def _aim(self, seat: int, target: int | None) -> str:
        """Whom a card hits: whoever played it, you, or somebody else."""
        if target == seat:
            return "self"
        return "you" if target is not None and target == self.you else "other"

    def refusal(self, refusal: Refusal) -> str:
        """Why not; what is wrong with a house card has a sentence of its own."""
        card = refusal.params.get("card")
        is_house = not self.game.content and card in PICCIONI.cards.actions
        if is_house and refusal.code in _OWN:
            return self.say(f"{_OWN[refusal.code]}-{card}")
        return super().refusal(refusal)

    def listed(self, offers: Sequence[Action], view: View) -> list[Action]:
        """Of each card, and of each way to pay, only the first few."""
        counts: dict[object, int] = {}
        found = []
        for offer in offers:
            kind = offer.card if isinstance(offer, Play) else type(offer)
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] <= _EACH or not isinstance(offer, Play | Clean | Trophy):
                found.append(offer)
        return found

    def unlisted(self, offers: Sequence[Action], count: int) -> str:
        return self.say("many-more", count=count)

    def param(self, name: str, value: Any) -> str | int:
        if name == "back":
            return self.say(f"back-{value}")
        if name in _ZONES:
            return self.zone(value)
        if name in _CARDS and not isinstance(value, int):
            kinds = (value,) if isinstance(value, str) else value
            return self._list(kinds)
        return super().param(name, value)

    def card(self, card: str) -> str:
        """A card's name; one that is not of the house has its own, or its id."""
        if card == HIDDEN:
            return self.say("unseen")
        known = self._box.actions.get(card) or self._box.pigeons.get(card)
        if known is not None and known.name:
            return known.name
        is_house = card in PICCIONI.cards.actions or card in PICCIONI.cards.pigeons
        return self.say(f"card-{card}") if is_house else card

    def zone(self, zone: str) -> str:
        """A zone's name."""
        owner = area(zone)
        if owner is not None:
            return self.say("zone-area", **self.who(owner))
        name = next((place.name for place in self._box.place if place.id == zone), "")
        is_house = zone in PICCIONI.cards.place_ids
        return name or (self.say(f"zone-{zone}") if is_house else zone)

    @property
    def _box(self) -> Cards:
        """The cards that are played with."""
        cards: Cards = self.game.cards  # type: ignore[attr-defined]
        return cards

    def _list(self, kinds: Iterable[str]) -> str:
        """Cards by name, copies counted."""
        kinds = list(kinds)
        counted = dict.fromkeys(kinds)
        told = [
            self.card(kind) + (f" ×{kinds.count(kind)}" if kinds.count(kind) > 1 else "")
            for kind in counted
        ]
        return ", ".join(told) or self.say("nothing")

    def _aims(
        self, card: str, what: Kinds = (), zone: str = "", to: str = "", partner: int = -1
    ) -> str:
        """A card with its aims, in signs that need no grammar."""
        where = self.zone(zone) if zone else ""
        parts = [self._list(what) if what else "", f"({where})" if what and where else where]
        parts += [f"→ {self.zone(to)}" if to else "", f"+ {self.name(partner)}" * (partner >= 0)]
        aims = " ".join(filter(None, parts))
        return self.say("pair", name=self.card(card), text=aims) if aims else self.card(card)

    def _heading(self, view: View) -> list[str]:
        if isinstance(view.agenda[-1], Ended):
            return []
        parts = [self.say("turn", **self.who(view.seat)), self.say("moves", moves=view.moves)]
        if view.calls:
            parts.append(self.say("calls", calls=view.calls))
        if view.last_round:
            parts.append(self.say("last", turns=view.last_round))
        return [" · ".join(parts)]

    def _place_cells(self, view: View) -> list[tuple[str, ...]]:
        cells: list[tuple[str, ...]] = []
        for place in view.places:
            room = self.say("no-limit") if place.free is None else self.say("free", free=place.free)
            cells.append((self.zone(place.id), self._list(place.pigeons), room))
        return cells

    def _area_cells(self, view: View) -> list[tuple[str, ...]]:
        return [self._area(view, seat, lot) for seat, lot in enumerate(view.areas)]

    def _area(self, view: View, seat: int, lot: Area) -> tuple[str, ...]:
        name = self.name(seat)
        is_marked = seat == view.viewer and seat != self.you
        who = self.say("you", who=name) if is_marked else name
        trophies = (*lot.trophies, *lot.unseen)
        shown = self.say("pair", name=self.say("trophies"), text=self._list(trophies))
        shown = shown if trophies else ""
        points = self.say("points", points=sum(term.points for term in lot.terms))
        lying = self._list((*lot.pigeons, *lot.dirt))
        return who, lying, shown, self.say("cards", count=lot.hand_size), points

    def _sentence(self, name: str, rest: list[str]) -> str:
        return self.say("pair", name=name, text=", ".join(filter(None, rest))) + "."

    def _columns(self, rows: list[tuple[str, ...]]) -> list[str]:
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return [
            "  " + "  ".join(f"{cell:<{w}}" for cell, w in zip(row, widths, strict=True)).rstrip()
            for row in rows
        ]

    def _decks(self, view: View) -> str:
        discard = self._list(view.discard) if len(view.discard) else self.say("nothing")
        told = self.say("decks", flock=view.flock, deck=view.deck, discard=discard)
        return told.replace("!.", "!")

    def _hand(self, view: View) -> list[str]:
        if view.viewer is None:
            return []
        if not view.hand:
            return [f"  {self.say('hand-empty')}"]
        lines = [click.style(f"  {self.say('hand')}", bold=True)]
        for card in dict.fromkeys(view.hand):
            count = view.hand.count(card)
            copies = f" ×{count}" if count > 1 else ""
            name = f"  {self.card(card)}{copies} [{card}]"
            lines.append(self.say("pair", name=name, text=self._text(card)))
        return lines

    def _text(self, card: str) -> str:
        """What a card does; of one that is not of the house, in its author's words or from its
        effects."""
        known = self._box.actions[card]
        call = f" ({self.say('call', count=known.call)})" if known.call else ""
        house = PICCIONI.cards.actions.get(card)
        if house is None or _rules(house) != _rules(known) or known.says or known.answers:
            said = says(self.words.language, known, self._box)
            told = said.play + call
            return f"{told}. {self.say('reaction', text=said.reaction)}" if said.reaction else told
        text = self.say(f"text-{card}") + call
        if not known.reaction:
            return text
        return f"{text}. {self.say('reaction', text=self.say(f'reaction-{card}'))}"

    def _question(self, view: View) -> list[str]:
        """What there is to react to, or to do before anything else."""
        match view.agenda[-1]:
            case Assigning(pigeon):
                is_house = self._box.pigeons[pigeon] == PICCIONI.cards.pigeons.get(pigeon)
                text = says(self.words.language, self._box.pigeons[pigeon], self._box).play
                text = self.say(f"text-{pigeon}") if is_house else text
                return [self.say("pair", name=self.card(pigeon), text=text)]
            case step if type(step) in _DUE:
                return [click.style(self.say(f"refuse-{_DUE[type(step)]}"), bold=True)]
            case Window():
                return self._cause(view)
        return []

    def _cause(self, view: View) -> list[str]:
        match view.agenda[-2]:
            case Playing(seat, aims):
                text = self._aims(aims.card, aims.what, aims.zone, aims.to, aims.partner)
                cause = self.say("asked-card", **self.who(seat), card=text)
            case Landing(pigeons, zone):
                name = self._box.zones[zone]
                cause = self.say("asked-landing", pigeons=self._list(pigeons), zone=self.zone(name))
            case Reacting(seat, reaction):
                card = self._aims(reaction.card, reaction.what)
                cause = self.say("asked-reaction", **self.who(seat), card=card)
            case _:
                return []
        return [click.style(self.say("asked", cause=cause), bold=True)]


def _rules(card: ActionCard[Effect]) -> tuple[object, ...]:
    return card.play, card.reaction, card.moves
