import { expect, test } from "vitest";

import { languageFor, sensible } from "./likes";

test("what older pages have kept still counts", () => {
  const kept = { language: "it", theme: "dark", sound: true, letters: true };
  expect(sensible(JSON.stringify(kept))).toEqual(kept);
});

test("every setting is kept", () => {
  const all = {
    language: "fr",
    theme: "light",
    pace: "slow",
    confirm: "one",
    endTurns: true,
    letters: false,
    text: "130",
    sound: true,
    volume: 0,
    motion: "less",
    colours: "distinct",
  };
  expect(sensible(JSON.stringify(all))).toEqual(all);
});

test.each([
  [{ pace: "faster" }],
  [{ confirm: 1 }],
  [{ endTurns: "yes" }],
  [{ text: 130 }],
  [{ volume: 101 }],
  [{ volume: "50" }],
  [{ motion: true }],
  [{ colours: null }],
  [{ nothing: "known" }],
])("what no setting can be counts as never chosen: %o", (kept) => {
  expect(sensible(JSON.stringify({ ...kept, theme: "dark" }))).toEqual({ theme: "dark" });
});

test.each(["", "{", "null", "7", '"dark"', null])("nothing is read from %o", (text) => {
  expect(sensible(text)).toEqual({});
});

test("the first language that is ours is spoken, or English", () => {
  expect(languageFor(["pt-BR", "de-AT", "fr"])).toBe("de");
  expect(languageFor(["pt-BR"])).toBe("en");
});
