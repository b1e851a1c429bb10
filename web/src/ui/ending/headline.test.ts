import { expect, test, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { headlineOf } = await import("./headline");
const WHO = ["Ada", "Bruno", "Cleo", "Dario"];
const names = (you = -1) => ({
  name: (seat: number) => WHO[seat]!,
  isYou: (s: number) => s === you,
});
const over = (ranks: number[], gave_up?: number) =>
  ({ type: "Over", ranks, scores: [], ...(gave_up === undefined ? {} : { gave_up }) }) as const;

test("who won", () => {
  expect(headlineOf(over([1, 2]), names(0))).toBe("You win!");
  expect(headlineOf(over([2, 1]), names(0))).toBe("Bruno wins!");
  expect(headlineOf(over([1, 1]), names())).toBe("Ada and Bruno share the win");
});

test("who gave up, and who won by it", () => {
  expect(headlineOf(over([1, 2], 1), names(0))).toBe("Bruno gave up. You win!");
  expect(headlineOf(over([1, 2], 1), names(1))).toBe("You gave up. Ada wins!");
  expect(headlineOf(over([1, 2, 1, 2], 3), names())).toBe("Dario gave up. Ada and Cleo win!");
});
