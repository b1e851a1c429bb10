/** What others have changed on the land since one's last turn. */

import { keyOf, square, type Field } from "./geometry";
import type { Event } from "./types";

export interface Marks {
  /** Cards by their top left field. */
  readonly cards: readonly Field[];
  /** Tiles, falcons and dovecotes. */
  readonly pieces: readonly Field[];
  /** All fields of these, by their keys. */
  readonly fields: ReadonlySet<string>;
}

/** The places an event has changed: fields by their key, boards as `board-SEAT`. */
export function marks(event: Event): readonly string[] {
  switch (event.type) {
    case "Placed":
      return square(event.field).map(keyOf);
    case "Built":
    case "Laid":
    case "Hunted":
      return [keyOf(event.field)];
    case "Captured":
    case "Completed":
      return [`board-${event.seat}`];
    default:
      return [];
  }
}

/** All of it, ready to be drawn; of two cards or pieces in one place the last is marked. */
export function marked(events: readonly Event[]): Marks {
  const cards = new Map<string, Field>();
  const pieces = new Map<string, Field>();
  for (const event of events)
    if (event.type === "Placed") cards.set(keyOf(event.field), event.field);
    else if (event.type === "Built" || event.type === "Laid" || event.type === "Hunted")
      pieces.set(keyOf(event.field), event.field);
  return {
    cards: [...cards.values()],
    pieces: [...pieces.values()],
    fields: new Set(events.flatMap(marks)),
  };
}
