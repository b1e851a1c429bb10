import { expect, test } from "vitest";

import { begun, changed, redone, undone } from "./history";

test("what was done is taken back and done again, step by step", () => {
  const two = changed(changed(begun("a"), "b"), "c");
  expect(undone(two).now).toBe("b");
  expect(undone(undone(two)).now).toBe("a");
  expect(redone(undone(undone(two))).now).toBe("b");
  expect(redone(redone(undone(undone(two)))).now).toBe("c");
});

test("where nothing was done there is nothing to take back", () => {
  expect(undone(begun("a"))).toEqual(begun("a"));
  expect(redone(begun("a"))).toEqual(begun("a"));
});

test("letters of one name are one step, and another field is another", () => {
  let typed = begun("");
  for (const text of ["F", "Fa", "Fat"]) typed = changed(typed, text, "name");
  typed = changed(typed, "Fat 2", "size");
  expect(undone(typed).now).toBe("Fat");
  expect(undone(undone(typed)).now).toBe("");
});

test("a change after taking back forgets what might have been done again", () => {
  const other = changed(undone(changed(begun("a"), "b")), "c");
  expect(other.future).toEqual([]);
  expect(undone(other).now).toBe("a");
});

test("the same field after taking back is a step of its own", () => {
  const back = undone(changed(begun("a"), "b", "name"));
  expect(undone(changed(back, "c", "name")).now).toBe("a");
});
