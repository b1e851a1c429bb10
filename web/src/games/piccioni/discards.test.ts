import { expect, it } from "vitest";

import * as narrow from "./choose";
import { together } from "./discards";
import { pick, type Pick } from "./picks";
import type { Action } from "./types";

const HAND = ["car", "car", "net", "guano"];
const discard = (card: string): Action => ({ type: "Discard", card });
const SINGLES = narrow.options(
  ["car", "net", "guano"].map((card) => ({ do: `discard ${card}`, action: discard(card) })),
  0,
  () => "",
);
const car = pick("card", "car");
const other = pick("card", "car", "", 1);
const net = pick("card", "net");
const guano = pick("card", "guano");

/** What is chosen after some taps, with `most` too many: all that is discarded, in order. */
function after(most: number, ...taps: readonly Pick[]): readonly (Action | undefined)[] {
  let draft = narrow.NOTHING;
  for (const one of taps) {
    const all = together(SINGLES, draft.picks, HAND, most);
    draft = narrow.tap(all, draft, one) ?? draft;
  }
  const left = narrow.left(together(SINGLES, draft.picks, HAND, most), draft);
  const pinned = narrow.pinned(left, draft);
  const option = left.find(({ offer }) => offer.do === pinned?.do);
  return [pinned?.action, ...(option?.then ?? [])];
}

it("takes several cards together, each once", () => {
  expect(after(2, net, guano)).toEqual([discard("net"), discard("guano")]);
  expect(after(3, net, guano, car)).toEqual([discard("net"), discard("guano"), discard("car")]);
});

it("takes copies, as far as there are", () => {
  expect(after(2, car, other)).toEqual([discard("car"), discard("car")]);
  expect(after(3, net, pick("card", "net", "", 1))).not.toHaveLength(2);
});

it("takes fewer, too: the rest is asked for again", () => {
  expect(after(2, net)).toEqual([discard("net")]);
});

it("takes another instead of the last when there are enough", () => {
  expect(after(2, net, guano, car)).toEqual([discard("net"), discard("car")]);
  expect(after(1, net, guano)).toEqual([discard("guano")]);
});
