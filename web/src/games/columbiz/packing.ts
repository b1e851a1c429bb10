/** Columbiz' shorthand spread out: a letter for each square, one offer for all throws of a hand. */

import { spread, type Filling, type Packing } from "../../lib/packed";
import type { Action, PackedOffers, PackedView, Spot, View } from "./types";

const SIDE = 6;

function spotsOf(rows: string, owners: string): readonly Spot[] {
  return [...rows].map((row, place) => ({
    square: { column: Math.floor(place / SIDE) + 1, number: (place % SIDE) + 1 },
    row: Number(row),
    owner: owners[place] === "." ? null : Number(owners[place]),
  }));
}

function pricesOf(text = ""): readonly (readonly number[])[] {
  return text.split(" ").flatMap((faces) => (faces ? [[...faces].map(Number)] : []));
}

/** Every choice among some dice, once each: fewest dice first, then lowest faces. */
export function partsOf(dice: readonly number[]): readonly (readonly number[])[] {
  let parts: number[][] = [[]];
  for (const face of new Set(dice)) {
    const most = dice.filter((die) => die === face).length;
    const more = Array.from({ length: most + 1 }, (_, count) => Array<number>(count).fill(face));
    parts = parts.flatMap((part) => more.map((faces) => [...part, ...faces]));
  }
  const key = (part: readonly number[]): string => `${part.length} ${part.join(" ")}`;
  return parts.filter(({ length }) => length).sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function throwsOf(hand: string): readonly Filling[] {
  const parts = partsOf(hand.split(" ").map(Number));
  return parts.map((faces) => ({ texts: [faces.join(" ")], fields: { faces } }));
}

function putsOn(squares: string): readonly Filling[] {
  return squares.split(" ").map((text) => {
    const [column, number] = text.split("/").map(Number);
    return { texts: [text], fields: { square: { column, number } } };
  });
}

export const packing: Packing<View, Action> = {
  view: ({ rows, owners, prices, ...rest }: PackedView) => ({
    ...rest,
    board: spotsOf(rows, owners),
    prices: pricesOf(prices),
  }),
  offers: (packed: PackedOffers) =>
    spread<Action, string>(packed, (each, type) =>
      type === "Reroll" ? throwsOf(each) : putsOn(each),
    ),
};
