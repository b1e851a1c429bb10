import { expect, it } from "vitest";

import type { SeatOf } from "../../lib/wire";
import { deals } from "./deals";

const seat = (name: string, points: number | null, place: number | null = 1): SeatOf => ({
  ...{ name, bot: points === null && place ? "homer" : "", is_me: false },
  ...{ place, score: 5, lead: 2, points },
});

it("puts those together who had the same seat, the best first", () => {
  const boards = [
    { table: "a", seats: [seat("Ada", 0), seat("", null)] },
    { table: "b", seats: [seat("Ben", 1), seat("Cleo", 0.5)] },
    { table: "c", seats: [seat("Dan", null, null), seat("Eve", null, null)] }, // still played
  ];
  const found = deals({ boards, byes: [] });
  expect(found.map((deal) => deal.map((one) => [one.board, one.seat.name]))).toEqual([
    [
      [2, "Ben"],
      [1, "Ada"],
    ],
    [
      [2, "Cleo"],
      [1, ""], // a bot, with whom nobody is compared
    ],
  ]);
});
