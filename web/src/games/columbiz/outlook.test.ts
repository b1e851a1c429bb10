import { expect, it } from "vitest";

import { cells, keyOf } from "./geometry";
import { beside, draw } from "./outlook";
import type { Event, Spot, View } from "./types";

function board(pawns: Readonly<Record<string, number>>): Spot[] {
  return Array.from({ length: 36 }, (_, n) => {
    const square = { column: Math.floor(n / 6) + 1, number: (n % 6) + 1 };
    return { square, row: square.number - 1, owner: pawns[keyOf(square)] ?? null };
  });
}

const before = cells(board({ "2/3": 0, "3/3": 0, "4/3": 0, "5/1": 1 }));
const events: Event[] = [
  { type: "Placed", seat: 0, square: { column: 5, number: 3 } },
  { type: "Captured", seat: 0, owner: 1, squares: [{ column: 5, number: 1 }] },
  { type: "Scored", seat: 0, terms: [{ name: "row", size: 4, points: 2 }] },
];

it("draws pawn, captures and line", () => {
  const drawn = draw(events, before);
  expect(drawn.placed).toEqual([{ key: "5/3", seat: 0 }]);
  expect(drawn.captures).toEqual([{ owner: 1, squares: ["5/1"] }]);
  expect(drawn.lines[0]?.cells.map(({ key }) => key)).toEqual(["2/3", "3/3", "4/3", "5/3"]);
  expect(drawn.left).toBeNull();
});

/** Positions that differ in what the first player has for captures. */
const caught = (points: number): View =>
  ({
    players: [{ pad: [{ points: 5 }, { name: "captures", size: 0, points }] }],
    step: { type: "Placing", dice: [6], placed: 1 },
  }) as unknown as View;

it("tells what captures add to the pad, and nothing where there is none", () => {
  expect(draw(events, before, caught(6), caught(4)).gained).toBe(2);
  expect(draw(events.slice(0, 1), before, caught(4), caught(4)).gained).toBe(0);
});

it("writes the points beside the new pawn", () => {
  expect(beside(draw(events, before).lines[0]!)).toEqual({ x: 3.5, y: 2 });
});

it("only tells a line that it cannot find on the board", () => {
  const [line] = draw(events, cells(board({ "4/3": 0 }))).lines;
  expect(line).toMatchObject({ name: "row", size: 4, points: 2, cells: [] });
  expect(beside(line!)).toBeNull();
});

it("draws nothing of other events", () => {
  expect(draw([{ type: "TurnEnded", seat: 0 }], before)).toMatchObject({ placed: [], lines: [] });
});
