import { expect, test } from "vitest";

import { following, numbered, repeated, reversed } from "./numbers";

const BOARD = {
  columns: [
    [1, 2, 3],
    [1, 2, 3],
  ],
};

test("a number is given in exchange", () => {
  expect(numbered(BOARD, 1, 0, 3).columns).toEqual([
    [1, 2, 3],
    [3, 2, 1],
  ]);
  expect(numbered(BOARD, 0, 1, 2)).toEqual(BOARD);
});

test("a click goes on to the next number, after the last to the first", () => {
  expect(following(BOARD, 0, 1)).toBe(3);
  expect(following(BOARD, 0, 2)).toBe(1);
});

test("a column is turned over, and may be that of all", () => {
  const turned = reversed(BOARD, 1);
  expect(turned.columns).toEqual([
    [1, 2, 3],
    [3, 2, 1],
  ]);
  expect(repeated(turned, 1).columns).toEqual([
    [3, 2, 1],
    [3, 2, 1],
  ]);
});
