import { describe, expect, it } from "vitest";

import { around, copies, isCalledOff, lastPlayed, owed, reveals } from "./scene";
import type { Event, View } from "./types";

const ended: Event = { type: "MovesEnded", seat: 0, count: 2 };

describe("the reveal phase", () => {
  it("is told pigeon by pigeon, with where each went", () => {
    const history: Event[] = [
      { type: "Revealed", seat: 1, pigeon: "fat" },
      ended,
      { type: "Revealed", seat: 0, pigeon: "lady" },
      { type: "Assigned", cards: ["lady"], zone: "crowd" },
      { type: "Followed", pigeon: "lame", zone: "street", to: "crowd" },
      { type: "Revealed", seat: 0, pigeon: "fat" },
    ];
    expect(reveals(history)).toEqual([
      { pigeon: "lady", zone: "crowd", followers: ["lame"] },
      { pigeon: "fat", zone: "", followers: [] },
    ]);
  });

  it("ends with the turn", () => {
    const history: Event[] = [
      ended,
      { type: "Revealed", seat: 0, pigeon: "fat" },
      { type: "TurnEnded", seat: 0 },
      { type: "Assigned", cards: ["guano"], zone: "area 1" },
    ];
    expect(reveals(history)).toEqual([{ pigeon: "fat", zone: "", followers: [] }]);
    expect(reveals([])).toEqual([]);
  });

  it("is no news any more once the next player has moved", () => {
    const history: Event[] = [
      ended,
      { type: "Revealed", seat: 0, pigeon: "fat" },
      { type: "TurnEnded", seat: 0 },
      { type: "Paid", seat: 1, cards: ["net"] },
    ];
    expect(reveals(history)).toEqual([]);
  });
});

it("knows the card that was played last in this turn, whatever was done since", () => {
  const played: Event = {
    ...{ type: "Played", seat: 0, card: "net", what: ["fat"], zone: "", to: "", partner: -1 },
  };
  const drew: Event = { type: "Drew", seat: 0, card: "?" };
  expect(lastPlayed([drew])).toBeNull();
  expect(lastPlayed([played, drew])).toEqual(played);
  expect(lastPlayed([played, { type: "TurnEnded", seat: 0 }, drew])).toBeNull();
});

it("knows that the last round is off until two turns are over", () => {
  const off: Event[] = [{ type: "LastRound", turns: 3 }, { type: "LastRoundStopped" }];
  const over: Event = { type: "TurnEnded", seat: 0 };
  expect(isCalledOff(off)).toBe(true);
  expect(isCalledOff([...off, over, over])).toBe(false);
  expect(isCalledOff([...off, { type: "LastRound", turns: 3 }])).toBe(false);
});

it("seats the others clockwise from me", () => {
  const view = { areas: [{}, {}, {}, {}] } as unknown as View;
  expect(around(view, 2)).toEqual([3, 0, 1]);
  expect(around(view, null)).toEqual([0, 1, 2, 3]);
});

it("tells copies apart", () => {
  expect(copies(["net", "car", "net"])).toEqual([
    { id: "net", nth: 0 },
    { id: "car", nth: 0 },
    { id: "net", nth: 1 },
  ]);
});

it("promises no pigeons at the end of a turn of the last round", () => {
  const at = (type: string, moves: number, last_round: number): string =>
    owed({ agenda: [{ type }], moves, last_round } as unknown as View);
  expect(at("Moving", 2, 2)).toBe("moving");
  expect(at("Moving", 0, 0)).toBe("ending");
  expect(at("Moving", 0, 2)).toBe("ending-last");
  expect(at("Excess", 0, 2)).toBe("excess");
});
