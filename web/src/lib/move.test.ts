import { expect, test } from "vitest";

import { fields, sent } from "./move";

test("equal actions have equal fields, in whatever order they are written", () => {
  const one = { type: "Put", square: [5, 3] };
  expect(fields({ square: [5, 3], type: "Put" })).toBe(fields(one));
  expect(fields({ ...one, square: [3, 5] })).not.toBe(fields(one));
});

test("a text goes over the line as it is, an action with all its fields", () => {
  expect(sent("put 5/3")).toBe("put 5/3");
  expect(sent({ type: "End" })).toEqual({ type: "End" });
});
