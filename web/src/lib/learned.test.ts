import { expect, test } from "vitest";

import { read } from "./learned.svelte";

test("what cannot be read counts as never learned", () => {
  const nothing = { offered: [], done: [], moves: {} };
  for (const text of [null, "", "{", "null", "7", '"coo"', "[]", "{}"])
    expect(read(text)).toEqual(nothing);
  expect(read('{"offered": 1, "done": "x", "moves": [[1]]}').done).toEqual([]);
});

test("what was learned is read again, without what is no text", () => {
  const text =
    '{"offered": ["columba", 3], "done": ["columba/falcons"], "moves": {"a/b": ["end", 4]}}';
  expect(read(text)).toEqual({
    offered: ["columba"],
    done: ["columba/falcons"],
    moves: { "a/b": ["end"] },
  });
});
