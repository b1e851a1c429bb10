import { expect, test } from "vitest";

import { sinceTurn, type Deeds } from "./since";

/** "0 puts" is a deed of seat 0, "0 falls" follows by itself, "rain" is nobody's. */
const deeds: Deeds<string> = {
  acts: (event) => (event.endsWith("puts") ? Number(event[0]) : null),
  who: (event) => (/^\d/.test(event) ? Number(event[0]) : null),
};

function since(...history: string[]): readonly string[] {
  return history.slice(sinceTurn(history, 0, deeds));
}

test("what others did since my last deed", () => {
  expect(since("1 puts", "0 puts", "1 puts", "1 falls")).toEqual(["1 puts", "1 falls"]);
});

test("what follows of my own deed is no news", () => {
  expect(since("0 puts", "0 falls", "rain", "1 puts")).toEqual(["1 puts"]);
});

test("what falls to me when my turn begins leaves the rest new", () => {
  expect(since("0 puts", "1 puts", "0 falls")).toEqual(["1 puts", "0 falls"]);
});

test("nothing is new once I have moved", () => {
  expect(since("0 puts", "1 puts", "0 falls", "0 puts")).toEqual([]);
});

test("what somebody only suffers is no turn of theirs", () => {
  expect(since("0 puts", "1 falls")).toEqual([]);
});

test("before my first turn, and for whoever looks on, nothing is new", () => {
  expect(since("1 puts", "0 falls")).toEqual([]);
  expect(sinceTurn(["0 puts", "1 puts"], null, deeds)).toBe(2);
});
