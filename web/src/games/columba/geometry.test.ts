import { expect, test } from "vitest";

import {
  boundsOf,
  fieldOf,
  keyOf,
  laidOut,
  nearest,
  plainTurn,
  snapCard,
  snapField,
  turned,
} from "./geometry";

test("a quarter turn clockwise moves the top left field to the top right", () => {
  expect(turned("gwsb", 1)).toBe("bgws");
  expect(turned("gwsb", -1)).toBe(turned("gwsb", 3));
  expect(turned("gwsb", 4)).toBe("gwsb");
});

test("turns with the same picture are told as the smallest", () => {
  expect(plainTurn("gwgw", 3)).toBe(1);
  expect(plainTurn("ggsb", 3)).toBe(3);
});

test("a card is written clockwise from its top left field", () => {
  expect(laidOut("gwsb", [2, -1], 0)).toEqual([
    [[2, -1], "g"],
    [[3, -1], "w"],
    [[3, 0], "s"],
    [[2, 0], "b"],
  ]);
});

test("keys and fields are the same thing", () => {
  expect(fieldOf(keyOf([-3, 12]))).toEqual([-3, 12]);
});

test("bounds end beyond the last field", () => {
  expect(
    boundsOf([
      [0, 0],
      [-2, 3],
    ]),
  ).toEqual({ left: -2, top: 0, right: 1, bottom: 4 });
});

test("a card is held by its middle, another piece lies under the pointer", () => {
  expect(snapCard(100, 90)).toEqual([0, 0]);
  expect(snapCard(-10, 200)).toEqual([-1, 1]);
  expect(snapField(-1, 95)).toEqual([-1, 0]);
});

test("a place is hit from near by, and the nearest wins", () => {
  const places = ["0,0", "4,0"];
  expect(nearest(places, 1, 110, 96, 20)).toEqual([0, 0]);
  expect(nearest(places, 1, 300, 96, 20)).toBeNull();
});
