import { expect, test } from "vitest";

import { between, fitted, kept, panned, revealed, shows, toLand, toWindow, zoomed } from "./camera";
import { grown } from "./geometry";

const size = { width: 400, height: 300 };
const box = { left: -3, top: -2, right: 9, bottom: 7 };

test("all of the land is shown at first, with its margin", () => {
  const camera = fitted(box, size, 1.3);
  expect(shows(camera, size, grown(box, 1.3))).toBe(true);
  expect(shows(camera, size, grown(box, 20))).toBe(false);
});

test("the land keeps clear of what lies on the window", () => {
  const camera = fitted(box, size, 1, { head: 40, foot: 20 });
  expect(toWindow(camera, 0, -3 * 96)[1]).toBeGreaterThanOrEqual(39.9);
  expect(toWindow(camera, 0, 8 * 96)[1]).toBeLessThanOrEqual(280.1);
});

test("zooming keeps the point under the pointer", () => {
  const before = fitted(box, size, 1);
  const after = zoomed(before, 1.7, 120, 80);
  const [x, y] = toLand(before, 120, 80);
  expect(toWindow(after, x, y)[0]).toBeCloseTo(120);
  expect(toWindow(after, x, y)[1]).toBeCloseTo(80);
});

test("however far it is moved, some of the land stays in the window", () => {
  const far = kept(panned(fitted(box, size, 1), 9999, -9999), size, box);
  const [left] = toWindow(far, box.left * 96, 0);
  const [, bottom] = toWindow(far, 0, box.bottom * 96);
  expect(left).toBeLessThan(size.width);
  expect(bottom).toBeGreaterThan(0);
});

test("a field outside is brought in by the least move", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const field = { left: 5, top: 1, right: 6, bottom: 2 };
  const after = revealed(camera, size, field);
  expect(shows(after, size, field)).toBe(true);
  expect(after.y).toBe(0);
});

test("half way is half way", () => {
  const half = between({ x: 0, y: 0, scale: 1 }, { x: 10, y: -10, scale: 2 }, 0.5);
  expect(half).toEqual({ x: 5, y: -5, scale: 1.5 });
});
