import { expect, test } from "vitest";

import { coveredBy, layersOf, spotsOf } from "./layers";
import { changesOf, filledSpaces, spacesFor } from "./outlook";
import type { EstateView, Event, Spot, View } from "./types";

function spot(x: number, y: number, shows: string | null, more: Partial<Spot> = {}): Spot {
  return { field: [x, y], shows, has_card: true, has_tile: false, is_fresh: false, ...more };
}

function view(land: Spot[], estates: EstateView[] = []): View {
  return { land, estates, boards: [] } as unknown as View;
}

const first: Event = { type: "Opened", card: "gwsb" };
const second: Event = { type: "Placed", seat: 0, card: "ggsb", field: [1, 1], turn: 0 };
const land = [
  ...[spot(0, 0, "g"), spot(1, 0, "w"), spot(0, 1, "b"), spot(1, 1, "g")],
  ...[spot(2, 1, "g"), spot(2, 2, "s"), spot(1, 2, "b")],
];

test("cards lie as they were laid; only the uppermost field is seen", () => {
  const { cards, patches } = layersOf([first, second], view(land));
  expect(cards.map(({ field }) => field)).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(cards[0]?.fields.map(({ top }) => top)).toEqual([true, true, false, true]);
  expect(patches).toEqual([]);
});

test("what the history does not explain is drawn field by field", () => {
  const { cards, patches } = layersOf([first], view(land));
  expect(cards).toHaveLength(1);
  expect(patches.map(({ field }) => field)).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 2],
  ]);
});

test("tiles and falcons hide a field without contradicting its card", () => {
  const under = [spot(0, 0, "s", { has_tile: true }), spot(1, 0, null), ...land.slice(2)];
  expect(layersOf([first, second], view(under)).patches).toEqual([]);
});

test("a card covers what shows something there", () => {
  expect(
    coveredBy(
      [
        [1, 1],
        [9, 9],
      ],
      spotsOf(view(land)),
    ),
  ).toHaveLength(1);
});

test("a falcon's split is foreseen: what is lost goes wild, the rest has a new hem", () => {
  const row = [0, 1, 2, 3].map((x) => spot(x, 0, "g"));
  const estate: EstateView = {
    ...{ owner: 1, size: "small", kind: "g", home: [0, 0] },
    fields: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  };
  const hunted = row.map((s) => (s.field[0] === 1 ? spot(1, 0, null) : s));
  const after = view(hunted, [{ ...estate, fields: [[0, 0]] }]);
  const { estates, wild } = changesOf(view(row, [estate]), after);
  expect(estates.map(({ after: e }) => e.fields.length)).toEqual([1]);
  expect(wild).toEqual([
    [2, 0],
    [3, 0],
  ]);
  expect(changesOf(after, after).estates).toEqual([]);
  expect(changesOf(after, null).wild).toEqual([]);
});

test("captures fill the first free spaces of their kind", () => {
  expect(filledSpaces("ggsb", [1, 0, 0, 1])).toEqual([true, false, false, true]);
  expect(spacesFor("ggsb", [1, 0, 0, 1], "gs")).toEqual([false, true, true, false]);
});
