import { expect, test, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

import { prompt } from "./asking";
import type { Chooser } from "./chooser.svelte";

function looking(isLive: boolean): Chooser {
  const seen = { isLive, waiting: [1], seat: 0, name: () => "Homer" };
  return { isAsked: false, seen } as unknown as Chooser;
}

test("where nothing can be done, as in a replay, nobody is waited for", () => {
  expect(prompt(looking(true))).not.toBe("");
  expect(prompt(looking(false))).toBe("");
});
