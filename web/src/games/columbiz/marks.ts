/** What others have changed on the board since one's last turn. */

import { keyOf, type Key } from "./geometry";
import type { Event } from "./types";

/** A pawn has come there, or was captured there and left the square free. */
export type Change = "came" | "went";

export function changed(events: readonly Event[]): ReadonlyMap<Key, Change> {
  const found = new Map<Key, Change>();
  for (const event of events) {
    if (event.type === "Placed") found.set(keyOf(event.square), "came");
    if (event.type === "Captured") for (const one of event.squares) found.set(keyOf(one), "went");
  }
  return found;
}
