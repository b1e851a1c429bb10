import { expect, it, vi } from "vitest";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { event, offer, refuse } = await import("./tell");
const names = {
  name: (seat: number) => ["Ada", "Homer", "Homer 2"][seat] ?? "?",
  isYou: (seat: number) => seat === 0,
};
const KEEPING = { step: { type: "Keeping", throw: 1, dice: [1, 1, 1, 2, 4, 5, 6, 6] } } as never;

it("says you to whoever looks, and names the others", () => {
  expect(event({ type: "Began", seat: 0 }, names)).toBe("You begin.");
  expect(event({ type: "Began", seat: 2 }, names)).toBe("Homer 2 begins.");
});

it("tells a square by its column and number", () => {
  const placed = { type: "Placed", seat: 1, square: { column: 5, number: 3 } } as const;
  expect(event(placed, names)).toBe("Homer puts a pawn on square 3 of column 5.");
});

it("tells which dice are kept, and how many are thrown again", () => {
  const taken = { type: "TakenUp", seat: 1, faces: [1, 1, 3, 5], kept: [4, 4, 4, 4] } as const;
  expect(event(taken, names)).toBe("Homer keeps four 4s and throws 4 dice again.");
  const all = { type: "TakenUp", seat: 0, faces: [1, 1, 3, 5, 5, 5, 6, 6], kept: [] } as const;
  expect(event(all, names)).toBe("You keep nothing and throw 8 dice again.");
});

it("tells what lies there only if some of it lay there before", () => {
  const dice = [1, 2, 4, 4];
  const some = { type: "Thrown", seat: 1, throw: 2, fell: [1, 2], dice } as const;
  expect(event(some, names)).toMatch(/; now there are /);
  expect(event({ ...some, fell: dice }, names)).not.toMatch(/now there are/);
});

it("adds up the terms of a score", () => {
  const row = { name: "row", size: 4, points: 2 };
  const terms = [row, { ...row, name: "rising", size: 3, points: 1 }];
  expect(event({ type: "Scored", seat: 0, terms }, names)).toBe(
    "You score 3 points: row of 4 (2), diagonal of 3 (1).",
  );
});

it("counts captured pawns", () => {
  const squares = [
    { column: 5, number: 1 },
    { column: 5, number: 2 },
  ];
  expect(event({ type: "Captured", seat: 0, owner: 1, squares }, names)).toBe(
    "You capture 2 pawns of Homer’s.",
  );
  expect(event({ type: "Captured", seat: 2, owner: 0, squares: [squares[0]!] }, names)).toBe(
    "Homer 2 captures a pawn of yours.",
  );
});

it("says offers and refusals", () => {
  const put = { type: "Put", square: { column: 2, number: 1 } } as const;
  expect(offer(put, KEEPING, names)).toBe("pawn on square 1 of column 2");
  const reroll = { type: "Reroll", faces: [1, 1, 1, 2, 5, 6, 6] } as const;
  expect(offer(reroll, KEEPING, names)).toBe("Keep a 4, throw the other 7 dice");
  expect(refuse("occupied", { owner: 1, square: "2/1" }, names)).toBe(
    "Homer already has a pawn there.",
  );
});
