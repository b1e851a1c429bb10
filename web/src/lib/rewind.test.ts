import { expect, test } from "vitest";

import type { Known } from "./known";
import { rewind, type Ask } from "./rewind";

/** A match of 120 entries, each with an event that is its number; the seat knows its end. */
const EVENTS = Array.from({ length: 120 }, (_, n) => n + 1);
const known: Known = {
  position: { is: "position", seat: 1, at: 120, since: 0, view: "now", waiting: [1], now: 0 },
  history: EVENTS,
  news: [],
  behind: 7,
};

function asking(undoneAt = 0): { readonly ask: Ask; readonly asked: string[] } {
  const asked: string[] = [];
  const step = (at: number) => ({
    at,
    line: at === undoneAt ? `! 1 undo ${at - 1}` : `0 move ${at}`,
    events: [at],
    views: { "1": `view ${at}` },
    waiting: [0],
    over: null,
  });
  const ask: Ask = (from, to) => {
    asked.push(`${from}-${to}`);
    const steps = EVENTS.filter((at) => at >= from && at <= to).map(step);
    return Promise.resolve({ entries: 120, steps });
  };
  return { ask, asked };
}

test("it begins with how things were, and ends with what is known", async () => {
  const film = await rewind(known, 117, asking().ask);
  expect(film.map(({ position }) => position.at)).toEqual([117, 118, 119, 120]);
  expect(film.map(({ news }) => news)).toEqual([[117], [118], [119], [120]]);
  expect(film.map(({ history }) => history.length)).toEqual([117, 118, 119, 120]);
  expect(film.map(({ position }) => position.view)).toEqual([
    ...["view 117", "view 118", "view 119"],
    "now",
  ]);
});

test("what is farther back is asked for in parts", async () => {
  const { ask, asked } = asking();
  const film = await rewind(known, 60, ask);
  expect(asked).toEqual(["71-120", "21-70"]);
  expect(film[0]?.position.at).toBe(60);
});

test("where something was taken back nothing is played again", async () => {
  expect(await rewind(known, 100, asking(110).ask)).toEqual([]);
});
