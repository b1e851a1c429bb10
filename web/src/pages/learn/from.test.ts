import { expect, test } from "vitest";

import { tableIn, withTable } from "./from";

test("the way back leads to a table of this server, and nowhere else", () => {
  const came = (query: string): string => tableIn(new URLSearchParams(query));
  expect(came("table=aB3_-x")).toBe("aB3_-x");
  for (const query of ["", "table=", "table=../admin", "table=//else.where", "table=a b"])
    expect(came(query)).toBe("");
  expect(came(`table=${"x".repeat(33)}`)).toBe("");
});

test("it goes along from lesson to lesson", () => {
  expect(withTable("/learn/columba", "abc")).toBe("/learn/columba?table=abc");
  expect(withTable("/learn/columba", "")).toBe("/learn/columba");
});
