/** What has just come onto the land, to be moved into its place. */

import { keyOf } from "./geometry";
import type { Event } from "./types";

export interface Fresh {
  /** Cards by their top left field. */
  readonly cards: ReadonlySet<string>;
  /** Tiles, falcons and dovecotes. */
  readonly fields: ReadonlySet<string>;
  /** Estates whose hem has changed, by the dovecote's field. */
  readonly homes: ReadonlySet<string>;
  /** Who has brought them; null: whoever looks, with their own hand. */
  readonly from: number | null;
}

export function freshIn(news: readonly Event[], viewer: number | null): Fresh {
  const [cards, fields, homes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let from: number | null = null;
  for (const event of news) {
    if (event.type !== "Resized" && "seat" in event) from = event.seat;
    if (event.type === "Placed") cards.add(keyOf(event.field));
    if (event.type === "Built") homes.add(keyOf(event.field));
    if (event.type === "Resized") homes.add(keyOf(event.home));
    if (event.type === "Built" || event.type === "Laid" || event.type === "Hunted") {
      fields.add(keyOf(event.field));
    }
  }
  return { cards, fields, homes, from: from === viewer ? null : from };
}
