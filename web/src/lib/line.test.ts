import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Line, type LineState, type Socket } from "./line";
import type { ServerMessage } from "./wire";

class Fake implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly said: Record<string, unknown>[] = [];
  isClosed = false;
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

let sockets: Fake[] = [];
let states: LineState[] = [];
let heard: ServerMessage[] = [];

function line(): Line {
  const made = new Line({
    connect: () => {
      sockets.push(new Fake());
      return last();
    },
    hear: (told) => heard.push(told),
    changed: (state) => states.push(state),
  });
  made.open();
  return made;
}

const last = (): Fake => sockets[sockets.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

test("a move that was not answered is said again, with the same key, on the next socket", async () => {
  const wire = line();
  last().onopen?.();
  const done = wire.act({ seat: 0, at: 3, do: "end" });
  const [first] = last().said;
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  last().onopen?.();
  expect(sockets).toHaveLength(2);
  expect(last().said).toEqual([first]);
  last().tell({ is: "done", at: 4, ref: first!.ref });
  expect(await done).toMatchObject({ is: "done", at: 4 });
});

test("two moves have different keys", () => {
  const wire = line();
  last().onopen?.();
  void wire.act({ seat: 0, at: 3, do: "end" });
  void wire.act({ seat: 0, at: 4, do: "end" });
  const [one, two] = last().said;
  expect(one!.key).not.toBe(two!.key);
});

test("a question is forgotten when the line breaks", async () => {
  const wire = line();
  last().onopen?.();
  const answer = wire.ask({ seat: 0, why: "end" });
  last().onclose?.({ code: 1006 });
  expect(await answer).toBeNull();
  vi.advanceTimersByTime(1000);
  last().onopen?.();
  expect(last().said).toEqual([]);
});

test("unless somebody insists on it", async () => {
  const wire = line();
  last().onopen?.();
  const answer = wire.insist({ seat: 0, hint: true });
  const [first] = last().said;
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  last().onopen?.();
  expect(last().said).toEqual([first]);
  last().tell({ is: "hint", seat: 0, at: 3, moves: [], ref: first!.ref });
  expect(await answer).toMatchObject({ is: "hint" });
});

test("it waits longer after each failure, and never longer than 20 seconds", () => {
  line();
  const pauses: number[] = [];
  for (let n = 0; n < 8; n++) {
    last().onclose?.({ code: 1006 });
    const state = states[states.length - 1]!;
    if (state.is !== "down") throw new Error(state.is);
    pauses.push(state.again - Date.now());
    vi.advanceTimersByTime(20_000);
  }
  expect(pauses[0]).toBeLessThan(1000);
  expect(Math.max(...pauses)).toBeGreaterThan(8000);
  expect(Math.max(...pauses)).toBeLessThan(20_000);
});

test.each([
  [4404, "no-table"],
  [4403, "private"],
])("closed with %i, it is shut for good", (code, why) => {
  line();
  last().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect(states[states.length - 1]).toEqual({ is: "shut", code: why });
  expect(sockets).toHaveLength(1);
});

test("a line that is silent for long is taken for dead", () => {
  line();
  last().onopen?.();
  const first = last();
  vi.advanceTimersByTime(60_000);
  expect(first.isClosed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
});

test("what may have been stored is said again when the database is back", async () => {
  const wire = line();
  last().onopen?.();
  const done = wire.act({ seat: 0, at: 3, do: "end" });
  const [first] = last().said;
  last().tell({ is: "refused", code: "unavailable", params: {}, ref: first!.ref });
  vi.advanceTimersByTime(1500);
  expect(last().said).toEqual([first, first]);
  last().tell({ is: "done", at: 4, ref: first!.ref });
  expect(await done).toMatchObject({ at: 4 });
});

test("what is told to everyone is heard", () => {
  line();
  last().onopen?.();
  last().tell({ is: "pong", ping: 1 });
  expect(heard).toEqual([{ is: "pong", ping: 1 }]);
});

test("what an old socket still brings after the line was opened anew is not heard", () => {
  const wire = line();
  last().onopen?.();
  const old = last();
  wire.close();
  wire.open();
  old.tell({ is: "pong", ping: 1 });
  last().onopen?.();
  last().tell({ is: "pong", ping: 2 });
  expect(heard).toEqual([{ is: "pong", ping: 2 }]);
});

test("a message that nothing answers for three seconds tells that the line is dead", () => {
  const wire = line();
  last().onopen?.();
  vi.advanceTimersByTime(5000); // nobody has said anything: silence means nothing
  const done = wire.act({ seat: 0, at: 3, do: "end" });
  const [first] = last().said;
  vi.advanceTimersByTime(2900);
  expect(states.at(-1)).toEqual({ is: "open" });
  vi.advanceTimersByTime(200);
  expect(states.at(-1)).toMatchObject({ is: "down" });
  vi.advanceTimersByTime(1000);
  last().onopen?.();
  expect(last().said).toEqual([first]); // nothing is lost by it
  void done;
});

test("an answer that takes long to find is waited for, as long as there is an echo", () => {
  const wire = line();
  last().onopen?.();
  void wire.ask({ seat: 0, hint: true });
  for (let seconds = 0; seconds < 20; seconds++) {
    vi.advanceTimersByTime(1000);
    const pings = last().said.filter((said) => "ping" in said);
    if (pings.length) last().tell({ is: "pong", ping: 1 });
  }
  expect(states.at(-1)).toEqual({ is: "open" });
  expect(sockets).toHaveLength(1);
});

test("when the device says that it is offline, the line is tried, and is down within a second", () => {
  const wire = line();
  last().onopen?.();
  wire.doubt();
  vi.advanceTimersByTime(900);
  expect(states.at(-1)).toMatchObject({ is: "down" });
});

test("a server on this very machine is not lost by going offline", () => {
  const wire = line();
  last().onopen?.();
  wire.doubt();
  last().tell({ is: "pong", ping: 1 });
  vi.advanceTimersByTime(5000);
  expect(states.at(-1)).toEqual({ is: "open" });
});

test("a move is said even after its table was left, and then the line is closed", async () => {
  const wire = line();
  last().onclose?.({ code: 1006 });
  const [asked, done] = [
    wire.insist({ seat: 0, orders: [] }),
    wire.act({ seat: 0, at: 3, do: "end" }),
  ];
  expect(wire.leave()).toBe(false);
  vi.advanceTimersByTime(1000);
  last().onopen?.();
  const [order, move] = last().said;
  last().tell({ is: "done", at: 3, ref: order!.ref });
  expect([last().isClosed, await asked]).toEqual([false, { is: "done", at: 3, ref: order!.ref }]);
  last().tell({ is: "done", at: 4, ref: move!.ref });
  expect(await done).toMatchObject({ is: "done", at: 4 });
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});

test("a line by which nothing was done is closed when its table is left", async () => {
  const wire = line();
  last().onopen?.();
  const answer = wire.ask({ seat: 0, why: "end" });
  expect(wire.leave()).toBe(true);
  expect([last().isClosed, await answer]).toEqual([true, null]);
});
