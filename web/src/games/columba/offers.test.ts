import { expect, test } from "vitest";

import { actionAt, actionOf, indexOf, jump, kindOf, needsPlace, placesFor } from "./offers";
import type { Action } from "./types";

const ACTIONS: Action[] = [
  { type: "Place", card: "gwsb", field: [2, -1], turn: 1 },
  { type: "Place", card: "gwsb", field: [2, -1], turn: 3 },
  { type: "Place", card: "gwsb", field: [0, 0], turn: 1 },
  { type: "Build", size: "large", field: [3, 0] },
  { type: "Lay", kind: "s", field: [4, 0] },
  { type: "Breed", tiles: "bg" },
  { type: "Falcon", field: [5, 2] },
  { type: "End" },
];
const TEXTS = [
  "place gwsb at 2,-1 turn 1",
  "place gwsb at 2,-1 turn 3",
  "place gwsb at 0,0 turn 1",
  "build large at 3,0",
  "lay s at 4,0",
  "breed b g",
  "falcon at 5,2",
  "end",
];
const index = indexOf(ACTIONS.map((action, i) => ({ do: TEXTS[i] ?? "", action })));

test("places are found by mode and turn", () => {
  expect([...placesFor(index, "place", 1).keys()]).toEqual(["2,-1", "0,0"]);
  expect(placesFor(index, "place", 3).get("2,-1")).toBe("place gwsb at 2,-1 turn 3");
  expect([...placesFor(index, "lay-s", 0).keys()]).toEqual(["4,0"]);
  expect(placesFor(index, "small", 0).size).toBe(0);
  expect(placesFor(index, null, 0).size).toBe(0);
});

test("a place knows every turn in which the card fits", () => {
  expect(index.turns.get("2,-1")).toEqual([1, 3]);
  expect(index.turns.has("9,9")).toBe(false);
});

test("payments and whole choices need no place", () => {
  expect(index.payments.get("breed")).toEqual([{ tiles: "bg", text: "breed b g" }]);
  expect(needsPlace("breed")).toBe(false);
  expect(needsPlace("falcon")).toBe(true);
  expect(index.modes.has("end")).toBe(true);
});

test("what is meant at a place is the action that is offered there", () => {
  expect(actionAt("place", [2, -1], 1, "gwsb")).toEqual(ACTIONS[0]);
  expect(actionAt("large", [3, 0], 0, null)).toEqual(ACTIONS[3]);
  expect(actionAt("lay-s", [4, 0], 0, null)).toEqual(ACTIONS[4]);
  expect(actionAt("falcon", [5, 2], 0, null)).toEqual(ACTIONS[6]);
  expect(actionOf("breed", "bg")).toEqual(ACTIONS[5]);
  expect(actionOf("end", "")).toEqual(ACTIONS[7]);
  expect(kindOf("lay-s")).toBe("s");
});

test("jumping goes through the places in reading order, and round", () => {
  const places = placesFor(index, "place", 1);
  expect(jump(places, [0, -1], false)).toEqual([2, -1]);
  expect(jump(places, [2, -1], false)).toEqual([0, 0]);
  expect(jump(places, [0, 0], false)).toEqual([2, -1]);
  expect(jump(places, [0, 0], true)).toEqual([2, -1]);
  expect(jump(new Map(), [0, 0], false)).toBeNull();
});
