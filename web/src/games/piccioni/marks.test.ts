import { expect, test } from "vitest";

import { arrivals, isNew } from "./marks";
import type { Event } from "./types";

const moved = (pigeons: readonly string[], zone: string, to: string): Event => {
  return { type: "Moved", pigeons, zone, to };
};

test("pigeons are new where they came last", () => {
  const come = arrivals([
    { type: "Assigned", cards: ["fat", "guano"], zone: "area 1" },
    moved(["fat"], "area 1", "street"),
    { type: "Followed", pigeon: "lady", zone: "park", to: "street" },
  ]);
  expect(come.get("street")).toEqual(["fat", "lady"]);
  expect(come.get("area 1")).toEqual(["guano"]);
});

test("what has left again is new nowhere", () => {
  const come = arrivals([
    moved(["fat"], "park", "street"),
    { type: "Scattered", pigeons: ["fat"], zone: "street" },
  ]);
  expect(come.get("street")).toEqual([]);
});

test("of equal pigeons as many are new as have come", () => {
  const lying = ["fat", "fat", "fat", "lady"];
  const which = [0, 1, 2].map((nth) => isNew("fat", nth, lying, ["fat", "fat"]));
  expect(which).toEqual([false, true, true]);
  expect(isNew("lady", 0, lying, ["fat"])).toBe(false);
  expect(isNew("lady", 0, lying)).toBe(false);
});
