/** What lies where: the cards as they were laid, and what the fields show now. */

import { keyOf, laidOut, type Field, type Kind } from "./geometry";
import type { EstateView, Event, Spot, View } from "./types";

/** A card on the land; `top` says which of its fields are seen, in the order of its letters. */
export interface LaidCard {
  readonly id: number;
  readonly card: string;
  readonly field: Field;
  readonly turn: number;
  readonly fields: readonly { readonly field: Field; readonly kind: Kind; readonly top: boolean }[];
}

export interface Layers {
  readonly cards: readonly LaidCard[];
  /** Fields whose card is not known: they are drawn one by one. */
  readonly patches: readonly Spot[];
}

type Lying = Omit<LaidCard, "fields" | "id">;

function lying(history: readonly Event[]): Lying[] {
  const found: Lying[] = [];
  for (const event of history) {
    if (event.type === "Opened") found.push({ card: event.card, field: [0, 0], turn: 0 });
    if (event.type === "Placed") {
      found.push({ card: event.card, field: event.field, turn: event.turn });
    }
  }
  return found;
}

/** The view is the truth: cards of the history only say how it came to lie so. */
export function layersOf(history: readonly Event[], view: View): Layers {
  const spots = spotsOf(view);
  const known = lying(history).filter(({ card, field, turn }) =>
    laidOut(card, field, turn).every(([at]) => spots.get(keyOf(at))?.has_card),
  );
  const tops = new Map<string, readonly [number, Kind]>();
  known.forEach(({ card, field, turn }, id) => {
    for (const [at, kind] of laidOut(card, field, turn)) tops.set(keyOf(at), [id, kind]);
  });
  const cards = known.map((lies, id) => ({
    ...lies,
    id,
    fields: laidOut(lies.card, lies.field, lies.turn).map(([field, kind]) => ({
      field,
      kind,
      top: tops.get(keyOf(field))?.[0] === id,
    })),
  }));
  const isExplained = (spot: Spot): boolean => {
    if (!spot.has_card) return true; // a tile on bare table
    const kind = tops.get(keyOf(spot.field))?.[1];
    return kind === spot.shows || (!!kind && (spot.has_tile || spot.shows === null));
  };
  return { cards, patches: view.land.filter((spot) => !isExplained(spot)) };
}

export function spotsOf(view: View): ReadonlyMap<string, Spot> {
  return new Map(view.land.map((spot) => [keyOf(spot.field), spot]));
}

/** The estate of each field. */
export function estatesOf(view: View): ReadonlyMap<string, EstateView> {
  return new Map(view.estates.flatMap((estate) => estate.fields.map((f) => [keyOf(f), estate])));
}

/** The fields under a card that show something. */
export function coveredBy(fields: readonly Field[], spots: ReadonlyMap<string, Spot>): Spot[] {
  return fields.map((field) => spots.get(keyOf(field))).filter((spot) => spot !== undefined);
}
