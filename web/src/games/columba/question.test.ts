import { expect, test } from "vitest";

import { question } from "./question";
import type { Action } from "./types";

const end = { action: { type: "End" } as Action };
const lay = { action: { type: "Lay", kind: "g", field: [0, 0] } as Action };
const build = { action: { type: "Build", size: "small", field: [0, 0] } as Action };
const after = { step: { type: "Optional" }, options: {} } as const;

test("after the card it is about a dovecote only while one can be built", () => {
  expect(question(after, [build, lay, end])).toBe("optional");
  expect(question(after, [lay, end])).toBe("owning");
  expect(question(after, [end])).toBe("end");
});

test("junior games have words of their own", () => {
  const junior = { ...after, options: { variant: "junior" } } as const;
  expect(question(junior, [build, end])).toBe("junior-optional");
});
