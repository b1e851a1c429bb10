import { expect, it, vi } from "vitest";

import type { Event } from "./types";

vi.mock("../../lib/words.svelte", () => import("../../../tests/catalogue"));

const { icon, offer, refuse, region, tell } = await import("./tell");
const { whatMayBe } = await import("./offers");
const names = {
  name: (seat: number) => ["Ada", "Homer"][seat] ?? "?",
  isYou: (seat: number) => seat === 0,
};
const spot = (x: number, y: number, shows: string) => ({ field: [x, y], shows, has_tile: false });
/** Six fields wide and high, green all over but for one of sand. */
const LAND = Array.from({ length: 36 }, (_, n) => [n % 6, Math.floor(n / 6)] as const).map(
  ([x, y]) => spot(x, y, x === 1 && y === 1 ? "s" : "g"),
);
const view = (variant: string) => ({ land: LAND, options: { variant } }) as never;

it("speaks of cards, fields and estates without codes and numbers of fields", () => {
  expect(tell({ type: "Drawn", seat: 0, card: "gwbs" }, names)).toBe(
    "You draw a card: top green, white; bottom sand, blue.",
  );
  const built: Event = {
    ...{ type: "Built", seat: 1, size: "small", field: [1, 1], count: 1, points: 1 },
  };
  expect(tell(built, names)).toBe("Homer builds a small dovecote: 1 point.");
  const home: [number, number] = [-2, -1];
  const resized = { type: "Resized", home, kind: "w", before: 8, points: 1 } as const;
  expect(tell({ ...resized, owner: 1, after: 9 }, names)).toBe(
    "Homer’s white estate grows to 9 fields.",
  );
  expect(tell({ ...resized, owner: 0, after: 1 }, names)).toBe(
    "Your white estate shrinks to one field.",
  );
  expect(tell({ type: "Hunted", seat: 1, owner: 0, field: [0, 0] }, names)).toBe(
    "Homer sends a falcon into your estate.",
  );
});

it("counts what is captured", () => {
  const captured = { type: "Captured", seat: 0, fields: [] } as const;
  expect(tell({ ...captured, pigeons: "s" }, names)).toBe("You capture a sand pigeon.");
  expect(tell({ ...captured, pigeons: "sg" }, names)).toBe("You capture 2 pigeons: sand, green.");
});

it("says who has the largest estate when it decides", () => {
  expect(tell({ type: "TieBroken", largest: [7, 5], is_shared: false }, names)).toBe(
    "Equal points: the largest estate decides (Ada 7, Homer 5).",
  );
});

it("shows a large dovecote as a large one", () => {
  const built = (size: string): Event => ({
    ...{ type: "Built", seat: 1, field: [1, 1], count: 1, points: 1, size },
  });
  expect(icon(built("small"))).toBe("_ds-a");
  expect(icon(built("large"))).toBe("_dl-a");
});

it("says what a card does where it is laid, and where that is", () => {
  const place = { type: "Place", card: "gwsb", turn: 3 } as const;
  const standard = view("standard");
  expect(offer({ ...place, field: [-2, 0] }, standard, names)).toBe(
    "Place the card here (top left)",
  );
  expect(offer({ ...place, field: [-1, 1] }, standard, names)).toMatch(/^Capture 2 pigeons here/);
  expect(offer({ ...place, field: [-1, 1] }, view("junior"), names)).toMatch(
    /^Cover 2 fields here/,
  );
});

it("points at parts of the land", () => {
  const where = (x: number, y: number) => region([x, y], view("standard"));
  expect([where(0, 0), where(5, 0), where(2, 5), where(3, 3)]).toEqual([
    ...["top-left", "top-right", "bottom", "middle"],
  ]);
});

it("names what may be done, each thing once", () => {
  expect(whatMayBe(["end", "large", "lay-g", "small", "lay-b"])).toEqual(["build", "lay", "end"]);
});

it("refuses in plain words", () => {
  expect(refuse("not-lacking", { kind: "g", covers: 2, lacking: 1 }, names)).toBe(
    "You would cover 2 green pigeons, but your objective lacks only one.",
  );
  expect(refuse("opponents-estate", { owner: 1, field: "1,2" }, names)).toBe(
    "You would cover a field of Homer’s estate.",
  );
});
