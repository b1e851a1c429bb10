import { expect, it } from "vitest";

import { runsOf, Turns } from "./turns";

interface Event {
  readonly type: string;
  readonly seat: number;
}

const drawn = (seat: number): Event => ({ type: "Drawn", seat });
const ended = (seat: number): Event => ({ type: "TurnEnded", seat });
let asked = 0;
const turns = () =>
  new Turns<Event>((events) => {
    asked++;
    return events.at(-1)?.type === "TurnEnded";
  });

it("makes a block of each turn, and one of the turn that goes on", () => {
  const told = turns().of([drawn(0), ended(0), drawn(1), drawn(1)]);
  expect(told.map(({ number, isWhole }) => [number, isWhole])).toEqual([
    [0, true],
    [2, false],
  ]);
});

it("keeps the blocks it has told, and looks at new events only", () => {
  const log = turns();
  const history = [drawn(0), ended(0), drawn(1)];
  const before = log.of(history);
  asked = 0;
  const after = log.of([...history, ended(1), drawn(0)]);
  expect(asked).toBe(2);
  expect(after[0]).toBe(before[0]);
  expect(after.map(({ number, events }) => [number, events.length])).toEqual([
    ...[
      [0, 2],
      [2, 2],
      [4, 1],
    ],
  ]);
});

it("tells the same blocks for the same history", () => {
  const log = turns();
  const history = [drawn(0), ended(0)];
  expect(log.of(history)).toBe(log.of(history));
});

it("reads a history anew from which something was taken back", () => {
  const log = turns();
  log.of([drawn(0), ended(0), drawn(1), drawn(1)]);
  expect(log.of([drawn(0), drawn(0), ended(0)]).map(({ events }) => events.length)).toEqual([3]);
  expect(log.of([])).toEqual([]);
});

it("tells once what happened several times in a row", () => {
  const runs = runsOf([drawn(0), drawn(0), ended(0), drawn(1), drawn(0)]);
  expect(runs.map(({ event, count }) => [event.type, event.seat, count])).toEqual([
    ["Drawn", 0, 2],
    ["TurnEnded", 0, 1],
    ["Drawn", 1, 1],
    ["Drawn", 0, 1],
  ]);
});
