import { expect, test } from "vitest";

import { PACES } from "./likes";
import { at, together } from "./pace";

const beat = (reads: number): { lands: number; reads: number } => ({ lands: 400, reads });
const others = (): boolean => false;

test("events that come together land one after another and are read in turn", () => {
  const all = together([100, 200], beat, others);
  expect(all.reads).toBe(300);
  expect(all.lands).toBeGreaterThan(400);
  expect(all.lands).toBeLessThan(800);
});

test("what one has done oneself lands, and needs no reading", () => {
  const own = together([700], beat, () => true);
  expect([own.lands, own.reads]).toEqual([400, 0]);
});

test("however much happens at once, reading it ends", () => {
  const many = together(Array<number>(100).fill(1000), beat, others);
  expect(many.reads).toBeLessThan(10_000);
});

test("slower takes longer, and at once takes no time", () => {
  const times = PACES.map((pace) => at(pace, beat(800), false));
  for (const [i, { lands, reads }] of times.entries()) {
    const quicker = times[i + 1];
    if (quicker) expect(lands > quicker.lands && reads > quicker.reads).toBe(true);
  }
  expect(times.at(-1)).toEqual({ lands: 0, reads: 0 });
});

test("without motion nothing travels, and it is read as long as ever", () => {
  expect(at("normal", beat(800), true)).toEqual({ lands: 0, reads: 800 });
});
