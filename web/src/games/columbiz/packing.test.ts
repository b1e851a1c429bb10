import { expect, it } from "vitest";

import { packing, partsOf } from "./packing";
import type { PackedOffers } from "./types";

it("knows every choice among dice once, the fewest first", () => {
  expect(partsOf([2, 2, 5])).toEqual([[2], [5], [2, 2], [2, 5], [2, 2, 5]]);
});

it("makes an offer of every throw and every square", () => {
  const packed: PackedOffers = [
    { do: "stand", action: { type: "Stand" } },
    { do: "reroll {}", action: { type: "Reroll" }, each: "1 6" },
    { do: "put {}", action: { type: "Put" }, each: "5/3 6/1" },
  ];
  expect(packing.offers(packed as never)).toEqual([
    { do: "stand", action: { type: "Stand" } },
    { do: "reroll 1", action: { type: "Reroll", faces: [1] } },
    { do: "reroll 6", action: { type: "Reroll", faces: [6] } },
    { do: "reroll 1 6", action: { type: "Reroll", faces: [1, 6] } },
    { do: "put 5/3", action: { type: "Put", square: { column: 5, number: 3 } } },
    { do: "put 6/1", action: { type: "Put", square: { column: 6, number: 1 } } },
  ]);
});
