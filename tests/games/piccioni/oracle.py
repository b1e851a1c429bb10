"""A slow and plain reading of Piccioni, written from the rules, rulings and house cards alone.

Tests play it beside the engine. Cards are their ids, a pile or a Zone is a Counter of them, and a
move is its text in notation. The whole match is told as one script that stops wherever luck or a
choice is needed; `luck` and `act` answer and let it go on to the next stop.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")
Script = Generator[None, None, T]  # stops wherever something is asked; gives a T at its end

SPACES = {"street": 4, "crowd": 5, "monument": 3, "wires": 3}  # of the Places
SIZES = {"fat": 2, "infamous": 1, "lady": 1, "lame": 1, "stupid": 1}
PIGEONS = {"fat": 12, "infamous": 6, "lady": 4, "lame": 8, "stupid": 8}
SMALL_FLOCKS = {  # 2025-flock, by number of seats; with six it is all 38
    2: {"fat": 6, "infamous": 3, "lady": 3, "lame": 5, "stupid": 5},
    3: {"fat": 6, "infamous": 3, "lady": 3, "lame": 5, "stupid": 5},
    4: {"fat": 8, "infamous": 4, "lady": 3, "lame": 6, "stupid": 6},
    5: {"fat": 10, "infamous": 5, "lady": 3, "lame": 7, "stupid": 7},
}
REMOVED = {2: 16, 3: 16, 4: 12, 5: 6, 6: 0}  # 2025-balcony, by number of seats
ACTIONS = {  # how many there are, and the call of each
    "guano": (8, 0),
    "lots": (4, 1),
    "car": (4, 1),
    "rifle": (4, 2),
    "surge": (3, 2),
    "net": (4, 0),
    "breadcrumbs": (5, 0),
    "scarecrow": (3, 0),
    "firecracker": (3, 1),
    "umbrella": (4, 0),
    "washer": (3, 1),
    "balcony": (3, 0),
    "metoo": (3, 0),
    "souvenir": (2, 1),
    "swap": (2, 1),
}
MOVES = 2  # PI-6
COSTS = {"metoo": 0, "souvenir": 2}  # moves; every other card costs one
START_HAND = 3
HAND_LIMIT = 5  # PI-11
DIRT = ("guano", "lots")


class Window:
    """What a window is about; the reactions in it change it."""

    def __init__(self) -> None:
        """Concern nobody."""
        self.aimed: set[int] = set()  # (a) owners of the Areas named in the announced text
        self.goal: int | None = None  # (b) owner of the Area that something is about to enter
        self.coming: Counter[str] = Counter()  # (b) the pigeons that are about to enter it
        self.source: Counter[str] = Counter()  # where those pigeons are meanwhile
        self.dirt_comes = False  # (b) the announced Guano or Lots is about to enter it
        self.sharers: set[int] = set()  # (c) who shares the Trophies that are being made
        self.two_trophies = False  # (c) at least that many are being made at once
        self.reacted: set[int] = set()
        self.cancelled = False
        self.sent_back = False  # by an Umbrella


class Oracle:
    """One match, as plain lists and Counters."""

    def __init__(self, seats: int, edition: str = "2019", first_moves: int = 2) -> None:
        """Set the table: nobody is known to begin, and no card has been drawn."""
        assert seats in range(2, 7)
        assert edition in ("2019", "2025-flock", "2025-balcony")
        assert first_moves in (1, 2)
        self.seats = seats
        self.edition = edition
        self.first_moves = first_moves
        # The table.
        self.places: dict[str, Counter[str]] = {place: Counter() for place in SPACES}
        self.areas: list[Counter[str]] = [Counter() for _ in range(seats)]  # pigeons
        self.dirt: list[Counter[str]] = [Counter() for _ in range(seats)]  # in Areas, PI-25
        self.trophies: list[Counter[str]] = [Counter() for _ in range(seats)]  # PI-44
        self.unseen: list[Counter[str]] = [Counter() for _ in range(seats)]  # by Returns
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        # The piles.
        self.pigeon_deck = Counter(PIGEONS)  # PI-3
        if edition == "2025-flock":
            self.pigeon_deck = Counter(SMALL_FLOCKS.get(seats, PIGEONS))
        self.action_deck = Counter({card: count for card, (count, _) in ACTIONS.items()})
        self.discard: Counter[str] = Counter()
        self.removed: Counter[str] = Counter()
        self.pigeons_drawn = 0  # from the deck, through the whole match
        self.actions_drawn = 0
        # What is in no pile and no Zone.
        self.in_play: str | None = None  # the announced card
        self.flying: Counter[str] = Counter()  # revealed or scared, and not landed yet
        self.pool: Counter[str] = Counter()  # Trophies being shared
        # The turn.
        self.seat = 0  # whose turn it is
        self.moves_left = 0
        self.calls = 0  # of this turn so far
        self.last_round: int | None = None  # turns left in it, the running one included
        # What is asked now: luck (a cause and its ways), or answers (of each seat, its offers).
        self.cause: str | None = None
        self.ways: Counter[str] = Counter()
        self.told = ""  # luck's answer
        self.asked: dict[int, list[str]] = {}
        self.answers: dict[int, str] = {}  # sealed until the last one has come
        self.over = False
        self.script = self.match()
        self.go_on()

    # What the match waits for

    def waits_for(self) -> tuple[object, ...]:
        """Say what the match needs next: luck, answers, or nothing any more."""
        if self.over:
            return ("over",)
        if self.cause is not None:
            return ("luck", self.cause)
        return ("choice", tuple(seat for seat in self.clockwise() if self.offers(seat)))

    def outcomes(self) -> dict[str, int]:
        """Count the ways of every text that luck may answer now."""
        return dict(self.ways)

    def luck(self, text: str) -> None:
        """Take luck's answer."""
        assert text in self.ways, text
        self.told = text
        self.cause = None
        self.ways = Counter()
        self.go_on()

    def offers(self, seat: int) -> list[str]:
        """List the texts offered to a seat; none if it owes no answer."""
        return [] if seat in self.answers else self.asked.get(seat, [])

    def act(self, seat: int, text: str) -> None:
        """Take a seat's answer; the match goes on with the last one that is owed."""
        assert text in self.offers(seat), (seat, text)
        self.answers[seat] = text
        if self.answers.keys() == self.asked.keys():
            self.asked = {}
            self.go_on()

    def go_on(self) -> None:
        """Tell the match up to the next stop."""
        self.over = next(self.script, "over") == "over"

    def ask_luck(self, cause: str, ways: Counter[str]) -> Script[str]:
        """Stop for luck."""
        assert ways.total() > 0, cause
        self.cause = cause
        self.ways = Counter(ways)
        yield
        return self.told

    def ask_seats(self, asked: dict[int, list[str]]) -> Script[dict[int, str]]:
        """Stop for the answers of one or more seats."""
        assert asked
        assert all(asked.values())
        self.answers = {}
        self.asked = asked
        yield
        answers = self.answers
        self.answers = {}
        return answers

    def ask_player(self, texts: list[str]) -> Script[str]:
        """Stop for a choice of the current player."""
        answers = yield from self.ask_seats({self.seat: texts})
        return answers[self.seat]

    # The course of the match

    def match(self) -> Script[None]:
        """Play from the first luck to the last `end`."""
        yield from self.set_up()
        moves = self.first_moves
        while True:
            yield from self.turn(moves)
            moves = MOVES
            if self.last_round is not None:
                self.last_round -= 1
                if self.last_round == 0:
                    return
            elif not self.pigeon_deck:
                self.last_round = self.seats  # PI-38: the one whose turn just ended comes last
            self.seat = (self.seat + 1) % self.seats

    def set_up(self) -> Script[None]:
        """Find who begins and lay out the first cards, without windows and pigeons' texts."""
        seats = Counter(f"seat {seat}" for seat in range(self.seats))
        first = yield from self.ask_luck("begin", seats)  # PI-4
        self.seat = int(first.removeprefix("seat "))
        if self.edition == "2025-balcony":
            for number in range(1, REMOVED[self.seats] + 1):
                kind = yield from self.ask_luck(f"remove {number}", self.pigeon_deck)
                take(self.pigeon_deck, kind)
                self.removed[kind] += 1
        for zone in self.zones():  # PI-1, PI-2
            if zone in self.places or self.edition != "2025-balcony":
                kind = yield from self.draw_pigeon()
                self.pigeons_in(zone)[kind] += 1
        for seat in range(self.seats):
            for _ in range(START_HAND):
                yield from self.draw_action(seat)

    def turn(self, moves: int) -> Script[None]:
        """Make the moves, say `end`, reveal pigeons."""
        self.moves_left = moves
        self.calls = 0
        while self.moves_left > 0:
            text = yield from self.ask_player(self.moves())
            yield from self.make_move(text)
        yield from self.ask_player(["end"])
        for _ in range(self.calls or 1):  # PI-16, PI-17
            if self.pigeon_deck:  # PI-21, PI-40
                yield from self.reveal()

    def make_move(self, text: str) -> Script[None]:
        """Carry out one move of the current player."""
        words = read(text)
        if "play" in words:
            yield from self.play(words)
            return
        self.moves_left -= 1  # PI-7
        for card in words.get("with", "").split():  # paid before anything else
            take(self.hands[self.seat], card)
            self.discard[card] += 1
        if "draw" in words:
            yield from self.draw_actions(3)
        elif "clean" in words:
            self.wipe(words["clean"])  # PI-8
        else:
            take(self.areas[self.seat], words["trophy"])  # PI-10
            yield from self.make_trophy(self.seat, words["trophy"])

    def wipe(self, card: str) -> None:
        """PI-9: discard a Guano or Lots from the current player's Area."""
        take(self.dirt[self.seat], card)
        self.discard[card] += 1

    # Drawing

    def draw_pigeon(self) -> Script[str]:
        """Take the top card of the pigeon deck."""
        kind = yield from self.ask_luck(f"pigeon {self.pigeons_drawn + 1}", self.pigeon_deck)
        self.pigeons_drawn += 1
        take(self.pigeon_deck, kind)
        return kind

    def draw_action(self, seat: int) -> Script[None]:
        """Draw one action card to a hand, if there is any."""
        self.renew_action_deck()
        if not self.action_deck:  # PI-6
            return
        card = yield from self.ask_luck(f"action {self.actions_drawn + 1}", self.action_deck)
        self.actions_drawn += 1
        take(self.action_deck, card)
        self.hands[seat][card] += 1
        self.renew_action_deck()

    def renew_action_deck(self) -> None:
        """PI-15: when the last card has left, or one is wanted, the discard is the new deck."""
        if not self.action_deck:
            self.action_deck = self.discard
            self.discard = Counter()

    def draw_actions(self, number: int) -> Script[None]:
        """Draw for the current player, who then discards down to the limit (PI-11)."""
        hand = self.hands[self.seat]
        for _ in range(number):
            yield from self.draw_action(self.seat)
        while hand.total() > HAND_LIMIT:
            text = yield from self.ask_player([f"discard {card}" for card in sorted(hand)])
            card = read(text)["discard"]
            take(hand, card)
            self.discard[card] += 1

    # The moves that are offered

    def moves(self) -> list[str]:
        """List the moves of the current player, who has one left."""
        hand = self.hands[self.seat]
        texts = ["draw"]
        pairs = groups_of(hand, 2)
        if self.dirt[self.seat]["guano"]:
            texts += [f"clean guano with {card}" for card in sorted(hand)]
        if self.dirt[self.seat]["lots"]:
            texts += [f"clean lots with {' '.join(pair)}" for pair in pairs]
        for kind in sorted(self.areas[self.seat]):
            texts += [f"trophy {kind} with {' '.join(pair)}" for pair in pairs]
        for card in sorted(hand):
            texts += [f"play {card}{aim}" for aim in self.aims(card)]
        return texts

    def aims(self, card: str) -> list[str]:
        """List how a card may be announced: whenever at least one card moves or is drawn."""
        own = self.areas[self.seat]
        dirt = self.dirt[self.seat]
        others = [seat for seat in range(self.seats) if seat != self.seat]
        if card in DIRT:
            return [f" on area {seat}" for seat in range(self.seats)]
        if card == "car":
            return [f" on {kind}" for kind in sorted(self.places["street"])]
        if card == "rifle":
            return [
                f" on {kind} in {zone}"
                for zone in self.zones()
                for kind in sorted(self.pigeons_in(zone))
            ]
        if card == "surge":
            return [f" with seat {seat}" for seat in others if self.places["wires"]]
        if card == "net":
            return [f" on {kind}" for kind in sorted(own)]
        if card == "breadcrumbs":
            return self.aims_of_breadcrumbs()
        if card == "firecracker":
            return [f" on {zone}" for zone in self.zones() if self.pigeons_in(zone)]
        if card == "balcony":
            return [
                f" on {kind} to {place}"
                for kind in sorted(own)
                for place in self.places
                if self.fits([kind], place)
            ]
        if card == "souvenir":
            both_moves = self.moves_left == MOVES
            return [f" on {kind} in area {self.seat}" for kind in sorted(dirt) if both_moves]
        if card == "swap":
            return [f" on area {seat}" for seat in others if own or self.areas[seat]]
        useful = {
            "scarecrow": own.total() > 0,
            "umbrella": dirt["guano"] > 0,
            "washer": dirt.total() > 0,
            "metoo": self.action_deck.total() + self.discard.total() > 0,
        }
        return [""] if useful[card] else []

    def aims_of_breadcrumbs(self) -> list[str]:
        """List one or two pigeons of every Zone with every other Zone that takes them."""
        return [
            f" on {' '.join(group)} in {zone} to {goal}"
            for zone in self.zones()
            for number in (1, 2)
            for group in groups_of(self.pigeons_in(zone), number)
            for goal in self.zones()
            if goal != zone and self.fits(group, goal)
        ]

    # Playing a card

    def play(self, words: dict[str, str]) -> Script[None]:
        """Announce a card, let others react, then apply its effect."""
        card = words["play"]
        self.moves_left -= COSTS.get(card, 1)
        take(self.hands[self.seat], card)
        self.in_play = card
        window = self.window_of(words)
        yield from self.open_window(window)
        if not window.cancelled:
            _, call = ACTIONS[card]
            self.calls += call  # PI-18
            if card in DIRT:
                yield from self.soil(card, window)
            elif card in ("car", "rifle", "surge", "net", "souvenir"):
                yield from self.effect_with_trophies(words, window)
            else:
                yield from self.effect_without_trophies(words, window)
        if self.in_play is not None:  # PI-14: Guano and Lots that have landed stay there
            self.discard[self.in_play] += 1
            self.in_play = None

    def window_of(self, words: dict[str, str]) -> Window:
        """Say who is concerned by an announced card."""
        window = Window()
        for named in words.values():  # (a)
            if named.startswith("area "):
                window.aimed.add(seat_of(named))
        card = words["play"]
        if card in DIRT:  # (b)
            window.goal = seat_of(words["on"])
            window.dirt_comes = True
        elif card == "breadcrumbs" and words["to"] not in self.places:  # (b)
            window.goal = seat_of(words["to"])
            window.coming = Counter(words["on"].split())
            window.source = self.pigeons_in(words["in"])
        elif card == "swap":  # (b)
            window.goal = seat_of(words["on"])
            window.coming = Counter(self.areas[self.seat])
            window.source = self.areas[self.seat]
        elif card == "surge":  # (c)
            window.sharers = {self.seat, seat_of(words["with"])}
            window.two_trophies = self.places["wires"].total() >= 2
        return window

    def soil(self, card: str, window: Window) -> Script[None]:
        """Assign Guano or Lots to an Area; Guano's sender then draws a card."""
        assert window.goal is not None
        self.dirt[self.seat if window.sent_back else window.goal][card] += 1
        self.in_play = None
        if card == "guano":
            yield from self.draw_actions(1)

    def effect_with_trophies(self, words: dict[str, str], window: Window) -> Script[None]:
        """Apply a card that makes Trophies for the current player (PI-32)."""
        card = words["play"]
        if card == "car":
            take(self.places["street"], words["on"])
            yield from self.make_trophy(self.seat, words["on"])
            yield from self.scare("street")  # PI-31
        elif card == "rifle":
            take(self.pigeons_in(words["in"]), words["on"])
            yield from self.make_trophy(self.seat, words["on"])
        elif card == "net":
            take(self.areas[self.seat], words["on"])
            yield from self.make_trophy(self.seat, words["on"])
        elif card == "surge":
            yield from self.share_wires(window.sharers)
        else:
            assert card == "souvenir"
            take(self.dirt[self.seat], words["on"])
            self.trophies[self.seat][words["on"]] += 1

    def effect_without_trophies(self, words: dict[str, str], window: Window) -> Script[None]:
        """Apply a card that moves, discards or draws."""
        card = words["play"]
        dirt = self.dirt[self.seat]
        if card == "breadcrumbs":
            group = Counter(words["on"].split())
            if window.goal is not None:
                group = window.coming  # less what Nets have taken
            self.move(group, words["in"], words["to"])
        elif card == "scarecrow":
            yield from self.scare(f"area {self.seat}")
        elif card == "firecracker":
            yield from self.scare(words["on"])
        elif card == "umbrella":
            self.wipe("guano")
        elif card == "washer":
            for _ in range(dirt["guano"]):
                self.wipe("guano")
            if dirt["lots"]:
                self.wipe("lots")
        elif card == "balcony":
            self.move(Counter([words["on"]]), f"area {self.seat}", words["to"])
        elif card == "metoo":
            yield from self.draw_actions(2)
        else:
            assert card == "swap"
            other = seat_of(words["on"])
            mine = Counter(self.areas[self.seat])  # less what a Net has taken
            theirs = Counter(self.areas[other])
            self.move(mine, f"area {self.seat}", words["on"])
            self.move(theirs, words["on"], f"area {self.seat}")

    def move(self, group: Counter[str], zone: str, goal: str) -> None:
        """Move pigeons from one Zone to another."""
        for kind in sorted(group.elements()):
            take(self.pigeons_in(zone), kind)
            self.pigeons_in(goal)[kind] += 1

    # Windows

    def open_window(self, window: Window) -> Script[None]:
        """PI-13: ask all who are concerned, again and again, until nothing more happens."""
        pigeons_came = window.coming.total() > 0
        while not window.cancelled:
            if pigeons_came and not window.coming:  # Nets have taken every pigeon
                return
            seats = [seat for seat in self.clockwise() if self.is_asked(seat, window)]
            if not seats:
                return
            answers = yield from self.ask_seats(
                {seat: self.reactions(seat, window) for seat in seats}
            )
            reactors = [seat for seat in seats if answers[seat] != "pass"]
            if not reactors:
                return
            first = reactors[0]  # all others lapse
            yield from self.react(first, answers[first], window)

    def is_asked(self, seat: int, window: Window) -> bool:
        """Say whether a seat is concerned, has cards and has not reacted in this window."""
        if seat == self.seat:  # PI-12
            return False
        if not self.hands[seat] or seat in window.reacted:
            return False
        aimed_at = seat in window.aimed
        assigned_to = seat == window.goal and (window.dirt_comes or window.coming.total() > 0)
        left_out = window.two_trophies and seat not in window.sharers
        return aimed_at or assigned_to or left_out

    def reactions(self, seat: int, window: Window) -> list[str]:
        """List a seat's answers: to pass, or each of its cards that applies."""
        hand = self.hands[seat]
        texts = ["pass"]
        if hand["balcony"] and seat in window.aimed:
            texts.append("react balcony")
        if hand["umbrella"] and seat == window.goal and window.dirt_comes:
            texts.append("react umbrella")
        if hand["net"] and seat == window.goal:
            texts += [f"react net on {kind}" for kind in sorted(window.coming)]
        if hand["metoo"] and window.two_trophies and seat not in window.sharers:
            texts.append("react metoo")
        return texts

    def react(self, seat: int, text: str, window: Window) -> Script[None]:
        """Resolve one reaction; its card is on the discard at once."""
        words = read(text)
        card = words["react"]
        take(self.hands[seat], card)
        self.discard[card] += 1
        window.reacted.add(seat)
        if card == "balcony":
            window.cancelled = True  # what a Net has taken stays taken
        elif card == "umbrella":
            window.sent_back = True
            window.dirt_comes = False
        elif card == "metoo":
            window.sharers.add(seat)
        else:
            assert card == "net"
            take(window.coming, words["on"])
            take(window.source, words["on"])
            yield from self.make_trophy(seat, words["on"])

    # Trophies

    def make_trophy(self, seat: int, kind: str) -> Script[None]:
        """Make a Trophy of a pigeon that has left its Zone."""
        if kind != "lady":
            self.trophies[seat][kind] += 1
            return
        self.pigeon_deck["lady"] += 1  # Returns: PI-35
        kind = yield from self.draw_pigeon()
        self.unseen[seat][kind] += 1

    def share_wires(self, sharers: set[int]) -> Script[None]:
        """Make Trophies of all pigeons on the Wires and deal them (PI-33).

        Guano never lies among them, so nobody is asked for a pick (PI-34).
        """
        self.pool = self.places["wires"]
        self.places["wires"] = Counter()
        ladies = self.pool.pop("lady", 0)
        if ladies:
            self.pigeon_deck["lady"] += ladies  # PI-36: all of them, then draw as many
        known = sorted(self.pool.elements())
        returned = []
        for _ in range(ladies):
            kind = yield from self.draw_pigeon()
            self.pool[kind] += 1
            returned.append(kind)
        receivers = [seat for seat in self.clockwise() if seat in sharers]
        for number, kind in enumerate(known + returned):
            receiver = receivers[number % len(receivers)]
            heap = self.trophies if number < len(known) else self.unseen
            heap[receiver][kind] += 1
        self.pool = Counter()

    def trophy_cards(self, seat: int) -> int:
        """Count a seat's Trophies, whatever they are worth."""
        return self.trophies[seat].total() + self.unseen[seat].total()

    # Pigeons that are assigned

    def scare(self, zone: str) -> Script[None]:
        """Scare all pigeons of a Zone: to the Area with the fewest, or into the deck."""
        self.flying += self.pigeons_in(zone)
        self.pigeons_in(zone).clear()
        if not self.flying:
            return
        candidates = [seat for seat in range(self.seats) if zone != f"area {seat}"]  # PI-27
        fewest = min(self.areas[seat].total() for seat in candidates)
        quietest = [seat for seat in candidates if self.areas[seat].total() == fewest]
        if len(quietest) == 1:
            yield from self.land(f"area {quietest[0]}")  # PI-29
        else:
            self.pigeon_deck += self.flying  # PI-28
            self.flying = Counter()
            self.last_round = None  # PI-39

    def land(self, zone: str) -> Script[None]:
        """Let the flying pigeons land in a Zone; an Area's owner may react."""
        if zone not in self.places:
            window = Window()
            window.goal = seat_of(zone)
            window.coming = Counter(self.flying)
            window.source = self.flying
            yield from self.open_window(window)
        self.pigeons_in(zone).update(self.flying)
        self.flying = Counter()

    def reveal(self) -> Script[None]:
        """Reveal one pigeon and follow its text."""
        kind = yield from self.draw_pigeon()
        self.flying = Counter([kind])
        zones = self.zones_for(kind)
        zone = zones[0]
        if len(zones) > 1:  # PI-20
            text = yield from self.ask_player([f"assign {kind} to {zone}" for zone in zones])
            zone = read(text)["to"]
        yield from self.land(zone)
        if kind == "lady" and zone in self.places:
            yield from self.follow(zone)

    def zones_for(self, kind: str) -> list[str]:
        """List the Zones to which the current player may assign a revealed pigeon."""
        if kind == "infamous":
            most = max(self.trophy_cards(seat) for seat in range(self.seats))
            leaders = [seat for seat in range(self.seats) if self.trophy_cards(seat) == most]
            return [f"area {seat}" for seat in leaders]
        places = [place for place in self.places if self.fits([kind], place)]
        if kind == "fat":
            widest = max(self.free_spaces(place) for place in self.places)
            places = [place for place in places if self.free_spaces(place) == widest]
        return places or [f"area {self.seat}"]  # PI-23

    def follow(self, place: str) -> Script[None]:
        """Let the current player send one other pigeon after the Lady; no window."""
        texts = [
            f"follow {kind} from {zone}"
            for zone in self.zones()
            if zone != place
            for kind in sorted(self.pigeons_in(zone))
            if self.fits([kind], place)
        ]
        if not texts:
            return
        text = yield from self.ask_player([*texts, "no follow"])
        if text != "no follow":
            words = read(text)
            self.move(Counter([words["follow"]]), words["from"], place)  # PI-30

    # Zones and seats

    def zones(self) -> list[str]:
        """List the Places, then the Areas."""
        return [*self.places, *(f"area {seat}" for seat in range(self.seats))]

    def pigeons_in(self, zone: str) -> Counter[str]:
        """Give the pigeons of a Zone, to look at or to change."""
        return self.places[zone] if zone in self.places else self.areas[seat_of(zone)]

    def free_spaces(self, place: str) -> int:
        """PI-22: count spaces, not cards."""
        return SPACES[place] - sum(SIZES[kind] for kind in self.places[place].elements())

    def fits(self, group: list[str], zone: str) -> bool:
        """Say whether some pigeons may go to a Zone together."""
        if zone not in self.places:  # PI-23
            return True
        if zone == "wires" and "lame" in group:  # PI-24
            return False
        return sum(SIZES[kind] for kind in group) <= self.free_spaces(zone)

    def clockwise(self) -> list[int]:
        """List the seats, from the current player on."""
        return [(self.seat + steps) % self.seats for steps in range(self.seats)]

    # Scores

    def scores(self) -> list[int]:
        """PI-42: count points, as if the match ended now."""
        scores = []
        for seat in range(self.seats):
            dirt = self.dirt[seat]
            points = self.trophy_cards(seat)
            points += sum(self.trophies[seat][kind] for kind in DIRT)  # these are worth 2
            points -= self.areas[seat].total() + dirt["guano"] + 2 * dirt["lots"]
            scores.append(points)
        return scores

    def ranks(self) -> list[int]:
        """PI-43: by score, then by fewer cards in the Area; one more than the seats ahead."""
        results = [
            (score, -self.areas[seat].total() - self.dirt[seat].total())
            for seat, score in enumerate(self.scores())
        ]
        return [1 + sum(other > own for other in results) for own in results]


def read(text: str) -> dict[str, str]:
    """Split a move into its words: what stands after the verb, and after each preposition."""
    words: dict[str, str] = {}
    head = ""
    for number, word in enumerate(text.split(" ")):
        if number == 0 or word in ("on", "in", "to", "with", "from"):
            head = word
            words[head] = ""
        else:
            words[head] = f"{words[head]} {word}".strip()
    return words


def seat_of(text: str) -> int:
    """Read the number of an Area or a seat."""
    return int(text.split(" ")[1])


def groups_of(cards: Counter[str], number: int) -> list[list[str]]:
    """List the multisets of so many cards, each once and in alphabetical order."""
    return [list(group) for group in sorted(set(combinations(sorted(cards.elements()), number)))]


def take(cards: Counter[str], card: str) -> None:
    """Take one card away, and its entry with the last one."""
    assert cards[card] > 0, card
    cards[card] -= 1
    if cards[card] == 0:
        del cards[card]
