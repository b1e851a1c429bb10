import { expect, test } from "vitest";

import { hem } from "./hem";

test("one field has one square hem, inside it", () => {
  expect(hem([[0, 0]], 6)).toBe("M6 6L90 6L90 90L6 90Z");
});

test("fields side by side share one hem without a line between them", () => {
  expect(
    hem(
      [
        [0, 0],
        [1, 0],
      ],
      0,
    ),
  ).toBe("M0 0L192 0L192 96L0 96Z");
});

test("fields that touch by a corner have a hem each", () => {
  expect(
    hem(
      [
        [0, 0],
        [1, 1],
      ],
      6,
    ).match(/M/g),
  ).toHaveLength(2);
});

test("a hole has a hem of its own, outside the hole", () => {
  const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const));
  const path = hem(
    ring.filter(([x, y]) => x !== 1 || y !== 1),
    6,
  );
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).toContain("90 90");
  expect(path).toContain("198 198");
});

test("an inner corner is moved into the estate too", () => {
  expect(
    hem(
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      6,
    ),
  ).toContain("90 90");
});
