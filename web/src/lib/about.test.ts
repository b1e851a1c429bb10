import { expect, test } from "vitest";

import { nextMark } from "./about";

test("the walk over the marks goes round, forwards and backwards", () => {
  const marks = ["points", "objective", "tiles"];
  expect(nextMark(marks, null, 1)).toBe("points");
  expect(nextMark(marks, null, -1)).toBe("tiles");
  expect(nextMark(marks, "points", 1)).toBe("objective");
  expect(nextMark(marks, "tiles", 1)).toBe("points");
  expect(nextMark(marks, "points", -1)).toBe("tiles");
});

test("a mark that has gone meanwhile begins the walk anew", () => {
  expect(nextMark(["points", "tiles"], "falcon", 1)).toBe("points");
  expect(nextMark([], null, 1)).toBeUndefined();
});
