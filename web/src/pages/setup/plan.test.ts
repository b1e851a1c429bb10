import { expect, test } from "vitest";

import {
  askedFor,
  companyOf,
  filled,
  hasBots,
  levelled,
  levelOf,
  isShared,
  moved,
  named,
  namesOf,
  painted,
  recalled,
  resized,
  seated,
  tidy,
} from "./plan";

const COLOURS = ["red", "yellow", "green", "purple"];
const three = resized([], 3, "homer", COLOURS);

test("a new plan seats me first, then the companion, each in a colour", () => {
  expect(three.map(({ sitter }) => sitter)).toEqual(["me", "homer", "homer"]);
  expect(three.map(({ colour }) => colour)).toEqual(["red", "yellow", "green"]);
  expect(new Set(three.map(({ key }) => key)).size).toBe(3);
});

test("fewer and more seats keep who is there", () => {
  const two = resized(seated(three, 1, "open"), 2, "homer", COLOURS);
  expect(two.map(({ sitter }) => sitter)).toEqual(["me", "open"]);
  const four = resized(painted(two, 0, "green"), 4, "homer", COLOURS);
  expect(four.map(({ colour }) => colour)).toEqual(["green", "yellow", "red", "purple"]);
  expect(new Set(four.map(({ key }) => key)).size).toBe(4);
});

test("whoever moves takes sitter and colour along", () => {
  const after = moved(three, 0, 2);
  expect(after.map(({ sitter }) => sitter)).toEqual(["homer", "homer", "me"]);
  expect(after.map(({ colour }) => colour)).toEqual(["yellow", "green", "red"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 7)).toEqual(["a", "b"]);
});

test("where fewer may have fewer colours, whoever loses one gets another", () => {
  const grey = painted(resized([], 3, "homer", ["violet", "blue", "grey"]), 0, "grey");
  expect(grey.map(({ colour }) => colour)).toEqual(["grey", "blue", "violet"]);
  const two = resized(grey, 2, "homer", ["violet", "blue"]);
  expect(two.map(({ colour }) => colour)).toEqual(["violet", "blue"]);
  expect(resized(two, 2, "homer", []).map(({ colour }) => colour)).toEqual(["", ""]);
});

test("colours are swapped, never doubled", () => {
  const after = painted(three, 0, "green");
  expect(after.map(({ colour }) => colour)).toEqual(["green", "yellow", "red"]);
  expect(painted(three, 0, "purple").map(({ colour }) => colour)).toEqual([
    "purple",
    "yellow",
    "green",
  ]);
});

test("the company is what the seats say", () => {
  expect(companyOf(three)).toBe("bots");
  expect(companyOf(filled(three, "open"))).toBe("friends");
  expect(companyOf(filled(three, "me"))).toBe("here");
  expect(companyOf(seated(three, 1, "open"))).toBeNull();
  expect(companyOf(seated(three, 0, "homer"))).toBeNull();
  expect(filled(moved(three, 0, 2), "open").map(({ sitter }) => sitter)).toEqual([
    "open",
    "open",
    "me",
  ]);
});

test("all bots get a level at once, and each can have its own", () => {
  expect(levelOf(three)).toBe("homer");
  const mixed = seated(three, 2, "champion");
  expect([levelOf(mixed), hasBots(mixed)]).toEqual([null, true]);
  const strong = levelled(seated(mixed, 1, "open"), "racer");
  expect(strong.map(({ sitter }) => sitter)).toEqual(["me", "open", "racer"]);
  expect(hasBots(filled(three, "open"))).toBe(false);
  expect(levelOf(filled(three, "open"))).toBeNull();
});

test("words become what the luck can take", () => {
  expect(tidy("Chloé’s blue hat!")).toBe("Chloe-s-blue-hat");
  expect(tidy("  7.5_x  ")).toBe("7.5_x");
  expect(tidy("鳩")).toBe("");
  expect(tidy("a".repeat(80))).toHaveLength(64);
});

test("a link may ask for rules that the game has, and for no others", () => {
  const variant = { name: "variant", values: ["standard", "junior"], default: "standard" };
  const asked = (query: string) => askedFor([variant], new URLSearchParams(query));
  expect(asked("variant=junior&with=here")).toEqual({ variant: "junior" });
  expect(asked("variant=senior")).toEqual({});
  expect(asked("")).toEqual({});
});

test("people at one screen have names, and nobody else is named", () => {
  const shared = named(named(seated(three, 1, "me"), 0, "Ada"), 1, " Bruno ");
  expect(isShared(shared)).toBe(true);
  expect(namesOf(shared)).toEqual(["Ada", "Bruno", ""]);
  expect(namesOf(moved(shared, 0, 2))).toEqual(["Bruno", "", "Ada"]);
  expect(namesOf(seated(shared, 1, "homer"))).toEqual([]); // alone at the screen
});

test("names used last come back, each once, to whoever has none", () => {
  const shared = named(filled(three, "me"), 1, "Ada");
  expect(recalled(shared, ["Ada", "Bruno"]).map(({ name }) => name)).toEqual(["Bruno", "Ada", ""]);
  expect(recalled(three, ["Ada", "Bruno"]).map(({ name }) => name)).toEqual(["Ada", "", ""]);
});
