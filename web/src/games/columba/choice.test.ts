import { expect, test } from "vitest";

import { Choice, type ColumbaSeen } from "./choice.svelte";
import type { Action } from "./types";

const OFFERS: readonly (readonly [string, Action])[] = [
  ["place gwsb at 2,-1 turn 3", { type: "Place", card: "gwsb", field: [2, -1], turn: 3 }],
  ["build large at 3,0", { type: "Build", size: "large", field: [3, 0] }],
  ["lay s at 4,0", { type: "Lay", kind: "s", field: [4, 0] }],
  ["breed b g", { type: "Breed", tiles: "bg" }],
  ["falcon at 5,2", { type: "Falcon", field: [5, 2] }],
  ["take objective", { type: "TakeObjective" }],
  ["end", { type: "End" }],
];

/** As much of a table as is needed: seat 0 is asked, with a card in hand. */
function choice(make: (move: unknown) => void = () => undefined): Choice {
  const seen = {
    seat: 0,
    isLive: true,
    waiting: [0],
    offers: OFFERS.map(([text, action]) => ({ do: text, action })),
    view: { step: { type: "Placing", card: "gwsb", is_former: false } },
    do: make,
  };
  return new Choice(seen as unknown as ColumbaSeen);
}

test.each(OFFERS)("%s can be chosen as a whole", (text, action) => {
  const chosen = choice();
  expect(chosen.pinOffer(text)).toBe(true);
  expect([chosen.action, chosen.canSend]).toEqual([action, true]);
  expect(chosen.pin).not.toBeNull();
});

test("right after a move a tap is not meant for the next one, but a move that was named is", async () => {
  const made: unknown[] = [];
  const chosen = choice((move) => made.push(move));
  chosen.renew();
  await chosen.send({ type: "End" });
  expect(made).toEqual([]);
  chosen.pinOffer("end");
  await chosen.send();
  expect(made).toEqual([{ type: "End" }]);
});

test("what is not offered cannot be chosen", () => {
  const chosen = choice();
  expect(chosen.pinOffer("build small at 0,0")).toBe(false);
  expect(chosen.pin).toBeNull();
});
