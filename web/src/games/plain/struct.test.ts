import { expect, test } from "vitest";

import { kebab, params } from "./struct";

const names = { name: (seat: number) => ["Ada", "Bruno"][seat] ?? "?", isYou: () => false };

test("the name of a struct becomes the end of a key", () => {
  expect(kebab("TurnEnded")).toBe("turn-ended");
  expect(kebab("End")).toBe("end");
});

test("fields become words: seats are names, lists are read out, what is hidden is None", () => {
  expect(params({ seat: 1, dice: [3, 5], card: null, count: 2 }, names)).toEqual({
    who: "Bruno",
    seat: "Bruno",
    dice: "3 5",
    card: "None",
    count: 2,
  });
});
