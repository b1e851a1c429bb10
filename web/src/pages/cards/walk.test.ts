import { expect, test } from "vitest";

import { beside } from "./walk";

/** Three beside each other, and two below them. */
const SPOTS = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 0, y: 10 },
  { x: 10, y: 10 },
];

test("an arrow leads to the nearest one in its direction", () => {
  expect(beside(SPOTS, 0, "ArrowRight")).toBe(1);
  expect(beside(SPOTS, 1, "ArrowDown")).toBe(4);
  expect(beside(SPOTS, 4, "ArrowLeft")).toBe(3);
  expect(beside(SPOTS, 3, "ArrowUp")).toBe(0);
});

test("where there is nothing below, it is the next best", () => {
  expect(beside(SPOTS, 2, "ArrowDown")).toBe(4);
});

test("beyond the edge there is nothing, and other keys lead nowhere", () => {
  expect(beside(SPOTS, 2, "ArrowRight")).toBeNull();
  expect(beside(SPOTS, 0, "x")).toBeNull();
});

test("Home and End lead to the first and the last", () => {
  expect(beside(SPOTS, 3, "Home")).toBe(0);
  expect(beside(SPOTS, 3, "End")).toBe(4);
});
