import { expect, it } from "vitest";

import { inWords, sketched } from "./sketch";

const four = { pieces: ["die-4", "die-4"], says: "two 4s" };
const one = { pieces: ["die-1"], says: "a 1" };

it("puts pictures where the sentence has them", () => {
  expect(sketched((draw) => `Homer keeps ${draw(four)} and ${draw(one)}.`)).toEqual([
    ...["Homer keeps ", four, " and ", one, "."],
  ]);
});

it("begins and ends with a picture if the sentence does", () => {
  expect(sketched((draw) => draw(one))).toEqual([one]);
});

it("leaves a sentence without pictures as it is", () => {
  expect(sketched(() => "You begin.")).toEqual(["You begin."]);
});

it("says in words what would be drawn", () => {
  expect(inWords(four)).toBe("two 4s");
});
