import { expect, it } from "vitest";

import { endOf, soonest } from "./absence";

it("begins with tomorrow, also at the end of a year", () => {
  expect(soonest(new Date(2026, 11, 31, 23, 59))).toBe("2027-01-01");
});

it("lasts until the day begins, where somebody is", () => {
  expect(endOf("2026-03-09")).toBe(new Date(2026, 2, 9, 0, 0, 0).getTime());
});
