import { expect, test } from "vitest";

import { parts } from "./clauses";

const clauses = (text: string): string[] =>
  parts(text)
    .filter((part) => part.isClause)
    .map((part) => part.text);

test("clauses stand in brackets", () => {
  expect(clauses("moves of the first turn: two, or one (2.7)")).toEqual(["2.7"]);
  expect(clauses("one of the two of 2025 (2.5, 2.6)")).toEqual(["2.5", "2.6"]);
  expect(clauses("version 1.2 (of the rules)")).toEqual([]);
});

test("nothing is lost", () => {
  const text = "a (4.6) b (2.5, 2.6).";
  expect(
    parts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
