import { describe, expect, it } from "vitest";

import { clockFor, isSlow, USUAL, wished } from "./wish";

const DAY = 86_400;

describe("what a moderator chooses for all tables", () => {
  it("fits a clock to the days of a round", () => {
    expect(clockFor(0).kind).toBe("none");
    expect([1, 2, 3, 7, 10, 60].map((days) => clockFor(days).seconds / DAY)).toEqual([
      1, 1, 3, 7, 7, 14,
    ]);
    expect(clockFor(5).window).toBe(DAY); // a day to react, as the clock gives days
  });

  it("asks for days off only where a clock gives days", () => {
    expect(wished(USUAL).pause).toBe(0);
    expect(wished({ ...USUAL, clock: clockFor(7) }).pause).toBe(7);
    const quick = { ...clockFor(7), seconds: 600 };
    expect(isSlow(quick)).toBe(false);
    expect(wished({ ...USUAL, clock: quick }).pause).toBe(0);
  });
});
