import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Showing, type Beat, type Shown } from "./showing";

/** What lands after 100 ms and is read for 900; "quiet" things take no time. */
function beat(one: string): Beat {
  return one.startsWith("quiet") ? { lands: 0, reads: 0 } : { lands: 100, reads: 900 };
}

let seen: Shown<string>[];
let showing: Showing<string>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  showing = new Showing({ beat, show: (shown) => seen.push(shown) });
});
afterEach(() => vi.useRealTimers());

const now = (): string => seen.at(-1)?.one ?? "";
const told = (): string => (seen.at(-1)?.isTold ? now() : "");

test("what comes alone is shown at once, and told when it has landed", () => {
  showing.push("a");
  expect([now(), told()]).toEqual(["a", ""]);
  vi.advanceTimersByTime(100);
  expect(told()).toBe("a");
  expect(showing.isBehind).toBe(false);
});

test("what still moves when its time is over is told when it has come to rest, or soon", () => {
  let isMoving = true;
  showing = new Showing({ beat, show: (shown) => seen.push(shown), isMoving: () => isMoving });
  showing.push("a");
  vi.advanceTimersByTime(250);
  expect(told()).toBe("");
  isMoving = false;
  vi.advanceTimersByTime(100);
  expect(told()).toBe("a");
  isMoving = true;
  vi.advanceTimersByTime(1000);
  showing.push("b");
  vi.advanceTimersByTime(3000);
  expect(told()).toBe("b");
});

test("what comes together is shown in order, each for its time", () => {
  for (const one of ["a", "b", "c"]) showing.push(one);
  expect(now()).toBe("a");
  expect(showing.isBehind).toBe(true);
  vi.advanceTimersByTime(999);
  expect(now()).toBe("a");
  vi.advanceTimersByTime(1);
  expect([now(), told()]).toEqual(["b", ""]);
  vi.advanceTimersByTime(1000);
  expect(now()).toBe("c");
  expect(showing.isBehind).toBe(false);
  expect(seen.every(({ plays }) => plays)).toBe(true);
});

test("what comes when everything was read does not wait", () => {
  showing.push("a");
  vi.advanceTimersByTime(1000);
  showing.push("b");
  expect(now()).toBe("b");
});

test("whoever is behind is told so at once", () => {
  showing.push("a");
  expect(seen.at(-1)?.isBehind).toBe(false);
  showing.push("b");
  expect(seen.at(-1)).toEqual({ one: "a", plays: true, isTold: false, isBehind: true });
});

test("what takes no time keeps its place and delays nothing", () => {
  for (const one of ["quiet 1", "quiet 2", "a", "quiet 3"]) showing.push(one);
  expect(now()).toBe("a");
  vi.advanceTimersByTime(1000);
  expect(now()).toBe("quiet 3");
});

test("skipping leads to now, told, and plays nothing on the way", () => {
  for (const one of ["a", "b", "c"]) showing.push(one);
  showing.skip();
  expect(seen.at(-1)).toEqual({ one: "c", plays: false, isTold: true, isBehind: false });
  expect(seen.some(({ one }) => one === "b")).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(now()).toBe("c");
  showing.push("d");
  expect([now(), seen.at(-1)?.plays]).toEqual(["d", true]);
});

test("skipping while the last one lands tells it, and lets it go on playing", () => {
  showing.push("a");
  showing.skip();
  expect(seen.at(-1)).toEqual({ one: "a", plays: true, isTold: true, isBehind: false });
});

test("after skipping, what comes next does not wait until the last one was read", () => {
  showing.push("a");
  vi.advanceTimersByTime(150);
  showing.skip();
  showing.push("b");
  expect([now(), showing.isBehind]).toEqual(["b", false]);
});

test("a jump drops what was waiting", () => {
  for (const one of ["a", "b"]) showing.push(one);
  showing.jump("z");
  vi.advanceTimersByTime(10_000);
  expect(seen.at(-1)).toEqual({ one: "z", plays: false, isTold: true, isBehind: false });
});

test("whoever is far behind is not made to wait for all of it", () => {
  for (let number = 0; number < 500; number++) showing.push(`${number}`);
  expect(Number(now())).toBeGreaterThan(300);
  vi.advanceTimersByTime(120_000);
  expect(now()).toBe("499");
});

test("if time is short the rest is shown within it", () => {
  for (const one of ["a", "b", "c", "d"]) showing.push(one);
  showing.push("e", 1500);
  vi.advanceTimersByTime(1500);
  expect(now()).toBe("e");
  expect(seen.some(({ one }) => one === "c")).toBe(true);
  vi.advanceTimersByTime(1000);
  showing.push("f");
  showing.push("g");
  vi.advanceTimersByTime(900);
  expect(now()).toBe("f"); // the hurry is over
});

test("it is played again from where it began, and ends with now", () => {
  showing.jump("c");
  expect(showing.again("z", ["a", "b", "c"])).toBe(true);
  expect([now(), showing.isAgain]).toEqual(["z", true]);
  vi.advanceTimersByTime(5000);
  const order = seen.map(({ one }) => one).filter((one, i, all) => one !== all[i - 1]);
  expect(order).toEqual(["c", "z", "a", "b", "c"]);
  expect([showing.isBehind, showing.isAgain]).toEqual([false, false]);
});

test("what comes while it is played again follows it, and skipping leads there", () => {
  showing.jump("b");
  showing.again("z", ["a", "b"]);
  showing.push("c");
  showing.skip();
  expect([now(), showing.isAgain]).toEqual(["c", false]);
});

test("nothing is shown any more once it is closed", () => {
  for (const one of ["a", "b"]) showing.push(one);
  showing.close();
  const before = seen.length;
  vi.advanceTimersByTime(10_000);
  expect(seen).toHaveLength(before);
});
