import { expect, test } from "vitest";

import { changed } from "./marks";
import type { Event } from "./types";

const at = (column: number, number: number) => ({ column, number });
const put = (column: number, number: number): Event => {
  return { type: "Placed", seat: 1, square: at(column, number) };
};

test("a square that was taken is marked, and one that was emptied otherwise", () => {
  const captured: Event = { type: "Captured", seat: 1, owner: 0, squares: [at(2, 1), at(3, 1)] };
  const marks = changed([put(4, 2), captured, { type: "TurnEnded", seat: 1 }]);
  expect([...marks]).toEqual([
    ["4/2", "came"],
    ["2/1", "went"],
    ["3/1", "went"],
  ]);
});

test("what happened to a square last is what is marked", () => {
  const captured: Event = { type: "Captured", seat: 2, owner: 1, squares: [at(4, 2)] };
  expect(changed([put(4, 2), captured]).get("4/2")).toBe("went");
  expect(changed([captured, put(4, 2)]).get("4/2")).toBe("came");
});
