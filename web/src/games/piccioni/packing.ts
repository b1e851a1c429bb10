/** Piccioni's shorthand spread out: every value of one field with every value of the next. */

import { spread, type Filling, type Packing } from "../../lib/packed";
import type { Action, Choices, PackedOffers, PackedView, View } from "./types";

/** Kinds of cards are a list, a zone is a text. */
function valueOf(name: string, text: string): string | readonly string[] {
  return name === "what" || name === "paid" ? text.split(" ") : text;
}

/** Each value of one cell with each of the next. */
function products(names: readonly string[], row: readonly string[]): readonly Filling[] {
  let found: readonly Filling[] = [{ texts: [], fields: {} }];
  names.forEach((name, place) => {
    const values = row[place]?.split(",") ?? [];
    found = found.flatMap(({ texts, fields }) =>
      values.map((text) => ({
        texts: [...texts, text],
        fields: { ...fields, [name]: valueOf(name, text) },
      })),
    );
  });
  return found;
}

export const packing: Packing<View, Action> = {
  view: (packed: PackedView) => packed,
  offers: (packed: PackedOffers) =>
    spread<Action, Choices>(packed, (each) => each.rows.flatMap((row) => products(each.of, row))),
};
