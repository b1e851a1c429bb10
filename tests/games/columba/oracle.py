"""A slow and plain reading of Columba, written from the rules and rulings alone.

Tests play it beside the engine. A field is (x, y), x to the right and y downwards; a card is four
letters, clockwise from its top left field. Groups and estates are flooded anew whenever they are
asked for, and a move is tried on a copy of what the table shows.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

Field = tuple[int, int]

DECK = (
    *("gwsb", "gwbs", "gswb", "gsbw", "gbws", "gbsw"),
    *("ggws", "ggwb", "ggsw", "ggsb", "ggbw", "ggbs"),
    *("gwws", "gwwb", "gsww", "gbww", "wwsb", "wwbs"),
    *("gssw", "gssb", "gwss", "gbss", "wssb", "wbss"),
    *("gbbw", "gbbs", "gwbb", "gsbb", "wbbs", "wsbb"),
)
STARTING = ("gwsb", "gbsw", "gwbs", "gsbw")
LETTERS = "gwsb"  # in the order that decides a card's printed form
TILES_OF_A_KIND = 15
FALCONS = 12
SMALL_DOVECOTES = {2: 3, 3: 2, 4: 1}  # of each seat, by number of seats; and one large one each
FIELD_VALUE = {"small": 1, "large": 2}  # CB-75
UNFINISHED = 4  # CB-74


class Oracle:
    """One match, as plain lists and dicts."""

    def __init__(
        self,
        seats: int,
        variant: str = "standard",
        interleave_options: bool = False,
        tile_supply: str = "limited",
        minimum_group: int = 1,
        deck: Sequence[str] = DECK,
        starting: Sequence[str] = STARTING,
    ) -> None:
        """Set the table: nobody is known to begin, and no card has been drawn."""
        assert variant in ("standard", "junior")
        assert tile_supply in ("limited", "unlimited")
        assert minimum_group in (1, 2)
        self.seats = seats
        self.junior = variant == "junior"
        self.interleave_options = interleave_options
        self.tile_supply = tile_supply
        self.minimum_group = minimum_group
        # The table.
        self.ground: dict[Field, str] = {}  # the letter of the topmost card of a field
        self.tiles: dict[Field, str] = {}  # tiles on the table, also those under a falcon
        self.falcons: set[Field] = set()
        self.dovecotes: dict[Field, tuple[int, str]] = {}  # field -> (owner, size)
        # The boards and what lies beside the table.
        self.boards: list[Counter[str]] = [Counter() for _ in range(seats)]  # tiles kept
        self.eyases = [0] * seats
        self.adults = [0] * seats
        self.objectives: list[str | None] = [None] * seats
        self.captured: list[Counter[str]] = [Counter() for _ in range(seats)]  # on objectives
        self.unbuilt = [Counter({"small": SMALL_DOVECOTES[seats], "large": 1}) for _ in self.boards]
        self.supply: Counter[str] = Counter()
        self.starting_cards: Counter[str] = Counter()  # not dealt; what stays here is out (CB-4)
        if not self.junior:  # CB-81
            self.supply = Counter(dict.fromkeys(LETTERS, TILES_OF_A_KIND))
            self.starting_cards = Counter(printed(card) for card in starting)
        self.pile = Counter(printed(card) for card in deck)
        self.drawn = 0  # cards that have left the pile
        self.discarded: list[str] = []  # CB-12
        # The turn.
        self.phase = "begin"  # then "start", "first"; in a turn "draw", "place", "choose",
        # "objective", "options"; at last "over"
        self.dealt = 0  # starting objectives
        self.seat = 0  # whose turn it is
        self.hand: str | None = None
        self.hand_was_drawn = False  # and is not a former objective
        self.built = False
        self.bred = False  # or raised (CB-37)
        self.hunted = False  # a falcon was laid (CB-41)
        self.laid: set[Field] = set()  # where the active player has laid tiles this turn

    # What the match waits for

    def waits_for(self) -> tuple[str | int, ...]:
        """Say what the match needs next: luck, a choice, or nothing any more."""
        if self.phase == "begin":
            return ("luck", "begin")
        if self.phase == "start":
            return ("luck", f"start {self.dealt}")
        if self.phase in ("first", "draw", "objective"):
            return ("luck", f"draw {self.drawn + 1}")
        if self.phase == "over":
            return ("over",)
        return ("choice", self.seat)

    def outcomes(self) -> Counter[str]:
        """Count the copies of every text that luck may answer now."""
        if self.phase == "begin":
            return Counter(f"seat {seat}" for seat in range(self.seats))  # CB-3
        if self.phase == "start":
            return +self.starting_cards  # CB-1
        if self.phase in ("first", "draw", "objective"):
            return +self.pile
        return Counter()

    def luck(self, text: str) -> None:
        """Take luck's answer: who begins, or the card dealt or drawn."""
        assert text in self.outcomes(), text
        if self.phase == "begin":
            self.seat = int(text.removeprefix("seat "))
            self.phase = "first" if self.junior else "start"
        elif self.phase == "start":
            self.starting_cards[text] -= 1
            self.objectives[self.dealt] = text
            self.dealt += 1
            if self.dealt == self.seats:
                self.phase = "first"
        else:
            self.pile[text] -= 1
            self.drawn += 1
            self.card_drawn(text)

    def card_drawn(self, card: str) -> None:
        """Put a card from the pile where it was drawn for."""
        if self.phase == "first":
            self.ground = dict(zip(footprint((0, 0)), card, strict=True))
            self.begin_turn()
        elif self.phase == "draw":
            self.hand = card
            self.hand_was_drawn = True
            self.begin_placing()
        else:
            self.objectives[self.seat] = card
            self.begin_placing()

    # The course of a turn

    def begin_turn(self) -> None:
        """Begin the active seat's turn with its draw, or end the match with the pile."""
        self.built = self.bred = self.hunted = False
        self.laid = set()
        self.phase = "draw" if self.pile.total() > 0 else "over"  # CB-71, CB-87

    def begin_placing(self) -> None:
        """CB-11: the card in hand must be placed, unless it fits nowhere."""
        self.phase = "place"
        self.discard_if_useless()

    def discard_if_useless(self) -> None:
        """CB-12: a card that fits nowhere leaves the game at once; the options follow."""
        assert self.hand is not None
        if next(self.places(), None) is None:
            self.discarded.append(self.hand)
            self.hand = None
            self.phase = "options"

    def finish_objective(self) -> None:
        """CB-14: the four tiles slide to the board, the objective comes to hand."""
        objective = self.objectives[self.seat]
        assert objective is not None
        self.boards[self.seat] += self.captured[self.seat]
        self.captured[self.seat] = Counter()
        self.objectives[self.seat] = None
        self.hand = objective
        self.hand_was_drawn = False
        if self.pile.total() > 0:
            self.phase = "choose"
        else:
            self.begin_placing()  # CB-17

    # What is offered

    def offers(self) -> set[str]:
        """List the texts offered to the seat that owes a choice."""
        if self.phase == "place":
            texts = set(self.places()) | self.breedings()  # CB-9
            if self.interleave_options and self.hand_was_drawn and not self.junior:
                texts |= self.table_options()
            return texts
        if self.phase == "choose":
            return {"take objective", "no objective"} | self.breedings()
        if self.phase == "options":
            texts = self.table_options() | self.breedings()
            if not self.strays(self.letters(), self.dovecotes):  # CB-66
                texts.add("end")
            return texts
        return set()

    def table_options(self) -> set[str]:
        """List what may be put on the table beside the card; in junior all but builds is empty."""
        return self.builds() | self.lays() | self.hunts()

    def places(self) -> Iterator[str]:
        """Yield every way to place the card in hand, each picture once."""
        assert self.hand is not None
        letters = self.letters()
        owners = self.owners()
        for corner in self.corners():
            if not self.may_lie(corner, letters, owners):
                continue
            pictures = set()
            for turn in range(4):  # CB-52
                picture = turned(self.hand, turn)
                if picture in pictures:
                    continue
                pictures.add(picture)
                if self.shows_no_harm(corner, picture, letters):
                    yield f"place {self.hand} at {text_of(corner)} turn {turn}"

    def corners(self) -> list[Field]:
        """List the top left fields of all footprints that touch or overlap the bounding box."""
        columns = [x for x, _ in [*self.ground, *self.tiles]]
        rows = [y for _, y in [*self.ground, *self.tiles]]
        return [
            (x, y)
            for x in range(min(columns) - 2, max(columns) + 2)
            for y in range(min(rows) - 2, max(rows) + 2)
        ]

    def may_lie(self, corner: Field, letters: dict[Field, str], owners: dict[Field, int]) -> bool:
        """Say whether a card may lie here, whatever it shows."""
        fields = footprint(corner)
        covered = [field for field in fields if field in self.ground or field in self.tiles]
        for field in covered:
            if field in self.falcons or field in self.dovecotes:  # CB-30, CB-31, CB-84
                return False
            if field in owners and self.is_opponent(owners[field]):  # CB-24, CB-25, CB-32, CB-83
                return False
            if field in self.laid:  # CB-22, CB-23, CB-25
                return False
        if covered and not self.junior and not self.may_capture(covered, letters):
            return False
        if any(field in self.ground for field in covered):  # CB-48
            return True
        around = [near for field in fields for near in neighbours(field)]
        return any(near in self.ground for near in around)  # CB-47, CB-49, CB-50

    def may_capture(self, covered: list[Field], letters: dict[Field, str]) -> bool:
        """CB-21: the covered pigeons are all needed, and there are tiles for the wild ones."""
        objective = self.objectives[self.seat]
        if objective is None:  # CB-16
            return False
        lacking = Counter(objective) - self.captured[self.seat]
        caught = Counter(letters[field] for field in covered)
        if not caught <= lacking:
            return False
        wild = Counter(letters[field] for field in covered if field not in self.tiles)
        return self.tile_supply == "unlimited" or wild <= self.supply  # CB-34b

    def shows_no_harm(self, corner: Field, picture: str, letters: dict[Field, str]) -> bool:
        """Say whether a card here, with this picture, joins no estates and loses no stray."""
        after = letters | dict(zip(footprint(corner), picture, strict=True))
        if joins_estates(after, self.dovecotes):  # CB-54
            return False
        cards = {*self.ground, *footprint(corner)}
        return self.strays_in_order(after, self.dovecotes, self.may_still_build(), cards)

    def builds(self) -> set[str]:
        """List the builds: any field of a group without a dovecote (CB-54 to CB-58)."""
        texts: set[str] = set()
        if not self.may_still_build():
            return texts
        letters = self.letters()
        for group in groups_of(letters):
            if not self.can_be_founded_on(group, set(self.ground)):
                continue
            if any(field in self.dovecotes for field in group):
                continue
            for field in group:
                for size in +self.unbuilt[self.seat]:
                    after = self.dovecotes | {field: (self.seat, size)}
                    if self.strays_in_order(letters, after, may_build=False):
                        texts.add(f"build {size} at {text_of(field)}")
        return texts

    def lays(self) -> set[str]:
        """List where tiles of the board may be laid (CB-64 to CB-69)."""
        letters = self.letters()
        texts = set()
        for field in self.room_for_a_tile():
            for letter in +self.boards[self.seat]:
                after = letters | {field: letter}
                if joins_estates(after, self.dovecotes):  # CB-68
                    continue
                self.laid.add(field)  # only to look
                if self.strays_in_order(after, self.dovecotes, self.may_still_build()):
                    texts.add(f"lay {letter} at {text_of(field)}")
                self.laid.remove(field)
        return texts

    def room_for_a_tile(self) -> set[Field]:
        """List the fields that could take some tile of the active player."""
        room = set()
        owners = self.owners()
        for field in self.ground:
            # CB-28, CB-68: nothing but ground
            bare = not any(field in on_top for on_top in (self.tiles, self.falcons, self.dovecotes))
            if bare and not (field in owners and self.is_opponent(owners[field])):  # CB-67
                room.add(field)
        for field in [*self.ground, *self.tiles]:  # whatever is on top
            for near in neighbours(field):
                if near not in self.ground and near not in self.tiles:
                    room.add(near)
        return room

    def hunts(self) -> set[str]:
        """List where an adult falcon may go: opponents' estates only (CB-42, CB-43)."""
        texts: set[str] = set()
        if self.hunted or self.adults[self.seat] == 0:
            return texts
        letters = self.letters()
        for field, owner in self.owners().items():
            if not self.is_opponent(owner) or field in self.dovecotes:
                continue
            after = {near: letter for near, letter in letters.items() if near != field}
            if self.strays_in_order(after, self.dovecotes, self.may_still_build()):
                texts.add(f"falcon at {text_of(field)}")
        return texts

    def breedings(self) -> set[str]:
        """CB-37: one purchase or one growth a turn, each for any two tiles (CB-34d)."""
        texts: set[str] = set()
        if self.bred:
            return texts
        board = self.boards[self.seat]
        for pair in combinations_with_replacement(sorted(LETTERS), 2):
            if Counter(pair) <= board:
                if self.falcons_left() > 0:  # CB-34c
                    texts.add("breed " + " ".join(pair))
                if self.eyases[self.seat] > 0:  # CB-36: bred before this turn, as `bred` is false
                    texts.add("raise " + " ".join(pair))
        return texts

    def falcons_left(self) -> int:
        """Count the falcons that nobody has taken; in junior there are none."""
        if self.junior:
            return 0
        return FALCONS - sum(self.eyases) - sum(self.adults) - len(self.falcons)

    def may_still_build(self) -> bool:
        """Say whether the active player has a dovecote, and has built none this turn (CB-58)."""
        return not self.built and self.unbuilt[self.seat].total() > 0

    # Strays

    def strays(
        self, letters: dict[Field, str], dovecotes: Mapping[Field, tuple[int, str]]
    ) -> set[Field]:
        """List the tiles laid this turn that are in nobody's estate."""
        strays = set(self.laid)
        for dovecote in dovecotes if strays else ():
            strays -= group_of(letters, dovecote)
        return strays

    def strays_in_order(
        self,
        letters: dict[Field, str],
        dovecotes: Mapping[Field, tuple[int, str]],
        may_build: bool,
        cards: set[Field] | None = None,
    ) -> bool:
        """CB-66: no stray, or all in one group on which this turn's build can still be put."""
        strays = self.strays(letters, dovecotes)
        if not strays:
            return True
        first = min(strays)
        if not may_build or first not in letters:  # a tile under a falcon is in no group
            return False
        group = group_of(letters, first)
        return strays <= group and self.can_be_founded_on(group, cards or set(self.ground))

    def can_be_founded_on(self, group: set[Field], cards: set[Field]) -> bool:
        """CB-57, CB-64: a group large enough, and partly on cards, which are the territory."""
        return len(group) >= self.minimum_group and bool(group & cards)

    # Carrying out a choice

    def act(self, text: str) -> None:
        """Carry out the choice of the seat that owes one, which is among the offers."""
        word, *rest = text.split(" ")
        if word == "place":
            _, _, where, _, turn = rest
            self.place(field_of(where), int(turn))
        elif word == "take":
            self.phase = "objective"
        elif word == "no":
            self.begin_placing()
        elif word in ("breed", "raise"):
            self.breed(word, rest)
        elif word == "end":
            self.seat = (self.seat + 1) % self.seats
            self.begin_turn()
        else:
            self.put_on_table(word, rest)

    def place(self, corner: Field, turn: int) -> None:
        """Lay the card in hand, and capture what it covers."""
        assert self.hand is not None
        board = self.captured[self.seat]
        for field, letter in zip(footprint(corner), turned(self.hand, turn), strict=True):
            if field in self.tiles:  # CB-29: that tile itself
                board[self.tiles.pop(field)] += 1
            elif field in self.ground and not self.junior:  # CB-85
                board[self.ground[field]] += 1
                self.supply[self.ground[field]] -= 1
            self.ground[field] = letter
        self.hand = None
        self.phase = "options"
        objective = self.objectives[self.seat]
        if objective is not None and board == Counter(objective):
            self.finish_objective()

    def breed(self, word: str, pair: list[str]) -> None:
        """Pay two tiles for a young falcon, or to make one adult."""
        for letter in pair:
            self.boards[self.seat][letter] -= 1
            self.supply[letter] += 1  # CB-34b
        self.bred = True
        if word == "breed":
            self.eyases[self.seat] += 1
        else:
            self.eyases[self.seat] -= 1
            self.adults[self.seat] += 1

    def put_on_table(self, word: str, rest: list[str]) -> None:
        """Build a dovecote, lay a tile, or lay a falcon."""
        field = field_of(rest[-1])
        if word == "build":
            size = rest[0]
            self.dovecotes[field] = (self.seat, size)
            self.unbuilt[self.seat][size] -= 1
            self.built = True
        elif word == "lay":
            letter = rest[0]
            self.tiles[field] = letter
            self.boards[self.seat][letter] -= 1
            self.laid.add(field)
        else:
            assert word == "falcon"
            self.falcons.add(field)  # CB-44
            self.adults[self.seat] -= 1
            self.hunted = True
        if self.phase == "place":
            self.discard_if_useless()

    # The table

    def letters(self) -> dict[Field, str]:
        """Tell what every field shows: its tile, else its card; under a falcon nothing."""
        shown = self.ground | self.tiles
        return {field: letter for field, letter in shown.items() if field not in self.falcons}

    def estates(self) -> list[tuple[int, str, frozenset[Field]]]:
        """CB-53: the group that holds a dovecote, for every dovecote."""
        letters = self.letters()
        return [
            (owner, size, frozenset(group_of(letters, field)))
            for field, (owner, size) in self.dovecotes.items()
        ]

    def owners(self) -> dict[Field, int]:
        """Tell whose estate a field is in; fields in no estate are left out."""
        return {field: owner for owner, _, fields in self.estates() for field in fields}

    # Seats and scores

    def side(self, seat: int) -> list[int]:
        """CB-78: four seats are two teams, across the table; otherwise each plays alone."""
        return [seat, (seat + 2) % 4] if self.seats == 4 else [seat]

    def is_opponent(self, seat: int) -> bool:
        """Say whether a seat is neither the active player nor their ally."""
        return seat not in self.side(self.seat)

    def scores(self) -> list[int]:
        """Count points, as if the match ended now."""
        single = [0] * self.seats
        for owner, size, fields in self.estates():
            single[owner] += FIELD_VALUE[size] * len(fields)
        for seat in range(self.seats):
            if self.objectives[seat] is not None:  # CB-33, CB-72
                single[seat] -= UNFINISHED
        return [sum(single[ally] for ally in self.side(seat)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """CB-76: by score, then by the largest single estate; one more than the sides ahead."""
        scores = self.scores()
        results = []
        for seat in range(self.seats):
            sizes = [len(fields) for owner, _, fields in self.estates() if owner in self.side(seat)]
            results.append((scores[seat], max(sizes, default=0)))
        sides = results[:2] if self.seats == 4 else results
        return [1 + sum(other > own for other in sides) for own in results]


def printed(card: str) -> str:
    """Give the card's printed form: of its four turns, the first in the order g, w, s, b."""
    turns = [turned(card, turn) for turn in range(4)]
    return min(turns, key=lambda picture: [LETTERS.index(letter) for letter in picture])


def turned(card: str, turn: int) -> str:
    """Turn a card clockwise: after one quarter the top left letter is top right."""
    for _ in range(turn):
        card = card[-1] + card[:-1]
    return card


def footprint(corner: Field) -> list[Field]:
    """List the four fields of a card, clockwise from its top left field."""
    x, y = corner
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def neighbours(field: Field) -> list[Field]:
    """List the four fields that share a side with this one."""
    x, y = field
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def group_of(letters: dict[Field, str], field: Field) -> set[Field]:
    """Flood from a field over all that show its letter, side by side."""
    letter = letters[field]
    group = {field}
    waiting = [field]
    while waiting:
        for near in neighbours(waiting.pop()):
            if letters.get(near) == letter and near not in group:
                group.add(near)
                waiting.append(near)
    return group


def groups_of(letters: dict[Field, str]) -> list[set[Field]]:
    """List all groups, each once."""
    groups: list[set[Field]] = []
    for field in letters:
        if not any(field in group for group in groups):
            groups.append(group_of(letters, field))
    return groups


def joins_estates(letters: dict[Field, str], dovecotes: Mapping[Field, tuple[int, str]]) -> bool:
    """CB-54: say whether some group holds two dovecotes."""
    return any(len(dovecotes.keys() & group_of(letters, field)) > 1 for field in dovecotes)


def text_of(field: Field) -> str:
    """Write a field as in notation."""
    x, y = field
    return f"{x},{y}"


def field_of(text: str) -> Field:
    """Read a field from notation."""
    x, y = text.split(",")
    return (int(x), int(y))
