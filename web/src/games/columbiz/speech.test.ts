import { beforeEach, expect, it, vi } from "vitest";

import { LANGUAGES, speakIn } from "../../../tests/catalogue";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { captureWords } = await import("./speech");
const { NOTHING } = await import("./outlook");
const names = {
  name: (seat: number) => ["Ada", "Homer", "Racer"][seat] ?? "?",
  isYou: () => false,
};
const homers = { owner: 1, squares: ["5/1"] };
const racers = { owner: 2, squares: ["5/2", "5/3"] };

beforeEach(() => speakIn("en"));

it("says what a capture brings", () => {
  const told = captureWords({ ...NOTHING, captures: [homers], gained: 1 }, names);
  expect(told).toEqual(["Captures one pawn of Homer: +1"]);
});

it("says once what pawns of several players bring", () => {
  const told = captureWords({ ...NOTHING, captures: [homers, racers], gained: 4 }, names);
  expect(told).toEqual(["Captures one pawn of Homer", "Captures 2 pawns of Racer; in all +4"]);
});

it.each(LANGUAGES)("has words for it in %s", (language) => {
  speakIn(language);
  const told = captureWords({ ...NOTHING, captures: [homers, racers], gained: 4 }, names);
  expect(told.at(-1)).toMatch(/ \+4$/);
});
