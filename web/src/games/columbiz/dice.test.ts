import { describe, expect, it } from "vitest";

import { count, fallen, lay, payers, reroll, slotsOf, spent, throws } from "./dice";
import type { TakenUp, Thrown, View } from "./types";

const thrown = (number: number, fell: number[], dice: number[]): Thrown => ({
  type: "Thrown",
  seat: 0,
  throw: number,
  fell,
  dice,
});
const first = thrown(1, [5, 3, 5, 1, 6, 2, 5, 3], [1, 2, 3, 3, 5, 5, 5, 6]);
const takenUp: TakenUp = { type: "TakenUp", seat: 0, faces: [1, 3, 5], kept: [2, 3, 5, 5, 6] };
const second = thrown(2, [4, 4, 6], [2, 3, 4, 4, 5, 5, 6, 6]);
const faces = (dice: readonly { readonly face: number }[]): number[] => dice.map((d) => d.face);

it("finds the slots of faces, the last ones of equals", () => {
  const dice = lay([first]);
  expect(slotsOf(dice, [3, 5, 5])).toEqual([2, 6, 7]);
  expect(slotsOf(dice, [])).toEqual([]);
});

describe("lay", () => {
  it("leaves every die in its slot", () => {
    const dice = lay([first, takenUp, second]);
    expect(faces(dice)).toEqual([5, 3, 5, 4, 6, 2, 4, 6]);
    expect(dice.map(({ kept }) => kept)).toEqual([
      ...[true, true, true, false, true, true, false, false],
    ]);
  });

  it("takes up the very dice that were tapped", () => {
    const dice = lay([first, takenUp, second], new Map([[1, [0, 1, 3]]]));
    expect(faces(dice)).toEqual([4, 4, 5, 6, 6, 2, 5, 3]);
  });

  it("does not trust slots that do not hold those faces", () => {
    const dice = lay([first, takenUp, second], new Map([[1, [4, 5, 6]]]));
    expect(faces(dice)).toEqual([5, 3, 5, 4, 6, 2, 4, 6]);
  });

  it("begins anew with every turn", () => {
    const next = thrown(1, [1, 1, 1, 1, 2, 2, 2, 2], [1, 1, 1, 1, 2, 2, 2, 2]);
    const dice = lay([first, takenUp, second, next]);
    expect(faces(dice)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    expect(dice.some(({ kept }) => kept)).toBe(false);
  });

  it("shows none before the first throw", () => {
    expect(lay([])).toEqual([]);
  });
});

it("counts throws", () => {
  expect(throws([first, takenUp, second])).toBe(2);
});

it("tells which dice have been used", () => {
  const dice = lay([first]);
  expect([...spent(dice, [1, 2, 3, 3, 6])]).toEqual([0, 2, 6]);
  expect([...spent(dice, [1, 2, 3, 5, 5, 6])]).toEqual([6, 7]);
});

it("counts faces", () => {
  expect(count([1, 5, 5, 2], 5)).toBe(2);
});

describe("reroll", () => {
  const offers = [
    { do: "stand", action: { type: "Stand" } as const },
    { do: "reroll 1 2", action: { type: "Reroll", faces: [1, 2] } as const },
  ];

  it("finds the offer of these faces in whatever order", () => {
    expect(reroll(offers, [2, 1])).toBe("reroll 1 2");
  });

  it("is nothing without dice, or if it is not offered", () => {
    expect(reroll(offers, [])).toBeNull();
    expect(reroll(offers, [6])).toBeNull();
  });

  it("is written down if no offers are shown", () => {
    expect(reroll([], [6, 2])).toBe("reroll 2 6");
  });
});

describe("fallen", () => {
  const view = { step: { type: "Keeping", throw: 2, dice: second.dice } } as unknown as View;

  it("tells no die that is still falling", () => {
    expect(fallen(view, [takenUp, second], true)).toEqual(takenUp.kept);
    expect(
      fallen({ ...view, step: { type: "Keeping", throw: 1, dice: first.dice } }, [first], true),
    ).toEqual([]);
  });

  it("tells all dice once they lie there", () => {
    expect(fallen(view, [takenUp, second], false)).toEqual(second.dice);
    expect(fallen(view, [], true)).toEqual(second.dice);
  });
});

describe("what goes towards a price", () => {
  const dice = [3, 3, 5, 3, 1].map((face) => ({ face, kept: false }));
  const none = dice.map(() => false);

  it("is as many dice as it takes", () => {
    expect(payers(dice, none, [3, 3])).toEqual([0, 1]);
  });

  it("is all there are, if they are too few", () => {
    expect(payers(dice, none, [5, 5, 5])).toEqual([2]);
    expect(payers(dice, none, [6, 6])).toEqual([]);
  });

  it("begins with those that are kept", () => {
    expect(payers(dice, [false, false, false, true, false], [3, 3])).toEqual([3, 0]);
  });
});
