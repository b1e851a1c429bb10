import { expect, it } from "vitest";

import { isSwipe } from "./swipe";

it("takes a long straight line to the left for one, and nothing else", () => {
  expect(isSwipe(-80, 10)).toBe(true);
  expect(isSwipe(-80, 60)).toBe(false);
  expect(isSwipe(-30, 0)).toBe(false);
  expect(isSwipe(120, 0)).toBe(false);
});
