import { expect, it } from "vitest";

import { begun, columns, height } from "./pad";
import type { Event, PlayerView, View } from "./types";

function player(lines: number, captured: number, points: number): PlayerView {
  return {
    reserve: 5,
    captured: [captured],
    set_aside: 0,
    pad: [
      { name: "lines", size: lines, points: lines },
      { name: "captures", size: captured, points },
    ],
  };
}

function view(...players: PlayerView[]): View {
  return {
    options: {},
    board: [],
    players,
    first: 0,
    seat: 0,
    round: 3,
    step: { type: "Throwing", throw: 1, kept: [] },
    fits: null,
    at_stake: 3,
    is_last_round: false,
    prices: [],
  };
}

const scored = (seat: number, ...points: number[]): Event => ({
  type: "Scored",
  seat,
  terms: points.map((n) => ({ name: "row", size: n + 2, points: n })),
});

it("writes a line for each line of pawns, player by player", () => {
  const history = [scored(0, 1), scored(1, 2), scored(0, 2, 1)];
  const [ada, bruno] = columns(view(player(4, 3, 4), player(2, 0, 0)), history);
  expect(ada?.lines.map(({ points }) => points)).toEqual([1, 2, 1]);
  expect(ada?.total).toBe(8);
  expect(bruno?.lines.map(({ points }) => points)).toEqual([2]);
});

it("writes one sum if not all is known", () => {
  const [ada] = columns(view(player(4, 0, 0)), [scored(0, 1)]);
  expect(ada?.lines).toEqual([{ name: "lines", size: 4, points: 4 }]);
});

it("always has an empty line left", () => {
  expect(height(columns(view(player(0, 0, 0)), []))).toBe(3);
  const history = [scored(0, 1), scored(0, 1), scored(0, 1), scored(0, 1)];
  expect(height(columns(view(player(4, 0, 0)), history))).toBe(5);
});

it("tells the dice that decided who begins", () => {
  const thrown = (seat: number, face: number): Event => ({ type: "DieThrown", seat, face });
  const dice = [thrown(0, 4), thrown(1, 4), thrown(0, 2)];
  expect(begun(dice)).toBeNull();
  expect(begun([...dice, thrown(1, 6), { type: "Began", seat: 1 }])).toEqual({
    fell: [
      { seat: 0, face: 4 },
      { seat: 1, face: 4 },
      { seat: 0, face: 2 },
      { seat: 1, face: 6 },
    ],
    seat: 1,
  });
});
