import { expect, test } from "vitest";

import { beside, type Area } from "./beside";

const area = (left: number, top: number, wide: number, high: number): Area => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

const SCREEN = area(0, 0, 1000, 800);
const TABLE = area(200, 100, 600, 700);
const NOTE = { wide: 300, high: 150 };
const PLACE = area(450, 300, 100, 100);

test("where nothing is in the way, below the place and centred", () => {
  expect(beside(PLACE, NOTE, TABLE, SCREEN, [])).toEqual({ left: 350, top: 412 });
});

test("above, if something lies below", () => {
  const below = area(450, 400, 100, 100);
  expect(beside(PLACE, NOTE, TABLE, SCREEN, [below])).toEqual({ left: 350, top: 138 });
});

test("in a free corner, if there is something on every side", () => {
  const around = area(350, 200, 300, 300);
  const { left, top } = beside(PLACE, NOTE, TABLE, SCREEN, [around]);
  expect({ left, top }).toEqual({ left: 212, top: 638 });
});

test("over what can be read another time, if there is something everywhere else", () => {
  const log = area(700, 600, 290, 190);
  const full = area(0, 0, 690, 800);
  expect(beside(PLACE, NOTE, TABLE, SCREEN, [full], log)).toEqual({ left: 688, top: 638 });
  expect(beside(PLACE, NOTE, TABLE, SCREEN, [], log), "near, where it can be").toEqual({
    ...{ left: 350, top: 412 },
  });
});

test("never over its place, nor off the screen", () => {
  const low = area(450, 680, 100, 100);
  const { left, top } = beside(low, NOTE, TABLE, SCREEN, []);
  expect({ left, top }).toEqual({ left: 350, top: 518 });
});
