/** How somebody points at things: with a mouse or with a finger. */

import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

import { sent } from "./table";

export interface Hands {
  /** Choose something on the table: that alone never sends a move. */
  readonly choose: (what: Locator) => Promise<void>;
  /** The same at a point of the page. */
  /** Touch a card of one's hand: a finger reads it, a mouse plays it if no aim is to be chosen. */
  readonly touch: (what: Locator) => Promise<void>;
  readonly chooseAt: (x: number, y: number) => Promise<void>;
  /** Press a button that says what it does, or choose the same again. */
  readonly press: (what: Locator) => Promise<void>;
  readonly pressAt: (x: number, y: number) => Promise<void>;
}

export async function mouse(page: Page): Promise<Hands> {
  const hands = await careful(page, {
    on: (what) => what.click(),
    at: (x, y) => page.mouse.click(x, y),
  });
  return { ...hands, touch: hands.press };
}

export async function fingers(page: Page): Promise<Hands> {
  return careful(page, {
    on: (what) => heard(page, () => what.tap()),
    at: (x, y) => heard(page, () => page.touchscreen.tap(x, y)),
  });
}

/** A tap becomes a click a little later: wait for that, as far as there is one. */
async function heard(page: Page, tap: () => Promise<void>): Promise<void> {
  const click = page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener("click", () => setTimeout(done), { once: true, capture: true });
        setTimeout(done, 3000);
      }),
  );
  await tap();
  await click;
}

interface Means {
  on(what: Locator): Promise<void>;
  at(x: number, y: number): Promise<void>;
}

/** Whoever chooses watches that nothing is sent by it. */
async function careful(page: Page, means: Means): Promise<Hands> {
  const moves = await sent(page);
  async function watched(act: () => Promise<void>): Promise<void> {
    const before = await moves();
    await act();
    expect(await moves(), "one tap alone has sent a move").toEqual(before);
  }
  return {
    choose: (what) => watched(() => means.on(what)),
    touch: (what) => watched(() => means.on(what)),
    chooseAt: (x, y) => watched(() => means.at(x, y)),
    press: (what) => means.on(what),
    pressAt: (x, y) => means.at(x, y),
  };
}

/** Luck of one's own, the same in every run. */
export function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
