import { expect, test } from "vitest";

import type { Account, Analysis, Decision } from "../../lib/wire";
import {
  across,
  chancesAt,
  entryAt,
  linesOf,
  marksOf,
  mistakes,
  nextMark,
  puzzles,
  turnsOf,
} from "./curve";

const account = (seat: number): Account => ({
  seat,
  decisions: 0,
  marks: { best: 0, good: 0, doubtful: 0, bad: 0 },
  lost: 0,
  points: 0,
  start: 0.5,
  luck: 0,
  luck_error: 0,
  play: 0,
  result: 0.5,
});
const choice = (at: number, seat: number, mark: Decision["mark"], better = ""): Decision => ({
  at,
  seat,
  do: "this",
  mark,
  chance: 0.5,
  better,
});
const match: Analysis = {
  game: "columbiz",
  entries: 11,
  level: "champion",
  budget: 0.05,
  seed: 1,
  curve: [
    { at: 0, chances: [0.5, 0.5] },
    { at: 3, chances: [0.8, 0.2] },
    { at: 11, chances: [0, 1] },
  ],
  decisions: [choice(3, 0, "best"), choice(5, 1, "bad", "that"), choice(7, 0, "doubtful", "that")],
  luck: [],
  turning: [{ at: 9, kind: "luck", seat: 1, change: 0.3 }],
  accounts: [account(0), account(1)],
};

test("the first entry is at the left and the last at the right", () => {
  expect([across(1, 11), across(6, 11), across(11, 11)]).toEqual([0, 50, 100]);
  expect([entryAt(0, 11), entryAt(0.5, 11), entryAt(1, 11)]).toEqual([1, 6, 11]);
  expect([entryAt(-1, 11), entryAt(2, 11)]).toEqual([1, 11]);
  expect(across(1, 1)).toBe(0);
});

test("every seat has a line of its own kind, high where its chances are", () => {
  const lines = linesOf(match);
  expect(lines.map(({ points }) => points)).toEqual([
    "0.00,50.00 20.00,20.00 100.00,100.00",
    "0.00,50.00 20.00,80.00 100.00,0.00",
  ]);
  expect(new Set(lines.map(({ dash }) => dash)).size).toBe(2);
});

test("chances stay as they were last known", () => {
  expect(chancesAt(match, 2)).toEqual([0.5, 0.5]);
  expect(chancesAt(match, 10)).toEqual([0.8, 0.2]);
});

test("mistakes are marked on the line of whoever made them", () => {
  expect(marksOf(match, null).map(({ at, mark, y }) => [at, mark, Math.round(y)])).toEqual([
    [5, "bad", 80],
    [7, "doubtful", 20],
  ]);
  expect(mistakes(match, 0).map(({ at }) => at)).toEqual([7]);
  expect(turnsOf(match).map(({ at, x }) => [at, x])).toEqual([[9, 80]]);
});

test("giving up is a mistake to be seen, and none to be tried again", () => {
  const given = { ...match, decisions: [...match.decisions, choice(11, 0, "bad")] };
  expect(mistakes(given, 0).map(({ at }) => at)).toEqual([7, 11]);
  expect(nextMark(given, 9, 1)).toBe(11);
  expect(puzzles(given).map(({ at }) => at)).toEqual([5, 7]);
});

test("one goes from mark to mark, turning points among them", () => {
  expect([1, 5, 7, 9].map((at) => nextMark(match, at, 1))).toEqual([5, 7, 9, null]);
  expect([11, 9, 5].map((at) => nextMark(match, at, -1))).toEqual([9, 7, null]);
});
