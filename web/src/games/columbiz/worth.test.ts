import { expect, it } from "vitest";

import { pairs, plain } from "./worth";

it("reads the numbers of a clause", () => {
  expect(pairs("Worth: 1 → 1, 2 → 2, 10 → 30. (CZ-25)")).toEqual([
    { count: 1, points: 1 },
    { count: 2, points: 2 },
    { count: 10, points: 30 },
  ]);
  expect(pairs("nothing here")).toEqual([]);
});

it("leaves the rulings' numbers and marks to the rules", () => {
  expect(plain("⚑ Short diagonals count **as well**. (CZ-26, CZ-32)")).toBe(
    "Short diagonals count as well.",
  );
});
