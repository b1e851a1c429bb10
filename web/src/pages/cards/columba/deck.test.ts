import { expect, test } from "vitest";

import {
  cleared,
  duplicated,
  emptied,
  following,
  grounds,
  painted,
  pasted,
  rotated,
  twins,
  unfinished,
} from "./deck";

const NONE = { common: ["....", "....", "...."], starting: ["...."] };

test("an empty deck has as many cards and nothing on them", () => {
  expect(emptied({ common: ["gwsb", "ggws", "bbbb"], starting: ["gwsb"] })).toEqual(NONE);
});

test("a field is painted, on a common card and on a starting one", () => {
  expect(painted(NONE, 1, 2, "s").common).toEqual(["....", "..s.", "...."]);
  expect(painted(NONE, 3, 0, "b").starting).toEqual(["b..."]);
  expect(cleared(painted(NONE, 1, 2, "s"), 1)).toEqual(NONE);
});

test("clicks go through the four grounds", () => {
  const seen = [following(".")];
  while (seen.length < 5) seen.push(following(seen.at(-1)!));
  expect(seen).toEqual(["g", "w", "s", "b", "g"]);
});

test("a quarter turn clockwise brings the lower left field to the top left", () => {
  const deck = { ...NONE, common: ["gwsb", "....", "...."] };
  expect(rotated(deck, 0, 1).common[0]).toBe("bgws");
  expect(rotated(rotated(deck, 0, 1), 0, -1)).toEqual(deck);
});

test("a copy lies on the next empty card of its pile", () => {
  const deck = { common: ["....", "ggws", "...."], starting: ["...."] };
  expect(duplicated(deck, 1)).toEqual({
    deck: { common: ["....", "ggws", "ggws"], starting: ["...."] },
    at: 2,
  });
  const full = { common: ["gwsb", "ggws", "ggws"], starting: ["...."] };
  expect(duplicated(full, 0)).toBeNull();
});

test("words lie on the cards in their order, starting cards last; others are named", () => {
  const { deck, taken, wrong } = pasted(NONE, "GWSB, ggws\nxyzz wwsb  ggg bbbb ssss");
  expect(deck).toEqual({ common: ["gwsb", "ggws", "wwsb"], starting: ["bbbb"] });
  expect(taken).toBe(4);
  expect(wrong).toEqual(["xyzz", "ggg"]);
});

test("words may begin at any card", () => {
  expect(pasted(NONE, "gwsb", 2).deck.common).toEqual(["....", "....", "gwsb"]);
});

test("grounds are counted, and what is missing is found", () => {
  expect(grounds(["ggws", "b..."])).toEqual({ g: 2, w: 1, s: 1, b: 1 });
  expect(unfinished(["ggws", "b...", "...."])).toEqual([1, 2]);
});

test("a card that is only turned is the same, its mirror image is not", () => {
  expect(twins(["gwsb", "sbgw", "bswg", "....", "...."])).toEqual([[0, 1]]);
});
