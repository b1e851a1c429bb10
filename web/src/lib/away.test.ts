import { expect, test } from "vitest";

import { isAway, lasting, missing } from "./away";
import type { SeatNow } from "./wire";

const ada: SeatNow = {
  seat: 0,
  name: "Ada",
  colour: "",
  bot: "",
  resigned: false,
  is_open: false,
  is_mine: true,
  is_here: true,
  left: 0,
  away: 0,
};
const ben: SeatNow = { ...ada, seat: 1, name: "Ben", is_mine: false, is_here: false, left: 60_000 };
const cleo: SeatNow = { ...ben, seat: 2, name: "Cleo", is_here: true, left: 0 };
const homer: SeatNow = { ...ben, seat: 3, name: "", bot: "homer", left: 0 };
const table = {
  status: "running" as const,
  seats: [ada, ben, cleo, homer],
  votes: [] as [number, number][],
  agreement: { grace: 30 },
};

test("away is a person who plays, and is not here", () => {
  expect([0, 1, 2, 3].map((seat) => isAway(table, seat))).toEqual([false, true, false, false]);
});

test("whoever has left a seat to a bot is not waited for, and nobody is once it is over", () => {
  const left = { ...table, seats: [ada, { ...ben, bot: "homer" }] };
  expect(isAway(left, 1)).toBe(false);
  expect(isAway({ ...table, status: "over" }, 1)).toBe(false);
});

test("those who are missing are missed by the clock of this browser, and for the table's grace", () => {
  const [one, ...others] = missing(table, [1], 20_000);
  expect(others).toEqual([]);
  expect(one).toEqual({ seat: 1, since: 40_000, until: 70_000, isAsked: false });
});

test("while somebody who is here is asked, nobody is missing", () => {
  expect(missing(table, [1, 2], 0)).toEqual([]);
  expect(missing(table, [0], 0)).toEqual([]);
  expect(missing(table, [], 0)).toEqual([]);
});

test("what I have asked for is known, and what others have is theirs", () => {
  expect(missing({ ...table, votes: [[1, 0]] }, [1], 0)[0]?.isAsked).toBe(true);
  expect(missing({ ...table, votes: [[1, 2]] }, [1], 0)[0]?.isAsked).toBe(false);
});

test.each([
  [-5, "0 seconds"],
  [40_900, "40 seconds"],
  [60_000, "1 minute"],
  [7_200_000, "2 hours"],
  [200_000_000, "2 days"],
])("%i ms last %s", (time, said) => expect(lasting(time, "en")).toBe(said));

test("in other languages, too", () => expect(lasting(120_000, "de")).toBe("2 Minuten"));
