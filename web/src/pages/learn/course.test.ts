import { expect, test } from "vitest";

import type { LessonOf } from "../../lib/wire";
import { minutesOf, nextOf, partsOf } from "./course";

function lesson(name: string, variant?: string): LessonOf {
  const options: Record<string, string> = variant ? { seats: "2", variant } : { seats: "2" };
  return { name, title: "", about: "", seat: 0, options, colours: [], steps: 3, covers: [] };
}

const ALL = [lesson("one"), lesson("two"), lesson("young", "junior"), lesson("younger", "junior")];

test("lessons of a junior game are a part of their own", () => {
  const names = partsOf(ALL).map(({ variant, lessons }) => [
    variant,
    ...lessons.map((l) => l.name),
  ]);
  expect(names).toEqual([
    ["", "one", "two"],
    ["junior", "young", "younger"],
  ]);
});

test("the next lesson is of the same kind, and the last has none", () => {
  expect(nextOf(ALL, "one")?.name).toBe("two");
  expect(nextOf(ALL, "two")).toBeNull();
  expect(nextOf(ALL, "young")?.name).toBe("younger");
  expect(nextOf(ALL, "younger")).toBeNull();
  expect(nextOf(ALL, "nothing")).toBeNull();
});

test("a lesson takes one minute or two", () => {
  expect([2, 3, 5, 6, 8].map((steps) => minutesOf({ steps }))).toEqual([1, 1, 1, 2, 2]);
});
