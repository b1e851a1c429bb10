import { describe, expect, it } from "vitest";

import { bitsOf, fieldsOf, packing } from "./packing";
import type { PackedOffers } from "./types";

const FRAME = { left: -2, top: -1, width: 4 };

describe("a set of fields", () => {
  it("is a hexadecimal number, the lowest bit first", () => {
    expect(bitsOf("0")).toEqual([]);
    expect(bitsOf("1")).toEqual([0]);
    expect(bitsOf("c2")).toEqual([1, 6, 7]);
  });

  it("has letters for runs of noughts", () => {
    expect(bitsOf("1w")).toEqual([16]);
    expect(bitsOf("8x")).toEqual([35]);
    expect(bitsOf("1y0")).toEqual([68]);
    expect(bitsOf("1zw1")).toEqual([0, 148]);
  });

  it("lies in its frame, row by row", () => {
    expect(fieldsOf(FRAME, "31")).toEqual([
      [-2, -1],
      [-2, 0],
      [-1, 0],
    ]);
  });
});

it("makes an offer of every field, and keeps those that name none", () => {
  const packed: PackedOffers = [
    {
      do: "place gwsb at {} turn 2",
      action: { type: "Place", card: "gwsb", turn: 2 },
      each: { frame: FRAME, fields: "21" },
    },
    { do: "end", action: { type: "End" } },
  ];
  expect(packing.offers(packed as never)).toEqual([
    {
      do: "place gwsb at -2,-1 turn 2",
      action: { type: "Place", card: "gwsb", field: [-2, -1], turn: 2 },
    },
    {
      do: "place gwsb at -1,0 turn 2",
      action: { type: "Place", card: "gwsb", field: [-1, 0], turn: 2 },
    },
    { do: "end", action: { type: "End" } },
  ]);
});
