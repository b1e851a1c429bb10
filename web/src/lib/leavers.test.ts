import { expect, test } from "vitest";

import { leavers } from "./leavers";

const table = (status: string, ...resigned: boolean[]) =>
  ({
    status,
    seats: resigned.map((gone, seat) => ({ seat, resigned: gone, is_mine: seat === 0 })),
  }) as never;

test("who gives up while others play on is told of once", () => {
  const [before, now] = [
    table("running", false, false, false),
    table("running", false, true, false),
  ];
  expect(leavers(before, now)).toEqual([1]);
  expect(leavers(now, now)).toEqual([]);
});

test("nobody is told what they did, what was so when they came, or what the end tells", () => {
  expect(leavers(table("running", false, false), table("running", true, false))).toEqual([]);
  expect(leavers(null, table("running", false, true))).toEqual([]);
  expect(leavers(table("running", false, false), table("over", false, true))).toEqual([]);
});
