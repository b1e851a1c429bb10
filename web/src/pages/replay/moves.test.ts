import { expect, test } from "vitest";

import type { ReplayStep } from "../../lib/wire";
import { byTurns, lastMover, moverOf, noteOf, undone, witnessed } from "./moves";

function steps(...lines: string[]): (ReplayStep | undefined)[] {
  const made = lines.map((line, n) => ({
    ...{ at: n + 1, line, views: {}, waiting: [], over: null },
    events: line.startsWith("!") ? [] : [line],
  }));
  return [undefined, ...made];
}

test("what was taken back is not told any more, before that it is", () => {
  const all = steps("* 4", "0 a", "0 b", "! 0 undo 2", "0 c", "1 d", "! 1 undo 6", "1 e");
  expect(witnessed(all, 3)).toEqual(["* 4", "0 a", "0 b"]);
  expect(witnessed(all, 4)).toEqual(["* 4"]);
  expect(witnessed(all, 8)).toEqual(["* 4", "0 c", "1 e"]);
  expect([...undone(all, 8)]).toEqual([2, 3, 6]);
});

test("steps that are not there yet leave gaps", () => {
  expect(witnessed([undefined, undefined, ...steps("0 b").slice(1)], 2)).toEqual(["0 b"]);
});

test("who wrote a line", () => {
  expect([moverOf("2 end"), moverOf("* 1233"), moverOf("! 0 undo 1"), moverOf("1 ?")]).toEqual([
    2,
    null,
    null,
    1,
  ]);
  expect(noteOf("! 1 bot homer")).toEqual({ seat: 1, what: "bot" });
  expect(noteOf("! 0 undo 12")).toEqual({ seat: 0, what: "undo" });
  expect(noteOf("! 1 give up")).toEqual({ seat: 1, what: "give-up" });
  expect(noteOf("! 0 give up to homer")).toEqual({ seat: 0, what: "give-up-to" });
  expect(noteOf("0 end")).toBeNull();
});

test("whose eyes see an entry", () => {
  const all = steps("* 4", "! 1 bot homer", "2 a", "* 3", "! 0 resign", "1 b");
  expect([1, 2, 3, 4, 5, 6].map((at) => lastMover(all, at))).toEqual([null, null, 2, 2, 2, 1]);
  all[4] = { ...all[4]!, waiting: [0, 1] };
  expect(lastMover(all, 4)).toBe(0);
});

test("entries stand turn by turn, without the events of what was taken back", () => {
  const all = steps("* 4", "0 a", "! 0 undo 2", "0 b", "0 end", "1 c");
  const turns = byTurns(all, undone(all, 6), (events) => events.at(-1) === "0 end");
  expect(turns).toEqual([
    { from: 1, entries: [1, 2, 3, 4, 5], events: ["* 4", "0 b", "0 end"] },
    { from: 6, entries: [6], events: ["1 c"] },
  ]);
});

test("what comes with the last entry of a turn is the beginning of the next", () => {
  const [, last] = steps("0 end");
  const all = [undefined, { ...last!, events: ["ended", "tallied", "finished"] }];
  const turns = byTurns(all, new Set(), (events) => events.at(-1) === "ended");
  expect(turns).toEqual([
    { from: 1, entries: [1], events: ["ended"] },
    { from: 1, entries: [], events: ["tallied", "finished"] },
  ]);
});

test("a list with gaps tells what is there", () => {
  const all = [undefined, undefined, ...steps("0 b").slice(1)];
  expect(byTurns(all, new Set(), () => false).map(({ from }) => from)).toEqual([2]);
});
