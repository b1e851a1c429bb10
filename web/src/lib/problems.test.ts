import { expect, test, vi } from "vitest";

vi.mock("./words.svelte", () => import("../../tests/catalogue"));

import { Problem } from "./api";
import { sentenceFor } from "./problems";

test.each([
  "taken",
  "not-yours",
  "present",
  "just-left",
  "answered",
  "bot-plays",
  "seat",
  "secret",
])("“%s” counts seats as people do", (code) => {
  const said = sentenceFor(code, { seat: 0, seconds: 12 });
  expect(said).toMatch(/\bseat 1\b/i);
  expect(said).not.toMatch(/\bseat 0\b/i);
});

test("a seat by its number in an address is counted so, too, and all of them are no number", () => {
  expect(sentenceFor("secret", { seat: "2" })).toContain("seat 3");
  expect(sentenceFor("secret", { seat: "all" })).toContain("Everything");
});

test("over HTTP it is the same", () => {
  expect(new Problem("taken", 409, { seat: 0 }).sentence).toContain("Seat 1");
});

test.each([
  ["out-of-turn", { text: "place gwsb at 0,2 turn 1", seat: 0, waiting: "1" }],
  ["stale", { text: "place gwsb at 0,2 turn 1", at: 41, now: 43 }],
  ["unreadable", { text: "place gwsb at 0,2 turn 1", expected: "place CARD at X,Y" }],
])("“%s” shows no move as it is written, and no number of an entry", (code, params) => {
  const said = sentenceFor(code, params);
  expect(said).not.toMatch(/gwsb|\d/);
  expect(said).toMatch(/\.$/);
});
