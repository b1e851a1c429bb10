/** Columba's shorthand spread out: a set of fields is one hexadecimal number. */

import { spread, type Packing } from "../../lib/packed";
import { keyOf, KINDS } from "./geometry";
import type {
  Action,
  EstateView,
  Frame,
  PackedEstate,
  PackedLand,
  PackedOffers,
  PackedView,
  Spot,
  View,
} from "./types";

/** Letters that stand for so many noughts. */
const RUNS: Readonly<Record<string, number>> = { w: 4, x: 8, y: 16, z: 32 };

/** The bits of a number, the lowest first. */
export function bitsOf(mask: string): readonly number[] {
  const digits = mask.replace(/[w-z]/g, (letter) => "0".repeat(RUNS[letter] ?? 0));
  const found: number[] = [];
  for (let place = 0; place < digits.length; place++) {
    const digit = parseInt(digits.charAt(digits.length - 1 - place), 16);
    for (let bit = 0; bit < 4; bit++) if ((digit >> bit) & 1) found.push(4 * place + bit);
  }
  return found;
}

/** The field that a bit stands for. */
function fieldAt({ left, top, width }: Frame, bit: number): [number, number] {
  return [left + (bit % width), top + Math.floor(bit / width)];
}

export function fieldsOf(frame: Frame, mask: string): [number, number][] {
  return bitsOf(mask).map((bit) => fieldAt(frame, bit));
}

function spotsOf({ frame, cards, shown, tiles, fresh }: PackedLand): readonly Spot[] {
  const [carded, tiled, laidNow] = [cards, tiles, fresh].map((mask) => new Set(bitsOf(mask)));
  const kinds = new Map(
    KINDS.flatMap((kind) => bitsOf(shown[kind] ?? "0").map((bit) => [bit, kind] as const)),
  );
  const bits = [...new Set([...carded!, ...tiled!])].sort((one, other) => one - other);
  return bits.map((bit) => ({
    field: fieldAt(frame, bit),
    shows: kinds.get(bit) ?? null,
    has_card: carded!.has(bit),
    has_tile: tiled!.has(bit),
    is_fresh: laidNow!.has(bit),
  }));
}

function estateOf(frame: Frame, { home, fields, ...rest }: PackedEstate): EstateView {
  const [at = [0, 0]] = fieldsOf(frame, home);
  return { ...rest, home: at, fields: fieldsOf(frame, fields) };
}

export const packing: Packing<View, Action> = {
  view({ land, strays, ...rest }: PackedView) {
    if (!land) return { ...rest, land: [], estates: [], strays: [] };
    return {
      ...rest,
      land: spotsOf(land),
      estates: land.estates.map((estate) => estateOf(land.frame, estate)),
      strays: fieldsOf(land.frame, strays),
    };
  },
  offers: (packed: PackedOffers) =>
    spread<Action, NonNullable<PackedOffers[number]["each"]>>(packed, ({ frame, fields }) =>
      fieldsOf(frame, fields).map((field) => ({ texts: [keyOf(field)], fields: { field } })),
    ),
};
