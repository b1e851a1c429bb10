import { expect, test } from "vitest";

import { after, type Known } from "./known";
import type { Position } from "./wire";

function position(since: number, at: number, events: readonly string[]): Position {
  return { is: "position", seat: 0, at, since, view: {}, waiting: [], now: 0, events };
}

function told(...positions: readonly Position[]): Known {
  let known: Known | undefined;
  for (const one of positions) known = after(known, one, 0);
  return known!;
}

test("events follow one another, and the last are the news", () => {
  const known = told(position(0, 2, ["a", "b"]), position(2, 3, ["c"]));
  expect(known.history).toEqual(["a", "b", "c"]);
  expect(known.news).toEqual(["c"]);
});

test("the first position is no news, however much it tells", () => {
  expect(told(position(0, 9, ["a"])).news).toEqual([]);
});

test("when something was taken back, all is told again, and nothing is news", () => {
  const known = told(position(0, 2, ["a", "b"]), position(2, 3, ["c"]), position(0, 4, ["a", "b"]));
  expect(known.history).toEqual(["a", "b"]);
  expect(known.news).toEqual([]);
});

test("a position that tells nothing new changes no history", () => {
  const known = told(position(0, 2, ["a"]), position(2, 2, []));
  expect(known.history).toEqual(["a"]);
});

test("the clock of the server is compared with ours", () => {
  expect(after(undefined, { ...position(0, 0, []), now: 5000 }, 4000).behind).toBe(1000);
});
