import { afterEach, expect, test, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

import { LANGUAGES, speakIn } from "../../../tests/catalogue";
import { proposed } from "../../lib/levels";
import { nextMatch } from "./wording";

const first = proposed([], "piccioni");

afterEach(() => speakIn("en"));

test("everyone who sits down in the next match is named", () => {
  expect(nextMatch(first, ["fledgling"])).toBe(
    "Your first match is against Fledgling, the gentlest bot.",
  );
  expect(nextMatch(first, ["fledgling", "fledgling"])).toBe(
    "Your first match is against Fledgling and Fledgling 2, the gentlest bots.",
  );
});

test.each(LANGUAGES)("one is not told as several in %s", (language) => {
  speakIn(language);
  const one = nextMatch(first, ["fledgling"]);
  const two = nextMatch(first, ["fledgling", "fledgling"]);
  expect(two).toMatch(/ 2/);
  expect(one.split(",").at(-1)).not.toBe(two.split(",").at(-1));
});
