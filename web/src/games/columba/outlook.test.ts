import { expect, test } from "vitest";

import { costOpen, pointsMade, shiftOf } from "./outlook";
import type { View } from "./types";

/** As much of a view as points need: each seat's terms. */
function scored(...seats: readonly (readonly [string, number][])[]): View {
  const boards = seats.map((terms) => ({
    terms: terms.map(([name, points]) => ({ name, points, fields: 0, home: null })),
  }));
  return { boards } as unknown as View;
}

test("an unfinished objective is kept apart from the points made", () => {
  const [board] = scored([
    ["small", 5],
    ["large", 4],
    ["unfinished", -4],
  ]).boards;
  if (!board) throw new Error("no board");
  expect([pointsMade(board), costOpen(board)]).toEqual([9, -4]);
  expect([pointsMade(board, true), costOpen(board, true)]).toEqual([5, 0]);
});

test("an objective that is completed changes no points made", () => {
  const before = scored([
    ["small", 5],
    ["unfinished", -4],
  ]);
  expect(shiftOf(before, scored([["small", 5]]), 0, 0)).toBeNull();
});

test("points for a rival are a gift, for oneself and an ally they are not", () => {
  const one = (points: number): [string, number][] => [["small", points]];
  const before = scored(one(1), one(1), one(1), one(1));
  const after = scored(one(2), one(3), one(2), one(0));
  const shifts = [0, 1, 2, 3].map((seat) => shiftOf(before, after, seat, 0));
  expect(shifts).toEqual([
    { points: 1, after: 2, isGift: false },
    { points: 2, after: 3, isGift: true },
    { points: 1, after: 2, isGift: false },
    { points: -1, after: 0, isGift: false },
  ]);
  expect(shiftOf(before, after, 1, null)?.isGift).toBe(false); // an onlooker has no rivals
});
