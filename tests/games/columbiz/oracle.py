"""A slow and plain reading of Columbiz, written from the rules and rulings alone.

Tests play it beside the engine. A square is (column, number): column 1 to 6 is the face the dice
must show, number 1 to 6 is how many of them a pawn there takes, and these two are also the
square's place across and along the board.
"""

from itertools import combinations

FACES = range(1, 7)  # six columns, six numbers in each
DICE = 8
THROWS = 3  # CZ-3
PAWNS_A_TURN = 4  # CZ-10
FORFEIT = 3  # CZ-14
PAWNS = {2: 18, 3: 13, 4: 10}  # CZ-1: pawns of each seat, by number of seats
LINE_VALUE = {3: 1, 4: 2, 5: 3, 6: 4}  # shorter runs are worth nothing
CAPTURE_VALUE = [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42]  # as printed; CZ-25: none, nothing
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]  # CZ-28: row, column, both diagonals


class Oracle:
    """One match, as plain lists and dicts."""

    def __init__(
        self,
        seats: int,
        line_scoring: str = "full",
        ties: str = "shared",
        captures: str = "each",
    ) -> None:
        """Set the table: an empty board, and nobody has thrown for the beginning."""
        assert line_scoring in ("full", "difference")
        assert ties in ("shared", "captured")
        assert captures in ("each", "together")
        self.seats = seats
        self.line_scoring = line_scoring
        self.ties = ties
        self.captures = captures
        self.owner: dict[tuple[int, int], int] = {}  # (column, number) -> seat, pawns on the board
        self.reserve = [PAWNS[seats]] * seats
        self.captured = [0] * seats  # pawns each seat has taken from others
        self.set_aside = [0] * seats  # pawns each seat has lost by forfeit
        self.line_points = [0] * seats
        self.phase = "begin"  # then "throw", "keep", "place" in turn, at last "over"
        self.contenders = list(range(seats))  # who throws for the beginning
        self.contender_dice: list[int] = []  # their dice so far, in the same order
        self.begin_throws = [0] * seats
        self.starter = 0  # the seat that began the game, once it is known
        self.seat = 0  # whose turn it is
        self.round = 1
        self.throw_number = 1
        self.dice: list[int] = []  # before a throw: the kept dice; while placing: the unused ones
        self.placed = 0  # pawns put this turn

    def waits_for(self) -> tuple[str | int, ...]:
        """Say what the match needs next: luck, a choice, or nothing any more."""
        if self.phase == "begin":
            seat = self.contenders[len(self.contender_dice)]
            return ("luck", f"begin {seat} {self.begin_throws[seat] + 1}", 1)
        if self.phase == "throw":
            cause = f"seat {self.seat} round {self.round} throw {self.throw_number}"
            return ("luck", cause, DICE - len(self.dice))
        if self.phase == "over":
            return ("over",)
        return ("choice", self.seat)

    def offers(self) -> set[str]:
        """List the texts offered to the seat that owes a choice."""
        if self.phase == "keep":
            return {"stand"} | self.rerolls()
        if self.phase == "place":
            puts = {f"put {column}/{number}" for column, number in self.open_squares()}
            if self.placed > 0:
                return puts | {"end"}
            return puts or {"forfeit"}  # CZ-12, CZ-13
        return set()

    def rerolls(self) -> set[str]:
        """CZ-4: any of the eight dice, one or more, whether kept before or not."""
        texts = set()
        for count in range(1, DICE + 1):
            for chosen in combinations(sorted(self.dice), count):
                texts.add("reroll " + " ".join(str(face) for face in chosen))
        return texts

    def open_squares(self) -> list[tuple[int, int]]:
        """List where the next pawn of this turn may go."""
        if self.placed == PAWNS_A_TURN or self.reserve[self.seat] == 0:  # CZ-10
            return []
        squares = []
        for column in FACES:
            for number in FACES:
                empty = (column, number) not in self.owner  # CZ-21: freed squares too
                if empty and self.dice.count(column) >= number:  # CZ-9
                    squares.append((column, number))
        return squares

    def throw(self, dice: str) -> None:
        """Take luck's answer: the dice thrown now."""
        kind, *_, count = self.waits_for()
        assert kind == "luck"
        faces = [int(die) for die in dice]
        assert len(faces) == count
        assert faces == sorted(faces)
        assert all(face in FACES for face in faces)
        if self.phase == "begin":
            self.throw_for_beginning(faces[0])
            return
        self.dice = sorted(self.dice + faces)
        self.phase = "place" if self.throw_number == THROWS else "keep"  # CZ-5

    def throw_for_beginning(self, die: int) -> None:
        """CZ-2: the highest die begins; those who share the highest throw again."""
        self.begin_throws[self.contenders[len(self.contender_dice)]] += 1
        self.contender_dice.append(die)
        if len(self.contender_dice) < len(self.contenders):
            return
        pairs = list(zip(self.contenders, self.contender_dice, strict=True))
        highest = max(self.contender_dice)
        self.contenders = [seat for seat, shown in pairs if shown == highest]
        self.contender_dice = []
        if len(self.contenders) == 1:
            self.starter = self.contenders[0]
            self.begin_turn(self.starter)

    def act(self, text: str) -> None:
        """Carry out the choice of the seat that owes one."""
        word, *rest = text.split(" ")
        if word == "reroll":
            for face in rest:
                self.dice.remove(int(face))
            self.throw_number += 1
            self.phase = "throw"
        elif word == "stand":  # CZ-3
            self.phase = "place"
        elif word == "put":
            column, number = rest[0].split("/")
            self.put(int(column), int(number))
        elif word == "forfeit":
            lost = min(FORFEIT, self.reserve[self.seat])  # CZ-15
            self.reserve[self.seat] -= lost
            self.set_aside[self.seat] += lost  # CZ-14
            self.end_turn()
        else:
            assert word == "end"
            self.end_turn()

    def put(self, column: int, number: int) -> None:
        """CZ-21: one pawn goes down, and captures and scores at once."""
        for _ in range(number):  # CZ-9: exactly that many dice, each used once
            self.dice.remove(column)
        self.reserve[self.seat] -= 1
        self.placed += 1
        self.owner[column, number] = self.seat
        self.capture(column)
        for step in DIRECTIONS:  # CZ-28: each direction scores; CZ-33: for this seat alone
            self.line_points[self.seat] += self.line_gain(column, number, step)

    def capture(self, column: int) -> None:
        """CZ-17 to CZ-22: in this column, take all opponents' pawns that are fewer than mine."""
        mine = len(self.squares_held(self.seat, column))  # CZ-17: the new pawn included
        opponents = [opponent for opponent in range(self.seats) if opponent != self.seat]
        groups = [self.squares_held(opponent, column) for opponent in opponents]
        if self.captures == "together":  # CZ-19: one group of all; else each compared alone
            groups = [[square for group in groups for square in group]]
        for group in groups:
            if len(group) < mine:  # CZ-18: equal is not fewer
                for square in group:  # CZ-20: all of them
                    del self.owner[square]
                    self.captured[self.seat] += 1  # CZ-23: to no reserve

    def squares_held(self, seat: int, column: int) -> list[tuple[int, int]]:
        """List the squares of a column that hold a seat's pawns."""
        return [(column, number) for number in FACES if self.owner.get((column, number)) == seat]

    def line_gain(self, column: int, number: int, step: tuple[int, int]) -> int:
        """Count what the pawn just put on this square earns in one direction and its opposite."""
        across, along = step
        one_side = self.run_beside(column, number, across, along)
        other_side = self.run_beside(column, number, -across, -along)
        gain = LINE_VALUE.get(one_side + 1 + other_side, 0)  # CZ-29: the joined run is one line
        if self.line_scoring == "difference":  # CZ-27
            gain -= LINE_VALUE.get(one_side, 0) + LINE_VALUE.get(other_side, 0)
        return gain

    def run_beside(self, column: int, number: int, across: int, along: int) -> int:
        """CZ-26: own pawns without a gap, going from the square but not counting it."""
        length = 0
        square = (column + across, number + along)
        while self.owner.get(square) == self.seat:
            length += 1
            square = (square[0] + across, square[1] + along)
        return length

    def begin_turn(self, seat: int) -> None:
        """Hand all eight dice to a seat for its first throw."""
        # CZ-36: only a seat's own turn lowers its reserve, and the game ends before its next one.
        assert self.reserve[seat] > 0
        self.seat = seat
        self.throw_number = 1
        self.dice = []
        self.placed = 0
        self.phase = "throw"

    def end_turn(self) -> None:
        """Pass the turn clockwise, or end the game with the round."""
        following = (self.seat + 1) % self.seats
        if following == self.starter:
            if 0 in self.reserve:  # CZ-34, CZ-35
                self.phase = "over"
                return
            self.round += 1
        self.begin_turn(following)

    def scores(self) -> list[int]:
        """Add line points and capture points, as if the match ended now."""
        both = zip(self.line_points, self.captured, strict=True)  # CZ-38: not the reserve
        return [points + capture_points(pawns) for points, pawns in both]

    def ranks(self) -> list[int]:
        """CZ-37: one more than the number of seats that did strictly better."""
        results = list(zip(self.scores(), self.captured, strict=True))
        if self.ties == "shared":
            results = [(score, 0) for score, _ in results]
        return [1 + sum(other > own for other in results) for own in results]


def capture_points(pawns: int) -> int:
    """Read the printed table, and past its end go on as it does (CZ-24)."""
    if pawns < len(CAPTURE_VALUE):
        return CAPTURE_VALUE[pawns]
    return (pawns + 1) ** 2 // 4
