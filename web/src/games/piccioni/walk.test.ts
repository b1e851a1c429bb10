import { expect, it } from "vitest";

import { nearest, type Box } from "./walk";

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });
const BOXES = [box(0, 0), box(20, 0), box(40, 0), box(2, 30), box(42, 30)];

it("goes to the nearest one in that direction", () => {
  expect(nearest(BOXES, 0, "right")).toBe(1);
  expect(nearest(BOXES, 1, "right")).toBe(2);
  expect(nearest(BOXES, 0, "down")).toBe(3);
  expect(nearest(BOXES, 4, "up")).toBe(2);
});

it("stays where nothing is further", () => {
  expect(nearest(BOXES, 0, "left")).toBe(0);
  expect(nearest(BOXES, 9, "left")).toBe(9);
});
