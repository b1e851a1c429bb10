import { expect, it } from "vitest";

import { packing } from "./packing";
import type { PackedOffers } from "./types";

it("makes an offer of everything moved to everywhere, and of every payment", () => {
  const packed: PackedOffers = [
    {
      do: "play breadcrumbs on {} in {} to {}",
      action: { type: "Play", card: "breadcrumbs", partner: -1 },
      each: {
        of: ["what", "zone", "to"],
        rows: [
          ["fat,fat lady", "street", "crowd,area 1"],
          ["lame", "area 1", "crowd"],
        ],
      },
    },
    {
      do: "clean lots with {}",
      action: { type: "Clean", what: "lots" },
      each: { of: ["paid"], rows: [["car net"]] },
    },
  ];
  const offers = packing.offers(packed as never);
  expect(offers.map(({ do: text }) => text)).toEqual([
    "play breadcrumbs on fat in street to crowd",
    "play breadcrumbs on fat in street to area 1",
    "play breadcrumbs on fat lady in street to crowd",
    "play breadcrumbs on fat lady in street to area 1",
    "play breadcrumbs on lame in area 1 to crowd",
    "clean lots with car net",
  ]);
  expect(offers[3]?.action).toEqual({
    type: "Play",
    card: "breadcrumbs",
    what: ["fat", "lady"],
    zone: "street",
    to: "area 1",
    partner: -1,
  });
});
