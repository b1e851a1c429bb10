import { describe, expect, it } from "vitest";

import { cells, corner, keyOf, rows, run, step } from "./geometry";
import type { Spot } from "./types";

/** A board whose towers count upwards from the left, with pawns of a seat on some squares. */
function board(pawns: Readonly<Record<string, number>> = {}, flipped = false): Spot[] {
  return Array.from({ length: 36 }, (_, n) => {
    const square = { column: Math.floor(n / 6) + 1, number: (n % 6) + 1 };
    const row = flipped ? 6 - square.number : square.number - 1;
    return { square, row, owner: pawns[keyOf(square)] ?? null };
  });
}

const keys = (found: readonly { readonly key: string }[]): string[] => found.map(({ key }) => key);

describe("rows", () => {
  it("follow the rows the server tells, not the numbers", () => {
    expect(keys(rows(board())[0]!)).toEqual(["1/1", "2/1", "3/1", "4/1", "5/1", "6/1"]);
    expect(keys(rows(board({}, true))[0]!)[0]).toBe("1/6");
  });
});

describe("run", () => {
  const pawns = { "2/3": 0, "3/3": 0, "4/3": 0, "1/3": 1, "6/3": 0, "4/2": 0, "3/1": 0, "6/4": 0 };
  const spots = cells(board(pawns));

  it("takes the new square into account, and stops at others and at gaps", () => {
    expect(keys(run(spots, 0, "5/3", "row"))).toEqual(["2/3", "3/3", "4/3", "5/3", "6/3"]);
  });

  it("goes along columns and both diagonals", () => {
    expect(keys(run(spots, 0, "4/1", "column"))).toEqual(["4/1", "4/2", "4/3"]);
    expect(keys(run(spots, 0, "5/3", "falling"))).toEqual(["3/1", "4/2", "5/3", "6/4"]);
    expect(keys(run(spots, 0, "5/1", "rising"))).toEqual(["3/3", "4/2", "5/1"]);
  });

  it("is nothing where there is no such square or direction", () => {
    expect(run(spots, 0, "9/9", "row")).toEqual([]);
    expect(run(spots, 0, "5/3", "sideways")).toEqual([]);
  });
});

describe("step", () => {
  it("stays on the board", () => {
    expect(step("ArrowLeft", { x: 0, y: 2 }, 6, 6)).toEqual({ x: 0, y: 2 });
    expect(step("ArrowDown", { x: 0, y: 2 }, 6, 6)).toEqual({ x: 0, y: 3 });
    expect(step("End", { x: 1, y: 2 }, 6, 6)).toEqual({ x: 5, y: 2 });
    expect(step("PageUp", { x: 1, y: 2 }, 6, 6)).toEqual({ x: 1, y: 0 });
  });

  it("knows no other keys", () => {
    expect(step("x", { x: 1, y: 2 }, 6, 6)).toBeNull();
  });
});

it("draws squares under the roofs", () => {
  expect(corner({ x: 1, y: 0 })).toEqual({ x: 96, y: 80 });
});
