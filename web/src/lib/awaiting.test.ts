import { expect, it } from "vitest";

import { nextOf, ordered } from "./awaiting";
import type { Listed } from "./wire";

const listed = (id: string, is_asked: boolean, since = 0, until = 0): Listed =>
  ({ id, is_asked, since, until }) as Listed;

const tables = [
  listed("theirs", false),
  listed("patient", true, 5),
  listed("longest", true, 1),
  listed("urgent", true, 9, 100),
];

it("shows first what waits for me: whose time is over soonest, then who has waited longest", () => {
  expect(ordered(tables).map(({ id }) => id)).toEqual(["urgent", "longest", "patient", "theirs"]);
});

it("goes from match to match, and after the last to the first", () => {
  expect(nextOf(tables, undefined)?.id).toBe("urgent");
  expect(nextOf(tables, "theirs")?.id).toBe("urgent");
  expect(nextOf(tables, "urgent")?.id).toBe("longest");
  expect(nextOf(tables, "longest")?.id).toBe("patient");
  expect(nextOf(tables, "patient")?.id).toBe("urgent");
});

it("stays where it is if nobody else waits", () => {
  expect(nextOf([listed("only", true)], "only")).toBeUndefined();
  expect(nextOf([], undefined)).toBeUndefined();
});
