import { expect, test } from "vitest";

import { affair } from "./affair";
import type { Event } from "./types";

const played = (seat: number, card: string): Event => {
  return { type: "Played", seat, card, what: [], zone: "area 0", to: "", partner: -1 };
};
const reacted = (seat: number, card: string): Event => ({ type: "Reacted", seat, card, what: [] });
const told = (...history: Event[]): readonly string[] =>
  affair(history).map(({ event, against, fate }) => {
    return `${event.seat} ${event.card} > ${against ? against.card : "-"} ${fate}`;
  });

test("a reaction shows who, what, and against whom", () => {
  expect(told(played(1, "guano"), reacted(0, "umbrella"))).toEqual([
    "1 guano > - open",
    "0 umbrella > guano open",
  ]);
});

test("a cancelled card is cancelled, and the card that did it is done", () => {
  const over: Event = { type: "Cancelled", seat: 1, card: "guano" };
  expect(told(played(1, "guano"), reacted(0, "umbrella"), over)).toEqual([
    "1 guano > - cancelled",
    "0 umbrella > guano done",
  ]);
});

test("a reaction to a reaction is against that one, and what it saves goes on", () => {
  const over: Event = { type: "Cancelled", seat: 0, card: "umbrella" };
  expect(told(played(1, "guano"), reacted(0, "umbrella"), reacted(2, "wind"), over)).toEqual([
    "1 guano > - open",
    "0 umbrella > guano cancelled",
    "2 wind > umbrella done",
  ]);
});

test("after that the next reaction is against the first card again", () => {
  const back: Event = { type: "Redirected", seat: 1, card: "guano" };
  const over: Event = { type: "Cancelled", seat: 0, card: "umbrella" };
  const all = [played(1, "guano"), reacted(0, "umbrella"), reacted(2, "wind"), over];
  expect(told(...all, reacted(3, "mirror"), back).at(-1)).toBe("3 mirror > guano done");
  expect(told(...all, reacted(3, "mirror"), back)[0]).toBe("1 guano > - redirected");
});

test("a card that nobody answered is no affair, nor one that is long over", () => {
  expect(told(played(1, "guano"))).toEqual([]);
  expect(told(played(1, "guano"), reacted(0, "umbrella"), played(1, "bread"))).toEqual([]);
  const end: Event = { type: "TurnEnded", seat: 1 };
  expect(told(played(1, "guano"), reacted(0, "umbrella"), end)).toEqual([]);
});
