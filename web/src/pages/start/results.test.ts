import { expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { resultOf } = await import("./results");
const seat = (number: number, name: string, bot = "", is_mine = false) =>
  ({ seat: number, name, bot, is_mine }) as never;
const mine = seat(0, "Ada", "", true);
const over = (ranks: number[], scores: number[], gave_up?: number) =>
  ({ type: "Over", ranks, scores, ...(gave_up === undefined ? {} : { gave_up }) }) as const;

it("says who won, and the points, the winner's first", () => {
  expect(resultOf(over([1, 2], [34, 28]), [mine, seat(1, "", "homer")])).toBe("You won, 34 : 28");
  expect(resultOf(over([2, 1], [-3, 12]), [mine, seat(1, "", "homer")])).toBe("Homer won, 12 : −3");
  expect(resultOf(over([1, 1], [9, 9]), [mine, seat(1, "Bruno")])).toBe("Ada and Bruno won, 9 : 9");
});

it("says who gave up instead of points that never counted", () => {
  const seats = [mine, seat(1, "Bruno")];
  expect(resultOf(over([1, 2], [3, 8], 1), seats)).toBe("You won: Bruno gave up");
  expect(resultOf(over([2, 1], [3, 8], 0), seats)).toBe("Bruno won: you gave up");
});

it("calls nobody you at a screen that is handed round", () => {
  expect(resultOf(over([2, 1], [3, 8]), [mine, seat(1, "Ada", "", true)])).toBe("Ada 2 won, 8 : 3");
});
