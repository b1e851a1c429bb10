import { expect, test } from "vitest";

import { Drag } from "./drag.svelte";

/** Rows of different heights, 8 apart. */
function listOf(heights: readonly number[]): HTMLElement {
  let top = 0;
  const children = heights.map((height) => {
    const box = { top, bottom: top + height, height };
    top += height + 8;
    return { getBoundingClientRect: () => box };
  });
  return { children } as unknown as HTMLElement;
}

test("a row goes where it is dragged, and others make room", () => {
  const drag = new Drag();
  drag.begin(0, 100, listOf([40, 80, 40]));
  drag.follow(130);
  expect(drag.to).toBe(0);
  drag.follow(150); // its lower edge passes the middle of the second
  expect([drag.to, drag.shift(0), drag.shift(1), drag.shift(2)]).toEqual([1, 50, -48, 0]);
  expect([0, 1, 2].map((row) => drag.placeOf(row))).toEqual([1, 0, 2]);
  drag.follow(400);
  expect(drag.to).toBe(2);
  drag.follow(-900);
  expect(drag.to).toBe(0);
});

test("upwards too; what is let go leaves no trace", () => {
  const drag = new Drag();
  drag.begin(2, 0, listOf([40, 80, 40]));
  drag.follow(-60);
  expect([drag.to, drag.shift(1), drag.placeOf(1), drag.placeOf(2)]).toEqual([1, 48, 2, 1]);
  drag.end();
  expect([drag.from, drag.shift(1), drag.placeOf(2)]).toEqual([null, 0, 2]);
});
