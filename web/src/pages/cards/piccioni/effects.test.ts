import { expect, test } from "vitest";

import {
  answers,
  brief,
  canBeSaid,
  chosen,
  fields,
  first,
  FOLLOWER,
  isFollower,
  values,
  verbs,
  whole,
} from "./effects";

const PLACES = ["street", "roof"];

test("what is as usual is left out, and is meant all the same", () => {
  const effect = { do: "trophy", from: "street" };
  expect(whole(effect)).toEqual({ do: "trophy", from: "street", what: "pigeon", count: "one" });
  expect(brief(whole(effect))).toEqual(effect);
});

test("a reaction cannot do what only a turn can", () => {
  expect(verbs("play")).toContain("swap");
  expect(verbs("reaction")).not.toContain("swap");
  expect(verbs("reaction")).toContain("cancel");
  expect(answers("guano")).toContain("redirect");
  expect(answers("pigeons")).not.toContain("redirect");
});

test("only what leaves something open is chosen", () => {
  expect(fields("play", "trophy")).toEqual(["count", "what", "from"]);
  expect(fields("play", "swap")).toEqual([]);
  expect(fields("reaction", "trophy")).toEqual([]);
  expect(fields("play", "scare")).toEqual(["from"]);
});

test("the Places of the box are offered by their ids", () => {
  expect(values("play", "scare", "from", PLACES)).toEqual([
    ...["own area", "any zone", "any place", "any area"],
    ...PLACES,
  ]);
});

test("an effect begins as usual", () => {
  expect(first("play", "trophy")).toMatchObject({ do: "trophy" });
  expect(whole(first("play", "trophy"))).toMatchObject({ what: "pigeon", count: "one" });
  expect(canBeSaid("play", first("play", "move"), PLACES)).toBe(true);
});

test("a choice stands, and what does not fit it gives way", () => {
  const street = { do: "trophy", from: "street", count: "all" };
  const guano = chosen("play", street, "what", "guano", PLACES);
  expect(guano).toEqual({ do: "trophy", from: "own area", what: "guano", count: "all" });
  const roof = chosen("play", guano, "from", "roof", PLACES);
  expect(roof).toEqual({ do: "trophy", from: "roof", count: "all" });
});

test("what cannot be said is known", () => {
  expect(canBeSaid("play", { do: "trophy", from: "street", what: "guano" }, PLACES)).toBe(false);
  expect(canBeSaid("play", { do: "trophy", from: "moon" }, PLACES)).toBe(false);
  expect(canBeSaid("play", { do: "trophy", from: "roof" }, PLACES)).toBe(true);
});

test("a follower is known whichever way it is written", () => {
  expect(isFollower(brief(FOLLOWER))).toBe(true);
  expect(isFollower({ do: "move", from: "own area", to: "here" })).toBe(false);
});
