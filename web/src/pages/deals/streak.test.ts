import { expect, test } from "vitest";

import { streakOf, withDeal, type Played } from "./streak";

const played = (...days: string[]): Played => Object.fromEntries(days.map((d) => [d, ["columba"]]));

test("days in a row are counted back from today, over the end of a month", () => {
  expect(streakOf(played("2026-02-27", "2026-02-28", "2026-03-01"), "2026-03-01")).toBe(3);
});

test("a streak is not broken before its day is over", () => {
  expect(streakOf(played("2026-02-27", "2026-02-28"), "2026-03-01")).toBe(2);
  expect(streakOf(played("2026-02-27"), "2026-03-01")).toBe(0);
});

test("nobody has one who has never played", () => {
  expect(streakOf({}, "2026-03-01")).toBe(0);
});

test("a deal counts once, and each game by itself", () => {
  const once = withDeal({}, "2026-03-01", "piccioni");
  const all = withDeal(withDeal(once, "2026-03-01", "columba"), "2026-03-01", "piccioni");
  expect(all).toEqual({ "2026-03-01": ["columba", "piccioni"] });
});

test("what is older than anybody's streak is forgotten", () => {
  let kept: Played = {};
  for (let n = 0; n < 450; n++) {
    kept = withDeal(kept, new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10), "columba");
  }
  expect(Object.keys(kept)).toHaveLength(400);
  expect(streakOf(kept, new Date(Date.UTC(2026, 0, 450)).toISOString().slice(0, 10))).toBe(400);
});
