import { expect, it } from "vitest";

import { marked } from "./marks";
import type { Event } from "./types";

const placed = (x: number, y: number): Event => ({
  type: "Placed",
  seat: 1,
  card: "gwsb",
  field: [x, y],
  turn: 0,
});

it("marks a place once, though two cards came to lie there one after the other", () => {
  const { cards, fields } = marked([placed(0, 0), placed(2, 0), placed(0, 0)]);
  expect(cards).toEqual([
    [0, 0],
    [2, 0],
  ]);
  expect(fields.size).toBe(8);
});
